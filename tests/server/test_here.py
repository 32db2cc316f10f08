"""Who is here, and under which name: what others see of it, at once."""

from __future__ import annotations

from tests.kit.cases import pick
from tests.server.kit import Launch, Server, seated

GAME = pick(players=2)


def test_a_changed_name_is_seen_at_once(launch: Launch) -> None:
    """At the table where they play, at one that has not begun, on a page, and in another process."""
    here, there = launch(pages=True), launch(pages=True)
    table, people = seated(here, GAME.name, 2)
    open_table = people[1].table(GAME.name, "me", "open")
    other = there.client("Eve")
    streams = [people[0].stream(table), other.stream(table), people[0].stream(open_table)]
    for stream in streams:
        stream.until(lambda s: s.last("table"))
    n = people[0].get(f"/tables/{table}")["n"]
    assert people[1].http.post("/name", data={"name": "Zoë"}).status_code == 303
    for stream in streams:
        seen = stream.table_where(lambda summary: "Zoë" in [seat["name"] for seat in summary["seats"]])
        assert [seat["name"] for seat in seen["seats"]].count("Zoë") == 1
        stream.close()
    assert "Zoë" in people[0].http.get(f"/t/{table}").text
    assert people[0].get(f"/tables/{table}")["seats"][0]["name"] == "P0"
    people[1].post("/guest", {"name": "Bob"})
    summary = people[0].get(f"/tables/{table}")
    assert (summary["seats"][1]["name"], summary["n"]) == ("Bob", n)


def test_a_name_is_nobody_elses_matter(server: Server) -> None:
    table, people = seated(server, GAME.name, 2)
    stranger = server.client()
    stranger.post("/guest", {"name": "Mallory"})
    stranger.post("/guest", {"name": "P1"})
    assert [seat["name"] for seat in people[0].get(f"/tables/{table}")["seats"]] == ["P0", "P1"]
    assert people[0].refused("/guest", {"name": "\u200b"}) == "bad_request"
    assert people[0].get(f"/tables/{table}")["seats"][0]["name"] == "P0"


def test_a_table_says_when_a_bot_may_play_on(launch: Launch) -> None:
    server = launch(gone_after=2, workers=1)
    table, people = seated(server, GAME.name, 2)
    actor = people[0].get(f"/tables/{table}")["actor"]
    here, gone = people[1 - actor], people[actor]
    stream = here.stream(table)
    seat = stream.until(lambda s: s.last("table"))["seats"][actor]
    assert seat["replaceable_in"] in (0, 1, 2)
    present = gone.stream(table)
    stream.table_where(lambda summary: summary["seats"][actor]["replaceable_in"] is None)
    present.close()
    # nobody does anything: the table says by itself that it is possible now
    stream.until(lambda s: s.last("table")["seats"][actor]["replaceable_in"] == 0)
    assert here.post(f"/tables/{table}/replace", {"seat": actor}) == {"replaced": True}
    assert here.get(f"/tables/{table}")["seats"][actor]["replaceable_in"] is None
    stream.close()
