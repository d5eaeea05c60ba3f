"""How hard a puzzle is, against a person who really tries."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given

from tests.support.strategies import puzzles, solutions
from ubongo.boards.board import Symbol
from ubongo.boards.box import the_box
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import STAR_LIMITS, difficulty, stars
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers
from ubongo.shapes import Cell, neighbours

Cells = frozenset[Cell]
Hand = tuple[Piece, ...]


# --- A person, as plainly as possible: no masks, nothing of the solver --------------------------


def hand(puzzle: Puzzle) -> Hand:
    """The biggest piece first, of equal ones the first in the box."""
    return tuple(sorted(puzzle.pieces, key=lambda one: (-one.size, one.index)))


@cache
def rests(free: Cells, piece: Piece) -> tuple[Cells, ...]:
    """What stays free after each place of the piece."""
    return tuple(free - laid for laid in places(free, piece))


def places(free: Cells, piece: Piece) -> Iterator[Cells]:
    for pose in piece.poses:
        for x in range(9):
            for y in range(9):
                laid = frozenset(Cell(x + cell.x, y + cell.y) for cell in pose.cells)
                if laid <= free:
                    yield laid


@cache
def has_dead_corner(free: Cells, left: Hand) -> bool:
    """A pocket that is too small for every piece still to be laid."""
    unseen = set(free)
    while unseen:
        pocket = [unseen.pop()]
        for cell in pocket:
            for next_ in neighbours(cell):
                if next_ in unseen:
                    unseen.remove(next_)
                    pocket.append(next_)
        if all(len(pocket) < piece.size for piece in left):
            return True
    return False


def tries_until_covered(free: Cells, left: Hand, chance: Random) -> tuple[int, bool]:
    """One person's tries, and whether the area was covered in the end."""
    if not left:
        return 0, True
    tries = 0
    options = list(rests(free, left[0]))
    chance.shuffle(options)
    for rest in options:
        tries += 1
        if left[1:] and has_dead_corner(rest, left[1:]):
            continue
        more, covered = tries_until_covered(rest, left[1:], chance)
        tries += more
        if covered:
            return tries, True
    return tries, False


def over_all_orders(free: Cells, left: Hand) -> tuple[Fraction, bool]:
    """The exact expectation, by trying the places in every order there is."""
    if not left:
        return Fraction(0), True
    options: list[tuple[Fraction, bool]] = []
    for rest in rests(free, left[0]):
        if left[1:] and has_dead_corner(rest, left[1:]):
            options.append((Fraction(0), False))
        else:
            options.append(over_all_orders(rest, left[1:]))
    total = Fraction(0)
    orders = list(permutations(options))
    for order in orders:
        for tries, covered in order:
            total += 1 + tries
            if covered:
                break
    return total / len(orders), any(covered for _, covered in options)


# --- Held against each other --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("##/## + O4", 1),
        ("###/### + I2 O4", 2),
        ("###/##. + I2 L3", 3),
        ("#####/####. + L4 Y5", 4.5),
        ("###/###/### + I2 I3 O4", 3),
        ("####/###./###./##.. + I2 L5 Z5", 7),
        ("#.../####/..##/###./.#.. + L3 L4 S4", 7),
        (".#####/###..#/####.. + T4 I4 L5", 7.5),
        ("####/#### + I4 S4", inf),
        (".##./####/.##. + T4 L4", inf),
    ],
)
def test_it_is_the_mean_over_every_order_of_trying(text: str, expected: float) -> None:
    puzzle = Puzzle.parse(text)
    exact, covered = over_all_orders(frozenset(puzzle.area.cells), hand(puzzle))

    assert difficulty(puzzle) == pytest.approx(expected)
    assert expected == (exact if covered else inf)


@pytest.mark.parametrize("number", [1, 18, 36])
def test_people_who_try_need_as_many_tries_on_average(number: int) -> None:
    """With 1500 people a wrong measure would be off by far more than five standard errors."""
    board = the_box().board(number)
    for side in (board.easy, board.hard):
        puzzle = side.puzzle(Symbol.SNAKE)
        chance = Random(number)
        area = frozenset(puzzle.area.cells)
        tries = [tries_until_covered(area, hand(puzzle), chance)[0] for _ in range(1500)]

        assert abs(fmean(tries) - difficulty(puzzle)) < 5 * stdev(tries) / sqrt(len(tries))


# --- What must hold of every puzzle -------------------------------------------------------------


@given(solutions())
def test_every_piece_of_a_puzzle_is_tried_at_least_once(solved: tuple[Puzzle, Cover]) -> None:
    puzzle, _ = solved

    assert len(puzzle.pieces) <= difficulty(puzzle) < inf


@given(puzzles())
def test_only_what_has_no_cover_is_endless(puzzle: Puzzle) -> None:
    assert (difficulty(puzzle) == inf) == (count_covers(puzzle) == 0)


@given(solutions(least=2))
def test_a_puzzle_is_as_hard_turned_and_flipped(solved: tuple[Puzzle, Cover]) -> None:
    puzzle, _ = solved
    turned = Puzzle.of(puzzle.area.turned(), puzzle.pieces)
    flipped = Puzzle.of(puzzle.area.flipped(), puzzle.pieces)

    assert difficulty(turned) == pytest.approx(difficulty(puzzle))
    assert difficulty(flipped) == pytest.approx(difficulty(puzzle))


def test_the_number_of_solutions_is_no_measure() -> None:
    """One with three times as many solutions may take twice as many tries."""
    few, many = (
        Puzzle.parse("####/####/#### + I2 Y5 L5"),
        Puzzle.parse("####/####/#### + L3 L4 P5"),
    )

    assert (count_covers(few), count_covers(many)) == (4, 12)
    assert difficulty(few) == pytest.approx(4.3)
    assert difficulty(many) == pytest.approx(9.5)


def test_stars_go_from_one_to_five() -> None:
    assert [stars(tries) for tries in (3, 8, 14.1, 31.6, 131)] == [1, 2, 3, 4, 5]
    assert [stars(limit) for limit in STAR_LIMITS] == [2, 3, 4, 5]
    assert stars(inf) == 5
