"""Every puzzle of the box solved beforehand: what a person shows on the way, and the cover."""

from dataclasses import dataclass
from itertools import combinations

from tools.load.socket import frame
from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.protocol.messages import Glimpse, encode
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.solver import solve

# The area and the pieces, as a board shows them.
Shown = tuple[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Way:
    """How one puzzle is laid: frames of half-laid boards, and the whole cover as JSON."""

    glimpses: tuple[bytes, ...]
    cover: bytes


def ways(side: Side = Side.EASY) -> dict[Shown, Way]:
    """Every puzzle of one side of the box."""
    found: dict[Shown, Way] = {}
    for _, own, _, puzzle in the_box().puzzles():
        if own is not side:
            continue
        cover = solve(puzzle)
        assert cover is not None
        laid = laid_of(cover)
        half = [some for count in range(len(laid)) for some in combinations(laid, count)]
        found[puzzle.area.text(), tuple(one.id for one in puzzle.pieces)] = Way(
            tuple(frame(encode(Glimpse(some))) for some in half), encode(laid)
        )
    return found
