"""OpenSpiel's own checks on our games, and its algorithms running on them."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # type: ignore[import-untyped]

from shoal.envs import openspiel
from shoal.game import find, names
from tests.kit.cases import case_of, pick

EVERY = pytest.mark.parametrize("game", names())


def position(game: pyspiel.Game, steps: int, seed: int = 1) -> pyspiel.State:
    """A state after so many random steps, where a player acts."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    while steps > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
        steps -= 1
    return state


def short(game: str) -> pyspiel.Game:
    """The game, with options that make matches short where there are such."""
    return openspiel.load(game, **case_of(game).short)


@EVERY
def test_openspiels_own_checks(game: str) -> None:
    """In one test for each game, since compiling its rules takes longer than all of them."""
    check_random_simulation(game)
    check_playthrough(game)
    check_ismcts(game)
    check_resampling(game)


def check_random_simulation(game: str) -> None:
    pyspiel.random_sim_test(short(game), num_sims=1, serialize=True, verbose=False)


def test_all_players_and_options() -> None:
    for found in map(find, names()):
        assert openspiel.load(found.name, players=found.players[-1]).num_players() == found.players[-1]
        for option in found.options:
            value = option.values[-1] if option.values else option.high
            game = pyspiel.load_game(f"shoal_{found.name}(players={found.players[0]},{option.name}={value})")
            assert game.options[option.name] == value


def check_playthrough(game: str) -> None:
    """A playthrough can be written, and its actions played again."""
    text = generate_playthrough.playthrough(str(short(game)), None, seed=1)
    assert f'GameType.short_name = "shoal_{game}"' in text
    assert "ChanceOutcomes()" in text
    assert "IsTerminal() = True" in text
    actions = [int(line.removeprefix("action: ")) for line in text.splitlines() if line.startswith("action: ")]
    state = short(game).new_initial_state()
    for action in actions:
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.is_terminal()


def check_ismcts(game: str) -> None:
    loaded, random = short(game), np.random.RandomState(3)
    state = position(loaded, 20)
    while len(state.legal_actions()) < 2:
        state = position(loaded, 20, random.randint(1000))
    bot = ismcts.ISMCTSBot(
        game=loaded, uct_c=1.0, max_simulations=6, evaluator=mcts.RandomRolloutEvaluator(1, random), random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def check_resampling(game: str) -> None:
    """The player cannot tell the states apart."""
    state = position(openspiel.load(game), 30)
    me = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(me, np.random.random)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
    assert len(state.history()) < len(other.history())


def test_information_states_hold_the_whole_history_and_no_secrets() -> None:
    game = pick(players=2, hidden=True)
    state = position(openspiel.load(game.name, players=2), 60)
    mine, theirs = (state.information_state_string(seat) for seat in range(2))
    assert mine != theirs
    assert mine.count("\n") == len(state.history()) + 1, "a line for each step, and what the seat sees now"
    assert len(state.observation_tensor(0)) == game.rules.OBSERVATION


def test_states_and_games_can_be_stored() -> None:
    game = openspiel.load(pick(players=3).name, players=3)
    state = position(game, 25)
    stored = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(stored)
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state))) == str(state.clone())
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for seat in range(3):
        assert again.information_state_string(seat) == state.information_state_string(seat)


def test_the_interpreter_can_end() -> None:
    """OpenSpiel keeps what is registered until the very end: that must not crash."""
    done = subprocess.run([sys.executable, "-c", "from shoal.envs import openspiel"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_what_is_met_again_is_worked_out_once() -> None:
    """Solvers walk the same tree again and again."""
    state = short(pick().name).new_initial_state()
    child = state.child(state.legal_actions()[0])
    assert child.table is state.child(state.legal_actions()[0]).table
    assert child.table is child.clone().table
    assert child.table is not state.child(state.legal_actions()[-1]).table
