"""Look it up: the solutions of a task, a hint, or the sets of pieces that would fit.

Never of a task that is live at a table (R-321): not by the number of its board, and not
painted by hand, turned or flipped. After the round it is open again. The puzzles of the
day are live for whoever has not solved them.

The answers themselves are `found` in a process of their own.
"""

import msgspec
from aiohttp import web

from ubongo.protocol.http.lookup import (
    AskHint,
    AskSets,
    AskSolutions,
    PuzzleAsked,
    RoundSolutions,
    SeatSolution,
)
from ubongo.protocol.to_wire import board_seen, laid_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, solve
from ubongo.rules.events import Deal, Event
from ubongo.rules.records.rounds import Solve, rounds_of
from ubongo.rules.refusals import Refused
from ubongo.server.features.lookup.answers import hint_given, sets_found, solutions
from ubongo.server.features.lookup.requests import area_asked, puzzle_asked
from ubongo.server.features.spoilers import BoardIsLive, Spoilers
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.http.services import Services
from ubongo.server.runtime.registry import House, NoSuchTable
from ubongo.server.storage.sqlite.guest_records import Guestbook
from ubongo.server.tables.log import Entry, games_in
from ubongo.server.worker_process import compute_json


class NoSuchRound(Refused):
    """This round was not played here, or is not over."""

    code = "no_such_round"

    def __init__(self) -> None:
        super().__init__("this round was not played here, or is not over yet")


class Lookup:
    """The routes of the look-up."""

    def __init__(self, services: Services, spoilers: Spoilers) -> None:
        self._services = services
        self._spoilers = spoilers

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_post("/api/lookup/solutions", self._solutions)
        router.add_post("/api/lookup/hint", self._hint)
        router.add_post("/api/lookup/sets", self._sets)
        router.add_get("/api/tables/{table}/rounds/{round}/solutions", self._round)

    async def _solutions(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSolutions)
        puzzle = await self._open_puzzle(request, asked)
        found = await self._services.compute(
            request, compute_json, solutions, puzzle, asked.first, asked.most
        )
        return json_response(msgspec.Raw(found))

    async def _hint(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskHint)
        puzzle = await self._open_puzzle(request, asked)
        # More pieces than the puzzle has can only lie wrong, and are looked at one by one.
        laid = asked.laid[: len(puzzle.pieces)]
        found = await self._services.compute(request, compute_json, hint_given, puzzle, laid)
        return json_response(msgspec.Raw(found))

    async def _sets(self, request: web.Request) -> web.Response:
        asked = await read_body(request, AskSets)
        area = area_asked(asked.area)
        found = await self._services.compute(request, compute_json, sets_found, area, asked.pieces)
        return json_response(msgspec.Raw(found))

    async def _round(self, request: web.Request) -> web.Response:
        number = request.match_info["round"]
        if not (number.isascii() and number.isdecimal() and len(number) <= 4):
            raise NoSuchRound
        events = await self._events(request.match_info["table"])
        return json_response(round_solutions(events, int(number), self._services.tables))

    async def _events(self, table: str) -> list[Event]:
        """Of the running or last game; nobody is woken for it who was put away."""
        kept = self._services.tables.rooms.get(table)
        if kept is not None and not kept.frozen:
            return kept.room.events
        entries = await self._services.in_records(Guestbook.log_of, table)
        if not entries:
            raise NoSuchTable
        return await self._services.compute_uncharged(last_game, entries)

    async def _open_puzzle(self, request: web.Request, asked: PuzzleAsked) -> Puzzle:
        puzzle = puzzle_asked(asked, self._services.tables.world.box)
        if not await self._spoilers.may_show(puzzle, self._services.known_guest(request)):
            raise BoardIsLive
        return puzzle


def last_game(entries: tuple[Entry, ...]) -> list[Event]:
    games = games_in(entries)
    return games[-1] if games else []


def round_solutions(events: list[Event], number: int, house: House) -> RoundSolutions:
    """What everybody had before them in a round that is over; round 0 is the play-off."""
    for played in reversed(rounds_of(events)):
        if played.number == number and played.is_over:
            seats = tuple(
                _seat_solution(seat, deal, played.solves.get(seat), house)
                for seat, deal in played.deals.items()
            )
            return RoundSolutions(number, played.symbol, seats)
    raise NoSuchRound


def _seat_solution(seat: int, deal: Deal, solved: Solve | None, house: House) -> SeatSolution:
    live = house.directory.live_puzzles.has(deal.puzzle)
    cover = None if live else solve(deal.puzzle)
    return SeatSolution(
        seat,
        board_seen(deal),
        None if solved is None else laid_of(solved.cover),
        None if cover is None else laid_of(cover),
        count_covers(deal.puzzle),
        live,
    )
