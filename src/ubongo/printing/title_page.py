"""The title page: the list of parts, and how to print, cut and glue them."""

from ubongo.drawing.colours import edge
from ubongo.printing.art import INK, LOGO, PAPER
from ubongo.printing.canvas import Pen
from ubongo.printing.draw_piece import lay, placed
from ubongo.printing.fonts import BOLD
from ubongo.printing.page_layout import MARGIN, bottom, foot, left
from ubongo.printing.translations import Words
from ubongo.puzzles.covers import Cover
from ubongo.shapes import Shape

WIDTH = 170.0
STEPS = 6
CELL = 5.6

# The twelve pieces have forty-eight cells, and fill six rows of eight.
TWELVE = (
    "I2 I2 I3 I3 I3 L3 L4 L4 / T4 T4 T4 S4 S4 L3 L3 L4 / Y5 T4 S4 S4 L5 Z5 Z5 L4 / "
    "Y5 L5 L5 L5 L5 Z5 O4 O4 / Y5 Y5 P5 P5 Z5 Z5 O4 O4 / Y5 P5 P5 P5 I4 I4 I4 I4"
)


def title_page(pen: Pen, words: Words, parts: list[tuple[str, int, int]]) -> None:
    """Draw the name of the game, the parts with their pages, and the instructions."""
    title = words.say("cover-title")
    pen.bookmark(title)
    y = _logo(pen, MARGIN + 14)
    pen.text((pen.width / 2, y + 8), title, 7, BOLD, INK, "middle")
    x = left(pen, WIDTH)
    y += 20
    for name, first, last in parts:
        pages = f"{first}" if first == last else f"{first}–{last}"
        pen.text((x, y), name, 4, colour=INK)
        pen.text((x + WIDTH, y), pages, 4, BOLD, INK, "right")
        pen.line((x, y + 1.6), (x + WIDTH, y + 1.6), INK, 0.1, "0.3 1")
        y += 7.4
    y += 5
    for step in range(1, STEPS + 1):
        pen.circle((x + 3, y + 2.2), 3, fill=INK)
        pen.text((x + 3, y + 3.4), str(step), 3.4, BOLD, PAPER, "middle")
        y = pen.lines((x + 9, y - 0.8), words.say(f"cover-{step}"), WIDTH - 9, 3.5) + 3.2
    _twelve(pen, y)
    foot(pen, words, title, [words.say("unofficial")])
    pen.page_done()


def _twelve(pen: Pen, top: float) -> None:
    """Draw all pieces as a rectangle, as large as fits."""
    room = bottom(pen) - top - 8
    cell = min(13.0, room / 6)
    corner = (left(pen, 8 * cell), bottom(pen) - 4 - 6 * cell)
    for laid in Cover.parse(TWELVE).placements:
        x = corner[0] + min(at.x for at in laid.cells) * cell
        y = corner[1] + min(at.y for at in laid.cells) * cell
        lay(pen, laid.piece, laid.pose, (x, y), cell)


def _logo(pen: Pen, y: float) -> float:
    letters = [(Shape.parse(text), colour, down) for text, colour, down in LOGO]
    wide = sum(shape.width for shape, _, _ in letters) + 0.5 * (len(letters) - 1)
    x = left(pen, wide * CELL)
    for shape, colour, down in letters:
        in_colour = pen.options.in_colour
        line = edge(colour) if in_colour else INK
        around = placed(shape, (x, y + down * CELL), CELL)
        pen.loops(around, fill=colour if in_colour else PAPER, line=line, thick=0.5)
        x += (shape.width + 0.5) * CELL
    return y + max(shape.height + down for shape, _, down in letters) * CELL
