"""Sea Urchins at the table: actions, views, events and positions as plain JSON-safe values. Nothing is hidden."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

import numpy as np

from shoal.contract import Event
from shoal.errors import BadPosition
from shoal.games.sea_urchins import policy, rules
from shoal.games.sea_urchins.rules import CELLS, RED, SIDE, TOKENS, YELLOW
from shoal.games.sea_urchins.squares import block_at, cell_at, cells_in, gains, nearest_squares
from shoal.kernel import OVER, State, plain
from shoal.memo import once
from shoal.positions import check_keys, flag, one_of, whole
from shoal.toolbox import count_bits, lowest_bit, winners

COLOURS = ("yellow", "red")
PHASES = ("start", "first", "second", "pawn", "over")  # in the order of the rules' phases
STACKS = ("", "y", "r", "yr", "ry")  # what lies on a cell, bottom to top
KEYS = ("players", "size", "board", "pawns", "bank", "taken", "turn", "phase", "quiet_turns", "added")
SIZES = (4, SIDE)
ROW, ROWS = (1 << SIDE) - 1, range(0, CELLS, SIDE)  # the cells of a row as bits; the first cells of the rows
DEFAULT_SIZE = 5
MOST_PLAYERS = rules.SEATS


def describe(s: State, action: int) -> dict[str, Any]:
    """An action as a dict."""
    if action == rules.SKIP:
        return {"type": "skip"}
    if action < rules.ADD:
        plane, source = divmod(action - rules.MOVE, CELLS)
        return {"type": "move", "from": cell_at(source), "to": cell_at(source + int(rules.OFFSET[plane]))}
    if action < rules.PAWN:
        colour, cell = divmod(action - rules.ADD, CELLS)
        return {"type": "add", "colour": COLOURS[colour], "cell": cell_at(cell)}
    if action < rules.FIRST:
        return {"type": "pawn", "cell": cell_at(action - rules.PAWN)}
    return {"type": "start", "seat": action - rules.FIRST}


def scores(s: State) -> list[int]:
    """The tokens that each player has taken."""
    return [int(n) for n in s.taken[: s.players]]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table, the same for everybody: the position, and what a page wants to point out."""
    return {**_seen_by_all(s), "seat": seat}


@once
def _seen_by_all(state: State) -> dict[str, Any]:
    s = plain(state)
    who = rules.actor(s)
    return {
        "game": "sea_urchins",
        "seat": None,
        **position(s),
        "actor": who if who >= 0 else None,
        "scores": scores(s),
        "over": who == OVER,
        "winners": winners(rules, state) if who == OVER else [],
        "reason": _why_over(s) if who == OVER else None,
        "squares": [block_at(row, column) for row, column in cells_in(int(rules.squares(s)))],
        "nearest": nearest_squares(s),  # for each seat: what it may aim at
        "gains": gains(state),  # in step 3: where the pawn takes something
        "quiet_limit": rules.QUIET_ROUNDS * int(s.players),
        "must_add": who >= 0 and rules.must_add(s),  # URC-32: the next step 2 is an addition
    }


def _why_over(s: State) -> str:
    """The colour that the bank has no more of; else there was no room for an urchin that had to be added."""
    return "yellow" if s.bank[YELLOW] == 0 else "red" if s.bank[RED] == 0 else "blocked"


def about(view: dict[str, Any], what: str) -> dict[str, Any] | None:
    """A token ("yellow", "red"), a pair ("yr", "ry") or the pawn; None: no such thing. `gain`: how many tokens the
    viewer's pawn could take now; for a token: if one was added where it helps most, before the step of the pawn.
    """
    colour = {"y": "yellow", "r": "red"}.get(what, what)
    if colour not in (*COLOURS, "yr", "ry", "pawn"):
        return None
    facts: dict[str, Any] = {"colour": colour, "gain": None}
    if colour in COLOURS:
        lying = "".join(stack for row in view["board"] for stack in row).count(colour[0])
        bank = view["bank"][colour]
        facts |= {"total": TOKENS, "bank": bank, "board": lying, "taken": TOKENS - bank - lying}
    if (
        view["seat"] is not None
        and view["phase"] in PHASES[1:-1]
        and not (colour in COLOURS and view["phase"] == "pawn")
    ):
        s = from_position({key: view[key] for key in KEYS if key in view})
        facts["gain"] = _best_taking(s, view["seat"], COLOURS.index(colour) if colour in COLOURS else None)
    return facts


def _best_taking(s: State, seat: int, colour: int | None) -> int:
    """The most that the player's pawn can take now, or after a token of this colour was added somewhere."""
    if colour is None:
        return int(policy.best_takings(s, seat))
    most = 0
    for row, column in cells_in(int(rules.addable(s, colour))) if s.bank[colour] else ():
        after = s.copy()
        policy.change_board(after, rules.ADD + colour * CELLS + row * SIDE + column)
        most = max(most, int(policy.best_takings(after, seat)))
    return most


