"""docs/add-a-game.md shows the example file by file; and adding the example touched no other file."""

from __future__ import annotations

import re
import subprocess
from dataclasses import fields

from shoal.contract import VIEW_KEYS, Web
from shoal.game import Game
from tests.examples.conftest import EXAMPLE
from tests.examples.environment import ROOT


def test_the_page_is_the_example() -> None:
    """In docs/add-a-game.md the blocks of each section about a file are, put together, that file of the example."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = {file.name: file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".toml")}
    assert len(files) == 5
    for section in page.split("\n## "):
        blocks = re.findall(r"```(?:python|toml)\n(.*?)```", section, re.DOTALL)
        about = re.match(r"\d\. .*: `([\w.]+)`\n", section)
        assert bool(blocks) == bool(about), section
        if about:
            file = files.pop(about[1])
            assert lines("".join(blocks)) == lines(file.read_text(encoding="utf-8")), file.name
    assert not files, "every file is shown"


def test_the_page_names_every_part() -> None:
    """Every field of a game and of its pages, and every key that a view must have."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    parts = [field.name for field in (*fields(Game), *fields(Web))]
    assert [name for name in (*parts, *VIEW_KEYS) if not re.search(rf"`[^`]*\b{name}\b[^`]*`", page)] == []


def lines(text: str) -> list[str]:
    """The lines of a text, but for empty ones."""
    return [line for line in text.splitlines() if line]


def test_no_other_file_knows_the_example() -> None:
    """Adding the game touched nothing: only documents and this test name it."""
    listed = subprocess.run(["git", "grep", "-lIi", "-e", "liars.dice"], cwd=ROOT, capture_output=True, text=True)
    known = ("examples/liars_dice/", "tests/examples/", "docs/", "README.md", "CHANGELOG.md")
    assert [path for path in listed.stdout.split() if not path.startswith(known)] == []
    assert "examples/liars_dice/pyproject.toml" in listed.stdout
