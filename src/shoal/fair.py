"""Fair deals: chance that nobody can bend afterwards, and the check of it.

Before anybody sits down the host draws a 256-bit key and publishes its SHA-256 (the commitment). Players may add words
of their own (entropy). Every chance step is then an HMAC over the step's number; when the match is over the key is
published and anybody can work everything out again. docs/fair-deals.md says what this proves and what not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from shoal.errors import BadRecord
from shoal.match import FORMAT, Match, Step, Variant, drawn, refold

SCHEME = "shoal-fair-1"
KEY_BYTES = 32
RECORD_KEYS = ("format", "game", "version", "players", "options", "log", "result", "fair", "ended", "table")


def new_key() -> str:
    """A fresh 256-bit key, as hex."""
    return secrets.token_hex(KEY_BYTES)


def commitment(key: str) -> str:
    """What is published before the match: the SHA-256 of the key."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def stream_key(key: str, table: str, variant: Variant, entropy: Sequence[str]) -> bytes:
    """The key of a match's chance steps: the host's key, bound to this very match and to what its players added."""
    bound = {
        "scheme": SCHEME,
        "table": table,
        "game": variant.game.name,
        "version": variant.game.version,
        "players": variant.players,
        "options": variant.options,
        "entropy": list(entropy),
    }
    text = json.dumps(bound, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hmac.new(bytes.fromhex(key), text.encode(), hashlib.sha256).digest()


class FairChance:
    """Chance from HMAC-SHA-256(key, step number): the same step is dealt the same however often it is tried."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def below(self, step: int, n: int) -> int:
        """A number from 0 to n - 1 for this step of the log, all exactly as likely (a surplus is drawn anew)."""
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = b"%d.%d" % (step, attempt)
            value = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if value < limit:
                return value % n
            attempt += 1


def begin(variant: Variant, key: str, table: str, entropy: Sequence[str]) -> Match:
    """A new match whose chance is fair."""
    return variant.match(chance=FairChance(stream_key(key, table, variant, entropy)))


def about(key: str, entropy: Sequence[str], over: bool) -> dict[str, Any]:
    """The part of a record that proves fairness; the key only once the match is over."""
    public = {"scheme": SCHEME, "commitment": commitment(key), "entropy": list(entropy)}
    return public | {"key": key} if over else public


def verify(record: Mapping[str, Any], known_commitment: str | None = None) -> dict[str, Any]:
    """Check a whole record: commitment, every chance step, every move, the result. BadRecord says what is wrong."""
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord(f"not a record of Shoal: expected an object with the format {FORMAT!r}")
    unknown = [str(key) for key in record if key not in RECORD_KEYS]
    if unknown:
        raise BadRecord(f"the record has unknown parts: {', '.join(unknown)}")
    key, entropy = _checked_fairness(record, known_commitment)
    match, steps = refold(record, FairChance(b""))
    chance = FairChance(stream_key(key, str(record.get("table")), match.variant, entropy))
    dealt = [step for step in steps if step.actor is None]
    for step in dealt:
        _check_dealt(match, step, chance)
    _check_end(match, record)
    return {
        "ok": True,
        "game": match.game.name,
        "players": match.variant.players,
        "commitment": commitment(key),
        "steps": len(steps),
        "luck": len(dealt),
        "result": record.get("result") or record.get("ended"),
    }


def _checked_fairness(record: Mapping[str, Any], known: str | None) -> tuple[str, list[str]]:
    fair = record.get("fair")
    if not isinstance(fair, Mapping) or fair.get("scheme") != SCHEME:
        raise BadRecord(f"the record says nothing of fair deals (expected the scheme {SCHEME!r})")
    if set(fair) != {"scheme", "commitment", "key", "entropy"}:
        raise BadRecord(
            "the part 'fair' must have scheme, commitment, key and entropy; the key comes when the match is over"
        )
    key, entropy, published = fair["key"], fair["entropy"], fair["commitment"]
    if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or any(c not in "0123456789abcdef" for c in key):
        raise BadRecord(f"the key must be {2 * KEY_BYTES} hexadecimal digits")
    if not isinstance(entropy, list) or not all(isinstance(words, str) for words in entropy):
        raise BadRecord("entropy must be a list of words, one for each seat")
    if len(entropy) != record.get("players"):
        raise BadRecord(
            f"entropy must have one entry for each of the {record.get('players')} seats, not {len(entropy)}"
        )
    if not isinstance(published, str) or not hmac.compare_digest(commitment(key).encode(), published.encode()):
        raise BadRecord("the key is not the one that was committed to: its SHA-256 differs from the commitment")
    if known is not None and known != published:
        raise BadRecord("the record's commitment is not the one that you saw when the match began")
    return key, list(entropy)


def _check_dealt(match: Match, step: Step, chance: FairChance) -> None:
    due = drawn(match.game, step.before, chance, step.n)
    if due != step.action:
        raise BadRecord(f"step {step.n} was not dealt by the key: it is {step.action}, the key gives {due}")


def _check_end(match: Match, record: Mapping[str, Any]) -> None:
    if match.over:
        if record.get("result") != match.record()["result"]:
            raise BadRecord("the record's result is missing, or not what its log leads to")
        if "ended" in record:
            raise BadRecord("the match was played to its end; it cannot also have been given up")
        return
    ended = record.get("ended")
    if not isinstance(ended, Mapping) or ended.get("by") not in ("resignation", "abandonment"):
        raise BadRecord("the match is not over, and the record does not say that it was given up")
    if "result" in record or set(ended) != {"by", "resigned", "winners"}:
        raise BadRecord("a match that was given up has no result; 'ended' has by, resigned and winners")
    seats = range(match.variant.players)
    for who in ("resigned", "winners"):
        if not isinstance(ended[who], list) or any(isinstance(s, bool) or s not in seats for s in ended[who]):
            raise BadRecord(f"ended: {who} must be a list of seats")
    if ended["winners"] != winners_left(ended["resigned"], match.variant.players):
        raise BadRecord("ended: the winner is the only seat that did not resign, if there is just one")


def winners_left(resigned: Sequence[int], players: int) -> list[int]:
    """Who wins when seats gave up: the last one standing; nobody while there are several."""
    standing = [seat for seat in range(players) if seat not in resigned]
    return standing if len(standing) == 1 else []
