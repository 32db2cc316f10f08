"""What people do at tables: sit, leave, start, play, resign, come back, play again."""

from __future__ import annotations

import random

from shoal.game import find
from tests.kit.cases import pick
from tests.server.kit import Client, Server, eventually, play_on, seated

GAME = pick(players=3).name


def test_join_leave_and_start(server: Server) -> None:
    ann, bob, eve = server.client("Ann"), server.client("Bob"), server.client("Eve")
    table = ann.table(GAME, "me", "open", public=True)
    assert table in [summary["id"] for summary in eve.get("/lobby")["open"]]
    assert ann.refused(f"/tables/{table}/start") == "wrong_phase"
    assert bob.post(f"/tables/{table}/seats", {"name": "Bob"})["seat"] == 1
    assert bob.post(f"/tables/{table}/seats", {"name": "Bob"})["seat"] == 1  # sitting twice is sitting
    assert eve.refused(f"/tables/{table}/seats", {"name": "Eve"}) == "seat_taken"
    assert eve.refused(f"/tables/{table}/start") == "not_your_seat"
    assert eve.refused(f"/tables/{table}/seats/1", method="DELETE") == "not_your_seat"
    assert ann.refused(f"/tables/{table}/seats/1", method="DELETE") == "forbidden"
    assert bob.ask("DELETE", f"/tables/{table}/seats/1")[0] == 200
    assert eve.post(f"/tables/{table}/seats", {"seat": 1, "name": "Eve"})["seat"] == 1
    eve.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/start")  # both press it
    assert eve.refused(f"/tables/{table}/seats/1", method="DELETE") == "wrong_phase"
    assert bob.refused(f"/tables/{table}/seats", {}) == "wrong_phase"
    assert table in [summary["id"] for summary in bob.get("/lobby")["playing"]]
    assert [summary["id"] for summary in eve.get("/mine")["tables"]] == [table]


