"""The templates: shared ones by their names, a game's under the game's name, and what all of them may call."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    Template,
    Undefined,
)
from jinja2.runtime import Context
from markupsafe import Markup, escape

from shoal.bots import LEVELS
from shoal.errors import UnknownGame
from shoal.game import find
from shoal.server.emotes import EMOTES
from shoal.web.assets import asset, cover, modules, style
from shoal.web.default_table import is_seat, label, layout, shape
from shoal.web.ending import outcome, played_on, why_ended, won_by
from shoal.web.fragments import cached
from shoal.web.i18n import FALLBACK, LANGUAGES, column_name
from shoal.web.options import chosen_options, clock_words
from shoal.web.qr import qr_path

TEMPLATES = Path(__file__).parent / "templates"
THEMES = ("system", "light", "dark")
DEFAULTS = {"table": "default-table.html", "choices": "default-choices.html"}  # for a game without its own


class _GameFolders(dict[str, BaseLoader]):
    """A loader for each game's own templates, made when it is first asked for: games may be registered at any time."""

    def __missing__(self, name: str) -> BaseLoader:
        try:
            web = find(name).web
        except UnknownGame as error:
            raise KeyError(name) from error
        if web is None:
            raise KeyError(name)
        self[name] = FileSystemLoader(web.folder)
        return self[name]


class _Context(Context):
    """Calls what a template calls, without a look whether it wants to know the context: nothing of ours does."""

    def call(
        self,
        called: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: object = None,
        _block_vars: object = None,
        **more: Any,
    ) -> Any:
        return called(*args, **more)


@lru_cache(maxsize=8192)
def _escaped(words: str) -> str:
    return str(escape(words))


def _written(value: Any) -> Any:
    """A value as a template writes it: escaped, unless it is HTML. The same few words are written all the time."""
    kind = type(value)
    if kind is Markup:
        return value
    if kind is str:
        return _escaped(value)
    if kind is int:
        return str(value)
    return "" if kind is Undefined else escape(value)  # what an `if` without `else` leaves


class _Template(Template):
    """A compiled template that escapes in our way; it only ever joins what `escape` returns."""

    @classmethod
    def _from_namespace(cls, environment: Environment, namespace: Any, globals: Any) -> Template:  # noqa: A002
        namespace["escape"] = _written
        return super()._from_namespace(environment, namespace, globals)


class _Templates(Environment):
    """Templates for drawing many small things: each has its globals in one plain dict, and views are dicts."""

    context_class = _Context
    template_class = _Template

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._loaded: dict[str, Template] = {}

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}  # a chain of dicts is slow to compare, which every `import` does

    def getattr(self, obj: Any, attribute: str) -> Any:
        try:
            return obj[attribute] if type(obj) is dict else getattr(obj, attribute)
        except (KeyError, AttributeError):
            return super().getattr(obj, attribute)

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,  # noqa: A002
    ) -> Template:
        """Every `import` asks for one, and finds what is loaded in a plain dict: nothing is ever loaded anew."""
        found = self._loaded.get(name) if type(name) is str and globals is None else None
        if found is None:
            found = super().get_template(name, parent, globals)
            if type(name) is str and globals is None:
                self._loaded[name] = found
        return found


SOURCES = ChoiceLoader([FileSystemLoader(TEMPLATES), PrefixLoader(_GameFolders())])
env = _Templates(
    loader=SOURCES,
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


@cache
def part(name: str, kind: str) -> str:
    """The template of one part of a game's pages (a field of `contract.Web`): its own, else the default; or empty."""
    file = getattr(find(name).web, kind, "")
    return f"{name}/{file}" if file else DEFAULTS.get(kind, "")


@cache
def template(name: str) -> Template:
    """A template that is drawn at every step."""
    return env.get_template(name)


@cache
def beside(name: str) -> Template | None:
    """What a game shows of events beside the log, its `moment` and its `cues`: for all `lines` (events with words).

    One template that goes through the lines; to include one for each line costs more than what it draws.
    """
    loops = [_looped(name, "moment"), f"{{% if fresh %}}{_looped(name, 'cues')}{{% endif %}}"]
    if not part(name, "moment") and not part(name, "cues"):
        return None
    return env.from_string("".join(loops))


def _looped(name: str, kind: str) -> str:
    """The source of a part that is about one event, for each of the lines; `k` is the place among them."""
    file = part(name, kind)
    source = SOURCES.get_source(env, file)[0].strip() if file else ""
    return f"{{% for event, words in lines %}}{{% set k = loop.index0 %}}{source}{{% endfor %}}"


@cache
def rules_template(name: str, language: str) -> str:
    """The rules of a game in a language, or in English; empty if it has none."""
    web = find(name).web
    for code in (language, FALLBACK) if web is not None and web.rules else ():
        file = web.rules.replace("{language}", code)  # type: ignore[union-attr]
        if (web.folder / file).is_file():  # type: ignore[union-attr]
            return f"{name}/{file}"
    return ""


def tally(items: Sequence[str]) -> list[tuple[str, int]]:
    """Equal items together, in the order of their first appearance."""
    counted: dict[str, int] = {}
    for item in items:
        counted[item] = counted.get(item, 0) + 1
    return list(counted.items())


def ranked(name: str, scores: Sequence[int]) -> list[tuple[int, int]]:
    """Scores with their seats, the best first."""
    sign = 1 if find(name).lowest_wins else -1
    return sorted(((score, seat) for seat, score in enumerate(scores)), key=lambda pair: (sign * pair[0], pair[1]))


env.globals.update(
    asset=asset,
    cover=cover,
    modules=modules,
    style=style,
    part=part,
    tally=tally,
    ranked=ranked,
    layout=layout,
    shape=shape,
    label=label,
    is_seat=is_seat,
    column_name=column_name,
    cached=cached,
    qr_path=qr_path,
    chosen_options=chosen_options,
    clock_words=clock_words,
    outcome=outcome,
    why_ended=why_ended,
    played_on=played_on,
    won_by=won_by,
    DEFAULTS=DEFAULTS,
    LANGUAGES=LANGUAGES,
    LEVELS=LEVELS,
    EMOTES=EMOTES,
    THEMES=THEMES,
)
