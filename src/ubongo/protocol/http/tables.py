"""Bodies about tables: opening one, finding one by its code, and the list of open ones."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.match.levels import Grade
from ubongo.protocol.messages import BotName, Code, EditionName, Name
from ubongo.rules.settings import Settings


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    edition: EditionName = "classic"
    settings: Settings = Settings()
    public: bool = False
    name: Name | None = None
    # Bots to seat at once; `start` begins the game without a lobby.
    bots: Annotated[tuple[BotName, ...], Meta(max_length=3)] = ()
    start: bool = False
    # boards fitted to each seat; the host's level is of this grade, or else found by their
    # own times. Where a game begins at once and neither tells it, they begin as beginners.
    fair: bool = False
    grade: Grade | None = None
    # For tests, refused without the test switch: what the table's games draw everything from.
    seed: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?$", max_length=32)] = ""


class TableOpened(Struct, frozen=True):
    table: str
    code: str


class EnterCode(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/join"""

    code: Code


class CodeFound(Struct, frozen=True):
    """The table, or the event, that has the code."""

    table: str
    # It is an event: its screen is another one.
    is_event: bool = False


class TableListed(Struct, frozen=True):
    """One line of GET /api/tables: a public table that still has a seat."""

    table: str
    edition: str
    host: str
    seats_taken: int
    seats: int


class Tables(Struct, frozen=True):
    tables: tuple[TableListed, ...]


BODIES = (OpenTable, TableOpened, EnterCode, CodeFound, Tables)
