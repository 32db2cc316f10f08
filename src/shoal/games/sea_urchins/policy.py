"""Sea Urchins for bots: a good one-ply player, and a fast one for playouts (bots/policy.py).

What a player could take is in prospects.py.
"""

from __future__ import annotations

from shoal.games.sea_urchins import rules
from shoal.games.sea_urchins.prospects import ENOUGH, finishable, prize, prospect
from shoal.kernel import Floats, Ints, Rng, State, below, compiled
from shoal.numeric import softmax
from shoal.toolbox import lowest_bit, next_seat

GAIN = 2  # a token taken now counts so many times a token that the next player may take
MUCH = 1000  # more than any number of tokens


@compiled
def lay_out(s: State, tokens: int, pairs: int, yellow: int) -> None:
    s.tokens = tokens
    s.pairs = pairs
    s.yellow = yellow


# What a choice is worth


@compiled
def best_pawn(s: State, seat: int) -> tuple[int, int]:
    """The cell (or -1) from which the player's pawn takes most, and how much that is."""
    found, rivals = rules.squares(s), rules.rivals_of(s, seat)
    cells = rules.cells_of(found) & rules.free(s)
    best, most = 0, 0
    while cells:
        pawn = cells & -cells
        corners = rules.squares_of(found, pawn, rivals)
        taken = rules.tokens_on(s, rules.cells_of(corners) & ~rivals)
        if taken > most:
            best, most = pawn, taken
        cells ^= pawn
    return (lowest_bit(best) if best else -1), most


@compiled
def best_cell(s: State, seat: int) -> int:
    """The cell from which the player's pawn takes most, or -1."""
    cell, _ = best_pawn(s, seat)
    return cell


@compiled
def best_takings(s: State, seat: int) -> int:
    """What the player's pawn can take from where it takes most."""
    _, most = best_pawn(s, seat)
    return most


@compiled
def takings(s: State, seat: int) -> int:
    """What the player takes with the pawn where it stands."""
    corners = rules.counting_squares(s, seat)
    if corners == 0:
        return 0
    cells = rules.cells_of(corners) & ~rules.rivals_of(s, seat)
    return rules.tokens_on(s, cells)


@compiled
def worth_of_end(s: State, seat: int) -> int:
    """The match ends with this turn: it is won, shared or lost."""
    most = 0
    for other in range(int(s.players)):
        if other != seat:
            most = max(most, int(s.taken[other]))
    lead = int(s.taken[seat]) - most
    return MUCH * (int(lead > 0) - int(lead < 0)) + lead


@compiled
def worth_of_cell(s: State, cell: int, least: int) -> int:
    """The turn ends with the pawn on this cell (-1: it stays): what is taken, less what the next player may take.
    Anything less than `least` is as good as any other such number.
    """
    seat = int(s.turn)
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    here, had = int(s.pawns[seat]), int(s.taken[seat])
    if cell >= 0:
        s.pawns[seat] = 1 << cell
        corners = rules.counting_squares(s, seat)
        if corners:
            rules.take_squares(s, corners)
    if s.bank[rules.YELLOW] == 0 or s.bank[rules.RED] == 0:
        worth = worth_of_end(s, seat)
    else:
        gain = GAIN * (int(s.taken[seat]) - had)
        worth = gain - prospect(s, next_seat(s, seat), gain - least + 1)
    lay_out(s, tokens, pairs, yellow)
    s.pawns[seat] = here
    s.taken[seat] = had
    return worth


@compiled
def worth_in_step_1(s: State, least: int) -> int:
    """What can be taken in this turn comes first; else what the next player may take."""
    most = prize(s, int(s.turn))
    return MUCH * most if most else -prospect(s, next_seat(s, int(s.turn)), 1 - least)


@compiled
def change_board(s: State, action: int) -> None:
    """Add or move a token, and nothing else."""
    if action >= rules.ADD:
        rules.add_token(s, action - rules.ADD)
    elif action >= rules.MOVE:
        rules.move_token(s, action - rules.MOVE)


