"""Logs: one JSON object a line, on standard error. Only named fields are written: no URLs, tokens, cookies or names."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any

from sqlalchemy.exc import OperationalError, StatementError

FIELDS = (
    "table",
    "seat",
    "game",
    "level",
    "pid",
    "attempt",
    "reason",
    "method",
    "route",
    "status",
    "ms",
    "address",
    "count",
    "node",
    "before",
    "dead",
)


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["trace"] = _trace(record.exc_info[1])
        return json.dumps(line, default=str)


def reason(error: BaseException) -> str:
    """An error in one line. What a database says of a row may quote it, keys and names and all: only its kind then."""
    if not isinstance(error, StatementError):
        return f"{type(error).__name__}: {error}"
    cause: Any = error.orig
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    words = str(cause).partition("\n")[0] if isinstance(error, OperationalError) else ""  # of the system, not of a row
    return ": ".join(word for word in (type(cause).__name__, code, words) if word)


def _trace(error: BaseException | None) -> str:
    """Where it happened, the causes first; in place of what the database said, the kind of its error."""
    lines: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        hidden = isinstance(error, StatementError)
        where = traceback.format_tb(error.__traceback__)
        said = [f"{reason(error)}\n"] if hidden else traceback.format_exception_only(error)
        lines[:0] = ["Traceback (most recent call last):\n", *where, *said]
        error = None if hidden else error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "".join(lines).rstrip()


def set_up(level: str) -> None:
    """Send all logs to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for chatty in ("alembic", "sqlalchemy", "psycopg"):  # they would log rows
        logging.getLogger(chatty).setLevel(logging.WARNING)
