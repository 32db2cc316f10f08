"""The lines of the log. Of a turn that is over a game may tell in fewer lines what its steps were (`Web.tell`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import escape

from shoal.contract import Event, Tell
from shoal.server.past import Turn


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    event: Event
    words: str
    new: bool = True  # it has not been in the log before, nor has all that it sums up
    turn: int | None = None  # the first step of its turn
    whole: bool = False  # it tells the whole turn, with others perhaps, instead of the lines of that turn before
    steps: tuple[Line, ...] = ()  # what it sums up


def lines_of(turns: Sequence[Turn], tell: Tell, say: Callable[[Event], str]) -> list[Line]:
    """The lines for some turns, as one viewer reads them; `say` puts an event into words."""
    return [line for turn in turns for line in _lines(turn, tell, say)]


def _lines(turn: Turn, tell: Tell, say: Callable[[Event], str]) -> list[Line]:
    steps = [Line(event, say(event), k >= turn.known, turn.first) for k, event in enumerate(turn.events)]
    if not turn.over or not steps:
        return steps
    lines: list[Line] = []
    for event, numbers in summed(tell(turn.events), turn.events):
        own = tuple(steps[k] for k in numbers)
        new, details = any(step.new for step in own), () if own and own[0].event == event else own
        lines.append(Line(event, say(event), new, turn.first, True, details))
    return lines


def summed(told: Sequence[Event], events: Sequence[Event]) -> list[tuple[Event, list[int]]]:
    """What is told of some events, each with the numbers of those that it stands for.

    What is told as it was stands for itself, and what says so (`of`) for as many as it says. Whatever else happened is
    part of the sum before it, or of the first one.
    """
    found: list[tuple[Event, list[int]]] = []
    sums: list[list[int]] = []
    at, before = 0, list[int]()
    for event in told:
        numbers: list[int] = []
        if "of" in event:
            numbers.extend(range(at, at + event["of"]))
            at += event["of"]
            sums.append(numbers)
        elif event in events[at:]:
            here = list(events).index(event, at)
            (sums[-1] if sums else before).extend(range(at, here))
            numbers, at = [here], here + 1
        else:
            sums.append(numbers)
        found.append((event, numbers))
    if sums:
        sums[-1].extend(range(at, len(events)))
        sums[0][:0] = before
    return found


def drawn(lines: Sequence[Line], fresh: bool) -> str:
    """Lines as HTML; what is `fresh` and new is marked, to be said aloud."""
    return f'<ol class="news">{"".join(_item(line, fresh) for line in lines)}</ol>'


def _item(line: Line, fresh: bool, within: bool = False) -> str:
    """One line, or a step within one that sums it up."""
    seat = line.event["args"].get("seat")
    about = f' data-event="{escape(line.event["id"])}"' + (f' class="seat-{seat}"' if seat is not None else "")
    if line.turn is not None and not within:
        about += f' data-turn="{line.turn}"' + (" data-whole" if line.whole else "")
    words = escape(line.words)
    if not line.steps:
        return f"<li{about}{' data-new' if fresh and line.new else ''}>{words}</li>"
    steps = "".join(_item(step, fresh, within=True) for step in line.steps)
    return f'<li{about}><details class="told"><summary>{words}</summary><ol>{steps}</ol></details></li>'
