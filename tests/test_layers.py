"""The arrows of docs/architecture.md: who may import whom. No game is named outside its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import shoal
from shoal.game import find, names
from tests.kit.cases import case_of

ROOT = Path(shoal.__file__).parent
TESTS = Path(__file__).parent

# a layer and those below that it may import
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "kernel": set(),
    "contract": {"errors", "kernel"},
    "memo": {"kernel"},
    "positions": {"errors"},
    "numeric": {"kernel"},
    "toolbox": {"kernel", "contract"},
    "game": {"errors", "kernel", "contract"},
    "games": {"errors", "kernel", "contract", "game", "positions", "memo", "numeric", "toolbox"},
    "chance": set(),
    "match": {"errors", "kernel", "contract", "game", "chance"},
    "fair": {"errors", "kernel", "game", "match"},
    "paired": {"kernel"},
    "playout": {"kernel", "contract", "game", "paired"},
    "simulate": {"kernel", "game", "playout"},
    "testing": {"errors", "kernel", "contract", "game", "match"},
    "bots": {"errors", "kernel", "contract", "game", "match", "paired", "playout", "numeric", "toolbox"},
    "arena": {"errors", "kernel", "game", "match", "paired", "playout", "bots"},
    "train": {"errors", "kernel", "game", "match", "playout", "bots", "arena"},
    "envs": {"errors", "kernel", "game", "match", "playout", "bots", "simulate"},
    "bench": {"errors", "kernel", "game", "match", "bots", "simulate", "envs", "arena"},
    "terminal": {"errors", "kernel", "game", "match", "bots", "simulate"},
    "server": {"errors", "kernel", "game", "match", "fair", "bots"},
    "web": {"errors", "kernel", "contract", "game", "match", "fair", "bots", "server"},
}
ALLOWED["cli"] = set(ALLOWED)
ALLOWED["__init__"] = {"errors", "games", "match", "bots"}


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


@pytest.mark.parametrize("name", names())
def test_games_do_not_know_each_other(name: str) -> None:
    for path in (ROOT / "games" / name).glob("*.py"):
        assert not re.search(rf"shoal\.games\.(?!{name}\b)\w+", path.read_text(encoding="utf-8"))


# No game is named in shared code: neither its name nor a card, a colour or a token of it.


@cache
def words_of_games() -> tuple[str, ...]:
    words = {word for name in names() for word in (name, *case_of(name).words)}
    return tuple(sorted(word for word in words if re.fullmatch(r"[a-z_]{3,}", word)))


@cache
def named(text: str) -> list[str]:
    """The words of games in a text; `dark-blue`, `DARK_BLUE` and `darkBlue` are all dark_blue."""
    snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text)
    plain = f"_{re.sub('[^a-z0-9]+', '_', snake.lower())}_"
    return [word for word in words_of_games() if f"_{word}_" in plain or f"_{word}s_" in plain]


def spoken(tree: ast.AST) -> Iterator[str]:
    """The names and strings of a module, but for docstrings, the examples of its --help and names of programs."""
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    helps = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg in ("epilog", "help")
    }
    programs = {
        id(argument)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "which"
        for argument in node.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in documented | helps | programs:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield node.name


def shared_python() -> list[Path]:
    """Our code outside the games' folders, and the tests of no particular game; benchmarks may name games."""
    folders = {"bench", "games"}
    sources = [path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] not in folders]
    sources.append(ROOT / "games" / "__init__.py")
    tests = [path for path in TESTS.rglob("*.py") if path.relative_to(TESTS).parts[0] not in ("games", "examples")]
    return sorted(sources + tests)


def shared_pages() -> list[Path]:
    """Templates, styles and scripts of all games together."""
    return sorted(path for path in ROOT.rglob("*") if path.suffix in (".html", ".css", ".js") and not in_a_game(path))


def in_a_game(path: Path) -> bool:
    return any(path.is_relative_to(ROOT / "games" / name) for name in names())


def label(path: Path) -> str:
    return str(path.relative_to(ROOT if path.is_relative_to(ROOT) else TESTS.parent))


@pytest.mark.parametrize("path", shared_python(), ids=label)
def test_shared_code_names_no_game(path: Path) -> None:
    found = {text: named(text) for text in spoken(ast.parse(path.read_text(encoding="utf-8"))) if named(text)}
    assert not found


@pytest.mark.parametrize("path", shared_pages(), ids=label)
def test_shared_pages_name_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    bare = re.sub(r"\{#.*?#\}|/\*.*?\*/|^\s*//.*?$|[a-z]+-space\b", " ", text, flags=re.DOTALL | re.MULTILINE)
    found = {line.strip()[:100]: named(line) for line in bare.splitlines() if named(line)}
    assert not found


def test_the_words_of_the_games_are_known() -> None:
    assert len(words_of_games()) > 25
    word = max(words_of_games(), key=len)
    camel = "".join(part.title() for part in word.split("_"))
    for written in (word.upper(), word.replace("_", "-"), f"a{camel}Thing", f"--{word}s"):
        assert word in named(written), written


@pytest.mark.parametrize("name", names())
def test_every_page_of_a_game_is_named_or_used(name: str) -> None:
    """Nothing in a game's web folder is found by guessing: Web names it, or a template that is named includes it."""
    web = find(name).web
    assert web is not None
    files = {path.name for path in web.folder.iterdir()}
    text = "\n".join(path.read_text(encoding="utf-8", errors="ignore") for path in web.folder.iterdir())
    patterns = [re.escape(file).replace(r"\{language\}", "[a-z]+") for file in web.files()]
    unused = [
        file for file in files if not any(re.fullmatch(p, file) for p in patterns) and f"{name}/{file}" not in text
    ]
    assert not unused
