"""Two hundred thousand malformed frames: each is refused with a code, none is a crash."""

import json
import resource
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from ubongo.protocol import messages
from ubongo.protocol.decode import BadMessage, read_message
from ubongo.protocol.messages import encode
from ubongo.rules.settings import Settings

FRAMES = 200_000
SHARES = 2
MEBIBYTE = 1 << 20

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


def frames(dice: Random, count: int) -> Iterator[str]:
    for _ in range(count):
        if dice.random() < 0.2:
            yield dice.randbytes(dice.randrange(300)).decode("latin-1")
        else:
            yield spoiled(dice)


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_no_malformed_frame_is_more_than_refused(share: int) -> None:
    """Bytes, JSON and grammar: a message or a code, never anything else, and bounded memory."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    outcomes: Counter[str] = Counter()
    for text in frames(Random(share), FRAMES // SHARES):
        try:
            read_message(text)
        except BadMessage as bad:
            outcomes[bad.code] += 1
        else:
            outcomes["good"] += 1
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024

    assert outcomes["bad_message"] > FRAMES // SHARES * 0.8
    assert outcomes["good"] > 0  # some changes leave a message a message
    assert grown < 64 * MEBIBYTE


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"roll","id":"a","id":"b"}',
        '{"type":"ping","sent":NaN}',
        '{"type":"ping","sent":Infinity}',
        '{"type":"ping","sent":-Infinity}',
        '{"type":"rename","id":"a","name":"\\ud800"}',
        '{"type":"rename","id":"a","name":"\ud800"}',
        "[" * 2_000 + "]" * 2_000,
        '{"type":"ping","sent":' + "[" * 1_500 + "]" * 1_500 + "}",
        '{"type":"no_such"}',
        '{"type":"roll","id":"a","more":1}',
        '{"type":"roll","id":""}',
        '{"type":"roll","id":"a b"}',
        '{"type":"take_gems","id":"a","field":true}',
        '{"type":"take_gems","id":"a","field":1.5}',
        '{"type":"take_gems","id":"a","field":6}',
        "",
        "null",
        "[]",
        '"roll"',
    ],
)
def test_what_two_readers_could_read_differently_is_refused(text: str) -> None:
    """Twice the same key, numbers that are none, broken text, depth, unknown words."""
    with pytest.raises(BadMessage) as caught:
        read_message(text)

    assert caught.value.code == "bad_message"


def test_a_message_longer_than_allowed_is_refused() -> None:
    """Four KiB, no more; the socket itself would have closed before."""
    with pytest.raises(BadMessage) as caught:
        read_message('{"type":"roll","id":"' + "a" * messages.LARGEST_MESSAGE + '"}')

    assert caught.value.code == "too_long"


@pytest.mark.parametrize("message", GOOD, ids=lambda message: type(message).__name__)
def test_a_good_message_is_read_as_it_was_written(message: messages.ClientMessage) -> None:
    """What a page encodes, the server decodes."""
    assert read_message(encode(message).decode()) == message
    assert msgspec.json.decode(encode(message))["type"] == messages.snake(type(message).__name__)
