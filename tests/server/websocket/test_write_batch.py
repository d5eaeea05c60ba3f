"""Write batches: frames wait for the end of a block, in order, and fail each for itself."""

import asyncio
import logging
from typing import Any

import pytest

from ubongo.protocol.messages import Closed
from ubongo.server.websocket.sender import MOST_HELD_BYTES, Sender
from ubongo.server.websocket.write_batch import WriteBatch


class Wire(asyncio.Transport):
    """A transport that remembers each write."""

    def __init__(self, broken: bool = False) -> None:
        self.writes: list[bytes] = []
        self.aborted = False
        self._broken = broken

    def write(self, data: Any) -> None:
        if self._broken:
            raise OSError("no")
        self.writes.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def text(said: bytes) -> bytes:
    return bytes((0x81, len(said))) + said


def test_in_a_batch_each_connection_is_written_to_once() -> None:
    batch, ada, ben = WriteBatch(), Wire(), Wire()
    to_ada, to_ben = Sender(ada, batch), Sender(ben, batch)
    with batch:
        to_ada.send(b"one")
        to_ben.send(b"two")
        to_ada.send(b"three")
        assert ada.writes == ben.writes == []

    assert ada.writes == [text(b"one") + text(b"three")]
    assert ben.writes == [text(b"two")]


def test_outside_of_a_batch_a_frame_is_written_at_once() -> None:
    batch, wire = WriteBatch(), Wire()
    sender = Sender(wire, batch)
    with batch:
        sender.send(b"one")
    sender.send(b"two")
    sender.send(b"x" * 300)

    assert wire.writes == [text(b"one"), text(b"two"), b"\x81\x7e\x01\x2c" + b"x" * 300]


def test_control_frames_keep_their_place() -> None:
    """A close frame is the last one; what was sent before it is not lost."""

    async def go() -> None:
        batch, wire = WriteBatch(), Wire()
        sender = Sender(wire, batch)
        with batch:
            sender.send(b"one")
            sender.ping()
            sender.send(b"two")
            sender.close(Closed("restart", again=True))
            sender.send(b"too late")

        said = b'{"type":"closed","code":"restart","again":true}'
        close = b"\x88\x02\x03\xe8"
        assert (
            b"".join(wire.writes) == text(b"one") + b"\x89\x00" + text(b"two") + text(said) + close
        )

    asyncio.run(go())


def test_much_does_not_wait_for_the_end() -> None:
    """A batch is no second queue beside the one that is bounded."""
    batch, wire = WriteBatch(), Wire()
    sender = Sender(wire, batch)
    with batch:
        for _ in range(5):
            sender.send(b"x" * (MOST_HELD_BYTES // 2))
        assert len(wire.writes) == 2

    assert len(wire.writes) == 3


def test_a_connection_that_cannot_be_written_to_holds_up_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def go() -> None:
        batch, broken, whole = WriteBatch(), Wire(broken=True), Wire()
        with caplog.at_level(logging.ERROR, "ubongo"), batch:
            Sender(broken, batch).send(b"one")
            Sender(whole, batch).send(b"two")

        assert broken.aborted
        assert whole.writes == [text(b"two")]
        assert "could not be written to" in caplog.text

    asyncio.run(go())


def test_what_fails_in_a_block_holds_nothing_back() -> None:
    batch, wire = WriteBatch(), Wire()

    def fails() -> None:
        with batch:
            Sender(wire, batch).send(b"one")
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        fails()
    assert wire.writes == [text(b"one")]
    assert not batch.is_open
    with batch, pytest.raises(RuntimeError, match="open already"), batch:
        pass


def test_what_waits_for_a_connection_that_was_cut_is_dropped() -> None:
    async def go() -> None:
        batch, wire = WriteBatch(), Wire()
        sender = Sender(wire, batch)
        with batch:
            sender.send(b"one")
            sender.cut()

        assert wire.writes == []

    asyncio.run(go())
