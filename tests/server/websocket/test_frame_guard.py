"""The frame guard counts frames however they are cut, and passes on exactly what may come."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.frames import BINARY, CLOSE, CONTINUATION, PING, TEXT, frame
from ubongo.server.websocket.frame_guard import FrameGuard


class Reader:
    """Takes the bytes that are passed on."""

    def __init__(self) -> None:
        self.data = b""
        self.is_over = False

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        self.is_over = True


class Counter:
    """Allows so many frames."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.frames = 0
        self.unmasked = 0

    def allows_frame(self) -> bool:
        self.frames += 1
        return self.frames <= self.most

    def receive_unmasked(self) -> None:
        self.unmasked += 1


def guarded(parts: list[bytes], most: int = 10**9) -> tuple[Reader, Counter]:
    reader, counter = Reader(), Counter(most)
    guard = FrameGuard(reader, counter)
    for part in parts:
        guard.feed_data(part)
    guard.feed_eof()
    return reader, counter


def cut(data: bytes, dice: Random) -> list[bytes]:
    """The same bytes in random pieces."""
    parts = []
    while data:
        size = dice.choice((1, 2, 3, 7, 100, 5_000))
        parts.append(data[:size])
        data = data[size:]
    return parts


FRAMES = st.lists(
    st.builds(
        frame,
        st.sampled_from([CONTINUATION, TEXT, BINARY, CLOSE, PING]),
        st.sampled_from([0, 1, 125, 126, 127, 4_000, 65_535, 65_536]).map(bytes),
    ),
    max_size=8,
)


@given(FRAMES, st.integers(0, 2**32))
def test_every_frame_is_counted_once_wherever_it_is_cut(frames: list[bytes], seed: int) -> None:
    data = b"".join(frames)
    reader, counter = guarded(cut(data, Random(seed)))

    assert reader.data == data
    assert (counter.frames, counter.unmasked) == (len(frames), 0)
    assert reader.is_over


@given(FRAMES, FRAMES, st.integers(0, 2**32))
def test_nothing_is_read_from_the_first_frame_without_a_mask_on(
    good: list[bytes], more: list[bytes], seed: int
) -> None:
    before = b"".join(good)
    bad = frame(TEXT, b"x" * 300, mask=b"")
    reader, counter = guarded(cut(before + bad + b"".join(more), Random(seed)))

    # The first byte or two of its header may have been passed on already: they say nothing.
    assert reader.data.startswith(before)
    assert len(reader.data) <= len(before) + 3
    assert (counter.frames, counter.unmasked) == (len(good), 1)


@pytest.mark.parametrize("size", [1, 6, 6 * 1_000])
def test_after_one_frame_too_many_nothing_more_is_looked_at(size: int) -> None:
    data = frame(CONTINUATION, first=0) * 1_000
    reader, counter = guarded([data[at : at + size] for at in range(0, len(data), size)], most=400)

    assert counter.frames == 401
    assert len(reader.data) <= 6 * 401


def test_a_length_that_no_machine_has_is_left_to_the_reader() -> None:
    head = b"\x81\xff" + b"\xff" * 8 + bytes(4)
    reader, counter = guarded([head, bytes(1_000), head])

    assert reader.data == head + bytes(1_000) + head
    assert counter.frames == 1
