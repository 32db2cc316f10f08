"""Sea Salt & Paper by name: cards, piles, actions and entries of the history as people and programs read them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from shoal.contract import Described
from shoal.errors import BadPosition, ShoalError
from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.piles import pile_of
from shoal.kernel import State
from shoal.positions import count_cards

TIEBREAKS = ("last_round", "caller")
ENTRIES = ("put", "took", "got", "laid", "looked", "picked", "stole")  # of the history, by number
PHASES = ("take", "keep", "discard", "play", "look", "pick", "steal", "over")  # by number; chance acts in those beyond


def describe(s: State, action: int) -> Described:
    """An action number as a dict."""
    for first, form in _FORMS:
        if action >= first:
            return dict(form(action - first))
    raise ValueError(f"there is no action {action}")


_FORMS: tuple[tuple[int, Any], ...] = (  # from the last to the first
    (st.FIRST, lambda i: {"type": "start", "seat": i}),
    (st.STOLEN, lambda i: {"type": "stolen", "card": c.NAMES[i]}),
    (st.DEAL, lambda i: {"type": "deal", "card": c.NAMES[i]}),
    (st.PICK_LOWER, lambda i: {"type": "pick_lower", **_pick(int(c.LOWER[i]))}),
    (st.LAST_CHANCE, lambda i: {"type": "last_chance"}),
    (st.STOP, lambda i: {"type": "stop"}),
    (st.END_TURN, lambda i: {"type": "end_turn"}),
    (st.STEAL, lambda i: {"type": "steal", "from": i}),
    (st.PICK, lambda i: {"type": "pick", "card": c.NAMES[i]}),
    (st.LOOK, lambda i: {"type": "look", "pile": i}),
    (st.LAY, lambda i: {"type": "play", "cards": pair_names(i)}),
    (st.DISCARD, lambda i: {"type": "discard", "pile": i}),
    (st.KEEP, lambda i: {"type": "keep", "card": c.NAMES[i]}),
    (st.TAKE, lambda i: {"type": "take", "pile": i}),
    (st.DRAW, lambda i: {"type": "draw"}),
)


def _pick(pick: int) -> dict[str, Any]:
    """A card that crabs take though an equal one, or several, lie above it in the pile."""
    card = int(c.TYPE_OF_BIT[pick])
    return {"card": c.NAMES[card], "above": pick - int(c.BIT_OF[card])}


_PAIR_NAMES = tuple((c.NAMES[one], c.NAMES[other]) for one, other in c.PAIR.tolist())


def pair_names(pair: int) -> list[str]:
    """The two cards of a pair; a swimmer comes before a shark."""
    return [*_PAIR_NAMES[pair]]


def cards_of(counts: Any) -> list[str]:
    """Counts by type as a list of card names."""
    return [*_cards_of(tuple(counts))]


@lru_cache(maxsize=5_000)
def _cards_of(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([name for name, n in zip(c.NAMES, counts, strict=True) for _ in range(n)])


def pile_cards(s: State, pile: int) -> list[str]:
    """The cards of a pile, bottom to top."""
    lying = pile_of(s, pile)
    return [c.NAMES[card] for n, card in enumerate(s.discards[: s.discarded]) if lying >> n & 1]


def drawn_cards(s: State) -> list[str]:
    """The cards drawn and not yet kept or put back."""
    return [c.NAMES[t] for t in s.drawn if t != c.NO_CARD]


def laid_pairs(s: State, seat: int) -> list[list[str]]:
    """What lies before a player, pair by pair: first whatever the position began with, then as the history has it."""
    mine = h.LAID + 8 * seat  # the kind and the seat of such an entry
    pairs = [pair_names(entry >> 7) for entry in s.history[: s.entries] if entry & 31 == mine]
    if sum(s.laid[seat]) == 2 * len(pairs):
        return pairs
    rest = Counter(cards_of(s.laid[seat]))
    rest.subtract(card for pair in pairs for card in pair)
    cards = sorted(rest.elements(), key=c.TYPE_OF.__getitem__)
    sharks = [card for card in cards if c.KIND_OF[c.TYPE_OF[card]] == c.SHARK]
    swimmers = [card for card in cards if c.KIND_OF[c.TYPE_OF[card]] == c.SWIMMER]
    others = [card for card in cards if c.KIND_OF[c.TYPE_OF[card]] < c.SWIMMER]
    early = [others[i : i + 2] for i in range(0, len(others), 2)]
    return early + [list(pair) for pair in zip(swimmers, sharks, strict=False)] + pairs


def counts_of(cards: Any, where: str, error: type[ShoalError] = BadPosition) -> list[int]:
    """A list of card names as counts by type."""
    tally = count_cards(cards, where, c.TYPE_OF, _hint, error)
    for t, card in enumerate(c.NAMES):
        if tally[card] > c.DECK[t]:
            raise error(f"{where}: {card} {tally[card]} times, but there {_there_are(t)}")
    return [tally[card] for card in c.NAMES]


def _there_are(t: int) -> str:
    return f"are only {c.DECK[t]}" if c.DECK[t] > 1 else "is only 1"


def _hint(card: object) -> str:
    kind = card.split(":")[0] if isinstance(card, str) else ""
    if kind in c.KIND_NAMES:
        return f"there are: {', '.join(name for name in c.NAMES if name.split(':')[0] == kind)}"
    return f"cards are written kind:colour, like {c.NAMES[1]}; the kinds are: {', '.join(c.KIND_NAMES)}"


def describe_entry(entry: int) -> dict[str, Any]:
    """An entry of the history as a dict."""
    who, where, which = h.entry_seat(entry), h.entry_place(entry), h.entry_card(entry)
    kind = ENTRIES[h.entry_kind(entry)]
    form: dict[str, Any] = {"type": kind}
    if kind != "put":
        form["seat"] = who
    if kind == "stole":
        form["from"] = where
    elif kind not in ("got", "laid"):
        form["pile"] = where
    if kind == "laid":
        form["cards"] = pair_names(which)
    elif kind not in ("got", "looked"):
        form["card"] = None if which == h.UNKNOWN else c.NAMES[which]
    if kind == "picked" and h.entry_pick(entry) > c.BIT_OF[which]:
        form.update(_pick(h.entry_pick(entry)))
    return form
