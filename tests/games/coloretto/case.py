"""Coloretto as the shared tests know it."""

from __future__ import annotations

from shoal.games.coloretto.names import CARDS
from tests.games.coloretto.model import Model
from tests.kit.cases import Case

CASE = Case(
    model=Model,
    options={"scoring": ["brown", "blue"]},
    matches=80,
    unordered=("deck", "out", "collections", "cards"),
    words=CARDS,
)
