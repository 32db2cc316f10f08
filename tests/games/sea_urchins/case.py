"""Sea Urchins as the shared tests know it."""

from __future__ import annotations

from shoal.games.sea_urchins.table import COLOURS
from tests.games.sea_urchins.model import Model
from tests.kit.cases import Case

CASE = Case(
    model=Model,
    options={"size": [4, 5, 6, 7]},
    matches=40,
    short={"size": 4},
    not_modelled=("added",),
    words=(*COLOURS, "urchin"),
)
