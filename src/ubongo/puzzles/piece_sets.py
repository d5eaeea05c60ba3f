"""Which sets of pieces cover an area: all of them, in one shared search.

Six different sets on one area make a side of a board (R-002); the catalogue and
the search for boards use this on every area.

>>> from ubongo.shapes import Shape
>>> sets_of(Shape.parse("###/###"), 2)
{(I2, L4): 4, (I2, O4): 2}
>>> sets_of(Shape.parse("###/###"), 2, (Piece.of("A", "###"), Piece.of("B", "###")))
{(A, B): 2}
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from ubongo.misread import Misread
from ubongo.puzzles.bitmasks import Mask, fits
from ubongo.puzzles.pieces import PIECES, Piece, in_box_order
from ubongo.puzzles.puzzles import WIDEST, Puzzle, check_area
from ubongo.puzzles.solver import count_covers
from ubongo.shapes import Shape

SMALLEST = tuple(sum(sorted(piece.size for piece in PIECES)[:k]) for k in range(len(PIECES) + 1))
LARGEST = tuple(
    sum(sorted((piece.size for piece in PIECES), reverse=True)[:k]) for k in range(len(PIECES) + 1)
)

# How many neighbourhoods are remembered for each width and each range of sizes.
MOST_AROUND = 1 << 14

# The bit of each piece in a set of pieces written as an integer.
Pieces = int


def sets_of(area: Shape, k: int, among: Iterable[Piece] = PIECES) -> dict[tuple[Piece, ...], int]:
    """Every set of k pieces that covers the area, with its number of covers, in box order.

    Of the twelve pieces of the box all sets are searched at once; of others, one by one.
    """
    check_area(area)
    pieces = in_box_order(among)
    if not 1 <= k <= len(pieces):
        raise Misread("sets", "", f"{k} pieces cannot be chosen", f"choose 1 to {len(pieces)}")
    if pieces != PIECES:
        return _one_by_one(area, k, pieces)
    found = counted_sets(area.mask, area.size, k, area.stride)
    named = {tuple(one for one in PIECES if bits >> one.index & 1): n for bits, n in found.items()}
    return dict(sorted(named.items(), key=lambda item: [one.index for one in item[0]]))


def _one_by_one(area: Shape, k: int, pieces: tuple[Piece, ...]) -> dict[tuple[Piece, ...], int]:
    fitting = (
        chosen for chosen in combinations(pieces, k) if sum(one.size for one in chosen) == area.size
    )
    counted = ((chosen, count_covers(Puzzle.of(area, chosen))) for chosen in fitting)
    return {chosen: covers for chosen, covers in counted if covers}


# A rest of the area that can be reached in several ways (a square by two I2, lying or standing)
# is looked at once for all of them: level by level, each rest comes with the sets laid before it
# and their number of ways. Rests that are equal up to a shift are the same rest. On 1200 compact
# areas and sets of four this took 0.32 ms an area; going down way by way took 0.64.
def counted_sets(free: Mask, cells: int, k: int, stride: int) -> dict[Pieces, int]:
    """`sets_of` on bit masks: set of pieces → number of covers, in no particular order."""
    found: dict[Pieces, int] = {}
    if not SMALLEST[k] <= cells <= LARGEST[k]:
        return found
    owners = _owners(stride)
    level: dict[Mask, dict[Pieces, int]] = {free // (free & -free): {0: 1}}
    for left in range(k, 1, -1):
        after: dict[Mask, dict[Pieces, int]] = {}
        for free, ways in level.items():
            # A piece is worth trying only if the others can have the cells it leaves.
            cells = free.bit_count()
            around = _around(stride, cells - LARGEST[left - 1], cells - SMALLEST[left - 1])
            for bit, pose in around[free & around.window]:
                rest = free ^ pose
                rest //= rest & -rest
                if left > 2:
                    below = after.get(rest)
                    if below is None:
                        if rest & ~(rest << 1 | rest >> 1 | rest << stride | rest >> stride):
                            continue  # a cell on its own, which no piece can cover
                        below = after[rest] = {}
                    for used, count in ways.items():
                        if not used & bit:
                            below[used | bit] = below.get(used | bit, 0) + count
                elif (owner := owners.get(rest, bit)) != bit:
                    # The last piece is not tried but recognised.
                    pair = bit | owner
                    for used, count in ways.items():
                        if not used & pair:
                            found[used | pair] = found.get(used | pair, 0) + count
        level = after
    if k == 1:
        found = {owners[free]: 1 for free in level if free in owners}
    return found


class Around(dict[Mask, tuple[tuple[Pieces, Mask], ...]]):
    """Which poses of which pieces fit on the lowest free cell, by the free cells around it.

    It is emptied when it is full, because areas of any width are asked for.
    """

    __slots__ = ("pieces", "window")

    def __init__(self, stride: int, smallest: int, largest: int) -> None:
        super().__init__()
        self.pieces = tuple(
            (1 << one.index, fits(stride)[one.index])
            for one in PIECES
            if smallest <= one.size <= largest
        )
        self.window = 0
        for _, fitting in self.pieces:
            self.window |= fitting.window

    def __missing__(self, around: Mask) -> tuple[tuple[Pieces, Mask], ...]:
        if len(self) >= MOST_AROUND:
            self.clear()
        found = tuple(
            [
                (bit, pose)
                for bit, fitting in self.pieces
                for pose in fitting[around & fitting.window]
            ]
        )
        self[around] = found
        return found


@lru_cache(maxsize=512)
def _around(stride: int, smallest: int, largest: int) -> Around:
    smallest, largest = max(smallest, SMALLEST[1]), min(largest, LARGEST[1])
    return _known_around(stride, smallest, largest)


@lru_cache(maxsize=128)
def _known_around(stride: int, smallest: int, largest: int) -> Around:
    return Around(stride, smallest, largest)


@lru_cache(maxsize=WIDEST + 1)
def _owners(stride: int) -> dict[Mask, Pieces]:
    """The piece of each pose; the twelve pieces have no pose in common."""
    return {pose: 1 << index for index, one in enumerate(fits(stride)) for pose in one.poses}
