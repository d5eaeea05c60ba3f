"""Enumerate every area there is for a side of a board, and store it for `puzzles.catalogue`.

    python3 do.py catalogue            both halves, on all cores
    python3 do.py catalogue --check    only say whether the stored files hold the same areas

For each set of pieces, every union of its placements in the box of 30 cells is built with numpy,
reduced to the number that stands for the area and all its poses, and counted once for the set.
What at least six sets cover, hangs together and has no hole is kept. No search is shared with the
solver, so that each can prove the other wrong.
"""

import argparse
import lzma
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from ubongo.puzzles.catalogue import FEWEST_SETS, FOLDER, HEIGHT, LARGE, WIDTH, unpacked
from ubongo.puzzles.pieces import PIECES, Piece

Areas = NDArray[np.uint32]
PieceSet = tuple[int, ...]

# A bit for each cell, column after column.
ALL = np.uint32((1 << WIDTH * HEIGHT) - 1)
COLUMN = np.uint32((1 << HEIGHT) - 1)
ROW = np.uint32(sum(1 << HEIGHT * x for x in range(WIDTH)))
LAST_ROW = ROW << np.uint32(HEIGHT - 1)
LAST_COLUMN = COLUMN << np.uint32(HEIGHT * (WIDTH - 1))
EDGE = ROW | LAST_ROW | COLUMN | LAST_COLUMN
TO_NEXT_COLUMN = np.uint32(HEIGHT)

# How many pairs of masks are held at a time: a few times 16 MB.
AT_A_TIME = 1 << 22


# --- Turning and flipping many areas at once ---------------------------------------------------

HALF = WIDTH * HEIGHT // 2
LOW = np.uint32((1 << HALF) - 1)


class Moved:
    """Cells carried elsewhere, for many areas at once, by two tables of half the box each."""

    def __init__(self, where: Callable[[int, int], tuple[int, int]]) -> None:
        self.tables = []
        for first in (0, HALF):
            table = np.zeros(1 << HALF, dtype=np.uint32)
            for bit in range(HALF):
                x, y = where(*divmod(first + bit, HEIGHT))
                if x < WIDTH and y < HEIGHT:
                    table[np.arange(1 << HALF) >> bit & 1 == 1] |= np.uint32(1 << HEIGHT * x + y)
            self.tables.append(table)

    def __call__(self, areas: Areas) -> Areas:
        moved: Areas = self.tables[0][areas & LOW] | self.tables[1][areas >> np.uint32(HALF)]
        return moved


LEFT_TO_RIGHT = Moved(lambda x, y: (WIDTH - 1 - x, y))
UPSIDE_DOWN = Moved(lambda x, y: (x, HEIGHT - 1 - y))
TRANSPOSED = Moved(lambda x, y: (y, x))


def pushed(areas: Areas) -> Areas:
    """Pushed into the upper left corner."""
    for _ in range(WIDTH - 1):
        areas = np.where(areas & COLUMN == 0, areas >> TO_NEXT_COLUMN, areas)
    for _ in range(HEIGHT - 1):
        areas = np.where(areas & ROW == 0, areas >> np.uint32(1), areas)
    return areas


def standing(areas: Areas) -> Areas:
    """The smallest number of each area's poses that fit the box."""
    as_is = pushed(areas)
    flipped = pushed(LEFT_TO_RIGHT(as_is))
    poses = (as_is, flipped, pushed(UPSIDE_DOWN(as_is)), pushed(UPSIDE_DOWN(flipped)))
    smallest: Areas = np.minimum.reduce(poses)
    # What is six wide lies only lengthwise.
    turnable = np.flatnonzero(as_is & LAST_COLUMN == 0)
    turned = [TRANSPOSED(pose[turnable]) for pose in poses]
    smallest[turnable] = np.minimum(smallest[turnable], np.minimum.reduce(turned))
    return smallest


# --- What a set of pieces covers ---------------------------------------------------------------


def placements(piece: Piece) -> Areas:
    """Every place of a piece in the box."""
    found = {
        sum(1 << HEIGHT * (x + across) + y + down for x, y in pose.cells)
        for pose in piece.poses
        for across in range(WIDTH - pose.width + 1)
        for down in range(HEIGHT - pose.height + 1)
    }
    return np.array(sorted(found), dtype=np.uint32)


PLACEMENTS = tuple(placements(piece) for piece in PIECES)


