"""Whether a cover is exact, quickly: the question asked at every call of a game.

The plain `checker` says what is wrong; this only says whether something is.

>>> from ubongo.puzzles.covers import Cover
>>> from ubongo.puzzles.puzzles import Puzzle
>>> is_exact(Puzzle.parse("###/### + O4 I2"), Cover.parse("O4 O4 I2 / O4 O4 I2"))
True
"""

from ubongo.puzzles.bitmasks import pose_sets
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.puzzles import Puzzle

# A bot lays the same cover on the same puzzle again and again: what was found exact once is
# known by the two objects. A box has 432 puzzles, and people's covers are new each time.
MOST_KNOWN = 4096

# The keys are the puzzles' ids; the values keep them alive, so that no id is given again.
_known: dict[int, tuple[Puzzle, Cover]] = {}


def is_exact(puzzle: Puzzle, cover: Cover) -> bool:
    """R-005 to R-008: all listed pieces, each once, on every cell of the area and no other."""
    known = _known.get(id(puzzle))
    if known is not None and known[1] is cover:
        return True
    exact = _is_exact(puzzle, cover)
    if exact:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[id(puzzle)] = (puzzle, cover)
    return exact


def _is_exact(puzzle: Puzzle, cover: Cover) -> bool:
    if len(cover.placements) != len(puzzle.pieces):
        return False
    area = puzzle.area
    stride = area.width + 1
    known = pose_sets(stride)
    free = area.mask
    # Both are in box order, so the pieces must agree one by one.
    for listed, laid in zip(puzzle.pieces, cover.placements, strict=True):
        if listed is not laid.piece:
            return False
        mask = 0
        for x, y in laid.cells:
            # Beyond the empty column between the rows a cell would pass for one of the next row.
            if not 0 <= x < stride or y < 0:
                return False
            mask |= 1 << y * stride + x
        if not mask or mask & free != mask or mask // (mask & -mask) not in known[listed.index]:
            return False
        free ^= mask
    return not free
