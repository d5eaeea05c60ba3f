"""Logs of tables behind a network: every statement travels, takes its time and may lose its answer.

Then nobody knows whether it was carried out. It may never arrive, or be carried out long after
the asker has given up waiting, between statements that were sent later, or after the asker died.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from tools.simulation.client import BrokenPromise
from tools.simulation.direct_log import Outcome
from tools.simulation.model_store import ModelStore, commit
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, Done, StorageTrouble
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release
from ubongo.server.storage.sqlite.owners import ClaimedRow

if TYPE_CHECKING:
    from tools.simulation.node import SimulatedNode

Result = TypeVar("Result")

# Milliseconds: whoever has no answer by then waits no longer.
GIVES_UP_AFTER = 1_500
# A statement whose answer is lost is carried out so much later at most, or never.
LATE_BY = 4_000
NO_ANSWER = "storage does not answer"


class LossyLog:
    """A `TableLog` of one node on a `ModelStore`."""

    is_shared = True

    def __init__(self, node: "SimulatedNode", store: ModelStore) -> None:
        self._node = node
        self._store = store
        # What waits for the commit that is on its way.
        self._waiting: list[tuple[Batch, Done]] = []
        self._beat: tuple[Beat, Outcome[Mapping[str, int]]] | None = None
        self._is_busy = False

    def _ask(self, statement: Callable[[], Result], takes: int = 0) -> Outcome[Result]:
        """Send a statement to the store; its outcome, some time later."""
        outcome: Outcome[Result] = Outcome()
        node, world = self._node, self._node.world
        dice = world.dice
        there, back = takes + dice.randint(0, 6), dice.randint(0, 6)
        gives_up = takes > GIVES_UP_AFTER
        if node.is_cut_off or world.is_answer_lost():
            gives_up = True
            # Of those that nobody hears of again every third one never arrives.
            there += 0 if dice.random() < 0.5 else dice.randint(0, LATE_BY)
            if node.is_cut_off or dice.random() < 1 / 3:
                there = -1

        def arrive() -> None:
            told: Result | Exception
            try:
                told = statement()
            except BrokenPromise:
                raise  # it is for whoever looks at the world
            except Exception as refused:  # noqa: BLE001 - it is handed to whoever asked
                told = refused
            if not gives_up:
                node.later(back, lambda: outcome.settle(told))

        if there >= 0:
            # Whatever becomes of the node meanwhile.
            world.later(there, arrive)
        if gives_up:
            node.later(GIVES_UP_AFTER, lambda: outcome.settle(StorageTrouble(NO_ANSWER)))
        return outcome

    # Writing, one commit at a time and in order

    def append(self, batch: Batch, done: Done) -> None:
        self._waiting.append((batch, done))
        self._begin()

    async def create(self, batch: Batch) -> None:
        written: Outcome[None] = Outcome()
        self.append(batch, lambda trouble: written.settle(trouble or None))
        await written

    async def beat(self, beat: Beat) -> Mapping[str, int]:
        written: Outcome[Mapping[str, int]] = Outcome()
        self._beat = (beat, written)
        self._begin()
        return await written

    def _begin(self) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._node.later(0, self._commit)

    def _commit(self) -> None:
        world, name = self._node.world, self._node.name
        jobs, self._waiting = self._waiting, []
        asked, self._beat = self._beat, None
        batches = [batch for batch, _ in jobs]

        def statement() -> tuple[list[Exception | None], Mapping[str, int] | Exception]:
            was_playing = world.is_playing()
            told = commit(self._store, name, batches, None if asked is None else asked[0])
            for batch, trouble in zip(batches, told[0], strict=True):
                if batch.resumed is not None and trouble is None:
                    world.truth.resumes(batch, was_playing)
            return told

        answer = self._ask(statement, world.commit_takes())

        def tell() -> None:
            outcome = answer.told
            if isinstance(outcome, Exception):
                told: list[Exception | None] = [outcome] * len(jobs)
                owned: Mapping[str, int] | Exception = outcome
            else:
                told, owned = outcome
            self._is_busy = False
            for (_, done), trouble in zip(jobs, told, strict=True):
                done(trouble)
            if asked is not None:
                is_good = not isinstance(owned, Exception)
                asked[1].settle(owned if is_good else StorageTrouble(str(owned)))
            if self._waiting or self._beat is not None:
                self._begin()

        answer.then(tell)

    # Asking

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        name = self._node.name
        return await self._ask(lambda: self._store.is_owner(name, table_id, epoch))

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        """Three statements: another node may claim the table between them."""
        name, world = self._node.name, self._node.world

        def claim() -> ClaimedRow | None:
            world.note_running()
            row = self._store.claim(name, table_id, released)
            if row is not None:
                world.truth.claims(row.epoch)
            return row

        row = await self._ask(claim)
        if row is None:
            return None
        try:
            entries, value = await self._ask(lambda: self._store.whole_log(table_id))
            rebuilt = rebuild(entries)
        except Exception:
            await self._ask(lambda: self._store.disown(name, table_id, row.epoch))
            raise
        return Claim(table_id, row.epoch, row.stopped_at, row.is_new, value, rebuilt)

    async def may_use_code(self, table_id: str, code: str) -> bool:
        return await self._ask(lambda: self._store.may_use_code(table_id, code))

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        return await self._ask(lambda: self._store.unowned_tables(after, most))

    async def hide(self, table_id: str) -> None:
        """Nobody looks for tables here."""

    async def unpark(self, table_id: str) -> None:
        """No table is parked here."""

    async def note_use(self) -> None:
        """Nothing is deleted here."""

    async def purge(self, keep: int) -> int:
        return 0