@compiled
def refill_bank(s: State, action: int) -> None:
    """Give back the token that `change_board` took for this action."""
    if action >= rules.ADD:
        s.bank[(action - rules.ADD) // rules.CELLS] += 1


@compiled
def worth_of(s: State, action: int, least: int) -> int:
    """What a choice is worth to the player whose turn it is; or something less than `least`, if so."""
    if action >= rules.PAWN:
        return worth_of_cell(s, action - rules.PAWN, least)
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    change_board(s, action)
    if s.phase == rules.STEP_1:
        worth = worth_in_step_1(s, least)
    else:
        worth = worth_of_cell(s, best_cell(s, int(s.turn)), least)
    lay_out(s, tokens, pairs, yellow)
    refill_bank(s, action)
    return worth


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """Take what can be taken in this turn, and offer little to the next player; equals by chance."""
    best, most, equals = 0, -100 * MUCH, 0
    for i in range(n):
        worth = worth_of(s, int(actions[i]), most)
        if worth > most:
            best, most, equals = i, worth, 1
        elif worth == most:
            equals += 1
            if below(rng, equals) == 0:
                best = i
    return best


# Playouts


@compiled
def index_of(action: int, actions: Ints, n: int) -> int:
    """Where an action is listed, or -1."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if actions[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low if low < n and actions[low] == action else -1


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """Complete and take a square where one step can; else anything."""
    found = -1
    if s.phase == rules.STEP_3:
        cell = best_cell(s, int(s.turn))
        if cell >= 0:
            found = index_of(rules.PAWN + cell, actions, n)
    elif s.phase == rules.STEP_2:
        corners = finishable(s, int(s.turn)) & ~rules.squares(s)
        if corners:
            found = index_of(rules.ADD + missing(s, corners & -corners), actions, n)
    return found if found >= 0 else below(rng, n)


@compiled
def missing(s: State, corner: int) -> int:
    """The addition that completes a square which lacks one fix (it may be impossible: a pair in the wrong colour)."""
    for part in range(4):
        here = lowest_bit(corner) + (part & 1) + rules.SIDE * (part >> 1)
        partner = lowest_bit(corner) + (~part & 1) + rules.SIDE * (~part >> 1 & 1)  # on its diagonal
        colour = rules.YELLOW if int(s.yellow) >> partner & 1 else rules.RED
        if int(s.tokens) >> partner & 1 and rules.addable(s, colour) >> here & 1:
            return colour * rules.CELLS + here
    return 0


# Search: no playouts, but a glance at the table

TEMPER = 1.0  # tokens: a choice that promises so many more is e times as likely to be good
SURE = 0.9  # how likely a player is to take what seems possible


@compiled
def promise(s: State, action: int) -> float:
    """At a glance: the tokens that a choice brings or prepares, less half of what it offers to the next player."""
    seat = int(s.turn)
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    here, gains = int(s.pawns[seat]), 0
    if action >= rules.PAWN:
        s.pawns[seat] = 1 << (action - rules.PAWN)
        gains = takings(s, seat)
    else:
        change_board(s, action)
        gains = prize(s, seat) if s.phase == rules.STEP_1 else best_takings(s, seat)
        refill_bank(s, action)
    offers = 0 if gains > 0 else prize(s, next_seat(s, seat))
    lay_out(s, tokens, pairs, yellow)
    s.pawns[seat] = here
    return gains - 0.5 * offers


@compiled
def prior(s: State, actions: Ints, n: int, out: Floats) -> None:
    """Choices that promise more are likelier to be good."""
    for i in range(n):
        out[i] = promise(s, int(actions[i]))
    softmax(out, n, TEMPER)


@compiled
def judge(s: State, root: State, depth: int, out: Floats) -> bool:
    """At the end the result; below the tree a glance at who leads and what the player to act can take."""
    if s.phase == rules.DONE:
        rules.payoffs(s, out)
        return True
    if depth == 0 or s.phase == rules.STARTING:
        return False
    players, seat = int(s.players), int(s.turn)
    for i in range(players):
        out[i] = s.taken[i]
    most = takings_left(s, seat)
    out[seat] += SURE * most
    if most == 0 and s.phase != rules.STEP_1:
        after = next_seat(s, seat)
        out[after] += SURE * prospect(s, after, ENOUGH)
    left = min(int(s.bank[rules.YELLOW]), int(s.bank[rules.RED]))
    softmax(out, players, 1.0 + 0.28 * left)  # a lead counts more when fewer tokens are left
    return True


@compiled
def takings_left(s: State, seat: int) -> int:
    """About what the player whose turn it is can still take in it."""
    if s.phase == rules.STEP_1:
        return prospect(s, seat, ENOUGH)
    return prize(s, seat) if s.phase == rules.STEP_2 else best_takings(s, seat)


@compiled
def near(s: State) -> bool:
    """Whoever adds the last token of a colour ends the match with this turn (URC-60)."""
    return bool(s.bank[rules.YELLOW] == 1 or s.bank[rules.RED] == 1)
