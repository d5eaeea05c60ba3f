"""The gem board of the classic game, and the parts to cut out for it: gems, pawns and two dice."""

from ubongo.boards.board import SYMBOLS
from ubongo.drawing.colours import mixed
from ubongo.printing.art import FIELD, GEM_ART, GREY, INK, PAPER, PAWN, PAWNS, WOOD
from ubongo.printing.canvas import Pen
from ubongo.printing.dice import NET, die
from ubongo.printing.fonts import BOLD
from ubongo.printing.page_layout import MARGIN, banner, bottom, foot, gem, heading, left
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words

WIDTH = 188.0
FIELDS, HOLES = 6, 12
ROW = 33.0
# Room for four pawns, two by two.
FIELD_SIZE = (25.0, 29.0)
PITCH = 12.9
# A gem is cut out as a square, which is quicker than seventy-two shapes.
TOKEN = 11.5
PAWN_SIZE = (12.0, 17.0)
TAB = 6.0
FOLDED = "1.2 0.8"


def gem_sheets(pen: Pen, words: Words) -> None:
    """The gem board on a sheet, the small parts on another.

    The page between them stays empty: printed on both sides, the gem board would otherwise be
    cut to pieces with the gems.
    """
    _board(pen, words)
    pen.page_done()
    _parts(pen, words)


def _board(pen: Pen, words: Words) -> None:
    title = words.say("sheet-gem-board")
    pen.bookmark(title)
    high = FIELDS * ROW + 6
    ranks = 22.0
    top = MARGIN + max(0.0, (bottom(pen) - MARGIN - high - ranks - 12) / 2)
    x, y = left(pen, WIDTH), heading(pen, top, title) + 2
    in_colour = pen.options.in_colour
    ground = mixed(WOOD, PAPER, 0.55)
    pen.rectangle((x, y), (WIDTH, high), ground if in_colour else "", INK, 0.3, round_by=4)
    for number in range(1, FIELDS + 1):
        _row(pen, number, (x + 2, y + 3 + (number - 1) * ROW))
    _ranks(pen, words, (x, y + high + 5))
    foot(pen, words, title, [words.say("note-gem-board")])
    pen.page_done()


def _row(pen: Pen, number: int, corner: Point) -> None:
    x, y = corner
    in_colour = pen.options.in_colour
    middle = y + ROW / 2
    first = x + FIELD_SIZE[0] + 2.5
    groove = mixed(WOOD, PAPER, 0.3) if in_colour else mixed(INK, PAPER, 0.75)
    begin = (first - 6, middle)
    pen.line(begin, (first + HOLES * PITCH - PITCH / 2, middle), groove, 2 if in_colour else 0.3)
    banner(pen, (x, middle - FIELD_SIZE[1] / 2), FIELD_SIZE)
    light = mixed(FIELD, PAPER, 0.75) if in_colour else GREY
    pen.text((x + FIELD_SIZE[0] / 2, middle + 4.4), str(number), 12, BOLD, light, "middle")
    for hole in range(HOLES):
        at = (first + PITCH / 2 + hole * PITCH, middle)
        inner = mixed(WOOD, PAPER, 0.82) if in_colour else PAPER
        corner = (at[0] - TOKEN / 2 - 0.3, at[1] - TOKEN / 2 - 0.3)
        size = (TOKEN + 0.6, TOKEN + 0.6)
        pen.rectangle(corner, size, inner, WOOD if in_colour else INK, 0.25, round_by=1.5)
        if hole % 2 and hole + 1 < HOLES:
            # Two by two they are taken.
            after = at[0] + PITCH / 2
            pen.line((after, middle - 8.5), (after, middle - 7), INK, 0.15)
            pen.line((after, middle + 7), (after, middle + 8.5), INK, 0.15)


def _ranks(pen: Pen, words: Words, corner: Point) -> None:
    """How far a pawn may go: R-115 to R-118."""
    wide = WIDTH / 4
    for rank in range(1, 5):
        x = corner[0] + (rank - 1) * wide
        banner(pen, (x + 1, corner[1]), (wide - 2, 13), "#fff6e0")
        middle = x + wide / 2
        pen.text((middle, corner[1] + 5.6), words.say(f"rank-{rank}"), 4, BOLD, INK, "middle")
        said = words.say(f"move-{4 - rank}")
        pen.text((middle, corner[1] + 10.4), said, 3.1, colour=INK, anchor="middle")


def _parts(pen: Pen, words: Words) -> None:
    title = words.say("sheet-gems")
    pen.bookmark(title)
    x = left(pen, 188.0)
    y = MARGIN + 2
    for row, name in enumerate(GEM_ART):
        for place in range(HOLES):
            corner = (x + place * TOKEN, y + row * TOKEN)
            pen.rectangle(corner, (TOKEN, TOKEN), line=GREY, thick=0.12)
            gem(pen, name, (corner[0] + TOKEN / 2, corner[1] + TOKEN / 2), 8.4)
        name_at = (x + HOLES * TOKEN + 3, y + row * TOKEN + 7)
        pen.text(name_at, f"12 × {words.say(f'gem-{name}')}", 3.1, colour=INK)
    y += len(GEM_ART) * TOKEN + 8
    for seat in range(len(PAWNS)):
        _pawn(pen, seat, (x + seat * (PAWN_SIZE[0] + 8), y))
    wide = 4 * (PAWN_SIZE[0] + 8)
    tall = 2 * (PAWN_SIZE[1] + TAB)
    pen.lines((x, y + tall + 3), words.say("note-pawns"), wide - 4, 2.7)
    dice_x = x + 188.0 - NET[0]
    die(pen, SYMBOLS, (dice_x, y))
    y += NET[1] + 6
    die(pen, None, (dice_x, y))
    pen.lines((x, y + 20), words.say("note-dice"), wide - 4, 2.7)
    foot(pen, words, title, [words.say("note-cut"), words.say("note-gems")])
    pen.page_done()


def _pawn(pen: Pen, seat: int, corner: Point) -> None:
    """A pawn to fold: its front, its back on its head, and a foot at either end."""
    x, y = corner
    wide, high = PAWN_SIZE
    pen.rectangle(corner, (wide, 2 * (high + TAB)), line=GREY, thick=0.12)
    for fold in (TAB, TAB + high, TAB + 2 * high):
        pen.line((x, y + fold), (x + wide, y + fold), INK, 0.15, FOLDED)
    unit = (high - 2.4) / 30
    middle = x + wide / 2
    _standing(pen, seat, (middle + 12 * unit, y + TAB + high - 2), unit, turned=True)
    _standing(pen, seat, (middle - 12 * unit, y + TAB + high + 2), unit, turned=False)
    for tab in (y, y + TAB + 2 * high):
        pen.text((middle, tab + 4.2), str(seat + 1), 3.2, BOLD, GREY, "middle")


def _standing(pen: Pen, seat: int, corner: Point, unit: float, *, turned: bool) -> None:
    in_colour = pen.options.in_colour
    fill = PAWNS[seat] if in_colour else PAPER
    pen.path(PAWN, corner, unit, fill=fill, line=INK, thick=unit * 1.3, turned=turned)
    # As many rings as the seat's number: no colour needed.
    for ring in range(seat + 1):
        path = f"M{5.5 + ring * 1.1:.1f} {25 - ring * 2.7:.1f}H{18.5 - ring * 1.1:.1f}"
        light = PAPER if in_colour else INK
        pen.path(path, corner, unit, line=light, thick=unit * 1.3, turned=turned)
