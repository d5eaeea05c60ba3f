"""The outline of a shape: loops of corners, once round, the shape on the right hand.

>>> from ubongo.shapes import Shape
>>> outline(Shape.parse("##/#."))
(((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)),)
"""

from collections.abc import Iterable
from functools import lru_cache

from ubongo.shapes import Cell, Shape

Corner = tuple[int, int]
Loop = tuple[Corner, ...]


@lru_cache(maxsize=2048)
def outline(shape: Shape) -> tuple[Loop, ...]:
    """All loops, the outer one first."""
    return loops(shape.cells)


def loops(cells: Iterable[Cell]) -> tuple[Loop, ...]:
    """The loops around any cells."""
    lying = {(x, y) for x, y in cells}
    edges: dict[Corner, list[Corner]] = {}
    for x, y in sorted(lying, key=lambda cell: (cell[1], cell[0])):
        for beside, begin, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in lying:
                edges.setdefault(begin, []).append(end)
    found: list[Loop] = []
    while edges:
        begin = min(edges, key=lambda corner: (corner[1], corner[0]))
        walked = [begin]
        while True:
            here = walked[-1]
            ends = edges[here]
            # Where two cells touch at a corner only, turn right and stay with the same cell.
            turns = [(_left(walked[-2], here, one), one) for one in ends] if walked[1:] else []
            end = min(turns)[1] if turns else ends[0]
            ends.remove(end)
            if not ends:
                del edges[here]
            if end == begin:
                break
            walked.append(end)
        found.append(_corners(walked))
    return tuple(found)


def _left(before: Corner, here: Corner, end: Corner) -> int:
    """How far a turn goes to the left: right turns are negative."""
    ahead = (here[0] - before[0], here[1] - before[1])
    step = (end[0] - here[0], end[1] - here[1])
    return ahead[1] * step[0] - ahead[0] * step[1]


def _corners(walked: list[Corner]) -> Loop:
    """The walk without the points at which it goes straight on."""
    count = len(walked)
    return tuple(
        here
        for place, here in enumerate(walked)
        if not _straight(walked[place - 1], here, walked[(place + 1) % count])
    )


def _straight(before: Corner, here: Corner, after: Corner) -> bool:
    return before[0] == here[0] == after[0] or before[1] == here[1] == after[1]


def edges_inside(shape: Shape) -> tuple[tuple[Corner, Corner], ...]:
    """The edges between two cells of the shape."""
    lying = set(shape.cells)
    across = [((x + 1, y), (x + 1, y + 1)) for x, y in shape.cells if Cell(x + 1, y) in lying]
    down = [((x, y + 1), (x + 1, y + 1)) for x, y in shape.cells if Cell(x, y + 1) in lying]
    return tuple(across + down)
