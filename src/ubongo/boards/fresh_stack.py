"""A stack of fresh boards without end: board 1, 2, 3 … of a number, drawn when they are needed.

Without stars these are the boards that `ubongo print boards --seed NUMBER` prints; with stars
each board has the one side that is played, as `ubongo boards new --seed NUMBER --level` makes it.

>>> stack = FreshStack(7)
>>> stack.side(2, Side.EASY) == tuple(fresh_boards(7, 2))[1].easy
True
>>> animal_of(2)
<Animal.HENRIETTA: 'Henrietta'>
"""

from collections.abc import Iterator
from sys import maxsize

from ubongo.boards.board import Animal, Board, BoardSide, Side
from ubongo.boards.fresh_boards import Level, fresh_boards, fresh_sides, has_stars

ANIMALS = tuple(Animal)


class FreshStack:
    """The fresh boards of one number; what has been drawn is kept."""

    def __init__(self, number: int, stars: int | None = None) -> None:
        self._number = number
        self._stars = stars
        self._boards: list[Board] = []
        self._next_boards = fresh_boards(number, maxsize)
        self._sides: dict[Side, list[BoardSide]] = {side: [] for side in Side}
        self._next_sides: dict[Side, Iterator[BoardSide]] = {
            side: fresh_sides(number, Level(side, stars), maxsize)
            for side in Side
            if stars is not None and has_stars(side, stars)
        }

    def side(self, number: int, side: Side) -> BoardSide:
        """This side of a board of the stack."""
        if self._stars is None:
            while len(self._boards) < number:
                self._boards.append(next(self._next_boards))
            return self._boards[number - 1].side(side)
        drawn = self._sides[side]
        while len(drawn) < number:
            drawn.append(next(self._next_sides[side]))
        return drawn[number - 1]


def animal_of(number: int) -> Animal:
    """The animal on a board of any stack: the four take turns."""
    return ANIMALS[(number - 1) % len(ANIMALS)]
