"""What the server has promised about this game's matches."""

from __future__ import annotations

from shoal import fair
from shoal.games.coloretto import GAME
from shoal.match import Variant


def test_the_key_of_a_match_is_pinned() -> None:
    """Records of years ago must verify: this may never change."""
    key = fair.stream_key("00" * 32, "T", Variant(GAME, 2), ["a", "b"])
    assert key.hex()[:16] == "54d3f4ed8e604a5a"
