"""Every message between a page and the server, and nothing else.

Messages are JSON objects told apart by `type`. From this module the types of the
page and `docs/protocol.md` are generated. Times are the table's milliseconds, as
in `time` of every message that comes from the server.
"""

import re
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeVar, cast, get_args

from msgspec import Meta, Raw, Struct, defstruct
from msgspec.json import Encoder

from ubongo.boards.board import Animal, Side, Symbol
from ubongo.match.levels import Grade
from ubongo.match.quick_words import QuickWord
from ubongo.rules import commands
from ubongo.rules.commands import SeatCommand
from ubongo.rules.editions.edition import TableView
from ubongo.rules.events import Player
from ubongo.rules.game import Phase
from ubongo.rules.gems import Gem
from ubongo.rules.settings import Settings

if TYPE_CHECKING:
    import typing_extensions

PROTOCOL = 1
# Milliseconds between two half-laid boards of one person: when others may look at them, and when
# they are only kept for a reconnect, and counted for the others, who are told once a second.
SEEN_EVERY = 120
UNSEEN_EVERY = 1_000
LARGEST_MESSAGE = 4096  # bytes in either of a client's messages


@cache
def snake(name: str) -> str:
    """The tag of a message on the wire: `take_gems` for TakeGems."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def type_of(message: Struct) -> str:
    """The tag in a message's `type`."""
    return str(message.__struct_config__.tag)


# Encodes a message as JSON bytes.
encode = Encoder().encode


class ServerMessage(Struct, frozen=True, gc=False, tag_field="type", tag=snake):
    """The base of all messages from the server."""


class ClientMessage(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag=snake
):
    """The base of all messages from a client."""


# Messages and their parts have no reference cycles, so the garbage collector skips them (`gc`).


# Small parts

CommandId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=6, max_length=12)]
Name = Annotated[str, Meta(max_length=80)]
# The key by which a tab is a guest where the browser keeps no cookie: at least 128 bits.
VisitKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$", max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
FieldNumber = Annotated[int, Meta(ge=0, le=5)]
Coordinate = Annotated[int, Meta(ge=0, le=7)]
MemberNumber = Annotated[int, Meta(ge=1, le=100_000)]
PieceId = Literal["I2", "I3", "L3", "T4", "L4", "I4", "S4", "O4", "Y5", "L5", "P5", "Z5"]
# A bot's name; the server has at least those of `match.bots.strength`.
BotName = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z0-9-]+$")]
EditionName = Annotated[str, Meta(min_length=1, max_length=20)]
# Which boards the tables of an event get: each its own; all the same ones, drawn by a number that
# follows from the event's seed; or fitted to everybody's level.
EventBoards = Literal["usual", "same", "fitted"]
# how it was found how well somebody solves.
LevelFound = Literal[
    "grade",  # chosen by somebody, or a bot's own
    "times",  # from this guest's own solving times
    "warm_up",  # by three boards in the lobby
    "games",  # by the games at this table
]


class Laid(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One piece and the cells it lies on, as [x, y]."""

    piece: PieceId
    cells: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=1, max_length=5)]


LaidPieces = Annotated[tuple[Laid, ...], Meta(max_length=12)]


class EventPlan(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the host of an event has planned (R-437); it may change between rounds."""

    edition: EditionName = "classic"
    # Of each game; `rounds` in it is how long one game is.
    settings: Settings = Settings()
    # How many rounds the event has, each a game at every table; None: until the host ends it.
    rounds: Annotated[int, Meta(ge=1, le=36)] | None = None
    # How long it lasts from its first round on: after that no round begins any more.
    minutes: Annotated[int, Meta(ge=5, le=720)] | None = None
    # At how many seats people are seated together, where their number allows it.
    seats: Annotated[int, Meta(ge=2, le=4)] = 4
    boards: EventBoards = "usual"
    # The bot that takes seats that stay free; empty: they stay free.
    bots: Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9-]*$")] = ""
    # What stands above it on the wall, such as the name of a class.
    title: Annotated[str, Meta(max_length=160)] = ""


# Messages from a client. Those with an `id` are orders: each is answered once.


