"""Routes of the look-up: solutions of a puzzle, a hint, fitting sets, solutions after a round.

Solutions and hints are refused while `spoilers` hides the puzzle (R-321). All answers are
computed in the worker process (`answers`).
"""

import msgspec
from aiohttp import web

from ubongo.protocol.http.lookup import AskHint, AskSets, AskSolutions, PuzzleAsked
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.events import Event
from ubongo.server.features.lookup.answers import (
    hint_given,
    last_game,
    round_solutions,
    sets_found,
    solutions,
)
from ubongo.server.features.lookup.requests import (
    area_asked,
    finished_round,
    puzzle_asked,
    round_number_asked,
)
from ubongo.server.features.spoilers import BoardIsLive, Spoilers
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.http.services import Services
from ubongo.server.runtime.registry import NoSuchTable
from ubongo.server.storage.sqlite.guest_records import GuestRecords
from ubongo.server.worker_process import compute_json


class LookupRoutes:
    """The routes under /api/lookup, and the solutions of a table's finished rounds."""

    def __init__(self, services: Services, spoilers: Spoilers) -> None:
        self._services = services
        self._spoilers = spoilers

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_post("/api/lookup/solutions", self._find_solutions)
        router.add_post("/api/lookup/hint", self._give_hint)
        router.add_post("/api/lookup/sets", self._find_sets)
        router.add_get("/api/tables/{table}/rounds/{round}/solutions", self._solve_round)

    async def _find_solutions(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSolutions)
        puzzle = await self._allowed_puzzle(request, asked)
        found = await self._services.compute(
            request, compute_json, solutions, puzzle, asked.first, asked.most
        )
        return json_response(msgspec.Raw(found))

    async def _give_hint(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskHint)
        puzzle = await self._allowed_puzzle(request, asked)
        # A longer list can only be wrong, and each of its pieces would cost time.
        laid = asked.laid[: len(puzzle.pieces)]
        found = await self._services.compute(request, compute_json, hint_given, puzzle, laid)
        return json_response(msgspec.Raw(found))

    async def _find_sets(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSets)
        area = area_asked(asked.area)
        found = await self._services.compute(request, compute_json, sets_found, area, asked.pieces)
        return json_response(msgspec.Raw(found))

    async def _solve_round(self, request: web.Request) -> web.Response:
        number = round_number_asked(request.match_info["round"])
        events = await self._events(request.match_info["table"])
        played = finished_round(events, number)
        guest = self._services.known_guest(request)
        hidden = frozenset(
            [
                seat
                for seat, deal in played.deals.items()
                if not await self._spoilers.may_show(deal.puzzle, guest)
            ]
        )
        # Not charged: at the end of a game a page asks for every round that it has missed.
        found = await self._services.compute_uncharged(
            compute_json, round_solutions, played, hidden
        )
        return json_response(msgspec.Raw(found))

    async def _events(self, table_id: str) -> list[Event]:
        """The events of the table's running or last game; a table on disk is not loaded."""
        live_table = self._services.registry.tables.get(table_id)
        if live_table is not None and not live_table.frozen:
            return live_table.table.events
        entries = await self._services.in_records(GuestRecords.log_of, table_id)
        if not entries:
            raise NoSuchTable
        return await self._services.compute_uncharged(last_game, entries)

    async def _allowed_puzzle(self, request: web.Request, asked: PuzzleAsked) -> Puzzle:
        """The puzzle that the request names, if it may be shown to its guest."""
        puzzle = puzzle_asked(asked, self._services.registry.context.box)
        if not await self._spoilers.may_show(puzzle, self._services.known_guest(request)):
            raise BoardIsLive
        return puzzle
