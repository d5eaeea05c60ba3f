"""Frames of a WebSocket client as bytes, for tests."""

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WHOLE = 0x80
MASK = b"\x5a\xa5\x00\xff"


def frame(kind: int, said: bytes = b"", first: int | None = None, mask: bytes = MASK) -> bytes:
    """A client's frame, masked as it must be; without a mask if that is empty."""
    masked = 0x80 if mask else 0
    if len(said) < 126:
        size = bytes((masked | len(said),))
    elif len(said) < 2**16:
        size = bytes((masked | 126,)) + len(said).to_bytes(2, "big")
    else:
        size = bytes((masked | 127,)) + len(said).to_bytes(8, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(said)) if mask else said
    return bytes((WHOLE | kind if first is None else first,)) + size + mask + hidden
