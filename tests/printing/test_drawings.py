"""The drawings: outlines of shapes, paths in SVG's words, and the same pictures as on the page."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import do
from ubongo.boards.board import SYMBOLS, Animal
from ubongo.drawing.colours import luminance
from ubongo.drawing.outline import loops
from ubongo.printing.art import (
    ANIMAL_ART,
    ANIMAL_COLOURS,
    GEM_ART,
    LOGO,
    MARK_ART,
    PAWN,
    PIPS,
    SYMBOL_ART,
)
from ubongo.printing.dice import PLACES
from ubongo.printing.outline import edges_inside, outline
from ubongo.printing.svg_path import steps_of
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Cell, Shape

CELLS = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 4)), min_size=1)


@given(CELLS)
def test_an_outline_holds_just_its_cells(cells: set[tuple[int, int]]) -> None:
    """The loops' signed areas add up to the number of cells, and their lengths to the edges."""
    around = loops(Cell(*cell) for cell in sorted(cells))
    area = sum(
        x * loop[(place + 1) % len(loop)][1] - loop[(place + 1) % len(loop)][0] * y
        for loop in around
        for place, (x, y) in enumerate(loop)
    )
    length = sum(
        abs(x - loop[place - 1][0]) + abs(y - loop[place - 1][1])
        for loop in around
        for place, (x, y) in enumerate(loop)
    )
    shape = Shape.of(cells)

    assert area == 2 * len(cells)
    assert length + 2 * len(edges_inside(shape)) == 4 * len(cells)


def test_pieces_have_one_loop_of_corners_only() -> None:
    assert [len(outline(piece.shape)) for piece in PIECES] == [1] * 12
    assert outline(Shape.parse("##/##")) == (((0, 0), (2, 0), (2, 2), (0, 2)),)


def test_a_hole_is_a_loop_of_its_own() -> None:
    assert len(outline(Shape.parse("###/#.#/###"))) == 2


def test_cells_that_touch_at_a_corner_stay_apart() -> None:
    assert len(outline(Shape.parse("#./.#"))) == 2


def test_a_smooth_curve_goes_on_where_the_last_one_pointed() -> None:
    assert steps_of("M0 0C1 1 2 1 3 0S5-1 6 0") == (
        ("M", ((0.0, 0.0),)),
        ("C", ((1.0, 1.0), (2.0, 1.0), (3.0, 0.0))),
        ("C", ((4.0, -1.0), (5.0, -1.0), (6.0, 0.0))),
    )


@pytest.mark.parametrize(
    ("name", "box"),
    [
        *((art.fill, 24) for art in SYMBOL_ART.values()),
        *((art.lines, 24) for art in SYMBOL_ART.values()),
        *((art.fill, 24) for art in ANIMAL_ART.values()),
        *((art.lines, 24) for art in ANIMAL_ART.values()),
        *((art.fill, 24) for art in MARK_ART.values()),
        *((art.lines, 24) for art in MARK_ART.values()),
        *((art.path, 24) for art in GEM_ART.values()),
        *((facet, 24) for art in GEM_ART.values() for facet, _ in art.facets),
        (PAWN, 30),
    ],
)
def test_every_drawing_stays_in_its_box(name: str, box: int) -> None:
    for _, points in steps_of(name):
        assert all(0 <= x <= 24 and 0 <= y <= box for x, y in points)


def test_there_is_a_picture_of_everything() -> None:
    assert set(SYMBOL_ART) == set(SYMBOLS)
    assert set(ANIMAL_ART) == set(Animal)
    assert len(GEM_ART) == len(PIPS) == 6
    assert set(MARK_ART) == {piece.mark for piece in PIECES}
    assert [len(pips) for pips in PIPS] == [1, 2, 3, 4, 5, 6]


def test_opposite_faces_of_the_die_add_up_to_seven() -> None:
    """In a row of four the first lies opposite to the third; the arms lie opposite."""
    face = {place: number for number, place in enumerate(PLACES, 1)}

    assert face[0, 1] + face[2, 1] == face[1, 1] + face[3, 1] == face[1, 0] + face[1, 2] == 7


def test_the_pictures_are_those_of_the_page() -> None:
    """They are in one file, which the page reads when it is built: none is drawn a second time."""
    page = {
        path.name: path.read_text("utf-8") for path in (do.ROOT / "web" / "src").rglob("*.svelte")
    }
    drawn = [
        *(path for art in SYMBOL_ART.values() for path in (art.fill, art.lines) if path),
        *(path for art in MARK_ART.values() for path in (art.fill, art.lines) if path),
        *(gem.colour for gem in GEM_ART.values()),
        *(PAWN, *(text for text, _, _ in LOGO)),
        *(colour for one in ANIMAL_COLOURS.values() for colour in (one.tint, one.head)),
    ]

    for name in ("SymbolArt", "Gem", "Die", "Logo", "AnimalArt", "Lacquer"):
        assert "from '@data/art.json'" in page[f"{name}.svelte"]
    assert [path for path in drawn if any(path in text for text in page.values())] == []


def middle_of(points: Iterable[tuple[float, float]]) -> set[tuple[float, float]]:
    return {(round(x, 1), round(y, 1)) for x, y in points}


@pytest.mark.parametrize("name", MARK_ART)
def test_no_turn_or_flip_changes_a_mark(name: str) -> None:
    """A piece is known by its mark alone, however it lies."""
    for path in (MARK_ART[name].fill, MARK_ART[name].lines):
        # Where lines and curves end; curves between them are as symmetrical as these.
        ends = [points[-1] for kind, points in steps_of(path) if kind != "Z"]
        turned = [(24 - y, x) for x, y in ends]
        flipped = [(24 - x, y) for x, y in ends]

        assert middle_of(ends) == middle_of(turned) == middle_of(flipped)


def test_the_facets_of_a_gem_are_lit_from_the_top_left() -> None:
    for art in GEM_ART.values():
        *sides, _ = art.facets
        lightest = max(sides, key=lambda facet: luminance(facet[1]))
        darkest = min(sides, key=lambda facet: luminance(facet[1]))

        def lean(facet: tuple[str, str]) -> float:
            points = [points[0] for kind, points in steps_of(facet[0]) if kind != "Z"]
            return sum(x + y for x, y in points) / len(points)

        assert lean(lightest) < 24 < lean(darkest)
