"""The table as one viewer sees it, as HTML: for the page, for its stream, for replays. All of it comes from
`Live.summary` and a `View`; nothing else of the match is known here.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from markupsafe import Markup

from shoal.contract import Event, Tell
from shoal.game import find
from shoal.match import Match, Step
from shoal.server.hub import Mark, Update, Viewer, frame, mark_of
from shoal.server.live import Live, View
from shoal.server.past import Turn
from shoal.server.streams import as_json
from shoal.web.i18n import Text, text
from shoal.web.rendering import beside, template
from shoal.web.telling import Line, drawn, lines_of

LEARN = "learn"  # a viewer's style: with the words of a guide
LOG_LENGTH = 400  # steps whose lines are in the log on a page


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
    words: bool  # has added some to the deal
    due: bool  # must add some anew
    replaceable_in: int | None  # seconds until a bot may play for them, who are gone; None: no question
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
            seat["words"],
            seat["due"],
            seat["replaceable_in"],
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
    """What the last player did in one go, if it was not the viewer: the table points it out until the viewer acts."""
    found: list[Step] = []
    who: int | None = None
    for step in reversed(list(steps)):
        if who is None:
            who = step.actor
        elif step.actor not in (who, None):
            break
        found.append(step)
    if who is None or who == me:
        return []
    while found[-1].actor is None:  # chance before the turn belongs to the one before
        found.pop()
    return [event for step in reversed(found) for event in match.events(step, me)]


def since_own(match: Match, steps: Iterable[Step], me: int | None) -> list[dict[str, Any]]:
    """What the others did since the viewer acted, several turns in a row; to a spectator, the last turn."""
    if me is None:
        return last_turn(match, steps, me)
    found = list(itertools.takewhile(lambda step: step.actor != me, reversed(list(steps))))
    while found and found[-1].actor is None:  # chance before the first turn belongs to the viewer's
        found.pop()
    return [event for step in reversed(found) for event in match.events(step, me)]


class TableView:
    """A table for one seat (None: a spectator) in one language."""

    def __init__(self, summary: dict[str, Any], me: int | None, t: Text) -> None:
        self.summary = summary
        self.me = me
        self.t = t
        self.players = players_of(summary, me, t)
        self.names = [player.name for player in self.players]

    def shows(self, replay: bool = False) -> str:
        """What the page around it must know, in words: style rules that look for it (`:has`) slow every swap down."""
        open_, playing = (self.summary["phase"] == phase for phase in ("open", "playing"))
        if open_ and not replay:
            return "lobby free" if any(player.kind == "open" for player in self.players) else "lobby"
        seated = self.me is not None and not replay
        people = seated and sum(player.kind == "person" for player in self.players) > 1
        may_resign = seated and playing and not self.players[self.me or 0].resigned
        return "world" + " people" * people + " may-resign" * may_resign

    def html(self, n: int, view: dict[str, Any] | None, actions: Sequence[Mapping[str, Any]] = (), **known: Any) -> str:
        """The part of the page that changes with every update: `view` after `n` steps, with the legal actions."""
        usual: dict[str, Any] = {
            "last": [],
            "learn": False,
            "replay": False,
            "opened": None,
            "advised": "",
            "can_take_back": False,
        }
        known = usual | known
        known.setdefault("lately", lambda: known["last"])
        return template("table-view.html").render(
            t=self.t,
            g=self.t,
            id=self.summary["id"],
            summary=self.summary,
            players=self.players,
            others=around(self.players, self.me),
            people=sum(player.kind == "person" for player in self.players),
            me=self.me,
            n=n,
            mark=Mark(n, self.summary["takebacks"]),  # the moment that is shown: what a move answers
            v=view,
            acts=Choices(actions),
            say=lambda action: self.t.action(action, self.names),
            shows=self.shows(bool(known["replay"])),
            **known,
        )

    def log(self, events: Sequence[Event], fresh: bool = True) -> str:
        """What happened: new lines of the log, and what a game wants to show at such a moment (a round's end)."""
        lines = [(event, self.words(event)) for event in events]
        return self._news([Line(event, words) for event, words in lines], lines, fresh)

    def turns(self, turns: Sequence[Turn], tell: Tell, fresh: bool = True) -> str:
        """The same as the game tells turns: some of what happened in them may have been in the log before."""
        said: dict[int, str] = {}  # what is new is told in the log and beside it

        def say(event: Event) -> str:
            return said.get(id(event)) or said.setdefault(id(event), self.words(event))

        log = lines_of(turns, tell, say)
        return self._news(log, [(event, say(event)) for turn in turns for event in turn.events[turn.known :]], fresh)

    def words(self, event: Event) -> str:
        """A sentence about an event, to this viewer."""
        return self.t.event(self.summary["game"], event, self.names, self.me)

    def _news(self, log: Sequence[Line], lines: Sequence[tuple[Event, str]], fresh: bool) -> str:
        moments = beside(self.summary["game"])
        if not lines or moments is None:
            return drawn(log, fresh) if lines else ""
        known = {"t": self.t, "g": self.t, "players": self.players, "me": self.me}
        return drawn(log, fresh) + moments.render(known, lines=lines, fresh=fresh)


class LiveView(TableView):
    """A table as it is now, for a viewer; `since` is the first step whose events are wanted (None: none are)."""

    def __init__(
        self, live: Live, viewer: Viewer, since: int | None = None, summary: dict[str, Any] | None = None
    ) -> None:
        super().__init__(summary or live.summary(), viewer.seat, text(viewer.language, live.row.game))
        self.live = live
        self.viewer = viewer
        self.since = None if since is None else max(since, live.n - LOG_LENGTH)
        self.seen: View | None = live.view(viewer.seat) if live.match is not None else None

    def now(self, advised: str = "") -> str:
        """The table as HTML."""
        live, seen = self.live, self.seen
        if live.match is None or seen is None:
            return self.html(0, None)
        last = last_turn(live.match, live.recent, self.me)
        known = {
            "last": last,
            "lately": partial(since_own, live.match, live.recent, self.me),  # asked for by the games that show it
            "learn": self.viewer.style == LEARN,
            "advised": advised,
            "can_take_back": seen.can_take_back,
            "opened": self._opened(),
        }
        return self.html(seen.n, seen.view, seen.actions, **known)

    def _opened(self) -> list[dict[str, Any]] | None:
        """What every seat sees, once the match is over: nothing can be taken back then, and the replay shows it too."""
        match, row = self.live.match, self.live.row
        return [match.view(k) for k in range(row.players)] if match is not None and row.phase == "over" else None

    def taken_back(self, by: int | None) -> str:
        """That a seat took something back, for the others to hear."""
        if by is None or by == self.me:
            return ""
        return str(Markup("<p data-toast hidden>{}</p>").format(self.t("taken-back", name=self.names[by])))

    def events(self, fresh: bool = True) -> str:
        """What happened since then, as HTML."""
        if self.seen is None or self.since is None:
            return ""
        web = find(self.summary["game"]).web
        if web is not None and web.tell is not None:
            return self.turns(self.live.turns(self.me, self.since), web.tell, fresh)
        return self.log(self.live.events(self.me, self.since), fresh)


def render(update: Update, viewer: Viewer) -> bytes:
    """The stream's renderer: one event with the table as it is now, and after a step with what happened.

    Where the match went back, the whole log comes anew, with a word about it.
    """
    if "emote" in update.kinds:
        return as_json(update, viewer)  # a sign has no words: the page draws it
    if "back" in update.kinds:
        table = LiveView(update.live, viewer, 0, update.summary)
        html = table.now() + table.events(fresh=False) + table.taken_back(update.by)
        return frame("back", html, mark_of(update.live))
    if "step" not in update.kinds:
        return frame("table", LiveView(update.live, viewer, None, update.summary).now())
    table = LiveView(update.live, viewer, update.since, update.summary)
    return frame("step", table.now() + table.events(), mark_of(update.live))
