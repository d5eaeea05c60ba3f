"""A write batch: frames that are sent together go out in one write for each connection.

A write is a system call, so whoever sends much at once (a slice of the idle queue, the news of a
commit) does it in a batch: `with batch: ...`. Frames wait until the end of the block, in their
order. Outside of a block every frame is written at once.
"""

import logging
from typing import Protocol

log = logging.getLogger("ubongo")


class Held(Protocol):
    """A connection whose frames wait; see `sender`."""

    def flush(self) -> None: ...

    def cut(self) -> None: ...


class WriteBatch:
    """The connections with frames that wait for the end of a block; blocks do not nest."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self) -> None:
        self.is_open = False
        self._waiting: list[Held] = []

    def add(self, connection: Held) -> None:
        """Flush this connection at the end of the block."""
        self._waiting.append(connection)

    def __enter__(self) -> None:
        if self.is_open:
            raise RuntimeError("a write batch is open already")
        self.is_open = True

    def __exit__(self, *_: object) -> None:
        self.is_open = False
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                # The other connections must still be written to.
                log.exception("a connection could not be written to")
                connection.cut()
