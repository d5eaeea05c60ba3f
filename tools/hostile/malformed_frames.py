"""Malformed frames for a live connection: texts that are no message, and bytes that are no frame.

They depend on the dice alone, so that a fault can be looked at again.
"""

import json
import struct
from collections.abc import Iterator
from random import Random

from ubongo.protocol import messages
from ubongo.protocol.messages import encode
from ubongo.rules.settings import Settings

GOOD: list[messages.ClientMessage] = [
    messages.Join("table", 7),
    messages.Ping(1.5),
    messages.Sit("a", 0, "Ada"),
    messages.Arrange("b", "classic", Settings(), public=False),
    messages.TakeGems("c", 3),
    messages.CallUbongo("d", (messages.Laid("I2", ((0, 0), (1, 0))),)),
    messages.Glimpse((messages.Laid("P5", ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))),)),
]
WORDS = ["type", "id", "field", "seat", "cover", "piece", "cells", "take_gems", "join", "", "\x00"]
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
# Opcodes that no standard knows.
RESERVED = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
LENGTHS = (126, 65_535, 2**31, 2**63 - 1, 2**64 - 1)


def some_value(dice: Random, depth: int = 0) -> object:
    """Any JSON value, more often nonsense than not."""
    kind = dice.randrange(9 if depth < 4 else 6)
    if kind == 6:
        return [some_value(dice, depth + 1) for _ in range(dice.randrange(4))]
    if kind > 6:
        return {dice.choice(WORDS): some_value(dice, depth + 1) for _ in range(dice.randrange(4))}
    return [None, True, -1, 10**40, 1e300, dice.choice(WORDS)][kind]


def spoiled(dice: Random) -> str:
    """A good message with one thing changed: its grammar, its values, or its bytes."""
    raw = encode(dice.choice(GOOD)).decode()
    kind = dice.randrange(6)
    if kind == 0:
        at = dice.randrange(len(raw))
        return raw[:at] + chr(dice.choice((0, 34, 92, 123, 0x7F, 0xD800, 0x1F600))) + raw[at + 1 :]
    if kind == 1:
        return raw[: dice.randrange(len(raw))]
    if kind == 2:
        return json.dumps(some_value(dice))
    message = json.loads(raw)
    if kind == 3:
        message[dice.choice(list(message))] = some_value(dice)
    elif kind == 4:
        message[dice.choice(WORDS) + "x"] = some_value(dice)
    else:
        del message[dice.choice(list(message))]
    return json.dumps(message)


def malformed_texts(dice: Random, count: int) -> Iterator[str]:
    """So many texts, nearly none of them a message."""
    for _ in range(count):
        if dice.random() < 0.2:
            yield dice.randbytes(dice.randrange(300)).decode("latin-1")
        else:
            yield spoiled(dice)


def frame(opcode: int, body: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a browser sends it, or nearly."""
    first = (0x80 if final else 0) | opcode
    mask = 0x80 if masked else 0
    size = len(body)
    if size < 126:
        head = bytes((first, mask | size))
    else:
        head = bytes((first, mask | 126)) + struct.pack(">H", size)
    # A key of zeros changes nothing.
    return head + (bytes(4) if masked else b"") + body


def malformed_frame(dice: Random) -> bytes:
    """The bytes of one frame that is refused, most often because of its text."""
    kind = dice.randrange(16)
    if kind == 0:
        return frame(TEXT, b"{}", masked=False)
    if kind == 1:
        return frame(dice.choice(RESERVED), dice.randbytes(dice.randrange(60)))
    if kind == 2:
        length = dice.choice(LENGTHS)
        return bytes((0x80 | TEXT, 0xFF)) + struct.pack(">Q", length) + bytes(4)
    if kind == 3:
        return frame(BINARY, dice.randbytes(dice.randrange(300)))
    if kind == 4:
        return frame(TEXT, b"\xff\xfe" + dice.randbytes(dice.randrange(60)))
    if kind == 5:
        return frame(PING, bytes(126 + dice.randrange(100)))
    if kind == 6:
        return frame(CLOSE, dice.randbytes(1))
    if kind == 7:
        return frame(0, b"goes on, but nothing was begun")
    if kind == 8:
        return dice.randbytes(1 + dice.randrange(60))
    (text,) = malformed_texts(dice, 1)
    return frame(TEXT, text.encode("utf-8", "surrogatepass"))
