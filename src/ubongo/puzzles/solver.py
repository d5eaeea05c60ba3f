"""The solver: exact covers by bit masks, always trying the pieces on the lowest free cell.

Every cover is found once, because in it exactly one piece lies on that cell. The
last piece is not tried but recognised: the free cells must equal one of its poses.
The order of covers is pinned: lowest free cell, then pieces in box order, then
poses in their order. Twice as many pieces as a board has, and more, are searched by
`many_pieces`, whose order is pinned, too.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> puzzle = Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")
>>> count_covers(puzzle)
1
>>> print(solve(puzzle))
P5 P5 .. .. ..
P5 P5 P5 .. ..
.. I4 I4 I4 I4
.. .. I2 I2 ..
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ubongo.puzzles.bitmasks import Fits, Mask, fits_of, placement_of, pose_set
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.many_pieces import Laid, many_laid
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle

# A tree of branches has a node for every set of pieces that may be left: 256 with eight pieces,
# and a million with twenty. It is twice as fast with eight pieces of the box; with twelve on 8 by 6
# dead pockets are worth looking for.
MOST_BRANCHED = 8


class Branch(NamedTuple):
    """One piece that may come next, and what is left to lay after it."""

    piece: Piece
    window: Mask
    fits: Fits
    below: "tuple[Branch, ...]"
    # When one piece is left, its poses (without them there are several left) and the piece.
    last: frozenset[Mask]
    last_piece: Piece


def solve(puzzle: Puzzle) -> Cover | None:
    """The first cover, or None if there is none."""
    return next(covers(puzzle), None)


def has_one_solution(puzzle: Puzzle) -> bool:
    """Whether there is exactly one cover; looks no further than for a second one."""
    found = covers(puzzle)
    return next(found, None) is not None and next(found, None) is None


def covers(puzzle: Puzzle) -> Iterator[Cover]:
    """Every cover, one at a time."""
    stride = puzzle.area.stride
    for laid in laid_masks(puzzle.area.mask, puzzle.pieces, stride):
        yield Cover.of(placement_of(piece, mask, stride) for piece, mask in laid)


def count_covers(puzzle: Puzzle) -> int:
    """How many covers there are."""
    stride = puzzle.area.stride
    # An area touches the upper edge, but its first cell need not be in the corner.
    free = puzzle.area.mask
    free //= free & -free
    if len(puzzle.pieces) == 1:
        return int(free in pose_set(puzzle.pieces[0], stride))
    if len(puzzle.pieces) > MOST_BRANCHED:
        return sum(1 for _ in many_laid(free, puzzle.pieces, stride))
    return _count(free, _branches(puzzle.pieces, stride))


def laid_masks(free: Mask, pieces: tuple[Piece, ...], stride: int) -> Iterator[tuple[Laid, ...]]:
    """Each way to cover the free cells, connected or not, with all these pieces."""
    if len(pieces) == 1:
        if free // (free & -free) in pose_set(pieces[0], stride):
            yield ((pieces[0], free),)
        return
    if len(pieces) > MOST_BRANCHED:
        yield from many_laid(free, pieces, stride)
        return
    yield from _walk(free, _branches(pieces, stride), ())


@lru_cache(maxsize=8192)
def _branches(pieces: tuple[Piece, ...], stride: int) -> tuple[Branch, ...]:
    if len(pieces) < 2:
        return ()
    branches: list[Branch] = []
    for at, one in enumerate(pieces):
        others = pieces[:at] + pieces[at + 1 :]
        last = pose_set(others[0], stride) if len(others) == 1 else frozenset[Mask]()
        fitting = fits_of(one, stride)
        below = _branches(others, stride)
        branches.append(Branch(one, fitting.window, fitting, below, last, others[0]))
    return tuple(branches)


def _count(free: Mask, branches: tuple[Branch, ...]) -> int:
    # `free` has its lowest cell at bit 0, as the poses have. The last two pieces are written
    # out on their own: most of the time is spent there, and a test in the loop cost a fifth.
    count = 0
    if len(branches) > 2:
        for _, window, fitting, below, _, _ in branches:
            for pose in fitting[free & window]:
                rest = free ^ pose
                count += _count(rest // (rest & -rest), below)
        return count
    for _, window, fitting, _, last, _ in branches:
        for pose in fitting[free & window]:
            rest = free ^ pose
            if rest // (rest & -rest) in last:
                count += 1
    return count


def _walk(
    free: Mask, branches: tuple[Branch, ...], before: tuple[Laid, ...]
) -> Iterator[tuple[Laid, ...]]:
    shift = (free & -free).bit_length() - 1
    for piece, window, fitting, below, last, last_piece in branches:
        for pose in fitting[free >> shift & window]:
            laid = pose << shift
            rest = free ^ laid
            if below:
                yield from _walk(rest, below, (*before, (piece, laid)))
            elif rest // (rest & -rest) in last:
                yield (*before, (piece, laid), (last_piece, rest))
