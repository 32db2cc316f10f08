"""How a game looks in the terminal: laid out from what its table gives, in the game's own colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from shoal.game import Game

NOT_DRAWN = ("game", "seat", "over", "winners", "actor", "players")  # said elsewhere
EMPTY = ("", None)  # a cell of a board with nothing on it
SMALLEST_BOARD = 4  # a smaller square of lists may be anything


class Drawing:
    """Draws views, actions and events of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def view(self, view: Mapping[str, Any]) -> RenderableType:
        """A seat's view as a panel."""
        rows = Table.grid(padding=(0, 2))
        rows.add_column(style="cyan", no_wrap=True)
        rows.add_column()
        for key, value in view.items():
            if key not in NOT_DRAWN:
                rows.add_row(Text(spaced(key)), self._cell(value))
        who = "over" if view["over"] else f"seat {view['actor']} to act"
        return Panel(rows, title=Text(f"{self._game.title}: {who}"), title_align="left", expand=False)

    def action(self, action: Mapping[str, Any]) -> Text:
        """An action in a few words."""
        rest = {key: value for key, value in action.items() if key not in ("id", "type")}
        return Text(" ").join([Text(spaced(action["type"]), "bold"), *self._pairs(rest)])

    def event(self, event: Mapping[str, Any]) -> Text:
        """What happened, in a few words: a message id without its game's prefix, and its arguments."""
        name = event["id"].partition("-")[2] or event["id"]
        args = Text(", ").join(self._pairs(event["args"]))
        return Text.assemble(f"· {spaced(name)}", ": " if args else "", args, style="dim")

    def _pairs(self, values: Mapping[str, Any], style: str = "") -> list[Text]:
        return [Text.assemble((spaced(key), style), " ", self._text(value)) for key, value in values.items()]

    def _text(self, value: Any) -> Text:
        """A value of a view in one line."""
        if isinstance(value, Mapping) and value:
            return Text("  ").join(self._pairs(value, "dim"))
        if isinstance(value, list | tuple) and value:
            nested = any(isinstance(inner, Mapping | list | tuple) for inner in value)
            return Text(", " if nested else " ").join(map(self._text, value))
        if isinstance(value, bool):
            return Text("yes" if value else "no")
        return self._word("-" if value is None or value in ([], (), {}) else str(value))

    def _word(self, word: str) -> Text:
        """A word in its style: its own, or that of its end (`kind:colour`)."""
        styles = self._game.styles
        return Text(word, styles.get(word) or styles.get(word.rpartition(":")[2], ""))

    def _cell(self, value: Any) -> RenderableType:
        if not isinstance(value, list) or not value or not isinstance(value[0], list | dict):
            return self._text(value)
        if all(isinstance(inner, list) and len(inner) == len(value) >= SMALLEST_BOARD for inner in value):
            return self._board(value)
        return Group(*(Text.assemble((f"{i}", "dim"), "  ", self._text(inner)) for i, inner in enumerate(value)))

    def _board(self, rows: list[list[Any]]) -> RenderableType:
        """A square board, its rows and columns numbered."""
        board = Table("", *(str(c) for c in range(len(rows))), show_lines=True)
        for r, row in enumerate(rows):
            board.add_row(str(r), *(Text("·") if cell in EMPTY else self._text(cell) for cell in row))
        return board


def spaced(name: str) -> str:
    """A key or a message id as words."""
    return name.replace("_", " ").replace("-", " ")
