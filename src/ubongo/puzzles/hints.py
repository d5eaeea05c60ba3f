"""Hints: the next step towards a solution, given the pieces already laid.

A hint is never a guess: it is a placement of a real cover that contains all pieces
laid so far; if there is none, it names a piece to lift.

>>> from ubongo.puzzles.covers import Cover
>>> from ubongo.puzzles.puzzles import Puzzle
>>> puzzle = Puzzle.parse("###/### + O4 I2")
>>> hint(puzzle, Cover.parse("I2 I2"))
LiftPiece(piece=I2, together_with=())
>>> lay = hint(puzzle, Cover.parse("I2 / I2"))
>>> isinstance(lay, LayPiece) and Cover((lay.placement,)).text()
'.. O4 O4 / .. O4 O4'
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from ubongo.puzzles.bitmasks import placement_of, pose_set
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.many_pieces import Laid
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import laid_masks


@dataclass(frozen=True, slots=True)
class LayPiece:
    """Lay this piece here next."""

    placement: Placement


@dataclass(frozen=True, slots=True)
class LiftPiece:
    """The laid pieces cannot be completed: lift this piece, and the others named."""

    piece: Piece
    together_with: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class NothingToDo:
    """The area is covered."""


@dataclass(frozen=True, slots=True)
class NoSolution:
    """These pieces do not cover this area at all."""


Hint = LayPiece | LiftPiece | NothingToDo | NoSolution


def hint(puzzle: Puzzle, laid: Cover) -> Hint:
    """The next piece to lay, the biggest first; or as few pieces as possible to lift."""
    stride = puzzle.area.stride
    for lifted in range(len(laid.placements) + 1):
        for lift in combinations(laid.placements, lifted):
            kept = [placement for placement in laid.placements if placement not in lift]
            found = _completed(puzzle, kept, stride)
            if found is None:
                continue
            if lift:
                pieces = tuple(placement.piece for placement in lift)
                return LiftPiece(pieces[0], pieces[1:])
            if not found:
                return NothingToDo()
            piece, mask = max(found, key=lambda one: (one[0].size, -one[0].index))
            return LayPiece(placement_of(piece, mask, stride))
    return NoSolution()


def _completed(puzzle: Puzzle, kept: Iterable[Placement], stride: int) -> tuple[Laid, ...] | None:
    """The placements still missing; None if the kept ones are not part of a cover."""
    free = puzzle.area.mask
    left = list(puzzle.pieces)
    for placement in kept:
        if placement.piece not in left or not all(c in puzzle.area.cells for c in placement.cells):
            return None
        mask = sum(1 << y * stride + x for x, y in set(placement.cells))
        lowest = mask & -mask
        if mask & free != mask or mask // lowest not in pose_set(placement.piece, stride):
            return None
        left.remove(placement.piece)
        free ^= mask
    if not left:
        return () if not free else None
    return next(laid_masks(free, tuple(left), stride), None)
