"""polyomino: tiling problems on top of exact-cover; it cannot be asked for the number of covers."""

from collections.abc import Sequence

from polyomino.board import Irregular  # type: ignore[import-not-found]
from polyomino.error import CantPlaceSinglePiece  # type: ignore[import-not-found]
from polyomino.tileset import exactly  # type: ignore[import-not-found]

from benchmarks.peers.worker import Cells, serve

Made = tuple[Cells, list[Cells], object]


def made(area: Cells, pieces: Sequence[Cells]) -> Made:
    tiles = list(pieces)
    return area, tiles, exactly(tiles).with_reflections()


def first(made: Made) -> object:
    area, _, tiles = made
    try:
        solution = Irregular(area).tile_with_set(tiles).solve()
    except CantPlaceSinglePiece:
        return None
    return solution.tiling if solution else None


def told(made: Made, answer: object) -> object:
    if not isinstance(answer, list):
        return answer
    # Placements come in any order; pieces of one size are told apart by their shape.
    left = list(answer)
    found = []
    for piece in made[1]:
        mine = next(cells for cells in left if outline(cells) == outline(piece))
        left.remove(mine)
        found.append(mine)
    return found


def outline(cells: Cells) -> tuple[tuple[int, int], ...]:
    """The same for every pose of a shape, and for no other shape."""
    poses = []
    for flip in (1, -1):
        pose = [(flip * x, y) for x, y in cells]
        for _ in range(4):
            pose = sorted((-y, x) for x, y in pose)
            poses.append(tuple((x - pose[0][0], y - pose[0][1]) for x, y in pose))
    return min(poses)


serve(made, {"first": first}, told)
