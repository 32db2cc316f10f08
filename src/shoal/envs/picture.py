"""A table as text or as an image, for any game: what `view` gives, laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.game import Game
from shoal.kernel import State

WIDTH, LINE = 960, 18  # pixels


def text_of(game: Game, s: State, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, line by line."""
    view: dict[str, Any] = game.table.view(s, seat)
    lines = [f"{game.title}, {view['players']} players"]
    lines += [f"{name}: {_short(value)}" for name, value in view.items() if name not in ("game", "players")]
    return "\n".join(lines)


def _short(value: Any) -> str:
    """A value of a view in few words: equal cards are counted, long lists are broken up."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_short(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        if value and all(isinstance(part, str) for part in value):
            return ", ".join(f"{n} {card}" if n > 1 else card for card, n in Counter(value).items())
        if any(isinstance(part, dict | list) for part in value):
            return "".join(f"\n  {i}: {_short(part)}" for i, part in enumerate(value))
        return " ".join(_short(part) for part in value) or "none"
    return "-" if value is None else str(value)


def drawn(text: str) -> NDArray[np.uint8]:
    """Text as an image of shape (height, width, 3)."""
    from PIL import Image, ImageDraw

    lines = [part for line in text.split("\n") for part in _wrapped(line)]
    image = Image.new("RGB", (WIDTH, LINE * (len(lines) + 1)), (16, 42, 60))
    pen = ImageDraw.Draw(image)
    for i, line in enumerate(lines):
        pen.text((LINE // 2, LINE // 2 + i * LINE), line, fill=(240, 236, 220))
    return np.asarray(image, np.uint8)


def _wrapped(line: str, most: int = 140) -> list[str]:
    return [line[i : i + most] for i in range(0, len(line), most)] or [""]
