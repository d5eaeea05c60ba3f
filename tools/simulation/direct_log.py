"""The logs of tables without threads and without an event loop: for simulations and tests.

Coroutines of the server await nothing but storage. If storage answers at once, or is an
`Outcome` of ours, they can be run by hand: `run_now`, `drive`.
"""

from collections import deque
from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import Any, Generic, Protocol, TypeVar

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, Done, StorageTrouble
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.table_log import claimed
from ubongo.server.storage.sqlite.writer import BeatDone, BeatJob, WriteJob, commit

Result = TypeVar("Result")


class BatchWriter(Protocol):
    """Writes batches and beats, at once or later, and says so."""

    def write(self, batch: Batch, done: Done) -> None: ...

    def beat(self, beat: Beat, done: BeatDone) -> None: ...


class AtOnce:
    """A writer that writes what it is given before it returns."""

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node

    def write(self, batch: Batch, done: Done) -> None:
        for tell in commit(self._database, self._node, [WriteJob(batch, done)]):
            tell()

    def beat(self, beat: Beat, done: BeatDone) -> None:
        for tell in commit(self._database, self._node, [], BeatJob(beat, done)):
            tell()


class DirectLog:
    """A `TableLog` that asks a database directly; a writer decides when a batch is durable."""

    is_shared = False

    def __init__(self, database: Database, node: str, writer: BatchWriter) -> None:
        self._database = database
        self._node = node
        self._writer = writer

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.write(batch, done)

    async def create(self, batch: Batch) -> None:
        outcome: Outcome[None] = Outcome()
        self._writer.write(batch, lambda trouble: outcome.settle(trouble or None))
        await outcome

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        return self._database.is_owner(self._node, table_id, epoch)

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        return claimed(self._database, self._node, table_id, rebuild, released)

    async def may_use_code(self, table_id: str, code: str) -> bool:
        return self._database.may_use_code(table_id, code)

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        return self._database.unowned_tables(after, most)

    async def hide(self, table_id: str) -> None:
        self._database.hide(table_id)

    async def beat(self, beat: Beat) -> Mapping[str, int]:
        outcome: Outcome[Mapping[str, int]] = Outcome()
        self._writer.beat(beat, lambda told: outcome.settle(_as_trouble(told)))
        return await outcome

    async def unpark(self, table_id: str) -> None:
        """Nothing is parked in SQLite."""

    async def note_use(self) -> None:
        self._database.note_use()

    async def purge(self, keep: int) -> int:
        return self._database.purge(keep)


def _as_trouble(told: Mapping[str, int] | Exception) -> Mapping[str, int] | Exception:
    return StorageTrouble(str(told)) if isinstance(told, Exception) else told


class Outcome(Generic[Result]):
    """The outcome of a write, to be awaited by a coroutine that is driven by hand."""

    def __init__(self) -> None:
        self._told: list[Result | Exception] = []
        self._then: Callable[[], None] | None = None

    def settle(self, told: Result | Exception) -> None:
        self._told.append(told)
        if self._then is not None:
            self._then()

    @property
    def told(self) -> Result | Exception:
        [told] = self._told
        return told

    def then(self, act: Callable[[], None]) -> None:
        self._then = act

    def __await__(self) -> Generator["Outcome[Result]", None, Result]:
        if not self._told:
            yield self
        [told] = self._told
        if isinstance(told, Exception):
            raise told
        return told


class Turns:
    """A lock without an event loop: whoever waits for it is an `Outcome` of ours."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[Outcome[None]] = deque()

    async def __aenter__(self) -> None:
        if self._is_taken:
            turn: Outcome[None] = Outcome()
            self._waiting.append(turn)
            await turn
        self._is_taken = True

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is GeneratorExit:
            # Python collects a coroutine of a node that has crashed: those who wait crashed, too.
            return
        self._is_taken = bool(self._waiting)
        if self._waiting:
            self._waiting.popleft().settle(None)


def drive(
    work: Coroutine[Any, Any, Result],
    done: Callable[[Result], None] = lambda result: None,
    failed: Callable[[Exception], None] | None = None,
) -> None:
    """Run a coroutine, now and whenever an outcome that it awaits is known."""

    def step() -> None:
        try:
            waited_for = work.send(None)
        except StopIteration as end:
            done(end.value)
        except Exception as trouble:
            if failed is None:
                raise
            failed(trouble)
        else:
            waited_for.then(step)

    step()


def run_now(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    work.close()
    raise AssertionError("it waits for something")
