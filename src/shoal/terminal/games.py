"""`shoal games`: the games with their players and options."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table

from shoal.game import find, names
from shoal.terminal import console


def list_games(as_json: bool) -> None:
    """Print the games with their players and options."""
    listed = [about(name) for name in names()]
    if as_json:
        print(json.dumps(listed))
        return
    table = Table("name", "title", "players", "options")
    for game in listed:
        players = " to ".join(str(count) for count in dict.fromkeys((game["players"][0], game["players"][-1])))
        options = "\n".join(f"{o['name']} = {o['default']} ({o['allowed']})" for o in game["options"])
        table.add_row(game["name"], game["title"], players, options)
    console.print(table)


def about(name: str) -> dict[str, Any]:
    """A game's name, title, version, players and options, JSON-safe."""
    game = find(name)
    options = [{"name": o.name, "default": o.default, "allowed": o.allowed} for o in game.options]
    return {
        "name": name,
        "title": game.title,
        "version": game.version,
        "players": list(game.players),
        "options": options,
    }