class Join(ClientMessage, frozen=True):
    """The first message of a connection; `last` is the last number seen before."""

    table: TableId
    last: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    # Who this is where the browser keeps no cookie: what `Ubongo-Visit` says over HTTP.
    visit: VisitKey | None = None
    # The table's code, from the link of an invitation; one that is not valid changes nothing.
    code: Code | None = None
    # A big screen: it is shown what spectators are shown, whoever opened it, and gives no orders.
    screen: bool = False


class Ping(ClientMessage, frozen=True):
    """Measures the delay and compares the clocks; `sent` comes back as it was."""

    sent: float


class Glimpse(ClientMessage, frozen=True):
    """What lies on a board just now: the sender's own, or one that they help with (R-265)."""

    laid: LaidPieces
    seat: SeatNumber | None = None
    # The piece a hand is on, so that others see who holds which.
    held: PieceId | None = None


class MuteHelpers(ClientMessage, frozen=True):
    """Co-op: take other hands off one's own board, or let them back."""

    mute: bool


class SayWord(ClientMessage, frozen=True):
    """Say one of the quick words to everybody at the table (R-430): players, one in two seconds.

    Beyond that it is lost without an answer.
    """

    word: QuickWord


class HearWords(ClientMessage, frozen=True):
    """Hear the quick words of others from now on, or no more; before this nobody hears any."""

    hear: bool


class Order(ClientMessage, frozen=True):
    """Something that is accepted or refused."""

    id: CommandId


class Sit(Order, frozen=True):
    seat: SeatNumber
    name: Name | None = None


class Stand(Order, frozen=True):
    pass


class SetReady(Order, frozen=True):
    ready: bool


class Rename(Order, frozen=True):
    """Change one's own name; the host may change the name of any seat."""

    name: Name
    seat: SeatNumber | None = None


class SeatBot(Order, frozen=True):
    seat: SeatNumber
    strength: BotName


class Kick(Order, frozen=True):
    """The host empties a seat; a bot is sent away the same way."""

    seat: SeatNumber


class SetLocked(Order, frozen=True):
    """The host locks the table, or opens it again, also during a game.

    Onlookers of a locked table are sent away, and only who has a seat may come in.
    """

    locked: bool


class MoveSeat(Order, frozen=True):
    """The host lets somebody change places with another seat."""

    seat: SeatNumber
    to: SeatNumber


class Arrange(Order, frozen=True):
    """The host changes what is played."""

    edition: EditionName
    settings: Settings
    public: bool


class MakeFair(Order, frozen=True):
    """The host has each seat play boards of its own level (R-429), or no longer."""

    fair: bool = True


class ChooseGrade(Order, frozen=True):
    """R-429: choose one's own level by a grade, which all see; the host also that of others."""

    grade: Grade
    seat: SeatNumber | None = None


class OfferTips(Order, frozen=True):
    """R-429: have a good row pointed out in the next game, or no longer; the host for any seat."""

    tips: bool = True
    seat: SeatNumber | None = None


class BeginWarmUp(Order, frozen=True):
    """R-429: begin three boards alone, a minute in all, which find one's own level."""


class CoverWarmUp(Order, frozen=True):
    """The area of this board of one's own warm-up is covered."""

    board: Annotated[int, Meta(ge=0, le=2)]
    cover: LaidPieces


class StopWarmUp(Order, frozen=True):
    """Stop one's own warm-up; it has found nothing."""


class StartGame(Order, frozen=True):
    """The host begins the game; with `anyway` those who are not ready lose their seats."""

    anyway: bool = False


class PlayAgain(Order, frozen=True):
    """After a game: ready for another one, or no longer.

    It begins when everybody who is here has said so.
    """

    ready: bool = True


class Rematch(Order, frozen=True):
    """Back to the lobby with the same people, who are ready again one by one."""


class AskSeat(Order, frozen=True):
    """A spectator asks for a seat in the next game, or no longer."""

    ask: bool = True
    name: Name | None = None


class GameOrder(Order, frozen=True):
    """An order that gives a command of the rules, for the seat of whoever sends it.

    It has the name and the fields of the command: `order_of` derives it.
    """


class FieldOrder(GameOrder, frozen=True):
    field: FieldNumber


class TakingOrder(GameOrder, frozen=True):
    field: FieldNumber | None = None
    # the gems that were seen at the front of the row.
    seen: Annotated[tuple[Gem, ...], Meta(max_length=2)] | None = None


