"""Every area there is: the whole easy half again, and the hard half by sample."""

from random import Random

import numpy as np
import pytest

from tools.catalogue import enumerated, packed, standing
from ubongo.puzzles.catalogue import (
    FEWEST_SETS,
    HEIGHT,
    WIDTH,
    AreaNumber,
    Catalogue,
    area_of,
    areas_for,
    easy_areas,
    hard_areas,
    number_of,
    perimeter,
    unpacked,
)
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Cell, Shape, neighbours


def belongs(area: Shape, pieces: int) -> bool:
    """Whether an area should be in the catalogue, as it is said in words."""
    longer, shorter = max(area.width, area.height), min(area.width, area.height)
    return (
        area.is_connected()
        and not area.has_hole()
        and longer <= WIDTH
        and shorter <= HEIGHT
        and len(sets_of(area, pieces)) >= FEWEST_SETS
    )


# --- The same areas, found again ----------------------------------------------------------------


def test_the_easy_half_is_what_is_enumerated_again() -> None:
    assert list(easy_areas().numbers) == enumerated(3).tolist()
    assert len(easy_areas()) == 10_139


@pytest.mark.slow
def test_every_easy_area_belongs_there() -> None:
    """R-002: six different lists need an area that six sets cover."""
    assert all(belongs(area, 3) for area in easy_areas())


def test_a_sample_of_the_hard_half_belongs_there() -> None:
    """R-002: six different lists need an area that six sets cover."""
    assert len(hard_areas()) == 725_619
    for place in Random(1).sample(range(len(hard_areas())), 500):
        assert belongs(hard_areas()[place], 4), hard_areas()[place].text()


def laid_at_random(chance: Random, pieces: int) -> Shape:
    """An area that some set covers: pieces laid edge to edge, as compact as it happens."""
    taken: set[Cell] = set()
    for piece in chance.sample(PIECES, pieces):
        touched = sorted({cell for one in taken for cell in neighbours(one)} - taken)
        while True:
            pose = chance.choice(piece.poses)
            goal = chance.choice(touched) if touched else Cell(0, 0)
            own = chance.choice(pose.cells)
            laid = {Cell(x - own.x + goal.x, y - own.y + goal.y) for x, y in pose.cells}
            if not laid & taken:
                taken |= laid
                break
    return Shape.of(taken)


def changed(chance: Random, area: Shape) -> Shape | None:
    """The area with one cell elsewhere on its edge; None if that tears it apart."""
    cells = set(area.cells)
    around = sorted({cell for one in cells for cell in neighbours(one)} - cells)
    cells.remove(chance.choice(area.cells))
    cells.add(chance.choice(around))
    other = Shape.of(cells)
    return other if other.is_connected() and other.width <= 8 and other.height <= 8 else None


@pytest.mark.parametrize("pieces", [3, 4])
def test_of_areas_laid_at_random_those_belong_there_that_are_there(pieces: int) -> None:
    """The others have too few sets or a hole, or do not fit."""
    chance = Random(pieces)
    there = outside = 0
    for _ in range(1500):
        area = laid_at_random(chance, pieces)
        if max(area.width, area.height) > 8:
            continue
        assert belongs(area, pieces) == (area in areas_for(pieces)), area.text()
        there += area in areas_for(pieces)
        outside += area not in areas_for(pieces)

    assert there > 20
    assert outside > 400


@pytest.mark.parametrize("pieces", [3, 4])
def test_of_the_neighbours_of_areas_those_belong_there_that_are_there(pieces: int) -> None:
    chance = Random(pieces)
    there = outside = 0
    for place in chance.choices(range(len(areas_for(pieces))), k=400):
        area = changed(chance, areas_for(pieces)[place])
        if area is not None:
            assert belongs(area, pieces) == (area in areas_for(pieces)), area.text()
            there += area in areas_for(pieces)
            outside += area not in areas_for(pieces)

    assert there > 50
    assert outside > 50


@pytest.mark.parametrize(
    ("picture", "pieces", "sets", "why"),
    [
        ("####/#.##/####", 3, 15, "hole"),
        ("#####/#.###/#####/##...", 4, 61, "hole"),
        ("###.../..####/.##.#./.#....", 3, 3, "too few sets"),
        ("#######/######.", 3, 12, "too wide"),
    ],
)
def test_what_is_left_out_has_a_reason(picture: str, pieces: int, sets: int, why: str) -> None:
    area = Shape.parse(picture)

    assert len(sets_of(area, pieces)) == sets
    assert area.has_hole() == (why == "hole")
    assert (number_of(area) is None) == (why == "too wide")
    assert area not in areas_for(pieces)


# --- How it is asked ----------------------------------------------------------------------------


def test_an_area_is_there_however_it_lies() -> None:
    area = Shape.parse("##..#/#####/#####")

    assert area in easy_areas()
    assert all(pose in easy_areas() for pose in area.poses())


def test_only_a_shape_can_be_there() -> None:
    text: object = "####/####/####"

    assert text not in easy_areas()
    assert Shape.parse("#") not in easy_areas()


def test_it_is_a_sequence_of_shapes() -> None:
    areas = easy_areas()

    assert areas[-1] == areas[len(areas) - 1]
    assert isinstance(areas[2:4], Catalogue)
    assert len(areas[2:4]) == 2
    assert next(iter(areas)) == areas[0]
    with pytest.raises(IndexError):
        areas[len(areas)]


def test_a_number_stands_for_an_area_and_all_its_poses() -> None:
    for area in (easy_areas()[place] for place in range(0, len(easy_areas()), 97)):
        number = number_of(area)
        assert number is not None
        assert area_of(number) == area
        assert {number_of(pose) for pose in area.poses()} == {number}


def test_the_tool_and_the_library_number_areas_alike() -> None:
    """Turned and flipped in two ways that share nothing."""
    chance = Random(3)
    numbers: list[AreaNumber] = []
    wanted: list[AreaNumber | None] = []
    while len(numbers) < 500:
        area = laid_at_random(chance, 3)
        if area.width <= WIDTH and area.height <= HEIGHT:
            numbers.append(sum(1 << HEIGHT * x + y for x, y in area.cells))
            wanted.append(number_of(area))

    assert standing(np.array(numbers, dtype=np.uint32)).tolist() == wanted


@pytest.mark.parametrize("picture", ["#", "##/##", "#.#/###", "####/#.../####", "#####/....#"])
def test_the_outline_of_an_area_is_counted_edge_by_edge(picture: str) -> None:
    area = Shape.parse(picture)
    number = number_of(area)
    edges = sum(next_ not in area.cells for cell in area.cells for next_ in neighbours(cell))

    assert number is not None
    assert perimeter(number) == edges


def test_a_file_is_read_as_it_was_packed() -> None:
    numbers = np.array([0, 1, 255, 510, 765, 1 << 20, (1 << 30) - 1], dtype=np.uint32)

    assert list(unpacked(packed(numbers))) == numbers.tolist()
    assert packed(numbers) == packed(numbers)
