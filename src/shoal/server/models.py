"""The JSON API's bodies and answers, as OpenAPI shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

from shoal.server.emotes import EMOTES
from shoal.server.seats import LEVELS

Name = Annotated[str, Field(max_length=200, description="1 to 24 visible characters.")]
Entropy = Annotated[
    str, Field(max_length=64, description="Words of your own that go into the deal (docs/fair-deals.md).")
]
Takebacks = Annotated[
    StrictInt | None,
    Field(description="`takebacks` of the state you saw: the move is refused if there were more since.", ge=0),
]
Commitment = Annotated[
    str, Field(max_length=64, description="The one you saw; if it is another by now, your words are refused.")
]
if TYPE_CHECKING:
    Level: TypeAlias = str
    EmoteName: TypeAlias = str
else:
    Level = Literal[LEVELS]
    EmoteName = Literal[EMOTES]


class Body(BaseModel):
    """What a client sends: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Body):
    kind: Literal["me", "open", "bot"]
    level: Level | None = Field(None, description="Of a bot; casual if not given.")


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8, description="One for each player.")]
    options: dict[str, StrictInt | str | None] = Field(
        default_factory=dict, description="As GET /api/games lists them."
    )
    clock: float | None = Field(None, description="Seconds for each move (5 to 86400); null: no clock.")
    public: StrictBool = Field(False, description="Shown in the lobby?")
    entropy: Entropy = ""
    start: StrictBool = Field(False, description="Start at once, if no seat is open.")
    name: Name | None = Field(None, description="Your name, if it is new or changed.")


class Rename(Body):
    name: Name


class Sit(Body):
    seat: StrictInt | None = Field(None, description="Which one; null: the first that is open.")
    name: Name | None = None
    entropy: Entropy = ""
    commitment: Commitment = ""


class Words(Body):
    entropy: Entropy = ""


class DealWords(Words):
    commitment: Commitment = ""


class Filling(Body):
    seat: StrictInt = Field(description="An open seat, or a bot's.")
    level: Level | None = Field("casual", description="Of the bot; null: the seat is free again.")


class Claim(Body):
    token: Annotated[str, Field(max_length=100)]


class Replacing(Body):
    seat: StrictInt


class Move(Body):
    n: StrictInt = Field(description="The number of the step that this answers: `n` of the state you saw.", ge=0)
    action: StrictInt | dict[str, Any] = Field(description="An `id` among the actions, or the action itself.")
    takebacks: Takebacks = None


class FormMove(BaseModel):
    n: str  # a moment: hub.Mark
    action: int


class TakeBack(Body):
    n: StrictInt = Field(description="`n` of the state you saw: what you decided before it is taken back.", ge=0)
    takebacks: Takebacks = None


class Emote(Body):
    emote: EmoteName


class ErrorDetail(BaseModel):
    code: str = Field(description="For programs: it does not change.")
    message: str = Field(description="For people.")
    allowed: list[Any] | None = Field(description="What would be accepted, where that can be listed.")


class Error(BaseModel):
    error: ErrorDetail


class GameOption(BaseModel):
    name: str
    default: str | int | None
    values: list[str] | None = Field(description="The allowed words; null where it is a number.")
    low: int | None
    high: int | None


class GameInfo(BaseModel):
    name: str
    title: str
    version: int
    players: list[int]
    options: list[GameOption]


class Games(BaseModel):
    games: list[GameInfo]
    levels: list[str] = Field(description="Of bots, from weak to strong; empty where there are none.")


class GuestInfo(BaseModel):
    name: str | None = Field(description="null: not known yet.")


class SeatInfo(BaseModel):
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    connected: bool
    stand_in: str | None = Field(description="Level of the bot that plays for a person who is gone.")
    resigned: bool
    rematch: bool
    words: bool = Field(description="Has this seat added words to the deal?")
    due: bool = Field(description="Must it add words anew, before the match can start? The commitment is another now.")
    replaceable_in: int | None = Field(
        description="Seconds until the others may let a bot play for somebody who is gone; null: they are there."
    )


class Clock(BaseModel):
    seconds: float
    left: float | None = Field(description="For the seat to act; null while no clock runs.")


class Announced(BaseModel):
    table: str
    commitment: str = Field(description="To the deal of the rematch: see it before you add words.")


class TableInfo(BaseModel):
    id: str
    game: str
    version: int = Field(description="Of the game's rules.")
    title: str
    players: int
    options: dict[str, Any]
    phase: Literal["open", "playing", "over"]
    public: bool
    seats: list[SeatInfo]
    spectators: int
    n: int = Field(description="Steps so far.")
    actor: int | None = Field(description="The seat to act.")
    clock: Clock | None
    takebacks: int = Field(description="How often somebody took something back.")
    commitment: str = Field(description="SHA-256 of the key that deals, and of what it deals (docs/fair-deals.md).")
    entropy: list[str] | None = Field(description="What each seat added; null before the start.")
    result: dict[str, Any] | None
    votes: dict[str, list[int]] = Field(description="Seat to be replaced by a bot: seats that agree.")
    next: str | None = Field(description="The table of the rematch, once it has begun.")
    rematch: Announced | None = Field(description="The rematch to come, once the match is over.")
    created: float


class MyTable(TableInfo):
    seat: int


class Lobby(BaseModel):
    open: list[TableInfo]
    playing: list[TableInfo]


class MyTables(BaseModel):
    tables: list[MyTable]


class TableSeen(TableInfo):
    you: int | None = Field(description="Your seat; null: you watch.")


class Seated(BaseModel):
    table: TableSeen
    seat: int | None
    token: str | None = Field(description="Secret: it opens your seat (Authorization: Bearer). Keep it out of URLs.")


class State(BaseModel):
    n: int
    seat: int | None
    view: dict[str, Any]
    actions: list[dict[str, Any]]
    events: list[dict[str, Any]] = Field(description="What happened from `since` on, as your seat may know it.")
    events_until: int = Field(description="How far they go: `n`, or less where there were too many; ask on from there.")
    clock: Clock | None
    can_take_back: bool = Field(description="May you undo your last decision now?")
    takebacks: int = Field(description="How often that was done at this table; a move may send it along with `n`.")


class Moved(BaseModel):
    n: int = Field(description="Steps after the move.")


class TakenBack(BaseModel):
    n: int = Field(description="Steps that are left: the decision that was taken back is to be made again.")


class Done(BaseModel):
    ok: bool


class Replaced(BaseModel):
    replaced: bool = Field(description="False until all others who are there agree.")


class Rematch(BaseModel):
    next: str | None = Field(description="The new table, once all have agreed.")
    seat: int | None = Field(description="Your seat there; null until all have agreed.")
    token: str | None = Field(description="Secret: it opens your seat there. Ask again once `next` is known.")


class Hint(BaseModel):
    action: dict[str, Any]
    win: float = Field(description="How likely this wins, 0 to 1.")
    gain: float | None = Field(description="Points at once, where that can be said.")
    reason: dict[str, Any] = Field(description="A message id with arguments.")


class Hints(BaseModel):
    n: int = Field(description="The step that these answer.")
    hints: list[Hint] = Field(description="Best first.")


class Record(BaseModel):
    model_config = ConfigDict(extra="allow")
    format: str
    game: str
    log: list[int]
    fair: dict[str, Any]


class Health(BaseModel):
    status: str
    version: str
    games: list[str]
