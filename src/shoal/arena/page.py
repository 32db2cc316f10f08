"""The report page: one file, no scripts, nothing fetched from elsewhere; light and dark."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from importlib import resources
from operator import itemgetter
from typing import Any

from shoal.arena.charts import Scale, axis, bars, histogram, tint, whisker
from shoal.arena.show import duration, footnote, short, with_interval
from shoal.game import find

Report = dict[str, Any]


def page(report: Report) -> str:
    """The whole page."""
    style = resources.files("shoal.arena").joinpath("page.css").read_text(encoding="utf-8")
    title = find(report["settings"]["game"]).title
    body = [header(report, title)]
    if report["played"]:
        body += [RATINGS.section(report), cross(report), line_ups(report)]
        body += [SCORES.section(report), TIMES.section(report), lengths(report)]
    else:
        body.append('<section><p class="note">No group of matches was finished.</p></section>')
    body += [notices(report), about(report)]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>Arena: {escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(part for part in body if part)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, note: str, body: str) -> str:
    """One part of the page."""
    return f'<section>\n<h2>{escape(title)}</h2>\n<p class="note">{note}</p>\n{body}\n</section>'


def best_first(report: Report) -> list[dict[str, Any]]:
    """The bots by rating."""
    return sorted(report["bots"], key=lambda bot: -bot["rating"]["value"])


def header(report: Report, title: str) -> str:
    """What was played, and the answer in one line."""
    settings = report["settings"]
    options = [f"{name} {value}" for name, value in settings["options"].items() if value is not None]
    facts = [f"{settings['players']} players", *options, f"{report['played']:,} matches"]
    facts += [f"{report['groups']:,} {'paired deals' if settings['paired'] else 'groups'}", f"seed {settings['seed']}"]
    verdict = ""
    if report["played"]:
        first = best_first(report)[0]
        verdict = (
            f'<p class="verdict"><b>{escape(first["name"])}</b> leads: it won '
            f'<b class="figure">{with_interval(first["won"])}</b>{adjusted_of(first)}</p>'
        )
    return (
        f'<header>\n<p class="eyebrow">Arena</p>\n<h1>{escape(title)}</h1>\n'
        f"<p>{escape(' · '.join(facts))}</p>\n{verdict}</header>"
    )


def adjusted_of(bot: dict[str, Any]) -> str:
    """What it would have won without luck, where that was asked for."""
    return f", adjusted for luck {with_interval(bot['adjusted'])}" if bot["adjusted"] else ""


def bot_row(bot: dict[str, Any], chart: str, figure: str) -> str:
    """A row: a bot's name, its chart, its figures."""
    return (
        f'<div class="row"><div class="name">{escape(bot["name"])}</div><div class="plot">{chart}</div>'
        f'<div class="figure">{figure}</div></div>'
    )


def chart_section(title: str, note: str, scale: Scale, rows: Iterable[str], tick: Callable[[float], str]) -> str:
    """A part of the page with a chart in each row, and one axis below them."""
    foot = f'<div class="row foot"><div></div><div class="plot">{axis(scale, tick)}</div><div></div></div>'
    return section(title, note, "".join(rows) + foot)


def rating_row(scale: Scale, bot: dict[str, Any]) -> str:
    """A bot's rating, and its openskill rating where that is installed."""
    rating, skill = bot["rating"], bot["openskill"]
    text = f"{rating['value']:.0f} [{rating['low']:.0f}, {rating['high']:.0f}]"
    more = f"<small>openskill {skill['mu']:.1f} ± {1.96 * skill['sigma']:.1f}</small>" if skill else ""
    return bot_row(bot, whisker(scale, rating["value"], rating["low"], rating["high"], f"rating {text}"), text + more)


def cross(report: Report) -> str:
    """The heat map of results by pairs."""
    names = [bot["name"] for bot in report["bots"]]
    order = [names.index(bot["name"]) for bot in best_first(report)]
    head = "".join(f'<th scope="col" title="{escape(names[k])}">{escape(short(names[k], 18))}</th>' for k in order)
    rows = []
    for a in order:
        cells = []
        for b in order:
            cell = report["cross"][a][b]
            if cell is None:
                cells.append('<td class="none">·</td>')
                continue
            cells.append(
                f'<td style="background:{tint(cell["value"])}"><b>{100 * cell["value"]:.1f}%</b>'
                f"<small>{100 * cell['low']:.1f} to {100 * cell['high']:.1f}</small></td>"
            )
        name = f'<th scope="row" title="{escape(names[a])}">{escape(short(names[a], 18))}</th>'
        rows.append(f"<tr>{name}{''.join(cells)}</tr>")
    two = report["settings"]["players"] == 2
    note = (
        "How often the bot of the row beat the bot of the column; a draw is a half."
        if two
        else ("How often the bot of the row finished ahead of the bot of the column; level is a half.")
    )
    table = f'<table class="heat"><thead><tr><td></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return section("Row against column", note + " With 95% intervals.", f'<div class="scroll">{table}</div>')


