"""The rest of a match of Sea Salt & Paper: a table of winning chances by scores, as backgammon has match equity tables.

`tools/equity.py` works it out from rounds that bots have played. A row for every standing, scores in descending order,
and in it the chances by place; the tables of two, three and four players lie one below the other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.rules import goal
from shoal.kernel import Floats, Numbers, State, compiled

FILE = Path(__file__).parent / "equity.npz"
WHOLE = 65535.0  # a sure win in the table


def _rows(score: int, places: int) -> int:
    """How many standings of so many places have only scores below this one: score over places, with repetition."""
    found = 1
    for i in range(places):
        found = found * (score + i) // (i + 1)
    return found


BELOW = np.array([[_rows(score, n) for score in range(max(st.TARGET_OF) + 1)] for n in range(st.SEATS + 1)], np.int64)
FIRST_ROW = np.zeros(st.SEATS + 2, np.int64)  # where the table of so many players begins
for _players in range(2, st.SEATS + 1):
    FIRST_ROW[_players + 1] = FIRST_ROW[_players] + BELOW[_players, st.TARGET_OF[_players]]


def places(standings: NDArray[Any]) -> NDArray[np.int64]:
    """The rows of standings, scores descending, in the table of their number of players."""
    n = standings.shape[1]
    return np.asarray(sum(BELOW[n - i, standings[:, i]] for i in range(n)), np.int64)


def write(path: Path, tables: dict[int, NDArray[np.float32]]) -> None:
    """Write the tables of all numbers of players as one, in whole numbers."""
    whole = np.zeros((int(FIRST_ROW[-1]), st.SEATS), np.uint16)
    for players, table in tables.items():
        whole[FIRST_ROW[players] : FIRST_ROW[players + 1], :players] = np.rint(table * WHOLE)
    np.savez_compressed(path, table=whole)


@compiled
def outlook(s: State, table: Numbers, out: Floats) -> bool:
    """What everybody may expect of the rounds to come; False where the table does not reach (another goal)."""
    players = int(s.players)
    target = goal(s)
    if target != st.TARGET_OF[players] or len(table) == 0:
        return False
    row = int(FIRST_ROW[players])
    for seat in range(players):
        place = place_of(s, seat)
        row += int(BELOW[players - place, s.scores[seat]])
    for seat in range(players):
        out[seat] = table[row, place_of(s, seat)] / WHOLE
    return True


@compiled
def place_of(s: State, seat: int) -> int:
    """How many seats stand before this one; equals in the order of their seats."""
    before = 0
    for other in range(int(s.players)):
        ahead = s.scores[other] > s.scores[seat] or (s.scores[other] == s.scores[seat] and other < seat)
        before += int(ahead)
    return before
