"""Everything that can be set: one dataclass, read from SHOAL_* in the environment; flags of `shoal serve` go over it.

docs/hosting.md lists the same; a test compares.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Annotated, Any

from shoal.errors import ShoalError


class BadSetting(ShoalError):
    """A setting with a value that cannot be."""


def _set(default: Any, words: str) -> Any:
    return field(default=default, metadata={"help": words})


@dataclass(frozen=True)
class Settings:
    """How a server runs. Each field is the flag --name and the variable SHOAL_NAME."""

    host: str = _set("127.0.0.1", "Address to listen on.")
    port: int = _set(8000, "Port to listen on; 0: any free one.")
    database: str = _set("sqlite:///shoal.sqlite3", "SQLAlchemy URL of the database.")
    durability: str = _set("power", "SQLite: `power` survives a power cut, `process` survives kill -9 only.")
    secret: str = _set("", "Signs cookies and seat tokens; empty: drawn once and kept in the database.")
    base_url: str = _set("", "Public address, as https://games.example.org; empty: taken from the request.")
    workers: int = _set(1, "Bot processes; 0: no bots at all.")
    bot_pace: float = _set(1.0, "How slowly bots move; 1: like people, 0: at once.")
    bot_timeout: float = _set(30.0, "Seconds after which a thinking bot is taken for hung.")
    stand_in: str = _set("casual", "Level of a bot that replaces a player.")
    gone_after: float = _set(60.0, "Seconds without a stream after which a player counts as gone.")
    heartbeat: float = _set(15.0, "Seconds between signs of life on a quiet stream.")
    stream_backlog: int = _set(64, "Updates a slow stream may lag behind before it is dropped.")
    poll: float = _set(0.5, "Seconds between looks at what other processes did on the same database; 0: never.")
    tables_per_guest: int = _set(20, "Unfinished tables that one guest may have.")
    tables: int = _set(5000, "Unfinished tables in all.")
    streams_per_client: int = _set(60, "Open streams from one address.")
    rate: float = _set(20.0, "Writes a second from one client, in the long run; 0: no limit.")
    burst: int = _set(60, "Writes at once from one client.")
    body_limit: int = _set(16_384, "Largest body of a request, in bytes.")
    open_hours: float = _set(24.0, "A table that did not start is removed after so long.")
    idle_hours: float = _set(168.0, "A match without a move for so long is abandoned.")
    keep_days: float = _set(0.0, "A finished match is removed after so long; 0: never.")
    tidy_every: float = _set(300.0, "Seconds between tidy-ups.")
    stop_grace: float = _set(5.0, "Seconds that requests and streams get to finish when the server stops.")
    log_level: str = _set("info", "Debug, info, warning or error.")
    access_log: bool = _set(False, "Log every request as well.")
    trust_proxy: bool = _set(False, "Believe X-Forwarded-For and -Proto (only behind a proxy of your own).")
    pages: bool = _set(True, "Serve the web pages; no: the JSON API alone.")
    open: bool = _set(False, "Open the page in the browser once the server listens.")
    metrics: bool = _set(True, "Serve /metrics.")

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise BadSetting(f"{name} cannot be {getattr(self, name)!r}; allowed: {', '.join(allowed)}")
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, int | float) and value < 0:
                raise BadSetting(f"{each.name} cannot be negative: {value}")
        if self.base_url and not self.base_url.startswith(("http://", "https://")):
            raise BadSetting(f"base_url must begin with http:// or https://, not {self.base_url!r}")

    def with_flags(self, flags: Mapping[str, Any]) -> Settings:
        """These settings with the flags that were given (not None)."""
        return replace(self, **{name: value for name, value in flags.items() if value is not None})

    @property
    def origin(self) -> str:
        """The one origin that pages come from, if it is set."""
        return self.base_url.rstrip("/")

    @property
    def secure_cookies(self) -> bool:
        """Are cookies for https only?"""
        return self.base_url.startswith("https://")


YES_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False, "": False}
CHOICES = {"durability": ("power", "process"), "log_level": ("debug", "info", "warning", "error")}


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"SHOAL_{name.upper()}"


def from_environment(environ: Mapping[str, str] | None = None) -> Settings:
    """The settings that the environment asks for; BadSetting says what is wrong."""
    environ = os.environ if environ is None else environ
    there = [each for each in fields(Settings) if variable(each.name) in environ]
    return Settings(**{each.name: _parsed(each.name, each.default, environ[variable(each.name)]) for each in there})


def _parsed(name: str, default: Any, text: str) -> Any:
    try:
        if isinstance(default, bool):
            return YES_NO[text.lower()]
        return type(default)(text)
    except (ValueError, KeyError):
        kind = {bool: "yes or no", int: "a whole number", float: "a number"}[type(default)]
        raise BadSetting(f"{variable(name)} must be {kind}, not {text!r}") from None


def flagged(option: Callable[..., Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command one flag for each setting; `option` makes a flag (Typer's)."""

    def give(command: Callable[..., None]) -> Callable[..., None]:
        parameters = [
            inspect.Parameter(
                each.name,
                inspect.Parameter.KEYWORD_ONLY,
                default=None,
                annotation=Annotated[type(each.default) | None, option(help=_help(each), show_default=False)],
            )
            for each in fields(Settings)
        ]
        command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
        return command

    return give


def _help(each: Any) -> str:
    return f"{each.metadata['help']} [{variable(each.name)}; default: {shown(each.default)}]"


def shown(default: Any) -> str:
    """A default for a person."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return "empty" if default == "" else str(default)
