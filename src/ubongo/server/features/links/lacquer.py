"""Printed cards and lacquered pieces as SVG, in the light of the page: one unit is one cell.

The page draws them in `web/src/art/PieceArt.svelte` and `CutArea.svelte`; a shared link shows the
same things. What many drawings have in common is in `DEFS`, once in a picture.

>>> piece_art("I2", ((0, 0), (1, 0))).count("<path")
12
"""

from collections.abc import Iterable, Sequence
from functools import cache

from ubongo.drawing.art import drawings
from ubongo.drawing.colours import edge, is_dark, mark
from ubongo.drawing.outline import edges_between, loops
from ubongo.drawing.svg import Picture
from ubongo.puzzles.pieces import PIECES, Piece

Cells = Sequence[tuple[int, int]]

AREA, RIM, LINE = "#fffdf6", "#7a5b39", "#e0cda8"
SIDE = {True: "#2f7a3a", False: "#e9a516"}

_GRADIENTS = {
    "sheen": (("#fff", 0.2, 0), ("#fff", 0, 0.5), ("#2a1204", 0.12, 1)),
    "bevel": (("#fff", 0.62, 0), ("#fff", 0.12, 0.45), ("#2a1204", 0.18, 1)),
    "bevel-dark": (("#fff4e0", 0.62, 0), ("#fff4e0", 0.4, 0.4), ("#fff4e0", 0.36, 1)),
}


@cache
def defs() -> str:
    """The light on lacquer, and the marks: each is pressed in, so it has a line of light below."""
    found = []
    for name, stops in _GRADIENTS.items():
        inside = "".join(
            f'<stop offset="{at:g}" stop-color="{ink}" stop-opacity="{much:g}"/>'
            for ink, much, at in stops
        )
        found.append(f'<linearGradient id="{name}" x1="0" y1="0" x2=".65" y2="1">{inside}')
        found.append("</linearGradient>")
    stops = (("#fff", 0.55, 0), ("#fff", 0.06, 0.4), ("#1a0a02", 0.35, 1))
    inside = "".join(
        f'<stop offset="{at:g}" stop-color="{ink}" stop-opacity="{much:g}"/>'
        for ink, much, at in stops
    )
    found.append(f'<radialGradient id="turned-wood" cx=".34" cy=".2" r=".9">{inside}')
    found.append("</radialGradient>")
    return f"<defs>{''.join(found)}</defs>"


def pawn_picture(seat: int) -> Picture:
    """The pawn of a seat, turned from wood: rings tell it apart without its colour."""
    drawn = drawings()["pawn"]
    colour = drawn["colours"][seat % len(drawn["colours"])]
    rings = "".join(
        f"M{5.6 + ring * 1.15:g} {24.6 - ring * 2.9:g}H{18.4 - ring * 1.15:g}"
        for ring in range(seat + 1)
    )
    elements = (
        '<ellipse cx="12.8" cy="28.6" rx="10.6" ry="1.9" fill="#2a1204" fill-opacity=".25"/>',
        f'<path d="{drawn["path"]}" fill="{colour}"/>',
        f'<path d="{drawn["path"]}" fill="url(#turned-wood)"/>',
        _stroke(drawn["path"], edge(colour), 1),
        _stroke(rings, "#fff", 1.35),
    )
    return Picture(24, 31, elements)


def piece_art(id_: str, cells: Cells, depth: float = 0.1) -> str:
    """A piece with its side, sheen, seams, marks and bevel; `depth` is how thick the wood is."""
    piece = next(one for one in PIECES if one.id == id_)
    side = edge(piece.colour)
    around, bevel = round_outline(cells, 0.16), round_outline(cells, 0.13, 0.055)
    seams = seams_between(cells, 0.14)
    shine = "bevel-dark" if is_dark(piece.colour) else "bevel"
    return "".join(
        (
            "<g>",
            (
                f'<path d="{around}" transform="translate(.04 {depth + 0.07:g})" fill="#2a1608" '
                'fill-opacity=".22"/>'
            ),
            f'<path d="{around}" transform="translate(0 {depth:g})" fill="{side}"/>',
            f'<path d="{around}" fill="{piece.colour}"/>',
            f'<path d="{around}" fill="url(#sheen)"/>',
            _stroke(seams, side, 0.035, 0.32),
            _stroke(seams, "#fff", 0.03, 0.22, "translate(.02 .03)"),
            *_marks(piece, cells),
            _stroke(bevel, f"url(#{shine})", 0.07),
            _stroke(around, side, 0.05),
            "</g>",
        )
    )


def letter_art(colour: str, cells: Cells) -> str:
    """A letter of the name: thicker than a piece, and without marks."""
    side, around = edge(colour), round_outline(cells, 0.22)
    shine = "bevel-dark" if is_dark(colour) else "bevel"
    return "".join(
        (
            (
                f'<path d="{around}" transform="translate(.06 .3)" fill="#2a1608" '
                'fill-opacity=".22" fill-rule="evenodd"/>'
            ),
            f'<path d="{around}" transform="translate(0 .2)" fill="{side}" fill-rule="evenodd"/>',
            f'<path d="{around}" fill="{colour}" fill-rule="evenodd"/>',
            f'<path d="{around}" fill="url(#sheen)" fill-rule="evenodd"/>',
            _stroke(round_outline(cells, 0.18, 0.07), f"url(#{shine})", 0.1),
            _stroke(around, side, 0.08),
        )
    )