class CallUbongo(GameOrder, frozen=True):
    """The area is covered. In co-op's second chance also for a seat that is being helped."""

    cover: LaidPieces
    seat: SeatNumber | None = None


class Leave(GameOrder, frozen=True):
    """Leave the table for good (R-410)."""


# Orders at an event


class EnterEvent(Order, frozen=True):
    """Take part: now, again after leaving, or under another name.

    Without a name the cookie's is taken; a name that somebody has gets a number.
    """

    name: Name | None = None
    grade: Grade | None = None


class QuitEvent(Order, frozen=True):
    """Leave the event; the points stay, and whoever enters again goes on with them."""


class PlanEvent(Order, frozen=True):
    """The host plans something else, for the rounds to come."""

    plan: EventPlan


class BeginRound(Order, frozen=True):
    """The host lets everybody sit down at the tables of the next round.

    With `anyway` tables that still play are not waited for: they give no points.
    """

    anyway: bool = False


class EndEvent(Order, frozen=True):
    """The host ends the event: the ranking stands, and the seed is told."""


class RemoveMember(Order, frozen=True):
    """The host sends somebody away, who cannot enter again; their points leave the ranking."""

    member: MemberNumber


class LockEvent(Order, frozen=True):
    """The host lets nobody new in, or opens the event again."""

    locked: bool


class HostEvent(Order, frozen=True):
    """Become a host of this event, too, by the key that each host is shown."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


Form = TypeVar("Form", bound=GameOrder)


def order_of(command: type[SeatCommand], form: type[Form]) -> type[Form]:
    """The order that gives this command; a `TypeError` if its form has not the same fields."""
    if form.__struct_fields__[1:] != command.__match_args__[1:]:
        raise TypeError(f"{form.__name__} has not the fields of {command.__name__}")
    return cast(type[Form], defstruct(command.__name__, (), bases=(form,), module=form.__module__))


Roll = order_of(commands.Roll, GameOrder)
GiveUp = order_of(commands.GiveUp, GameOrder)
PlayOn = order_of(commands.PlayOn, GameOrder)
Next = order_of(commands.Next, GameOrder)
ChooseField = order_of(commands.ChooseField, FieldOrder)
MovePawn = order_of(commands.MovePawn, FieldOrder)
TakeGems = order_of(commands.TakeGems, TakingOrder)
Pass = order_of(commands.Pass, GameOrder)
PutAside = order_of(commands.PutAside, GameOrder)
Finish = order_of(commands.Finish, GameOrder)
Concede = order_of(commands.Concede, GameOrder)
AgreeToShare = order_of(commands.AgreeToShare, GameOrder)
EndAlone = order_of(commands.EndAlone, GameOrder)
AskPause = order_of(commands.AskPause, GameOrder)
Continue = order_of(commands.Continue, GameOrder)


# Orders about fitted boards; the others of the lobby.
FairOrder = MakeFair | ChooseGrade | OfferTips | BeginWarmUp | CoverWarmUp | StopWarmUp
SeatingOrder = (
    Sit
    | Stand
    | SetReady
    | Rename
    | SeatBot
    | Kick
    | SetLocked
    | MoveSeat
    | Arrange
    | StartGame
    | PlayAgain
    | Rematch
    | AskSeat
)
EventOrder = (
    EnterEvent
    | QuitEvent
    | PlanEvent
    | BeginRound
    | EndEvent
    | RemoveMember
    | LockEvent
    | HostEvent
)
LobbyOrder = SeatingOrder | FairOrder
AnyOrder = LobbyOrder | GameOrder | EventOrder
FromPage = Join | Ping | Glimpse | MuteHelpers | SayWord | HearWords | AnyOrder

# The classes that these unions stand for.
GAME_ORDERS: tuple[type[GameOrder], ...] = (
    *(Roll, CallUbongo, GiveUp, PlayOn, Next, ChooseField, MovePawn, TakeGems, Pass),
    *(PutAside, Finish, Concede, AgreeToShare, Leave, EndAlone, AskPause, Continue),
)
ANY_ORDER: tuple[type[Order], ...] = (
    *get_args(LobbyOrder),
    *GAME_ORDERS,
    *get_args(EventOrder),
)
FROM_PAGE: tuple[type[ClientMessage], ...] = (
    *(Join, Ping, Glimpse, MuteHelpers, SayWord, HearWords),
    *ANY_ORDER,
)


# Messages from the server


class BoardSeen(Struct, frozen=True, gc=False):
    """A board in front of somebody; `area` in rows of # and ., separated by /."""

    board: int
    animal: Animal
    side: Side
    area: str
    pieces: tuple[PieceId, ...]
    # All six lists of its side, in the order of the die's faces; empty in games by version 1 of
    # the rules.
    lists: tuple[tuple[PieceId, ...], ...]