def events(before: State, action: int, after: State, seat: int | None) -> list[Event]:
    """What the log says of a step; the same to everybody."""
    who = int(before.turn)
    shown = [_event_of(before, action)]
    gain = int(after.taken[who]) - int(before.taken[who])
    if gain:
        cells = cells_in(int(before.tokens) & ~int(after.tokens))
        shown.append({"id": "urc-took", "args": {"seat": who, "count": gain, "cells": cells}})
    if after.phase == rules.DONE:
        args = {"winners": winners(rules, after), "taken": scores(after), "reason": _why_over(after)}
        shown.append({"id": "urc-over", "args": args})
    elif before.phase == rules.STEP_3 == after.phase:  # URC-13: only a pawn can move
        shown.append({"id": "urc-blocked", "args": {"seat": int(after.turn)}})
    return shown


def _event_of(before: State, action: int) -> Event:
    args = describe(before, action)
    kind = args.pop("type")
    if kind == "move":
        row, column = args["from"]
        args["colour"] = COLOURS[YELLOW if int(before.yellow) >> row * SIDE + column & 1 else RED]
    return {"id": f"urc-{kind}", "args": {"seat": int(before.turn), **args}}


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict; `added` is there (true) only if a token was added in this very turn."""
    side, players = int(s.side), int(s.players)
    shown = {
        "players": players,
        "size": side,
        "board": _board(int(s.tokens), int(s.pairs), int(s.yellow), side),
        "pawns": [cell_at(lowest_bit(int(pawn))) if pawn else None for pawn in s.pawns[:players]],
        "bank": {colour: int(n) for colour, n in zip(COLOURS, s.bank, strict=True)},
        "taken": scores(s),
        "turn": int(s.turn),
        "phase": PHASES[s.phase],
        "quiet_turns": int(s.quiet_turns),
    }
    return {**shown, "added": True} if s.added else shown


def pieces(p: dict[str, Any]) -> Counter[str]:
    """Every token of a position; taken ones have lost their colour."""
    board = "".join(sum(p["board"], []))
    return Counter(tokens=len(board) + sum(p["bank"].values()) + sum(p["taken"]))


def _board(tokens: int, pairs: int, yellow: int, side: int) -> list[list[str]]:
    return [[*_stacks(tokens >> at & ROW, pairs >> at & ROW, yellow >> at & ROW)[:side]] for at in ROWS[:side]]


@lru_cache(maxsize=2_000)
def _stacks(tokens: int, pairs: int, yellow: int) -> tuple[str, ...]:
    """What lies on the cells of a row of SIDE."""
    return tuple([_stack(tokens >> column & 1, pairs >> column & 1, yellow >> column & 1) for column in range(SIDE)])


def _stack(token: int, pair: int, yellow: int) -> str:
    if not token:
        return ""
    top, below = ("y", "r") if yellow else ("r", "y")
    return below + top if pair else top


def from_position(given: dict[str, Any]) -> State:
    """The state of a position; BadPosition says why it cannot be.

    What may be left out: players (as many as pawns or counts of taken tokens; else 2), size (as the board; else 5),
    board (empty), pawns (beside the board), turn (seat 0), phase (first), quiet_turns (0), added (false, unless it was
    due or emptied the bank). A missing bank holds what is neither on the board nor taken, both colours as even as
    possible. If taken is missing, the seats share evenly what is neither on the board nor in the bank. A step without a
    choice is skipped (URC-13).
    """
    check_keys(given, KEYS)
    s = np.zeros(1, rules.STATE)[0]
    s.players = players = whole(given.get("players", _players_in(given)), "players", 2, MOST_PLAYERS)
    board = given.get("board")
    s.side = whole(given.get("size", len(board) if isinstance(board, list) else DEFAULT_SIZE), "size", *SIZES)
    s.turn = whole(given.get("turn", 0), "turn", 0, players - 1)
    s.phase = PHASES.index(one_of(given.get("phase", "first"), "phase", PHASES[1:]))
    s.quiet_turns = whole(given.get("quiet_turns", 0), "quiet_turns", 0, rules.QUIET_ROUNDS * players)
    if board is not None:
        _set_board(s, board)
    _set_pawns(s, given.get("pawns", [None] * players))
    _set_counts(s, given.get("bank"), given.get("taken"))
    _check_end(s)
    _set_added(s, given.get("added"))
    rules.skip_steps(s)
    return s


def _players_in(given: dict[str, Any]) -> int:
    lists = [given[key] for key in ("pawns", "taken") if isinstance(given.get(key), list)]
    return len(lists[0]) if lists else 2


def _set_board(s: State, board: Any) -> None:
    side = int(s.side)
    rows = board if isinstance(board, list) else []
    if len(rows) != side or any(not isinstance(row, list) or len(row) != side for row in rows):
        raise BadPosition(f"board must be a list of {side} rows with {side} strings each, as size is {side}")
    tokens = pairs = yellow = 0
    for row, stacks in enumerate(board):
        for column, stack in enumerate(stacks):
            what = f"the cell [{row}, {column}] of the board"
            if stack in ("yy", "rr"):
                raise BadPosition(f"{what} cannot be {stack!r}: a pair is of two colours, 'yr' or 'ry' (bottom to top)")
            cell = 1 << row * SIDE + column
            if one_of(stack, what, STACKS):
                tokens |= cell
                pairs |= cell if len(stack) == 2 else 0
                yellow |= cell if stack[-1] == "y" else 0
    s.tokens, s.pairs, s.yellow = tokens, pairs, yellow


def _set_pawns(s: State, pawns: Any) -> None:
    players, side = int(s.players), int(s.side)
    if not isinstance(pawns, list) or len(pawns) != players:
        raise BadPosition(f"pawns must be a list of {players}: [row, column] for each player, or null beside the board")
    for seat, pawn in enumerate(pawns):
        if pawn is None:
            continue
        if not isinstance(pawn, list) or len(pawn) != 2:
            raise BadPosition(f"the pawn of seat {seat} must be at [row, column] or null, not {pawn!r}")
        row, column = (whole(at, f"the row and the column of seat {seat}'s pawn", 0, side - 1) for at in pawn)
        cell = 1 << row * SIDE + column
        if cell & rules.under_pawns(s):
            raise BadPosition(f"two pawns stand on the cell {pawn}; each needs one of its own")
        if not cell & int(s.tokens):
            raise BadPosition(f"the pawn of seat {seat} is on the empty cell {pawn}; it must be on a token, or null")
        s.pawns[seat] = cell


def _set_counts(s: State, bank: Any, taken: Any) -> None:
    """The bank and the taken tokens: with the board, 20 of each colour (URC-1)."""
    players = int(s.players)
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    on_board = [count_bits(yellow | pairs), count_bits(tokens & ~yellow | pairs)]
    placed = sum(on_board)
    for colour, n in zip(COLOURS, on_board, strict=True):
        if n > TOKENS:
            raise BadPosition(f"{n} {colour} tokens are on the board; there are only {TOKENS} of a colour")
    if taken is not None:
        if not isinstance(taken, list) or len(taken) != players:
            raise BadPosition(f"taken must be a list of {players} numbers of tokens, one for each player")
        taken = [whole(n, f"taken by seat {seat}", 0, 2 * TOKENS) for seat, n in enumerate(taken)]
    gone = sum(taken or [])
    rest = 2 * TOKENS - placed - gone
    if rest < 0:
        raise BadPosition(f"{placed} tokens are on the board and {gone} taken; there are only {2 * TOKENS}")
    in_bank = _even_bank(rest, on_board) if bank is None else _checked_bank(bank, on_board)
    rest -= sum(in_bank)
    if taken is None:
        taken = [rest // players + (seat < rest % players) for seat in range(players)]
    elif rest != 0:
        counts = f"{placed} tokens on the board, {sum(in_bank)} in the bank, {gone} taken"
        raise BadPosition(f"{counts}: that is {2 * TOKENS - rest}; it must be {2 * TOKENS}")
    s.bank[:] = in_bank
    s.taken[:players] = taken


def _even_bank(total: int, on_board: list[int]) -> list[int]:
    """A bank of so many tokens, both colours as even as the tokens on the board allow."""
    yellow = max(min((total + 1) // 2, TOKENS - on_board[YELLOW]), total - (TOKENS - on_board[RED]))
    return [yellow, total - yellow]


def _checked_bank(bank: Any, on_board: list[int]) -> list[int]:
    check_keys(bank, COLOURS, "bank")
    for colour in COLOURS:
        if colour not in bank:
            raise BadPosition(f"bank must say how many {colour} tokens are left")
    return [
        whole(bank[colour], f"bank of {colour} tokens, with {n} on the board,", 0, TOKENS - n)
        for colour, n in zip(COLOURS, on_board, strict=True)
    ]


def _check_end(s: State) -> None:
    """The phase must fit the bank: URC-60, URC-33."""
    gone = [colour for colour, n in zip(COLOURS, s.bank, strict=True) if n == 0]
    if len(gone) == 2:
        raise BadPosition("bank is empty; the game ends when one colour has run out, so some of the other are left")
    if gone and s.phase in (rules.STEP_1, rules.STEP_2):
        raise BadPosition(f"bank has no {gone[0]} tokens, so phase must be 'over', or 'pawn' in the turn it ran out")
    stuck = rules.must_add(s) and not rules.can_add(s)
    if s.phase == rules.DONE and not gone and not stuck:
        raise BadPosition(
            "phase cannot be 'over' while the bank has both colours (or an addition is due, but impossible)"
        )


def _set_added(s: State, added: Any) -> None:
    """Whether a token was added in this turn: it must have been, if that was due (URC-32) or emptied the bank."""
    certain = s.phase == rules.STEP_3 and (rules.must_add(s) or 0 in s.bank)
    s.added = certain if added is None else flag(added, "added")
    if s.added and s.phase != rules.STEP_3:
        raise BadPosition(
            "added cannot be true: in this phase no token has been added in the turn; only in phase 'pawn'"
        )
    if certain and not s.added:
        raise BadPosition("added cannot be false: an addition was due, or the bank ran out in this turn")
