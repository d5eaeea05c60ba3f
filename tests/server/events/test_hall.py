"""The hall of an event: who may come in, what is told to whom and when, and what its log holds."""

from itertools import count
from typing import Any

import pytest

from tests.support.table_harness import a_context
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import (
    Accepted,
    Closed,
    EventHappened,
    EventWelcome,
    FromServer,
    RefusedOrder,
)
from ubongo.rules.settings import Settings
from ubongo.server.events.hall import MANY, STAYS_FOR, TELL_MANY_EVERY, EventHall
from ubongo.server.events.log import OPENED, is_event_log
from ubongo.server.events.people import AWAY_FOR, MOST_LOOKING_ON, MOST_OF_ONE, MOST_WALLS
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.summary import Summary
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.event_report import CLOSED, EventReport, read_report
from ubongo.tournament.tournament import TournamentPlan

RESULT = (1, 2, 3, 4)


class Hall:
    """An event without sockets or files, and what everybody was told."""

    def __init__(self, **plan: Any) -> None:
        self.at = 1_000
        self.log: list[Entry] = []
        self.told: dict[int, list[FromServer]] = {}
        self.closed: list[int] = []
        self.summary: Summary | None = None
        self._connections = count(1)
        self._ids = count(1)
        self.hall, effects = EventHall.opened(
            "event", TournamentPlan(**{"edition": "2024", **plan}), "host", a_context(),
            lambda size: bytes(range(size)), self.at,
        )  # fmt: skip
        self.take(effects)

    def take(self, effects: Effects) -> Effects:
        self.log += effects.entries
        for connection, message in effects.sends:
            self.told[connection].append(read(message))
        self.closed += effects.closes
        self.summary = effects.summary or self.summary
        return effects

    def join(self, guest: str, name: str = "", is_screen: bool = False) -> int:
        connection = next(self._connections)
        self.told[connection] = []
        self.take(self.hall.join(connection, guest, None, self.at, name, is_screen=is_screen))
        return connection

    def order(
        self, connection: int, kind: type[messages.Order], id_: str = "", **more: Any
    ) -> Accepted | RefusedOrder:
        order: Any = kind(id=id_ or f"o{next(self._ids)}", **more)
        before = len(self.told[connection])
        self.take(self.hall.handle_order(connection, order, self.at))
        [answer] = [
            one
            for one in self.told[connection][before:]
            if isinstance(one, Accepted | RefusedOrder)
        ]
        return answer

    def does(self, connection: int, kind: type[messages.Order], **more: Any) -> None:
        answer = self.order(connection, kind, **more)
        assert isinstance(answer, Accepted), answer

    def may_not(self, connection: int, kind: type[messages.Order], **more: Any) -> str:
        answer = self.order(connection, kind, **more)
        assert isinstance(answer, RefusedOrder), answer
        return answer.code

    def view(self, connection: int) -> EventWelcome | EventHappened:
        """What this page was told last, after everything that waits."""
        self.idle()
        seen = [
            one for one in self.told[connection] if isinstance(one, EventWelcome | EventHappened)
        ]
        return seen[-1]

    def idle(self) -> None:
        due = self.hall.idle_due()
        if due is not None:
            self.at = max(self.at, due)
            self.take(self.hall.idle_step(self.at))

    def members(self, number: int) -> list[int]:
        """So many people who take part."""
        pages = [self.join(f"guest {one}", f"Name {one}") for one in range(1, number + 1)]
        for page in pages:
            self.does(page, messages.EnterEvent)
        return pages

    def begin(self, host: int, **more: Any) -> list[str]:
        """The next round, with its tables opened; returns their ids."""
        self.does(host, messages.BeginRound, **more)
        opened = [table_id for table_id, _ in self.hall.tables_to_open()]
        self.take(self.hall.note_opened(self.hall.games, self.at))
        return opened

    def report(self, *reports: tuple[str, EventReport]) -> None:
        self.take(self.hall.note_reports(reports, self.at))

    def again(self) -> None:
        """The next life of the process: everything is read from the log."""
        before = self.hall.now
        self.hall = EventHall.resumed("event", self.log, a_context())
        assert self.hall.now == before
        self.take(self.hall.resume(self.at, self.at))


@pytest.fixture
def around() -> Hall:
    return Hall()


def last_close(around: Hall, connection: int) -> str:
    message = around.told[connection][-1]
    assert isinstance(message, Closed)
    return message.code


