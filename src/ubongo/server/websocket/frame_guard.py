"""The frame guard: looks at the header of every frame before aiohttp's reader does.

aiohttp hands over whole messages only: fragments, however many, would never be counted, and it
obeys frames without a mask, which RFC 6455 (5.1) forbids. After a violation nothing more is read,
so that a flood costs next to nothing until the connection is cut.
"""

from typing import Protocol

# Two bytes, a length of up to eight, a mask of four.
LONGEST_HEADER = 14
MASK = 4
MASKED = 0x80
LENGTH = 0x7F


class FrameReader(Protocol):
    """Where the bytes go: aiohttp's `WebSocketReader`."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]: ...

    def feed_eof(self) -> None: ...


class FrameCounter(Protocol):
    """Who decides about frames; see `receiver`."""

    def allows_frame(self) -> bool:
        """Count a frame; False: it is one too many, and the connection is being closed."""

    def receive_unmasked(self) -> None:
        """A frame has no mask; the connection is to be closed."""


class FrameGuard:
    """Passes bytes on as long as every frame in them may come."""

    def __init__(self, reader: FrameReader, counter: FrameCounter) -> None:
        self._reader = reader
        self._counter = counter
        # Bytes of the present frame that are still to come, and the beginning of a header.
        self._payload = 0
        self._header = b""
        self._is_closed = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Called by aiohttp with whatever has come."""
        if self._is_closed:
            return False, b""
        begun = len(self._header)
        seen = self._header + data if begun else data
        good = self._walk(seen)
        if good < len(seen):
            # What came before the violation is still handled; it was sent in good order.
            data = data[: max(0, good - begun)]
            if not data:
                return False, b""
        return self._reader.feed_data(data)

    def feed_eof(self) -> None:
        self._reader.feed_eof()

    def _walk(self, data: bytes) -> int:
        """Go from header to header; where the bytes end that may be handled."""
        position, end = self._payload, len(data)
        while position < end:
            header = _header_length(data, position, end)
            if position + header > end:
                self._header, self._payload = data[position:], 0
                return end
            if not data[position + 1] & MASKED:
                self._is_closed = True
                self._counter.receive_unmasked()
                return position
            if not self._counter.allows_frame():
                self._is_closed = True
                return position
            position += header + _payload_length(data, position)
        self._header, self._payload = b"", position - end
        return end


def _header_length(data: bytes, at: int, end: int) -> int:
    """How long the header is that begins here; without its second byte, longer than what is there.

    Without a mask it is shorter, but then it is not needed.
    """
    if at + 1 >= end:
        return LONGEST_HEADER
    second = data[at + 1]
    length = second & LENGTH
    mask = MASK if second & MASKED else 0
    return 2 + (0 if length < 126 else 2 if length == 126 else 8) + mask


def _payload_length(data: bytes, at: int) -> int:
    length = data[at + 1] & LENGTH
    if length < 126:
        return length
    size = 2 if length == 126 else 8
    return int.from_bytes(data[at + 2 : at + 2 + size], "big")