def unions(some: Areas, others: Areas) -> Areas:
    """Every union of one of these and one of those that do not overlap."""
    found = []
    step = max(1, AT_A_TIME // len(others))
    for start in range(0, len(some), step):
        rows = some[start : start + step, np.newaxis]
        found.append(np.unique((rows | others)[rows & others == 0]))
    return np.unique(np.concatenate(found))


def covered_by(pieces: PieceSet) -> Areas:
    """Every area that this set of three or four pieces covers, connected or not, once.

    Half of the set is laid only in one of each four places that the flips of the box turn into
    each other: whatever the set covers, a flipped copy of it is met, and all copies, moved,
    turned or flipped, become the same number in the end.
    """
    first = PLACEMENTS[pieces[0]]
    if len(pieces) > 3:
        first = unions(first, PLACEMENTS[pieces[3]])
    flipped = LEFT_TO_RIGHT(first)
    copies = (first, flipped, UPSIDE_DOWN(first), UPSIDE_DOWN(flipped))
    first = np.unique(np.minimum.reduce(copies))
    return np.unique(standing(unions(first, unions(*(PLACEMENTS[one] for one in pieces[1:3])))))


# --- What may be kept --------------------------------------------------------------------------


def reached(start: Areas, within: Areas) -> Areas:
    """All that can be walked to from the start, without leaving."""
    while True:
        along = (start << np.uint32(1)) & ~ROW | (start >> np.uint32(1)) & ~LAST_ROW
        across = start << TO_NEXT_COLUMN | start >> TO_NEXT_COLUMN
        further = (start | along | across) & within
        if np.array_equal(further, start):
            return start
        start = further


def is_connected(areas: Areas) -> NDArray[np.bool_]:
    lowest = areas & (~areas + np.uint32(1))
    connected: NDArray[np.bool_] = reached(lowest, areas) == areas
    return connected


def is_without_hole(areas: Areas) -> NDArray[np.bool_]:
    outside = ~areas & ALL
    open_: NDArray[np.bool_] = reached(outside & EDGE, outside) == outside
    return open_


def kept(counted: Iterable[tuple[PieceSet, Areas]]) -> Areas:
    """The sorted numbers of the areas that belong into the catalogue."""
    by_size: dict[int, list[Areas]] = {}
    for pieces, areas in counted:
        by_size.setdefault(sum(PIECES[one].size for one in pieces), []).append(areas)
    found = []
    for same_size in by_size.values():
        areas, sets = np.unique(np.concatenate(same_size), return_counts=True)
        areas = areas[sets >= FEWEST_SETS]
        areas = areas[is_connected(areas)]
        found.append(areas[is_without_hole(areas)])
    return np.sort(np.concatenate(found))


def all_sets(k: int) -> list[PieceSet]:
    return list(combinations(range(len(PIECES)), k))


def with_areas(pieces: PieceSet) -> tuple[PieceSet, Areas]:
    return pieces, covered_by(pieces)


def enumerated(k: int) -> Areas:
    """The half of the catalogue for k pieces a set, on one core."""
    return kept(map(with_areas, all_sets(k)))


# --- The files ---------------------------------------------------------------------------------


def packed(numbers: Areas) -> bytes:
    """The file of a half, as `ubongo.puzzles.catalogue.unpacked` reads it."""
    steps = np.diff(numbers, prepend=np.uint32(0))
    small = np.minimum(steps, LARGE).astype(np.uint8)
    large = steps[steps >= LARGE].astype("<u4")
    plain = len(numbers).to_bytes(4, "little") + small.tobytes() + large.tobytes()
    # Bytes that depend on no neighbour's alignment: pb=0 alone saves 2 %.
    best = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}
    return lzma.compress(plain, format=lzma.FORMAT_XZ, filters=[best])


def on_all_cores(k: int, name: str) -> Iterator[tuple[PieceSet, Areas]]:
    sets = all_sets(k)
    with get_context("spawn").Pool() as pool:
        yield from track(
            pool.imap(with_areas, sets),
            description=f"{name}: {len(sets)} sets of {k} pieces",
            total=len(sets),
            console=Console(stderr=True),
        )


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="do.py catalogue", description="Enumerate every area there is, and store it."
    )
    asked.add_argument("--check", action="store_true", help="compare with the files, write nothing")
    check = asked.parse_args().check
    differing = 0
    for k, name in ((3, "easy"), (4, "hard")):
        numbers = kept(on_all_cores(k, name))
        path: Path = FOLDER / f"{name}.xz"
        if check:
            same = path.is_file() and list(unpacked(path.read_bytes())) == numbers.tolist()
            differing += not same
            print(f"{name}: {len(numbers)} areas, {'the same' if same else 'not'} in {path.name}")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(packed(numbers))
            print(f"{name}: {len(numbers)} areas, {path.stat().st_size} bytes in {path.name}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
