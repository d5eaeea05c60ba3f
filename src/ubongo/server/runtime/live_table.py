"""A table in memory with its pending writes, draft inbox and timers."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from ubongo.rules.events import Event
from ubongo.rules.refusals import Refused
from ubongo.server.storage.sqlite.database import Batch
from ubongo.server.storage.sqlite.writer import Done
from ubongo.server.tables.draft_inbox import DraftInbox
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.table import Table


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
class PendingEffects:
    """Effects that wait to be written or sent, in order."""

    effects: Effects
    is_written: bool = False
    # Called with whether the entries were written.
    on_written: Callable[[bool], None] | None = None


@dataclass(slots=True)
class LiveTable:
    """A table that this process owns, and its pending work."""

    table: Table
    epoch: int
    # Effects that wait to be written, the oldest first.
    pending: deque["PendingEffects"] = field(default_factory=deque)
    # Drafts that wait to be processed.
    inbox: DraftInbox = field(default_factory=DraftInbox)
    # When the table is due, and when its timer fires: at that time or earlier.
    due: int | None = None
    timer: int | None = None
    # How many wake-ups in a row had no effect.
    idle_wakes: int = 0
    # Why the table is frozen: "fault" for good, "store" until writing works again.
    frozen: str = ""
    thaw_at: int | None = None


Send = Callable[[int, bytes], None]
End = Callable[[int], None]
GameOver = Callable[[str, Lobby, list[Event]], None]


class BatchWriter(Protocol):
    """Writes batches and reports when each is durable."""

    def write(self, batch: Batch, done: Done) -> None: ...

    def beat(self, at: int) -> None: ...
