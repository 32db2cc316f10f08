"""The report of a training: JSON for programs, and one page with curves, no scripts, nothing fetched from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from typing import Any

from shoal import __version__
from shoal.arena.charts import Scale, percent, svg
from shoal.game import find

HEIGHT = 160
LEARNT = ("value", "prior", "belief")
PRACTISED = ("value", "entropy", "changed")


def report(state: dict[str, Any]) -> dict[str, Any]:
    """Everything that is known of a training, JSON-safe."""
    generations = state["generations"]
    return {
        "format": "shoal-training-report-1",
        "shoal": __version__,
        "settings": state["settings"],
        "game_version": find(state["settings"]["game"]).version,
        "generations": generations,
        "replaced": [g["number"] for g in generations if g["replaces"]],
        "matches": sum(g["played"]["matches"] for g in generations),
        "samples": sum(g["played"]["samples"] for g in generations),
        "seconds": round(sum(g["seconds"] for g in generations), 1),
    }


def page(found: dict[str, Any]) -> str:
    """The report as a page."""
    style = resources.files("shoal.arena").joinpath("page.css").read_text(encoding="utf-8")
    title = f"Training: {find(found['settings']['game']).title}"
    facts = f"{len(found['generations'])} generations, {found['matches']:,} matches, {found['samples']:,} samples"
    body = [
        f"<header><h1>{escape(title)}</h1><p>{facts}, seed {found['settings']['seed']}</p></header>",
        section("Practice", "What the prior plays with itself, round by round.", curves(practised(found), PRACTISED)),
        section("Learning", "Loss over samples held back, step by step.", curves(learnt(found), LEARNT)),
        section("The gate", "Each new network against the best one before.", duels(found["generations"])),
        section("Settings", "The same again with these.", settings(found["settings"])),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, note: str, body: str) -> str:
    """One part of the page."""
    return f'<section>\n<h2>{title}</h2>\n<p class="note">{note}</p>\n{body}\n</section>'


def practised(found: dict[str, Any]) -> list[dict[str, float]]:
    """What was seen in the practice of all generations; nothing where none practised."""
    return [seen for g in found["generations"] for seen in (g.get("practised") or {"curve": ()})["curve"]]


def learnt(found: dict[str, Any]) -> list[dict[str, float]]:
    """The losses of all generations."""
    return [check for g in found["generations"] for check in g["learnt"]["curve"]]


def curves(checks: Sequence[dict[str, float]], kinds: Sequence[str]) -> str:
    """A curve for each kind of number, over all generations."""
    parts = []
    for kind in kinds:
        points = [check[kind] for check in checks if kind in check]
        if len(points) > 1:
            parts.append(f"<h3>{kind}: {points[0]:.3f} to {points[-1]:.3f}</h3>{curve(kind, points)}")
    return "\n".join(parts)


def curve(label: str, points: Sequence[float]) -> str:
    """A line of points from left to right."""
    scale, last = Scale(min(points), max(points)), len(points) - 1
    body = []
    for i in range(last):
        ends = [(percent((i + k) / last), percent(1 - scale.at(points[i + k]))) for k in (0, 1)]
        (x1, y1), (x2, y2) = ends
        body.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="currentColor" stroke-width="2"/>')
    return svg(label, "".join(body), HEIGHT)


def duels(generations: Sequence[dict[str, Any]]) -> str:
    """A row for each duel."""
    rows = []
    for g in generations:
        for d in g["duels"]:
            won = f"{100 * d['value']:.1f}% [{100 * d['low']:.1f}, {100 * d['high']:.1f}] of {d['matches']}"
            cells = (g["number"], d["players"], won, f"{100 * d['fair']:.0f}%", "replaces" if g["replaces"] else "")
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    head = "".join(f"<th>{name}</th>" for name in ("generation", "players", "won", "fair", ""))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def settings(given: dict[str, Any]) -> str:
    """A row for each setting."""
    rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(str(value))}</td></tr>" for name, value in given.items())
    return f"<table><tbody>{rows}</tbody></table>"
