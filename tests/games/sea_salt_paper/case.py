"""Sea Salt & Paper as the shared tests know it."""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import COLOUR_NAMES, KIND_NAMES
from tests.games.sea_salt_paper.model import Model
from tests.kit.cases import Case

CASE = Case(
    model=Model,
    options={"tiebreak": ["last_round", "caller"], "target": [None, 12]},
    matches=32,
    short={"target": 6},
    not_modelled=("memory", "looking", "target"),
    unordered=("deck", "hands", "laid", "drawn", "cards"),
    words=(*KIND_NAMES, *COLOUR_NAMES),
)