def _marks(piece: Piece, cells: Cells) -> Iterable[str]:
    art = drawings()["marks"][piece.mark]
    if piece.mark == "plain":
        return
    light = "#000000" if is_dark(piece.colour) else "#fffaeb"
    for ink, much, down in ((light, 0.3, 0.7), (mark(piece.colour), 1.0, 0.0)):
        for x, y in cells:
            # The drawings of marks are 24 units wide.
            small = f"{1 / 24:.5f}"
            yield (
                f'<g transform="matrix({small} 0 0 {small} {x:g} {y + down / 24:.4f})" '
                f'opacity="{much:g}">'
            )
            if art.get("fill"):
                yield f'<path d="{art["fill"]}" fill="{ink}"/>'
            if art.get("lines"):
                yield _stroke(art["lines"], ink, 1.8)
            yield "</g>"


def area_art(cells: Cells) -> str:
    """The area of a board, cut into the card: a rim, shade at the top, hairlines between cells."""
    around = round_outline(cells, 0.12)
    return "".join(
        (
            _stroke(around, "#fff", 0.11, 0.55, "translate(.025 .04)"),
            (
                f'<path d="{around}" fill="{AREA}" stroke="{RIM}" stroke-width=".1" '
                'stroke-linejoin="round"/>'
            ),
            _stroke(seams_between(cells, 0.06), LINE, 0.035),
        )
    )


def card_art(
    left: float, top: float, width: float, height: float, tint: str, is_hard: bool | None = None
) -> str:
    """A printed card, with the line of its side where it has one."""
    box = f'width="{width:g}" height="{height:g}"'
    shade = "".join(
        f'<rect x="{left - 0.05 + down / 3:g}" y="{top + down:g}" width="{width + 0.1:g}" '
        f'height="{height:g}" rx=".45" fill="#4a2a0c" fill-opacity=".055"/>'
        for down in (0.08, 0.16, 0.24, 0.32)
    )
    paper = f'<rect x="{left:g}" y="{top:g}" {box} rx=".42" fill="{tint}"/>'
    sheen = f'<rect x="{left:g}" y="{top:g}" {box} rx=".42" fill="url(#sheen)" opacity=".5"/>'
    if is_hard is None:
        return shade + paper + sheen
    line = (
        f'<rect x="{left + 0.15:g}" y="{top + 0.15:g}" width="{width - 0.3:g}" '
        f'height="{height - 0.3:g}" rx=".32" fill="none" stroke="{SIDE[is_hard]}" '
        'stroke-opacity=".8" stroke-width=".05"/>'
    )
    return shade + paper + sheen + line


def _stroke(drawn: str, ink: str, width: float, opacity: float = 1, transform: str = "") -> str:
    moved = f' transform="{transform}"' if transform else ""
    seen = f' stroke-opacity="{opacity:g}"' if opacity < 1 else ""
    return (
        f'<path d="{drawn}"{moved} fill="none" stroke="{ink}" stroke-width="{width:g}"{seen} '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def round_outline(cells: Cells, radius: float, inset: float = 0) -> str:
    """The outline with round corners, `inset` inside of the edge.

    A corner that points into the shape is less round, as where two boards of wood meet.
    """
    return "".join(_rounded(loop, radius, inset) for loop in loops(cells))


def _rounded(loop: Sequence[tuple[int, int]], radius: float, inset: float) -> str:
    parts = []
    for place, (x, y) in enumerate(loop):
        (before_x, before_y), (after_x, after_y) = loop[place - 1], loop[(place + 1) % len(loop)]
        in_x, in_y = _sign(x - before_x), _sign(y - before_y)
        out_x, out_y = _sign(after_x - x), _sign(after_y - y)
        round_ = radius if in_x * out_y - in_y * out_x > 0 else radius * 0.6
        # The inside is to the right of the way, so both edges are moved there.
        at_x, at_y = x + inset * (-in_y - out_y), y + inset * (in_x + out_x)
        parts.append(
            f"{at_x - in_x * round_:g} {at_y - in_y * round_:g}"
            f"Q{at_x:g} {at_y:g} {at_x + out_x * round_:g} {at_y + out_y * round_:g}"
        )
    return f"M{'L'.join(parts)}Z"


def seams_between(cells: Cells, short: float) -> str:
    """The edges between cells, which stop short of their ends."""
    return "".join(
        f"M{a + (c - a) * short:g} {b + (d - b) * short:g}"
        f"L{c - (c - a) * short:g} {d - (d - b) * short:g}"
        for (a, b), (c, d) in edges_between(cells)
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
