"""Bit masks of poses: integers with a bit for each cell, as `Shape.mask` writes an area.

A pose has its first cell (in reading order) at bit 0, and the search shifts the free
cells the same way. Laying a piece on the lowest free cell is then one comparison, and
the poses that fit there are found by a look-up.

>>> [bin(pose) for pose in fits(4)[0].poses]  # I2 on an area that is three wide
['0b11', '0b10001']
"""

from functools import lru_cache

from ubongo.puzzles.covers import Placement
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.shapes import Cell, Shape

Mask = int

# Widths of areas, and pieces of one's own with widths, whose poses are kept.
MOST_STRIDES = 16
MOST_POSED = 2048


class Fits(dict[Mask, tuple[Mask, ...]]):
    """Which poses of one piece fit on the lowest free cell, by the free cells around it.

    The key is `free & window`; an answer is computed once and then stored. There are never
    many: `window` holds only the cells that the piece can reach from there.
    """

    __slots__ = ("poses", "window")

    def __init__(self, poses: tuple[Mask, ...]) -> None:
        super().__init__()
        self.poses = poses
        self.window = 0
        for pose in poses:
            self.window |= pose

    def __missing__(self, around: Mask) -> tuple[Mask, ...]:
        fitting = tuple(pose for pose in self.poses if pose & around == pose)
        self[around] = fitting
        return fitting


@lru_cache(maxsize=MOST_POSED)
def fits_of(piece: Piece, stride: int) -> Fits:
    """The poses of a piece, in the pinned order of `Shape.poses`.

    A pose that is wider than the area has no place on it, and would have no mask either.
    """
    return Fits(tuple(_pose_mask(pose, stride) for pose in piece.poses if pose.width < stride))


@lru_cache(maxsize=MOST_STRIDES)
def fits(stride: int) -> tuple[Fits, ...]:
    """The poses of each piece of the box."""
    return tuple(fits_of(one, stride) for one in PIECES)


@lru_cache(maxsize=MOST_POSED)
def pose_set(piece: Piece, stride: int) -> frozenset[Mask]:
    """The poses of a piece as a set, to recognise the last piece by equality."""
    return frozenset(fits_of(piece, stride).poses)


def _pose_mask(pose: Shape, stride: int) -> Mask:
    first = pose.cells[0].x
    mask = 0
    for x, y in pose.cells:
        mask |= 1 << y * stride + x - first
    return mask


def cells_of(mask: Mask, stride: int) -> tuple[Cell, ...]:
    """The cells of a mask in reading order."""
    cells = []
    while mask:
        lowest = mask & -mask
        y, x = divmod(lowest.bit_length() - 1, stride)
        cells.append(Cell(x, y))
        mask ^= lowest
    return tuple(cells)


# There are 8384 places of all pieces on areas of all sizes, and the same ones come again in one
# puzzle after another: with them kept, a first solution took 9 instead of 20 µs on the easy sides.
@lru_cache(maxsize=1 << 14)
def placement_of(piece: Piece, mask: Mask, stride: int) -> Placement:
    return Placement(piece, cells_of(mask, stride))
