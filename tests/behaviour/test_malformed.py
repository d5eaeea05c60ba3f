"""Two hundred thousand malformed frames: each is refused with a code, none is a crash."""

import asyncio
import resource
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from tools.hostile.malformed_frames import GOOD, malformed_texts
from tools.hostile.soak import MEBIBYTE, MOST_GROWTH, SoakResult, run_malformed
from ubongo.protocol import messages
from ubongo.protocol.decode import BadMessage, read_message
from ubongo.protocol.messages import encode

FRAMES = 200_000
SHARES = 2


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_no_malformed_frame_is_more_than_refused(share: int) -> None:
    """Bytes, JSON and grammar: a message or a code, never anything else, and bounded memory."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    outcomes: Counter[str] = Counter()
    for text in malformed_texts(Random(share), FRAMES // SHARES):
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


@pytest.mark.slow(40)
def test_a_server_is_well_after_malformed_frames_and_refused_requests(tmp_path: Path) -> None:
    """What `do.py soak --malformed` does in large numbers."""
    result = asyncio.run(run_malformed(tmp_path, seed=17, frames=2_000, requests=40))
    assert result.faults() == []
    assert result.requests > 1_000


def test_only_the_chosen_kinds_of_requests_are_sent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`do.py soak --malformed 1 --kinds version "two lengths"`, in small."""
    kinds = ["two lengths", "version"]
    result = asyncio.run(run_malformed(tmp_path, 17, frames=1, requests=5, kinds=kinds))

    assert result.faults() == []
    assert result.requests == 10
    sent = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert sent == ["1 frames", "5 times version", "5 times two lengths"]


@pytest.mark.parametrize(
    ("grown", "is_well", "log", "faults"),
    [
        (MOST_GROWTH, True, "12:00:00 open files: at most 1024", 0),
        (MOST_GROWTH + 1, True, "", 1),
        (0, False, "", 1),
        (0, True, "Traceback (most recent call last):", 1),
    ],
)
def test_the_soak_finds_growth_traces_and_a_server_that_is_not_well(
    grown: int, is_well: bool, log: str, faults: int
) -> None:
    before = 60 * MEBIBYTE
    result = SoakResult(1, 1, before, before + grown, is_well, log)
    assert len(result.faults()) == faults