def test_the_last_to_leave_takes_the_table_away(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.table(GAME, "me", "open")
    assert ann.ask("DELETE", f"/tables/{table}/seats/0")[0] == 200
    assert ann.refused(f"/tables/{table}", method="GET") == "not_found"


def test_private_tables_stay_out_of_the_lobby(server: Server) -> None:
    table = server.client("Ann").table(GAME, "me", "open")
    assert table not in str(server.client().get("/lobby"))


def test_moves_answer_a_step_and_never_play_twice(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    state = next(s for person in people if (s := person.get(f"/tables/{table}/state"))["actions"])
    actor, other = people[state["seat"]], people[1 - state["seat"]]
    move = {"n": state["n"], "action": state["actions"][0]["id"]}
    moves = f"/tables/{table}/moves"
    assert other.refused(moves, move) == "not_your_turn"
    assert server.client().refused(moves, move) == "not_your_seat"
    assert actor.refused(moves, move | {"action": 10_000}) == "illegal_action"
    assert actor.refused(moves, move | {"action": {"type": "fly"}}) == "illegal_action"
    assert actor.refused(moves, {"n": state["n"]}) == "bad_request"
    assert actor.refused(moves, move | {"n": state["n"] + 1}) == "stale_step"
    after = actor.post(moves, move)["n"]
    assert after > state["n"]
    assert actor.refused(moves, move) == "already_played"
    by_name = {key: value for key, value in state["actions"][0].items() if key != "id"}
    assert actor.refused(moves, {"n": state["n"], "action": by_name}) == "already_played"
    assert actor.refused(moves, {"n": 0, "action": 0}) == "stale_step"
    assert actor.get(f"/tables/{table}")["n"] == after
    allowed = actor.ask("POST", moves, {"n": after, "action": 10_000})[1]["error"]["allowed"]
    assert allowed == people[state["seat"]].get(f"/tables/{table}/state")["actions"] or allowed == [1 - state["seat"]]


def test_a_seat_by_token_and_from_another_device(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    token = people[0].get(f"/tables/{table}/seat")["token"]
    program = server.client()
    bearer = {"Authorization": f"Bearer {token}"}
    assert program.get(f"/tables/{table}", **bearer)["you"] == 0
    assert program.get(f"/tables/{table}")["you"] is None
    other = ("y" if token[0] == "x" else "x") + token[1:]
    assert program.refused(f"/tables/{table}", method="GET", Authorization=f"Bearer {other}") == "not_your_seat"
    phone = server.client()
    assert phone.refused(f"/tables/{table}/claim", {"token": "x" * 32}) == "not_your_seat"
    assert phone.post(f"/tables/{table}/claim", {"token": token})["seat"] == 0
    assert phone.get(f"/tables/{table}")["you"] == 0
    assert people[0].get(f"/tables/{table}")["you"] == 0
    assert phone.get("/guest")["name"] == "P0"
    assert people[1].refused(f"/tables/{table}/claim", {"token": token}) == "forbidden"


def test_resigning_ends_a_match_of_two(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    watcher = server.client().stream(table)
    people[0].post(f"/tables/{table}/resign")
    summary = watcher.table_where(lambda t: t["phase"] == "over")
    assert summary["result"] == {"ended": {"by": "resignation", "resigned": [0], "winners": [1]}}
    assert people[0].refused(f"/tables/{table}/resign") == "wrong_phase"
    assert people[0].refused(f"/tables/{table}/moves", {"n": summary["n"], "action": 0}) == "wrong_phase"
    record = people[1].get(f"/tables/{table}/record")
    assert record["ended"]["winners"] == [1]


def test_with_three_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    table, people = seated(server, GAME, 3)
    people[2].post(f"/tables/{table}/resign")
    seat = people[0].get(f"/tables/{table}")["seats"][2]
    assert seat["resigned"]
    assert seat["stand_in"] == "casual"
    assert people[2].refused(f"/tables/{table}/return") == "wrong_phase"
    rng = random.Random(1)

    def acts() -> Client | str | None:
        summary = people[0].get(f"/tables/{table}")
        return "over" if summary["phase"] == "over" else {0: people[0], 1: people[1]}.get(summary["actor"])

    while isinstance(person := eventually(acts), Client):
        state = person.get(f"/tables/{table}/state")
        person.post(f"/tables/{table}/moves", {"n": state["n"], "action": rng.choice(state["actions"])["id"]})


def test_rematch(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    assert people[0].refused(f"/tables/{table}/rematch") == "wrong_phase"
    people[0].post(f"/tables/{table}/resign")
    assert people[0].post(f"/tables/{table}/rematch")["next"] is None
    assert people[1].get(f"/tables/{table}")["seats"][0]["rematch"]
    again = people[1].post(f"/tables/{table}/rematch")["next"]
    assert again not in (None, table)
    assert people[0].post(f"/tables/{table}/rematch")["next"] == again
    summary = people[0].get(f"/tables/{again}")
    assert (summary["phase"], summary["you"]) == ("playing", 0)
    assert summary["commitment"] != people[0].get(f"/tables/{table}")["commitment"]
    assert play_on(again, people, random.Random(2), 6) == 6


def test_a_program_with_tokens_alone_goes_on_into_a_rematch(server: Server) -> None:
    table, people = seated(server, pick().name, 2)
    bearers = [{"authorization": f"Bearer {person.get(f'/tables/{table}/seat')['token']}"} for person in people]
    for person in people:
        person.http.cookies.clear()
    people[0].post(f"/tables/{table}/resign", **bearers[0])
    nothing = {"next": None, "seat": None, "token": None}
    assert people[0].post(f"/tables/{table}/rematch", **bearers[0]) == nothing
    answers = [people[k].post(f"/tables/{table}/rematch", **bearers[k]) for k in (1, 0)]
    again = answers[0]["next"]
    assert people[0].refused(f"/tables/{again}/state", method="GET", **bearers[0]) == "not_your_seat"
    for seat, answer in zip((1, 0), answers, strict=True):
        assert (answer["next"], answer["seat"]) == (again, seat)
        fresh = {"authorization": f"Bearer {answer['token']}"}
        assert people[seat].get(f"/tables/{again}/state", **fresh)["seat"] == seat
    assert answers[0]["token"] != answers[1]["token"]
    assert server.client().refused(f"/tables/{table}/rematch") == "not_your_seat"


def test_bots_need_workers(server: Server) -> None:
    ann = server.client("Ann")
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ann.refused("/tables", body) == "no_bots"
    assert ann.get("/games")["levels"] == []


def test_impossible_tables_are_refused(server: Server) -> None:
    ann = server.client("Ann")
    me, free = {"kind": "me"}, {"kind": "open"}
    for body in (
        {"game": "chess", "seats": [me, free]},
        {"game": GAME, "seats": [me]},
        {"game": GAME, "seats": [me, me]},
        {"game": GAME, "seats": [me, free], "options": {find(GAME).options[0].name: "plaid"}},
        {"game": GAME, "seats": [me, free], "options": {"magic": 1}},
        {"game": GAME, "seats": [me, free], "clock": 1},
        {"game": GAME, "seats": [me, free], "entropy": "\n"},
        {"game": GAME, "seats": [me, free], "colour": "plaid"},
    ):
        assert ann.refused("/tables", body) == "bad_request"
