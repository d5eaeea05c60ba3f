"""Print jobs: draws sheets to print and boards to cut, in the print worker's process.

The solution of a hidden puzzle is never printed (R-321): those of its side and symbol are left
out on all boards, so that a sheet does not tell which board is being played. A job without any
solution left is refused.
"""

import io
import zipfile
from dataclasses import dataclass, field

from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import Box, the_box
from ubongo.boards.fresh_boards import fresh_boards
from ubongo.printing.options import Column, Options
from ubongo.puzzles.containment import gives_away
from ubongo.puzzles.puzzles import Puzzle
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
    """A file, and whether solutions were left out."""

    body: bytes
    is_partial: bool = False


def printed(job: PrintJob, hidden: frozenset[Puzzle] = frozenset()) -> PrintedFile:
    """The file of a job; solutions of these puzzles, and of those like them, are left out."""
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
            left_out = _columns_with(hidden, box)
            if len(left_out) == len(Side) * len(SYMBOLS):
                raise BoardIsLive
            return PrintedFile(sheets.solutions(box, options, left_out=left_out), bool(left_out))
        case "board-svg":
            return PrintedFile(svg.board_side(box.board(job.board), options.sides[0]).encode())
        case "svg":
            return PrintedFile(_archived([*svg.boards(box, options), svg.pieces()]))
    raise ValueError(job.kind)


def boards_of(seed: int | None) -> Box:
    """The boards of the box, or the fresh ones of a seed."""
    return the_box() if seed is None else Box(tuple(fresh_boards(seed, BOARDS)))


def _columns_with(hidden: frozenset[Puzzle], box: Box) -> frozenset[Column]:
    """The sides and symbols of which a solution would give one of these puzzles away."""
    return frozenset(
        (side, symbol)
        for _, side, symbol, puzzle in (box.puzzles() if hidden else ())
        if any(gives_away(puzzle, one) for one in hidden)
    )


def _archived(files: list[tuple[str, str]]) -> bytes:
    body = io.BytesIO()
    with zipfile.ZipFile(body, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), text, zipfile.ZIP_DEFLATED)
    return body.getvalue()
