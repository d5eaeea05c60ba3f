"""The log of a table as one piece of bytes, to be handed to another thread or process.

Thousands of entries would be pickled one by one on the event loop, while everybody waits; bytes
are copied. They are packed where the log is read, some hundred entries at a time, so that no
other thread waits long for Python's lock either, and unpacked where they are needed.

>>> log = (Entry(1, 5, "lobby", b"{}"), Entry(2, 6, "SeatLost", b"{}", cause="ada 1"))
>>> tuple(unpacked(packed(log))) == log
True
>>> packed(())
b''
"""

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from ubongo.server.storage.entry import Entry

# Entries of one piece: packing them takes less than a millisecond.
PIECE = 500
LENGTH = 4

Row = tuple[int, int, str, bytes, str, str]

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(list[Row]).decode


def packed(entries: Iterable[Entry]) -> bytes:
    """All entries in one piece of bytes; none for none."""
    rest = iter(entries)
    parts: list[bytes] = []
    while piece := [_row(entry) for entry in islice(rest, PIECE)]:
        encoded = _encode(piece)
        parts += (len(encoded).to_bytes(LENGTH, "big"), encoded)
    return b"".join(parts)


def unpacked(log: bytes) -> Iterator[Entry]:
    """The entries that were packed."""
    at = 0
    while at < len(log):
        begin = at + LENGTH
        at = begin + int.from_bytes(log[at:begin], "big")
        for row in _decode(memoryview(log)[begin:at]):
            yield Entry(*row)


def _row(entry: Entry) -> Row:
    return entry.number, entry.at, entry.kind, entry.body, entry.cause, entry.version
