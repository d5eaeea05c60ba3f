"""Boards and pieces as SVG for laser cutters, in exact millimetres.

Cuts are red hairlines, engravings are blue; there is no text, so that no font is needed.
`boards` and `pieces` return names and contents of files; the caller writes them.
"""

from collections.abc import Iterable, Iterator

from ubongo.boards.board import SYMBOLS, Board, Side
from ubongo.boards.box import Box
from ubongo.printing.art import ANIMAL_ART, SYMBOL_ART, Drawing
from ubongo.printing.cards import CARD, CELL, COLUMNS, EDGE, HEAD, LETTERS, LIST, MINI, ROWS, lying
from ubongo.printing.options import Options
from ubongo.printing.outline import edges_inside, outline
from ubongo.printing.piece_sheets import HEAD as TITLE
from ubongo.printing.piece_sheets import WIDTH, laid_out, set_height
from ubongo.shapes import Shape

CUT = 'fill="none" stroke="#ff0000" stroke-width="0.01"'
ENGRAVE = 'fill="none" stroke="#0000ff" stroke-width="0.2"'
SHEET_EDGE = 3.0

# Figures and letters of single strokes, in a box of two by four.
STROKES = {
    "0": "M0 0H2V4H0Z",
    "1": "M0.5 1 1 0V4",
    "2": "M0 0H2V2H0V4H2",
    "3": "M0 0H2V4H0M2 2H0.5",
    "4": "M0 0V2H2M2 0V4",
    "5": "M2 0H0V2H2V4H0",
    "6": "M2 0H0V4H2V2H0",
    "7": "M0 0H2L1 4",
    "8": "M0 0H2V4H0ZM0 2H2",
    "9": "M2 2H0V0H2V4H0",
    "A": "M0 4V1L1 0 2 1V4M0 2.5H2",
    "B": "M0 0H1.5L2 0.5V1.5L1.5 2 2 2.5V3.5L1.5 4H0ZM0 2H1.5",
    "I": "M0 0H2M1 0V4M0 4H2",
    "L": "M0 0V4H2",
    "O": "M0 0H2V4H0Z",
    "P": "M0 4V0H2V2H0",
    "S": "M2 0H0V2H2V4H0",
    "T": "M0 0H2M1 0V4",
    "Y": "M0 0 1 2 2 0M1 2V4",
    "Z": "M0 0H2L0 4H2",
}


def boards(box: Box, options: Options) -> Iterator[tuple[str, str]]:
    """A file for each side of each board: its name and its text."""
    for board in box.boards:
        for side in options.sides:
            yield f"board-{board.number:02}-{side.value}.svg", board_side(board, side)


def board_side(board: Board, side: Side) -> str:
    """One side of a board: its edge is cut, everything else engraved."""
    shown = board.side(side)
    drawn = [f'<rect width="{CARD[0]:g}" height="{CARD[1]:g}" rx="3" {CUT}/>']
    drawn += _written(f"{board.number}", EDGE + 3, EDGE + 2.5, 1.25)
    drawn += _written(LETTERS[side], EDGE + 74, EDGE + 2.5, 1.25)
    drawn.append(_picture(ANIMAL_ART[board.animal], EDGE + 18, EDGE + 0.8, 8.4))
    for place, symbol in enumerate(SYMBOLS):
        y = EDGE + HEAD + place * LIST
        drawn.append(_picture(SYMBOL_ART[symbol], EDGE + 1.4, y + 0.9, 8))
        listed = shown.puzzle(symbol).pieces
        slot = 64.0 / len(listed)
        for number, piece in enumerate(listed):
            pose = piece.shape.canonical()
            across = EDGE + 17 + slot * number + (slot - pose.width * MINI) / 2
            down = y + (LIST - 0.9 - pose.height * MINI) / 2
            drawn += _shape(pose, across, down, MINI, ENGRAVE)
    area = lying(shown)
    x = CARD[0] - EDGE - COLUMNS * CELL + (COLUMNS - area.width) * CELL / 2
    drawn += _shape(area, x, EDGE + (ROWS - area.height) * CELL / 2, CELL, ENGRAVE)
    return _file(CARD[0], CARD[1], f"Ubongo {board.number} {LETTERS[side]}", drawn)


def pieces() -> tuple[str, str]:
    """The twelve pieces of one player: outlines to cut, names to engrave."""
    drawn: list[str] = []
    for piece, pose, (x, y) in laid_out((SHEET_EDGE, SHEET_EDGE)):
        drawn += _shape(pose, x, y, CELL, CUT, lines=False)
        cell = pose.cells[0]
        drawn += _written(piece.id, x + cell.x * CELL + 3, y + cell.y * CELL + 4, 1.5)
    height = set_height() - TITLE + 2 * SHEET_EDGE
    return "pieces.svg", _file(WIDTH + 2 * SHEET_EDGE, height, "Ubongo", drawn)


def _shape(
    shape: Shape, x: float, y: float, cell: float, pencil: str, *, lines: bool = True
) -> Iterator[str]:
    around = "".join(
        "M" + " ".join(f"{x + across * cell:g} {y + down * cell:g}" for across, down in loop) + "Z"
        for loop in outline(shape)
    )
    yield f'<path d="{around}" {pencil}/>'
    if lines:
        inner = "".join(
            f"M{x + a * cell:g} {y + b * cell:g} {x + c * cell:g} {y + d * cell:g}"
            for (a, b), (c, d) in edges_inside(shape)
        )
        yield f'<path d="{inner}" stroke-dasharray="{cell / 15:g} {cell / 7.5:g}" {pencil}/>'


def _picture(art: Drawing, x: float, y: float, size: float) -> str:
    """Outline and inner lines: filled with one colour, a shield would look like a mask."""
    moved = f"translate({x:g} {y:g}) scale({size / 24:g})"
    return f'<path d="{art.fill}{art.lines}" transform="{moved}" {_engraved(size / 24)}/>'


def _engraved(scale: float) -> str:
    """Attributes of an engraved line that stays equally thin when the drawing is scaled."""
    width = f"{0.2 / scale:.3g}"
    return (
        f'fill="none" stroke="#0000ff" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"'
    )


def _written(words: str, x: float, y: float, scale: float) -> Iterator[str]:
    for place, sign in enumerate(words):
        moved = f"translate({x + place * 3.2 * scale:g} {y:g}) scale({scale:g})"
        yield f'<path d="{STROKES[sign]}" transform="{moved}" {_engraved(scale)}/>'


def _file(width: float, height: float, title: str, drawn: Iterable[str]) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}">\n<title>{title}</title>\n'
        + "\n".join(drawn)
        + "\n</svg>\n"
    )
