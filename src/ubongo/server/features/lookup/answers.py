"""Computes the answers of the look-up, in the worker process.

Requests are bounded (six pieces have at most 28 cells), so that no computation has to be cut
off. On one core of a busy machine the slowest request about one set of pieces took 50 ms, and
the slowest search for fitting sets 0.4 s.
"""

from itertools import islice
from typing import cast

from ubongo.protocol.from_wire import cover_of
from ubongo.protocol.http.lookup import (
    MOST_SETS,
    HintGiven,
    RoundSolutions,
    SeatSolution,
    SetFound,
    SetsFound,
    Solutions,
)
from ubongo.protocol.messages import Laid, PieceId
from ubongo.protocol.to_wire import board_seen, laid_of
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.hints import LayPiece, LiftPiece, NothingToDo, hint
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, covers, solve
from ubongo.rules.events import GameEnded, PlayOffStarted, RoundEnded, RoundStarted, UbongoCalled
from ubongo.rules.records.rounds import Round
from ubongo.rules.records.stored_names import NAMES
from ubongo.server.features.lookup.requests import CannotBeCovered, NoSetFits, finished_round
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.tables.log import LOBBY, games_in, lobbies_in
from ubongo.shapes import Shape

# The entries of a log that tell which boards were dealt and solved in which round.
ROUND_KINDS = (
    LOBBY,
    *(NAMES[kind] for kind in (RoundStarted, PlayOffStarted, UbongoCalled, RoundEnded, GameEnded)),
)


def solutions(puzzle: Puzzle, first: int, most: int) -> Solutions:
    count = count_covers(puzzle)
    if not count:
        raise CannotBeCovered(puzzle.pieces)
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
            raise CannotBeCovered(puzzle.pieces)


def sets_found(area: Shape, pieces: int) -> SetsFound:
    found = sets_of(area, pieces)
    if not found:
        raise NoSetFits(pieces, area.size)
    sets = tuple(
        SetFound(tuple(cast(PieceId, one.id) for one in listed), count)
        for listed, count in islice(found.items(), MOST_SETS)
    )
    return SetsFound(area.text(), area.size, len(found), sets, len(found) > MOST_SETS)


def played_round(log: bytes, number: int) -> tuple[Round, frozenset[str]]:
    """A finished round of the last game in a packed log, and the guests who had a seat in it."""
    entries = tuple(unpacked(log))
    games = games_in(entries)
    played = finished_round(games[-1] if games else (), number)
    begun = [change.lobby for change in lobbies_in(entries) if change.seed]
    return played, frozenset(place.guest for place in begun[-1].places if place is not None)


def round_solutions(played: Round, hidden: frozenset[int]) -> RoundSolutions:
    """Each seat's board of a finished round with a solution, but for the seats to be hidden."""
    return RoundSolutions(
        played.number,
        played.symbol,
        tuple(_seat_solution(seat, played, seat in hidden) for seat in played.deals),
    )


def _seat_solution(seat: int, played: Round, is_hidden: bool) -> SeatSolution:
    deal, solved = played.deals[seat], played.solves.get(seat)
    cover = None if is_hidden else solve(deal.puzzle)
    return SeatSolution(
        seat,
        board_seen(deal),
        # What somebody has laid is a solution, too.
        None if solved is None or is_hidden else laid_of(solved.cover),
        None if cover is None else laid_of(cover),
        count_covers(deal.puzzle),
        is_hidden,
    )


def _ids(puzzle: Puzzle) -> tuple[PieceId, ...]:
    return tuple(cast(PieceId, one.id) for one in puzzle.pieces)
