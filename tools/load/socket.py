"""WebSockets as a client has them, and plain HTTP, with as little work as can be.

No library is used, so that the crowd costs less than the server that it tries. Frames are
masked with zeros, which the server takes off like any other mask, so most of what is said
can be a constant. Every table comes from a loopback address of its own, as tables do in life.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import cast

HOST = "127.0.0.1"
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SHORT, MIDDLE = 126, 127

Hear = Callable[[bytes], None]


class Trouble(Exception):
    """A server did not do what it should."""


def frame(said: bytes, kind: int = TEXT) -> bytes:
    """One whole message of a client."""
    size = len(said)
    if size < SHORT:
        head = bytes((0x80 | kind, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | kind, 0x80 | SHORT)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | kind, 0x80 | MIDDLE)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + said


def address(table: int) -> str:
    """Where the people of a table come from."""
    return f"127.{1 + table // 50_000}.{table // 250 % 200}.{1 + table % 250}"


class Line(asyncio.Protocol):
    """One WebSocket: `hear` is called with every message, `lost` when it ends by itself."""

    __slots__ = ("_request", "_rest", "hear", "is_open", "lost", "opened", "transport")

    def __init__(self, request: bytes, opened: Callable[[], None], hear: Hear) -> None:
        self._request = request
        self._rest = b""
        self.opened = opened
        self.hear = hear
        self.lost: Callable[[], None] = _nothing
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are transports by what they do, not by their class.
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.is_open = False
        self.lost()

    def say(self, ready: bytes) -> None:
        """Send a frame that was made by `frame`."""
        if self.transport is not None:
            self.transport.write(ready)

    def cut(self) -> None:
        """End it without a word, as a lost network does."""
        self.lost = _nothing
        self.hear = _unheard
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            if b" 101 " not in data[:20]:
                raise Trouble(data[:at].decode("latin-1") + data[at : at + 200].decode("latin-1"))
            self.is_open = True
            self.opened()
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length >= SHORT:
                wide = 2 if length == SHORT else 8
                if size - start < wide:
                    break
                length = int.from_bytes(data[start : start + wide], "big")
                start += wide
            end = start + length
            if end > size:
                break
            kind = data[at] & 15
            if kind in (TEXT, BINARY):
                self.hear(data[start:end])
            elif kind == PING:
                self.say(frame(data[start:end], PONG))
            at = end
        self._rest = data[at:]


def upgrade(path: str, port: int, headers: str = "") -> bytes:
    """The request that begins a WebSocket; the key is as good as any."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\n{headers}\r\n"
    ).encode()


async def connected(line: Line, port: int, come_from: str) -> None:
    await asyncio.get_running_loop().create_connection(
        lambda: line, HOST, port, local_addr=(come_from, 0)
    )


async def asked(
    method: str, path: str, port: int, body: bytes = b"", come_from: str = HOST
) -> tuple[str, bytes]:
    """One request on a connection of its own: the head of the answer, and its body."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(come_from, 0))
    kind = "Content-Type: application/json\r\n" if body else ""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
        f"{kind}Content-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    try:
        told = await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    said, _, rest = told.partition(b"\r\n\r\n")
    if not said.startswith((b"HTTP/1.1 20", b"HTTP/1.0 20")):
        raise Trouble(f"{method} {path}: {told[:300].decode('latin-1')}")
    text = said.decode("latin-1")
    return text, _joined(rest) if "chunked" in text.lower() else rest


def _joined(chunks: bytes) -> bytes:
    """A body that was sent in chunks."""
    whole = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        length = int(size or b"0", 16)
        whole += rest[:length]
        chunks = rest[length + 2 :] if length else b""
    return whole


def _nothing() -> None:
    pass


def _unheard(message: bytes) -> None:
    pass
