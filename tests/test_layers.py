"""The arrows of docs/architecture.md: who may import whom. No game is named outside its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shoal

ROOT = Path(shoal.__file__).parent

# a layer and those below that it may import
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "kernel": set(),
    "memo": {"kernel"},
    "positions": {"errors"},
    "game": {"errors", "kernel"},
    "games": {"errors", "kernel", "game", "positions", "memo"},
    "match": {"errors", "kernel", "game"},
    "fair": {"errors", "kernel", "game", "match"},
    "simulate": {"kernel", "game"},
    "bots": {"errors", "kernel", "game", "match"},
    "arena": {"errors", "kernel", "game", "match", "bots"},
    "envs": {"errors", "kernel", "game", "match", "bots", "simulate"},
    "bench": {"errors", "kernel", "game", "match", "bots", "simulate", "envs", "arena"},
    "terminal": {"errors", "kernel", "game", "match", "bots", "simulate"},
    "server": {"errors", "kernel", "game", "match", "fair", "bots"},
    "web": {"errors", "kernel", "game", "match", "fair", "server"},
}
ALLOWED["cli"] = set(ALLOWED)
ALLOWED["__init__"] = {"errors", "games", "match", "bots"}
GAMES = {path.name for path in (ROOT / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield path.relative_to(ROOT).parts[0].removesuffix(".py"), path


def imports(path: Path) -> Iterator[str]:
    """The layers that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "shoal":
            found = [f"shoal.{name.name}" for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found = [node.module or ""]
        else:
            continue
        yield from (name.split(".")[1] for name in found if name.startswith("shoal."))


@pytest.mark.parametrize(("layer", "path"), [pytest.param(*m, id=str(m[1].relative_to(ROOT))) for m in modules()])
def test_a_layer_imports_only_what_lies_below(layer: str, path: Path) -> None:
    assert layer in ALLOWED, f"{layer} is a new layer: add it here and to docs/architecture.md"
    assert set(imports(path)) - {layer, "__version__"} <= ALLOWED[layer]


@pytest.mark.parametrize("path", [p for layer, p in modules() if layer not in ("games", "cli", "web")], ids=str)
def test_no_game_is_named_outside_its_folder(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not GAMES & {value for value in strings if isinstance(value, str)}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_games_do_not_know_each_other(game: str) -> None:
    for path in (ROOT / "games" / game).glob("*.py"):
        assert not re.search(rf"shoal\.games\.(?!{game}\b)\w+", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted((ROOT / "games").glob("*/rules.py")), ids=str)
def test_rules_define_the_door(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    names = functions | {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    assert {"start", "actor", "choices", "play", "payoffs", "imagine", "observe"} <= names
