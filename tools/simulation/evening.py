"""A whole server whose clock is set by hand, and guests who play at its tables.

Registry, database, guest records and application are the real ones; only time does not pass by
itself, so that an evening of games takes seconds. `tools/snapshot.py` writes the data of a
release with it, and `tests/past` continues the games of older releases.
"""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
from aiohttp import web

from tools.patience import PATIENCE
from tools.simulation.direct_log import AtOnce, DirectLog, run_now
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.http.tables import OpenTable
from ubongo.protocol.messages import (
    Accepted,
    BoardSeen,
    GameSeen,
    Happened,
    Laid,
    RefusedOrder,
    Welcome,
)
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.editions.classic import GemView
from ubongo.server.config import Config
from ubongo.server.http.cookies import COOKIE, GuestCookies
from ubongo.server.http.static import StaticFiles
from ubongo.server.limit_hits import LimitHits
from ubongo.server.listening import bind
from ubongo.server.main import (
    cookie_secret,
    make_application,
    make_runtime,
)
from ubongo.server.operator_state import OperatorState
from ubongo.server.runtime.clock import Clock
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.request_storage import open_requests
from ubongo.server.storage.sqlite.table_log import new_node
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.opening import lobby_for
from ubongo.server.websocket.connections import Connections
from ubongo.server.websocket.endpoint import Endpoint
from ubongo.shapes import Shape

# How long people think, in milliseconds: from, to.
THINKING = {
    "choose_field": (1_000, 4_000),
    "next": (1_000, 6_000),
    "roll": (500, 3_000),
    "call_ubongo": (8_000, 70_000),
    "take_gems": (1_000, 4_000),
}
# An order that was refused is not given again at once.
REST = 2_000


class Overdue(AssertionError):
    """A condition did not become true in time."""


class AtOnceIdle:
    """Runs callbacks of low priority at once."""

    def add(self, callback: Callable[[], None]) -> None:
        callback()


class Person:
    """A guest at one table, who gives an order after thinking for a while."""

    def __init__(self, evening: "Evening", guest: Guest, table: str, last: int | None) -> None:
        self.guest = guest
        self.table = table
        self._evening = evening
        self._ids = count(1)
        self._situation: object = None
        self._acts_at: int | None = None
        # Whether this person sits still and lets the others play.
        self.is_idle = False
        self.welcome: Welcome | None = None
        self.answers: list[Accepted | RefusedOrder] = []
        self.game: GameSeen | None = None
        self.connection = evening.connect(self)
        self._live = run_now(evening.registry.find(table))
        self._live.join(self.connection, guest.id, last, evening.now, guest.name)

    def hear(self, frame: bytes) -> None:
        message = read(frame)
        if isinstance(message, Welcome):
            self.welcome = message
        if isinstance(message, Accepted | RefusedOrder):
            self.answers.append(message)
        if isinstance(message, Welcome | Happened):
            self.game = message.game
            self._think()

    def gives(self, kind: type[messages.Order], **more: Any) -> Accepted | RefusedOrder:
        """Give an order; returns its answer."""
        order: Any = kind(id=f"{self._evening.name}.{next(self._ids)}", **more)
        return self.repeats(order)

    def repeats(self, order: messages.AnyOrder) -> Accepted | RefusedOrder:
        self._live.receive(self.connection, order, self._evening.now)
        answer = self.answers[-1]
        assert answer.id == order.id
        return answer

    def does(self, kind: type[messages.Order], **more: Any) -> None:
        """Give an order that must be accepted."""
        answer = self.gives(kind, **more)
        assert isinstance(answer, Accepted), answer

    def leaves_the_page(self) -> None:
        if self._evening.disconnect(self.connection):
            self._live.leave(self.connection, self._evening.now)

    @property
    def acts_at(self) -> int | None:
        return None if self.is_idle else self._acts_at

    def act(self) -> None:
        """Give the order that was planned."""
        assert self.game is not None
        self._acts_at = None
        order = self._move(self.game)
        if order is not None and isinstance(self.gives(order[0], **order[1]), RefusedOrder):
            self._acts_at = self._evening.now + REST

    def _think(self) -> None:
        game = self.game
        if game is None:
            self._situation = self._acts_at = None
            return
        board = None if game.seat is None else game.seats[game.seat].board
        situation = game.phase, game.round, game.may, board, game.second_chance
        if situation == self._situation:
            return
        self._situation = situation
        wish = next((name for name in THINKING if name in game.may), None)
        if wish is None:
            self._acts_at = None
        else:
            self._acts_at = self._evening.now + self._evening.dice.randint(*THINKING[wish])

    def _move(self, game: GameSeen) -> tuple[type[messages.Order], dict[str, Any]] | None:
        assert game.seat is not None
        board = game.seats[game.seat].board
        if "choose_field" in game.may:
            return messages.ChooseField, {"field": game.seat + 1}
        if "next" in game.may:
            return messages.Next, {}
        if "roll" in game.may:
            return messages.Roll, {}
        if "call_ubongo" in game.may and board is not None:
            return messages.CallUbongo, {"cover": covered(board)}
        if "take_gems" in game.may and isinstance(game.table, GemView):
            rows = [field for field in game.table.reachable if game.table.rows[field]]
            return (messages.TakeGems, {"field": rows[-1]}) if rows else (messages.Pass, {})
        return None


