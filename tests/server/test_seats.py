"""Cookies and tokens: those that an earlier version gave out are still good. Rights: they end with the seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from shoal.server import services
from shoal.server.errors import NotYours
from shoal.server.seats import Guest, Seat, Signer, new_guest
from shoal.server.settings import Settings
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import run

SIGNER = Signer(b"an old secret")
OLD_GUEST = Guest("Zk3-_id", "Zoë 李")
OLD_COOKIE = "WyJaazMtX2lkIiwgIlpvw6sg5p2OIl0.ywpVaxhhiDwgtJUMMS2yqWC7RzUZMvLuizFvxL5cuAo"
OLD_SEAT = Seat("person", "Ann", nonce="0123456789abcdef")
OLD_TOKEN = "VCEJFXXS3uJuAD7vkK69RAKST1gdyJJC"


def test_an_old_cookie_is_good() -> None:
    assert SIGNER.guest(OLD_COOKIE) == OLD_GUEST
    assert SIGNER.cookie(OLD_GUEST) == OLD_COOKIE
    assert Signer(b"another secret").guest(OLD_COOKIE) is None


def test_a_changed_cookie_is_nobody() -> None:
    body, _, signature = OLD_COOKIE.partition(".")
    for forged in (
        None,
        "",
        ".",
        body,
        f"{body}.",
        f".{signature}",
        f"x{OLD_COOKIE}",
        f"{body}.x{signature[1:]}",
        "é.é",
    ):
        assert SIGNER.guest(forged) is None


def test_an_old_token_opens_its_seat_and_no_other() -> None:
    assert SIGNER.token("V1StGXR8_Z5j", 2, OLD_SEAT) == OLD_TOKEN
    assert SIGNER.holds(OLD_TOKEN, "V1StGXR8_Z5j", 2, OLD_SEAT)
    assert not SIGNER.holds(OLD_TOKEN, "V1StGXR8_Z5j", 1, OLD_SEAT)
    assert not SIGNER.holds(OLD_TOKEN, "V1StGXR8_Z5k", 2, OLD_SEAT)
    assert not SIGNER.holds(OLD_TOKEN[:-1] + "é", "V1StGXR8_Z5j", 2, OLD_SEAT)


def test_who_asks_twice_to_leave_does_not_push_out_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        parts = services.build(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", workers=0))
        await services.start(parts)
        bob, cat = new_guest("Bob"), new_guest("Cat")
        live = await parts.lobby.create(new_guest("Ann"), Wish(pick().name, ["me", "open"]))
        await parts.seating.join(live, bob)
        right = parts.seating.right_of(live, bob)
        assert right is not None
        asked: list[Any] = [
            parts.seating.leave(live, right),
            parts.seating.join(live, cat),
            parts.seating.leave(live, right),  # Bob's other tab: his seat when he asked, Cat's when it is done
        ]
        asked += [parts.play.words(live, right, "not Cat's"), parts.play.start(live, 1, "nor these", right)]
        left, seat, *late = await asyncio.gather(*asked, return_exceptions=True)
        assert (left, seat) == (None, 1)
        assert [type(refusal) for refusal in late] == [NotYours] * 3
        assert (live.row.phase, live.entropy()) == ("open", ["", ""])
        assert parts.seating.seat_of(live, cat) == 1
        await services.stop(parts)

    run(scene)
