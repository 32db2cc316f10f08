"""Everything that can be set: one class, read from SHOAL_* in the environment; flags of `shoal serve` go over it.

docs/hosting.md lists the same; a test compares.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, Field, NonNegativeInt, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from shoal import bots
from shoal.errors import ShoalError

PROXIES = {"": 0, "no": 0, "false": 0, "yes": 1, "true": 1}  # as SHOAL_TRUST_PROXY was written in release 0.1.0


class BadSetting(ShoalError):
    """A setting with a value that cannot be."""


Durability: TypeAlias = Literal["power", "process"]
LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]
Flag: TypeAlias = Annotated[bool, BeforeValidator(lambda value: value or False)]  # SHOAL_PAGES= (empty) means no
Proxies: TypeAlias = Annotated[NonNegativeInt, BeforeValidator(lambda value: PROXIES.get(value, value))]
Amount: TypeAlias = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Seconds: TypeAlias = Annotated[float, Field(ge=0.1, allow_inf_nan=False)]
Port: TypeAlias = Annotated[int, Field(ge=0, le=65_535)]
if TYPE_CHECKING:
    Level: TypeAlias = str
else:
    Level = Literal[(*bots.LEVELS, *bots.SIMPLE)]
Url: TypeAlias = Annotated[str, Field(pattern="^(https?://|$)")]


def _set(default: Any, words: str) -> Any:
    return Field(default, description=words)


class Settings(BaseSettings):
    """How a server runs. Each field is the flag --name and the variable SHOAL_NAME."""

    model_config = SettingsConfigDict(env_prefix="SHOAL_", frozen=True)

    host: str = _set("127.0.0.1", "Address to listen on.")
    port: Port = _set(8000, "Port to listen on; 0: any free port.")
    database: str = _set("sqlite:///shoal.sqlite3", "SQLAlchemy URL of the database.")
    database_timeout: Seconds = _set(5.0, "Seconds to wait for an answer from the database.")
    durability: Durability = _set("power", "SQLite: `power` survives a power cut, `process` survives kill -9 only.")
    secret: str = _set("", "Signs cookies and seat tokens; empty: drawn once and stored in the database.")
    base_url: Url = _set("", "Public address, as https://games.example.org; empty: taken from the request.")
    workers: NonNegativeInt = _set(1, "Bot processes; 0: no bots at all.")
    drawers: NonNegativeInt = _set(0, "Processes that draw pages; 0: the server draws them itself.")
    bot_pace: Amount = _set(1.0, "How slowly bots move; 1: like people, 0: immediately.")
    bot_timeout: Amount = _set(30.0, "Seconds after which a bot that is still thinking is considered stuck.")
    stand_in: Level = _set("casual", "Level of the bot that takes over for a player.")
    gone_after: Amount = _set(60.0, "Seconds without a stream after which a player counts as gone.")
    heartbeat: Seconds = _set(15.0, "Seconds between signs of life on a quiet stream.")
    stream_backlog: NonNegativeInt = _set(64, "Updates a slow stream may lag behind before it is dropped.")
    poll: Amount = _set(0.5, "Seconds between checks for what other processes changed in the database; 0: never.")
    tables_per_guest: NonNegativeInt = _set(20, "Unfinished tables that one guest may have.")
    tables_per_address: NonNegativeInt = _set(60, "Unfinished tables made from one address; 0: no limit.")
    tables: NonNegativeInt = _set(5000, "Unfinished tables in all.")
    streams_per_client: NonNegativeInt = _set(60, "Open streams from one address.")
    connections: NonNegativeInt = _set(4000, "Open connections in all, if the system allows that many open files.")
    connections_per_address: NonNegativeInt = _set(
        200, "Open connections from one address; 0: no limit, as always behind a proxy."
    )
    head_limit: NonNegativeInt = _set(16_384, "Largest head of a request (path and headers), in bytes.")
    head_timeout: Amount = _set(10.0, "Seconds that the head of a request may take to arrive.")
    body_timeout: Amount = _set(
        30.0, "Seconds that the body of a request may take to arrive, or a client to go on reading."
    )
    rate: Amount = _set(
        20.0, "Requests a second from one address in the long run, each weighed by its cost (a move is 1); 0: no limit."
    )
    burst: NonNegativeInt = _set(60, "Requests at once from one address, weighed in the same way.")
    body_limit: NonNegativeInt = _set(16_384, "Largest body of a request, in bytes.")
    open_hours: Amount = _set(24.0, "Hours after which a table that has not started is removed.")
    unseen_hours: Amount = _set(2.0, "The same for a table that only its maker has looked at.")
    longest_match: NonNegativeInt = _set(5000, "Number of steps after which a match is ended; 0: never.")
    idle_hours: Amount = _set(168.0, "Hours without a move after which a match is abandoned.")
    keep_days: Amount = _set(0.0, "Days after which a finished match is removed; 0: never.")
    in_memory: Amount = _set(600.0, "Seconds that an unused table stays in memory.")
    tidy_every: Seconds = _set(300.0, "Seconds between tidy-ups.")
    drain: Amount = _set(
        0.0, "Seconds that a node which is told to stop still answers, with /health at 503, before it closes its port."
    )
    stop_grace: Amount = _set(5.0, "Seconds that requests and streams have to finish when the server stops.")
    log_level: LogLevel = _set("info", "Debug, info, warning or error.")
    access_log: Flag = _set(False, "Log every request as well.")
    trust_proxy: Proxies = _set(
        0, "Number of your own proxies in front of the server, whose X-Forwarded-For and -Proto are trusted; 0: none."
    )
    pages: Flag = _set(True, "Serve the web pages; no: the JSON API alone.")
    open: Flag = _set(False, "Open the page in the browser once the server is up.")
    metrics: Flag = _set(True, "Serve /metrics.")

    @property
    def origin(self) -> str:
        """The one origin that pages come from, if it is set."""
        return self.base_url.rstrip("/")

    @property
    def secure_cookies(self) -> bool:
        """Are cookies for https only?"""
        return self.base_url.startswith("https://")


PROBLEMS = {  # by pydantic's type of error
    "int_parsing": "{variable} must be a whole number, not {value!r}",
    "float_parsing": "{variable} must be a number, not {value!r}",
    "bool_parsing": "{variable} must be yes or no, not {value!r}",
    "greater_than_equal": "{name} must be at least {least:g}: {value}",
    "less_than_equal": "{name} can be at most {most}, not {value}",
    "finite_number": "{name} must be a finite number, not {value}",
    "literal_error": "{name} cannot be {value!r}; allowed: {allowed}",
    "string_pattern_mismatch": "{name} must begin with http:// or https://, not {value!r}",
}


def read(flags: Mapping[str, Any] | None = None) -> Settings:
    """The settings of the environment, flags that were given (not None) over them; BadSetting says what is wrong."""
    try:
        return Settings(**{name: value for name, value in (flags or {}).items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = str(first["loc"][0])
        limits = first.get("ctx", {})
        allowed = str(limits.get("expected", "")).replace("'", "").replace(" or ", ", ")
        known = {"name": name, "variable": variable(name), "value": first["input"], "allowed": allowed}
        known |= {"least": limits.get("ge"), "most": limits.get("le")}
        raise BadSetting(PROBLEMS.get(first["type"], "{name}: " + first["msg"]).format(**known)) from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return f"SHOAL_{name.upper()}"


def flagged(command: Callable[..., None], option: Callable[..., Any]) -> Callable[..., None]:
    """The command with one flag for each setting; `option` makes a flag (Typer's)."""
    parameters = []
    for name, setting in Settings.model_fields.items():
        words = f"{setting.description} [{variable(name)}; default: {shown(setting.default)}]"
        kind: Any = Annotated[type(setting.default) | None, option(help=words, show_default=False)]
        parameters.append(inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind))
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return command


def shown(default: Any) -> str:
    """A default for a person."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return "empty" if default == "" else str(default)
