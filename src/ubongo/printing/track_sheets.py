"""The round track of the 2024 game, and the scoring boards with the four animals."""

from ubongo.boards.board import Animal
from ubongo.drawing.colours import mixed
from ubongo.printing.art import (
    AMBER,
    ANIMAL_ART,
    ANIMAL_COLOURS,
    GREY,
    INK,
    PAPER,
    SAPPHIRE,
    WOOD,
)
from ubongo.printing.canvas import Pen
from ubongo.printing.cards import drawing
from ubongo.printing.fonts import BOLD
from ubongo.printing.gem_sheets import TOKEN
from ubongo.printing.page_layout import MARGIN, bottom, foot, gem, heading, left
from ubongo.printing.svg_path import Point
from ubongo.printing.translations import Words

ROUNDS = 9
PITCH = 20.0
WIDTH = 186.0
TRACK = 52.0
BOARD = (91.0, 72.0)
VALUES = {SAPPHIRE: 3, AMBER: 1}


def track_sheets(pen: Pen, words: Words) -> None:
    """The track above, a scoring board for each player below."""
    title = words.say("sheet-track")
    pen.bookmark(title)
    players = pen.options.players
    rows = (players + 1) // 2
    high = 11 + TRACK + rows * (BOARD[1] + 5)
    y = heading(pen, MARGIN + max(0.0, (bottom(pen) - MARGIN - high) / 3), title) + 2
    x = left(pen, WIDTH)
    _track(pen, words, (x, y))
    y += TRACK + 6
    for place, animal in enumerate(tuple(Animal)[:players]):
        corner = (x + place % 2 * (WIDTH - BOARD[0]), y + place // 2 * (BOARD[1] + 4))
        _scoring_board(pen, words, animal, corner)
    foot(pen, words, title, [words.say("note-cut"), words.say("note-track")])
    pen.page_done()


def _track(pen: Pen, words: Words, corner: Point) -> None:
    x, y = corner
    in_colour = pen.options.in_colour
    ground = mixed(WOOD, PAPER, 0.55) if in_colour else PAPER
    pen.rectangle(corner, (WIDTH, TRACK), ground, INK, 0.3, round_by=4)
    start = x + (WIDTH - ROUNDS * PITCH) / 2
    for number in range(1, ROUNDS + 1):
        middle = start + (number - 0.5) * PITCH
        pen.circle((middle, y + 7.4), 4.2, "#fff6e0" if in_colour else PAPER, INK, 0.25)
        pen.text((middle, y + 9.1), str(number), 4.6, BOLD, INK, "middle")
        for place, name in enumerate((SAPPHIRE, AMBER)):
            _hole(pen, name, (middle, y + 20 + place * 15.5), mixed(WOOD, PAPER, 0.82))
    said = " · ".join(
        words.say("worth", gems=words.say(name), points=words.points(VALUES[gem_]))
        for name, gem_ in (("sapphires", SAPPHIRE), ("ambers", AMBER))
    )
    pen.text((x + WIDTH / 2, y + TRACK - 3), said, 3.2, BOLD, INK, "middle")


def _hole(pen: Pen, name: str, middle: Point, ground: str) -> None:
    """A place for a gem, with the faint gem that belongs there."""
    half = TOKEN / 2 + 0.3
    corner = (middle[0] - half, middle[1] - half)
    fill = ground if pen.options.in_colour else PAPER
    pen.rectangle(corner, (2 * half, 2 * half), fill, INK, 0.2, round_by=1.5)
    gem(pen, name, middle, 6)


def _scoring_board(pen: Pen, words: Words, animal: Animal, corner: Point) -> None:
    x, y = corner
    in_colour = pen.options.in_colour
    colour = ANIMAL_COLOURS[animal].head
    ground = ANIMAL_COLOURS[animal].tint if in_colour else PAPER
    pen.rectangle(corner, BOARD, line=GREY, thick=0.12)
    inset, size = (x + 1.5, y + 1.5), (BOARD[0] - 3, BOARD[1] - 3)
    pen.rectangle(inset, size, ground, colour if in_colour else INK, 0.5, round_by=4)
    head = colour if in_colour else PAPER
    pen.circle((x + 23, y + 27), 19, head, INK, 0.4 if in_colour else 0.25)
    drawing(pen, ANIMAL_ART[animal], (x + 8, y + 12), 30, PAPER if in_colour else INK, head)
    pen.text((x + 23, y + 53), words.say(f"animal-{animal.species}"), 5, BOLD, INK, "middle")
    for place, (name, key) in enumerate(((SAPPHIRE, "sapphires"), (AMBER, "ambers"))):
        at = (x + 52, y + 12 + place * 19)
        for step in range(2):
            _hole(pen, name, (at[0] + step * 13.6, at[1]), mixed(colour, PAPER, 0.8))
        pen.text((at[0] + 21.5, at[1] + 2), f"× {VALUES[name]}", 5, BOLD, INK)
        pen.text((at[0] - 6, at[1] + 9.3), words.say(key), 2.7, colour=INK)
    pen.rectangle((x + 46, y + 44), (38, 11), "", INK, 0.2, round_by=1.5, dash="1.2 0.8")
    pen.text((x + 65, y + 50.7), f"{words.say('boards')} × 1", 3.2, BOLD, INK, "middle")
    lines_y = y + 66
    pen.text((x + 6, lines_y), words.say("sum"), 3.2, BOLD, INK)
    pen.line((x + 46, lines_y + 0.5), (x + 84, lines_y + 0.5), INK, 0.2)