def covered(board: BoardSeen) -> tuple[Laid, ...]:
    """A cover of this board."""
    cover = solve(Puzzle.of(Shape.parse(board.area), map(piece, board.pieces)))
    assert cover is not None
    return laid_of(cover)


class Evening:
    """One run of a server, from its start to its end."""

    def __init__(
        self,
        config: Config,
        at: int,
        dice: Random,
        address: str,
        database: Database,
        cookies: GuestCookies,
    ) -> None:
        self.folder = config.data_dir
        self.time = at
        self.dice = dice
        # Order ids begin with it, so that two evenings have different ids.
        self.name = f"e{at}"
        self.address = address
        self.database = database
        self.cookies = cookies
        self._connections = count(1)
        self._people: dict[int, Person] = {}
        node = new_node()
        database.register(node, at)
        self.runtime = make_runtime(
            config,
            Clock(self._seconds, self._seconds),
            DirectLog(database, node, AtOnce(database, node)),
            self,
            AtOnceIdle(),
            run_now,
            dice.randbytes,
        )
        self.registry = self.runtime.registry

    def _seconds(self) -> float:
        return self.time / 1_000

    @property
    def now(self) -> int:
        """The time of arrival, as the receiver of a connection reads it."""
        now = self.runtime.clock.now()
        self.runtime.pauses.check(now)
        return now

    def guest(self, name: str) -> Guest:
        return Guest(secrets.token_urlsafe(12), name)

    def joins(self, guest: Guest, table: str, last: int | None = None) -> Person:
        return Person(self, guest, table, last)

    def opens(self, guest: Guest, **wish: Any) -> str:
        wished = OpenTable(**wish)
        lobby = lobby_for(wished, guest.id, guest.name, self.registry.context.new_code())
        table_id = run_now(self.registry.open(lobby, wished.start))
        run_now(self.registry.find(table_id))
        return table_id

    def passes(self, until: Callable[[], bool], within: int = 6 * 3_600_000) -> None:
        """Let time pass until a condition holds."""
        end = self.time + within
        while not until():
            if self.time > end:
                raise Overdue(f"not within {within} ms")
            self._step(end + 1)

    def waits(self, length: int) -> None:
        end = self.time + length
        while self.time < end:
            self._step(end)

    def connect(self, person: Person) -> int:
        connection = next(self._connections)
        self._people[connection] = person
        return connection

    def disconnect(self, connection: int) -> bool:
        """Forget a connection; whether it was still there."""
        return self._people.pop(connection, None) is not None

    async def asks(
        self, guest: Guest, method: str, path: str, body: object = None, data: bytes | None = None
    ) -> tuple[int, Any]:
        """Send an HTTP request with the guest's cookie; returns status and body."""
        headers = {"Cookie": f"{COOKIE}={self.cookies.cookie(guest)}"}
        more = {"data": data} if data is not None else {"json": body} if body is not None else {}
        async with (
            aiohttp.ClientSession(headers=headers) as http,
            http.request(method, f"{self.address}{path}", **more) as answer,
        ):
            if answer.content_type == "application/json":
                return answer.status, await answer.json()
            return answer.status, await answer.text()

    def _step(self, end: int) -> None:
        wait = max(1, self.runtime.timers.tick())
        self.runtime.heartbeat.tick()
        times = [one.acts_at for one in self._people.values() if one.acts_at is not None]
        self.time = max(self.time, min([end, self.time + wait, *times]))
        for person in list(self._people.values()):
            if person.acts_at is not None and person.acts_at <= self.time:
                person.act()

    # The outbox of the tables

    def send(self, connection: int, message: bytes) -> None:
        person = self._people.get(connection)
        if person is not None:
            person.hear(message)

    def end(self, connection: int) -> None:
        self._people.pop(connection, None)


@asynccontextmanager
async def an_evening(folder: Path, at: int, dice: Random) -> AsyncIterator[Evening]:
    """A server on these data from this time on; at the end it stops as in a crash.

    Nothing is written then, so that its games stay as they are.
    """
    database = Database(folder)
    for db in (database._db, database._writing):
        # An evening need not survive a power cut, and writes a heartbeat every second.
        db.execute("PRAGMA synchronous = OFF")
    config = Config(folder, requests_a_minute=1_000_000)
    async with AsyncExitStack() as opened:
        opened.callback(database.close)
        storage = await opened.enter_async_context(
            open_requests(database.path, database.retention.now)
        )
        listening = bind("127.0.0.1", 0)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        cookies = GuestCookies(await cookie_secret(storage.facts))
        evening = Evening(config, at, dice, address, database, cookies)
        runtime = evening.runtime
        registry, clock = runtime.registry, runtime.clock
        hits, operator = LimitHits(clock.now), OperatorState(clock.now)
        endpoint = Endpoint(config, Connections(), registry, clock, runtime.pauses, hits, operator)
        pages = StaticFiles(config.page_dir)
        application = await opened.enter_async_context(
            make_application(config, runtime, endpoint, storage, pages, hits, operator, PATIENCE)
        )
        runner = web.AppRunner(application.routes(), access_log=None)
        await runner.setup()
        opened.push_async_callback(runner.cleanup)
        await web.SockSite(runner, listening).start()
        run_now(registry.resume_unowned())
        yield evening
