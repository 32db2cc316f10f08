"""No hidden card leaks: two matches that differ only in what a seat may not know send it the same bytes, and whoever
had a seat sees from then on what a spectator sees, in JSON, on pages and on streams.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.game import find
from shoal.kernel import seeded
from shoal.match import Match, Step, Variant, refold
from shoal.server.archive import import_file
from shoal.server.seats import COOKIE, GUESTS_PER_SEAT, Guest, Seat, Signer, to_json
from tests.kit.cases import pick
from tests.server.kit import Client, Launch, Server, Stream, few, play_on, seated

SECRET = "not much of a secret"
GAME = pick(players=3, hidden=True)  # where seats change hands
BYE = b'event: bye\nretry: 100\ndata: {"reason": "seat"}'


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
    server = launch(secret=SECRET, gone_after=0)  # else each look would say for how long somebody has been away
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


@pytest.fixture(scope="module")
def hands(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pages and a bot, at which whoever is not there can be replaced at once."""
    running = Server(tmp_path_factory.mktemp("hands"), pages=True, workers=1, gone_after=0).start()
    yield running
    running.finish()


@dataclass
class Watcher:
    """Somebody who has a seat and looks at it in every way there is."""

    client: Client
    table: str
    seat: int
    token: str
    by_cookie: list[Stream]
    by_token: list[Stream]

    @property
    def streams(self) -> list[Stream]:
        """All of them."""
        return self.by_cookie + self.by_token

    @property
    def bearer(self) -> dict[str, str]:
        """The header of a program that has the token only."""
        return {"authorization": f"Bearer {self.token}"}


def watch(server: Server, client: Client, table: str) -> Watcher:
    """Open all streams of a seat, by cookie and by token, and wait until each has begun."""
    held = client.get(f"/tables/{table}/seat")
    bearer: Any = {"authorization": f"Bearer {held['token']}"}
    program = server.client()
    by_cookie = [client.stream(table), client.stream(table, page=True)]
    by_token = [program.stream(table, **bearer), program.stream(table, page=True, **bearer)]
    for stream in by_cookie + by_token:
        stream.until(lambda s: s.events)
    return Watcher(client, table, held["seat"], held["token"], by_cookie, by_token)


def opened(server: Server, players: int = 3) -> tuple[str, list[Client]]:
    """A table at which all but the last seat are taken."""
    people = [server.client(f"P{k}") for k in range(players - 1)]
    table = people[0].table(GAME.name, "me", *["open"] * (players - 1))
    for person in people[1:]:
        person.post(f"/tables/{table}/seats", {"name": person.name})
    return table, people


def end_silently(streams: list[Stream], *secrets: str) -> None:
    """The streams end, and nothing of what is secret was on them."""
    for stream in streams:
        raw = stream.ends()
        assert not re.search(rb"^event: step", raw, re.MULTILINE)
        assert not [word for word in secrets if word.encode() in raw]


def is_a_spectator(server: Server, former: Client, table: str) -> None:
    """The state, the table and the page are, byte for byte, what somebody else of that name gets who never sat."""
    stranger = server.client()
    stranger.post("/guest", {"name": former.get("/guest")["name"]})
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/state", f"/t/{table}"):
        seen, public = former.http.get(path), stranger.http.get(path)
        assert (seen.status_code, seen.content) == (200, public.content)
    streams = [who.stream(table, page=page) for page in (False, True) for who in (former, stranger)]
    steps = [stream.until(lambda s: re.search(rb"event: step\n.*?\n\n", s.raw, re.DOTALL))[0] for stream in streams]
    assert steps[0] == steps[1]
    assert without_spectators(steps[2]) == without_spectators(steps[3])
    for stream in streams:
        stream.close()


def without_spectators(page: bytes) -> bytes:
    """A page without the number of those who watch it just now."""
    return re.sub(rb'<span class="watchers.*?</span></span>', b"", page, flags=re.DOTALL)


def opens_nothing(server: Server, watcher: Watcher) -> None:
    """The old token is refused everywhere."""
    program = server.client()
    for path in ("", "/state", "/seat", "/stream"):
        assert program.http.get(f"/api/tables/{watcher.table}{path}", headers=watcher.bearer).status_code == 403
        assert program.refused(f"/tables/{watcher.table}{path}", method="GET", **watcher.bearer) == "not_your_seat"
    for path in ("", "/stream"):
        assert program.http.get(f"/t/{watcher.table}{path}", headers=watcher.bearer).status_code == 403


def play_with_a_newcomer(server: Server, table: str, people: list[Client]) -> list[Client]:
    """Somebody else takes the free seats, and a few moves are played; everybody who sits now."""
    free = [k for k, seat in enumerate(people[0].get(f"/tables/{table}")["seats"]) if seat["kind"] == "open"]
    newcomers = {k: server.client(f"N{k}") for k in free}
    for k, newcomer in newcomers.items():
        newcomer.post(f"/tables/{table}/seats", {"seat": k, "name": newcomer.name, "entropy": "sesame"})
    people[0].post(f"/tables/{table}/start")
    rest = iter(people)
    now = [newcomers[k] if k in newcomers else next(rest) for k in range(len(people) + len(free))]
    play_on(table, now, random.Random(3), 5)
    return now


