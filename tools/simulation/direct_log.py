"""The logs of tables without threads and without an event loop: for simulations and tests.

Coroutines of the server await nothing but storage. If storage answers at once, or is an
`Outcome` of ours, they can be run by hand: `run_now`, `drive`.
"""

from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import Any, Protocol, TypeVar

from ubongo.server.storage.interface import Batch, Claim, Done
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.table_log import claimed

Result = TypeVar("Result")


class BatchWriter(Protocol):
    """Writes batches, at once or later, and says so."""

    def write(self, batch: Batch, done: Done) -> None: ...

    def beat(self, at: int, people: Mapping[str, int]) -> None: ...


class DirectLog:
    """A `TableLog` that asks a database directly; a writer decides when a batch is durable."""

    def __init__(self, database: Database, writer: BatchWriter) -> None:
        self._database = database
        self._writer = writer
        self._stopped_at = database.heartbeat()

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.write(batch, done)

    async def create(self, batch: Batch) -> None:
        outcome = Outcome()
        self._writer.write(batch, outcome.settle)
        await outcome

    async def hide(self, table_id: str) -> None:
        await self.create(self._database.hiding(table_id))

    async def claim(self, table_id: str) -> Claim | None:
        return claimed(self._database, table_id, self._stopped_at)

    async def may_use_code(self, table_id: str, code: str) -> bool:
        return self._database.may_use_code(table_id, code)

    async def live_tables(self) -> tuple[str, ...]:
        return self._database.live_tables()

    async def beat(self, at: int, people: Mapping[str, int]) -> None:
        self._writer.beat(at, people)

    async def purge(self, before: int) -> int:
        return self._database.purge(before)


class Outcome:
    """The outcome of a write, to be awaited by a coroutine that is driven by hand."""

    def __init__(self) -> None:
        self._is_known = False
        self._trouble: Exception | None = None
        self._then: Callable[[], None] | None = None

    def settle(self, trouble: Exception | None) -> None:
        self._is_known, self._trouble = True, trouble
        if self._then is not None:
            self._then()

    def then(self, act: Callable[[], None]) -> None:
        self._then = act

    def __await__(self) -> Generator["Outcome", None, None]:
        if not self._is_known:
            yield self
        if self._trouble is not None:
            raise self._trouble


def drive(
    work: Coroutine[Any, Any, Result], done: Callable[[Result], None], failed: Callable[[], None]
) -> None:
    """Run a coroutine, now and whenever an outcome that it awaits is known."""

    def step() -> None:
        try:
            waited_for = work.send(None)
        except StopIteration as end:
            done(end.value)
        except Exception:  # noqa: BLE001 - whoever drives it decides
            failed()
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
