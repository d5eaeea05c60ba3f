"""Storage of both kinds for tests that must hold on each, opened as a node opens it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.ownership import Claim
from ubongo.server.storage.stores import open_storage
from ubongo.server.storage.summary import Summary


@dataclass(frozen=True, slots=True)
class StoragePlace:
    """An empty storage: a data folder, or a database for any number of nodes."""

    folder: Path
    url: str = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[NodeStorage]:
        """The storage of one node, which has begun its life."""
        async with open_storage(self.url, self.folder, "here", nullcontext()) as storage:
            await storage.table_log.start(1_000)
            yield storage


def an_entry(number: int, at: int = 5) -> Entry:
    return Entry(number, at, "lobby", b"{}")


def first_batch(table_id: str, summary: Summary | None = None, last: int = 1) -> Batch:
    """The first entries of a table."""
    return Batch(
        table_id, UNOWNED, tuple(an_entry(one) for one in range(1, last + 1)), summary=summary
    )


async def claimed(storage: NodeStorage, table_id: str = "t") -> Claim[tuple[Entry, ...]]:
    """Claim a table that is there; its entries are in `rebuilt`."""
    claim = await storage.table_log.claim(table_id, lambda entries: entries)
    assert claim is not None
    return claim


async def append_all(storage: NodeStorage, batches: Sequence[Batch]) -> list[Exception | None]:
    """Append batches, so that they are written in one commit if possible; their outcomes."""
    loop = asyncio.get_running_loop()
    outcomes = [loop.create_future() for _ in batches]
    for batch, outcome in zip(batches, outcomes, strict=True):
        storage.table_log.append(batch, outcome.set_result)
    return list(await asyncio.gather(*outcomes))
