"""Fresh boards: the same for the same seed, forever."""

from itertools import islice
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ubongo.boards.board import Animal, Board, BoardSide, Side
from ubongo.boards.fresh_boards import KINDS, Level, fresh_boards, fresh_sides
from ubongo.misread import Misread
from ubongo.puzzles.catalogue import areas_for, number_of
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.solver import solve

LEVELS = [Level(side, count) for side, count in KINDS]


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (
            "easy",
            (
                "#####/.####/.####/....# shield I4 P5 Z5 hand L4 Y5 P5 antelope O4 Y5 L5 "
                "snake I4 Y5 P5 elephant O4 Y5 Z5 mask L4 P5 Z5"
            ),
        ),
        (
            "hard",
            (
                "..#..#/..####/..###./######/###... shield L4 S4 L5 P5 hand T4 L4 L5 Z5 "
                "antelope T4 I4 P5 Z5 snake S4 O4 L5 P5 elephant T4 S4 Y5 P5 mask I3 Y5 P5 Z5"
            ),
        ),
        (
            "1 star",
            (
                ".##.#/.####/.#..#/##... shield I2 T4 Z5 hand I3 L3 P5 antelope L3 T4 L4 "
                "snake I2 T4 L5 elephant L3 T4 O4 mask I2 T4 P5"
            ),
        ),
        (
            "4 stars",
            (
                "....##/###..#/###.##/######/..#... shield L4 O4 L5 Z5 hand I3 L5 P5 Z5 "
                "antelope T4 L4 L5 P5 snake L3 L5 P5 Z5 elephant T4 L4 P5 Z5 mask T4 L4 Y5 P5"
            ),
        ),
    ],
)
def test_a_seed_gives_the_side_that_it_has_always_given(level: str, expected: str) -> None:
    """If this fails, boards that people have printed or shared by seed have changed."""
    [side] = fresh_sides(seed=2025, level=Level.parse(level), count=1)

    assert side.text() == expected


def test_a_seed_gives_the_board_that_it_has_always_given() -> None:
    """If this fails, boards that people have printed or shared by seed have changed."""
    *_, third = fresh_boards(seed=2025, count=3)

    assert third == Board.parse("""
        board 3 Juri
        easy
          ##....
          ######
          ..####
          shield    I3 L4 P5
          hand      L3 S4 P5
          antelope  I3 I4 P5
          snake     L3 T4 P5
          elephant  L3 I4 L5
          mask      L3 L4 Y5
        hard
          ##....
          ####.#
          ...###
          ..####
          ..####
          shield    L4 O4 L5 P5
          hand      T4 L4 L5 P5
          antelope  S4 O4 Y5 P5
          snake     T4 L4 Y5 P5
          elephant  L4 O4 Y5 Z5
          mask      T4 O4 L5 Z5
    """)


@given(st.integers(), st.sampled_from(LEVELS))
@settings(max_examples=40)
def test_every_fresh_side_can_be_played(seed: int, level: Level) -> None:
    """R-002, R-003: one area of the catalogue, six different lists, each with a cover."""
    for side in fresh_sides(seed, level, 2):
        assert side.side is level.side
        assert side.area in areas_for(side.side.pieces)
        assert side.area.width >= side.area.height
        assert all(solve(puzzle) for puzzle in side.puzzles)
        assert BoardSide.parse(side.side, side.text()) == side


@pytest.mark.parametrize("level", LEVELS, ids=str)
def test_fewer_sides_are_the_first_of_more(level: Level) -> None:
    assert list(fresh_sides(5, level, 3)) == list(islice(fresh_sides(5, level, 10**9), 3))
    assert list(fresh_sides(5, level, 3)) != list(fresh_sides(6, level, 3))


@pytest.mark.parametrize("level", [level for level in LEVELS if level.stars is not None], ids=str)
def test_puzzles_have_about_the_stars_that_were_asked_for(level: Level) -> None:
    """About half of them or more exactly, hardly any by more than one."""
    assert level.stars is not None
    found = [
        stars(difficulty(puzzle)) for side in fresh_sides(1, level, 60) for puzzle in side.puzzles
    ]

    assert fmean(found) == pytest.approx(level.stars, abs=0.4)
    assert found.count(level.stars) > 0.45 * len(found)
    assert sum(abs(one - level.stars) > 1 for one in found) < len(found) / 20


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 10, 15), ("hard", 22, 32)])
def test_without_stars_they_are_about_as_hard_as_the_box(
    level: str, least: float, most: float
) -> None:
    sides = fresh_sides(1, Level.parse(level), 60)

    assert least < fmean(difficulty(puzzle) for side in sides for puzzle in side.puzzles) < most


def test_areas_do_not_come_again_as_long_as_there_are_others() -> None:
    areas = [number_of(side.area) for side in fresh_sides(1, Level.parse("hard"), 200)]

    assert len(set(areas)) == 200


@pytest.mark.slow
def test_when_all_areas_have_been_used_they_come_again() -> None:
    areas = [number_of(side.area) for side in fresh_sides(1, Level.parse("3 stars"), 1000)]

    assert 250 < len(set(areas)) < 1000


def test_the_animals_take_turns() -> None:
    boards = list(fresh_boards(seed=1, count=5))

    assert [board.number for board in boards] == [1, 2, 3, 4, 5]
    assert [board.animal for board in boards] == [*Animal, Animal.RABBAT]


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("easy", Level(Side.EASY)),
        ("HARD", Level(Side.HARD)),
        ("1 star", Level(Side.EASY, 1)),
        ("3 stars", Level(Side.EASY, 3)),
        ("4 stars", Level(Side.HARD, 4)),
        ("5", Level(Side.HARD, 5)),
        ("hard 3 stars", Level(Side.HARD, 3)),
    ],
)
def test_a_level_is_read(text: str, level: Level) -> None:
    assert Level.parse(text) == level
    assert Level.parse(str(level)) == level


@pytest.mark.parametrize(
    "text", ["", "stars", "0 stars", "6 stars", "4 5 stars", "easy hard", "medium", "-1", "٣"]
)
def test_what_is_no_level_is_said_with_the_cure(text: str) -> None:
    with pytest.raises(Misread, match=r"level: .* is not a level; write easy, hard, 1 to 5 stars"):
        Level.parse(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("easy 5 stars", "there are no easy boards of 5 stars; ask for 1, 2 or 3, or for"),
        ("hard 1 star", "there are no hard boards of 1 stars; ask for 2, 3, 4 or 5, or for"),
    ],
)
def test_stars_that_a_side_does_not_have_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(Misread, match=sentence):
        Level.parse(text)
