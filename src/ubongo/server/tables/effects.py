"""The effects of one step of a table: log entries to write, then messages to send.

Every step of a table returns `Effects`. Nothing in them has been written or sent yet;
`runtime.table_runner` does both, in this order.
"""

from dataclasses import dataclass, field

from ubongo.protocol.messages import Notice, encode
from ubongo.server.storage.entry import Entry

Connection = int


@dataclass(slots=True)
class Effects:
    """Entries that must be written durably, and messages that may be sent after that."""

    entries: list[Entry] = field(default_factory=list)
    # The entries as notices for everybody at the table.
    notices: list[Notice] = field(default_factory=list)
    sends: list[tuple[Connection, bytes]] = field(default_factory=list)
    closes: list[Connection] = field(default_factory=list)
    # True if the table's next wake-up is unchanged, as after drafts.
    is_timeless: bool = False

    def send(self, connection: Connection, message: object) -> None:
        self.sends.append((connection, encode(message)))

    def close(self, connection: Connection, message: object) -> None:
        """Send a last message, then close the connection."""
        self.send(connection, message)
        self.closes.append(connection)


@dataclass(slots=True)
class Watcher:
    """A connected person; `seat` is None for a spectator, and in the lobby."""

    guest: str
    seat: int | None = None
    # The name in the guest's cookie.
    name: str = ""