@pytest.mark.parametrize("way", ["api", "page", "token"])
def test_who_leaves_sees_nothing_of_the_next(hands: Server, way: str) -> None:
    table, people = opened(hands)
    left = watch(hands, people[1], table)
    if way == "page":
        assert people[1].http.post(f"/t/{table}/leave").status_code == 303
    else:
        answer = hands.client() if way == "token" else people[1]
        headers = left.bearer if way == "token" else {}
        assert answer.ask("DELETE", f"/tables/{table}/seats/1", **headers)[0] == 200
    now = play_with_a_newcomer(hands, table, people[:1])
    end_silently(left.streams, "sesame")
    assert now[1].get(f"/tables/{table}/state")["view"] != hands.client().get(f"/tables/{table}/state")["view"]
    is_a_spectator(hands, people[1], table)
    opens_nothing(hands, left)


def test_who_leaves_and_comes_back_elsewhere_sees_the_new_seat_only(hands: Server) -> None:
    table, people = opened(hands)
    left = watch(hands, people[1], table)
    people[1].ask("DELETE", f"/tables/{table}/seats/1")
    hands.client("Zoe").post(f"/tables/{table}/seats", {"seat": 1, "name": "Zoe"})
    people[1].post(f"/tables/{table}/seats", {"seat": 2, "name": "P1"})
    people[0].post(f"/tables/{table}/start")
    end_silently(left.streams)
    assert people[1].get(f"/tables/{table}/state")["seat"] == 2
    opens_nothing(hands, left)


def test_who_leaves_and_takes_the_same_seat_again_needs_the_new_token(hands: Server) -> None:
    table, people = opened(hands)
    left = watch(hands, people[1], table)
    people[1].ask("DELETE", f"/tables/{table}/seats/1")
    end_silently(left.streams)
    again = people[1].post(f"/tables/{table}/seats", {"seat": 1, "name": "P1"})
    assert again["token"] != left.token
    opens_nothing(hands, left)


def test_the_last_to_leave_takes_the_streams_along(hands: Server) -> None:
    ann = hands.client("Ann")
    table = ann.table(GAME.name, "me", "open")
    left = watch(hands, ann, table)
    assert ann.ask("DELETE", f"/tables/{table}/seats/0")[0] == 200
    end_silently(left.streams)
    assert ann.refused(f"/tables/{table}", method="GET") == "not_found"


def test_a_device_that_is_pushed_out_sees_no_more(hands: Server) -> None:
    table, people = opened(hands)
    first = watch(hands, people[1], table)
    devices = [hands.client(f"D{k}") for k in range(GUESTS_PER_SEAT)]
    for device in devices:
        device.post(f"/tables/{table}/claim", {"token": first.token})
    end_silently(first.by_cookie)
    seated_now = play_with_a_newcomer(hands, table, [people[0], devices[-1]])
    assert devices[-1].get(f"/tables/{table}/state")["seat"] == 1
    is_a_spectator(hands, people[1], table)
    n = seated_now[0].get(f"/tables/{table}")["n"]
    for stream in first.by_token:  # the token is still the one of this seat
        stream.until(lambda s: b"id: %d\n" % n in s.raw)
        stream.close()


def test_leaving_elsewhere_ends_the_streams_here(launch: Launch) -> None:
    here, there = launch(pages=True), launch(pages=True)
    table, people = opened(here)
    left = watch(here, people[1], table)
    twin = there.client()
    twin.http.cookies.set(COOKIE, people[1].http.cookies[COOKIE])
    assert twin.ask("DELETE", f"/tables/{table}/seats/1")[0] == 200
    play_with_a_newcomer(there, table, [_at(there, people[0])])
    end_silently(left.streams, "sesame")
    opens_nothing(here, left)


def _at(server: Server, person: Client) -> Client:
    twin = server.client(person.name)
    twin.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
    return twin


def test_who_is_replaced_is_shown_out_and_may_come_back(hands: Server) -> None:
    table, people = seated(hands, GAME.name, 2)
    seen = watch(hands, people[1], table)
    assert people[0].post(f"/tables/{table}/replace", {"seat": 1})["replaced"] is True
    for stream in seen.streams:
        assert stream.ends().rstrip().endswith(BYE)
    back = people[1].stream(table)  # the seat is still theirs to take back
    assert back.table_where(lambda summary: summary["you"] == 1)["seats"][1]["stand_in"] == "casual"
    back.close()


def test_a_rematch_ends_the_streams_of_the_old_table(hands: Server) -> None:
    table, people = seated(hands, GAME.name, 2)
    watched = [watch(hands, person, table) for person in people]
    public = hands.client().stream(table)
    people[0].post(f"/tables/{table}/resign")
    assert people[0].post(f"/tables/{table}/rematch")["next"] is None
    following = people[1].post(f"/tables/{table}/rematch")["next"]
    for watcher in watched:
        for stream in watcher.streams:
            raw = stream.ends()
            assert following.encode() in raw
            assert raw.rstrip().endswith(BYE)
    public.table_where(lambda summary: summary["next"] == following)
    public.close()
    for watcher in watched:
        program = hands.client()
        assert program.refused(f"/tables/{following}/state", method="GET", **watcher.bearer) == "not_your_seat"
