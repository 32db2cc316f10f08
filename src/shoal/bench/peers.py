"""Other libraries' games of like size, as fast as each can play them at random. Needs the extra `peers`."""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from shoal.bench.clock import measured


def openspiel(game: str, seconds: float) -> dict[str, Any]:
    """OpenSpiel: played inside its C++ by its own uniform random bots; only that is timed."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    loaded = pyspiel.load_game(game)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(loaded.num_players())]
    lengths: list[int] = []
    for seed in range(50):  # the bots' choices are not given back, so matches are replayed once to count them
        state = loaded.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        lengths.append(sum(step.player >= 0 for step in state.full_history()))

    def work() -> int:
        for seed in range(50):
            pyspiel.evaluate_bots(loaded.new_initial_state(), bots, seed)
        return sum(lengths)

    return measured(work, seconds)


def rlcard(game: str, seconds: float) -> dict[str, Any]:
    """RLCard: its own loop with its own random agents."""
    import rlcard as library  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found, import-untyped, unused-ignore]

    made = library.make(game, config={"seed": 1})
    made.set_agents([RandomAgent(num_actions=made.num_actions) for _ in range(made.num_players)])

    def work() -> int:
        trajectories, _ = made.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return measured(work, seconds)


def pettingzoo(game: str, seconds: float) -> dict[str, Any]:
    """PettingZoo classic: the same loop as for our own PettingZoo environment."""
    import importlib

    made = importlib.import_module(f"pettingzoo.classic.{game}").env()
    return measured(lambda: pettingzoo_match(made), seconds)


def pettingzoo_match(env: Any) -> int:
    """One random match through PettingZoo's interface."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))
        decisions += 1
    return decisions


def pgx(game: str, seconds: float) -> dict[str, Any]:
    """Pgx: a batch on the CPU, stepped by one compiled function that also chooses and starts anew."""
    import jax  # type: ignore[import-not-found, unused-ignore]
    import pgx as library  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from pgx.experimental.wrappers import auto_reset  # type: ignore[import-not-found, import-untyped, unused-ignore]

    env, n = library.make(game), 4096
    step = auto_reset(env.step, env.init)

    def turn(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        action = jax.random.categorical(choose, logits, axis=-1)
        return (jax.vmap(step)(state, action, jax.random.split(chance, n)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(turn, (state, key), None, length=20)[0])
    state, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n)), jax.random.PRNGKey(1)
    carry = [state, key]

    def work() -> int:
        carry[:] = jax.block_until_ready(run(*carry))
        return 20 * n

    return measured(work, seconds, processor=False)


TAG_SOURCE = """
import core.*;
import core.actions.AbstractAction;
import games.GameType;
import java.util.*;

public class RandomPlay {
    public static void main(String[] given) {
        double limit = Double.parseDouble(given[1]), best = 0;
        Random chance = new Random(1);
        Game game = GameType.valueOf(given[0]).createGameInstance(2, 1);
        for (long began = System.nanoTime(), seed = 0; (System.nanoTime() - began) / 1e9 < limit; ) {
            long decisions = 0, tick = System.nanoTime();
            for (int match = 0; match < 200; match++) {
                game.reset(Collections.emptyList(), seed++);
                AbstractGameState state = game.getGameState();
                AbstractForwardModel rules = game.getForwardModel();
                while (state.isNotTerminal()) {
                    List<AbstractAction> choices = rules.computeAvailableActions(state);
                    rules.next(state, choices.get(chance.nextInt(choices.size())));
                    decisions++;
                }
            }
            best = Math.max(best, decisions / ((System.nanoTime() - tick) / 1e9));
        }
        System.out.println("rate " + best);
    }
}
"""


def tag(game: str, seconds: float, jar: Path) -> dict[str, Any]:
    """TAG: its forward model alone, driven by a few lines of Java; `jar` is its build with all that it needs."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "RandomPlay.java"
        source.write_text(TAG_SOURCE, encoding="utf-8")
        command = ["java", "-cp", str(jar.resolve()), str(source), game, str(max(seconds, 5.0))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"rate ([\d.E]+)", done.stdout)
    if found is None:
        raise RuntimeError((done.stderr or done.stdout).strip().splitlines()[0])
    return {"rate": float(found[1]), "decisions": 0, "first": 0.0, "memory": 0.0}


LIBRARIES: dict[str, Callable[[str, float], dict[str, Any]]] = {
    "OpenSpiel": openspiel,
    "RLCard": rlcard,
    "PettingZoo": pettingzoo,
    "Pgx": pgx,
}

# library, its name of the game, how it is played
PEERS = (
    ("OpenSpiel", "crazy_eights", "in C++, one core"),
    ("OpenSpiel", "hearts", "in C++, one core"),
    ("OpenSpiel", "hex", "in C++, one core"),
    ("OpenSpiel", "gin_rummy", "in C++, one core"),
    ("RLCard", "gin-rummy", "single steps"),
    ("RLCard", "uno", "single steps"),
    ("PettingZoo", "texas_holdem_v4", "single steps"),
    ("PettingZoo", "connect_four_v3", "single steps"),
    ("Pgx", "connect_four", "batches of 4096, all cores"),
    ("Pgx", "backgammon", "batches of 4096, all cores"),
)
