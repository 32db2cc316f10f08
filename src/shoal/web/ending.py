"""Why a match ended, as it must be said to each person: who gave up, who won by it, for whom a bot played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from shoal.web.i18n import Text

if TYPE_CHECKING:
    from shoal.web.table_view import Player


def outcome(players: Sequence[Player], me: int | None, t: Text) -> str:
    """Who won the match that is over."""
    return won_by([player.number for player in players if player.won], players, me, t)


def won_by(winners: Sequence[int], players: Sequence[Player], me: int | None, t: Text) -> str:
    """Who wins, said to one of them or to somebody else."""
    names = t.join([players[seat].name for seat in winners if seat != me])
    if me in winners:
        return t("over-you-shared", names=names) if names else t("over-you-won")
    return t("over-won", count=len(winners), names=names) if names else t("over-nobody")


def why_ended(summary: Mapping[str, Any], players: Sequence[Player], me: int | None, t: Text, view: Any) -> str:
    """Why there is no more to play; a game may have words of its own for `end-rules`, and a `reason` in its view."""
    ended = (summary["result"] or {}).get("ended")
    if ended is None:
        return t("end-rules", reason=(view or {}).get("reason", ""))
    if ended["by"] != "resignation":
        return t(f"end-{ended['by']}")
    return _given_up(ended, players, me, t)


def _given_up(ended: Mapping[str, Any], players: Sequence[Player], me: int | None, t: Text) -> str:
    resigned, winners = ended["resigned"], ended["winners"]
    names = [players[seat].name for seat in resigned if seat != me]
    said = {"names": t.join(names), "count": len(names)}
    won = {"winner": players[winners[0]].name} if winners else {}
    if me in resigned:
        return t("end-resigned-you-lost", **won) if won else t("end-resigned-you-none")
    if me is not None and me in winners:
        return t("end-resigned-you-won", **said)
    return t("end-resigned-won", **said, **won) if won else t("end-resigned-none", **said)


def played_on(summary: Mapping[str, Any], players: Sequence[Player], me: int | None, t: Text) -> list[str]:
    """For whom a bot finished a match that was played to its end."""
    if "ended" in (summary["result"] or {}):
        return []
    gone = [player for player in players if player.stand_in]
    others = [player.name for player in gone if player.number != me]
    mine = [t("end-stood-in-you")] if len(others) < len(gone) else []
    return mine + ([t("end-stood-in", names=t.join(others))] if others else [])
