"""Whether the covers of one puzzle tell a cover of another, because one is a part of the other.

A puzzle is a part of another if its area lies in the other's, turned or flipped in any way, its
pieces are some of the other's pieces, and the other pieces cover the rest. So a hidden puzzle
with one more piece beside it would tell its cover, and with a piece taken out most of it.

>>> hidden = Puzzle.parse("###/### + I2 O4")
>>> gives_away(Puzzle.parse("###/###/### + I2 I3 O4"), hidden)
True
>>> gives_away(Puzzle.parse("####/#### + I3 L5"), hidden)
False
"""

from collections.abc import Iterator

from ubongo.puzzles.bitmasks import Mask
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import laid_masks
from ubongo.shapes import Shape

# One piece alone lies where it lies: that tells nobody anything.
FEWEST_PIECES = 2


def gives_away(asked: Puzzle, hidden: Puzzle) -> bool:
    """Whether the covers of the puzzle that is asked for tell one of the hidden puzzle."""
    return is_part_of(hidden, asked) or (
        len(asked.pieces) >= FEWEST_PIECES and is_part_of(asked, hidden)
    )


def is_part_of(part: Puzzle, whole: Puzzle) -> bool:
    """Whether covers of the part, with the other pieces on the rest, are covers of the whole."""
    if not set(part.pieces) <= set(whole.pieces):
        return False
    others = tuple(one for one in whole.pieces if one not in part.pieces)
    if not others:
        return part.is_same_as(whole)
    area = whole.area
    return any(
        any(True for _ in laid_masks(area.mask ^ lying, others, area.stride))
        for lying in places_in(part.area, area)
    )


def places_in(inner: Shape, outer: Shape) -> Iterator[Mask]:
    """Every way in which the inner shape lies in the outer one, as masks of the outer one.

    >>> [bin(mask) for mask in places_in(Shape.parse("###"), Shape.parse("###/#.#/###"))]
    ['0b111', '0b11100000000', '0b100010001', '0b10001000100']
    """
    stride = outer.stride
    for pose in inner.poses():
        mask = sum(1 << y * stride + x for x, y in pose.cells)
        for down in range(outer.height - pose.height + 1):
            for right in range(outer.width - pose.width + 1):
                lying = mask << down * stride + right
                if lying & ~outer.mask == 0:
                    yield lying
