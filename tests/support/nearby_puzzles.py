"""Puzzles that differ from another by one piece, for tests."""

from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import WIDEST, Puzzle
from ubongo.puzzles.solver import solve
from ubongo.shapes import Shape


def with_one_more(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the first piece that lies beside it somewhere."""
    for one in PIECES:
        if one in puzzle.pieces:
            continue
        for cell in puzzle.area.cells:
            for pose in one.poses:
                beside = {(cell.x + x + 1, cell.y + y) for x, y in pose.cells}
                area = Shape.of({*puzzle.area.cells, *beside})
                fits = max(area.width, area.height) <= WIDEST and area.is_connected()
                if fits and area.size == puzzle.area.size + one.size:
                    return Puzzle.of(area, (*puzzle.pieces, one))
    raise AssertionError("nothing lies beside it")


def with_one_less(puzzle: Puzzle) -> Puzzle:
    """The puzzle without a piece of its solution, if the rest hangs together."""
    cover = solve(puzzle)
    assert cover is not None
    for laid in cover.placements:
        rest = Shape.of(set(puzzle.area.cells) - set(laid.cells))
        if rest.is_connected():
            return Puzzle.of(rest, (one for one in puzzle.pieces if one is not laid.piece))
    raise AssertionError("nothing can be taken out")
