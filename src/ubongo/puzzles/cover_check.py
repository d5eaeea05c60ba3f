"""Two checks whether a cover is a solution: `faults` names what is wrong, `is_exact` is fast.

Neither uses the other or the solver, so that the tests can hold all three against each
other. `faults` is written as plainly as the rules: no bit masks, no search, only cells
counted one by one. `is_exact` compares bit masks and only answers yes or no; a game asks
it at every call of "Ubongo!".

>>> from ubongo.puzzles.covers import Cover
>>> from ubongo.puzzles.puzzles import Puzzle
>>> puzzle = Puzzle.parse("###/### + O4 I2")
>>> faults(puzzle, Cover.parse("O4 O4 I2 / O4 O4 I2"))
()
>>> is_exact(puzzle, Cover.parse("O4 O4 I2 / O4 O4 I2"))
True
>>> [str(fault) for fault in faults(puzzle, Cover.parse("O4 O4 / O4 O4"))]
['I2 is not laid', 'column 3, row 1 is empty', 'column 3, row 2 is empty']
"""

from dataclasses import dataclass

from ubongo.puzzles.bitmasks import pose_set
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.facts import last_yes
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Cell, Shape


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a cover, with a stable code, a piece or a cell."""

    code: str
    piece: str = ""
    cell: Cell | None = None

    def __str__(self) -> str:
        place = f"column {self.cell.x + 1}, row {self.cell.y + 1}" if self.cell else ""
        return {
            "piece_not_listed": f"{self.piece} is not listed",
            "piece_not_laid": f"{self.piece} is not laid",
            "piece_laid_twice": f"{self.piece} is laid twice",
            "piece_misshapen": f"what is laid as {self.piece} does not have its shape",
            "sticks_out": f"{self.piece} sticks out at {place}",
            "overlap": f"{self.piece} lies on another piece at {place}",
            "hole": f"{place} is empty",
        }[self.code]


def faults(puzzle: Puzzle, cover: Cover) -> tuple[Fault, ...]:
    """Everything that is wrong with the cover; empty if it is a solution."""
    found: list[Fault] = []
    laid = [placement.piece for placement in cover.placements]

    # only the listed pieces count.
    found += [Fault("piece_not_listed", one.id) for one in laid if one not in puzzle.pieces]
    # all of them, each once.
    found += [Fault("piece_not_laid", one.id) for one in puzzle.pieces if one not in laid]
    found += [Fault("piece_laid_twice", one.id) for one in puzzle.pieces if laid.count(one) > 1]

    # nothing sticks out, nothing overlaps, no cell stays empty.
    taken: list[Cell] = []
    for placement in cover.placements:
        if not _has_shape_of(placement.piece.shape, placement.cells):
            found.append(Fault("piece_misshapen", placement.piece.id))
        for cell in placement.cells:
            if cell not in puzzle.area.cells:
                found.append(Fault("sticks_out", placement.piece.id, cell))
            elif cell in taken:
                found.append(Fault("overlap", placement.piece.id, cell))
            taken.append(cell)
    found += [Fault("hole", "", cell) for cell in puzzle.area.cells if cell not in taken]
    return tuple(found)


def is_cover(puzzle: Puzzle, cover: Cover) -> bool:
    """R-009: any exact cover with the listed pieces counts."""
    return not faults(puzzle, cover)


def _has_shape_of(shape: Shape, cells: tuple[Cell, ...]) -> bool:
    """R-007: pieces may be turned and flipped, but neither bent nor broken."""
    if len(cells) != len(shape.cells):
        return False
    wanted = sorted(cells)
    for flip in (1, -1):
        for quarter in range(4):
            pose = [(flip * x, y) for x, y in shape.cells]
            for _ in range(quarter):
                pose = [(-y, x) for x, y in pose]
            pose.sort()
            across = wanted[0][0] - pose[0][0]
            down = wanted[0][1] - pose[0][1]
            if [(x + across, y + down) for x, y in pose] == wanted:
                return True
    return False


# A bot lays the same cover on the same puzzle again and again.
@last_yes
def is_exact(puzzle: Puzzle, cover: Cover) -> bool:
    """R-005 to R-008: all listed pieces, each once, on every cell of the area and no other."""
    if len(cover.placements) != len(puzzle.pieces):
        return False
    area = puzzle.area
    stride = area.width + 1
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
        if (
            not mask
            or mask & free != mask
            or mask // (mask & -mask) not in pose_set(listed, stride)
        ):
            return False
        free ^= mask
    return not free
