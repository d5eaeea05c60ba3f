"""A server in this process, and a guest who sends it HTTP requests, for tests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.support.http_guest import Someone
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.server.config import Config
from ubongo.server.listening import bind
from ubongo.server.main import serve
from ubongo.server.storage.sqlite.database import Database

Json = Any


@asynccontextmanager
async def serving(
    config: Config, open_database: Callable[[Path], Database] = Database
) -> AsyncIterator[tuple[int, asyncio.Task[None]]]:
    """A server, stopped at the end: its port, and its task, which ends when the server does.

    A server that does not start raises its error here.
    """
    stop = asyncio.Event()
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    listening = bind("127.0.0.1", 0)
    running = asyncio.create_task(serve(config, listening, ready.set_result, stop, open_database))
    try:
        either: tuple[asyncio.Future[Any], ...] = (ready, running)
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        yield await ready, running
    finally:
        stop.set()
        await running


@asynccontextmanager
async def server(
    folder: Path, *, test_switch: bool = False, open_database: Callable[[Path], Database] = Database
) -> AsyncIterator[int]:
    """A server on a folder, stopped at the end; its port."""
    async with serving(Config(folder, test_switch=test_switch), open_database) as (port, _):
        yield port


class Asker(Someone):
    """A guest who sends HTTP requests with a cookie."""

    async def __aenter__(self) -> "Asker":
        await super().__aenter__()
        return self

    async def asks(self, method: str, path: str, **more: Any) -> tuple[int, Json]:
        async with self._http.request(method, f"{self.base}{path}", **more) as answer:
            text = await answer.text()
            return answer.status, (await answer.json() if text else None)

    async def gets(self, path: str) -> tuple[int, Json]:
        return await self.asks("GET", path)

    async def posts(self, path: str, body: Json) -> tuple[int, Json]:
        return await self.asks("POST", path, json=body)

    async def sends(self, path: str, data: bytes) -> tuple[int, Json]:
        return await self.asks("POST", path, data=data, headers={"Content-Type": "text/plain"})


async def solves(someone: Someone) -> None:
    """Call Ubongo with a solution of the guest's board."""
    board = someone.game["seats"][someone.game["seat"]]["board"]
    cover = solve(Puzzle.parse(f"{board['area']} + {' '.join(board['pieces'])}"))
    assert cover is not None
    laid = [
        {"piece": one.piece, "cells": [list(cell) for cell in one.cells]} for one in laid_of(cover)
    ]
    answer = await someone.orders("call_ubongo", cover=laid)
    assert answer["type"] == "accepted", answer
