"""exact-cover: Knuth's dancing links in C, on a matrix that its user makes.

The poses of the pieces are made once, since no puzzle changes them. The matrix is filled in one
go from the cells of all placements, which was the quickest way we found.
"""

from collections.abc import Sequence

import numpy as np
from exact_cover import get_exact_cover, get_solution_count  # type: ignore[import-not-found]
from exact_cover.error import NoSolution  # type: ignore[import-not-found]
from numpy.typing import NDArray

from benchmarks.peers.worker import Cells, serve

Made = tuple[Cells, list[Sequence[Cells]], NDArray[np.bool_]]


def poses(cells: Cells) -> Sequence[Cells]:
    """Every pose with its first cell at the origin, so that it can be laid on any cell."""
    found = set()
    for flip in (1, -1):
        pose = [(flip * x, y) for x, y in cells]
        for _ in range(4):
            pose = sorted((-y, x) for x, y in pose)
            found.add(tuple((x - pose[0][0], y - pose[0][1]) for x, y in pose))
    return sorted(found)


def made(area: Cells, pieces: Sequence[Cells]) -> Made:
    turned = [poses(one) for one in pieces]
    return area, turned, matrix(area, turned)[0]


def matrix(
    area: Cells, pieces: Sequence[Sequence[Cells]]
) -> tuple[NDArray[np.bool_], list[list[int]]]:
    """A row for each placement, a column for each cell and each piece."""
    column = {cell: place for place, cell in enumerate(area)}
    rows: list[list[int]] = []
    for number, turned in enumerate(pieces, len(column)):
        for pose in turned:
            for across, down in area:
                try:
                    row = [column[x + across, y + down] for x, y in pose]
                except KeyError:
                    continue
                row.append(number)
                rows.append(row)
    filled = np.zeros((len(rows), len(area) + len(pieces)), dtype=bool)
    filled[
        [place for place, row in enumerate(rows) for _ in row], [one for row in rows for one in row]
    ] = True
    return filled, rows


def count(made: Made) -> int:
    return int(get_solution_count(matrix(made[0], made[1])[0]))


def first(made: Made) -> list[list[int]] | None:
    filled, rows = matrix(made[0], made[1])
    try:
        return [rows[row] for row in get_exact_cover(filled)]
    except NoSolution:
        return None


def first_of_ready_matrix(made: Made) -> bool:
    try:
        return len(get_exact_cover(made[2])) > 0
    except NoSolution:
        return False


def told(made: Made, answer: object) -> object:
    if not isinstance(answer, list):
        return answer
    area, pieces, _ = made
    by_piece = sorted(answer, key=lambda row: row[-1] if row else 0)
    assert len(by_piece) == len(pieces)
    return [[area[place] for place in row[:-1]] for row in by_piece]


serve(
    made,
    {
        "count": count,
        "first": first,
        "count of a ready matrix": lambda made: int(get_solution_count(made[2])),
        "first of a ready matrix": first_of_ready_matrix,
    },
    told,
)
