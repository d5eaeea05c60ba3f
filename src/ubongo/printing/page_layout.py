"""The frame of every sheet: the ruler, the title, the notes, and the marks for both sides."""

from collections.abc import Iterable

from ubongo.drawing.colours import mixed
from ubongo.drawing.gem_cut import SHADOW
from ubongo.printing.art import FIELD, GEM_ART, GREY, INK, PAPER
from ubongo.printing.canvas import Pen
from ubongo.printing.fonts import BOLD, broken, measured
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words

# Few printers reach closer to the edge of the paper than this.
MARGIN = 8.0
# The width of the part to cut out, centred on both papers, so that fronts meet their backs.
CARD_WIDTH = 184.0
FOOT = 13.0
RULER = 100.0
NOTE = 2.15


def left(pen: Pen, width: float) -> float:
    """Where something of this width begins so that it is in the middle of the sheet."""
    return (pen.width - width) / 2


def bottom(pen: Pen) -> float:
    """The y above which a sheet may be filled."""
    return pen.height - MARGIN - FOOT


def foot(pen: Pen, words: Words, title: str, notes: Iterable[str] = ()) -> None:
    """Draw the ruler and the words at the foot of a sheet."""
    x, y = MARGIN + 2, pen.height - MARGIN - 3
    pen.line((x, y), (x + RULER, y), INK, 0.2)
    for step in range(11):
        high = 3.2 if step % 5 == 0 else 2.0
        pen.line((x + step * 10, y), (x + step * 10, y - high), INK, 0.2)
    for step, anchor in ((0, "left"), (5, "middle"), (10, "right")):
        label = f"{step * 10} mm" if step == 10 else str(step * 10)
        at = (x + step * 10, y + 2.7)
        if anchor == "left":
            pen.text(at, label, 2.1, colour=INK)
        else:
            pen.text(at, label, 2.1, colour=INK, anchor="right" if step == 10 else "middle")
    pen.text((x, y - 4.2), words.say("ruler"), NOTE, colour=INK)
    right = x + RULER + 5
    wide = pen.width - MARGIN - right
    size = min(3.0, 3.0 * wide / measured(title, 3.0, BOLD))
    pen.text((right, y - 5.3), title, size, BOLD, INK)
    down = y - 2.0
    for line in [line for note in notes for line in broken(note, wide, NOTE)][:3]:
        pen.text((right, down), line, NOTE, colour=INK)
        down += NOTE * 1.25


def marks(pen: Pen, heights: Iterable[float]) -> None:
    """Crosses at both edges that lie on each other when front and back fit."""
    for y in heights:
        for x in (MARGIN + 2, pen.width - MARGIN - 2):
            pen.circle((x, y), 1.2, line=INK, thick=0.12)
            pen.line((x - 1.9, y), (x + 1.9, y), INK, 0.12)
            pen.line((x, y - 1.9), (x, y + 1.9), INK, 0.12)


def heading(pen: Pen, y: float, words: str) -> float:
    """A heading in the middle of the sheet; gives the y below it."""
    pen.text((pen.width / 2, y + 6), words, 6, BOLD, INK, "middle")
    return y + 9


def gem(pen: Pen, name: str, middle: Point, size: float) -> None:
    """A gem, in its shape and its colour."""
    art = GEM_ART[name]
    unit = size / 24
    corner = (middle[0] - size / 2, middle[1] - size / 2)
    if pen.options.in_colour:
        for facet, colour in art.facets:
            pen.path(facet, corner, unit, fill=colour)
        pen.path(art.path, corner, unit, line=mixed(art.colour, SHADOW, 0.55), thick=unit * 1.1)
    else:
        pen.path(art.path, corner, unit, fill=PAPER, line=INK, thick=unit * 1.4)
        pen.path(art.facets[-1][0], corner, unit, line=GREY, thick=unit * 0.7)


def banner(pen: Pen, corner: Point, size: Point, fill: str = FIELD) -> None:
    """A rounded ground, in colour or as a thin frame."""
    if pen.options.in_colour:
        pen.rectangle(corner, size, fill=fill, line=mixed(fill, INK, 0.4), thick=0.4, round_by=2)
    else:
        pen.rectangle(corner, size, fill=PAPER, line=INK, thick=0.3, round_by=2)
