"""Sheets to print and boards to cut: the far end, in a process of its own.

A solution of a task that lies before somebody is never printed (R-321): its whole board is
left out, and it is said which boards those are. If nothing is left, that is refused.
"""

import io
import zipfile
from dataclasses import dataclass, field

from ubongo.boards.board import SYMBOLS, Board, Side
from ubongo.boards.box import Box, the_box
from ubongo.boards.fresh_boards import fresh_boards
from ubongo.printing.options import Options
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.server.features.spoilers import BoardIsLive

BOARDS = 36
# For the same order the same bytes: a file in an archive has no other date than this.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be made; equal orders are the same file."""

    kind: str
    options: Options = field(default_factory=Options)
    seed: int | None = None
    # One side of one board, if that is all.
    board: int = 0


@dataclass(frozen=True, slots=True)
class Made:
    """A file, and the numbers of the boards that are not in it."""

    body: bytes
    left_out: tuple[int, ...] = ()


def made(order: Order, hidden: tuple[Puzzle, ...] = ()) -> Made:
    """Draw what was ordered."""
    # Reading reportlab takes a moment, and no table should wait for it.
    from ubongo.printing import sheets, svg

    options = order.options
    match order.kind:
        case "pieces":
            return Made(sheets.pieces(options))
        case "gem-board":
            return Made(sheets.gem_board(options))
        case "round-track":
            return Made(sheets.round_track(options))
        case "rules":
            return Made(sheets.rules(options))
        case "pieces-svg":
            return Made(svg.pieces()[1].encode())
    box = boards_of(order.seed)
    match order.kind:
        case "boards":
            return Made(sheets.boards(box, options))
        case "all":
            return Made(sheets.everything(box, options))
        case "solutions":
            left_out = _boards_with(hidden, box)
            numbers = [one.number for one in box.boards if one.number not in left_out]
            if not numbers:
                raise BoardIsLive
            return Made(sheets.solutions(sheets.only(box, numbers), options), left_out)
        case "board-svg":
            return Made(svg.board_side(box.board(order.board), options.sides[0]).encode())
        case "svg":
            return Made(_archived([*svg.boards(box, options), svg.pieces()]))
    raise ValueError(order.kind)


def boards_of(seed: int | None) -> Box:
    """The boards of the box, or the fresh ones of a seed."""
    return the_box() if seed is None else Box(tuple(fresh_boards(seed, BOARDS)))


def _boards_with(hidden: tuple[Puzzle, ...], box: Box) -> tuple[int, ...]:
    """The numbers of the boards that have one of these puzzles on a side."""
    hidden_by_pieces: dict[tuple[Piece, ...], list[Puzzle]] = {}
    for one in hidden:
        hidden_by_pieces.setdefault(one.pieces, []).append(one)

    def is_hidden(board: Board) -> bool:
        puzzles = (board.puzzle(side, symbol) for side in Side for symbol in SYMBOLS)
        return any(
            puzzle.is_same_as(one)
            for puzzle in puzzles
            for one in hidden_by_pieces.get(puzzle.pieces, ())
        )

    return tuple(board.number for board in box.boards if is_hidden(board))


def _archived(files: list[tuple[str, str]]) -> bytes:
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    return body.getvalue()
