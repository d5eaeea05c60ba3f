"""Routes of records and replays: of a table's finished games, and of uploaded records."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from ubongo.protocol.http.replays import (
    LARGEST_REPLAY,
    MOST_EVENTS,
    GamePlayed,
    GamesPlayed,
)
from ubongo.rules.refusals import Refused
from ubongo.server.features.replays.frames import NoSuchGame, from_log, opened, record_from_log
from ubongo.server.http.identity import address_of, known_guest
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import BODY_WITHIN, json_response
from ubongo.server.runtime.registry import NoSuchTable
from ubongo.server.storage.game_rows import PlayedGame
from ubongo.server.storage.interface import GuestRecords, LogReader
from ubongo.server.worker_process import Worker, compute_json

# Games in the list of a guest's games; older ones can still be opened by their links.
MOST_GAMES = 30


class RecordTooLong(Refused):
    code = "record_too_long"
    status = 413

    def __init__(self) -> None:
        super().__init__(
            f"a record has at most {LARGEST_REPLAY} bytes and {MOST_EVENTS} events",
            most=LARGEST_REPLAY,
            events=MOST_EVENTS,
        )


class ReplayRoutes:
    """The routes of replays, records and the list of a guest's games."""

    def __init__(
        self,
        logs: LogReader,
        records: GuestRecords,
        worker: Worker,
        limit: AddressLimit,
        count_games: Callable[[], Awaitable[None]],
    ) -> None:
        self._logs = logs
        self._records = records
        self._worker = worker
        self._limit = limit
        # Counts games that have just ended, so that the list has them.
        self._count_games = count_games

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/tables/{table}/games/{game}/record", self._get_record)
        router.add_get("/api/tables/{table}/games/{game}/replay", self._get_replay)
        router.add_post("/api/replay", self._replay_upload)
        router.add_get("/api/me/games", self._list_games)

    async def _get_replay(self, request: web.Request) -> web.Response:
        log, number = await self._log_of_game(request)
        self._limit.charge(request)
        address = address_of(request)
        found = await self._worker.ask_for(address, compute_json, from_log, log, number)
        return _replay_response(found)

    async def _list_games(self, request: web.Request) -> web.Response:
        guest = known_guest(request)
        await self._count_games()
        games = await self._records.latest(guest.id, MOST_GAMES) if guest else ()
        return json_response(GamesPlayed(tuple(map(_listed, games))))

    async def _get_record(self, request: web.Request) -> web.Response:
        log, number = await self._log_of_game(request)
        self._limit.charge(request)
        text = await self._worker.ask_for(address_of(request), record_from_log, log, number)
        name = f"ubongo-{request.match_info['table']}-{number}.txt"
        return web.Response(
            text=text,
            content_type="text/plain",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def _log_of_game(self, request: web.Request) -> tuple[bytes, int]:
        number = request.match_info["game"]
        if not (number.isascii() and number.isdecimal() and len(number) <= 6):
            raise NoSuchGame
        log = await self._logs.read(request.match_info["table"])
        if not log:
            raise NoSuchTable
        return log, int(number)

    async def _replay_upload(self, request: web.Request) -> web.Response:
        data = await _read_all(request)
        self._limit.charge(request)
        # A record has a line for each event, one before and one after them.
        if data.count(b"\n") > MOST_EVENTS + 2:
            raise RecordTooLong
        found = await self._worker.ask_for(address_of(request), compute_json, opened, data)
        return _replay_response(found)


def _listed(stored: PlayedGame) -> GamePlayed:
    table_id, number = stored.game.split()
    return GamePlayed(
        table_id,
        int(number),
        stored.ended_at,
        stored.edition,
        stored.seats,
        stored.place,
        stored.solved,
    )


async def _read_all(request: web.Request) -> bytes:
    """Read the body, which may be longer than that of any other request."""
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


def _replay_response(replay: bytes) -> web.Response:
    response = json_response(msgspec.Raw(replay))
    # Compression is safe here: a replay holds no secret that its length could leak.
    response.enable_compression()
    return response