# Who comes in


def test_a_welcome_has_everything(around: Hall) -> None:
    host = around.join("host")
    [welcome] = around.told[host]
    assert isinstance(welcome, EventWelcome)
    assert (welcome.id, welcome.event.phase, welcome.event.code) == ("event", "waiting", "CODE01")
    assert welcome.you.host
    assert welcome.you.key == around.hall.now.key
    assert set(welcome.you.may) >= {"begin_round", "plan_event", "end_event", "enter_event"}
    assert welcome.event.seal == around.hall.now.seal
    assert welcome.event.seed == ""


def test_a_guest_sees_no_key_and_may_not_do_what_hosts_do(around: Hall) -> None:
    eve = around.join("eve")
    view = around.view(eve)
    assert (view.you.host, view.you.key, view.you.member) == (False, "", 0)
    assert view.you.may == ("enter_event", "host_event")
    for kind, more in (
        (messages.BeginRound, {}),
        (messages.EndEvent, {}),
        (messages.RemoveMember, {"member": 1}),
        (messages.LockEvent, {"locked": True}),
        (messages.PlanEvent, {"plan": messages.EventPlan()}),
    ):
        assert around.may_not(eve, kind, **more) == "not_the_host"
    assert len(around.log) == 1


def test_people_enter_under_names_that_nobody_else_has(around: Hall) -> None:
    """R-437: two of a class may have the same name."""
    one, other, third = (around.join(guest, "Ben") for guest in ("a", "b", "c"))
    around.does(one, messages.EnterEvent)
    around.does(other, messages.EnterEvent, name="  ben ")
    around.does(third, messages.EnterEvent, name="Clara")
    assert [member.name for member in around.view(one).event.members] == ["Ben", "ben 2", "Clara"]
    assert around.may_not(third, messages.EnterEvent, name="\N{ZERO WIDTH SPACE}") == "bad_name"
    around.does(third, messages.EnterEvent, name="Dan", grade="child")
    assert around.view(third).event.members[2].name == "Dan"
    # Without a name it is only the grade that changes.
    around.does(third, messages.EnterEvent, grade="expert")
    assert around.view(third).event.members[2].name == "Dan"
    assert around.view(third).event.members[2].grade == "expert"


def test_the_same_order_again_gets_the_same_answer(around: Hall) -> None:
    """R-413: also after the process has died."""
    ada = around.join("ada", "Ada")
    first = around.order(ada, messages.EnterEvent, "once")
    assert around.order(ada, messages.EnterEvent, "once") == first
    around.again()
    ada = around.join("ada", "Ada")
    assert around.order(ada, messages.EnterEvent, "once") == first
    assert len(around.log) == 2


def test_a_wall_sees_everything_public_and_gives_no_orders(around: Hall) -> None:
    """R-414: also the host's own."""
    wall = around.join("host", is_screen=True)
    view = around.view(wall)
    assert view.you == messages.EventYou(0, False, "", (), "")
    assert around.may_not(wall, messages.BeginRound) == "not_seated_here"
    assert view.event.screens == 1
    assert not view.event.host_online
    around.join("host")
    assert around.view(wall).event.host_online


def test_orders_of_a_table_mean_nothing_here(around: Hall) -> None:
    host = around.join("host")
    assert around.may_not(host, messages.StartGame) == "not_a_table"
    assert around.may_not(host, messages.Roll) == "not_a_table"


def test_a_host_may_have_several_pages_but_not_any_number(around: Hall) -> None:
    """R-437: a laptop and a telephone; the oldest goes, so that a lost line blocks nobody."""
    pages = [around.join("host") for _ in range(MOST_OF_ONE + 1)]
    assert around.closed == pages[:1]
    assert last_close(around, pages[0]) == "elsewhere"


def test_onlookers_and_walls_are_bounded_and_members_are_not(around: Hall) -> None:
    ada = around.join("ada", "Ada")
    around.does(ada, messages.EnterEvent)
    for number in range(MOST_LOOKING_ON):
        around.join(f"stranger {number}")
    assert last_close(around, around.join("one more")) == "table_full"
    assert around.view(around.join("ada")).you.member == 1
    for number in range(MOST_WALLS):
        around.join(f"wall {number}", is_screen=True)
    assert last_close(around, around.join("another wall", is_screen=True)) == "table_full"


