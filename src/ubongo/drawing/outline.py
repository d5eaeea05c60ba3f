"""The outline of cells: loops of corners, once round, the cells on the right hand.

>>> loops([(0, 0), (1, 0), (0, 1)])
(((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)),)
"""

from collections.abc import Iterable

Corner = tuple[int, int]
Loop = tuple[Corner, ...]


def loops(cells: Iterable[tuple[int, int]]) -> tuple[Loop, ...]:
    """The loops around any cells, the outer one first."""
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


def edges_between(cells: Iterable[tuple[int, int]]) -> tuple[tuple[Corner, Corner], ...]:
    """The edges between two of the cells."""
    lying = [(x, y) for x, y in cells]
    known = set(lying)
    across = [((x + 1, y), (x + 1, y + 1)) for x, y in lying if (x + 1, y) in known]
    down = [((x, y + 1), (x + 1, y + 1)) for x, y in lying if (x, y + 1) in known]
    return tuple(across + down)
