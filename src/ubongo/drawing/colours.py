"""Colours between colours, how much lighter one is than another, and the shades of lacquer.

The page computes the same shades in `web/src/art/lacquer.ts`.

>>> mixed("#000000", "#ffffff", 0.5)
'#808080'
>>> round(contrast("#000000", "#ffffff"), 1)
21.0
>>> edge("#f3c75a"), mark("#f3c75a")
('#6c5426', '#b79343')
"""

from functools import cache

SHADE, SHINE = "#1a0d06", "#fff4e0"
EDGE = 0.62  # of the shade
# A mark is as much darker than the lacquer, tone on tone; on dark lacquer it is lighter.
MARK = 1.8
DARK = 0.15


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    parts = zip(*(bytes.fromhex(one[1:]) for one in (colour, other)), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1 (WCAG 2)."""
    red, green, blue = (_linear(part / 255) for part in bytes.fromhex(colour[1:]))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def edge(colour: str) -> str:
    """The side of a piece, and the line around it."""
    return mixed(colour, SHADE, EDGE)


def is_dark(colour: str) -> bool:
    return luminance(colour) < DARK


@cache
def mark(colour: str, ratio: float = MARK) -> str:
    """The colour of the mark, with this contrast to the lacquer."""
    goal = SHINE if is_dark(colour) else SHADE
    low, high = 0.0, 1.0
    for _ in range(20):
        middle = (low + high) / 2
        if contrast(colour, mixed(colour, goal, middle)) < ratio:
            low = middle
        else:
            high = middle
    return mixed(colour, goal, high)
