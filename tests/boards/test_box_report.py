"""The figures of a box, counted by hand on a small one."""

from math import inf

import pytest

from ubongo.boards.board import Animal, Board, Side
from ubongo.boards.box import Box, the_box
from ubongo.boards.box_report import spread, statistics_of
from ubongo.puzzles.difficulty import difficulty

BOARD = Board.parse("""
    board 1 Juri
    easy
      ####
      ####
      ####
      shield    I3 L4 P5
      hand      L3 L4 P5
      antelope  L3 L4 Y5
      snake     L3 O4 Y5
      elephant  I3 I4 L5
      mask      I2 Y5 L5
    hard
      #####.
      ######
      .#####
      shield    L3 L4 I4 L5
      hand      I3 T4 L4 P5
      antelope  L3 L4 I4 P5
      snake     L3 T4 L4 P5
      elephant  I3 L4 S4 P5
      mask      L3 L4 S4 P5
""")


def test_a_box_of_one_board_is_counted() -> None:
    statistics = statistics_of(Box((BOARD,)))
    easy = statistics.easy

    assert (statistics.boards, statistics.puzzles) == (1, 12)
    assert easy.cells == ((12, 1),)
    assert easy.boxes == ((4, 3, 1),)
    assert statistics.hard.boxes == ((6, 3, 1),)
    assert easy.holes == 0
    assert list(easy.offered) == [17, 17, 17]
    assert easy.animals == (("penguin", easy.difficulty[0]),)
    assert sum(uses for _, uses in easy.uses) == 18
    assert easy.uses[:3] == (("L3", 3), ("L4", 3), ("Y5", 3))
    assert dict(easy.uses)["Z5"] == 0


def test_solutions_are_counted_for_the_listed_sets_only() -> None:
    easy = statistics_of(Box((BOARD,))).easy

    assert easy.solutions == ((4, 3), (8, 1), (12, 1), (20, 1))
    assert easy.share_with_solutions(4) == pytest.approx(1 / 2)
    assert easy.share_with_solutions(5, 12) == pytest.approx(1 / 3)


def test_a_puzzle_that_cannot_be_solved_has_no_solution() -> None:
    text = BOARD.text().replace("shield I3 L4 P5", "shield I4 S4 O4")
    statistics = statistics_of(Box((Board.parse(text),)))

    assert statistics.easy.solutions[0] == (0, 1)
    assert statistics.easy.difficulty[2] < inf  # the others are still measured
    assert statistics.easy.means[0] == inf
    assert statistics.easy.spread[0] == 0
    assert "solutions per puzzle      0: 17%" in statistics.text()


def test_one_board_alone_does_not_vary() -> None:
    easy = statistics_of(Box((BOARD,))).easy

    assert easy.spread == (0.0,) * 6
    assert easy.means == tuple(difficulty(puzzle) for puzzle in BOARD.easy.puzzles)


def test_the_spread_is_the_standard_deviation_in_parts_of_the_mean() -> None:
    assert spread([5.0, 5.0]) == 0
    assert spread([9.0, 11.0]) == pytest.approx(0.1)


def test_the_table_has_a_line_for_each_figure() -> None:
    lines = statistics_of(the_box()).text().splitlines()

    assert lines[0] == "36 boards, 432 puzzles"
    assert lines[2].endswith("  hard (4 pieces)")
    assert [line.split("  ")[0] for line in lines[3:]] == [
        "cells of the area",
        "bounding box",
        "holes in the area",
        "solutions per puzzle",
        "sets that cover the area",
        "pieces used most",
        "pieces used least",
        "difficulty",
        "stars",
        *(
            f"{symbol}: mean, spread"
            for symbol in ("shield", "hand", "antelope", "snake", "elephant", "mask")
        ),
        *(f"{animal.species}: mean" for animal in Animal),
    ]


def test_the_sides_can_be_asked_for_by_name() -> None:
    statistics = statistics_of(Box((BOARD,)))

    assert statistics.side(Side.EASY) is statistics.easy
    assert statistics.side(Side.HARD) is statistics.hard
