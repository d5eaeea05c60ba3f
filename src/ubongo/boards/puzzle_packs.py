"""Packs of a hundred fresh puzzles, to be played where there is no server (R-436).

A pack has a level and a number, and from these two follows all that is in it: so it is the same
on every server and forever, and who has judged a run can draw its boards again. No secret and no
table has a part in it, and there is no solution in it, so a pack tells nothing of the boards that
lie at tables (R-321).

>>> puzzles = puzzle_pack("easy", 1)
>>> len(puzzles), puzzles[0].puzzle.text(), puzzles[0].stars
(100, '######/..####/..##.. + L3 I4 P5', 2)
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Literal

from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.fresh_boards import Level, fresh_sides
from ubongo.boards.seeded_random import below
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle

PackLevel = Literal["easy", "hard", "five_stars"]

PACK_LEVELS: dict[PackLevel, Level] = {
    "easy": Level(Side.EASY),
    "hard": Level(Side.HARD),
    "five_stars": Level(Side.HARD, 5),
}
PUZZLES_A_PACK = 100
# More than anybody plays of a level, and few enough that a browser or a proxy meets one again.
MOST_PACKS = 1_000


@dataclass(frozen=True, slots=True)
class PackedPuzzle:
    """One puzzle of a pack."""

    puzzle: Puzzle
    stars: int


def puzzle_pack(level: PackLevel, number: int) -> tuple[PackedPuzzle, ...]:
    """The puzzles of a pack, each on an area of its own."""
    wish = PACK_LEVELS[level]
    drawn = sha256(f"pack {level} {number}".encode()).digest()
    # The first eight bytes are the seed of the areas, the next eight choose the symbols.
    chance = Random(int.from_bytes(drawn[8:16], "big"))
    found = []
    for side in fresh_sides(int.from_bytes(drawn[:8], "big"), wish, PUZZLES_A_PACK):
        first = below(chance, len(SYMBOLS))
        turns = (*side.puzzles[first:], *side.puzzles[:first])
        rated = (PackedPuzzle(puzzle, stars(difficulty(puzzle))) for puzzle in turns)
        if wish.stars is None:
            found.append(next(rated))
        else:
            found.append(_of_stars(wish.stars, rated))
    return tuple(found)


def _of_stars(wanted: int, rated: Iterable[PackedPuzzle]) -> PackedPuzzle:
    """The first of so many stars, or the nearest if there is none."""
    nearest: PackedPuzzle | None = None
    for one in rated:
        if one.stars == wanted:
            return one
        if nearest is None or abs(one.stars - wanted) < abs(nearest.stars - wanted):
            nearest = one
    assert nearest is not None
    return nearest
