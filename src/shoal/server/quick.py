"""Quicker states for the interpreted rules.

A field of an np.record is found by a Python function, a microsecond or more each time, and the rules do little else. A
subclass of np.void whose properties go straight to NumPy's own lookup does the same in a fraction of that. Layout,
equality and hash of the dtype are the same, so nothing else notices. Only for processes that never load the compiler.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np

from shoal.game import find, names
from shoal.kernel import mode


def quick(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, read by properties."""
    assert dtype.names is not None
    fields: dict[str, Any] = {name: property(itemgetter(name), _setter(name)) for name in dtype.names}
    kind = type("QuickState", (np.void,), fields)
    return np.dtype((kind, dtype))


def _setter(name: str) -> Any:
    def put(s: Any, value: Any) -> None:
        s[name] = value

    return put


def quicken() -> None:
    """Let all games of this process use quick states, if it runs interpreted."""
    if mode() != "off":
        return
    for name in names():
        rules = find(name).rules
        if issubclass(rules.STATE.type, np.record):
            vars(rules)["STATE"] = quick(rules.STATE)
