"""All tables of a crowd: opened one after the other, timed together, cut off at once.

>>> waits = Arrivals()
>>> [waits.told(7, at) for at in (1.0, 1.1, 1.2)]
[None, None, None]
>>> waits.answered(7, 0.9), round(waits.told(7, 1.4) or 0, 1)
(None, 0.5)
"""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from time import perf_counter

from tools.load.covers import Shown, Way
from tools.load.decode import News
from tools.load.people import PING_EVERY, SEATS, Person
from tools.load.report import Figures
from tools.load.socket import Line, Trouble, address, asked, connected, frame, upgrade
from ubongo.server.http.cookies import COOKIE

OPENED_AT_ONCE = 16


class Arrivals:
    """When the last of a table's four had each piece of news, and when it was asked for."""

    def __init__(self) -> None:
        self._screens: dict[int, tuple[int, float]] = {}
        self._asked: dict[int, float] = {}

    def told(self, number: int, at: float) -> float | None:
        """One more screen has it: how long it took if that was the last one of an order."""
        count = self._screens.get(number, (0, 0.0))[0] + 1
        self._screens[number] = count, at
        return self._whole(number)

    def answered(self, number: int, asked_at: float) -> float | None:
        self._asked[number] = asked_at
        return self._whole(number)

    def _whole(self, number: int) -> float | None:
        count, at = self._screens.get(number, (0, 0.0))
        if count < SEATS or number not in self._asked:
            return None
        del self._screens[number]
        # What time alone brought was never asked for, and is forgotten with the next order.
        for older in [one for one in self._screens if one < number - SEATS]:
            del self._screens[older]
        return at - self._asked.pop(number)


class Table:
    """Four people, and what they have to do with the crowd."""

    def __init__(self, town: "Town", number: int) -> None:
        self.town = town
        self.ways = town.ways
        self.glimpses_a_second = town.glimpses_a_second
        self.come_from = address(number)
        # Its people all go to the same node, as behind a balancer.
        self.port = town.ports[number % len(town.ports)]
        self.id = ""
        dice = Random(f"{town.seed} {number}")
        self.people = [Person(seat, self, Random(dice.random())) for seat in range(SEATS)]
        self.cookies: list[str] = []
        self._arrivals = Arrivals()

    @property
    def figures(self) -> Figures:
        return self.town.figures

    def answered(self, number: int, asked_at: float) -> None:
        self._note(self._arrivals.answered(number, asked_at))

    def told(self, number: int) -> None:
        self._note(self._arrivals.told(number, perf_counter()))

    def _note(self, taken: float | None) -> None:
        if taken is not None:
            self.town.figures.on_all_screens.append(taken)

    async def open(self) -> None:
        """Open the table over HTTP, come in, sit down; the rest they do by themselves."""
        port, wish = self.port, {"edition": "classic", "name": "Player 0"}
        head, body = await asked(
            "POST", "/api/tables", port, json.dumps(wish).encode(), self.come_from
        )
        self.id = json.loads(body)["table"]
        self.cookies.append(cookie_in(head))
        for _ in range(SEATS - 1):
            head, _body = await asked("GET", "/api/me", port, come_from=self.come_from)
            self.cookies.append(cookie_in(head))
        loop = asyncio.get_running_loop()
        for person in self.people:
            await self.connect(person)
            loop.call_later(random_part(self.town.dice), person.ping)
        for person in self.people[1:]:
            person.sit()

    async def connect(self, person: Person) -> News:
        """A new line for somebody, and the welcome to it."""
        port, cookie = self.port, self.cookies[person.seat]
        welcome: asyncio.Future[News] = asyncio.get_running_loop().create_future()
        last = "" if person.last is None else f',"last":{person.last}'
        join = frame(f'{{"type":"join","table":"{self.id}"{last}}}'.encode())
        request = upgrade(f"/live/{self.id}", port, f"Cookie: {COOKIE}={cookie}\r\n")
        line = Line(request, lambda: line.say(join), person.hear)
        line.lost = self.town.lost

        def welcomed(news: News) -> None:
            # Until then nothing may be said but the join.
            person.line = line
            welcome.set_result(news)

        person.line = None
        person.welcomed = welcomed
        await connected(line, port, self.come_from)
        return await asyncio.wait_for(welcome, 30)


def random_part(dice: Random) -> float:
    return dice.random() * PING_EVERY


def cookie_in(head: str) -> str:
    for line in head.split("\r\n"):
        name, _, value = line.partition(": ")
        if name.lower() == "set-cookie" and value.startswith(COOKIE):
            return value.partition("=")[2].partition(";")[0]
    raise Trouble("no cookie was given")


class Town:
    """The crowd at one server, or at the nodes that listen on these ports."""

    def __init__(
        self, ports: Sequence[int], ways: dict[Shown, Way], glimpses_a_second: float
    ) -> None:
        self.ports = ports
        self.ways = ways
        self.glimpses_a_second = glimpses_a_second
        self.seed = 1
        self.dice = Random(self.seed)
        self.figures = Figures()
        self.tables: list[Table] = []

    def lost(self) -> None:
        self.figures.lost += 1

    async def grow(self, tables: int, within: float) -> None:
        """Open tables until there are so many, evenly over these seconds or as fast as it goes."""
        begun = perf_counter()
        before = len(self.tables)
        at_once = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one(number: int) -> None:
            due = begun + within * (number - before) / (tables - before)
            await asyncio.sleep(max(0.0, due - perf_counter()))
            async with at_once:
                table = Table(self, number)
                await table.open()
                self.tables.append(table)

        await asyncio.gather(*(one(number) for number in range(before, tables)))

    async def storm(self, people: int) -> tuple[float, int]:
        """Cut so many off at once: seconds until all are back, and how many missed something."""
        everybody = [(table, person) for table in self.tables for person in table.people]
        chosen = self.dice.sample(everybody, min(people, len(everybody)))
        begun = perf_counter()
        for _, person in chosen:
            if person.line is not None:
                person.line.cut()

        async def back(table: Table, person: Person) -> bool:
            last = person.last
            news = await table.connect(person)
            told = None if news.missed is None else [note.number for note in news.missed]
            return last is None or told == list(range(last + 1, news.number + 1))

        whole = await asyncio.gather(*(back(table, person) for table, person in chosen))
        return perf_counter() - begun, whole.count(False)
