"""A bot for an open seat before the match: the deal gets a new commitment, and everybody's words come after it."""

from __future__ import annotations

import pytest

from shoal import fair
from shoal.errors import BadRecord
from tests.kit.cases import pick
from tests.server.kit import Client, Server

GAME = pick(players=3, luck=True).name


def two_of_three(server: Server) -> tuple[str, Client, Client]:
    """Ann and Bob at a table for three; Bob has added words."""
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(GAME, "me", "open", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob", "seat": 1, "entropy": "sea"})
    return table, ann, bob


def test_a_bot_brings_a_new_commitment_and_words_come_anew(bot_server: Server) -> None:
    table, ann, bob = two_of_three(bot_server)
    before = ann.get(f"/tables/{table}")
    ann.post(f"/tables/{table}/fill", {"seat": 2, "level": "beginner"})
    after = ann.get(f"/tables/{table}")
    assert after["commitment"] != before["commitment"]
    assert [(seat["kind"], seat["words"], seat["due"]) for seat in after["seats"]] == [
        ("person", False, False),  # had added none, and need not
        ("person", False, True),
        ("bot", False, False),
    ]
    assert ann.refused(f"/tables/{table}/start") == "words_due"
    late = {"entropy": "sand", "commitment": before["commitment"]}
    assert bob.refused(f"/tables/{table}/words", late) == "words_due"
    assert ann.refused(f"/tables/{table}/start", late) == "words_due"
    bob.post(f"/tables/{table}/words", {"entropy": "sand", "commitment": after["commitment"]})
    ann.post(f"/tables/{table}/start", {"entropy": "sun", "commitment": after["commitment"]})
    for person in (ann, bob):
        person.post(f"/tables/{table}/resign")
    record = bob.get(f"/tables/{table}/record")
    assert record["fair"]["bots"] == [2]
    assert fair.verify(record, after["commitment"], "sand", 1)["added"] == [0, 1]
    with pytest.raises(BadRecord):
        fair.verify(record, before["commitment"])


def test_the_key_itself_is_another(bot_server: Server) -> None:
    """Else a host who knows the words could choose between two deals by seating a bot or not."""
    table, ann, _ = two_of_three(bot_server)
    seen = []
    for level in ("beginner", None):  # back as it was: the same terms, and yet another commitment
        ann.post(f"/tables/{table}/fill", {"seat": 2, "level": level})
        seen.append(ann.get(f"/tables/{table}")["commitment"])
    first, again = seen
    ann.post(f"/tables/{table}/fill", {"seat": 2, "level": "beginner"})
    assert ann.get(f"/tables/{table}")["commitment"] not in (first, again)


def test_another_level_changes_nothing_of_the_deal(bot_server: Server) -> None:
    table, ann, bob = two_of_three(bot_server)
    ann.post(f"/tables/{table}/fill", {"seat": 2, "level": "beginner"})
    bob.post(f"/tables/{table}/words", {"entropy": "sand"})
    commitment = ann.get(f"/tables/{table}")["commitment"]
    bob.post(f"/tables/{table}/fill", {"seat": 2, "level": "expert"})
    after = ann.get(f"/tables/{table}")
    assert (after["commitment"], after["seats"][2]["level"]) == (commitment, "expert")
    assert [seat["due"] for seat in after["seats"]] == [False, False, False]


def test_only_people_of_the_table_seat_bots_and_only_before_the_match(bot_server: Server) -> None:
    table, ann, bob = two_of_three(bot_server)
    assert bot_server.client("Eve").refused(f"/tables/{table}/fill", {"seat": 2}) == "not_your_seat"
    assert ann.refused(f"/tables/{table}/fill", {"seat": 1}) == "seat_taken"
    assert ann.refused(f"/tables/{table}/fill", {"seat": 7}) == "seat_taken"
    assert ann.refused(f"/tables/{table}/fill", {"seat": -1}) == "seat_taken"
    assert ann.refused(f"/tables/{table}/fill", {"seat": 2, "level": "god"}) == "bad_request"
    ann.post(f"/tables/{table}/fill", {"seat": 2})
    bob.post(f"/tables/{table}/words", {"entropy": "sand"})
    bob.post(f"/tables/{table}/start")
    assert ann.refused(f"/tables/{table}/fill", {"seat": 2}) == "wrong_phase"


def test_the_maker_may_seat_bots_without_a_seat_but_not_on_all_of_them(bot_server: Server) -> None:
    ann = bot_server.client("Ann")
    table = ann.table(GAME, "open", "open", "open")
    for seat in (0, 1):
        ann.post(f"/tables/{table}/fill", {"seat": seat})
    assert ann.refused(f"/tables/{table}/fill", {"seat": 2}) == "bad_request"


def test_a_server_without_bots_seats_none(server: Server) -> None:
    table, ann, _ = two_of_three(server)
    assert ann.refused(f"/tables/{table}/fill", {"seat": 2}) == "no_bots"


def test_a_stream_shows_the_new_commitment(bot_server: Server) -> None:
    table, ann, bob = two_of_three(bot_server)
    stream = bob.stream(table)
    before = stream.table_where(lambda seen: True)["commitment"]
    ann.post(f"/tables/{table}/fill", {"seat": 2})
    shown = stream.table_where(lambda seen: seen["seats"][2]["kind"] == "bot")
    assert shown["commitment"] != before
    assert shown["seats"][1]["due"]
    stream.close()
