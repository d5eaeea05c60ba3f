"""What is found when somebody looks a puzzle up; worked out in the worker's process.

What is asked is bounded instead of being cut off: six pieces have 28 cells at most. On
one core of a busy machine the slowest question about one set took 50 ms, and the slowest
"which sets would fit" 0.4 s.
"""

from itertools import islice
from typing import cast

from ubongo.protocol.http.lookup import MOST_SETS, HintGiven, SetFound, SetsFound, Solutions
from ubongo.protocol.messages import Laid, PieceId
from ubongo.protocol.to_wire import cover_of, laid_of
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.hints import LayPiece, LiftPiece, NothingToDo, hint
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, covers
from ubongo.server.features.lookup.requests import NoCover, NoSetFits
from ubongo.shapes import Shape


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


def _ids(puzzle: Puzzle) -> tuple[PieceId, ...]:
    return tuple(cast(PieceId, one.id) for one in puzzle.pieces)
