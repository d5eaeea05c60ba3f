"""The check value of a table's log: a CRC that is chained from each entry to the next.

It finds damage (a flipped bit, a lost or exchanged entry), not forgery. Each entry carries the
value of the log up to and with it, so that whoever reads a log reads it as it was written, or
learns at which entry it is damaged.

>>> first, second = Entry(1, 5, "lobby", b"{}"), Entry(2, 6, "lobby", b"{}")
>>> sums = chained("table", 1, (first, second))
>>> find_damage("table", [(first, 1, sums[0]), (second, 1, sums[1])]) is None
True
>>> find_damage("table", [(first, 1, sums[0]), (Entry(2, 7, "lobby", b"{}"), 1, sums[1])])
2
>>> find_damage("another table", [(first, 1, sums[0])])
1
"""

from collections.abc import Iterable
from zlib import crc32

from ubongo.server.storage.entry import Entry


class DamagedLog(Exception):
    """The log of a table is not what was written; nobody may play on from it."""

    def __init__(self, table_id: str, number: int) -> None:
        super().__init__(f"the log of table {table_id} is damaged at entry {number}")
        self.number = number


def beginning(table_id: str) -> int:
    """The check value of a log without entries; each table has its own."""
    return crc32(table_id.encode())


def check_value(before: int, epoch: int, entry: Entry) -> int:
    """The check value after an entry that was written in this epoch."""
    head = f"{entry.number} {epoch} {entry.at} {entry.kind} {entry.version} {entry.cause}\n"
    return crc32(entry.body, crc32(head.encode(), before))


def chained(
    table_id: str, epoch: int, entries: Iterable[Entry], before: int | None = None
) -> tuple[int, ...]:
    """The check value after each entry; `before` is the one of the log so far, None: it is new."""
    value = beginning(table_id) if before is None else before
    values = []
    for entry in entries:
        value = check_value(value, epoch, entry)
        values.append(value)
    return tuple(values)


def find_damage(table_id: str, rows: Iterable[tuple[Entry, int, int]]) -> int | None:
    """The number at which a log is damaged, if it is; rows are entries with epoch and value."""
    value = beginning(table_id)
    for expected, (entry, epoch, stored) in enumerate(rows, 1):
        value = check_value(value, epoch, entry)
        if value != stored or entry.number != expected:
            return expected
    return None


def whole_log(
    table_id: str, last: int, rows: Iterable[tuple[Entry, int, int]]
) -> tuple[tuple[Entry, ...], int]:
    """The entries of a log and its check value; `DamagedLog` if it is not as it was written.

    `last` is the number of its last entry, rows are entries with epoch and check value.
    """
    found = list(rows)
    damage = find_damage(table_id, found)
    if damage is not None:
        raise DamagedLog(table_id, damage)
    if len(found) < last:
        raise DamagedLog(table_id, len(found) + 1)
    return tuple(entry for entry, _, _ in found), found[-1][2] if found else beginning(table_id)
