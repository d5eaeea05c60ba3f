"""The pictures of shared links as SVG: sky and plain, words on the left, one thing on the right.

Each is drawn from values alone. Names that the font cannot write are left out, for a picture of
empty boxes says less than one without a name.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from ubongo.drawing.art import drawings, gem_picture
from ubongo.drawing.svg import Picture, escaped
from ubongo.puzzles.pieces import PIECES, Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.links.lacquer import (
    area_art,
    card_art,
    defs,
    letter_art,
    pawn_picture,
    piece_art,
)
from ubongo.server.features.links.preview import HEIGHT, WIDTH
from ubongo.shapes import Shape

FONTS = Path(__file__).parents[3] / "data" / "fonts"
# Headings and names; all else.
HEAVY, TEXT = "Figtree", "Figtree Text"
FILES = {HEAVY: FONTS / "figtree.ttf", TEXT: FONTS / "figtree-text.ttf"}

INK, SOFT = "#2b1d12", "#66523c"
SKY, HORIZON, SUN = "#bfdfe6", "#fbeed4", "#fff6da"
PLAIN, DEEP = "#f2e4ca", "#e2cba0"
CARD, EDGE, UMBER = "#fffbf3", "#9a7f55", "#4a2a0c"
DEED, WALNUT = "#b5470f", "#744827"
# The card of the start page.
TINT = "#b4d0e8"
# The side of a square of the name.
LETTER = 14.0

LEFT = 72.0
COLUMN = 560.0
# The thing on the right stands in this box.
STAGE = (690.0, 90.0, 440.0, 450.0)


@cache
def load_fonts() -> None:
    for name, file in FILES.items():
        pdfmetrics.registerFont(TTFont(name, str(file)))


def can_write(text: str) -> bool:
    """Whether the font has all letters of a text."""
    load_fonts()
    font = pdfmetrics.getFont(HEAVY)
    assert isinstance(font, TTFont)
    known = font.face.charToGlyph
    return all(ord(character) in known for character in text)


def lines_of(text: str, size: float, font: str, width: float = COLUMN, most: int = 4) -> list[str]:
    """The text broken into lines that fit; what is too much ends in dots."""
    load_fonts()
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and pdfmetrics.stringWidth(longer, font, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return [_cut(line, size, font, width) for line in lines]


def balanced(text: str, size: float, font: str, most: int = 4) -> list[str]:
    """The same number of lines, all about as long: no last line of a single short word."""
    lines = lines_of(text, size, font, most=most)
    width = COLUMN
    while len(lines) > 1 and width > COLUMN / 2:
        width -= 20
        tighter = lines_of(text, size, font, width, len(lines) + 1)
        if len(tighter) > len(lines) or any("…" in line for line in tighter):
            break
        lines = tighter
    return lines


def _cut(line: str, size: float, font: str, width: float) -> str:
    while len(line) > 2 and pdfmetrics.stringWidth(line, font, size) > width:
        line = f"{line.rstrip('…')[:-1]}…"
    return line


def start_picture(motto: str) -> str:
    return _framed(motto, "", _still_life())


def table_picture(title: str, text: str, seats: Sequence[bool]) -> str:
    """A place at the table for each seat; a free one waits with an empty outline.

    Of a table that cannot be joined nothing is told: four sit there, whoever they are.
    """
    return _framed(title, text, _seats(seats or (True,) * 4))


def daily_picture(title: str, text: str) -> str:
    """Three cards that lie face down: nobody sees a board before its clock runs."""
    return _framed(title, text, _closed_cards())


def replay_picture(title: str, text: str) -> str:
    return _framed(title, text, _podium())


def look_up_picture(title: str, text: str, puzzle: Puzzle | None) -> str:
    """The puzzle of the link, and never its solution."""
    stage = _closed_cards() if puzzle is None else _puzzle(puzzle.area, puzzle.pieces)
    return _framed(title, text, stage)


def _framed(title: str, text: str, stage: Iterable[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">'
    )
    size = 60.0
    lines = lines_of(title, size, HEAVY)
    while size > 40 and len(lines) > 3:
        size -= 6
        lines = lines_of(title, size, HEAVY)
    lines = balanced(title, size, HEAVY)
    below = balanced(text, 31, TEXT, 3) if text else []
    # Without a text below them, the words stand in the middle of what is left.
    top = 250 - max(0, len(lines) - 2) * size * 0.4 + (0 if below else 46)
    written = [
        _words(LEFT, top + number * size * 1.1, line, size, HEAVY)
        for number, line in enumerate(lines)
    ]
    under = top + len(lines) * size * 1.1 - size * 0.3 + 18
    written += [
        _words(LEFT, under + number * 42, line, 31, TEXT, SOFT) for number, line in enumerate(below)
    ]
    return "".join((head, *_world(), _wordmark(LEFT, 58), *written, *stage, "</svg>"))


def _world() -> Iterable[str]:
    yield defs()
    yield (
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{SKY}"/><stop offset="1" stop-color="{HORIZON}"/>'
        '</linearGradient><radialGradient id="plain" cx="0.4" cy="0" r="1.1">'
        f'<stop offset="0" stop-color="#fbf3e2"/><stop offset="0.5" stop-color="{PLAIN}"/>'
        f'<stop offset="1" stop-color="{DEEP}"/></radialGradient></defs>'
    )
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
    yield f'<circle cx="648" cy="96" r="84" fill="{SUN}"/>'
    yield (
        f'<path d="M0 400C240 366 460 384 640 396S1010 356 {WIDTH} 380V{HEIGHT}H0Z" '
        'fill="url(#plain)"/>'
    )


def _words(
    x: float, y: float, said: str, size: float, font: str, ink: str = INK, anchor: str = "start"
) -> str:
    # Spaces that hold words together have done so, and resvg draws them as nothing.
    plain = escaped(said.replace("\u00a0", " ").replace("\u202f", " "))
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-size="{size:g}" fill="{ink}" '
        f'text-anchor="{anchor}">{plain}</text>'
    )


def _wordmark(x: float, y: float) -> str:
    """The name: six polyominoes in the lacquer of six pieces, as on the page."""
    letters, across = [], 0.0
    for text, id_, down in drawings()["logo"]:
        shape = Shape.parse(text)
        colour = next(one.colour for one in PIECES if one.id == id_)
        drawn = letter_art(colour, [(cell.x, cell.y) for cell in shape.cells])
        letters.append(f'<g transform="translate({across:g} {down:g})">{drawn}</g>')
        across += max(cell.x for cell in shape.cells) + 1.5
    return f'<g transform="translate({x:g} {y:g}) scale({LETTER:g})">{"".join(letters)}</g>'


def _paper(
    x: float, y: float, width: float, height: float, fill: str = CARD, rounded: float = 26
) -> str:
    """A thing that lies above the plain. Its shadow is drawn in steps: to blur one takes longer
    than all the rest.
    """
    box = f'width="{width:g}" height="{height:g}" rx="{rounded:g}"'
    shade = "".join(
        f'<rect x="{x + down / 3 - 4:g}" y="{y + down:g}" width="{width + 8:g}" '
        f'height="{height:g}" rx="{rounded + 4:g}" fill="{UMBER}" fill-opacity="0.055"/>'
        for down in (4, 8, 12, 16)
    )
    return f'{shade}<rect x="{x:g}" y="{y:g}" {box} fill="{fill}"/>'


def _placed(picture: Picture, x: float, y: float, size: float) -> str:
    """A picture in the middle of a square."""
    by = size / max(picture.width, picture.height)
    return picture.at(x + (size - picture.width * by) / 2, y + (size - picture.height * by) / 2, by)


def _still_life() -> Iterable[str]:
    """The scene of the start page: a card that is nearly covered, the last piece on its way."""
    x, y, _, height = STAGE
    area = Shape.parse("..#.../######/#####./#####./.#....")
    held = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]
    lying = (("Y5", "####/.#..", 0, 3), ("L4", "##/#./#.", 4, 1), ("S4", "#./##/.#", 2, 0))
    yield f'<g transform="translate({x + 54:g} {y + 44:g}) scale(54)">'
    yield '<g transform="rotate(3 3 2.5)">'
    yield card_art(-0.85, -0.85, 7.7, 6.5, TINT, is_hard=True)
    yield area_art(_cells(area))
    for id_, text, across, down in lying:
        drawn = piece_art(id_, _cells(Shape.parse(text)), 0.07)
        yield f'<g transform="translate({across} {down})">{drawn}</g>'
    yield "</g>"
    yield f'<g transform="translate(4.5 4.15) rotate(14)">{piece_art("P5", held, 0.13)}</g>'
    yield "</g>"
    for place, gem in enumerate(("red", "yellow", "green", "blue")):
        yield _placed(gem_picture(gem), x + 20 + place * 68, y + height - 46, 54)


def _seats(seats: Sequence[bool]) -> Iterable[str]:
    x, y, width, height = STAGE
    yield _paper(x, y, width, height)
    across = 2 if len(seats) > 1 else 1
    down = (len(seats) + 1) // 2
    size = min(190.0, (height - 40) / max(1, down))
    for number, taken in enumerate(seats):
        left = x + width / 2 + (number % across - across / 2) * 205 + 8
        top = y + height / 2 + (number // across - down / 2) * size + 8
        if taken:
            yield _placed(pawn_picture(number), left, top, size - 20)
        else:
            yield (
                f'<rect x="{left:g}" y="{top:g}" width="186" height="{size - 20:g}" rx="22" '
                f'fill="none" stroke="{EDGE}" stroke-width="4" stroke-dasharray="12 10"/>'
            )
            yield _words(left + 93, top + size / 2 + 12, "+", 64, HEAVY, DEED, "middle")


def _closed_cards() -> Iterable[str]:
    x, y, _, _ = STAGE
    for place, (turn, tint) in enumerate(((-8, "#b4d0e8"), (0, "#e6d1a0"), (8, "#f3c3a3"))):
        left, top = x - 8 + place * 144, y + 70 + abs(place - 1) * 16
        yield f'<g transform="rotate({turn} {left + 90:g} {top + 150:g})">'
        yield _paper(left, top, 180, 280, tint)
        yield (
            f'<rect x="{left + 12:g}" y="{top + 12:g}" width="156" height="256" rx="15" '
            f'fill="none" stroke="{CARD}" stroke-width="4"/>'
        )
        # One gem for the easiest board, five for the hardest, one below the other.
        for star in range(2 * place + 1):
            down = top + 140 + (star - place) * 44
            yield _placed(gem_picture("yellow"), left + 70, down - 20, 40)
        yield "</g>"


def _podium() -> Iterable[str]:
    x, y, width, height = STAGE
    bottom = y + height - 10
    for seat, (across, tall) in enumerate(((150, 190), (10, 130), (290, 90))):
        top, middle = bottom - tall, x + across + 70
        yield _paper(x + across, top, 140, tall, WALNUT, 14)
        yield _words(middle, top + 54, str(seat + 1), 42, HEAVY, "#ffefd6", "middle")
        yield _placed(pawn_picture(seat), x + across + 15, bottom - tall - 116, 110)
    yield f'<circle cx="{x + width - 60:g}" cy="{y + 70:g}" r="52" fill="{DEED}"/>'
    yield f'<path d="M{x + width - 76:g} {y + 42:g}v56l48-28Z" fill="#ffffff"/>'


def _puzzle(area: Shape, pieces: Sequence[Piece]) -> Iterable[str]:
    """The card with its area, and below it what has to cover it."""
    x, y, width, height = STAGE
    shapes = [(piece.id, piece.shape.canonical()) for piece in pieces]
    columns, rows = _size(area)
    by = min((width - 90) / columns, 250 / rows, 62.0)
    card = rows * by + 90
    # All in one measure, and never larger than on the board above them.
    widths = [_size(shape)[0] + 0.5 for _, shape in shapes]
    tallest = max((_size(shape)[1] for _, shape in shapes), default=1)
    small = min(by, (width + 30) / max(1.0, sum(widths)), 120 / tallest)
    top = y + max(0.0, height - card - tallest * small - 46) / 2
    left = x + (width - columns * by) / 2
    under = card_art(
        (x - left) / by, -45 / by, width / by, card / by, TINT, is_hard=len(pieces) > 3
    )
    yield (
        f'<g transform="translate({left:g} {top + 45:g}) scale({by:g})">'
        f"{under}{area_art(_cells(area))}</g>"
    )
    across = x + (width - sum(widths) * small) / 2
    for (id_, shape), wide in zip(shapes, widths, strict=True):
        down = top + card + 46 + (tallest - _size(shape)[1]) * small / 2
        yield (
            f'<g transform="translate({across + small / 4:g} {down:g}) scale({small:g})">'
            f"{piece_art(id_, _cells(shape))}</g>"
        )
        across += wide * small


def _cells(shape: Shape) -> list[tuple[int, int]]:
    return [(cell.x, cell.y) for cell in shape.cells]


def _size(shape: Shape) -> tuple[int, int]:
    cells = _cells(shape)
    return max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
