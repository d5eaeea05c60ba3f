"""Files for BurrTools: another program reads the same puzzles from them."""

import gzip
from itertools import product
from xml.etree import ElementTree

from hypothesis import given

from tests.support.strategies import puzzles
from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import the_box
from ubongo.puzzles.burrtools import burrtools_xml, xmpuzzle
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers

Voxels = frozenset[tuple[int, int, int]]

# All turns in space: a permutation of the axes and their signs, with determinant 1.
TURNS = [
    (order, signs)
    for order in ((0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2))
    for signs in product((1, -1), repeat=3)
    if signs[0] * signs[1] * signs[2] == (1 if order in ((0, 1, 2), (1, 2, 0), (2, 0, 1)) else -1)
]


def shape_in(element: ElementTree.Element) -> Voxels:
    """The filled voxels of a shape: x runs first, then y, then z."""
    width, height, depth = (int(element.attrib[axis]) for axis in "xyz")
    text = element.text or ""
    assert len(text) == width * height * depth
    assert set(text) <= {"#", "_"}
    return frozenset(
        (x, y, z)
        for z, y, x in product(range(depth), range(height), range(width))
        if text[x + width * (y + height * z)] == "#"
    )


def poses(shape: Voxels) -> set[Voxels]:
    """The shape in every turn in space, pushed into the corner."""
    found = set()
    for order, signs in TURNS:
        turned = [tuple(signs[axis] * voxel[order[axis]] for axis in range(3)) for voxel in shape]
        least = [min(voxel[axis] for voxel in turned) for axis in range(3)]
        found.add(
            frozenset(
                (voxel[0] - least[0], voxel[1] - least[1], voxel[2] - least[2]) for voxel in turned
            )
        )
    return found


def count_assemblies(result: Voxels, parts: list[Voxels]) -> int:
    """How often the parts fill the result, as a program for burrs counts it."""
    if not parts:
        return int(not result)
    first, *others = parts
    count = 0
    size = [max(voxel[axis] for voxel in result) + 1 for axis in range(3)]
    for pose in poses(first):
        for x, y, z in product(*map(range, size)):
            moved = {(a + x, b + y, c + z) for a, b, c in pose}
            if moved <= result:
                left = frozenset(result - moved)
                count += count_assemblies(left, others) if others else not left
    return count


def read_back(xml: str) -> dict[str, int]:
    """The number of assemblies of each problem."""
    root = ElementTree.fromstring(xml)
    assert root.attrib["version"] == "2"
    shapes = [shape_in(one) for one in root.findall("shapes/voxel")]
    counted = {}
    for problem in root.findall("problems/problem"):
        (result,) = problem.findall("result")
        named = problem.findall("shapes/shape")
        assert all(one.attrib["count"] == "1" for one in named)
        parts = [shapes[int(one.attrib["id"])] for one in named]
        counted[problem.attrib["name"]] = count_assemblies(shapes[int(result.attrib["id"])], parts)
    return counted


@given(puzzles())
def test_any_puzzle_has_as_many_assemblies_as_covers(puzzle: Puzzle) -> None:
    """R-007: pieces may be turned and flipped, which is a turn in space."""
    assert read_back(burrtools_xml({"one": puzzle})) == {"one": count_covers(puzzle)}


def test_a_board_has_its_twelve_puzzles() -> None:
    board = the_box().board(7)
    named = {
        f"{side.value} {symbol.value}": board.puzzle(side, symbol)
        for side in Side
        for symbol in SYMBOLS
    }

    assert read_back(burrtools_xml(named)) == {
        name: count_covers(puzzle) for name, puzzle in named.items()
    }


def test_the_file_is_gzipped_and_always_the_same() -> None:
    asked = {"a & b": Puzzle.parse("###/### + I2 A=####")}
    written = xmpuzzle(asked, "<drawn> by hand")

    assert written == xmpuzzle(asked, "<drawn> by hand")
    root = ElementTree.fromstring(gzip.decompress(written))
    assert root.findtext("comment") == "<drawn> by hand"
    assert [one.attrib["name"] for one in root.iter("voxel")] == ["area 1", "I2", "A"]
    assert [one.attrib["name"] for one in root.iter("problem")] == ["a & b"]
