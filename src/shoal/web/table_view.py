"""The table as one viewer sees it, as HTML: for the page, for its stream, for replays. All of it comes from
`Live.summary` and a `View`; nothing else of the match is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from shoal.match import Match, Step
from shoal.server.hub import Update, Viewer, frame
from shoal.server.live import Live, View
from shoal.web.i18n import Text, text
from shoal.web.rendering import env, part

LEARN = "learn"  # a viewer's style: with the words of a guide
LOG_LENGTH = 400  # lines of the log on a page


class Choices:
    """What the viewer may do now, to be asked for by parts: `acts.of("take", pile=0)` is its id or None."""

    def __init__(self, actions: Sequence[Mapping[str, Any]]) -> None:
        self.all = list(actions)
        self._known = {_key(action): int(action["id"]) for action in self.all}

    def of(self, kind: str, **parts: Any) -> int | None:
        """The id of one action, if it is legal."""
        return self._known.get(_key({"type": kind, **parts}))

    def kind(self, kind: str) -> list[Mapping[str, Any]]:
        """All legal actions of one type."""
        return [action for action in self.all if action["type"] == kind]

    def by_type(self) -> list[list[Mapping[str, Any]]]:
        """All legal actions, those of one type together."""
        groups: dict[str, list[Mapping[str, Any]]] = {}
        for action in self.all:
            groups.setdefault(action["type"], []).append(action)
        return list(groups.values())

    def __len__(self) -> int:
        return len(self.all)


def _key(action: Mapping[str, Any]) -> str:
    return " ".join(sorted(f"{name}={value}" for name, value in action.items() if name != "id"))


@dataclass(frozen=True)
class Player:
    """A seat as templates see it."""

    number: int
    name: str
    kind: str
    level: str | None
    connected: bool
    stand_in: str | None
    resigned: bool
    rematch: bool
    me: bool
    turn: bool
    won: bool


def players_of(summary: Mapping[str, Any], me: int | None, t: Text) -> list[Player]:
    """The seats, with a name for each: bots have names too."""
    won = set(winners_of(summary))
    return [
        Player(
            k,
            seat["name"] or bot_name(k, t) if seat["kind"] != "open" else t("seat-open"),
            seat["kind"],
            seat["level"],
            seat["connected"],
            seat["stand_in"],
            seat["resigned"],
            seat["rematch"],
            k == me,
            k == summary["actor"],
            k in won,
        )
        for k, seat in enumerate(summary["seats"])
    ]


def bot_name(seat: int, t: Text) -> str:
    """The name of the bot in this seat; there are five names, and bots further on share them by number."""
    again, name = divmod(seat, 5)
    return t(f"bot-name-{name}") + (f" {again + 1}" if again else "")


def winners_of(summary: Mapping[str, Any]) -> list[int]:
    """Who won, by the rules or because the others gave up."""
    result = summary["result"] or {}
    return list((result.get("result") or result.get("ended") or {}).get("winners", []))


def around(players: Sequence[Player], me: int | None) -> list[Player]:
    """The others in the order of play, from the viewer's left."""
    first = 0 if me is None else me + 1
    turned = [players[(first + i) % len(players)] for i in range(len(players))]
    return [player for player in turned if player.number != me]


def last_turn(match: Match, steps: Iterable[Step], me: int | None) -> list[dict[str, Any]]:
    """What the last player other than the viewer did in one go: the table points it out."""
    found: list[Step] = []
    who: int | None = None
    for step in reversed(list(steps)):
        if who is None and step.actor is not None and step.actor != me:
            who = step.actor
        if who is not None:
            if step.actor not in (who, None):
                break
            found.append(step)
    return [event for step in reversed(found) for event in match.events(step, me)]


def table_view(live: Live, viewer: Viewer, view: View | None, **known: Any) -> str:
    """The part of the page that changes with every update."""
    summary = live.summary()
    t = text(viewer.language, summary["game"])
    players = players_of(summary, viewer.seat, t)
    names = [player.name for player in players]
    match = live.match
    return env.get_template("table-view.html").render(
        t=t,
        g=t,
        id=summary["id"],
        summary=summary,
        players=players,
        others=around(players, viewer.seat),
        me=viewer.seat,
        n=view.n if view else 0,
        v=view.view if view else None,
        acts=Choices(view.actions if view else []),
        last=last_turn(match, live.recent, viewer.seat) if match is not None and view else [],
        say=lambda action: t.action(action, names),
        learn=viewer.style == LEARN,
        replay=False,
        **{"opened": None, "advised": ""} | known,
    )


def log_lines(
    game: str,
    events: Sequence[Mapping[str, Any]],
    players: Sequence[Player],
    t: Text,
    me: int | None,
    fresh: bool = True,
) -> str:
    """What happened, in words: new lines of the log, and what a game wants to show at such a moment (a round's end)."""
    if not events:
        return ""
    names = [player.name for player in players]
    lines = [(event, t.event(game, event, names)) for event in events]
    known = {"lines": lines[-LOG_LENGTH:], "moment": part(game, "moment"), "players": players, "me": me, "fresh": fresh}
    return env.get_template("log-lines.html").render(t=t, g=t, **known)


def render(update: Update, viewer: Viewer) -> bytes:
    """The stream's renderer: one event with the table as it is now, and after a step with what happened."""
    live = update.live
    if "step" not in update.kinds:
        view = live.view(viewer.seat) if live.match is not None else None
        return frame("table", table_view(live, viewer, view))
    view = update.view(viewer)
    t = text(viewer.language, live.row.game)
    lines = log_lines(live.row.game, view.events, players_of(live.summary(), viewer.seat, t), t, viewer.seat)
    return frame("step", table_view(live, viewer, view) + lines, live.n)
