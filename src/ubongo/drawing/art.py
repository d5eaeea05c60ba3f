"""The drawings of `data/art.json` as they are in the file: symbols, gems, pawns, animals.

Page, paper and pictures share them. Everything is a path in a box of 24 by 24.

>>> sorted(drawings()["gems"])
['blue', 'brown', 'green', 'red', 'violet', 'yellow']
"""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from ubongo.drawing.gem_cut import cut
from ubongo.drawing.svg import PAPER, Picture, path

FILE = Path(__file__).parents[1] / "data" / "art.json"
SIZE = 24.0


@lru_cache(maxsize=1)
def drawings() -> dict[str, Any]:
    """The whole file."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def symbol_picture(name: str, ink: str) -> Picture:
    """A face of the die in one colour."""
    drawn = drawings()["symbols"][name]
    lines = path(
        drawn.get("lines", ""), fill="none", stroke=PAPER, stroke_width=1.4, stroke_linecap="round"
    )
    return Picture(SIZE, SIZE, (path(drawn["fill"], fill=ink), lines))


def gem_picture(colour: str) -> Picture:
    gem = cut(**drawings()["gems"][colour])
    facets = (path(facet, fill=shade) for facet, shade in gem.facets)
    outline = path(gem.path, fill="none", stroke="#2b1d12", stroke_width=1.4)
    return Picture(SIZE, SIZE, (*facets, outline))


def pawn_picture(seat: int) -> Picture:
    """The pawn of a seat, in a box of 24 by 30."""
    drawn = drawings()["pawn"]
    colour = drawn["colours"][seat % len(drawn["colours"])]
    body = path(drawn["path"], fill=colour, stroke="#fffbf3", stroke_width=1.4)
    return Picture(SIZE, 30, (body,))
