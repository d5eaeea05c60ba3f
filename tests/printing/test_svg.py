"""The files for laser cutters: exact millimetres, red to cut, blue to engrave."""

import re
from xml.etree import ElementTree

from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.printing import svg
from ubongo.printing.art import ANIMAL_ART
from ubongo.printing.cards import lying
from ubongo.printing.options import Options
from ubongo.printing.outline import outline
from ubongo.puzzles.pieces import PIECES

SVG = "{http://www.w3.org/2000/svg}"
COLOURS = {"#ff0000", "#0000ff"}


def corners(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_there_is_a_file_for_each_side() -> None:
    names = [name for name, _ in svg.boards(the_box(), Options())]

    assert len(set(names)) == 72
    assert names[:2] == ["board-01-easy.svg", "board-01-hard.svg"]
    assert [name for name, _ in svg.boards(the_box(), Options(sides=(Side.HARD,)))] == names[1::2]


def test_a_board_is_cut_once_round_and_its_area_has_cells_of_15_mm() -> None:
    for board in the_box().boards:
        root = ElementTree.fromstring(svg.board_side(board, Side.HARD))
        drawn = list(root.iter())[2:]

        assert (root.get("width"), root.get("height")) == ("184mm", "83mm")
        assert root.get("viewBox") == "0 0 184 83"
        assert {one.get("stroke") for one in drawn} == COLOURS
        cut = [one for one in drawn if one.get("stroke") == "#ff0000"]
        assert [one.tag for one in cut] == [f"{SVG}rect"]
        area = lying(board.hard)
        paths = [corners(one.get("d", "")) for one in drawn if one.get("transform") is None]
        (loop,) = outline(area)
        wanted = [(x * 15.0, y * 15.0) for x, y in loop]
        assert any(
            [(round(x - min(path)[0], 4), y) for x, y in path]
            == [(x, y + min(p[1] for p in path)) for x, y in wanted]
            for path in paths
            if path
        )


def test_the_pieces_are_cut_out_in_the_size_of_the_areas() -> None:
    name, text = svg.pieces()
    root = ElementTree.fromstring(text)
    cut = [one.get("d", "") for one in root.iter() if one.get("stroke") == "#ff0000"]
    found = set()
    for path in cut:
        points = corners(path)
        x, y = min(p[0] for p in points), min(p[1] for p in points)
        found.add(frozenset((round((a - x) / 15, 6), round((b - y) / 15, 6)) for a, b in points))

    assert name == "pieces.svg"
    assert len(cut) == 12
    for piece in PIECES:
        poses = {frozenset(outline(pose)[0]) for pose in piece.poses}
        assert poses & found, piece


def test_every_sign_that_is_engraved_can_be_drawn() -> None:
    needed = set("0123456789AB").union(*(piece.id for piece in PIECES))

    assert needed <= set(svg.STROKES)
    assert all(drawing.lines for drawing in ANIMAL_ART.values())


def test_nothing_lies_outside_the_sheet() -> None:
    _, text = svg.pieces()
    root = ElementTree.fromstring(text)
    wide, high = (float((root.get(name) or "").removesuffix("mm")) for name in ("width", "height"))
    for one in root.iter(f"{SVG}path"):
        if one.get("transform") is None:
            for x, y in corners(one.get("d", "")):
                assert 0 < x < wide
                assert 0 < y < high
