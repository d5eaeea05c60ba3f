"""The box that comes with the game: like the real one in its figures, and fairer."""

from collections import Counter
from functools import cache

import pytest

from ubongo.boards.board import SYMBOLS, Animal, Board, Side
from ubongo.boards.box import FOLDER, the_box
from ubongo.boards.box_report import SideStatistics, statistics_of
from ubongo.puzzles.catalogue import areas_for, number_of
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.solver import solve


@cache
def measured(side: Side) -> SideStatistics:
    return statistics_of(the_box()).side(side)


# --- What the rulebook says ---------------------------------------------------------------------


def test_the_box_has_36_boards_with_two_sides_and_six_tasks_on_each() -> None:
    """R-001: 36 × 2 × 6 = 432 tasks."""
    assert [board.number for board in the_box().boards] == list(range(1, 37))
    assert len(the_box().puzzles()) == 432


def test_every_task_can_be_solved() -> None:
    """R-009: with some cover; the judge, who knows nothing of the solver, agrees."""
    for board, side, symbol, puzzle in the_box().puzzles():
        cover = solve(puzzle)
        assert cover is not None, (board.number, side, symbol)
        assert is_cover(puzzle, cover), (board.number, side, symbol)


@pytest.mark.parametrize("side", Side)
def test_a_side_has_one_area_and_six_different_lists(side: Side) -> None:
    """R-002: one light area for all six lists, one list a face; and no list twice."""
    for board in the_box().boards:
        own = board.side(side)
        assert len(set(own.sets)) == len(own.sets) == 6
        assert {puzzle.area for puzzle in own.puzzles} == {own.area}


@pytest.mark.parametrize(("side", "pieces"), [(Side.EASY, 3), (Side.HARD, 4)])
def test_easy_lists_have_three_pieces_and_hard_ones_four(side: Side, pieces: int) -> None:
    """R-003: easy side 3 pieces a list, hard side 4."""
    assert {len(listed) for board in the_box().boards for listed in board.side(side).sets} == {
        pieces
    }


def test_the_tasks_use_all_twelve_pieces_and_no_piece_twice() -> None:
    """R-004: twelve pieces, all different."""
    tasks = [puzzle.pieces for *_, puzzle in the_box().puzzles()]

    assert {piece for pieces in tasks for piece in pieces} == set(PIECES)
    assert all(len(set(pieces)) == len(pieces) for pieces in tasks)


def test_no_two_areas_are_alike() -> None:
    """Turned and flipped as one likes, on either side."""
    numbers = [number_of(board.side(side).area) for board in the_box().boards for side in Side]

    assert None not in numbers
    assert len(set(numbers)) == 72


@pytest.mark.parametrize("side", Side)
def test_every_area_is_in_the_catalogue_and_lies_wider_than_high(side: Side) -> None:
    areas = [board.side(side).area for board in the_box().boards]

    assert all(area in areas_for(side.pieces) for area in areas)
    assert all(area.width >= area.height for area in areas)


def test_each_animal_has_nine_boards_and_all_are_equally_hard() -> None:
    """R-201 and after: the animals of the 2024 edition."""
    assert Counter(board.animal for board in the_box().boards) == dict.fromkeys(Animal, 9)
    for side in Side:
        mean, _, _ = measured(side).difficulty
        for name, own in measured(side).animals:
            assert own == pytest.approx(mean, rel=0.01), name


def test_every_file_holds_what_is_printed_from_it() -> None:
    for board in the_box().boards:
        picture = (FOLDER / f"{board.number:02}.txt").read_text("utf-8")
        assert board.picture() == picture
        assert Board.parse(board.text()) == board


# --- What was measured on the real box ----------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "real"),
    [
        (Side.EASY, {11: 0.14, 12: 0.31, 13: 0.50, 14: 0.05}),
        (Side.HARD, {14: 0.03, 15: 0.12, 16: 0.32, 17: 0.41, 18: 0.12}),
    ],
)
def test_areas_are_as_large_as_the_real_ones(side: Side, real: dict[int, float]) -> None:
    """To the board: 36 of them cannot follow a percent more closely."""
    assert {cells: count / 36 for cells, count in measured(side).cells} == pytest.approx(
        real, abs=0.5 / 36
    )


@pytest.mark.parametrize(
    ("side", "real"),
    [
        (Side.EASY, {(4, 3), (4, 4), (5, 3), (5, 4), (6, 3)}),
        (Side.HARD, {(4, 4), (5, 4), (5, 5), (6, 4), (6, 5)}),
    ],
)
def test_areas_fit_the_same_bounding_boxes(side: Side, real: set[tuple[int, int]]) -> None:
    assert {(longer, shorter) for longer, shorter, _ in measured(side).boxes} <= real
    assert len(measured(side).boxes) >= 4
    assert measured(side).holes == 0


@pytest.mark.parametrize(
    ("side", "limits", "real"),
    [
        (Side.EASY, ((1, 1), (2, 2), (3, 9)), (0.66, 0.24, 0.10)),
        (Side.HARD, ((1, 1), (2, 2), (3, 3), (4, 48)), (0.29, 0.20, 0.20, 0.31)),
    ],
)
def test_as_many_puzzles_have_one_solution_two_or_more(
    side: Side, limits: tuple[tuple[int, int], ...], real: tuple[float, ...]
) -> None:
    """To four percent of the puzzles."""
    shares = [measured(side).share_with_solutions(*limit) for limit in limits]

    assert shares == pytest.approx(list(real), abs=0.04)
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(
    ("side", "fewest", "median", "most"), [(Side.EASY, 7, 15, 30), (Side.HARD, 19, 47, 77)]
)
def test_areas_offer_as_many_sets(side: Side, fewest: int, median: int, most: int) -> None:
    """The median to six sets."""
    least, middle, largest = measured(side).offered

    assert fewest <= least
    assert largest <= most
    assert middle == pytest.approx(median, abs=6)


@pytest.mark.parametrize(
    ("side", "most", "least"), [(Side.EASY, ("L4", "P5"), "I2"), (Side.HARD, ("P5", "L4"), "Z5")]
)
def test_the_same_pieces_are_used_most_and_least(
    side: Side, most: tuple[str, str], least: str
) -> None:
    names = [name for name, _ in measured(side).uses]

    assert tuple(names[:2]) == most
    assert names[-1] == least


@pytest.mark.parametrize(("side", "real"), [(Side.EASY, 14.1), (Side.HARD, 31.6)])
def test_the_box_is_as_hard_as_the_real_one(side: Side, real: float) -> None:
    """To two percent."""
    mean, least, largest = measured(side).difficulty

    assert mean == pytest.approx(real, rel=0.02)
    assert 0.5 * mean < least < largest < 2 * mean


# --- What is better than in the real one --------------------------------------------------------


@pytest.mark.parametrize("side", Side)
def test_whatever_is_rolled_the_boards_are_about_equally_hard(side: Side) -> None:
    """The real ones vary by 0.38 to 0.72 of the mean."""
    assert len(measured(side).spread) == len(SYMBOLS)
    assert max(measured(side).spread) < 0.20


@pytest.mark.parametrize("side", Side)
def test_no_face_of_the_die_is_harder_than_another(side: Side) -> None:
    mean, _, _ = measured(side).difficulty

    assert list(measured(side).means) == pytest.approx([mean] * 6, rel=0.03)