def test_whom_the_host_removes_is_sent_away(around: Hall) -> None:
    host = around.join("host")
    [ada, ben] = around.members(2)
    around.does(host, messages.RemoveMember, member=1)
    assert last_close(around, ada) == "kicked"
    assert [one.member for one in around.view(ben).event.members] == [2]
    again = around.join("guest 1")
    assert last_close(around, again) == "kicked"


def test_a_second_device_becomes_host_by_the_key(around: Hall) -> None:
    """R-437: the laptop is closed, and a telephone goes on."""
    host = around.join("host")
    tablet = around.join("tablet")
    assert around.may_not(tablet, messages.HostEvent, key="guess") == "wrong_host_key"
    around.does(tablet, messages.HostEvent, key=around.view(host).you.key)
    around.take(around.hall.leave(host, around.at))
    around.members(2)
    around.does(tablet, messages.BeginRound)
    assert around.view(tablet).you.host


# Rounds


def test_a_round_tells_everybody_where_to_go_when_the_tables_are_there(around: Hall) -> None:
    """R-437: nobody is sent to a table that is not in storage."""
    host = around.join("host")
    pages = around.members(4)
    around.does(host, messages.BeginRound)
    assert around.view(pages[0]).event.phase == "seating"
    assert around.view(pages[0]).you.table == ""
    [(table_id, lobby)] = around.hall.tables_to_open()
    assert lobby.event == "event"
    assert [place.guest for place in lobby.places if place] != []
    assert all(place is None or place.ready for place in lobby.places)

    around.take(around.hall.note_opened(1, around.at))
    assert {around.view(page).you.table for page in pages} == {table_id}
    assert around.view(host).you.table == ""
    assert around.may_not(host, messages.BeginRound) == "round_not_over"


def test_results_come_once_and_end_the_round(around: Hall) -> None:
    host = around.join("host")
    [ada, *_] = around.members(4)
    [table] = around.begin(host)
    around.report((table, EventReport(1, 3)))
    assert around.view(host).event.tables[0].round == 1
    length = len(around.log)
    around.report(
        (table, EventReport(3, 3, True, RESULT)), (table, EventReport(3, 3, True, RESULT))
    )
    around.report((table, EventReport(3, 3, True, RESULT)))
    assert len(around.log) == length + 1
    view = around.view(ada)
    assert (view.event.phase, view.you.table) == ("between", "")
    assert sorted(one.place for one in view.event.members) == [1, 2, 3, 4]
    assert sorted(one.twelfths for one in view.event.members) == [12, 24, 36, 60]
    assert view.event.tables[0].done


def test_what_nobody_asked_for_changes_nothing(around: Hall) -> None:
    """A table of another event, places of another number of seats."""
    host = around.join("host")
    around.members(4)
    [table] = around.begin(host)
    around.report(("another", EventReport(1, 1, True, RESULT)))
    assert around.view(host).event.phase == "playing"
    around.report((table, EventReport(1, 1, True, (1, 2))))
    assert around.view(host).event.tables[0].void
    assert {one.twelfths for one in around.view(host).event.members} == {0}


def test_a_table_that_the_operator_closes_gives_no_points(around: Hall) -> None:
    host = around.join("host")
    around.members(2)
    [table] = around.begin(host)
    around.report((table, read_report(CLOSED)))
    assert around.view(host).event.phase == "between"
    assert around.view(host).event.tables[0].void


def test_who_has_been_away_for_long_is_not_seated(around: Hall) -> None:
    """R-437: a telephone that sleeps for a moment does not cost a round."""
    host = around.join("host")
    [ada, ben, cleo] = around.members(3)
    around.take(around.hall.leave(ada, around.at))
    around.at += AWAY_FOR - 1
    around.take(around.hall.leave(ben, around.at))
    around.at += 1
    around.begin(host)
    assert around.view(cleo).you.table != ""
    tables = around.view(cleo).event.tables
    assert sorted(seat.member for table in tables for seat in table.seats) == [2, 3]


def test_the_end_tells_the_seed_and_takes_the_code_away(around: Hall) -> None:
    """R-405: everything that was drawn can be checked."""
    host = around.join("host")
    around.members(2)
    around.does(host, messages.EndEvent)
    view = around.view(host)
    assert (view.event.phase, view.event.code) == ("over", "")
    assert view.event.seed == around.hall.now.seed.hex()
    assert view.you.key == ""
    assert around.may_not(host, messages.BeginRound) == "event_over"
    assert around.summary == Summary(event="event")


