"""Puzzles as files of BurrTools, the program that puzzle makers solve and design with.

An `.xmpuzzle` file is gzipped XML: shapes of voxels, and problems that name one shape as
the result and others as parts. Our shapes lie flat, one voxel high; BurrTools turns them
in space, so that they may be flipped, as on the table. Each problem has the name that it
is given here, and each shape the id of its piece.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> print(burrtools_xml({"a square": Puzzle.parse("##/## + O4")}, "drawn by hand"))
<?xml version="1.0"?>
<puzzle version="2">
<gridType type="0"/>
<colors/>
<shapes>
<voxel x="2" y="2" z="1" type="0" name="area 1">####</voxel>
<voxel x="2" y="2" z="1" type="0" name="O4">####</voxel>
</shapes>
<problems>
<problem name="a square" state="0">
<shapes><shape id="1" count="1"/></shapes>
<result id="0"/>
<bitmap/>
</problem>
</problems>
<comment>drawn by hand</comment>
</puzzle>
"""

import gzip
from collections.abc import Mapping

from ubongo.drawing.svg import escaped
from ubongo.puzzles.pieces import Piece, in_box_order
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Shape

SUFFIX = ".xmpuzzle"


def xmpuzzle(puzzles: Mapping[str, Puzzle], comment: str = "") -> bytes:
    """The file of these puzzles, by their names; the same puzzles always give the same bytes."""
    return gzip.compress(burrtools_xml(puzzles, comment).encode(), mtime=0)


def burrtools_xml(puzzles: Mapping[str, Puzzle], comment: str = "") -> str:
    """What is in the file before it is gzipped."""
    areas = tuple(dict.fromkeys(puzzle.area for puzzle in puzzles.values()))
    pieces = in_box_order({one for puzzle in puzzles.values() for one in puzzle.pieces})
    places = {one: len(areas) + number for number, one in enumerate(pieces)}
    shapes = [_voxels(area, f"area {number}") for number, area in enumerate(areas, 1)]
    shapes += [_voxels(one.shape, one.id) for one in pieces]
    problems = [
        _problem(name, puzzle, areas.index(puzzle.area), places) for name, puzzle in puzzles.items()
    ]
    parts = (
        '<?xml version="1.0"?>',
        '<puzzle version="2">',
        '<gridType type="0"/>',
        "<colors/>",
        "<shapes>",
        *shapes,
        "</shapes>",
        "<problems>",
        *problems,
        "</problems>",
        f"<comment>{escaped(comment)}</comment>",
        "</puzzle>",
    )
    return "\n".join(parts)


def _voxels(shape: Shape, name: str) -> str:
    content = "".join(shape.rows()).replace(".", "_")
    size = f'x="{shape.width}" y="{shape.height}" z="1"'
    return f'<voxel {size} type="0" name="{escaped(name)}">{content}</voxel>'


def _problem(name: str, puzzle: Puzzle, area: int, places: Mapping[Piece, int]) -> str:
    parts = "".join(f'<shape id="{places[one]}" count="1"/>' for one in puzzle.pieces)
    return (
        f'<problem name="{escaped(name)}" state="0">\n<shapes>{parts}</shapes>\n'
        f'<result id="{area}"/>\n<bitmap/>\n</problem>'
    )
