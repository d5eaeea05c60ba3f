"""The solver finds every cover, once, in its order; two others who do not know it agree."""

from collections.abc import Iterator
from itertools import islice, product

import pytest
from hypothesis import given, settings

from tests.support.strategies import puzzles, solutions
from ubongo.puzzles.cover_check import faults, is_cover
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, covers, has_one_solution, solve


def by_brute_force(puzzle: Puzzle) -> set[Cover]:
    """Every piece in every pose at every place, and all of that combined: a third opinion.

    It asks nobody, neither the masks of the solver nor the judge.
    """
    area = set(puzzle.area.cells)
    places: list[list[frozenset[tuple[int, int]]]] = []
    for one in puzzle.pieces:
        shifted = (
            frozenset((x + across, y + down) for x, y in pose.cells)
            for pose in one.poses
            for across, down in product(range(puzzle.area.width), range(puzzle.area.height))
        )
        places.append([cells for cells in shifted if cells <= area])
    return {
        Cover.of(map(Placement.of, puzzle.pieces, chosen))
        for chosen in product(*places)
        if len(frozenset().union(*chosen)) == len(area)
    }


def test_the_order_of_covers_is_pinned() -> None:
    """Lowest free cell first, then pieces in box order, then poses in their order."""
    found = [cover.text() for cover in covers(Puzzle.parse("###/###/### + L4 P5"))]

    assert found == [
        "L4 L4 L4 / L4 P5 P5 / P5 P5 P5",
        "L4 P5 P5 / L4 P5 P5 / L4 L4 P5",
        "L4 L4 L4 / P5 P5 L4 / P5 P5 P5",
        "L4 L4 P5 / L4 P5 P5 / L4 P5 P5",
        "P5 P5 L4 / P5 P5 L4 / P5 L4 L4",
        "P5 P5 P5 / L4 P5 P5 / L4 L4 L4",
        "P5 L4 L4 / P5 P5 L4 / P5 P5 L4",
        "P5 P5 P5 / P5 P5 L4 / L4 L4 L4",
    ]


def test_covers_are_found_one_at_a_time() -> None:
    """Twelve pieces on 8 by 6 have more covers than anybody would wait for."""
    everything = Puzzle.parse("########/" * 5 + "########" + " + " + " ".join(map(repr, PIECES)))
    first = list(islice(covers(everything), 3))

    assert len(set(first)) == 3
    assert all(is_cover(everything, cover) for cover in first)


def test_what_cannot_be_covered_has_no_cover() -> None:
    puzzle = Puzzle.parse("###/### + I2 I4")

    assert solve(puzzle) is None
    assert count_covers(puzzle) == 0
    assert list(covers(puzzle)) == []
    assert not has_one_solution(puzzle)


@pytest.mark.parametrize(
    ("text", "covers"),
    [
        ("##### + I2 I3", 2),
        ("#/#/#/#/# + I2 I3", 2),
        ("#/#/#/#/#/# + I2 I4", 2),
        ("##/##/##/## + I2 I3 L3", 4),
        ("##/#./#./#./#./#. + I3 L4", 1),
    ],
)
def test_areas_narrower_than_a_piece_are_covered_too(text: str, covers: int) -> None:
    assert count_covers(Puzzle.parse(text)) == covers


@pytest.mark.parametrize("one", PIECES, ids=repr)
def test_a_single_piece_covers_itself_in_every_pose(one: Piece) -> None:
    """R-007: an area in the shape of any pose has exactly one cover."""
    for pose in one.poses:
        puzzle = Puzzle.of(pose, [one])
        cover = solve(puzzle)

        assert count_covers(puzzle) == 1
        assert has_one_solution(puzzle)
        assert cover is not None
        assert faults(puzzle, cover) == ()


@given(solutions())
def test_whatever_is_laid_out_is_found(solved: tuple[Puzzle, Cover]) -> None:
    """R-009: the solver finds every exact cover, also the one we laid."""
    puzzle, laid = solved
    found = list(covers(puzzle))

    assert laid in found
    assert len(set(found)) == len(found)
    assert all(faults(puzzle, cover) == () for cover in found)
    assert found[0] == solve(puzzle)
    assert has_one_solution(puzzle) is (len(found) == 1)


@given(puzzles())
def test_the_three_counts_agree(puzzle: Puzzle) -> None:
    found = list(covers(puzzle))

    assert count_covers(puzzle) == len(found)
    assert sets_of(puzzle.area, len(puzzle.pieces)).get(puzzle.pieces, 0) == len(found)
    assert all(is_cover(puzzle, cover) for cover in found)


@given(solutions(most=3) | puzzles().map(lambda puzzle: (puzzle, Cover(()))))
@settings(max_examples=150)
def test_brute_force_finds_the_same(solved: tuple[Puzzle, Cover]) -> None:
    """R-006: three programs that share no search agree on what an exact cover is."""
    puzzle, _ = solved
    if len(puzzle.pieces) <= 3:
        assert by_brute_force(puzzle) == set(covers(puzzle))


@given(solutions(least=2, most=3))
@settings(max_examples=30)
def test_the_judge_finds_the_same_covers_as_the_solver(solved: tuple[Puzzle, Cover]) -> None:
    """R-006: of all ways to lay the pieces on the area, the judge accepts the solver's."""
    puzzle, _ = solved
    accepted = {cover for cover in every_laying(puzzle) if is_cover(puzzle, cover)}

    assert accepted == set(covers(puzzle))


def every_laying(puzzle: Puzzle) -> Iterator[Cover]:
    """Every piece in every pose with its first cell on any cell of the area."""
    ways = [
        [
            Placement.of(one, [(at.x + x - pose.cells[0].x, at.y + y) for x, y in pose.cells])
            for pose in one.poses
            for at in puzzle.area.cells
        ]
        for one in puzzle.pieces
    ]
    inside = [[laid for laid in way if set(laid.cells) <= set(puzzle.area.cells)] for way in ways]
    return (Cover.of(chosen) for chosen in product(*inside))
