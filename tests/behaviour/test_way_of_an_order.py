"""One `call_ubongo` followed through the server: as docs/architecture.md draws it, and no further.

The connection, the table, the log and its thread are the real ones; only the socket is ours.
"""

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from aiohttp.http import WebSocketReader

import do
from tests.support.frames import TEXT, frame
from tools.patience import PATIENCE
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.http.tables import OpenTable
from ubongo.protocol.messages import Accepted, Happened, encode
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.solver import solve
from ubongo.rules.game import Phase
from ubongo.rules.settings import Settings
from ubongo.server.config import Config
from ubongo.server.main import Runtime, make_runtime
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.idle_queue import IdleQueue
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.table_log import SqliteTableLog
from ubongo.server.tables.opening import lobby_for
from ubongo.server.websocket.connections import Connections
from ubongo.server.websocket.frame_guard import FrameGuard
from ubongo.server.websocket.frame_queue import FrameQueue
from ubongo.server.websocket.receiver import Receiver
from ubongo.server.websocket.sender import Sender

PAGE = do.ROOT / "docs" / "architecture.md"
# In the drawing these parts are named module by module, all others as a whole.
IN_DETAIL = ("protocol", "server")
WHOLE = {"match", "puzzles", "rate_limit", "rules", "shapes"}


@dataclass(slots=True)
class Step:
    """A function of the package that was entered or left."""

    is_call: bool
    module: str
    function: str


