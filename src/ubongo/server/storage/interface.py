"""What the server asks of its storage: small protocols, whatever database answers them.

    TableLog       the logs of tables: append, create, claim, beat
    LogReader      the same logs for features, which own no table
    PublicTables   what others may know of a table: its summary, written with its entries
    GuestRecords   what is stored about guests: daily puzzles, games, ratings
    StoredFacts    single values: the cookie secret, the version that wrote here

Everything is awaited but `append`: a table decides and sends without waiting in between, so
that no other frame comes first, and is called back when its entries are durable.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.game_rows import FinishedGame, PlayedBoard, PlayedGame, Rate, Rating
from ubongo.server.storage.summary import OpenTableRow, Summary


@dataclass(frozen=True, slots=True)
class Batch:
    """New entries of one table, whether its game is over, and its summary if that changed."""

    table_id: str
    epoch: int
    entries: tuple[Entry, ...]
    is_over: bool = False
    # None: as it was.
    summary: Summary | None = None
    # The number at this table of the game that ends with these entries, to be counted; 0: none.
    finished_game: int = 0


class StorageTrouble(Exception):
    """The database cannot be used now; nothing was read or written."""


class StaleOwner(Exception):
    """Another owner has claimed the table: nothing was written."""


class CodeTaken(Exception):
    """Another table has this code: nothing was written, and another code is to be drawn."""


# Called once, in the order of the batches, with None if the batch is durable.
Done = Callable[[Exception | None], None]


@dataclass(frozen=True, slots=True)
class Claim:
    """A table that now belongs to the asker, and when its last owner stopped."""

    table_id: str
    epoch: int
    # Table time; None if it was released while nothing ran.
    stopped_at: int | None
    entries: tuple[Entry, ...]


class TableLog(Protocol):
    """The logs of all tables; one owner at a time writes to each."""

    def append(self, batch: Batch, done: Done) -> None:
        """Write a batch as soon as possible; `StaleOwner` if the table was claimed meanwhile."""

    async def create(self, batch: Batch) -> None:
        """Write the first entries of a new table; durable when this returns, or `CodeTaken`."""

    async def claim(self, table_id: str) -> Claim | None:
        """Become the owner of a table; None if there is no such table."""

    async def may_use_code(self, table_id: str, code: str) -> bool:
        """Whether no other table has this code."""

    async def live_tables(self) -> tuple[str, ...]:
        """The tables that must be resumed after a restart."""

    async def hide(self, table_id: str) -> None:
        """Let nobody find a table that cannot be resumed, until that succeeds."""

    async def beat(self, at: int, people: Mapping[str, int]) -> None:
        """Store soon that this server is alive, and how many people are at some of its tables."""

    async def purge(self, before: int) -> int:
        """Delete some of the tables not touched since then; returns how many."""


class LogReader(Protocol):
    """Reads the logs of tables without owning them."""

    async def read(self, table_id: str, kinds: Collection[str] | None = None) -> tuple[Entry, ...]:
        """The entries of a table, or only those of some kinds; none if there is no such table."""


class PublicTables(Protocol):
    """Answers questions about all tables from their summaries."""

    async def by_code(self, code: str) -> str | None:
        """The table that can be joined with this code."""

    async def open_tables(self, most: int) -> tuple[OpenTableRow, ...]:
        """Open tables with people at them, the newest first; it may be a second old."""

    async def of_guest(self, guest: str) -> tuple[str, ...]:
        """The tables at which a seat is kept for this guest."""

    async def is_in_a_round(self, guest: str) -> bool:
        """Whether this guest has a seat at a table where boards are being played now."""

    async def live_boards(self) -> frozenset[str]:
        """The keys of all puzzles that are being played now."""


class GuestRecords(Protocol):
    """What is stored about guests: puzzles of the day, finished games, ratings."""

    async def everything(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """All rows about a guest, for export."""

    async def forget(self, guest: str) -> None:
        """Delete everything about a guest."""

    async def forget_old(self, at: int) -> None:
        """Delete guests whose cookies have expired."""

    async def end_guest(self, guest: str, at: int) -> None:
        """Delete everything about a guest, and believe no cookie of theirs any more."""

    async def ended_guests(self) -> frozenset[str]:
        """The guests whose cookies are not believed any more."""

    async def start_daily(self, guest: str, date: str, level: str, at: int) -> None:
        """Start the clock of a puzzle when it is first shown."""

    async def solve_daily(self, guest: str, date: str, level: str, at: int, on_day: bool) -> None:
        """Store a solve; only the first one counts."""

    async def miss_daily(self, guest: str, date: str, level: str) -> None:
        """Count a cover that was no solution."""

    async def attempts(self, guest: str, date: str) -> dict[str, Attempt]:
        """A guest's attempts on a date, by level."""

    async def solved_days(self, guest: str) -> tuple[str, ...]:
        """Dates on which a puzzle was solved on its day, the oldest first."""

    async def solvers(self, date: str) -> dict[str, list[int]]:
        """The times of all solves of a date, by level."""

    async def daily_days(self, guest: str, first: str) -> tuple[tuple[str, int, bool], ...]:
        """Dates with solved puzzles, the oldest first: how many, and whether on their day."""

    async def daily_tries(self, guest: str) -> tuple[tuple[str, int | None], ...]:
        """The level and the time (None: not solved) of every puzzle of the day a guest started."""

    async def uncounted(self) -> tuple[tuple[str, int], ...]:
        """Games that are over and neither kept nor skipped: table and number, the oldest first."""

    async def keep(self, over: FinishedGame, ids: Iterable[int], rate: Rate) -> None:
        """Write a game once, for every guest who had a seat; `ids` are numbers for its times."""

    async def skip(self, table_id: str, game: int) -> None:
        """Leave a game out: it counts for nobody."""

    async def latest(self, guest: str, most: int) -> tuple[PlayedGame, ...]:
        """A guest's latest games, the newest first, of tables that have not been purged."""

    async def played(self, guest: str) -> tuple[tuple[PlayedGame, ...], tuple[PlayedBoard, ...]]:
        """A guest's games, the oldest first, and all their boards."""

    async def ratings(self, guest: str) -> tuple[Rating, ...]: ...

    async def is_opted_in(self, guest: str) -> bool: ...

    async def opt_in(self, guest: str, wanted: bool, at: int) -> None:
        """Start or stop rating a guest's public games; earlier ratings stay."""


class StoredFacts(Protocol):
    """Single values by name."""

    async def fact(self, name: str) -> str | None: ...

    async def keep_fact(self, name: str, value: str) -> None: ...

    async def claim_fact(self, name: str, value: str) -> str:
        """Keep a value unless there is one already; returns the one that stands."""
