"""Lengths are measured in the PDF itself: 15 mm of a board are 15 mm of a piece."""

from itertools import pairwise

import pytest

from tests.support.pdf_measure import Path, pages_of
from tests.support.printed_sheets import KINDS, LOOKS, made, some_boards
from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import Box, the_box
from ubongo.misread import Misread
from ubongo.printing import sheets
from ubongo.printing.cards import CARD, CELL, MINI, lying
from ubongo.printing.gem_sheets import TOKEN
from ubongo.printing.options import Options, Paper, Style
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Shape

EVERY = [(kind, paper, style) for kind in KINDS for paper, style in LOOKS]
every_sheet = pytest.mark.parametrize(("kind", "paper", "style"), EVERY)
EXACT = 0.001


def near(one: float, other: float, by: float = EXACT) -> bool:
    return abs(one - other) < by


def is_whole(number: float) -> bool:
    return near(number, round(number), 0.0002)


def cells_in(polygon: Path, cell: float = CELL) -> list[tuple[int, int]]:
    """The cells that lie in a polygon of cells, counted from its corner."""
    x, y, right, bottom = polygon.box
    columns, rows = round((right - x) / cell), round((bottom - y) / cell)
    return [
        (column, row)
        for row in range(rows)
        for column in range(columns)
        if is_inside((x + (column + 0.5) * cell, y + (row + 0.5) * cell), polygon.points)
    ]


def is_inside(point: tuple[float, float], polygon: tuple[tuple[float, float], ...]) -> bool:
    """Whether a line to the right crosses the polygon an odd number of times."""
    x, y = point
    inside = False
    for place, (left, up) in enumerate(polygon):
        right, down = polygon[place - 1]
        if (up > y) != (down > y) and x < (right - left) * (y - up) / (down - up) + left:
            inside = not inside
    return inside


@every_sheet
def test_the_paper_has_its_size(kind: str, paper: Paper, style: Style) -> None:
    for page in pages_of(made(kind, paper, style)):
        assert near(page.width, {Paper.A4: 210, Paper.LETTER: 215.9}[paper])
        assert near(page.height, {Paper.A4: 297, Paper.LETTER: 279.4}[paper])


@every_sheet
def test_a_ruler_of_100_mm_is_on_every_sheet(kind: str, paper: Paper, style: Style) -> None:
    for page in pages_of(made(kind, paper, style)):
        if not page.texts:
            continue  # a back that stays empty, so that the next part begins on a new leaf
        rulers = [line for line in page.lines if near(line.size[0], 100) and near(line.size[1], 0)]

        assert len(rulers) == 1
        x, y, _, _ = rulers[0].box
        ticks = {
            round(line.box[0] - x, 2)
            for line in page.lines
            if near(line.box[3], y) and line.size[1] > 1
        }
        assert ticks == {float(step) for step in range(0, 101, 10)}


@every_sheet
def test_nothing_is_closer_than_8_mm_to_the_edge(kind: str, paper: Paper, style: Style) -> None:
    for page in pages_of(made(kind, paper, style)):
        for path in page.paths:
            (x, y, right, bottom), seen = path.box, path.seen
            assert max(x, seen[0]) >= 8 - EXACT
            assert max(y, seen[1]) >= 8 - EXACT
            assert min(right, seen[2]) <= page.width - 8 + EXACT
            assert min(bottom, seen[3]) <= page.height - 8 + EXACT
        for text in page.texts:
            assert text.x >= 8 - EXACT, text
            assert text.right <= page.width - 8 + EXACT, text
            assert 8 <= text.y <= page.height - 8, text


