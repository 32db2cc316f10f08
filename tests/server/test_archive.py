"""Export and import of all matches, migrations."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Engine, text

from shoal import fair
from shoal.errors import BadRecord
from shoal.game import names
from shoal.server import archive, schema, services
from shoal.server import store as db
from shoal.server.errors import Raced
from shoal.server.migrate import NEWEST, RUNS, migrate, upgrade
from shoal.server.seats import new_guest
from shoal.server.settings import Settings
from shoal.server.store import Store
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import Launch, play_on, run, seated

GAME = pick().name


def test_export_and_import(launch: Launch, tmp_path: Path) -> None:
    server = launch(secret="the same")
    done, people = seated(server, GAME, 2)
    play_on(done, people, random.Random(1))
    going, others = seated(server, names()[-1], 2)
    play_on(going, others, random.Random(1), 4)
    n = others[0].get(f"/tables/{going}")["n"]
    before = people[0].get(f"/tables/{done}/record")
    server.stop()
    file, second = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/second.sqlite3"
    archive.export(file, str(server.settings["database"]), records=False)
    archive.import_file(file, second, as_json=True)
    archive.import_file(file, second, as_json=True)  # again: nothing is doubled
    server.settings["database"] = second
    server.start()
    assert people[0].get(f"/tables/{done}/record") == before
    summary = others[0].get(f"/tables/{going}")
    assert (summary["n"], summary["you"]) == (n, 0)  # cookies and seats are still good
    play_on(going, others, random.Random(1))
    archive.export(tmp_path / "records.jsonl", second, records=True)
    records = [json.loads(line) for line in (tmp_path / "records.jsonl").read_text().splitlines()]
    assert len(records) == 2
    assert all(fair.verify(record)["ok"] for record in records)


def test_a_damaged_file_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/x.sqlite3"
    for content in (
        "",
        "{}\n",
        '{"format": "shoal-export-1"}\nnonsense\n',
        '{"format": "shoal-export-1"}\n{"table": {}}\n',
    ):
        (tmp_path / "bad.jsonl").write_text(content)
        with pytest.raises(BadRecord):
            archive.import_file(tmp_path / "bad.jsonl", url, as_json=False)
    assert list(Store(url).read_now(lambda c: list(db.all_rows(c)))) == []


@pytest.mark.parametrize("way", [upgrade, migrate], ids=["a new database", "by all migrations"])
def test_every_way_leads_to_the_schema(tmp_path: Path, way: Callable[[Engine], None]) -> None:
    store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
    way(store.engine)
    upgrade(store.engine)  # once more changes nothing
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one() == NEWEST
    newest = max(path.name for path in (Path(services.__file__).parent / "migrations" / "versions").glob("0*.py"))
    assert newest.startswith(NEWEST)
    store.close()


def test_the_code_of_one_release_back_runs_beside_the_newer_one(tmp_path: Path) -> None:
    """A later release was here: what it says in the database decides, for a node that starts as well."""
    store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
    upgrade(store.engine)
    assert NEWEST > RUNS
    later = f"{int(NEWEST) + 1:04}"

    def say(name: str, value: str) -> None:
        with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
            connection.execute(text(f"UPDATE {name} = :value"), {"value": value})

    say("alembic_version SET version_num", later)
    say("about SET value", NEWEST)
    upgrade(store.engine)  # all is well, and nothing is changed
    say("about SET value", later)
    with pytest.raises(CommandError):
        upgrade(store.engine)
    store.close()


def test_matches_that_are_over_get_the_key_of_their_rematch(tmp_path: Path) -> None:
    """Migration 0002: the key must be there before anybody offers a rematch."""
    store = Store(f"sqlite:///{tmp_path}/x.sqlite3")
    migrate(store.engine, "0001")
    row = {"game": GAME, "version": 1, "players": 2, "options": "{}", "seats": "[]", "public": False, "host": "h"}
    names = ", ".join([*row, "id", "key", "phase", "created", "revision"])
    values = ", ".join(f":{name}" for name in row)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        for phase in ("over", "over", "playing"):
            there = f"INSERT INTO tables ({names}) VALUES ({values}, hex(randomblob(8)), 'k', '{phase}', 1.0, 0)"
            connection.execute(text(there), row)
    upgrade(store.engine)
    first, second, playing = store.read_now(lambda c: list(db.all_rows(c)))
    assert playing.rematch_key is None
    assert first.rematch_key is not None
    assert len(first.rematch_key) == 64
    assert first.rematch_key != second.rematch_key
    assert first.rematch_id != second.rematch_id
    store.close()


def test_a_race_for_one_row_has_one_winner(tmp_path: Path) -> None:
    """The store itself: the same (match, n) twice in one batch, and a row changed behind one's back."""

    async def scene() -> None:
        parts = services.build(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", workers=0))
        await services.start(parts)
        live = await parts.lobby.create(new_guest("Ann"), Wish(GAME, ["me", "open"]))
        other = await parts.lobby.create(new_guest("Bob"), Wish(GAME, ["me", "open"]))
        tries = [parts.store.add_steps([(live.row.number, 0, action, 0.0)]) for action in range(5)]
        tries.append(parts.store.add_steps([(other.row.number, 0, 1, 0.0)]))
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [outcome is None for outcome in outcomes].count(True) == 2
        assert outcomes[-1] is None  # another table's move does not suffer
        assert all(isinstance(outcome, Raced) for outcome in outcomes if outcome is not None)
        changed = replace(live.row, revision=5)
        with pytest.raises(Raced):
            await parts.store.write(lambda c: db.update_row(c, changed))
        await services.stop(parts)

    run(scene)
