"""A table of an event: seats are given out, the game begins by itself, its result is told."""

from itertools import count
from typing import Any

import pytest

from tests.support.table_harness import a_context
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, RefusedOrder, Welcome
from ubongo.rules.settings import Settings
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.summary import NOTHING_TO_FIND
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.event_report import CLOSED, EventReport, read_report, report_of
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.presence import EVENT_WAIT
from ubongo.server.tables.summary import summary_of
from ubongo.server.tables.table import Table

SETTINGS = Settings(start_seat=None, rounds=1, pause=0, hourglass=1_000, any_hourglass=True)
LOBBY = Lobby(
    "2024", SETTINGS, False, "ada", "",
    (Place("Ada", "ada", ready=True), Place("Ben", "ben", ready=True),
     Place("Kito", bot="child", ready=True), None),
    event="event",
)  # fmt: skip


class Around:
    """A table of an event and what its people were told."""

    def __init__(self) -> None:
        self.at = 100
        self.log: list[Entry] = []
        self.reports: list[str] = []
        self._ids = count(1)
        self._connections = count(1)
        self.table, effects = Table.opened("table", LOBBY, a_context(), self.at)
        self.take(effects)

    def take(self, effects: Effects) -> list[tuple[int, Any]]:
        self.log += effects.entries
        if effects.summary is not None:
            self.reports.append(effects.summary.told)
        return [(connection, read(message)) for connection, message in effects.sends]

    def join(self, guest: str) -> tuple[int, Welcome]:
        connection = next(self._connections)
        told = self.take(self.table.join(connection, guest, None, self.at))
        return connection, next(
            message for to, message in told if to == connection and isinstance(message, Welcome)
        )

    def order(self, connection: int, kind: type[messages.Order], **more: Any) -> str:
        """The code of the refusal; empty: it was accepted."""
        order: Any = kind(id=f"o{next(self._ids)}", **more)
        told = self.take(self.table.handle_order(connection, order, self.at))
        answer = next(one for _, one in told if isinstance(one, Accepted | RefusedOrder))
        return answer.code if isinstance(answer, RefusedOrder) else ""

    def playing(self) -> str:
        """The edition that is played; empty: none is yet."""
        game = self.table.state.game
        return "" if game is None else game.edition.name

    def pass_time(self, until: int) -> None:
        while (due := self.table.due()) is not None and due <= until:
            self.at = max(self.at, due)
            self.take(self.table.wake(self.at))
        self.at = until


@pytest.fixture
def around() -> Around:
    return Around()


def test_the_game_begins_when_everybody_is_there(around: Around) -> None:
    """R-437: nobody has to say that they are ready."""
    _, welcome = around.join("ada")
    assert welcome.lobby.event == "event"
    assert welcome.lobby.starts_at == 100 + EVENT_WAIT
    assert welcome.lobby.may == ()
    around.pass_time(around.at)
    assert around.playing() == ""
    around.join("ben")
    around.pass_time(around.at)
    assert around.playing() == "2024"
    assert around.join("ada")[1].lobby.starts_at is None


def test_who_does_not_come_is_an_offline_seat(around: Around) -> None:
    """R-407: the table waits a while, and no longer."""
    around.join("ada")
    around.pass_time(100 + EVENT_WAIT - 1)
    assert not around.table.is_playing
    around.pass_time(100 + EVENT_WAIT)
    game = around.table.state.game
    assert game is not None
    assert [seat.lost_at is None for seat in game.seats] == [True, False, True]


def test_a_table_nobody_comes_to_begins_and_does_not_stand_in_the_way(around: Around) -> None:
    around.pass_time(100 + EVENT_WAIT)
    assert around.table.is_playing


def test_nobody_changes_who_sits_there(around: Around) -> None:
    """R-437: the event has said who plays what; before, during and after the game."""
    ada, _ = around.join("ada")
    eve, _ = around.join("eve")
    orders: list[tuple[type[messages.Order], dict[str, Any]]] = [
        (messages.Stand, {}),
        (messages.Sit, {"seat": 3}),
        (messages.Kick, {"seat": 1}),
        (messages.SeatBot, {"seat": 3, "strength": "fair"}),
        (messages.Rename, {"name": "Other"}),
        (messages.SetLocked, {"locked": True}),
        (messages.Arrange, {"edition": "classic", "settings": Settings(), "public": True}),
        (messages.StartGame, {"anyway": True}),
        (messages.AskSeat, {}),
        (messages.PlayAgain, {}),
        (messages.Rematch, {}),
    ]
    for kind, more in orders:
        assert around.order(ada, kind, **more) == "event_table"
        assert around.order(eve, kind, **more) == "event_table"
    assert around.order(ada, messages.Leave) == "event_table"
    assert around.order(ada, messages.EnterEvent) == "not_an_event"
    assert around.table.state.lobby == LOBBY
    around.pass_time(100 + EVENT_WAIT)
    assert around.order(ada, messages.Rematch) == "event_table"
    assert around.order(ada, messages.Leave) == ""


def test_the_result_is_told_in_the_step_that_ends_the_game(around: Around) -> None:
    """R-437: in the same effects as the last entries, and so in the same commit."""
    for guest in ("ada", "ben"):
        around.join(guest)
    around.pass_time(100 + EVENT_WAIT)
    assert read_report(around.reports[-1]).rounds == 1
    around.pass_time(around.at + 60_000)
    for _ in range(200):
        if around.table.is_over:
            break
        around.pass_time(around.at + 1_000)
    game = around.table.state.game
    assert game is not None
    assert game.is_over
    told = read_report(around.reports[-1])
    assert told == EventReport(1, 1, True, game.places)
    assert min(told.places) == 1


def test_a_table_is_resumed_for_its_event(around: Around) -> None:
    """R-437: an event's table is one after a restart, too, and waits anew."""
    again = Table.resumed("table", around.log, a_context())
    assert again.state.lobby == LOBBY
    again.resume(5_000, 4_000)
    assert again.due() == 5_000 + EVENT_WAIT
    assert summary_of(again.state.lobby, None).event == "event"


def test_a_closed_table_tells_its_event_that_there_are_no_points(around: Around) -> None:
    around.table.close(around.at)
    summary = summary_of(around.table.state.lobby, None)
    assert (summary.told, summary.code) == (CLOSED, "")
    assert read_report(CLOSED) == EventReport(ended=True)
    # Other tables tell nobody anything.
    assert report_of(None) == NOTHING_TO_FIND.told == ""


def test_other_tables_do_not_begin_by_themselves() -> None:
    lobby = Lobby("2024", SETTINGS, False, "ada", "ABCDEF", LOBBY.places)
    table, _ = Table.opened("table", lobby, a_context(), 0)
    effects = table.join(1, "ada", None, 5)
    welcome = next(read(message) for _, message in effects.sends if b'"welcome"' in message)
    assert isinstance(welcome, Welcome)
    assert (welcome.lobby.event, welcome.lobby.starts_at) == ("", None)
