"""The effects of one step of a table: log entries to write, then messages to send.

Every step of a table returns `Effects`. Nothing in them has been written or sent yet;
`runtime.live_table` does both, in this order.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ubongo.protocol.messages import encode
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.summary import Summary

Connection = int


@dataclass(slots=True)
class Effects:
    """Entries that must be written durably, and messages that may be sent after that."""

    entries: list[Entry] = field(default_factory=list)
    sends: list[tuple[Connection, bytes]] = field(default_factory=list)
    closes: list[Connection] = field(default_factory=list)
    # What others may know of the table, if that has changed.
    summary: Summary | None = None
    # The number at this table of the game that ends with these entries; 0: none does.
    finished_game: int = 0
    # Guests whose level is to be learned from their own times, if those are enough.
    unmeasured: tuple[str, ...] = ()
    # True if the table's next wake-up is unchanged, as after drafts.
    is_timeless: bool = False
    # Whether tables of an event are to be opened when these entries are written.
    opens_tables: bool = False

    def send(self, connection: Connection, message: object) -> None:
        self.sends.append((connection, encode(message)))

    def close(self, connection: Connection, message: object) -> None:
        """Send a last message, then close the connection."""
        self.send(connection, message)
        self.closes.append(connection)

    def then(self, later: "Effects") -> "Effects":
        """Both of them: the messages of these effects go out first."""
        return Effects(
            [*self.entries, *later.entries],
            [*self.sends, *later.sends],
            [*self.closes, *later.closes],
            later.summary or self.summary,
            later.finished_game or self.finished_game,
            (*self.unmeasured, *later.unmeasured),
            self.is_timeless and later.is_timeless,
            self.opens_tables or later.opens_tables,
        )


def closing(connections: Iterable[Connection], message: object) -> Effects:
    """The effects of ending these connections with a last message."""
    effects = Effects()
    for connection in connections:
        effects.close(connection, message)
    return effects
