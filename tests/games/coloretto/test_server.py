"""What the server has promised about this game's matches."""

from __future__ import annotations

from shoal import fair
from shoal.games.coloretto import GAME


def test_the_key_of_a_match_is_pinned() -> None:
    """Records of years ago must verify: this may never change."""
    options = {option.name: option.default for option in GAME.options}
    first = fair.Terms("T", GAME.name, 1, 2, options, scheme=fair.FIRST_SCHEME)
    assert fair.stream_key("00" * 32, first, ["a", "b"]).hex()[:16] == "54d3f4ed8e604a5a"
    second = fair.Terms("T", GAME.name, 1, 2, options, bots=(1,))
    assert fair.stream_key("00" * 32, second, ["a", ""]).hex()[:16] == "0f27a3f2333f9ee1"
    assert fair.commitment("00" * 32, second)[:16] == "7e04ca4a3e2c965a"
