"""What the server asks of its storage: small protocols, whatever database answers them.

    TableLog       the logs of tables: append, create, claim, beat (the rules: `ownership`)
    LogReader      the same logs for features, which own no table
    PublicTables   what others may know of a table: its summary, written with its entries
    GuestRecords   what is stored about guests: daily puzzles, games, ratings
    StoredFacts    single values: the cookie secret, the version that wrote here

Everything is awaited but `append`: a table decides and sends without waiting in between, so
that no other frame comes first, and is called back when its entries are durable.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ubongo.server.storage.check_value import chained
from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.game_rows import FinishedGame, PlayedBoard, PlayedGame, Rate, Rating
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release, Resumption
from ubongo.server.storage.summary import EventTableRow, OpenTableRow, Summary

# The epoch of a table that was only opened, and has had no owner.
UNOWNED = 0


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
    # The check value of the log before these entries; None: it begins with them.
    before: int | None = None
    # In an owner's first batch: since when the table's clock runs again.
    resumed: Resumption | None = None
    # When the table's clock stopped, because of a fault; its owner keeps it.
    stopped_at: int | None = None
    # The check value of the log after each entry.
    sums: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        sums = chained(self.table_id, self.epoch, self.entries, self.before)
        object.__setattr__(self, "sums", sums)


class StorageTrouble(Exception):
    """The database cannot be used now; nothing was read or written."""


class StoreTrouble(Exception):
    """A storage cannot be opened; the message is one sentence for the host."""


class StaleOwner(Exception):
    """The table has another owner or another last entry: nothing was written."""


class CodeTaken(Exception):
    """Another table has this code: nothing was written, and another code is to be drawn."""


# Called once, in the order of the batches, with None if the batch is durable.
Done = Callable[[Exception | None], None]


class TableLog(Protocol):
    """The logs of all tables; one owner at a time writes to each. See `ownership`."""

    # Whether other nodes may use the same storage. Then they must hear that this one lives, a table
    # waits a while for its people, who may be sent elsewhere, before anybody takes it up without
    # them (`unowned_tables`), and whoever stops hands its tables over.
    is_shared: bool

    def append(self, batch: Batch, done: Done) -> None:
        """Write a batch as soon as possible; `StaleOwner` if the table was claimed meanwhile."""

    async def create(self, batch: Batch) -> None:
        """Write the first entries of a new table, which nobody owns yet.

        They are durable when this returns; `CodeTaken` if another code must be drawn.
        """

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        """Whether the table belongs to this node, in this epoch."""

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        """Become the owner of a table and rebuild it from its log; None if there is none.

        `rebuild` is called where the log is read, so that no other table waits for it; if it
        raises, nobody owns the table. A release that was not written yet is written before.
        `OwnedElsewhere` if another node has the table, `DamagedLog` if its log is not whole.
        """

    async def may_use_code(self, table_id: str, code: str) -> bool:
        """Whether no other table has this code."""

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        """Tables that are to be played on and that nobody owns: the first ones after this id."""

    async def hide(self, table_id: str) -> None:
        """Let nobody find a table that cannot be resumed, until that succeeds."""

    async def beat(self, beat: Beat) -> Mapping[str, int]:
        """Write a beat; returns the tables that belong to this node, with their epochs."""

    async def unpark(self, table_id: str) -> None:
        """Let a table be claimed again that was parked, because it stopped two owners."""

    async def note_use(self) -> None:
        """Note that the tables in memory are in use; time counts only while that is noted."""

    async def purge(self, keep: int) -> int:
        """Delete some of the tables that nobody used for so long; returns how many."""


class LogReader(Protocol):
    """Reads the logs of tables without owning them."""

    async def read(self, table_id: str, kinds: Collection[str] | None = None) -> bytes:
        """The log of a table, packed, or only its entries of some kinds; empty if there is none.

        `DamagedLog` if it is not whole.
        """


class PublicTables(Protocol):
    """Answers questions about all tables from their summaries."""

    async def by_code(self, code: str) -> str | None:
        """The table that can be joined with this code."""

    async def joinable(self, table_id: str) -> OpenTableRow | None:
        """What a link to a table says of it; None if nobody can join it now."""

    async def open_tables(self, most: int) -> tuple[OpenTableRow, ...]:
        """Open tables with people at them, the newest first; it may be a second old."""

    async def of_guest(self, guest: str) -> tuple[str, ...]:
        """The tables, but no events, at which a seat is kept for this guest."""

    async def events_of_guest(self, guest: str) -> tuple[str, ...]:
        """The events that are not over in which this guest takes part, or which they host."""

    async def is_event(self, table_id: str) -> bool:
        """Whether this is the id of an event."""

    async def of_event(
        self, event_id: str, table_ids: Collection[str]
    ) -> tuple[EventTableRow, ...]:
        """Which of these tables of an event there are, with what each has told it."""

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

    async def forget_old(self) -> None:
        """Delete guests whose cookies have expired."""

    async def end_guest(self, guest: str) -> None:
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

    async def keep_offline(self, run: FinishedGame, most: int) -> bool | None:
        """Write a run that a guest has played offline (R-436), once.

        False if it is there already; None if the guest has `most` of them.
        """

    async def skip(self, table_id: str, game: int) -> None:
        """Leave a game out: it counts for nobody."""

    async def latest(self, guest: str, most: int) -> tuple[PlayedGame, ...]:
        """A guest's latest games, the newest first, of tables that have not been purged."""

    async def played(self, guest: str) -> tuple[tuple[PlayedGame, ...], tuple[PlayedBoard, ...]]:
        """A guest's games, the oldest first, and all their boards."""

    async def latest_times(self, guest: str, most: int) -> tuple[tuple[float, int | None], ...]:
        """A guest's latest boards, the newest first: tries, and how long it took (None: unsolved).

        Without what says little: boards of runs without a clock, and unsolved ones of a run, which
        were put aside or cut off.
        """

    async def ratings(self, guest: str) -> tuple[Rating, ...]: ...

    async def is_opted_in(self, guest: str) -> bool: ...

    async def opt_in(self, guest: str, wanted: bool) -> None:
        """Start or stop rating a guest's public games; earlier ratings stay."""


class StoredFacts(Protocol):
    """Single values by name."""

    async def fact(self, name: str) -> str | None: ...

    async def keep_fact(self, name: str, value: str) -> None: ...

    async def claim_fact(self, name: str, value: str) -> str:
        """Keep a value unless there is one already; returns the one that stands."""


class RequestStorage(Protocol):
    """Storage as requests ask it."""

    @property
    def records(self) -> GuestRecords: ...

    @property
    def public_tables(self) -> PublicTables: ...

    @property
    def logs(self) -> LogReader: ...

    @property
    def facts(self) -> StoredFacts: ...
