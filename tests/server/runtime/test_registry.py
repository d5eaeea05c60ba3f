"""The house: a fault in one room harms no other, and the store's troubles pass."""

import pytest

from tests.support.table_harness import Home
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, Closed, Refused, Welcome
from ubongo.rules.settings import Settings
from ubongo.server.runtime.registry import THAW, NoSuchTable
from ubongo.server.tables.table import Room


def two_tables(home: Home) -> tuple[str, str]:
    tables = []
    for connection, guest in ((1, "ada"), (2, "ben")):
        table, _ = home.open(guest, edition="bare", settings=Settings(rounds=2), start=True)
        home.join(table, connection, guest)
        tables.append(table)
    return tables[0], tables[1]


def test_a_fault_freezes_one_table_with_a_clear_message(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything we do wrong is a plain exception; it stays in the room where it happened."""
    broken, whole = two_tables(home)
    true = Room.obeyed

    def faulty(room: Room, *arguments: object) -> object:
        if room.table == broken:
            raise ZeroDivisionError("a fault of ours")
        return true(room, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Room, "obeyed", faulty)
    home.order(broken, 1, messages.Roll(id="a"))
    home.order(whole, 2, messages.Roll(id="b"))

    assert home.last(1) == Closed("table_frozen", again=False)
    assert home.ended == [1]
    assert any(isinstance(one, Accepted) for one in home.told[2])
    assert home.house.counts["frozen"] == 1
    # Nothing more happens there, whoever comes and whatever time brings.
    before = list(home.store.entries(broken))
    home.join(broken, 3, "ada")
    assert home.last(3) == Closed("table_frozen", again=False)
    home.seconds += 100
    home.house.tick()
    home.wait(100)
    assert list(home.store.entries(broken)) == before
    # The other table has played on.
    assert len(list(home.store.entries(whole))) > 5
    assert not home.house.rooms[whole].frozen


def test_a_fault_in_what_time_brings_freezes_one_table(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, whole = two_tables(home)
    true = Room.woke

    def faulty(room: Room, at: int) -> object:
        if room.table == broken:
            raise KeyError("a fault of ours")
        return true(room, at)

    monkeypatch.setattr(Room, "woke", faulty)
    home.wait(30)

    assert home.house.rooms[broken].frozen == "fault"
    assert not home.house.rooms[whole].frozen


def test_what_could_not_be_written_is_not_told_and_the_table_comes_back(home: Home) -> None:
    """R-401: an order that was not written was not accepted."""
    table, _ = two_tables(home)
    home.writer.trouble = OSError("disk full")
    home.order(table, 1, messages.Roll(id="lost"))
    assert home.told[1][-1] == Closed("table_frozen", again=True)
    assert not any(isinstance(one, Accepted | Refused) for one in home.told[1])
    home.writer.trouble = None
    home.join(table, 3, "ada")
    assert home.last(3) == Closed("table_frozen", again=True)
    home.wait(THAW / 1_000 + 1)
    home.join(table, 4, "ada")

    assert isinstance(home.last(4), Welcome)
    home.order(table, 4, messages.Roll(id="lost"))  # the same id: it did not count
    assert any(isinstance(one, Accepted) for one in home.told[4])


def test_a_table_that_cannot_be_read_just_now_is_not_unknown(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = home.open()
    home.wait(601)  # put away

    def locked(table: str) -> int:
        raise OSError("database is locked")

    monkeypatch.setattr(home.store, "take_over", locked)
    with pytest.raises(Exception, match="something went wrong on our side") as frozen:
        home.house.find(table)
    assert frozen.value.code == "table_frozen"  # type: ignore[attr-defined]
    monkeypatch.undo()
    assert home.house.find(table).room.table == table
    with pytest.raises(NoSuchTable):
        home.house.find("nowhere")


def test_a_game_can_be_read_only_when_it_is_over(home: Home) -> None:
    """R-405: nothing of a running game but through its views."""
    table, _ = two_tables(home)
    assert home.house.finished_games(table) == []
    home.order(table, 1, messages.Leave(id="l"))
    home.wait(200)

    (game,) = home.house.finished_games(table)
    assert type(game[-1]).__name__ == "SeedPublished"
    with pytest.raises(NoSuchTable):
        home.house.finished_games("nowhere")
