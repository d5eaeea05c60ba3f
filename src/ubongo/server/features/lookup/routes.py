"""Routes of the look-up: solutions of a puzzle, a hint, fitting sets, solutions after a round.

Solutions and hints are refused while `spoilers` hides the puzzle (R-321). All answers are
computed in the worker process (`answers`).
"""

import msgspec
from aiohttp import web

from ubongo.boards.box import Box
from ubongo.protocol.http.lookup import AskHint, AskSets, AskSolutions, PuzzleAsked
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.lookup.answers import (
    ROUND_KINDS,
    hint_given,
    played_round,
    round_solutions,
    sets_found,
    solutions,
)
from ubongo.server.features.lookup.requests import (
    area_asked,
    puzzle_asked,
    round_number_asked,
)
from ubongo.server.features.spoilers import BoardIsLive, Spoilers
from ubongo.server.http.identity import address_of, known_guest
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.runtime.registry import NoSuchTable
from ubongo.server.storage.interface import LogReader
from ubongo.server.tables.guest import Guest
from ubongo.server.worker_process import Worker, compute_json

# At the end of a game a page asks for every round that it has missed, and each takes little work.
ROUND_COST = 0.2


class LookupRoutes:
    """The routes under /api/lookup, and the solutions of a table's finished rounds."""

    def __init__(
        self, box: Box, spoilers: Spoilers, logs: LogReader, worker: Worker, limit: AddressLimit
    ) -> None:
        self._box = box
        self._spoilers = spoilers
        self._logs = logs
        self._worker = worker
        self._limit = limit

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_post("/api/lookup/solutions", self._find_solutions)
        router.add_post("/api/lookup/hint", self._give_hint)
        router.add_post("/api/lookup/sets", self._find_sets)
        router.add_get("/api/tables/{table}/rounds/{round}/solutions", self._solve_round)

    async def _find_solutions(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSolutions)
        puzzle = await self._allowed_puzzle(request, asked)
        self._limit.charge(request)
        found = await self._worker.ask_for(
            address_of(request), compute_json, solutions, puzzle, asked.first, asked.most
        )
        return json_response(msgspec.Raw(found))

    async def _give_hint(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskHint)
        puzzle = await self._allowed_puzzle(request, asked)
        # A longer list can only be wrong, and each of its pieces would cost time.
        laid = asked.laid[: len(puzzle.pieces)]
        self._limit.charge(request)
        found = await self._worker.ask_for(
            address_of(request), compute_json, hint_given, puzzle, laid
        )
        return json_response(msgspec.Raw(found))

    async def _find_sets(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSets)
        area = area_asked(asked.area)
        self._limit.charge(request)
        found = await self._worker.ask_for(
            address_of(request), compute_json, sets_found, area, asked.pieces
        )
        return json_response(msgspec.Raw(found))

    async def _solve_round(self, request: web.Request) -> web.Response:
        number = round_number_asked(request.match_info["round"])
        self._limit.charge(request, ROUND_COST)
        log = await self._logs.read(request.match_info["table"], ROUND_KINDS)
        if not log:
            raise NoSuchTable
        played, guests = await self._worker.ask_for(address_of(request), played_round, log, number)
        guest = known_guest(request)
        hidden = frozenset(
            [
                seat
                for seat, deal in played.deals.items()
                if not await self._may_show_again(deal.puzzle, guest, guests)
            ]
        )
        found = await self._worker.ask_for(
            address_of(request), compute_json, round_solutions, played, hidden
        )
        return json_response(msgspec.Raw(found))

    async def _may_show_again(
        self, puzzle: Puzzle, guest: Guest | None, guests: frozenset[str]
    ) -> bool:
        """Whether a puzzle of a round that is over may be shown; `guests` had a seat in it."""
        if guest is not None and guest.id in guests:
            return await self._spoilers.may_show_again(puzzle, guest)
        return await self._spoilers.may_show(puzzle, guest)

    async def _allowed_puzzle(self, request: web.Request, asked: PuzzleAsked) -> Puzzle:
        """The puzzle that the request names, if it may be shown to its guest."""
        puzzle = puzzle_asked(asked, self._box)
        if not await self._spoilers.may_show(puzzle, known_guest(request)):
            raise BoardIsLive
        return puzzle
