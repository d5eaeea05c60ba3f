"""The storage of one node, whatever database it is in: what `open_storage` of `stores` gives."""

from dataclasses import dataclass
from typing import Protocol

from ubongo.server.storage.commit_times import CommitTimes
from ubongo.server.storage.interface import (
    GuestRecords,
    LogReader,
    PublicTables,
    StoredFacts,
    TableLog,
)


class NodeLog(TableLog, Protocol):
    """The logs of tables, with the life of the node that writes them."""

    @property
    def commits(self) -> int: ...

    @property
    def commit_times(self) -> CommitTimes: ...

    async def start(self, time: int) -> None:
        """Begin this node's life; `time` is what its clock says."""

    async def close(self) -> None:
        """Write everything that waits."""


@dataclass(frozen=True, slots=True)
class NodeStorage:
    """All parts of a storage, for one node."""

    table_log: NodeLog
    records: GuestRecords
    public_tables: PublicTables
    logs: LogReader
    facts: StoredFacts
    # The newest release that has written here.
    written_by: str
    # When something was last written here; None if nothing was.
    newest: int | None
