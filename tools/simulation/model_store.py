"""A model of a store that several nodes share: the rules of `storage.ownership` in plain Python.

It is a second implementation beside the SQL ones, short enough to be read against the rules.
Each method is one statement, carried out at once and as a whole; `lossy_log` lets statements
travel, wait and lose their answers.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ubongo.server.storage.check_value import DamagedLog, beginning, find_damage
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch, CodeTaken, StaleOwner
from ubongo.server.storage.ownership import (
    DEAD_AFTER,
    KEEPS_FOR,
    Beat,
    OwnedElsewhere,
    Release,
)
from ubongo.server.storage.sqlite.owners import ClaimedRow


@dataclass
class TableRow:
    """What the store knows of one table."""

    stopped_at: int | None
    epoch: int = UNOWNED
    owner: str | None = None
    owned_since: int = 0
    last: int = 0
    resumed_at: int | None = None
    ahead: int = 0
    is_over: bool = False
    code: str = ""
    # Each entry with its epoch and the check value of the log up to it.
    log: list[tuple[Entry, int, int]] = field(default_factory=list)


@dataclass
class NodeRow:
    """When a node beat last, by the store's clock, and its own time."""

    beat: int
    time: int


class ModelStore:
    """Tables and nodes of one store, whose clock is handed in."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._tables: dict[str, TableRow] = {}
        self._nodes: dict[str, NodeRow] = {}

    def close(self) -> None:
        """There is nothing to close."""

    # Statements

    def append(self, node: str, batch: Batch) -> None:
        """Write a batch, or raise and write nothing."""
        row = self._tables.get(batch.table_id)
        owner = None if batch.epoch == UNOWNED else node
        if row is None and owner is None:
            row = TableRow(stopped_at=batch.entries[0].at)
        if row is None or not self._is_fenced(row, owner, batch.epoch):
            raise StaleOwner
        if batch.entries and not self._follows(row, batch.entries[0].number):
            raise StaleOwner
        code = row.code if batch.summary is None else batch.summary.code
        if not self.may_use_code(batch.table_id, code):
            raise CodeTaken
        self._tables[batch.table_id] = row
        written = zip(batch.entries, batch.sums, strict=True)
        row.log += [(entry, batch.epoch, value) for entry, value in written]
        if batch.entries:
            row.last = batch.entries[-1].number
        row.code, row.is_over = code, batch.is_over
        if batch.resumed is not None:
            row.stopped_at = None
            row.resumed_at, row.ahead = batch.resumed.at, batch.resumed.ahead
        elif row.stopped_at is None:
            row.stopped_at = batch.stopped_at

    def _is_fenced(self, row: TableRow, owner: str | None, epoch: int) -> bool:
        """Whether this owner may write in this epoch."""
        return row.owner == owner and row.epoch == epoch

    def _follows(self, row: TableRow, number: int) -> bool:
        return row.last == number - 1

    def beat(self, node: str, beat: Beat) -> Mapping[str, int]:
        """Renew the node's beat, give back what it has forgotten; returns what it owns."""
        before = self._nodes.get(node)
        time = beat.time if before is None else max(before.time, beat.time)
        self._nodes[node] = NodeRow(self._now(), time)
        for release in beat.released:
            self._give_back(node, release)
        return {id_: row.epoch for id_, row in self._tables.items() if row.owner == node}

    def _give_back(self, node: str, release: Release) -> None:
        row = self._tables.get(release.table_id)
        if row is not None and row.owner == node and row.epoch == release.epoch:
            row.owner = None
            self._note_stopped(row, release)

    def _note_stopped(self, row: TableRow, release: Release) -> None:
        if row.stopped_at is None:
            row.stopped_at = release.stopped_at

    def claim(self, node: str, table_id: str, released: Release | None) -> ClaimedRow | None:
        """Become the owner of a table; None if there is none, `OwnedElsewhere` if it is kept."""
        row = self._tables.get(table_id)
        if row is None:
            return None
        if released is not None and (row.owner, row.epoch) == (node, released.epoch):
            self._note_stopped(row, released)
        if not self._may_be_claimed(row, node):
            raise OwnedElsewhere
        if row.stopped_at is None:
            row.stopped_at = self._stopped_with_its_owner(row)
        row.epoch += 1
        row.owner, row.owned_since = node, self._now()
        return ClaimedRow(row.epoch, row.last, row.stopped_at, row.resumed_at is None)

    def _may_be_claimed(self, row: TableRow, node: str) -> bool:
        if row.owner in (None, node) or row.owned_since <= self._now() - KEEPS_FOR:
            return True
        assert row.owner is not None
        owner = self._nodes.get(row.owner)
        return owner is None or owner.beat <= self._now() - DEAD_AFTER

    def _stopped_with_its_owner(self, row: TableRow) -> int | None:
        owner = None if row.owner is None else self._nodes.get(row.owner)
        if owner is None:
            return row.resumed_at
        return max(owner.time + row.ahead, row.resumed_at or 0)

    def disown(self, node: str, table_id: str, epoch: int) -> None:
        row = self._tables[table_id]
        if (row.owner, row.epoch) == (node, epoch):
            row.owner = None

    # Questions

    def is_owner(self, node: str, table_id: str, epoch: int) -> bool:
        row = self._tables.get(table_id)
        return row is not None and (row.owner, row.epoch) == (node, epoch)

    def may_use_code(self, table_id: str, code: str) -> bool:
        return not code or all(
            row.code != code for id_, row in self._tables.items() if id_ != table_id
        )

    def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        unowned = (
            id_
            for id_, row in sorted(self._tables.items())
            if row.owner is None and not row.is_over and id_ > after
        )
        return tuple(unowned)[:most]

    def has_table(self, table_id: str) -> bool:
        return table_id in self._tables

    def entries(self, table_id: str) -> Iterator[Entry]:
        row = self._tables.get(table_id)
        return iter(()) if row is None else (entry for entry, _, _ in row.log)

    def whole_log(self, table_id: str) -> tuple[tuple[Entry, ...], int]:
        """The log of a table and its check value; `DamagedLog` if it is not as it was written."""
        log = self._tables[table_id].log
        damage = find_damage(table_id, log)
        if damage is not None:
            raise DamagedLog(table_id, damage)
        return tuple(entry for entry, _, _ in log), log[-1][2] if log else beginning(table_id)

    def has_resumed(self, batch: Batch) -> bool:
        """Whether it is written that the clock of a table runs again, or has run."""
        assert batch.resumed is not None
        row = self._tables[batch.table_id]
        has_entries = not batch.entries or row.last >= batch.entries[-1].number
        return (row.epoch, row.resumed_at) == (batch.epoch, batch.resumed.at) and has_entries


def commit(
    store: ModelStore, node: str, batches: Iterable[Batch], beat: Beat | None
) -> tuple[list[Exception | None], Mapping[str, int] | Exception]:
    """Write batches, each or not at all, and a beat if all are written; how each came out."""
    told: list[Exception | None] = []
    for batch in batches:
        try:
            store.append(node, batch)
        except (StaleOwner, CodeTaken) as refused:
            told.append(refused)
        else:
            told.append(None)
    if beat is None:
        return told, {}
    if any(told):
        return told, StaleOwner()
    return told, store.beat(node, beat)
