"""A remote bot: joins a table by its link, listens to its seat's stream and plays. Needs only httpx.

    python examples/remote_bot.py http://127.0.0.1:8000/t/V1StGXR8_Z5j
    python examples/remote_bot.py http://127.0.0.1:8000 --game coloretto    # makes a table, prints its link, waits

Replace `choose` with something cleverer: it gets the view of its own seat and the legal actions.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx


def choose(view: dict[str, Any], actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The action to play. This bot is not clever."""
    return random.choice(actions)


def events(http: httpx.Client, table: str) -> Iterator[tuple[str, Any]]:
    """The stream of our seat, for ever: it resumes where it broke."""
    last = ""
    while True:
        try:
            headers = {"last-event-id": last} if last else {}
            with http.stream("GET", f"/api/tables/{table}/stream", headers=headers, timeout=60) as stream:
                stream.raise_for_status()
                kind = ""
                for line in stream.iter_lines():
                    name, _, value = line.partition(": ")
                    if name == "event":
                        kind = value
                    elif name == "id":
                        last = value
                    elif name == "data":
                        yield kind, json.loads(value)
        except httpx.TransportError:
            time.sleep(1)


def play(http: httpx.Client, table: str) -> dict[str, Any]:
    """Play until the match is over; its result."""
    for kind, data in events(http, table):
        if kind == "table" and data["phase"] == "over":
            result: dict[str, Any] = data["result"]
            return result
        if kind == "table" and data["phase"] == "open" and all(seat["kind"] != "open" for seat in data["seats"]):
            http.post(f"/api/tables/{table}/start")
        if kind == "step" and data["actions"]:
            action = choose(data["view"], data["actions"])
            answer = http.post(f"/api/tables/{table}/moves", json={"n": data["n"], "action": action["id"]})
            if answer.status_code not in (200, 409):  # 409: the stream will show what is new
                answer.raise_for_status()
    raise AssertionError("the stream never ends by itself")


def main() -> None:
    """Join or make a table, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="a table's link, or the server's address with --game")
    parser.add_argument("--game", help="make a table of this game for two")
    parser.add_argument("--name", default="Remote bot")
    args = parser.parse_args()
    parts = urlsplit(args.link)
    with httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}") as http:
        if args.game:
            seats = [{"kind": "open"}, {"kind": "me"}]
            made = http.post("/api/tables", json={"game": args.game, "seats": seats, "name": args.name})
            made.raise_for_status()
            sat = made.json()
            print(f"{http.base_url}/t/{sat['table']['id']}", flush=True)
        else:
            table = parts.path.rstrip("/").rpartition("/")[2]
            joined = http.post(f"/api/tables/{table}/seats", json={"name": args.name})
            joined.raise_for_status()
            sat = joined.json()
        http.headers["authorization"] = f"Bearer {sat['token']}"
        print(json.dumps(play(http, sat["table"]["id"])))


if __name__ == "__main__":
    main()
