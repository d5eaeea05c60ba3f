"""The crowd of one event (R-437): everybody comes to it from one address, and all begin at once.

Timed is, beside every order at the tables, how long it takes from the host's tap until each person
knows their table, and from then until each is welcomed there: what two hundred telephones in a
hall do in the same second.
"""

import asyncio
import json
from array import array
from time import perf_counter

import msgspec

from tools.load.covers import Shown, Way
from tools.load.decode import News
from tools.load.people import Person
from tools.load.socket import HOST, Line, Trouble, asked, connected, frame, upgrade
from tools.load.tables import Table, Town, cookie_in
from ubongo.server.http.cookies import COOKIE

COME_AT_ONCE = 16
# Seconds for everybody to know their table, or to be welcomed there.
WITHIN = 60.0


class SeatRead(msgspec.Struct, omit_defaults=True):
    member: int = 0


class TableRead(msgspec.Struct):
    table: str
    seats: tuple[SeatRead, ...]


class EventRead(msgspec.Struct):
    tables: tuple[TableRead, ...]


class YouRead(msgspec.Struct):
    member: int
    table: str


class EventNews(msgspec.Struct):
    event: EventRead


class Member:
    """Somebody at the event: a line to it, and what it told them last."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.line: Line | None = None
        self.you = YouRead(0, "")
        self.whole = b""
        # When they were told which table is theirs.
        self.told_at = 0.0
        self.changed = asyncio.Event()

    def hear(self, message: bytes) -> None:
        if message[9] != 101:  # event_welcome, event_happened
            return
        arrived = perf_counter()
        # The end says what concerns this person: the crowd must not be busy with all the rest.
        begin = message.rindex(b'"you":') + len(b'"you":')
        end = message.index(b"}", begin) + 1
        self.you = msgspec.json.decode(message[begin:end], type=YouRead)
        self.whole = message
        if self.you.table and not self.told_at:
            self.told_at = arrived
        self.changed.set()

    async def until_seated(self) -> str:
        """Wait until there is a table for this person; returns its id."""
        while not self.you.table:
            self.changed.clear()
            await self.changed.wait()
        return self.you.table


class TableOfEvent(Table):
    """Four people of an event, all from its address; they were seated by the server."""

    def __init__(self, town: Town, number: int, table_id: str, cookies: list[str]) -> None:
        super().__init__(town, number)
        self.come_from = HOST
        self.id = table_id
        self.cookies = cookies

    async def come(self, person: Person) -> News:
        """Go to the table, and ping from then on as every page does."""
        news = await self.connect(person)
        person.ping()
        return news


class EventCrowd:
    """One event with its people."""

    def __init__(self, port: int, ways: dict[Shown, Way], glimpses_a_second: float) -> None:
        self.town = Town([port], ways, glimpses_a_second)
        self.members: list[Member] = []
        # From the host's tap until each person knew their table; from there until the welcome.
        self.seated: array[float] = array("d")
        self.welcomed: array[float] = array("d")
        self._host = Member("")
        self._id = ""
        self._going_at = 0.0

    async def open(self, people: int) -> None:
        """Open the event and let everybody enter it, a few at a time."""
        [port] = self.town.ports
        wish = {"plan": {"edition": "classic", "seats": 4}}
        head, body = await asked("POST", "/api/events", port, json.dumps(wish).encode())
        self._id = json.loads(body)["event"]
        self._host = Member(cookie_in(head))
        await self._connect(self._host)
        at_once = asyncio.Semaphore(COME_AT_ONCE)

        async def one(number: int) -> Member:
            async with at_once:
                head, _ = await asked("GET", "/api/me", port)
                member = Member(cookie_in(head))
                await self._connect(member)
                _say(member, "enter_event", name=f"Player {number}")
                return member

        self.members = list(await asyncio.gather(*(one(number) for number in range(people))))
        async with asyncio.timeout(WITHIN):
            while not all(one.you.member for one in self.members):
                await asyncio.sleep(0.1)

    async def begin(self) -> None:
        """The host's tap; returns when everybody is welcomed at their table."""
        begun = perf_counter()
        _say(self._host, "begin_round")
        async with asyncio.timeout(WITHIN):
            await asyncio.gather(*(one.until_seated() for one in self.members))
        self.seated.extend(one.told_at - begun for one in self.members)
        by_number = {one.you.member: one for one in self.members}
        news = msgspec.json.decode(self.members[0].whole, type=EventNews)
        going = []
        for number, table in enumerate(news.event.tables):
            people = [by_number[seat.member] for seat in table.seats]
            if len(people) != 4:
                raise Trouble("the people of an event must fill tables of four")
            four = TableOfEvent(self.town, number, table.table, [one.cookie for one in people])
            self.town.tables.append(four)
            going += [
                self._go(four, person, member)
                for person, member in zip(four.people, people, strict=True)
            ]
        self._going_at = perf_counter()
        await asyncio.gather(*going)

    async def _go(self, table: TableOfEvent, person: Person, member: Member) -> None:
        await table.come(person)
        self.welcomed.append(perf_counter() - self._going_at)

    async def _connect(self, member: Member) -> None:
        [port] = self.town.ports
        join = frame(json.dumps({"type": "join", "table": self._id}).encode())
        request = upgrade(f"/live/{self._id}", port, f"Cookie: {COOKIE}={member.cookie}\r\n")
        line = Line(request, lambda: line.say(join), member.hear)
        line.lost = self.town.lost
        member.line = line
        await connected(line, port, HOST)
        await asyncio.wait_for(member.changed.wait(), WITHIN)


def _say(member: Member, kind: str, **more: object) -> None:
    assert member.line is not None
    member.line.say(frame(json.dumps({"type": kind, "id": kind, **more}).encode()))