def line_ups(report: Report) -> str:
    """Wins by line-up, where more than two play."""
    players = report["settings"]["players"]
    if players == 2:
        return ""
    rows = []
    for line in report["line_ups"]:
        who = ", ".join(f"{n} × {name}" if n > 1 else name for name, n in line["seats"].items())
        for k, (name, won) in enumerate(line["won"].items()):
            first = f'<th scope="row" rowspan="{len(line["won"])}">{escape(who)}</th>' if k == 0 else ""
            rows.append(f'<tr>{first}<td>{escape(name)}</td><td class="figure">{with_interval(won)}</td></tr>')
    head = '<thead><tr><th scope="col">Line-up</th><th scope="col">Bot</th><th scope="col">Won</th></tr></thead>'
    note = f"The share of wins of each seat that a bot had; a seat's fair share is {100 / players:.0f}%."
    return section("Line-ups", note, f'<div class="scroll"><table>{head}<tbody>{"".join(rows)}</tbody></table></div>')


def score_row(scale: Scale, bot: dict[str, Any]) -> str:
    """The distribution of a bot's points."""
    points = bot["scores"]
    low, middle, high = points["quartiles"]
    label = f"points: half of all matches between {low:g} and {high:g}, median {middle:g}"
    return bot_row(bot, histogram(scale, points, label), f"{points['mean']:.1f} ± {points['deviation']:.1f}")


def time_row(scale: Scale, bot: dict[str, Any]) -> str:
    """The distribution of a bot's times."""
    seconds = bot["seconds_per_move"]
    spans = [(time / 1.05, time * 1.05, count) for time, count in bot["times"]]
    text = f"{duration(seconds['mean'])}<small>95% within {duration(seconds['p95'])}</small>"
    label = f"median {duration(seconds['median'])}, 95% within {duration(seconds['p95'])}"
    return bot_row(bot, bars(scale, spans, [seconds["median"], seconds["p95"]], label, 40), text)


@dataclass(frozen=True)
class BotChart:
    """A part of the page with one row for each bot, best first, all on one scale."""

    title: str
    note: str
    part: str  # of what the report says of a bot; where it is empty, the bot has no row
    low: Callable[[Any], float]
    high: Callable[[Any], float]
    row: Callable[[Scale, dict[str, Any]], str]
    tick: Callable[[float], str]
    log: bool = False

    def section(self, report: Report) -> str:
        """The part of the page."""
        bots = [bot for bot in best_first(report) if bot[self.part]]
        parts = [bot[self.part] for bot in bots]
        scale = Scale(min(map(self.low, parts)), max(map(self.high, parts)), self.log)
        return chart_section(self.title, self.note, scale, (self.row(scale, bot) for bot in bots), self.tick)


RATING_NOTE = "Bradley-Terry on the Elo scale, mean 1500; 95% intervals by resampling deals."
SCORE_NOTE = "Points at the end of a match: mean ± standard deviation. The line is the median."
TIME_NOTE = "Time per move, on a logarithmic scale: mean, and the 95th percentile. Lines: median and 95th percentile."

RATINGS = BotChart("Ratings", RATING_NOTE, "rating", itemgetter("low"), itemgetter("high"), rating_row, "{:.0f}".format)
SCORES = BotChart("Scores", SCORE_NOTE, "scores", itemgetter("least"), itemgetter("most"), score_row, "{:g}".format)
TIMES = BotChart(
    "Time per move", TIME_NOTE, "times", lambda t: t[0][0], lambda t: t[-1][0], time_row, duration, log=True
)


def lengths(report: Report) -> str:
    """How long matches are, and what the seats are worth."""
    decisions = report["lengths"]
    scale = Scale(decisions["least"], decisions["most"])
    row = bot_row(
        {"name": "decisions"},
        histogram(scale, decisions, f"decisions in a match: mean {decisions['mean']:.0f}"),
        f"{decisions['mean']:.0f} ± {decisions['deviation']:.0f}",
    )
    seats = ", ".join(f"seat {seat} {100 * part:.1f}%" for seat, part in enumerate(report["seats"]))
    note = f"Decisions of all players in a match. Wins by seat, whoever sat there: {seats}."
    return chart_section("Matches", note, scale, [row], "{:g}".format)


def notices(report: Report) -> str:
    """What outside bots did wrong."""
    if not report["notices"]:
        return ""
    rows = [
        f'<tr><td>{escape(short(n["bot"]))}</td><td class="figure">{n["match"]}</td><td class="figure">{n["move"]}</td>'
        f"<td>{escape(n['kind'])}</td><td class='text'>{escape(n['text'])}</td></tr>"
        for n in report["notices"]
    ]
    head = "".join(f'<th scope="col">{name}</th>' for name in ("Bot", "Match", "Move", "Kind", "What happened"))
    note = f"{report['notices_in_all']} moves were lost to chance."
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    return section("Notices", note, f'<div class="scroll">{table}</div>')


def about(report: Report) -> str:
    """How it was measured, and how to do it again."""
    s = report["settings"]
    options = "".join(f" --option {name}={value}" for name, value in s["options"].items() if value is not None)
    again = f"shoal arena {s['game']} --players {s['players']}{options} --games {report['asked']} --seed {s['seed']}"
    again += f" --bots {shlex.quote(','.join(s['bots']))}"
    again += "" if s["paired"] else " --unpaired"
    method = footnote(report) if report["played"] else ""
    return section(
        "How this was measured",
        escape(method) + " Intervals: Wilson's, with the number of independent matches that explains the variance "
        "between groups.",
        f'<pre>{escape(again)}</pre><p class="note">Shoal {escape(report["shoal"])}, '
        f"{report['seconds']:,.1f} s of playing, settings {escape(report['digest'])}.</p>",
    )
