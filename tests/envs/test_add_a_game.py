"""docs/add-a-game.md: its tiny game works everywhere, and its code is that of the page."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_fourth_game_gets_everything() -> None:
    call = [sys.executable, "-W", "error", "-m", "tests.kit.tiny_game.trial"]
    told = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr[-2000:]
    assert "Last Shell has all it needs" in told.stdout


def test_the_page_shows_the_code_that_is_tried() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests/kit/tiny_game").glob("*.py"))
    assert len(blocks) > 4
    for block in blocks:
        assert block in code, block
