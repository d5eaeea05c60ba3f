"""The crowd of the live benchmark reads what is sent to it, and times what it should."""

import asyncio
import sys
from array import array

import pytest

from benchmarks import live
from tools.load.broadcast_tables import Group, Hall
from tools.load.report import share, table
from tools.load.socket import Line, Trouble, frame, upgrade
from tools.load.tables import Arrivals

HEAD = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def told(message: bytes) -> bytes:
    """A frame as a server sends it: without a mask."""
    size = len(message)
    return b"\x81" + (bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")) + message


@pytest.mark.parametrize("cut", [1, 3, 7, 200, 10_000])
def test_messages_are_heard_whole_however_they_are_cut(cut: int) -> None:
    messages = [b"short", b"x" * 125, b"y" * 126, b"z" * 5_000, b""]
    heard: list[bytes] = []
    line = Line(upgrade("/live", 1), lambda: heard.append(b"open"), heard.append)
    stream = HEAD + b"".join(told(message) for message in messages)
    for start in range(0, len(stream), cut):
        line.data_received(stream[start : start + cut])

    assert heard == [b"open", *messages]


@pytest.mark.parametrize(("size", "head"), [(5, "8185"), (126, "81fe007e"), (70_000, "81ff")])
def test_what_is_said_is_masked_with_zeros(size: int, head: str) -> None:
    made = frame(b"a" * size)

    assert made.hex().startswith(head)
    assert made.endswith(b"\0\0\0\0" + b"a" * size)


def test_an_order_is_timed_until_the_last_of_four_screens_has_it() -> None:
    arrivals = Arrivals()
    for at in (1.0, 1.1, 1.2):
        assert arrivals.told(7, at) is None
    assert arrivals.answered(7, 0.5) is None
    assert arrivals.told(7, 1.5) == 1.0
    # What time alone brought was asked for by nobody.
    assert [arrivals.told(8, 2.0) for _ in range(4)] == [None] * 4


class Quiet(Group):
    def speak(self, seat: int) -> None:
        self._sent[seat].append(0.0)


def test_a_message_is_done_when_everybody_who_should_has_heard_it() -> None:
    group = Quiet(sender_hears=False)
    group.speak(0)
    group.speak(0)
    for listener in (1, 2, 1, 2, 3):
        group.arrived(0, listener)

    assert (len(group.times), group.under_way) == (1, 1)


def test_a_window_in_which_a_line_was_closed_counts_for_nothing() -> None:
    """A group that has lost somebody stands still, and would only look slow."""
    whole, broken = Quiet(sender_hears=False), Quiet(sender_hears=False)
    broken.lose_line()

    with pytest.raises(Trouble, match="closed 1 of 8 lines"):
        asyncio.run(Hall([whole, broken]).even(0, rate=1.0))
    assert asyncio.run(Hall([whole]).even(0, rate=1.0)) == array("d")


def test_so_few_groups_that_they_would_be_limited_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["live", "--peers", "--groups", "399"])

    with pytest.raises(SystemExit):
        live.main()
    assert "limit of messages" in capsys.readouterr().err


def test_a_share_is_in_milliseconds_and_a_table_in_columns() -> None:
    assert share(array("d", [0.001, 0.003, 0.002]), 0.5) == 2.0
    assert table([("a", "b"), ("long", "1")], markdown=True) == (
        "| a    |  b |\n| ---- | -: |\n| long |  1 |"
    )