@dataclass(slots=True)
class Trace:
    """Everything that ran in the package, in all threads, while it is on."""

    steps: list[Step] = field(default_factory=list)
    is_on: bool = False

    def note(self, frame: FrameType, event: str, argument: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if not self.is_on or event not in ("call", "return") or not module.startswith("ubongo."):
            return
        # Constructors of dataclasses are nobody's file.
        if frame.f_code.co_filename != "<string>":
            name = module.removeprefix("ubongo.")
            self.steps.append(Step(event == "call", name, frame.f_code.co_name))

    @contextmanager
    def in_all_threads(self) -> Iterator[None]:
        threading.setprofile(self.note)
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def first(self, module: str, function: str, is_call: bool = True) -> int:
        return self.all(module, function, is_call)[0]

    def all(self, module: str, function: str, is_call: bool = True) -> list[int]:
        return [
            number
            for number, step in enumerate(self.steps)
            if (step.module, step.function, step.is_call) == (module, function, is_call)
        ]


class Socket(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += data

    def told(self) -> list[messages.FromServer]:
        """The messages in the frames."""
        found, rest = [], self.written
        while rest:
            start, length = 2, rest[1]
            if length == 126:
                start, length = 4, int.from_bytes(rest[2:4], "big")
            found.append(read(rest[start : start + length]))
            rest = rest[start + length :]
        return found

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


class Peer:
    """One connection of a guest."""

    def __init__(self, runtime: Runtime, connections: Connections) -> None:
        self.socket = Socket()
        sender = Sender(self.socket, connections.batch)
        self.connection = connections.add(sender)
        self.receiver = Receiver(self.connection, sender, runtime.clock, runtime.pauses)
        queue = FrameQueue(asyncio.Protocol(), self.receiver)
        reader = WebSocketReader(queue, messages.LARGEST_MESSAGE, False, True)
        self.guard = FrameGuard(reader, self.receiver)

    def joins(self, live: LiveTable, guest: str, at: int) -> None:
        live.join(self.connection, guest, None, at)
        self.receiver.joined.set_result((messages.Join(live.table.table_id), at))
        self.receiver.attach(live)

    def says(self, message: messages.AnyOrder) -> None:
        self.guard.feed_data(frame(TEXT, encode(message)))

    async def does(self, order: messages.AnyOrder) -> None:
        self.says(order)
        await self.is_answered(order.id)

    async def is_answered(self, id_: str) -> None:
        answers: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while id_ not in answers:
                await asyncio.sleep(0.001)
                answers = [one.id for one in self.socket.told() if isinstance(one, Accepted)]


async def one_call(folder: Path, trace: Trace) -> None:
    """Play until Ada may call, then follow her call to everybody's socket."""
    database = Database(folder)
    loop = asyncio.get_running_loop()
    connections = Connections()
    log = SqliteTableLog(database, loop, connections.batch)
    idle = IdleQueue(loop.call_soon, connections.batch)
    runtime = make_runtime(Config(folder), Clock(), log, connections, idle, loop.create_task)
    await log.start(runtime.clock.now())
    ada, ben = Peer(runtime, connections), Peer(runtime, connections)
    try:
        wish = OpenTable("bare", Settings(rounds=2, start_seat=0))
        lobby = lobby_for(wish, "ada", "Ada", "ABCDEF")
        live = await runtime.registry.find(await runtime.registry.open(lobby))
        ada.joins(live, "ada", runtime.clock.now())
        ben.joins(live, "ben", runtime.clock.now())
        await ben.does(messages.Sit("b1", 1, "Ben"))
        await ben.does(messages.SetReady("b2", ready=True))
        await ada.does(messages.StartGame("a1"))
        await ada.does(messages.Roll("a2"))
        game = live.game_table.state.game
        assert game is not None
        assert game.phase is Phase.ROUND
        deal = game.seats[0].deal
        assert deal is not None
        cover = solve(deal.puzzle)
        assert cover is not None
        call = messages.CallUbongo("a3", laid_of(cover))
        ben.socket.written = b""
        await asyncio.sleep(0.05)  # everything before it is done
        trace.is_on = True
        ada.says(call)
        while not ben.socket.written:
            await asyncio.sleep(0.001)
        trace.is_on = False
        await ada.is_answered("a3")
        (happened,) = ben.socket.told()
        assert isinstance(happened, Happened)
        assert happened.notices[0].what == "ubongo_called"
    finally:
        ada.receiver.stop()
        ben.receiver.stop()
        await log.close()
        database.close()


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    traced = Trace()
    with traced.in_all_threads():
        asyncio.run(one_call(tmp_path_factory.mktemp("way"), traced))
    return traced


def drawn() -> set[str]:
    """The modules in the drawing of the way of an order."""
    text = PAGE.read_text(encoding="utf-8")
    section = text[text.index("## The way of an order") :]
    (picture,) = re.findall(r"```text\n(.*?)```", section, flags=re.DOTALL)[:1]
    words = set(re.findall(r"[a-z_]+(?:/[a-z_]+)*", picture))
    return {word for word in words if "/" in word or word in WHOLE}


def entered(trace: Trace) -> set[str]:
    found = set()
    for step in trace.steps:
        part, _, rest = step.module.partition(".")
        name = f"{part}.{rest}" if part in IN_DETAIL else part
        found.add(name.removeprefix("server.").replace(".", "/"))
    return found


def test_the_rules_are_entered_once(trace: Trace) -> None:
    """Time, bots and the command are one call of the match; afterwards the game is only read."""
    (begin,), (end,) = (trace.all("match.match", "give", is_call) for is_call in (True, False))
    deciding = [
        number
        for number, step in enumerate(trace.steps)
        if step.module in ("rules.decisions", "rules.transitions")
        or step.module.startswith("rules.referee")
    ]

    assert deciding
    assert all(begin < number < end for number in deciding)


def test_nothing_is_put_into_words_before_the_rules_have_returned(trace: Trace) -> None:
    """Messages and entries are made of the changes, in one place, after all of them are known."""
    end = trace.first("match.match", "give", is_call=False)
    worded = [
        number
        for number, step in enumerate(trace.steps)
        if step.module in ("protocol.to_wire", "server.tables.log", "server.tables.broadcast")
    ]

    assert worded
    assert min(worded) > end


def test_storage_comes_before_the_socket(trace: Trace) -> None:
    """R-401: nothing is acknowledged or sent before it is written durably."""
    written = trace.first("server.storage.sqlite.database", "append", is_call=False)

    assert trace.first("server.websocket.sender", "send") > written


def test_the_page_draws_every_module_that_is_entered(trace: Trace) -> None:
    assert entered(trace) == drawn()
