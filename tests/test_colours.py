"""Pieces and gems stay apart for every kind of colour vision, at least as far as ever before.

The numbers are distances in CAM02-UCS; those of the first release are the floor.
"""

import pytest

from tests.support.colour_vision import distance, smallest, smallest_of_all
from ubongo.drawing.colours import contrast, edge, is_dark, mark, mixed
from ubongo.printing.art import ANIMAL_COLOURS, AREA, GEM_ART, RIM
from ubongo.puzzles.pieces import PIECES

FIRST_PIECES = {"normal": 24.4, "protan": 15.7, "deutan": 15.0, "tritan": 17.4}
FIRST_GEMS = {"normal": 38.3, "protan": 23.2, "deutan": 21.8, "tritan": 27.1}
COLOURS = [piece.colour for piece in PIECES]
WHITE = "#ffffff"


@pytest.mark.parametrize(
    ("colours", "floor"),
    [
        pytest.param(COLOURS, FIRST_PIECES, id="pieces"),
        pytest.param([art.colour for art in GEM_ART.values()], FIRST_GEMS, id="gems"),
    ],
)
def test_colours_are_as_far_apart_as_ever(colours: list[str], floor: dict[str, float]) -> None:
    found = {kind: round(far, 1) for kind, far in smallest_of_all(colours).items()}

    assert all(found[kind] >= least for kind, least in floor.items()), found


def test_the_pieces_are_further_apart_than_those_of_the_first_release() -> None:
    found = [round(far, 1) for far in smallest_of_all(COLOURS).values()]

    assert found == [25.3, 18.0, 17.3, 17.4]


def test_distances_are_those_of_the_literature() -> None:
    """Black and white are 100 apart, a colour is not apart from itself, red and green differ less
    for those who lack a cone.
    """
    assert distance("#000000", WHITE) == pytest.approx(100, abs=0.1)
    assert distance("#336699", "#336699") == 0
    assert distance("#c02020", "#20a020", "deutan") < distance("#c02020", "#20a020") / 2
    assert smallest(["#000000", "#010101", WHITE]) < 2


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_seen_on_the_area_and_its_mark_on_the_piece(piece: object) -> None:
    colour = next(one.colour for one in PIECES if one is piece)

    assert contrast(edge(colour), AREA) >= 6.25
    assert contrast(mark(colour), colour) == pytest.approx(1.8, abs=0.05)
    assert contrast(mark(colour, 3), colour) == pytest.approx(3, abs=0.1)


def test_dark_pieces_have_a_light_bevel_so_that_seams_between_them_are_seen() -> None:
    """The page draws it with 30 % of light at its darkest place."""
    dark = [piece for piece in PIECES if is_dark(piece.colour)]

    assert [piece.id for piece in dark] == ["I3", "I4", "L5", "P5", "Z5"]
    for piece in dark:
        assert contrast(mixed(piece.colour, "#fff4e0", 0.36), edge(piece.colour)) >= 3.1


def test_the_rim_is_seen_on_every_card() -> None:
    for colours in ANIMAL_COLOURS.values():
        assert contrast(RIM, colours.tint) >= 3.3
        assert contrast(WHITE, colours.head) >= 4.5
    assert contrast(RIM, AREA) >= 6
