"""What comes of something that happens in a room: first written, then told.

A `Turn` is handed back by everything a room does. Nothing in it has been written or
sent yet; whoever runs the room does both, in this order.
"""

from dataclasses import dataclass, field

from ubongo.protocol.messages import Notice, encode
from ubongo.server.storage.entry import Entry

Connection = int


@dataclass(slots=True)
class Effects:
    """What must be written durably, and what may be sent once it is."""

    entries: list[Entry] = field(default_factory=list)
    # What the entries say, as everybody at the table is told it.
    notices: list[Notice] = field(default_factory=list)
    sends: list[tuple[Connection, bytes]] = field(default_factory=list)
    closes: list[Connection] = field(default_factory=list)
    # Whether nothing was done that changes when the room is due, as with glimpses.
    is_timeless: bool = False

    def send(self, connection: Connection, message: object) -> None:
        self.sends.append((connection, encode(message)))

    def close(self, connection: Connection, message: object) -> None:
        """Say this, and then no more."""
        self.send(connection, message)
        self.closes.append(connection)


@dataclass(slots=True)
class Watcher:
    """Somebody who is connected; `seat` is None for a spectator, and in the lobby."""

    guest: str
    seat: int | None = None
    # What the guest is usually called.
    name: str = ""
