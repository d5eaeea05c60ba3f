"""A room in memory, and what is under way for it."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ubongo.rules.events import Event
from ubongo.rules.refusals import Refused
from ubongo.server.storage.sqlite.database import Page
from ubongo.server.storage.sqlite.writer import Done
from ubongo.server.tables.draft_inbox import Unseen
from ubongo.server.tables.effects import Turn
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.table import Room


class NoSuchTable(Refused):
    code = "no_such_table"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table, or it has been closed")


class NoSuchCode(Refused):
    code = "no_such_code"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no table with this code")


@dataclass(slots=True)
class Waiting:
    """A turn on its way: whether it is written, and who wants to know."""

    turn: Turn
    is_written: bool = False
    told: Callable[[bool], None] | None = None


@dataclass(slots=True)
class Kept:
    """A room and what is under way for it."""

    room: Room
    epoch: int
    # Turns that wait to be written, oldest first.
    waiting: deque["Waiting"] = field(default_factory=deque)
    # What was shown since somebody last had time to look.
    unseen: Unseen = field(default_factory=Unseen)
    # When the room itself is due, and when it is looked at: not later.
    due: int | None = None
    timer: int | None = None
    # How often in a row it was woken and nothing happened.
    idle_wakes: int = 0
    # Why the room stands still: "fault" for good, "store" until the store works again.
    frozen: str = ""
    thaw_at: int | None = None


Send = Callable[[int, bytes], None]
End = Callable[[int], None]
GameOver = Callable[[str, Lobby, list[Event]], None]


class Writes(Protocol):
    """Whoever writes pages and says when each is safe."""

    def write(self, page: Page, done: Done) -> None: ...

    def beat(self, at: int) -> None: ...