@pytest.mark.parametrize(("paper", "style"), LOOKS)
def test_the_areas_are_those_of_the_boards_in_cells_of_15_mm(paper: Paper, style: Style) -> None:
    boards = some_boards().boards
    pages = pages_of(made("boards", paper, style))

    assert len(pages) == 4
    for number, page in enumerate(pages):
        side = (Side.EASY, Side.HARD)[number % 2]
        batch = boards[3 * (number // 2) :][:3]
        paths = page.paths
        cards = [path for path in paths if path.is_rectangle(*CARD)]
        assert len(cards) == len(batch)
        for card, board in zip(cards, batch, strict=True):
            top, low = card.box[1], card.box[3]
            cells = [
                path
                for path in paths
                if path.is_rectangle(15, 15) and top < path.box[1] and path.box[3] < low
            ]
            x = min(cell.box[0] for cell in cells)
            y = min(cell.box[1] for cell in cells)
            found = Shape.of(
                (round((cell.box[0] - x) / 15), round((cell.box[1] - y) / 15)) for cell in cells
            )
            assert found == lying(board.side(side))
            for cell in cells:
                assert is_whole((cell.box[0] - x) / 15)
                assert is_whole((cell.box[1] - y) / 15)


@pytest.mark.parametrize("style", Style)
def test_beside_each_symbol_are_the_pieces_of_its_puzzle(style: Style) -> None:
    """Read as a player does: from the top to the bottom, from left to right."""
    boards = some_boards().boards
    for number, page in enumerate(pages_of(made("boards", Paper.A4, style))):
        side = (Side.EASY, Side.HARD)[number % 2]
        drawn = [
            path
            for path in page.paths
            if path.stroked
            and not path.filled
            and path.box[2] < 13 + 90
            and len(path.points) >= 4
            and all(is_whole(edge / MINI) for edge in path.size)
        ]
        found = [Shape.of(cells_in(path, MINI)).canonical() for path in drawn]
        wanted = [
            piece.shape.canonical()
            for board in boards[3 * (number // 2) :][:3]
            for symbol in SYMBOLS
            for piece in board.puzzle(side, symbol).pieces
        ]
        assert found == wanted
        rows = [path.box[1] + path.size[1] / 2 for path in drawn]
        for above, below in pairwise(range(0, len(drawn), side.pieces)):
            assert rows[above] < rows[below]
            assert near(rows[above], rows[below - 1])


@pytest.mark.parametrize(("paper", "style"), LOOKS)
def test_backs_lie_on_their_fronts(paper: Paper, style: Style) -> None:
    """Turned over the long edge, left is right, and up stays up."""
    pages = pages_of(made("boards", paper, style))
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        wide = front.width
        fronts, backs = (
            [path.box for path in page.paths if path.is_rectangle(*CARD)] for page in (front, back)
        )
        assert len(fronts) == len(backs)
        for (x, y, right, bottom), other in zip(fronts, backs, strict=True):
            mirrored = (wide - right, y, wide - x, bottom)
            assert all(near(a, b, 0.1) for a, b in zip(mirrored, other, strict=True))
        crosses = [
            sorted(
                (round(path.box[0], 2), round(path.box[1], 2))
                for path in page.lines
                if near(path.size[0], 3.8)
            )
            for page in (front, back)
        ]
        assert crosses[0] == crosses[1]
        assert len(crosses[0]) == 2 * len(fronts)


@pytest.mark.parametrize(("paper", "style"), LOOKS)
def test_all_pieces_are_there_for_all_players_in_the_size_of_the_areas(
    paper: Paper, style: Style
) -> None:
    pages = pages_of(made("pieces", paper, style))
    assert len(pages) == 4
    outlines = [
        [
            path
            for path in page.paths
            if path.stroked
            and not path.filled
            and len(path.points) >= 4
            and all(is_whole(edge / 15) for edge in path.size)
        ]
        for page in pages
    ]
    wanted = sorted(piece.shape.canonical().text() for piece in PIECES for _ in range(2))
    for found in outlines:
        shapes = [Shape.of(cells_in(path)).canonical() for path in found]
        assert sorted(map(Shape.text, shapes)) == wanted
    for front, back in ((outlines[0], outlines[1]), (outlines[2], outlines[3])):
        fronts = sorted(corners(path, pages[0].width) for path in front)
        backs = sorted(corners(path) for path in back)
        for one, other in zip(fronts, backs, strict=True):
            assert all(
                near(x, u, 0.1) and near(y, v, 0.1)
                for (x, y), (u, v) in zip(one, other, strict=True)
            )


def corners(path: Path, mirrored_in: float = 0) -> list[tuple[float, float]]:
    """The corners in order, to a tenth of a millimetre, turned over the long edge if asked."""
    turned = [(mirrored_in - x if mirrored_in else x, y) for x, y in path.points]
    return sorted((round(x + 0.012, 1), round(y + 0.012, 1)) for x, y in turned)


@pytest.mark.parametrize(("players", "sheets_of_paper"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_pieces_for_as_many_as_play(players: int, sheets_of_paper: int) -> None:
    assert len(pages_of(made("pieces", players=players))) == 2 * sheets_of_paper


@pytest.mark.parametrize(("paper", "style"), LOOKS)
def test_the_gem_board_has_72_holes_and_72_gems_fit_into_them(paper: Paper, style: Style) -> None:
    """R-100, R-101: six rows of twelve, six colours of twelve."""
    board, back, parts = pages_of(made("gem-board", paper, style))
    holes = [
        path
        for path in board.paths
        if near(path.size[0], TOKEN + 0.6) and near(path.size[1], TOKEN + 0.6)
    ]
    gems = [path for path in parts.paths if path.is_rectangle(TOKEN, TOKEN)]

    assert len(holes) == len(gems) == 72
    assert back.paths == ()  # or cutting out the gems would cut the board
    assert len({round(path.box[1], 2) for path in holes}) == 6
    assert len({round(path.box[0], 2) for path in holes}) == 12


def test_every_solution_is_drawn() -> None:
    """Six puzzles of three pieces and six of four on each board."""
    drawn = [name for page in pages_of(made("solutions")) for name in page.stamps]

    assert len(drawn) == len(some_boards().boards) * 6 * (3 + 4)


def test_the_whole_box_is_printed() -> None:
    pages = pages_of(sheets.boards(the_box(), Options()))
    said = [{text.words for text in page.texts} for page in pages]

    assert len(pages) == 24
    for place, board in enumerate(the_box().boards):
        for back in (0, 1):
            assert {str(board.number), board.animal.species.capitalize()} <= said[
                2 * (place // 3) + back
            ]


def test_an_area_that_is_too_large_is_refused_before_anything_is_drawn() -> None:
    from dataclasses import replace

    from ubongo.boards.board import BoardSide

    wide = BoardSide.parse(
        Side.EASY,
        "####### ######. shield I4 Y5 T4 hand I4 L5 T4 antelope I4 P5 T4 snake S4 Y5 T4 "
        "elephant O4 Y5 T4 mask I4 P5 O4",
    )
    box = Box((replace(the_box().board(1), easy=wide),))
    try:
        sheets.boards(box, Options())
    except Misread as wrong:
        assert "7 by 2 cells is too large" in str(wrong)
    else:
        raise AssertionError("it cannot be printed")


def test_an_area_that_stands_is_laid_down() -> None:
    side = the_box().board(1).hard
    from dataclasses import replace

    standing = replace(side, area=side.area.turned())

    assert lying(standing).width >= lying(standing).height
    assert lying(standing).canonical() == side.area.canonical()
