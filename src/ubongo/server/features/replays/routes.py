"""The routes of records and replays: of tables' finished games, and of files people open."""

import asyncio

import msgspec
from aiohttp import web

from ubongo.protocol.http.replays import LARGEST_REPLAY, GamePlayed, GamesPlayed
from ubongo.rules.refusals import Refused
from ubongo.server.features.replays.frames import NoSuchGame, from_log, opened, record_from_log
from ubongo.server.http.responses import BODY_WITHIN, json_response
from ubongo.server.http.services import Services
from ubongo.server.runtime.registry import NoSuchTable
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.game_records import StoredGame
from ubongo.server.storage.sqlite.guest_records import Guestbook
from ubongo.server.tables.log import Entry
from ubongo.server.worker_process import compute_json

# Own games that are listed; who wants older ones has a link.
MOST_GAMES = 30


class RecordTooLong(Refused):
    code = "record_too_long"
    status = 413

    def __init__(self) -> None:
        super().__init__(f"a record has at most {LARGEST_REPLAY} bytes", most=LARGEST_REPLAY)


class ReplayRoutes:
    """The routes of the replays."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/tables/{table}/games/{game}/record", self._record)
        router.add_get("/api/tables/{table}/games/{game}/replay", self._of_table)
        router.add_post("/api/replay", self._of_file)
        router.add_get("/api/me/games", self._own)

    async def _of_table(self, request: web.Request) -> web.Response:
        log, number = await self._log_of_game(request)
        return _sent(await self._services.compute(request, compute_json, from_log, log, number))

    async def _own(self, request: web.Request) -> web.Response:
        guest = self._services.known_guest(request)
        lines = (
            await self._services.in_records(game_records.latest, guest.id, MOST_GAMES)
            if guest
            else ()
        )
        return json_response(GamesPlayed(tuple(map(_listed, lines))))

    async def _record(self, request: web.Request) -> web.Response:
        log, number = await self._log_of_game(request)
        text = await self._services.compute(request, record_from_log, log, number)
        name = f"ubongo-{request.match_info['table']}-{number}.txt"
        return web.Response(
            text=text,
            content_type="text/plain",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def _log_of_game(self, request: web.Request) -> tuple[tuple[Entry, ...], int]:
        number = request.match_info["game"]
        if not (number.isascii() and number.isdecimal() and len(number) <= 6):
            raise NoSuchGame
        log = await self._services.in_records(Guestbook.log_of, request.match_info["table"])
        if not log:
            raise NoSuchTable
        return log, int(number)

    async def _of_file(self, request: web.Request) -> web.Response:
        data = await _all_of(request)
        return _sent(await self._services.compute(request, compute_json, opened, data))


def _listed(line: StoredGame) -> GamePlayed:
    table, number = line.game.split()
    return GamePlayed(
        table, int(number), line.ended_at, line.edition, line.seats, line.place, line.solved
    )


async def _all_of(request: web.Request) -> bytes:
    """The body, which may be longer than that of any other question."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.content.iter_chunked(64 * 1024):
                data += part
                if len(data) > LARGEST_REPLAY:
                    raise RecordTooLong
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    return bytes(data)


def _sent(replay: bytes) -> web.Response:
    response = json_response(msgspec.Raw(replay))
    # There is no secret in it that lengths could tell.
    response.enable_compression()
    return response
