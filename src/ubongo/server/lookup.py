"""Look it up: the solutions of a task, a hint, or the sets of pieces that would fit.

Never of a task that is live at a table (R-321): not by the number of its board, and not
painted by hand, turned or flipped. After the round it is open again. The puzzles of the
day are live for whoever has not solved them.

What is asked is bounded instead of being cut off: six pieces have 28 cells at most. On
one core of a busy machine the slowest question about one set took 50 ms, and the slowest
"which sets would fit" 0.4 s; both are answered aside, in a thread of their own.
"""

from collections.abc import Iterator
from itertools import islice
from typing import cast

from aiohttp import web

from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.hint import LayPiece, LiftPiece, NothingToDo, hint
from ubongo.puzzles.puzzle import Puzzle
from ubongo.puzzles.sets import sets_of
from ubongo.puzzles.solver import count_covers, covers, solve
from ubongo.rules.events import Deal, Event
from ubongo.rules.game import Phase
from ubongo.rules.refusals import Refused
from ubongo.server.bodies import (
    MOST_SETS,
    AskHint,
    AskSets,
    AskSolutions,
    HintGiven,
    PuzzleAsked,
    RoundSolutions,
    SeatSolution,
    SetFound,
    SetsFound,
    Solutions,
)
from ubongo.server.daily import DailyPuzzles
from ubongo.server.desk import Desk
from ubongo.server.house import House
from ubongo.server.protocol import Laid, PieceId
from ubongo.server.questions import BoardIsLive, NoCover, NoSetFits, area_asked, puzzle_asked
from ubongo.server.replies import answered, body_of
from ubongo.server.rounds import Solve, rounds_of
from ubongo.server.seen import board_seen, cover_of, laid_of
from ubongo.shapes import Shape


class NoSuchRound(Refused):
    """This round was not played here, or is not over."""

    code = "no_such_round"

    def __init__(self) -> None:
        super().__init__("this round was not played here, or is not over yet")


class Lookup:
    """The routes of the look-up."""

    def __init__(self, desk: Desk, daily: DailyPuzzles) -> None:
        self._desk = desk
        self._daily = daily

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_post("/api/lookup/solutions", self._solutions)
        router.add_post("/api/lookup/hint", self._hint)
        router.add_post("/api/lookup/sets", self._sets)
        router.add_get("/api/tables/{table}/rounds/{round}/solutions", self._round)

    async def _solutions(self, request: web.Request) -> web.Response:
        asked = await body_of(request, AskSolutions)
        puzzle = await self._open_puzzle(request, asked)
        found = await self._desk.worked_out(request, solutions, puzzle, asked.first, asked.most)
        return answered(found)

    async def _hint(self, request: web.Request) -> web.Response:
        asked = await body_of(request, AskHint)
        puzzle = await self._open_puzzle(request, asked)
        # More pieces than the puzzle has can only lie wrong, and are looked at one by one.
        laid = asked.laid[: len(puzzle.pieces)]
        return answered(await self._desk.worked_out(request, hint_given, puzzle, laid))

    async def _sets(self, request: web.Request) -> web.Response:
        asked = await body_of(request, AskSets)
        area = area_asked(asked.area)
        return answered(await self._desk.worked_out(request, sets_found, area, asked.pieces))

    async def _round(self, request: web.Request) -> web.Response:
        number = request.match_info["round"]
        if not (number.isascii() and number.isdecimal() and len(number) <= 4):
            raise NoSuchRound
        house = self._desk.house
        events = house.find(request.match_info["table"]).room.events
        return answered(round_solutions(events, int(number), house))

    async def _open_puzzle(self, request: web.Request, asked: PuzzleAsked) -> Puzzle:
        puzzle = puzzle_asked(asked, self._desk.house.world.box)
        if is_live(puzzle, self._desk.house):
            raise BoardIsLive
        if await self._daily.hides(puzzle, self._desk.known(request)):
            raise BoardIsLive
        return puzzle


def live_puzzles(house: House) -> Iterator[Puzzle]:
    """Every puzzle that lies before somebody while the sand runs, at any table."""
    for kept in house.rooms.values():
        game = kept.room.game
        if game is not None and game.phase in (Phase.ROUND, Phase.PLAY_OFF):
            for seat in game.seats:
                if seat.deal is not None:
                    yield seat.deal.puzzle


def is_live(puzzle: Puzzle, house: House) -> bool:
    """Whether this puzzle, turned and flipped as one likes, is being played (R-321)."""
    poses = {pose.cells for pose in puzzle.area.poses()}
    return any(
        live.pieces == puzzle.pieces and live.area.cells in poses for live in live_puzzles(house)
    )


def solutions(puzzle: Puzzle, first: int, most: int) -> Solutions:
    count = count_covers(puzzle)
    if not count:
        raise NoCover(puzzle.pieces)
    found = tuple(laid_of(cover) for cover in islice(covers(puzzle), first, first + most))
    tries = difficulty(puzzle)
    return Solutions(
        area=puzzle.area.text(),
        pieces=_ids(puzzle),
        count=count,
        first=first,
        solutions=found,
        more=first + len(found) < count,
        tries=round(tries, 1),
        stars=stars(tries),
    )


def hint_given(puzzle: Puzzle, laid: tuple[Laid, ...]) -> HintGiven:
    match hint(puzzle, cover_of(laid)):
        case LayPiece(placement):
            lay = Laid(cast(PieceId, placement.piece.id), placement.cells)
            return HintGiven("lay", lay, ())
        case LiftPiece(first, others):
            lift = tuple(cast(PieceId, one.id) for one in (first, *others))
            return HintGiven("lift", None, lift)
        case NothingToDo():
            return HintGiven("covered", None, ())
        case _:
            raise NoCover(puzzle.pieces)


def sets_found(area: Shape, pieces: int) -> SetsFound:
    found = sets_of(area, pieces)
    if not found:
        raise NoSetFits(pieces, area.size)
    sets = tuple(
        SetFound(tuple(cast(PieceId, one.id) for one in listed), count)
        for listed, count in islice(found.items(), MOST_SETS)
    )
    return SetsFound(area.text(), area.size, len(found), sets, len(found) > MOST_SETS)


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
    live = is_live(deal.puzzle, house)
    cover = None if live else solve(deal.puzzle)
    return SeatSolution(
        seat,
        board_seen(deal),
        None if solved is None else laid_of(solved.cover),
        None if cover is None else laid_of(cover),
        count_covers(deal.puzzle),
        live,
    )


def _ids(puzzle: Puzzle) -> tuple[PieceId, ...]:
    return tuple(cast(PieceId, one.id) for one in puzzle.pieces)
