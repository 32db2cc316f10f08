"""What every answer says to browsers: whose scripts may run in a page, who may frame it."""

from __future__ import annotations

from functools import lru_cache

Headers = list[tuple[bytes, bytes]]

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
SECURITY = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def with_security(headers: Headers) -> Headers:
    """These headers of an answer with those that it lacks."""
    return [*headers, *_missing(tuple([name for name, _ in headers]))]


@lru_cache(maxsize=256)
def _missing(names: tuple[bytes, ...]) -> tuple[tuple[bytes, bytes], ...]:
    """What an answer with headers of these names lacks; there are only a few kinds of answers."""
    present = {name.lower() for name in names}
    return tuple(pair for pair in SECURITY if pair[0] not in present)
