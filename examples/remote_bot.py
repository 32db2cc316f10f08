"""A remote bot: joins a table by its link, listens to its seat's stream and plays. Needs only httpx.

    python examples/remote_bot.py http://127.0.0.1:8000/t/V1StGXR8_Z5j
    python examples/remote_bot.py http://127.0.0.1:8000 --game coloretto    # makes a table, prints its link, waits

Replace `choose` with something cleverer: it gets the view of its own seat and the legal actions.
When the match is over the bot says whether the deal was fair to it (docs/fair-deals.md), if Shoal is installed there.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
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
            move = {"n": data["n"], "action": action["id"], "takebacks": data["takebacks"]}
            answer = http.post(f"/api/tables/{table}/moves", json=move)
            if answer.status_code not in (200, 409):  # 409: the stream will show what is new
                answer.raise_for_status()
    raise AssertionError("the stream never ends by itself")


def words_for(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """Our words for the deal, drawn now that the commitment is known: with it, all that the check will need."""
    return {"known_commitment": table["commitment"], "words": secrets.token_hex(16), "seat": seat}


def make(http: httpx.Client, game: str, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table for two: our seat, and what we know of its deal."""
    seats = [{"kind": "open"}, {"kind": "me"}]
    made = http.post("/api/tables", json={"game": game, "seats": seats, "name": name})
    sat: dict[str, Any] = made.raise_for_status().json()
    known, table = words_for(sat["table"], sat["seat"]), sat["table"]["id"]
    http.post(f"/api/tables/{table}/words", json={"entropy": known["words"]}).raise_for_status()
    return sat, known


def join(http: httpx.Client, table: str, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A seat at a table, and what we know of its deal; the words come along, since anybody may start at once."""
    looked = http.get(f"/api/tables/{table}").raise_for_status().json()
    free = [number for number, seat in enumerate(looked["seats"]) if seat["kind"] == "open"]
    known = words_for(looked, free[0] if free else 0)
    wanted = {"name": name, "seat": known["seat"], "entropy": known["words"]}
    sat: dict[str, Any] = http.post(f"/api/tables/{table}/seats", json=wanted).raise_for_status().json()
    return sat, known


def check(http: httpx.Client, table: str, known: dict[str, Any]) -> None:
    """Say whether the cards came from the key that was committed to, and from our words."""
    try:
        from shoal import ShoalError, fair
    except ImportError:
        print("the deal was not checked: Shoal is not installed here", file=sys.stderr)
        return
    try:
        fair.verify(http.get(f"/api/tables/{table}/record").raise_for_status().json(), **known)
        print("the deal was fair to us", file=sys.stderr)
    except ShoalError as error:
        print(f"THE DEAL WAS NOT FAIR: {error}", file=sys.stderr)


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
            sat, known = make(http, args.game, args.name)
            print(f"{http.base_url}/t/{sat['table']['id']}", flush=True)
        else:
            table = parts.path.rstrip("/").rpartition("/")[2]
            sat, known = join(http, table, args.name)
        http.headers["authorization"] = f"Bearer {sat['token']}"
        result = play(http, sat["table"]["id"])
        check(http, sat["table"]["id"], known)
        print(json.dumps(result))


if __name__ == "__main__":
    main()
