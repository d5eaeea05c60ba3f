"""Every area there is for a side of a board, up to turns and flips.

An area is in the catalogue if it hangs together, has no hole, fits a box of 6 by 5
and can be covered by at least six different sets of three pieces (the easy half) or
of four (the hard half): one for each face of the die. It was enumerated once, by
`python3 do.py catalogue`, and is read at its first use.

>>> from ubongo.shapes import Shape
>>> len(easy_areas())
10139
>>> Shape.parse("####/####/####") in easy_areas()
True
>>> print(easy_areas()[5_000])
..####
..#...
###...
###...
.#....
"""

import sys
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import overload

from ubongo.shapes import Cell, Shape

FOLDER = Path(__file__).parent.parent / "data" / "catalogue"

# The box an area must fit, lying; it may be turned.
WIDTH = 6
HEIGHT = 5

# Fewer sets than this cannot fill the six lists of a side.
FEWEST_SETS = 6

# An area as an integer: column after column, `HEIGHT` bits each, pushed into the corner. Of all
# its poses that fit the box the smallest integer stands for it. (Column after column, because
# the sorted differences then pack a tenth better than row after row.)
AreaNumber = int

# All cells but those of the lowest row, which touch nothing below.
NOT_AT_THE_BOTTOM = sum(((1 << HEIGHT - 1) - 1) << HEIGHT * x for x in range(WIDTH))

# A difference that does not fit the byte for it; the difference itself is written after the rest.
LARGE = 255


class Catalogue(Sequence[Shape]):
    """The areas of one half, sorted by number; shapes are made only when they are asked for.

    `numbers` are the areas as integers, for callers that draw many and need few shapes.
    """

    __slots__ = ("numbers",)

    def __init__(self, numbers: "array[int]") -> None:
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, place: int) -> Shape: ...

    @overload
    def __getitem__(self, place: slice) -> "Catalogue": ...

    def __getitem__(self, place: "int | slice") -> "Shape | Catalogue":
        if isinstance(place, slice):
            return Catalogue(self.numbers[place])
        return area_of(self.numbers[place])

    def __contains__(self, area: object) -> bool:
        """Whether this area is in the catalogue, turned or flipped in any way."""
        if not isinstance(area, Shape):
            return False
        number = number_of(area)
        if number is None:
            return False
        place = bisect_left(self.numbers, number)
        return place < len(self.numbers) and self.numbers[place] == number

    def __repr__(self) -> str:
        return f"<catalogue of {len(self)} areas>"


@lru_cache(maxsize=1)
def easy_areas() -> Catalogue:
    """The areas that at least six sets of three pieces cover."""
    return Catalogue(unpacked((FOLDER / "easy.xz").read_bytes()))


@lru_cache(maxsize=1)
def hard_areas() -> Catalogue:
    """The areas that at least six sets of four pieces cover."""
    return Catalogue(unpacked((FOLDER / "hard.xz").read_bytes()))


def areas_for(pieces: int) -> Catalogue:
    """The half for sets of three or of four pieces."""
    return {3: easy_areas, 4: hard_areas}[pieces]()


@lru_cache(maxsize=1)
def catalogue_fingerprint() -> str:
    """The SHA-256 of all numbers, of the easy half and then of the hard one, four bytes each.

    The lowest byte comes first. Fresh boards are the same forever as long as this is the same.
    """
    total = sha256()
    for half in (easy_areas(), hard_areas()):
        numbers = half.numbers[:]
        if sys.byteorder == "big":
            numbers.byteswap()
        total.update(numbers.tobytes())
    return total.hexdigest()


def area_of(number: AreaNumber) -> Shape:
    """The area of a number, as it lies in the box."""
    columns = [(number >> HEIGHT * x) & ((1 << HEIGHT) - 1) for x in range(WIDTH)]
    return Shape(
        tuple(Cell(x, y) for y in range(HEIGHT) for x in range(WIDTH) if columns[x] >> y & 1)
    )


def number_of(area: Shape) -> AreaNumber | None:
    """The number of an area and of all its poses; None if it does not fit the box."""
    numbers = [
        sum(1 << HEIGHT * x + y for x, y in pose.cells)
        for pose in area.poses()
        if pose.width <= WIDTH and pose.height <= HEIGHT
    ]
    return min(numbers, default=None)


def perimeter(number: AreaNumber) -> int:
    """The length of the outline of an area, in edges of cells; compact areas have a short one."""
    touching = (number & number >> 1 & NOT_AT_THE_BOTTOM).bit_count()
    touching += (number & number >> HEIGHT).bit_count()
    return 4 * number.bit_count() - 2 * touching


def unpacked(packed: bytes) -> "array[int]":
    """The sorted numbers of a catalogue's file.

    It holds how many there are (four bytes, the lowest first), then the difference from one to
    the next in a byte each, then the differences that were too large for it, in four bytes.
    """
    import lzma  # here, because a game with the box does not need it

    data = lzma.decompress(packed)
    count = int.from_bytes(data[:4], "little")
    small = data[4 : 4 + count]
    steps = list(small)
    place = -1
    for at in range(4 + count, len(data), 4):
        place = small.index(LARGE, place + 1)
        steps[place] = int.from_bytes(data[at : at + 4], "little")
    return array("I", accumulate(steps))
