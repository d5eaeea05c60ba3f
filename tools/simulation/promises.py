"""Checks a server's promises: its log against the memories of its clients.

No acknowledged event is lost or duplicated, no number is missing, and everything a client was
told is in the log.
"""

from collections.abc import Iterable

from tools.simulation.client import BrokenPromise, Memory
from ubongo.protocol.messages import snake
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.log import LOBBY, lobby_change


def check_promises(entries: Iterable[Entry], memories: Iterable[Memory]) -> int:
    """Raise `BrokenPromise` if one is broken; returns how many acknowledged orders were found."""
    log: dict[int, str] = {}
    carried: dict[str, list[int]] = {}
    for entry in entries:
        log[entry.number] = _what(entry)
        if entry.cause:
            carried.setdefault(entry.cause, []).append(entry.number)
    _demand(list(log) == list(range(1, len(log) + 1)), "the log has a gap")
    for cause, numbers in carried.items():
        whole = list(range(numbers[0], numbers[-1] + 1))
        _demand(numbers == whole, f"order {cause} was carried out twice")
    found = 0
    for memory in memories:
        for number, what in memory.seen.items():
            _demand(number in log, f"{memory.name} was told of {number}, which is lost")
            _demand(log[number] == what, f"{number} is {log[number]}, but {what} was told")
        for id_, number in memory.accepted.items():
            known = carried.get(f"{memory.guest} {id_}", [])
            _demand(number in known, f"order {id_} was acknowledged as {number} and is lost")
            found += 1
    return found


def _what(entry: Entry) -> str:
    if entry.kind == LOBBY:
        return lobby_change(entry).what
    return snake(entry.kind)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenPromise(what)
