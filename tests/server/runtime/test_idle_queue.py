"""The idle queue and the draft inbox: orders come first, and no draft is lost or out of order."""

import logging
from collections.abc import Callable

import pytest

from tests.support.table_harness import RegistryHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import ChooseField, Glimpse, Laid, Roll
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.runtime.idle_queue import IdleQueue
from ubongo.server.tables.draft_inbox import DraftInbox

ONE = Laid("I2", ((0, 0), (1, 0)))
TWO = Laid("O4", ((0, 1), (1, 1), (0, 2), (1, 2)))


def test_what_fails_holds_up_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    turns: list[Callable[[], None]] = []
    done: list[str] = []
    later = IdleQueue(turns.append)

    def fails() -> None:
        later.add(lambda: done.append("put off by it"))
        raise ValueError("no")

    later.add(fails)
    later.add(lambda: done.append("after it"))
    with caplog.at_level(logging.ERROR, "ubongo"):
        while turns:
            turns.pop()()

    assert done == ["after it", "put off by it"]
    assert "what was put off failed" in caplog.text


def test_only_the_last_board_counts_unless_other_hands_are_on_it() -> None:
    """R-265: with several hands each glimpse speaks for the piece that its hand is on."""
    unseen = DraftInbox()
    unseen.put(1, Glimpse((ONE,)), 5)
    assert unseen.can_take(1, Glimpse((ONE, TWO)))
    assert unseen.can_take(2, Glimpse((ONE,)))
    assert not unseen.can_take(1, Glimpse((ONE,), held="I2"))
    assert not unseen.can_take(1, Glimpse((ONE,), seat=1))
    unseen.put(1, Glimpse((ONE, TWO)), 6)
    unseen.put(2, Glimpse((ONE,), held="I2"), 7)
    assert not unseen.can_take(2, Glimpse((ONE,)))

    assert unseen.take() == [(1, Glimpse((ONE, TWO)), 6), (2, Glimpse((ONE,), held="I2"), 7)]
    assert not unseen


def in_a_round(home: RegistryHarness) -> str:
    """A table at which Ada and a bot lay."""
    table_id, _ = home.open("ada", edition="bare", settings=Settings(rounds=2), start=True)
    home.join(table_id, 1, "ada")
    table = home.registry.tables[table_id].game_table
    assert table.state.game is not None
    for order in (ChooseField("a", 1), Roll("b")):
        home.order(table_id, 1, order)
    assert table.state.game.phase is Phase.ROUND
    return table_id


def test_a_glimpse_waits_but_never_longer_than_what_comes_after_it(home: RegistryHarness) -> None:
    table_id = in_a_round(home)
    table = home.registry.tables[table_id].game_table

    def lies() -> tuple[Laid, ...]:
        return table.drafts.laid[0]

    put_off: list[Callable[[], None]] = []
    home.idle.put_off = put_off

    home.order(table_id, 1, Glimpse((ONE,)))
    home.order(table_id, 1, Glimpse((ONE, TWO)))
    assert (lies(), len(put_off)) == ((), 1)
    put_off.pop()()
    assert lies() == (ONE, TWO)

    home.order(table_id, 1, Glimpse((ONE,)))
    home.order(table_id, 1, messages.Pass("c"))  # refused or not: it comes after
    assert lies() == (ONE,)
    put_off.pop()()
    home.order(table_id, 1, Glimpse((TWO,)))
    home.leave(table_id, 1)
    assert lies() == (TWO,)
    for act in put_off:
        act()
    assert lies() == (TWO,)


def test_a_fault_in_what_waited_freezes_the_table_before_the_next_order(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = in_a_round(home)
    live = home.registry.tables[table_id]
    number = live.game_table.state.number
    home.idle.put_off = []

    def fails(*told: object) -> None:
        raise ValueError("no")

    monkeypatch.setattr(live.table, "show_draft", fails)
    home.order(table_id, 1, Glimpse((ONE,)))
    home.order(table_id, 1, messages.GiveUp("c"))

    assert (live.frozen, live.game_table.state.number) == ("fault", number)
