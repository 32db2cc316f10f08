"""No hidden card leaks: two matches that differ only in what a seat may not know send it the same bytes."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.game import find
from shoal.kernel import seeded
from shoal.match import Match, Step, Variant, refold
from shoal.server.archive import import_file
from shoal.server.seats import COOKIE, Guest, Seat, Signer, to_json
from tests.server.kit import Launch, Server, few

SECRET = "not much of a secret"


def random_steps(variant: Variant, seed: int, count: int) -> tuple[Match, list[Step]]:
    """A match that stands where a player acts, after about so many steps."""
    match, rng = variant.match(seed=seed), random.Random(seed)
    while len(match.log) < count and not match.over:
        match.play(rng.choice(match.legal))
    return refold(match.record(), match.chance)


def swapped(match: Match, steps: list[Step], seat: int | None, rng: random.Random) -> list[int] | None:
    """Another log that looks the same to the seat, step by step, but ends in another state; None if there is none."""
    table, door = match.game.table, match.game.door
    shown = [(match.events(step, seat), table.view(step.after, seat)) for step in steps]
    tried = 0

    def search(s: Any, log: list[int]) -> list[int] | None:
        nonlocal tried
        tried += 1
        n = len(log)
        if n == len(steps):
            return log if s.tobytes() != steps[-1].after.tobytes() else None
        if tried > 800 or door.actor(s) != door.actor(steps[n].before):
            return None
        here = Match(match.variant, s, match.chance)
        actions, _ = here.choices()
        rng.shuffle(actions)
        for action in actions:
            step = here.step(action)
            if (match.events(step, seat), table.view(step.after, seat)) == shown[n]:
                found = search(step.after, [*log, action])
                if found is not None:
                    return found
        return None

    return search(steps[0].before, [])


def hides_something(match: Match, seat: int) -> bool:
    """Is there anything here that the seat cannot know?"""
    for seed in range(8):
        s = match.state.copy()
        match.game.door.imagine(s, seat, seeded(seed))
        if s.tobytes() != match.state.tobytes():
            return True
    return False


def exported(id_: str, variant: Variant, log: list[int]) -> dict[str, Any]:
    seats = [Seat("person", f"P{k}", guests=(f"guest{k}",), nonce=f"nonce{k}") for k in range(variant.players)]
    row = {
        "id": id_, "game": variant.game.name, "version": variant.game.version, "players": variant.players,
        "options": variant.options, "seats": to_json(seats), "clock": None, "public": False, "phase": "playing",
        "host": "guest0", "key": "0" * 64, "created": 1e9, "started": 1e9, "ended": None, "result": None, "next": None,
        "revision": 1,
    }  # fmt: skip
    return {"table": row, "log": [[action, 1e9] for action in log]}


@pytest.mark.parametrize("game", shoal.games())
def test_swapped_cards_send_the_same_bytes(tmp_path: Path, launch: Launch, game: str) -> None:
    players = few(game)
    variant = Variant(find(game), players)
    lines: list[Any] = [{"format": "shoal-export-1"}]
    pairs = []
    for seed in range(4):
        match, steps = random_steps(variant, seed, 14 + 8 * seed)
        for seat in [*range(players), None]:
            log = swapped(match, steps, seat, random.Random(seed)) if hides_something(match, seat or 0) else None
            if log is not None:
                name = f"{seed}-{'w' if seat is None else seat}"
                lines += [exported(f"A-{name}", variant, match.log), exported(f"B-{name}", variant, log)]
                pairs.append((name, seat))
    if not find(game).hidden:
        assert not pairs
        return
    assert len(pairs) >= 4
    (tmp_path / "twins.jsonl").write_text("\n".join(json.dumps(line) for line in lines))
    import_file(tmp_path / "twins.jsonl", f"sqlite:///{tmp_path}/test.sqlite3", as_json=True)
    server = launch(secret=SECRET)
    for name, seat in pairs:
        assert received(server, f"A-{name}", seat) == received(server, f"B-{name}", seat)


def received(server: Server, table: str, seat: int | None) -> bytes:
    """Every byte that a seat gets: the table, the state, the stream from the beginning."""
    client = server.client()
    if seat is not None:
        client.http.cookies.set(COOKIE, Signer(SECRET.encode()).cookie(Guest(f"guest{seat}", f"P{seat}")))
    assert client.get(f"/tables/{table}")["you"] == seat
    client.get(f"/tables/{table}/state")
    stream = client.stream(table)
    stream.reaches(1)
    stream.close()
    return (client.heard + stream.raw.split(b": still here")[0]).replace(table.encode(), b"TABLE")
