"""How a gem is cut: a polygon with a flat table in its middle and a facet to each side.

The facets are lighter or darker by the side they look to; page, paper and pictures have the same
light.

>>> gem = cut("#1fd1a5", [(12, 2), (22, 20), (2, 20)], table=0.5)
>>> gem.path
'M12.00 2.00L22.00 20.00L2.00 20.00Z'
>>> [colour for _, colour in gem.facets]
['#1fcca1', '#1b977a', '#82e5cd', '#43d8b3']
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ubongo.drawing.colours import mixed

# The light comes from the top left.
LIGHT = (-0.55, -0.835)
SHINE = "#ffffff"
SHADOW = "#12040c"

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class GemArt:
    """A gem: its outline, and its facets with their colours."""

    colour: str
    path: str
    facets: tuple[tuple[str, str], ...]


def cut(colour: str, corners: Sequence[Point], table: float) -> GemArt:
    """A gem with these corners, clockwise; its table is so large a share of it."""
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    inner = [
        (middle[0] + (x - middle[0]) * table, middle[1] + (y - middle[1]) * table)
        for x, y in corners
    ]
    facets = []
    for place, (x, y) in enumerate(corners):
        after = (place + 1) % len(corners)
        across, down = corners[after][0] - x, corners[after][1] - y
        long = math.hypot(across, down)
        # The corners go round clockwise, so the outside is to the left.
        lit = (down * LIGHT[0] - across * LIGHT[1]) / long
        shade = mixed(colour, SHINE, lit / 2) if lit > 0 else mixed(colour, SHADOW, -lit * 0.34)
        facets.append((_polygon((x, y), corners[after], inner[after], inner[place]), shade))
    facets.append((_polygon(*inner), mixed(colour, SHINE, 0.16)))
    return GemArt(colour, _polygon(*corners), tuple(facets))


def _polygon(*corners: Point) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "Z"