def test_a_plan_changes_between_rounds_only(around: Hall) -> None:
    host = around.join("host")
    around.members(2)
    plan = messages.EventPlan(edition="classic", rounds=2, title="  Class   5b ")
    around.does(host, messages.PlanEvent, plan=plan)
    assert around.view(host).event.plan.title == "Class 5b"
    around.begin(host)
    assert around.may_not(host, messages.PlanEvent, plan=plan) == "wrong_phase"


@pytest.mark.parametrize("title", ["x" * 41, "a\nb", "\N{RIGHT-TO-LEFT OVERRIDE}", "\ud800"])
def test_a_title_that_cannot_be_shown_is_refused(around: Hall, title: str) -> None:
    host = around.join("host")
    plan = messages.EventPlan(title=title)
    assert around.may_not(host, messages.PlanEvent, plan=plan) == "bad_setting"


# Telling


def test_many_people_are_told_at_once_only_what_cannot_wait(around: Hall) -> None:
    """200 people who come in would else be told 40,000 times."""
    host = around.join("host")
    pages = around.members(MANY + 5)
    around.idle()
    before = {page: len(around.told[page]) for page in pages}
    newcomer = around.join("late", "Late")
    around.does(newcomer, messages.EnterEvent)
    # Whoever entered sees it at once, the others in a moment.
    assert around.told[newcomer][-1].event.members[-1].name == "Late"  # type: ignore[union-attr]
    assert all(len(around.told[page]) == before[page] for page in pages)
    due = around.hall.idle_due()
    assert due is not None
    assert due - around.at <= TELL_MANY_EVERY
    around.idle()
    assert all(len(around.told[page]) == before[page] + 1 for page in pages)
    # What the host does is told at once.
    around.does(host, messages.LockEvent, locked=True)
    assert all(len(around.told[page]) == before[page] + 2 for page in pages)


# The log


def test_an_event_is_the_same_after_every_entry_of_its_log(around: Hall) -> None:
    """R-437: kill -9 at any moment loses nothing that was told."""
    host = around.join("host")
    pages = around.members(5)
    for kind, more in (
        (messages.LockEvent, {"locked": True}),
        (messages.LockEvent, {"locked": False}),
    ):
        around.does(host, kind, **more)
        around.again()
        host = around.join("host")
    around.does(host, messages.BeginRound)
    around.again()
    # It does not know whether its tables were opened, and looks again.
    assert around.hall.is_seating
    around.take(around.hall.note_opened(1, around.at))
    for table in around.hall.now.round.tables if around.hall.now.round else ():
        places = tuple(range(1, len(table.chairs) + 1))
        around.report((table.table_id, EventReport(1, 1, True, places)))
        around.again()
    assert around.hall.now.phase == "between"
    assert len(pages) == 5
    assert is_event_log(around.log)
    assert around.log[0].kind == OPENED
    assert [entry.number for entry in around.log] == list(range(1, len(around.log) + 1))


def test_nobody_fills_the_log(around: Hall) -> None:
    eve = around.join("eve", "Eve")
    codes = []
    for number in range(200):
        around.at += 2_000
        kind = messages.QuitEvent if number % 2 else messages.EnterEvent
        answer = around.order(eve, kind)
        codes.append(answer.code if isinstance(answer, RefusedOrder) else "")
    assert codes.count("") == 60
    assert codes[-1] == "log_full"
    around.at += 1
    fast = [around.order(around.join("ben"), messages.EnterEvent) for _ in range(40)]
    assert {one.code for one in fast if isinstance(one, RefusedOrder)} == {"too_fast"}


def test_an_event_stays_for_a_day_without_people_and_longer_while_it_is_played() -> None:
    """R-437: it may be prepared the evening before."""
    around = Hall(settings=Settings(rounds=1))
    host = around.join("host")
    pages = around.members(2)
    assert around.hall.idle_until() is None
    for page in (host, *pages):
        around.take(around.hall.leave(page, around.at))
    assert around.hall.idle_until() == around.at + STAYS_FOR
    host = around.join("host")
    for page in range(2):
        around.join(f"guest {page + 1}")
    around.begin(host)
    around.take(around.hall.leave(host, around.at))
    assert around.hall.idle_until() is None
