"""What may wait: it keeps nobody from playing, and nothing of it is lost or out of order."""

import logging
from collections.abc import Callable

import pytest

from tests.support.table_harness import Home
from ubongo.protocol import messages
from ubongo.protocol.messages import ChooseField, Glimpse, Laid, Roll
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.runtime.idle_queue import Later
from ubongo.server.tables.draft_inbox import Unseen

ONE = Laid("I2", ((0, 0), (1, 0)))
TWO = Laid("O4", ((0, 1), (1, 1), (0, 2), (1, 2)))


def test_what_fails_holds_up_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    turns: list[Callable[[], None]] = []
    done: list[str] = []
    later = Later(turns.append)

    def fails() -> None:
        later.do(lambda: done.append("put off by it"))
        raise ValueError("no")

    later.do(fails)
    later.do(lambda: done.append("after it"))
    with caplog.at_level(logging.ERROR, "ubongo"):
        while turns:
            turns.pop()()

    assert done == ["after it", "put off by it"]
    assert "what was put off failed" in caplog.text


def test_only_the_last_board_counts_unless_other_hands_are_on_it() -> None:
    """R-265: with several hands each glimpse speaks for the piece that its hand is on."""
    unseen = Unseen()
    unseen.put(1, Glimpse((ONE,)), 5)
    assert unseen.has_room(1, Glimpse((ONE, TWO)))
    assert unseen.has_room(2, Glimpse((ONE,)))
    assert not unseen.has_room(1, Glimpse((ONE,), held="I2"))
    assert not unseen.has_room(1, Glimpse((ONE,), seat=1))
    unseen.put(1, Glimpse((ONE, TWO)), 6)
    unseen.put(2, Glimpse((ONE,), held="I2"), 7)
    assert not unseen.has_room(2, Glimpse((ONE,)))

    assert unseen.take() == [(1, Glimpse((ONE, TWO)), 6), (2, Glimpse((ONE,), held="I2"), 7)]
    assert not unseen


def in_a_round(home: Home) -> str:
    """A table at which Ada and a bot lay."""
    table, _ = home.open("ada", edition="bare", settings=Settings(rounds=2), start=True)
    home.house.joined(table, 1, "ada", None, home.house.clock.now())
    room = home.house.rooms[table].room
    assert room.game is not None
    for order in (ChooseField("a", 1), Roll("b")):
        home.house.received(table, 1, order, home.house.clock.now())
    assert room.game.phase is Phase.ROUND
    return table


def test_a_glimpse_waits_but_never_longer_than_what_comes_after_it(home: Home) -> None:
    table = in_a_round(home)
    room = home.house.rooms[table].room

    def lies() -> tuple[Laid, ...]:
        return room.drafts.laid[0]

    put_off: list[Callable[[], None]] = []
    home.house.later = put_off.append
    now = home.house.clock.now()

    home.house.received(table, 1, Glimpse((ONE,)), now)
    home.house.received(table, 1, Glimpse((ONE, TWO)), now)
    assert (lies(), len(put_off)) == ((), 1)
    put_off.pop()()
    assert lies() == (ONE, TWO)

    home.house.received(table, 1, Glimpse((ONE,)), now)
    home.house.received(table, 1, messages.Pass("c"), now)  # refused or not: it comes after
    assert lies() == (ONE,)
    put_off.pop()()
    home.house.received(table, 1, Glimpse((TWO,)), now)
    home.house.gone(table, 1, now)
    assert lies() == (TWO,)
    for act in put_off:
        act()
    assert lies() == (TWO,)


def test_a_fault_in_what_waited_freezes_the_table_before_the_next_order(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = in_a_round(home)
    kept = home.house.rooms[table]
    number = kept.room.number
    home.house.later = lambda act: None
    now = home.house.clock.now()

    def fails(*told: object) -> None:
        raise ValueError("no")

    monkeypatch.setattr(kept.room, "glimpsed", fails)
    home.house.received(table, 1, Glimpse((ONE,)), now)
    home.house.received(table, 1, messages.GiveUp("c"), now)

    assert (kept.frozen, kept.room.number) == ("fault", number)
