"""A game is refused when a part is missing or of another shape, and the error names it; mypy sees it before that."""

from __future__ import annotations

import subprocess
import sys
import textwrap
import threading
import warnings
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from shoal import game as registry
from shoal.contract import RULES_FUNCTIONS, RULES_SIZES, TABLE_FUNCTIONS, Policy, Rules, Table, Web
from shoal.errors import BadGame
from shoal.game import Game, Option, find, names, register
from shoal.kernel import record
from tests.kit.cases import pick

ROOT = Path(__file__).parent.parent


def without(part: Any, *missing: str, **other: Any) -> Any:
    """A module without some of its names, or with others instead."""
    return SimpleNamespace(**{name: value for name, value in vars(part).items() if name not in missing} | other)


def refused(changed: Game) -> str:
    with pytest.raises(BadGame) as error:
        register(changed)
    return str(error.value)


@pytest.mark.parametrize("name", names())
def test_every_game_meets_the_contract(name: str) -> None:
    assert register(find(name)) is find(name)


@pytest.mark.parametrize("missing", [*RULES_FUNCTIONS, *RULES_SIZES, "STATE"])
def test_rules_without_a_part_are_refused(missing: str) -> None:
    game = pick()
    assert f"its rules must define {missing}" in refused(replace(game, rules=without(game.rules, missing)))


@pytest.mark.parametrize("missing", TABLE_FUNCTIONS)
def test_a_table_without_a_part_is_refused(missing: str) -> None:
    game = pick()
    assert f"its table must define {missing}(" in refused(replace(game, table=without(game.table, missing)))


def test_another_signature_is_refused_and_the_right_one_is_shown() -> None:
    game = pick()
    rules = without(game.rules, choices=lambda s, actions: 0)
    assert refused(replace(game, rules=rules)).endswith(
        "its rules must define choices(s, actions, weights), not choices(s, actions)"
    )
    policy = Policy(greedy=lambda s: 0)  # type: ignore[misc, arg-type]
    assert "its policy must define greedy(s, actions, n, rng), not greedy(s)" in refused(replace(game, policy=policy))


def test_whole_numbers_come_with_their_scales() -> None:
    game = next(game for game in map(find, names()) if hasattr(game.rules, "observe_with"))
    n = game.rules.OBSERVATION
    for wrong in (without(game.rules, "SCALES"), without(game.rules, SCALES=np.ones(n))):
        assert f"must define SCALES, {n} float32" in refused(replace(game, rules=wrong))
    assert "must define observe_whole(s, seat, out)" in refused(
        replace(game, rules=without(game.rules, "observe_whole", "observe_with"))
    )
    assert "must define observe_whole and MEMORY" in refused(replace(game, rules=without(game.rules, "MEMORY")))


def test_the_state_is_checked() -> None:
    game = pick()
    small = record([("players", np.int8), ("phase", np.int8)])
    assert "lacks the field 'turn'" in refused(replace(game, rules=without(game.rules, STATE=small)))
    shadowed = record([("players", np.int8), ("phase", np.int8), ("turn", np.int8), ("size", np.int8)])
    assert "cannot be called 'size'" in refused(replace(game, rules=without(game.rules, STATE=shadowed)))
    assert "no field 'bet' for the option bet" in refused(replace(game, options=(Option("bet", 1, low=1, high=2),)))
    assert "SEATS" in refused(replace(game, players=range(2, 99)))


def test_pages_that_are_not_there_are_refused(tmp_path: Path) -> None:
    game = pick()
    assert "there is no" in refused(replace(game, web=Web(folder=tmp_path, table="table.html")))


def test_two_games_cannot_have_one_name() -> None:
    assert "another game of that name" in refused(replace(pick(), title="An impostor"))


def test_a_broken_package_is_left_out_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    known = names()
    broken = EntryPoint("broken", "no_such_module:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: EntryPoints([broken]))
    monkeypatch.setattr(registry, "_installed", [])
    with pytest.warns(UserWarning, match=r"the game broken \(no_such_module:GAME\) is left out"):
        assert names() == known
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert names() == known, "said once"


def test_who_asks_for_the_games_while_they_are_loaded_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, game = threading.Event(), threading.Event(), pick()

    class Slow:
        name = value = game.name

        def load(self) -> Game:
            begun.set()
            assert go_on.wait(30)
            return game

    monkeypatch.setattr(registry, "entry_points", lambda group: Points([Slow()]))
    monkeypatch.setattr(registry, "_installed", [])
    monkeypatch.setattr(registry, "_BY_NAME", {})
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(names)
        assert begun.wait(30)
        second = pool.submit(names)
        go_on.set()
        assert first.result() == second.result() == [game.name]


class Points(list[Any]):
    """Entry points, as far as the registry needs them."""

    @property
    def names(self) -> set[str]:
        return {point.name for point in self}


def test_the_protocols_list_what_is_checked() -> None:
    assert {name for name in vars(Rules) if not name.startswith("_")} == {*RULES_FUNCTIONS, *RULES_SIZES, "STATE"}
    assert {name for name in vars(Table) if not name.startswith("_")} == set(TABLE_FUNCTIONS)


def test_mypy_sees_a_missing_constant(tmp_path: Path) -> None:
    """The same module as rules, with and without one constant."""
    body = """
        import numpy as np
        from shoal.kernel import Floats, Ints, Rng, State, record
        STATE = record([("players", np.int8), ("phase", np.int8), ("turn", np.int8)])
        SEATS, ACTIONS, CHANCES, CHOICES = 2, 2, 2, 2
        def start(s: State, players: int) -> None: ...
        def actor(s: State) -> int: return 0
        def choices(s: State, actions: Ints, weights: Ints) -> int: return 0
        def play(s: State, action: int) -> None: ...
        def payoffs(s: State, out: Floats) -> None: ...
        def imagine(s: State, seat: int, rng: Rng) -> None: ...
        def observe(s: State, seat: int, out: Floats) -> None: ...
    """
    for name, more in (("whole", "OBSERVATION = 1\n"), ("lacking", "")):
        (tmp_path / f"{name}.py").write_text(textwrap.dedent(body) + more, encoding="utf-8")
        use = f"import {name}\nfrom shoal.contract import Rules\nrules: Rules = {name}\n"
        (tmp_path / f"use_{name}.py").write_text(use, encoding="utf-8")
    call = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--follow-imports=silent"]
    done = subprocess.run(
        [*call, str(tmp_path / "use_whole.py"), str(tmp_path / "use_lacking.py")],
        cwd=tmp_path,
        env={"MYPYPATH": f"{ROOT / 'src'}:{tmp_path}", "PATH": ""},
        capture_output=True,
        text=True,
    )
    assert "use_whole.py" not in done.stdout, done.stdout
    assert "use_lacking.py" in done.stdout, done.stdout + done.stderr
    assert "OBSERVATION" in done.stdout
