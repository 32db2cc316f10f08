"""Cookies and tokens: those that an earlier version gave out are still good."""

from __future__ import annotations

from shoal.server.seats import Guest, Seat, Signer

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
