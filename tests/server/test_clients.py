"""Who asks, behind proxies: what a client writes about itself is not believed."""

from __future__ import annotations

import pytest
from starlette.types import Scope

from shoal.server.clients import forwarded_for, locate, network
from shoal.server.settings import read
from tests.server.kit import Launch

XFF = b"x-forwarded-for"


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
        ("x" * 5000, "x" * 64),
        ("", "?"),
    ],
)
def test_networks(address: str, counted_as: str) -> None:
    assert network(address) == counted_as


@pytest.mark.parametrize(
    ("written", "proxies", "client"),
    [
        ([b"192.0.2.1"], 1, "192.0.2.1"),
        ([b"6.6.6.6, 192.0.2.1"], 1, "192.0.2.1"),
        ([b"6.6.6.6", b"192.0.2.1"], 1, "192.0.2.1"),
        ([b"6.6.6.6, 192.0.2.1, 198.51.100.7"], 2, "192.0.2.1"),
        ([b"192.0.2.1:4711"], 1, "192.0.2.1"),
        ([b"[2001:db8::1]:4711"], 1, "2001:db8::1"),
        ([b"2001:db8::1"], 1, "2001:db8::1"),
        ([b"192.0.2.1"], 2, None),  # somebody came past a proxy: nobody's word is taken
        ([b"6.6.6.6,"], 1, None),
        ([], 1, None),
    ],
)
def test_the_client_is_counted_from_the_right(written: list[bytes], proxies: int, client: str | None) -> None:
    headers = [(b"host", b"x"), *((XFF, value) for value in written)]
    assert forwarded_for(headers, proxies) == client


def test_without_proxies_no_header_is_believed() -> None:
    headers = [(XFF, b"192.0.2.1"), (b"x-forwarded-proto", b"https")]
    scope: Scope = {"client": ("198.51.100.7", 1), "scheme": "http", "headers": headers}
    assert (locate(scope, 0), scope["scheme"]) == ("198.51.100.7", "http")
    assert (locate(scope, 1), scope["scheme"], scope["client"][0]) == ("192.0.2.1", "https", "192.0.2.1")
    assert locate({"client": None, "scheme": "http", "headers": []}, 1) == "?"


def test_nobody_escapes_the_rate_by_what_they_write(launch: Launch) -> None:
    server = launch(trust_proxy=1, rate=0.01, burst=16)  # a name is weighed as two requests
    client = server.client()

    def renamed(written: str) -> int:
        return client.ask("POST", "/guest", {"name": "Ann"}, **{"X-Forwarded-For": written})[0]

    codes = [renamed(f"10.0.0.{k}, 192.0.2.1") for k in range(10)]
    assert codes == [200] * 8 + [429] * 2
    assert renamed("192.0.2.1, 192.0.2.2") == 200, "another client of the same proxy"
    sixes = [renamed(f"2001:db8::{k:x}") for k in range(10)]
    assert sixes == [200] * 8 + [429] * 2, "one network of IPv6 is one client"


@pytest.mark.parametrize(("given", "proxies"), [("yes", 1), ("no", 0), ("", 0), ("2", 2), ("0", 0)])
def test_how_many_proxies_are_trusted(monkeypatch: pytest.MonkeyPatch, given: str, proxies: int) -> None:
    monkeypatch.setenv("SHOAL_TRUST_PROXY", given)
    assert read().trust_proxy == proxies
