"""Who is at the other end: the address of a client, and the network that limits count by."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from starlette.requests import Request
from starlette.types import Scope

UNKNOWN = "?"  # a client without an address, as on a socket of the file system
OURS = 64  # bits of an IPv6 address that one customer is given: the rest they choose as they like
LONGEST = 64  # characters of an address; more is nonsense that must not be kept

Headers = Iterable[tuple[bytes, bytes]]


def locate(scope: Scope, proxies: int) -> str:
    """The network of whoever asks. Behind trusted proxies the scope gets the client and the scheme that they saw."""
    peer = scope.get("client")
    if proxies:
        found = forwarded_for(scope["headers"], proxies)
        peer = scope["client"] = peer if found is None else (found, 0)
        scope["scheme"] = _forwarded_scheme(scope["headers"]) or scope["scheme"]
    found_network = scope["shoal.network"] = network(peer[0]) if peer else UNKNOWN
    return found_network


def network_of(request: Request) -> str:
    """The network that a request comes from, as `locate` found it."""
    return str(request.scope.get("shoal.network", UNKNOWN))


def forwarded_for(headers: Headers, proxies: int) -> str | None:
    """The client's address by so many proxies, each of which appends whom it saw: counted from the right.

    What stands further left was written by the client. None: fewer have written, so nobody's word is taken.
    """
    written = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1").split(",")
    return without_port(written[-proxies].strip()) or None if len(written) >= proxies else None


def _forwarded_scheme(headers: Headers) -> str | None:
    """The scheme that the last proxy saw."""
    said = [value for name, value in headers if name == b"x-forwarded-proto"]
    scheme = said[-1].decode("latin-1").rpartition(",")[2].strip() if said else ""
    return scheme if scheme in ("http", "https") else None


def without_port(address: str) -> str:
    """Some proxies write the client's port as well: 192.0.2.1:4711, [2001:db8::1]:4711."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def network(address: str) -> str:
    """What limits count by: an IPv4 address as it is, the first half of an IPv6 address."""
    return _network(address[:LONGEST])


@lru_cache(maxsize=4096)
def _network(address: str) -> str:
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address or UNKNOWN
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((known, OURS), strict=False))
