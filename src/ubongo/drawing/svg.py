"""SVG text: a picture is its size and its elements; pictures are laid beside and below others.

Nothing here has an id, so that many pictures can be in one page. Text from outside is escaped
where it is written.

>>> print(Picture(10, 5, (rectangle(0, 0, 10, 5, fill="#ffffff"),)).svg("a card"))
<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5" viewBox="0 0 10 5" role="img">
<title>a card</title>
<rect x="0" y="0" width="10" height="5" fill="#ffffff"/>
</svg>
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

INK = "#2b1d12"
FAINT_INK = "#66523c"
PAPER = "#fffbf3"
LINE = "#e0cda8"
AREA = "#fffdf6"
RIM = "#7a5b39"

FONT = "system-ui, sans-serif"

# The border of a card around its content.
MARGIN = 8
GAP = 12


@dataclass(frozen=True, slots=True)
class Picture:
    """Elements in a box of this size."""

    width: float
    height: float
    elements: tuple[str, ...]

    def svg(self, title: str) -> str:
        """The whole file; the title is what a screen reader says."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        box = f'viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        return "\n".join((head, f"<title>{escaped(title)}</title>", *self.elements, "</svg>"))

    def at(self, x: float, y: float, scale: float = 1) -> str:
        """The picture as one element of another one."""
        scaled = f" scale({scale:g})" if scale != 1 else ""
        inside = "".join(self.elements)
        return f'<g transform="translate({x:g} {y:g}){scaled}">{inside}</g>'


def beside(pictures: Sequence[Picture], gap: float = GAP) -> Picture:
    """Pictures in a row, their tops in line."""
    elements, x = [], 0.0
    for one in pictures:
        elements.append(one.at(x, 0))
        x += one.width + gap
    height = max([one.height for one in pictures], default=0)
    return Picture(max(0, x - gap), height, tuple(elements))


def below(pictures: Sequence[Picture], gap: float = GAP) -> Picture:
    """Pictures in a column, their left sides in line."""
    elements, y = [], 0.0
    for one in pictures:
        elements.append(one.at(0, y))
        y += one.height + gap
    width = max([one.width for one in pictures], default=0)
    return Picture(width, max(0, y - gap), tuple(elements))


def card(inside: Picture, ground: str = PAPER) -> Picture:
    """A picture on paper with a margin: readable on any page, light or dark."""
    width, height = inside.width + 2 * MARGIN, inside.height + 2 * MARGIN
    paper = rectangle(0.5, 0.5, width - 1, height - 1, round_by=8, fill=ground, stroke=LINE)
    return Picture(width, height, (paper, inside.at(MARGIN, MARGIN)))


def rectangle(
    x: float, y: float, width: float, height: float, *, round_by: float = 0, **attributes: object
) -> str:
    rounded = f' rx="{round_by:g}"' if round_by else ""
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size}{rounded}{_attributes(attributes)}/>'


def circle(x: float, y: float, radius: float, **attributes: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}"{_attributes(attributes)}/>'


def path(steps: str, **attributes: object) -> str:
    return f'<path d="{steps}"{_attributes(attributes)}/>'


def words(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    ink: str = INK,
    bold: bool = False,
    anchor: str = "start",
) -> str:
    """One line of text, its base line at y; control characters are left out."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="{size:g}"{weight} '
        f'text-anchor="{anchor}" fill="{ink}">{escaped(text)}</text>'
    )


def line_of(text: str, size: float = 13, *, ink: str = INK, bold: bool = False) -> Picture:
    """A line of text as a picture; nobody knows its font, so its width is an estimate."""
    width = 0.62 * size * len(text)
    return Picture(width, 1.3 * size, (words(0, size, text, size, ink=ink, bold=bold),))


def lines_of(texts: Iterable[str], size: float = 13) -> Picture:
    return below([line_of(text, size) for text in texts], gap=2)


def ink_on(colour: str) -> str:
    """Black or white, whichever reads better on this colour."""
    red, green, blue = bytes.fromhex(colour[1:])
    return INK if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 120 else "#ffffff"


def escaped(text: str) -> str:
    """Text for XML: nothing in it can end an element, and what XML cannot hold is left out."""
    printable = "".join(one for one in text if one.isprintable())
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        printable = printable.replace(sign, name)
    return printable


def _attributes(attributes: dict[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())
