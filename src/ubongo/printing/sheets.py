"""The way in: each part of the box as the bytes of a PDF.

>>> from ubongo.printing.options import Options
>>> round_track(Options())[:5]
b'%PDF-'
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

from ubongo.boards.box import Box
from ubongo.printing.canvas import Pen
from ubongo.printing.cards import CARDS, board_sheets, lying
from ubongo.printing.gem_sheets import gem_sheets
from ubongo.printing.options import Column, Options
from ubongo.printing.piece_sheets import SETS, piece_sheets
from ubongo.printing.rule_sheets import rule_sheets
from ubongo.printing.solution_sheets import solution_sheets
from ubongo.printing.title_page import title_page
from ubongo.printing.track_sheets import track_sheets
from ubongo.printing.translations import Words, words_in

# Told how many sides of boards have just been drawn.
Progress = Callable[[int], None]
Draw = Callable[[Pen, Words], None]


def _quiet(_done: int) -> None:
    pass


def boards(box: Box, options: Options, progress: Progress = _quiet) -> bytes:
    """The cards of a box, three on a sheet, front and back."""
    check(box, options)
    return _made(
        options, "boards", lambda pen, words: board_sheets(pen, words, box.boards, progress)
    )


def pieces(options: Options) -> bytes:
    """The twelve pieces of each player, front and back."""
    return _made(options, "pieces", piece_sheets)


def gem_board(options: Options) -> bytes:
    """The gem board, the gems, the pawns and the dice."""
    return _made(options, "sheet-gem-board", gem_sheets)


def round_track(options: Options) -> bytes:
    """The round track and the scoring boards."""
    return _made(options, "sheet-track", track_sheets)


def rules(options: Options) -> bytes:
    """The rules sheet."""
    return _made(options, "sheet-rules", rule_sheets)


def solutions(
    box: Box,
    options: Options,
    progress: Progress = _quiet,
    left_out: frozenset[Column] = frozenset(),
) -> bytes:
    """A solution of every puzzle, but for the sides and symbols to be left out."""
    check(box, options)
    return _made(
        options,
        "solutions",
        lambda pen, words: solution_sheets(pen, words, box.boards, left_out, progress),
    )


def everything(box: Box, options: Options, progress: Progress = _quiet) -> bytes:
    """All sheets but the solutions, behind a first sheet that explains how to make the game."""
    check(box, options)
    parts: list[tuple[str, Draw]] = [
        ("sheet-rules", rule_sheets),
        ("boards", lambda pen, words: board_sheets(pen, words, box.boards, progress)),
        ("pieces", piece_sheets),
        ("gem-parts", gem_sheets),
        ("sheet-track", track_sheets),
    ]
    words = words_in(options.language)
    # Fronts must not land on the back of something else: every part begins on a new leaf.
    lengths = [_pages(key, draw, box, options) for key, draw in parts]
    listed: list[tuple[str, int, int]] = []
    page = 3
    for (key, _), length in zip(parts, lengths, strict=True):
        listed.append((words.say(key), page, page + length - 1))
        page += length + length % 2

    def draw_all(pen: Pen, words: Words) -> None:
        title_page(pen, words, listed)
        for _, draw in parts:
            if pen.pages % 2:
                pen.page_done()
            draw(pen, words)

    return _made(options, "cover-title", draw_all)


def check(box: Box, options: Options) -> None:
    """Fail before anything is drawn if an area is too large for a card."""
    for board in box.boards:
        for side in options.sides:
            lying(board.side(side))


def steps(box: Box, options: Options) -> int:
    """The number of sides of boards to draw, which is the total of `progress`."""
    return len(box.boards) * len(options.sides)


def _pages(key: str, draw: Draw, box: Box, options: Options) -> int:
    """How many pages a part takes; only the rules must be drawn to be known."""
    match key:
        case "boards":
            return -(-len(box.boards) // CARDS) * len(options.sides)
        case "pieces":
            return -(-options.players // SETS) * 2
        case "gem-parts":
            return 3
        case "sheet-track":
            return 1
    pen = Pen(options, "", "")
    draw(pen, words_in(options.language))
    return pen.pages


def _made(options: Options, key: str, draw: Draw) -> bytes:
    words = words_in(options.language)
    pen = Pen(options, f"Ubongo · {words.say(key)}", words.say("unofficial"))
    draw(pen, words)
    return pen.done()


def only(box: Box, numbers: Iterable[int]) -> Box:
    """The boards of these numbers."""
    return replace(box, boards=tuple(box.board(number) for number in numbers))
