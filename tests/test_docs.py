"""The examples in the documents are run; what exists is documented."""

from __future__ import annotations

import doctest
import importlib
import re
from collections import Counter
from pathlib import Path

import pytest

from shoal.game import find, names

ROOT = Path(__file__).parent.parent


def test_python_examples() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "python.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 15
    assert failed == 0


@pytest.mark.parametrize("name", ["shoal", "shoal.match", *(find(name).table.describe.__module__ for name in names())])
def test_docstring_examples(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def rule_ids(text: str) -> set[str]:
    return set(re.findall(r"\b(?:SSP|COL|URC)-\d+\b", text))


def test_every_rule_id_has_a_test_named_by_it() -> None:
    ids = set().union(*(rule_ids(p.read_text(encoding="utf-8")) for p in (ROOT / "docs" / "rules").glob("*.md")))
    assert len(ids) > 60
    tests = "\n".join(p.read_text(encoding="utf-8") for p in (ROOT / "tests" / "games").rglob("test_*.py"))
    named = {f"{kind.upper()}-{number}" for kind, number in re.findall(r"def test_(ssp|col|urc)_(\d+)", tests)}
    assert ids <= named, sorted(ids - named)


RULES = ROOT.parent / "shared" / "rules"  # the pages that the rules were settled on, where they lie beside the project


def settled(page: Path) -> Counter[str]:
    """How often each rule of a page is marked as settled, by its id; "" for what stands before the first rule."""
    parts = re.split(r"^\s*- \**([A-Z]{3}-\d+)\b", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    texts = zip(["", *parts[1::2]], parts[::2], strict=True)
    return Counter({rule: n for rule, text in texts if (n := len(re.findall(r"\*settled\*", text, re.IGNORECASE)))})


@pytest.mark.parametrize("name", names())
def test_settled_is_exactly_what_the_rulebooks_leave_open(name: str) -> None:
    page = ROOT / "docs" / "rules" / f"{name}.md"
    assert settled(page)
    if (RULES / page.name).exists():
        assert settled(page) == settled(RULES / page.name)


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
            if not target.startswith(("http:", "https:", "mailto:")):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


PARTS = re.compile(r"^\s*\d+\. `([\w/.]+\.(?:py|js)):([\w.]+)`", re.MULTILINE)


def test_the_walks_of_the_architecture_name_real_functions() -> None:
    """docs/architecture.md walks through a move, a bot's move and a playout, as `file:function`."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    hops = PARTS.findall(page)
    assert len(hops) > 25
    for file, function in hops:
        source = ROOT / "src" / "shoal" / file
        text = source.read_text(encoding="utf-8")
        if source.suffix == ".js":
            assert re.search(rf"\bfunction {function}\b|\b(?:const|let) {function} =", text), f"{file}:{function}"
            continue
        module = importlib.import_module("shoal." + file.removesuffix(".py").replace("/", "."))
        found = module
        for part in function.split("."):
            found = getattr(found, part)
        assert callable(found), f"{file}:{function}"


GLOSSARY = re.compile(r"^\| ([\w ,`]+) \| .+ \| `([\w/.<>]+)` \|$", re.MULTILINE)


def test_the_glossary_has_each_term_once_with_its_file() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    terms = GLOSSARY.findall(page.partition("## Glossary")[2])
    assert len(terms) > 20
    assert len({term for term, _ in terms}) == len(terms)
    for term, file in terms:
        path = file.replace("<name>", names()[0])
        assert (ROOT / "src" / "shoal" / path).exists(), f"{term}: {file}"


def test_every_command_has_a_help_with_an_example() -> None:
    from typer.testing import CliRunner

    from shoal.cli import app

    for command in app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        shown = CliRunner().invoke(app, [name, "--help"], prog_name="shoal").output
        assert f"Example: shoal {name}" in " ".join(shown.split()), name
