"""Print jobs: draws sheets to print and boards to cut, in the print worker's process.

The solution of a hidden puzzle is never printed (R-321): its whole board is left out, and the
answer names the boards that are missing. A job without any board left is refused.
"""

import io
import zipfile
from dataclasses import dataclass, field

from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import Box, the_box
from ubongo.boards.fresh_boards import fresh_boards
from ubongo.printing.options import Options
from ubongo.server.features.spoilers import BoardIsLive

BOARDS = 36
# The date of all files in an archive, so that the same job always gives the same bytes.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PrintJob:
    """What to print; equal jobs give the same file."""

    kind: str
    options: Options = field(default_factory=Options)
    seed: int | None = None
    # The number of the board, in a job for one side of one board.
    board: int = 0


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A file, and the numbers of the boards that were left out."""

    body: bytes
    left_out: tuple[int, ...] = ()


def printed(job: PrintJob, hidden: frozenset[str] = frozenset()) -> PrintedFile:
    """The file of a job; solutions of puzzles with these keys are left out."""
    # Imported here, because importing reportlab takes a moment and the server never needs it.
    from ubongo.printing import sheets, svg

    options = job.options
    match job.kind:
        case "pieces":
            return PrintedFile(sheets.pieces(options))
        case "gem-board":
            return PrintedFile(sheets.gem_board(options))
        case "round-track":
            return PrintedFile(sheets.round_track(options))
        case "rules":
            return PrintedFile(sheets.rules(options))
        case "pieces-svg":
            return PrintedFile(svg.pieces()[1].encode())
    box = boards_of(job.seed)
    match job.kind:
        case "boards":
            return PrintedFile(sheets.boards(box, options))
        case "all":
            return PrintedFile(sheets.everything(box, options))
        case "solutions":
            left_out = _boards_with(hidden, box)
            numbers = [one.number for one in box.boards if one.number not in left_out]
            if not numbers:
                raise BoardIsLive
            return PrintedFile(sheets.solutions(sheets.only(box, numbers), options), left_out)
        case "board-svg":
            return PrintedFile(svg.board_side(box.board(job.board), options.sides[0]).encode())
        case "svg":
            return PrintedFile(_archived([*svg.boards(box, options), svg.pieces()]))
    raise ValueError(job.kind)


def boards_of(seed: int | None) -> Box:
    """The boards of the box, or the fresh ones of a seed."""
    return the_box() if seed is None else Box(tuple(fresh_boards(seed, BOARDS)))


def _boards_with(hidden: frozenset[str], box: Box) -> tuple[int, ...]:
    """The numbers of the boards that have a puzzle with one of these keys on a side."""
    if not hidden:
        return ()
    return tuple(
        board.number
        for board in box.boards
        if any(board.puzzle(side, symbol).key() in hidden for side in Side for symbol in SYMBOLS)
    )


def _archived(files: list[tuple[str, str]]) -> bytes:
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    return body.getvalue()