class FitSeen(Struct, frozen=True, gc=False):
    """R-429: how the board of a seat is fitted."""

    # Of the board that was dealt last; 0 before the first.
    stars: int
    # When a seat with a start delay will see its board; None once it has.
    opens_at: int | None
    # Whether its level is beyond the hardest boards that there are.
    none_harder: bool


class SeatSeen(Struct, frozen=True, gc=False):
    """What is seen of one seat of a running game."""

    player: Player
    rank: int
    moved: bool
    done: bool
    gave_up: bool
    left: bool
    online: bool
    asks_pause: bool
    # Ready for the next round; would share the victory of the play-off.
    said_next: bool
    agrees_to_share: bool
    has_board: bool
    # How many pieces lie on the board, for those who may not see where.
    laid_count: int
    board: BoardSeen | None
    cover: tuple[Laid, ...] | None
    # None where boards are not fitted.
    fit: FitSeen | None = None


# A part that is equal for several people may be encoded (`Raw`) before the message that holds it.
# Without parameters, `GameSeen` and `Happened` are what a reader gets: nothing in them is encoded.
if TYPE_CHECKING:
    SettingsPart = typing_extensions.TypeVar("SettingsPart", bound=Settings | Raw, default=Settings)
    SeatPart = typing_extensions.TypeVar("SeatPart", bound=SeatSeen | Raw, default=SeatSeen)
else:  # msgspec reads a field as the bound of its type
    SettingsPart = TypeVar("SettingsPart", bound=Settings)
    SeatPart = TypeVar("SeatPart", bound=SeatSeen)


class GameSeen(Struct, Generic[SettingsPart, SeatPart], frozen=True, gc=False):
    """The game as one seat, or a spectator, may see it."""

    seat: int | None
    edition: str
    settings: SettingsPart
    phase: Phase
    round: int
    rounds: int
    roller: int
    symbol: Symbol | None
    deadline: int | None
    second_chance: bool
    goes_on_at: int | None
    # Until when the table waits for everybody to say `next`.
    next_until: int | None
    # When everybody who still puzzles without an hourglass gives up.
    gives_up_at: int | None
    paused: bool
    tied: tuple[int, ...]
    seats: tuple[SeatPart, ...]
    # What lies on the table; its form depends on the edition.
    table: TableView
    # The orders this seat may give now, by their `type`.
    may: tuple[str, ...]
    # How far apart somebody's `glimpse`s should be, in milliseconds: seldom while nobody may look
    # at half-laid boards. The last one should always come.
    glimpse_every: int
    places: tuple[int, ...]
    reason: str
    seal: str
    seed: str
    # the field that is pointed out to this seat, where it has tips for gems.
    tip: int | None = None


class LevelSeen(Struct, frozen=True, gc=False):
    """R-429: how hard boards a seat gets first; the grade is the nearest one."""

    grade: Grade
    stars: int
    found: LevelFound


class WarmUpSeen(Struct, frozen=True, gc=False):
    """One's own warm-up (R-429): the board that lies there, the first is 0, and its last moment."""

    board: int
    area: str
    pieces: tuple[PieceId, ...]
    stars: int
    until: int


class PlaceSeen(Struct, frozen=True, gc=False):
    """Who has taken a seat in the lobby."""

    name: str
    bot: str
    # Ready for the game to begin; after a game: wants another one.
    ready: bool
    online: bool
    host: bool
    you: bool
    # None: not known, or it does not matter at this table.
    level: LevelSeen | None = None
    # Whether a warm-up is going on there.
    warms_up: bool = False
    # Whether rows are pointed out to this seat in the next game.
    tips: bool = False


