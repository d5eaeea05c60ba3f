"""Which sets of pieces cover an area: all of them, in one shared search.

Six different sets on one area make a side of a board (R-002); the catalogue and
the maker of boards ask this of every area.

>>> from ubongo.shapes import Shape
>>> sets_of(Shape.parse("###/###"), 2)
{(I2, L4): 4, (I2, O4): 2}
"""

from functools import lru_cache

from ubongo.misread import Misread
from ubongo.puzzles.masks import Fits, Mask, fits
from ubongo.puzzles.piece import PIECES, Piece
from ubongo.puzzles.puzzle import WIDEST, check_area
from ubongo.shapes import Shape

SMALLEST = tuple(sum(sorted(piece.size for piece in PIECES)[:k]) for k in range(len(PIECES) + 1))
LARGEST = tuple(
    sum(sorted((piece.size for piece in PIECES), reverse=True)[:k]) for k in range(len(PIECES) + 1)
)

# The bit of each piece in a set of pieces written as an integer.
Pieces = int


def sets_of(area: Shape, k: int) -> dict[tuple[Piece, ...], int]:
    """Every set of k pieces that covers the area, with its number of covers, in box order."""
    check_area(area)
    if not 1 <= k <= len(PIECES):
        raise Misread("sets", "", f"{k} pieces cannot be chosen", f"choose 1 to {len(PIECES)}")
    found = counted_sets(area.mask, area.size, k, area.stride)
    named = {tuple(one for one in PIECES if bits >> one.index & 1): n for bits, n in found.items()}
    return dict(sorted(named.items(), key=lambda item: [one.index for one in item[0]]))


def counted_sets(free: Mask, cells: int, k: int, stride: int) -> dict[Pieces, int]:
    """The same on bit masks: set of pieces → number of covers."""
    found: dict[Pieces, int] = {}
    if SMALLEST[k] <= cells <= LARGEST[k]:
        _search(free // (free & -free), cells, k, 0, stride, found)
    return found


@lru_cache(maxsize=256)
def _tried(stride: int, smallest: int, largest: int) -> tuple[tuple[Pieces, int, Mask, Fits], ...]:
    """The pieces of these sizes: bit, size, window and which poses fit."""
    return tuple(
        (1 << one.index, one.size, fits(stride)[one.index].window, fits(stride)[one.index])
        for one in PIECES
        if smallest <= one.size <= largest
    )


@lru_cache(maxsize=WIDEST + 1)
def _owners(stride: int) -> dict[Mask, Pieces]:
    """Whose pose a mask is; the twelve have no pose in common."""
    return {pose: 1 << index for index, one in enumerate(fits(stride)) for pose in one.poses}


def _search(
    free: Mask, cells: int, k: int, used: Pieces, stride: int, found: dict[Pieces, int]
) -> None:
    owners = _owners(stride)
    if k == 1:
        owner = owners.get(free, 0)
        if owner & ~used:
            found[used | owner] = found.get(used | owner, 0) + 1
        return
    # A piece is worth trying only if the others can have the cells it leaves.
    largest = cells - SMALLEST[k - 1]
    smallest = cells - LARGEST[k - 1]
    for bit, size, window, fitting in _tried(stride, smallest, largest):
        if used & bit:
            continue
        for pose in fitting[free & window]:
            rest = free ^ pose
            rest //= rest & -rest
            if k > 2:
                _search(rest, cells - size, k - 1, used | bit, stride, found)
            else:  # the last piece by equality, here, because a call costs more than that
                owner = owners.get(rest, 0)
                if owner & ~(used | bit):
                    pieces = used | bit | owner
                    found[pieces] = found.get(pieces, 0) + 1
