"""Matches in and out of a database, and the check of a single record."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection

from shoal import fair
from shoal.errors import BadRecord, ShoalError
from shoal.server import migrate, seats
from shoal.server import store as db
from shoal.server.engine import opening
from shoal.server.live import wake
from shoal.server.settings import read
from shoal.server.store import Row, Store

FORMAT = "shoal-export-1"
LATER = {"network", "seen", "rematch_id", "rematch_key", "scheme", "takebacks"}  # exports of 0.1.0 do not have these


def verify_file(file: Path, commitment: str | None, words: str | None, seat: int | None, as_json: bool) -> None:
    """Check a record and say what was checked."""
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadRecord(f"cannot read {file}: {error}") from error
    found = fair.verify(record, commitment, words, seat)
    if as_json:
        print(json.dumps(found))
        return
    print(f"{file}: all is well. {found['steps']} steps, {found['luck']} of them chance, all as the key deals them.")
    if found["takebacks"]:
        print(f"As the host says, something was taken back {found['takebacks']} times.")
    print(f"It is {found['game']} for {found['players']} at table {found['table']}, {_listed(found['options'])}.")
    for line in _proved(found, commitment, words, seat):
        print(line)


def _listed(options: Mapping[str, Any]) -> str:
    return "with " + ", ".join(f"{name}={value}" for name, value in options.items()) if options else "without options"


def _proved(found: Mapping[str, Any], commitment: str | None, words: str | None, seat: int | None) -> Iterator[str]:
    """What the record proves to somebody who gave this, and what not."""
    first = found["scheme"] == fair.FIRST_SCHEME
    if commitment is None:
        yield f"Not checked: is {found['commitment']} the commitment that you saw? (--commitment)"
    elif first:
        yield "The key is the one committed to. This old scheme binds nothing else: compare table and options yourself."
    else:
        yield "The commitment is the one that you saw: it fixed key, table, game, options and the seats of bots."
    if words is None:
        where = ", ".join(map(str, found["added"])) or "none"
        yield f"Not checked: did your own words go into the deal? (--words; seats with words: {where})"
    elif words:
        yield f"Your words went into the deal{'' if seat is None else f', at seat {seat}'}."
    if not words:
        yield "Without words of your own, given after you saw the commitment, the host may have searched for this deal."


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[IO[str]]:
    if str(file) == "-":
        yield sys.stdin if mode == "r" else sys.stdout
        return
    try:
        with file.open(mode, encoding="utf-8") as stream:
            yield stream
    except OSError as error:
        raise ShoalError(f"cannot open {file}: {error.strerror}") from error


def export(file: Path, database: str | None, records: bool) -> None:
    """Write every match, one a line."""
    url = database or read().database
    with opening(url):
        _export(file, Store(url), records)


def _export(file: Path, store: Store, records: bool) -> None:
    migrate.check(store.engine)
    count = 0
    with _opened(file, "w") as out, store.engine.connect() as reading, store.engine.connect() as logs:
        if not records:
            out.write(json.dumps({"format": FORMAT}) + "\n")
        for row in db.all_rows(reading):
            line = _record_line(logs, row) if records else _whole_line(logs, row)
            if line is not None:
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
                count += 1
    store.close()
    print(f"{count} matches written to {file}", file=sys.stderr)


def _whole_line(connection: Connection, row: Row) -> dict[str, Any]:
    return {"table": row.columns(), "log": db.log_of(connection, row.number)}


def _record_line(connection: Connection, row: Row) -> dict[str, Any] | None:
    return wake(row, db.log_of(connection, row.number)).record() if row.phase == "over" else None


def import_file(file: Path, database: str | None, as_json: bool) -> None:
    """Read what `export` wrote; each match is folded and checked, those that are there already are skipped."""
    url = database or read().database
    with opening(url):
        _import(file, Store(url), as_json)


def _import(file: Path, store: Store, as_json: bool) -> None:
    with migrate.one_at_a_time(store.engine):
        migrate.upgrade(store.engine)
    added = skipped = 0
    with _opened(file, "r") as lines, store.engine.connect().execution_options(writes=True) as connection:
        if _parsed(lines.readline(), 1) != {"format": FORMAT}:
            raise BadRecord(
                f"{file} was not written by `shoal export`: its first line must be {{'format': {FORMAT!r}}}"
            )
        with connection.begin():  # all or nothing
            for number, line in enumerate(lines, 2):
                if _add(connection, _parsed(line, number), number):
                    added += 1
                else:
                    skipped += 1
    store.close()
    print(
        json.dumps({"added": added, "skipped": skipped})
        if as_json
        else f"{added} matches added, {skipped} were there already"
    )


def _parsed(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadRecord(f"line {number} is not JSON: {error}") from error


def _add(connection: Connection, line: Any, number: int) -> bool:
    try:
        columns, log = line["table"], [(int(action), float(at)) for action, at in line["log"]]
        known = {field.name for field in fields(Row)} - {"number"}
        if not known - LATER <= set(columns) <= known:
            raise BadRecord(f"its table must have exactly: {', '.join(sorted(known))}")
        row = Row(**{"scheme": fair.FIRST_SCHEME} | columns | {"seats": seats.from_json(columns["seats"])})
        wake(row, log)  # folds the match: BadRecord or TableError if a step is impossible
    except (ShoalError, KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"line {number}: {error}") from error
    if db.find_row(connection, row.id) is not None:
        return False
    match = db.insert_row(connection, row)
    db.insert_steps(connection, [(match, n, action, at) for n, (action, at) in enumerate(log)])
    for guest in {guest for seat in row.seats for guest in seat.guests}:
        db.add_visit(connection, guest, match)
    return True
