"""Shapes turn, flip, and can be read and drawn."""

import pytest
from hypothesis import given

from tests.support.strategies import shapes
from ubongo.misread import Misread
from ubongo.shapes import LARGEST_DRAWING, Cell, Shape, neighbours


@given(shapes)
def test_four_turns_are_none(shape: Shape) -> None:
    assert shape.turned().turned().turned().turned() == shape


@given(shapes)
def test_two_flips_are_none(shape: Shape) -> None:
    assert shape.flipped().flipped() == shape


@given(shapes)
def test_a_flip_turns_the_other_way(shape: Shape) -> None:
    """Turning clockwise and flipping is flipping and turning back."""
    back = shape.flipped().turned().turned().turned()

    assert shape.turned().flipped() == back


@given(shapes)
def test_poses_are_unique_and_the_same_from_every_pose(shape: Shape) -> None:
    """R-007: however a shape lies, it can be turned and flipped into the same poses."""
    poses = shape.poses()

    assert len(set(poses)) == len(poses)
    assert len(poses) in (1, 2, 4, 8)
    assert poses[0] == shape
    for pose in poses:
        assert set(pose.poses()) == set(poses)
        assert pose.canonical() == shape.canonical()


@given(shapes)
def test_a_shape_is_read_as_it_is_printed(shape: Shape) -> None:
    assert Shape.parse(shape.text()) == shape
    assert Shape.parse(str(shape)) == shape


@given(shapes)
def test_a_mask_has_a_bit_for_each_cell(shape: Shape) -> None:
    assert shape.mask.bit_count() == shape.size
    assert all(shape.mask >> y * shape.stride + x & 1 for x, y in shape.cells)


@given(shapes)
def test_width_and_height_hold_every_cell(shape: Shape) -> None:
    assert {cell.x for cell in shape.cells} <= set(range(shape.width))
    assert {cell.y for cell in shape.cells} <= set(range(shape.height))
    assert min(x for x, _ in shape.cells) == min(y for _, y in shape.cells) == 0


@given(shapes)
def test_a_connected_shape_can_be_walked_through(shape: Shape) -> None:
    walked = [shape.cells[0]]
    for cell in walked:
        walked += [near for near in neighbours(cell) if near in shape.cells and near not in walked]

    assert shape.is_connected() is (len(walked) == shape.size)


def test_a_quarter_turn_goes_clockwise() -> None:
    shape = Shape.parse("###/#..")

    assert shape.turned().text() == "##/.#/.#"
    assert shape.flipped().text() == "###/..#"


@pytest.mark.parametrize(
    "text",
    [
        "##./.##",
        "  ##./.##  ",
        "##.\n.##",
        "##.\r\n.##\r\n",
        "# # . / . # #",
        ".##../..##./.....",
        "...../.##../..##.",
    ],
)
def test_blanks_line_breaks_and_empty_edges_do_not_matter(text: str) -> None:
    assert Shape.parse(text).text() == "##./.##"


def test_cells_come_in_reading_order() -> None:
    assert Shape.of([(5, 5), (4, 5), (5, 4)]).cells == (Cell(1, 0), Cell(0, 1), Cell(1, 1))


@pytest.mark.parametrize(
    ("text", "connected", "hole"),
    [
        ("###/#.#/###", True, True),
        ("###/#.#/#.#", True, False),
        ("#./.#", False, False),
        (".#./#.#/.#.", False, True),
        ("#", True, False),
    ],
)
def test_connected_shapes_and_shapes_with_holes_are_known(
    text: str, connected: bool, hole: bool
) -> None:
    shape = Shape.parse(text)

    assert shape.is_connected() is connected
    assert shape.has_hole() is hole


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "shape: it has no cell; mark at least one cell with #"),
        (".../...", "shape: it has no cell; mark at least one cell with #"),
        (
            "##\n#x",
            (
                "shape, row 2, column 2: 'x' is neither # nor .; "
                "write # for a cell of the shape, . for none, / between rows"
            ),
        ),
        (
            "#\x1b[31m",
            (
                "shape, row 1, column 2: '\\x1b' is neither # nor .; "
                "write # for a cell of the shape, . for none, / between rows"
            ),
        ),
        (
            "#" * 20_000,
            "shape: the drawing has 20000 columns in row 1; draw at most 64 rows and columns",
        ),
        ("#/" * 20_000, "shape: the drawing has 20001 rows; draw at most 64 rows and columns"),
    ],
)
def test_what_is_misread_is_said_with_place_and_cure(text: str, sentence: str) -> None:
    with pytest.raises(Misread) as wrong:
        Shape.parse(text)

    assert str(wrong.value) == sentence


def test_the_largest_drawing_is_read() -> None:
    block = "/".join(["#" * LARGEST_DRAWING] * LARGEST_DRAWING)

    assert Shape.parse(block).size == 64 * 64