class LobbySeen(Struct, frozen=True, gc=False):
    """What is agreed and who is here; `code` is empty once the game has begun."""

    edition: str
    settings: Settings
    public: bool
    code: str
    places: tuple[PlaceSeen | None, ...]
    spectators: int
    # How many games were begun at this table.
    games: int
    # Orders of the lobby this guest may give now, by their `type`.
    may: tuple[str, ...]
    # Whether only people with a seat may come in; then the code is not valid either.
    locked: bool = False
    # The names of spectators who ask for a seat in the next game.
    asking: tuple[str, ...] = ()
    # How many big screens of people of this table show it: their phones may leave that to them.
    screens: int = 0
    # The event that this table belongs to; empty: none. Its game begins by itself when
    # everybody is here, or at `starts_at`.
    event: str = ""
    starts_at: int | None = None
    # Whether the boards of the next game are fitted to each seat.
    fair: bool = False
    # This guest's own warm-up, while it lasts.
    warm_up: WarmUpSeen | None = None


class Notice(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened, without what may not be seen; the view says what it led to."""

    number: int
    what: str
    seat: int | None = None
    rank: int | None = None
    field: int | None = None
    gems: tuple[Gem, ...] | None = None
    symbol: Symbol | None = None
    round: int | None = None
    deadline: int | None = None
    places: tuple[int, ...] | None = None
    reason: str | None = None
    by: int | None = None


class Welcome(ServerMessage, frozen=True):
    """The answer to `join`: everything this guest may know, and what was missed.

    `missed` is None when too much was missed to tell it one by one.
    """

    protocol: int
    table: str
    number: int
    time: int
    lobby: LobbySeen
    game: GameSeen | None
    missed: tuple[Notice, ...] | None
    # The guest's own half-laid pieces, as they were last shown.
    draft: tuple[Laid, ...]
    # The id of the page that the server shows now; a page of another build loads itself again.
    build: str = ""


if TYPE_CHECKING:
    LobbyPart = typing_extensions.TypeVar("LobbyPart", bound=LobbySeen | Raw, default=LobbySeen)
    GamePart = typing_extensions.TypeVar("GamePart", bound=GameSeen[Any, Any], default=GameSeen)
else:
    LobbyPart = TypeVar("LobbyPart", bound=LobbySeen)
    GamePart = TypeVar("GamePart", bound=GameSeen)


class Happened(ServerMessage, Generic[LobbyPart, GamePart], frozen=True):
    """Something happened at the table: what, and how things stand after it."""

    number: int
    time: int
    notices: tuple[Notice, ...]
    lobby: LobbyPart
    game: GamePart | None


class Accepted(ServerMessage, frozen=True):
    """The order was carried out and is safely written; it was this event."""

    id: str
    number: int


class RefusedOrder(ServerMessage, frozen=True, tag="refused"):
    """The order was not carried out; the page says why in the reader's language."""

    id: str
    code: str
    numbers: dict[str, int | str]


class Pong(ServerMessage, frozen=True):
    sent: float
    time: int


class Glimpsed(ServerMessage, frozen=True):
    """What lies on a board that this guest may look at just now; `by` is whose hand moved."""

    seat: int
    by: int
    laid: tuple[Laid, ...]
    held: PieceId | None


class Counted(ServerMessage, frozen=True):
    """How many pieces each seat has laid, for those who may not see where (R-021).

    It comes once a second at most.
    """

    laid_counts: tuple[int, ...]


class Announced(ServerMessage, frozen=True):
    """A word of the people who run the server to everybody; empty: it is taken away."""

    text: str


class WordSaid(ServerMessage, frozen=True):
    """Somebody says one of the quick words (R-430): to all who have asked by `hear_words`."""

    seat: int
    word: QuickWord


# Events. Points are told in twelfths, because shared places share them.

EventPhase = Literal[
    "waiting",  # people come; no round has begun
    "seating",  # everybody has a seat, and the tables are being opened
    "playing",
    "between",  # all tables of the round are done
    "over",
]


class MemberSeen(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody who takes part, or took part."""

    member: int
    name: str
    # 1 for the first of the ranking; 0 before the first table is done.
    place: int = 0
    twelfths: int = 0
    # At how many tables they were first, alone or with others.
    firsts: int = 0
    # The number of their table in this round, or the last one; 0: none.
    table: int = 0
    left: bool = False
    # Whether a page of theirs is connected to the event.
    online: bool = False
    grade: Grade = "fair"


class EventSeatSeen(Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat at a table of an event; once the table is done, with its place and points."""

    name: str
    # 0: a bot.
    member: int = 0
    bot: str = ""
    place: int = 0
    twelfths: int = 0


class EventTableSeen(Struct, frozen=True, gc=False, omit_defaults=True):
    """A table of the round that is played, or was played last."""

    number: int
    table: str
    seats: tuple[EventSeatSeen, ...]
    # How far its game is; it may be a second old. 0: it has not begun.
    round: int = 0
    rounds: int = 0
    done: bool = False
    # It was not played to its end, and gives no points.
    void: bool = False


class EventSeen(Struct, frozen=True, gc=False):
    """An event as everybody may see it."""

    plan: EventPlan
    phase: EventPhase
    # The round that is played, or was played last; 0: none has begun.
    round: int
    # The code to come in by; empty when it is over.
    code: str
    locked: bool
    # Who takes part or took part, by their numbers; the ranking is in `place`.
    members: tuple[MemberSeen, ...]
    tables: tuple[EventTableSeen, ...]
    # Table time: when this round began, and when the event's minutes are over.
    began_at: int | None
    ends_at: int | None
    # Whether a host is connected, and how many walls and other people look on.
    host_online: bool
    screens: int
    onlookers: int
    # How many people may take part.
    most: int
    # What everything is drawn from: its SHA-256 from the beginning, and itself at the end.
    seal: str
    seed: str


class EventYou(Struct, frozen=True, gc=False):
    """What concerns the reader alone; on a wall nothing does."""

    # Their number among the members; 0: they do not take part.
    member: int
    host: bool
    # Where they have a seat just now: go there; empty: nowhere.
    table: str
    # The orders they may give now, by their `type`.
    may: tuple[str, ...]
    # For hosts: whoever knows it can become a host, too, by `host_event`.
    key: str


if TYPE_CHECKING:
    EventPart = typing_extensions.TypeVar("EventPart", bound=EventSeen | Raw, default=EventSeen)
else:
    EventPart = TypeVar("EventPart", bound=EventSeen)


class EventWelcome(ServerMessage, Generic[EventPart], frozen=True):
    """The answer to `join` where its `table` is the id of an event."""

    protocol: int
    id: str
    number: int
    time: int
    event: EventPart
    you: EventYou
    build: str = ""


class EventHappened(ServerMessage, Generic[EventPart], frozen=True):
    """How an event stands, after something has changed.

    What can wait comes once a second at most: somebody has entered, a table is done.
    """

    number: int
    time: int
    event: EventPart
    you: EventYou


CloseCode = Literal[
    "elsewhere",  # the same guest has joined with a newer connection
    "kicked",  # the host has sent this guest away
    "forgotten",  # this guest wanted to be forgotten everywhere
    "too_many_calls",
    "too_many_joins",
    "too_fast",  # more messages than anybody's hands can make
    "table_full",  # no more onlookers here
    "table_locked",  # the host lets in nobody without a seat
    "table_closed",  # the operator of the server has closed the table
    "turned_away",  # the operator of the server does not want this guest or address for a while
    "table_frozen",  # the table stands still, because of a fault of ours or of the disk
    "moved",  # the table is being moved: come back in a moment
    "no_such_table",
    "restart",  # the server stops, and will be back
    # What was sent is not what this protocol knows.
    "no_join",
    "no_guest",  # neither a cookie nor the key of a visit says who this is
    "join_first",
    "other_table",  # the join names another table than the address
    "joined_already",
    "text_only",
    "too_long",
    "bad_message",
]


class Closed(ServerMessage, frozen=True):
    """The last message of a connection: why it ends, and whether coming back makes sense."""

    code: CloseCode
    again: bool


FromServer = (
    Welcome
    | Happened
    | Accepted
    | RefusedOrder
    | Pong
    | Glimpsed
    | Counted
    | WordSaid
    | Announced
    | EventWelcome
    | EventHappened
    | Closed
)


# Over plain HTTP; the other bodies are in `protocol.http`


class Failed(Struct, frozen=True):
    """Every error over HTTP: a stable code, a sentence for people without a page, numbers."""

    code: str
    sentence: str
    numbers: dict[str, int | str] = {}
