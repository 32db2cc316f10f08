"""The ground the rules stand on: one source, run interpreted, compiled for the CPU, or compiled for a GPU.

Rule functions are marked with `compiled` and stay plain Python. When somebody asks for speed (`jit`), the compiler is
loaded and taught every marked function; with SHOAL_JIT=0 it is never imported. SHOAL_JIT=1 makes single matches run
compiled as well (`Game.door`), which is how the tests run everything both ways.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np
import platformdirs
from numpy.typing import NDArray

State: TypeAlias = Any  # one np.record: each game's STATE names and explains its fields
Rng: TypeAlias = NDArray[np.uint64]  # length 1
Ints: TypeAlias = NDArray[np.int16]  # actions and weights
Floats: TypeAlias = NDArray[np.float32]  # observations and payoffs
Memory: TypeAlias = NDArray[np.int64]  # of those who observe a match; all 0 before they do
Places: TypeAlias = NDArray[np.int64]  # where something stands in an array
Numbers: TypeAlias = NDArray[Any]  # of uint8 or float32: an observation in whole numbers

CHANCE = -1  # actor(): chance decides
OVER = -2  # actor(): the match has ended

Fn = TypeVar("Fn", bound=Callable[..., Any])

NEVER_COMPILED = ("server", "web", "arena", "cli.py", "terminal", "match.py", "fair.py")  # no `compiled` there

RULES: list[Callable[..., Any]] = []  # every function that compiled code may call, in the order of definition


class Buffers(NamedTuple):
    """Room for what `choices` lists."""

    actions: Ints
    weights: Ints


def mode() -> str:
    """`off`, `on` or `auto` (single matches interpreted, bulk work compiled), from SHOAL_JIT."""
    return {"0": "off", "1": "on"}.get(os.environ.get("SHOAL_JIT", ""), "auto")


def compiled(fn: Fn) -> Fn:
    """Mark a function as rule code: plain Python when called from Python, native when called from compiled code."""
    RULES.append(fn)
    return fn


def record(fields: Sequence[Any]) -> np.dtype[Any]:
    """The dtype of a game's state, from its fields as NumPy lists them.

    A field is read by a property: NumPy finds a field of an np.record by a Python function, a microsecond or more each
    time, and interpreted rules do little else. It is copied as bytes, which takes a sixth of the time of NumPy's way.
    Layout, equality and hash are those of an np.record.
    """
    layout = np.dtype((np.record, list(fields)))
    own: dict[str, Any] = {name: property(itemgetter(name), _setter(name)) for name in layout.names or ()}
    return np.dtype((type("FastRecord", (np.void,), own | {"copy": _copied}), layout))


def _copied(s: State) -> State:
    """The same state on its own."""
    return np.ndarray((1,), s.dtype, bytearray(s.tobytes()))[0]


def _setter(name: str) -> Callable[[Any, Any], None]:
    def put(s: Any, value: Any) -> None:
        s[name] = value

    return put


def plain(s: State) -> State:
    """The fields of a state as plain numbers and lists, for whoever reads many of them: each is then read at once."""
    values = zip(s.dtype.names, s.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in values}
    )


class Jit:
    """A function that is compiled when first called (or stays plain with SHOAL_JIT=0)."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        self.plain = fn
        self._native: Callable[..., Any] | None = None

    def native(self) -> Callable[..., Any]:
        """The function as compiled code sees it."""
        if self._native is None and mode() == "off":
            return self.plain  # for as long as that is set
        with _one_at_a_time:
            if self._native is None:
                self._native = _njit(self.plain)
            return self._native

    def __call__(self, *args: Any) -> Any:
        return (self._native or self.native())(*args)


def jit(fn: Callable[..., Any]) -> Jit:
    """An entry point from Python into compiled code, with a disk cache; plain Python when SHOAL_JIT=0."""
    return Jit(fn)


_taught = 0
_one_at_a_time = threading.Lock()  # the cache folder is a setting of the whole process


def _njit(fn: Callable[..., Any]) -> Callable[..., Any]:
    import numba
    from numba.core import config
    from numba.extending import overload

    global _taught
    while _taught < len(RULES):
        teach(overload, RULES[_taught], **NATIVE)
        _taught += 1
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        native: Callable[..., Any] = numba.njit(cache=True, nogil=True, error_model="numpy")(fn)
    finally:
        config.CACHE_DIR = before
    return native


# Rule code holds no references, so counting them (`_nrt`) is lost time: two thirds more matches a second without it,
# and with every helper inlined (docs/adr/0001). Floats may be added in any order, so that sums compile to vectors.
ANY_ORDER = {"contract", "reassoc", "nsz"}
NATIVE = {"error_model": "numpy", "_nrt": False, "forceinline": True, "fastmath": ANY_ORDER}


def teach(overload: Callable[..., Any], fn: Callable[..., Any], **options: Any) -> None:
    """Tell a compiler (numba's or numba-cuda's `overload`) what a marked function is when compiled code calls it."""
    by_type = getattr(fn, "overload", None)  # the door picks a game by the record's type; it is not inlined itself
    if by_type is not None and "forceinline" in options:
        options["forceinline"] = False
    overload(fn, jit_options=options, strict=False)(by_type or (lambda *args, **kwargs: fn))


def cache_folder() -> Path:
    """Where compiled code is kept: a folder named after the sources, since the cache misses edits in called files.

    An entry point (`jit`) may lie anywhere: Numba itself notices an edit in its file.
    """
    from numba import __version__
    from numba.core import config

    package = Path(__file__).parent
    files = {path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in NEVER_COMPILED}
    for folder in {Path(fn.__code__.co_filename).parent for fn in RULES}:  # games of other packages too
        files |= set(folder.glob("*.py"))
    digest = hashlib.sha256(f"{__version__} {np.__version__} {config.BOUNDSCHECK}".encode())
    for file in sorted(files):
        digest.update(str(file).encode() + file.read_bytes())
    root = Path(os.environ.get("SHOAL_CACHE") or platformdirs.user_cache_dir("shoal", appauthor=False))
    return root / "compiled" / digest.hexdigest()[:16]


# Chance. A generator is a uint64 array of length 1, handed in by the caller; it is never part of a state. Xorshift
# needs only shifts and exclusive ors, so that it does the same interpreted, compiled and on a GPU.


def seeded(seed: int, stream: int = 0) -> Rng:
    """A generator for this seed; different streams of one seed are independent."""
    return np.array([_mixed(seed, stream)], dtype=np.uint64)


def seeded_many(seed: int, streams: Iterable[int]) -> Rng:
    """One generator per stream, as an array of shape (n, 1)."""
    return np.array([[_mixed(seed, stream)] for stream in streams], dtype=np.uint64)


def _mixed(seed: int, stream: int) -> int:
    digest = hashlib.blake2b(f"{seed} {stream}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") or 1


@compiled
def next_bits(rng: Rng) -> Any:
    """The next 64 random bits."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return x


@compiled
def below(rng: Rng, n: int) -> int:
    """A random integer from 0 to n - 1."""
    return int(np.int64(next_bits(rng) >> np.uint64(32)) * n >> 32)  # signed, or compiled sums with it become floats


@compiled
def pick_weighted(rng: Rng, weights: Ints, n: int) -> int:
    """An index below n, as likely as its weight."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    mark = below(rng, total)
    for i in range(n):
        mark -= int(weights[i])
        if mark < 0:
            return i
    return n - 1
