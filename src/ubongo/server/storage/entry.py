"""One entry of a table's log, as it is stored; `tables.log` reads and writes its body."""

from dataclasses import dataclass

from ubongo.version import __version__


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered entry of a table's log; `cause` names the order that led to it."""

    number: int
    at: int
    kind: str
    body: bytes
    cause: str = ""
    # The release that wrote it.
    version: str = __version__
