"""Fair deals: chance that nobody can bend afterwards, and the check of it.

When a table is made the host draws a 256-bit key and publishes a SHA-256 over it and all that the deal is for (the
commitment). Then each person adds words of their own (entropy), then cards are dealt: every chance step is an HMAC
over the step's number. When the match is over the key is published and anybody can work everything out again.
docs/fair-deals.md says what this proves, to whom, and what not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shoal.errors import BadRecord
from shoal.match import FORMAT, Match, Step, drawn, refold

SCHEME = "shoal-fair-2"
FIRST_SCHEME = "shoal-fair-1"  # of release 0.1.0: its commitment is to the key alone
KEY_BYTES = 32
RECORD_KEYS = (
    *("format", "game", "version", "players", "options", "log", "result", "fair", "ended", "table"),
    "takebacks",
)


@dataclass(frozen=True)
class Terms:
    """What a deal is for: all that the host could otherwise still choose once it knows the players' words."""

    table: str
    game: str
    version: int
    players: int
    options: Mapping[str, Any]
    bots: tuple[int, ...] = ()  # their seats: nobody adds words there
    scheme: str = SCHEME

    def text(self, **more: Any) -> bytes:
        """The terms and something more, as bytes that both sides write alike."""
        known = vars(self) | more
        if self.scheme == FIRST_SCHEME:
            known.pop("bots")
        return json.dumps(known, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def new_key() -> str:
    """A fresh 256-bit key, as hex."""
    return secrets.token_hex(KEY_BYTES)


def commitment(key: str, terms: Terms) -> str:
    """What is published before anybody adds words: a SHA-256 that fixes the key and what it deals."""
    first = terms.scheme == FIRST_SCHEME
    return hashlib.sha256(bytes.fromhex(key) if first else terms.text(key=key)).hexdigest()


def stream_key(key: str, terms: Terms, entropy: Sequence[str]) -> bytes:
    """The key of a match's chance steps: the host's key, bound to this very match and to what its players added."""
    return hmac.new(bytes.fromhex(key), terms.text(entropy=list(entropy)), hashlib.sha256).digest()


class FairChance:
    """Chance from HMAC-SHA-256(key, step number): the same step is dealt the same however often it is tried."""

    def __init__(self, key: bytes) -> None:
        self._keyed = hmac.new(key, digestmod="sha256")

    def below(self, step: int, n: int) -> int:
        """A number from 0 to n - 1 for this step of the log, all exactly as likely (a surplus is drawn anew)."""
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            drawn = self._keyed.copy()  # `hmac.digest` lets another thread run first, for up to five milliseconds
            drawn.update(b"%d.%d" % (step, attempt))
            value = int.from_bytes(drawn.digest()[:8], "big")
            if value < limit:
                return value % n
            attempt += 1


def chance(key: str, terms: Terms, entropy: Sequence[str]) -> FairChance:
    """The chance of a match."""
    return FairChance(stream_key(key, terms, entropy))


def about(key: str, terms: Terms, entropy: Sequence[str]) -> dict[str, Any]:
    """The part of a record that proves fairness, once the match is over."""
    proof = {"scheme": terms.scheme, "commitment": commitment(key, terms), "entropy": list(entropy), "key": key}
    return proof if terms.scheme == FIRST_SCHEME else proof | {"bots": list(terms.bots)}


def verify(
    record: Mapping[str, Any],
    known_commitment: str | None = None,
    words: str | None = None,
    seat: int | None = None,
) -> dict[str, Any]:
    """Check a whole record: the commitment, every chance step, every move, the result. BadRecord says what is wrong.

    `known_commitment` is the one that you saw before you gave your `words` for your `seat`: with them the deal is
    proved fair to you.
    """
    if not isinstance(record, Mapping) or record.get("format") != FORMAT:
        raise BadRecord(f"not a record of Shoal: expected an object with the format {FORMAT!r}", said="record-none")
    unknown = [str(key) for key in record if key not in RECORD_KEYS]
    if unknown:
        raise BadRecord(f"the record has unknown parts: {', '.join(unknown)}")
    proof = _checked_proof(record)
    match, steps = refold(record, FairChance(b""))
    terms = _terms(record, match, proof)
    key, entropy = proof["key"], proof["entropy"]
    if not hmac.compare_digest(commitment(key, terms), proof["commitment"]):
        raise BadRecord("the commitment is to another key, or to another match than this", said="record-commitment")
    if known_commitment is not None and known_commitment != proof["commitment"]:
        message = "the record's commitment is not the one that you saw when the match began"
        raise BadRecord(message, said="record-seen")
    _check_words(entropy, words, seat)
    dealt = [step for step in steps if step.actor is None]
    _check_dealt(match, dealt, chance(key, terms, entropy))
    _check_end(match, record)
    return {
        "ok": True,
        "scheme": terms.scheme,
        "table": terms.table,
        "game": terms.game,
        "players": terms.players,
        "options": dict(terms.options),
        "commitment": proof["commitment"],
        "added": [k for k, added in enumerate(entropy) if added],
        "steps": len(steps),
        "luck": len(dealt),
        "takebacks": _checked_takebacks(record),
        "result": record.get("result") or record.get("ended"),
    }


def _checked_proof(record: Mapping[str, Any]) -> dict[str, Any]:
    """The part `fair` of a record, in the right shape."""
    fair = record.get("fair")
    if not isinstance(fair, Mapping) or fair.get("scheme") not in (SCHEME, FIRST_SCHEME):
        raise BadRecord(f"the record says nothing of fair deals (expected the scheme {SCHEME!r})")
    parts = {"scheme", "commitment", "key", "entropy"} | ({"bots"} if fair["scheme"] == SCHEME else set())
    if set(fair) != parts:
        raise BadRecord(f"the part 'fair' must have {', '.join(sorted(parts))}; the key comes when the match is over")
    key, entropy, players = fair["key"], fair["entropy"], record.get("players")
    if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or any(c not in "0123456789abcdef" for c in key):
        raise BadRecord(f"the key must be {2 * KEY_BYTES} hexadecimal digits")
    if not isinstance(entropy, list) or not all(isinstance(words, str) for words in entropy):
        raise BadRecord("entropy must be a list of words, one for each seat")
    if len(entropy) != players:
        raise BadRecord(f"entropy must have one entry for each of the {players} seats, not {len(entropy)}")
    if not isinstance(fair["commitment"], str) or not fair["commitment"].isascii():
        raise BadRecord("the commitment must be hexadecimal digits")
    bots = fair.get("bots", [])
    if not isinstance(bots, list) or any(type(bot) is not int or not 0 <= bot < len(entropy) for bot in bots):
        raise BadRecord("bots must be a list of seats")
    if any(entropy[bot] for bot in bots):
        raise BadRecord("words were added at the seat of a bot: whoever did that could choose the deal")
    return dict(fair)


def _checked_takebacks(record: Mapping[str, Any]) -> int:
    """How often something was taken back; 0 where the record does not say."""
    count = record.get("takebacks", 0)
    if type(count) is not int or count < 0:
        raise BadRecord("takebacks must be a whole number: how often something was taken back")
    return count


def _terms(record: Mapping[str, Any], match: Match, proof: Mapping[str, Any]) -> Terms:
    """What the record says that the deal was for; `refold` has checked it."""
    variant, bots = match.variant, tuple(proof.get("bots", ()))
    return Terms(
        str(record.get("table")), match.game.name, record["version"], variant.players,
        record.get("options", {}), bots,
        proof["scheme"],
    )  # fmt: skip


def _check_words(entropy: Sequence[str], words: str | None, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(entropy):
        raise BadRecord(f"there is no seat {seat} in this match")
    if words is None:
        return
    if seat is not None and entropy[seat] != words:
        message = f"your words did not go into the deal: the record has {entropy[seat]!r} at seat {seat}"
        raise BadRecord(message, said="record-words")
    if words not in entropy:
        message = "your words did not go into the deal: the record has them at no seat"
        raise BadRecord(message, said="record-words")


def _check_dealt(match: Match, dealt: Sequence[Step], by: FairChance) -> None:
    for step in dealt:
        due = drawn(match.game, step.before, by, step.n)
        if due != step.action:
            message = f"step {step.n} was not dealt by the key: it is {step.action}, the key gives {due}"
            raise BadRecord(message, said="record-dealt", step=step.n + 1)


def _check_end(match: Match, record: Mapping[str, Any]) -> None:
    if match.over:
        if record.get("result") != match.record()["result"]:
            raise BadRecord("the record's result is missing, or not what its log leads to", said="record-result")
        if "ended" in record:
            raise BadRecord("the match was played to its end; it cannot also have been given up")
        return
    ended = record.get("ended")
    if not isinstance(ended, Mapping) or ended.get("by") not in ("resignation", "abandonment", "length"):
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
