"""On a machine with an NVIDIA GPU: the same matches there and on the CPU, then how fast. Prints one report.

    PYTHONPATH=src python bench/cuda_check.py [--matches 10000] [--quick]

What is compared: for the same seed and streams, every match's fingerprint of its log, its number of decisions and its
result, between the compiled rules on the CPU and the CUDA kernels; then observations, masks and rewards of the stepped
environment. The digest of all fingerprints is printed, so that runs on different machines can be compared as well.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from typing import Any

import numpy as np
from numba import cuda

from shoal.envs import cuda as device
from shoal.envs.arrays import GREEDY, RANDOM, batch_of, rngs_of, seats_of
from shoal.envs.kernels import stream_kernel
from shoal.envs.stepping import open_all, sample_all, step_all
from shoal.envs.streams import generators, play_on_cpu
from shoal.game import Game, find, names
from shoal.match import Variant


def check_logs(matches: int) -> bool:
    """Fingerprints of whole matches, all games, all numbers of players, random and greedy."""
    good = True
    print(f"\nWhole matches, CPU against CUDA, seed 7, {matches} matches each")
    for game in map(find, names()):
        for policy, code in (("random", RANDOM), ("greedy", GREEDY)):
            for players in game.players if code == RANDOM else game.players[:1]:
                streams = max(1, matches // 5)
                ours = play_on_cpu(game, players, matches, 7, code, streams)
                there = device.simulate(game.name, players, matches, seed=7, policy=policy, streams=streams)
                pairs = zip(ours, (there.decisions, there.shares, there.fingerprints), strict=True)
                same = [int((mine == its.copy_to_host()).reshape(matches, -1).all(-1).sum()) for mine, its in pairs]
                digest = hashlib.sha256(ours.fingerprints.tobytes()).hexdigest()[:16]
                print(
                    f"  {game.name:15} {players} players {policy:7} same logs {same[2]}/{matches}, results {same[1]}, "
                    f"lengths {same[0]}; {int(ours.decisions.sum())} decisions, digest {digest}",
                    flush=True,
                )
                good &= same == [matches] * 3
    return good


def check_stepping(n: int = 2000, steps: int = 300) -> bool:
    """The stepped environment: everything that a learner sees."""
    good = True
    print(f"\nStepped environments, CPU against CUDA, {n} matches, {steps} steps, seat 0 against greedy")
    for game in map(find, names()):
        variant, room = Variant(game), game.buffers()
        env = device.VectorEnv(game.name, variant.players, n, opponents="greedy", seat=0)
        env.reset(seed=3)
        batch = batch_of(variant, n, seats_of(variant.players, n, "greedy", 0))
        batch.rngs[:], batch.sample_rngs[:] = rngs_of(3, n)
        open_all(batch, 0, n, GREEDY, True, room)
        wrong, apart = 0, 0.0
        for _ in range(steps):
            sample_all(batch, 0, n)
            step_all(batch, batch.actions, 0, n, GREEDY, room)
            env.step(env.sample())
            for field in ("masks", "rewards", "shares", "terminations", "actors"):
                wrong += int((getattr(batch, field) != getattr(env, field).copy_to_host()).any())
            apart = max(apart, float(np.abs(batch.observations - env.observations.copy_to_host()).max()))
        print(f"  {game.name:15} {wrong} differences; observations at most {apart:.1e} apart", flush=True)
        good &= wrong == 0 and apart < 1e-6
    return good


def timed(work: Any) -> float:
    """Seconds of work on the device, by its own clock."""
    first, last = cuda.event(), cuda.event()
    first.record()
    work()
    last.record()
    last.synchronize()
    return float(cuda.event_elapsed_time(first, last)) / 1000


def speed(quick: bool) -> None:
    """Decisions a second of whole random matches, by threads and block."""
    sms = cuda.get_current_device().MULTIPROCESSOR_COUNT
    print(f"\nWhole random matches, decisions a second ({sms} multiprocessors)")
    for game in map(find, names()):
        for players in {game.players[0], game.players[-1]} if not quick else {game.players[0]}:
            best = (0.0, "")
            for per_sm in (512, 1024):
                streams = sms * per_sm
                rngs = cuda.to_device(generators(1, streams))
                for block in (128, 256):
                    rate = one_speed(game, players, RANDOM, rngs, block, 16 * streams)
                    best = max(best, (rate, f"{per_sm} threads per multiprocessor, blocks of {block}"))
                    print(
                        f"  {game.name:15} {players} players {per_sm:5} x {block:4}: {rate / 1e9:.3f} G/s", flush=True
                    )
            print(f"  {game.name:15} {players} players best {best[0] / 1e9:.3f} billion/s: {best[1]}", flush=True)


def one_speed(game: Game, players: int, policy: int, rngs: Any, block: int, matches: int) -> float:
    """Decisions a second of one setting; best of three, the first (which compiles) left out."""
    blank = cuda.to_device(np.array([game.blank()], game.state))
    results = device.empty_results(matches, game.rules.SEATS)
    launch = stream_kernel(game.name, policy)[-(-len(rngs) // block), block]
    best = 0.0
    for attempt in range(3):
        seconds = timed(lambda: launch(rngs, blank, players, results))
        if attempt:
            best = max(best, float(results.decisions.copy_to_host().sum(dtype=np.int64)) / seconds)
    return best


def step_speed() -> None:
    """Agent steps a second of the stepped environment, observations and masks included."""
    print("\nStepped environments on the device, self-play, agent steps a second (sample + step)")
    for game in map(find, names()):
        for n in (65536, 262144):
            env = device.VectorEnv(game.name, game.players[0], n)
            env.reset(seed=1)
            env.step(env.sample())

            def work(env: Any = env) -> None:
                for _ in range(50):
                    env.step(env.sample())

            seconds = timed(work)
            print(f"  {game.name:15} {n:7} matches: {50 * n / seconds / 1e6:.0f} M/s", flush=True)
            del env


def check_sharing() -> None:
    """PyTorch, CuPy and JAX look at the same memory."""
    env = device.VectorEnv(names()[0], n=1024)
    env.reset(seed=1)
    host, address = env.observations.copy_to_host(), env.observations.__cuda_array_interface__["data"][0]
    print("\nSharing memory")
    try:
        import torch

        a = torch.as_tensor(env.observations, device="cuda")
        b = torch.from_dlpack(env.observations)
        ok = a.data_ptr() == b.data_ptr() == address and bool((b.cpu().numpy() == host).all())
        legal = (
            torch.as_tensor(env.masks, device="cuda").float().argmax(-1)
        )  # the first legal action, chosen by PyTorch
        env.step(legal)
        print(f"  PyTorch {torch.__version__}: same memory {ok}; its actions were stepped")
    except ImportError as error:
        print(f"  PyTorch: not run ({error})")
    try:
        import cupy

        c, d = cupy.asarray(env.observations), cupy.from_dlpack(env.observations)
        print(f"  CuPy {cupy.__version__}: same memory {c.data.ptr == d.data.ptr == address}")
    except ImportError as error:
        print(f"  CuPy: not run ({error})")
    try:
        import jax

        e = jax.dlpack.from_dlpack(env.observations)
        print(f"  JAX {jax.__version__}: same memory {e.unsafe_buffer_pointer() == address}")
    except ImportError as error:
        print(f"  JAX: not run ({error})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--quick", action="store_true", help="two players only")
    given = parser.parse_args()
    import numba
    import numba_cuda

    print(f"{cuda.get_current_device().name}; numba {numba.__version__}, numba-cuda {numba_cuda.__version__}")
    began = time.perf_counter()
    good = check_logs(given.matches)
    good = check_stepping() and good
    check_sharing()
    speed(given.quick)
    step_speed()
    print(f"\n{'All the same' if good else 'DIFFERENCES: see above'}; {time.perf_counter() - began:.0f} s in all")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
