"""What Hypothesis draws from: shapes, areas, puzzles, covers and boards of every kind.

Areas are laid out of pieces, because random cells hardly ever have a cover; random ones
are there as well, for everything that must hold without one.
"""

from itertools import product

from hypothesis import strategies as st

from ubongo.boards.board import Animal, Board, BoardSide, Side
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.puzzles.puzzles import HIGHEST, WIDEST, Puzzle
from ubongo.shapes import Cell, Shape, neighbours

cells = st.builds(Cell, st.integers(0, 9), st.integers(0, 9))

shapes = st.frozensets(cells, min_size=1, max_size=20).map(Shape.of)

piece_sets = st.lists(st.sampled_from(PIECES), min_size=1, max_size=4, unique=True).map(tuple)


@st.composite
def connected(draw: st.DrawFn, size: int) -> Shape:
    """A connected area of this many cells that fits the supported box."""
    grown = {Cell(0, 0)}
    while len(grown) < size:
        edge = sorted({cell for one in grown for cell in neighbours(one)} - grown)
        fitting = [cell for cell in edge if _fits({*grown, cell})]
        grown.add(draw(st.sampled_from(fitting)))
    return Shape.of(grown)


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """An area and pieces of the same size; whether they cover it is open."""
    pieces = draw(piece_sets)
    return Puzzle.of(draw(connected(sum(one.size for one in pieces))), pieces)


@st.composite
def solutions(draw: st.DrawFn, least: int = 1, most: int = 4) -> tuple[Puzzle, Cover]:
    """Pieces laid edge to edge, and the puzzle that they solve."""
    pieces = draw(st.lists(st.sampled_from(PIECES), min_size=least, max_size=most, unique=True))
    laid: list[tuple[Piece, frozenset[Cell]]] = []
    taken: frozenset[Cell] = frozenset()
    for one in pieces:
        places = sorted(_places(one, taken), key=sorted)
        cells = draw(st.sampled_from(places))
        laid.append((one, cells))
        taken |= cells
    left, top = min(x for x, _ in taken), min(y for _, y in taken)
    cover = Cover.of(
        Placement.of(one, ((x - left, y - top) for x, y in cells)) for one, cells in laid
    )
    return Puzzle.of(Shape.of(taken), pieces), cover


@st.composite
def half_laid(draw: st.DrawFn) -> tuple[Puzzle, Cover]:
    """A puzzle and some of its pieces, lying anywhere: on the area, beside it, on each other."""
    puzzle, solution = draw(solutions(least=2, most=3))
    chosen = draw(st.lists(st.sampled_from(puzzle.pieces), unique=True))
    laid = []
    for one in chosen:
        rightly = next(lying for lying in solution.placements if lying.piece is one)
        pose = draw(st.sampled_from(one.poses))
        x, y = draw(st.integers(0, 4)), draw(st.integers(0, 4))
        anywhere = Placement.of(one, ((x + cell.x, y + cell.y) for cell in pose.cells))
        laid.append(draw(st.sampled_from((rightly, anywhere))))
    return puzzle, Cover.of(laid)


@st.composite
def sides(draw: st.DrawFn, side: Side) -> BoardSide:
    """One area of at least six sets, and six of them."""
    size = draw(st.integers(11, 13) if side is Side.EASY else st.integers(15, 17))
    width = 4 if side is Side.EASY else 5
    block = Shape.of((n % width, n // width) for n in range(size))
    found = sorted(sets_of(block, side.pieces), key=lambda set_: [one.index for one in set_])
    chosen = draw(st.permutations(found))[:6]
    pose = draw(st.sampled_from(block.poses()))
    return BoardSide(side, pose, tuple(chosen))


boards = st.builds(
    Board, st.integers(0, 999), st.sampled_from(Animal), sides(Side.EASY), sides(Side.HARD)
)


def _fits(cells: "set[Cell] | frozenset[Cell]") -> bool:
    wide = max(x for x, _ in cells) - min(x for x, _ in cells) < WIDEST
    return wide and max(y for _, y in cells) - min(y for _, y in cells) < HIGHEST


def _places(piece: Piece, taken: frozenset[Cell]) -> set[frozenset[Cell]]:
    """Where the piece can lie beside what lies already, all within the supported box."""
    if not taken:
        return {frozenset(pose.cells) for pose in piece.poses}
    edge = {cell for one in taken for cell in neighbours(one)} - taken
    places = set()
    for pose in piece.poses:
        for hold, at in product(pose.cells, edge):
            cells = frozenset(Cell(x + at.x - hold.x, y + at.y - hold.y) for x, y in pose.cells)
            if not cells & taken and _fits(cells | taken):
                places.add(cells)
    return places
