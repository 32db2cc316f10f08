"""The examples in the documents are run; what exists is documented."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import shoal.games.coloretto.table
import shoal.match

ROOT = Path(__file__).parent.parent


def test_python_examples() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "python.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 15
    assert failed == 0


@pytest.mark.parametrize("module", [shoal, shoal.match, shoal.games.coloretto.table])
def test_docstring_examples(module: object) -> None:
    failed, _ = doctest.testmod(module)  # type: ignore[arg-type]
    assert failed == 0


def rule_ids(text: str) -> set[str]:
    return set(re.findall(r"\b(?:SSP|COL|URC)-\d+\b", text))


def test_every_rule_id_has_a_test_named_by_it() -> None:
    ids = set().union(*(rule_ids(p.read_text(encoding="utf-8")) for p in (ROOT / "docs" / "rules").glob("*.md")))
    assert len(ids) > 60
    tests = "\n".join(p.read_text(encoding="utf-8") for p in (ROOT / "tests" / "games").rglob("test_*.py"))
    named = {f"{kind.upper()}-{number}" for kind, number in re.findall(r"def test_(ssp|col|urc)_(\d+)", tests)}
    assert ids <= named, sorted(ids - named)


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
            if not target.startswith(("http:", "https:", "mailto:")):
                assert (page.parent / target).exists(), f"{page.name}: {target}"
