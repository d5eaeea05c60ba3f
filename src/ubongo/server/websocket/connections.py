"""The live connections by number: where the tables send their messages."""

from itertools import count

from ubongo.protocol.messages import Closed
from ubongo.server.websocket.sender import Sender
from ubongo.server.websocket.write_batch import WriteBatch


class Connections:
    """The senders of all connections; an `Outbox` of the live tables."""

    def __init__(self) -> None:
        # In it, everything that is sent to one connection is one write.
        self.batch = WriteBatch()
        self._senders: dict[int, Sender] = {}
        self._numbers = count(1)

    def __len__(self) -> int:
        return len(self._senders)

    def add(self, sender: Sender) -> int:
        """Keep the sender of a new connection; returns its number."""
        number = next(self._numbers)
        self._senders[number] = sender
        return number

    def remove(self, connection: int) -> None:
        self._senders.pop(connection, None)

    def send(self, connection: int, message: bytes) -> None:
        sender = self._senders.get(connection)
        if sender is not None:
            sender.send(message)

    def end(self, connection: int) -> None:
        sender = self._senders.get(connection)
        if sender is not None:
            sender.end()

    def close_all(self, message: Closed) -> None:
        """Send everybody a last message and end their connections."""
        for sender in list(self._senders.values()):
            sender.close(message)
