"""The order of every deal: the commitment is shown, people add words, then cards are dealt; rematches too."""

from __future__ import annotations

from typing import Any

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Client, Server, seated

GAME = pick(players=3, luck=True).name


def ended(server: Server) -> tuple[str, list[Client]]:
    """A match of two people that is over."""
    table, people = seated(server, GAME, 2)
    people[0].post(f"/tables/{table}/resign")
    return table, people


def proved(person: Client, table: str, commitment: str, words: str, seat: int) -> dict[str, Any]:
    """End the match, and check what this person knew before."""
    person.post(f"/tables/{table}/resign")
    return fair.verify(person.get(f"/tables/{table}/record"), commitment, words, seat)


def test_words_come_after_the_commitment_and_before_the_deal(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(GAME, "me", "open")
    commitment = ann.get(f"/tables/{table}")["commitment"]
    joined = bob.post(f"/tables/{table}/seats", {"name": "Bob", "entropy": "sea"})["table"]
    assert joined["commitment"] == commitment
    assert [seat["words"] for seat in joined["seats"]] == [False, True]
    assert joined["entropy"] is None  # nobody knows another's words before the deal
    ann.post(f"/tables/{table}/words", {"entropy": "sun"})
    bob.post(f"/tables/{table}/words", {"entropy": "sand"})  # the last words count
    assert server.client().refused(f"/tables/{table}/words", {"entropy": "x"}) == "not_your_seat"
    assert ann.refused(f"/tables/{table}/words", {"entropy": "\n"}) == "bad_request"
    bob.post(f"/tables/{table}/start")
    summary = ann.get(f"/tables/{table}")
    assert (summary["commitment"], summary["entropy"]) == (commitment, ["sun", "sand"])
    assert ann.refused(f"/tables/{table}/words", {"entropy": "late"}) == "wrong_phase"
    assert proved(ann, table, commitment, "sun", 0)["added"] == [0, 1]


def test_words_with_the_start_go_into_the_deal_or_it_says_so(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(GAME, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start", {"entropy": "sun"})
    ann.post(f"/tables/{table}/start", {"entropy": "sun"})  # sent twice
    bob.post(f"/tables/{table}/start")  # both press it
    assert bob.refused(f"/tables/{table}/start", {"entropy": "late"}) == "wrong_phase"
    assert ann.get(f"/tables/{table}")["entropy"] == ["sun", ""]


def test_a_rematch_is_fixed_before_anybody_adds_words(server: Server) -> None:
    table, people = ended(server)
    to_come = people[1].get(f"/tables/{table}")["rematch"]
    assert set(to_come) == {"table", "commitment"}
    assert people[0].post(f"/tables/{table}/rematch", {"entropy": "sun"})["next"] is None
    assert people[0].post(f"/tables/{table}/rematch")["next"] is None  # asked again: the words stay
    assert people[1].get(f"/tables/{table}")["rematch"] == to_come
    assert people[1].post(f"/tables/{table}/rematch", {"entropy": "sea"})["next"] == to_come["table"]
    summary = people[0].get(f"/tables/{to_come['table']}")
    assert (summary["commitment"], summary["entropy"]) == (to_come["commitment"], ["sun", "sea"])
    assert proved(people[0], to_come["table"], to_come["commitment"], "sun", 0)["added"] == [0, 1]
    record = people[1].get(f"/tables/{to_come['table']}/record")
    assert fair.verify(record, to_come["commitment"], "sea", 1)["ok"]


def test_a_rematch_survives_a_restart_with_its_words(launch: Any) -> None:
    server = launch()
    table, people = ended(server)
    to_come = people[0].get(f"/tables/{table}")["rematch"]
    people[0].post(f"/tables/{table}/rematch", {"entropy": "sun"})
    server.kill()
    server.start()
    assert people[1].get(f"/tables/{table}")["rematch"] == to_come
    people[1].post(f"/tables/{table}/rematch", {"entropy": "sea"})
    summary = people[1].get(f"/tables/{to_come['table']}")
    assert (summary["commitment"], summary["entropy"]) == (to_come["commitment"], ["sun", "sea"])


def test_no_rematch_is_announced_while_a_match_is_on(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    assert people[0].get(f"/tables/{table}")["rematch"] is None


def test_words_and_keys_of_a_rematch_are_told_to_nobody(server: Server) -> None:
    table, people = ended(server)
    watcher = server.client().stream(table)
    people[0].post(f"/tables/{table}/rematch", {"entropy": "whisper"})
    watcher.table_where(lambda summary: summary["seats"][0]["rematch"])
    people[1].get(f"/tables/{table}/record")
    assert b"whisper" not in watcher.raw + people[1].heard
    assert b"rematch_key" not in watcher.raw + people[1].heard
