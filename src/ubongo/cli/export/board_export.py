"""`ubongo boards export`: boards for other programs, as rows of data or as BurrTools files."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.completion import board_numbers, completed
from ubongo.cli.options import SIDES, Command, as_json, box_from
from ubongo.cli.output import CsvRows, print_json, print_message, quantity

if TYPE_CHECKING:
    from ubongo.boards.board import Board, Side


@click.command(
    cls=Command,
    short_help="Write boards for other programs: CSV, JSON, BurrTools.",
    examples="""
    ubongo boards export --csv > boards.csv             a row for each of the 432 puzzles
    ubongo boards export 7 8 --side hard --json         some of them, for a program
    ubongo boards export 7 --burrtools .                board-07.xmpuzzle, with 12 problems
    ubongo boards export --in my-box --csv              the boards of a folder
    """,
)
@click.argument(
    "numbers",
    metavar="[NUMBER]...",
    type=int,
    nargs=-1,
    shell_complete=completed(board_numbers),
)
@click.option("--side", type=click.Choice(SIDES), help="Only this side.")
@click.option(
    "--in",
    "folder",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A box of your own.",
)
@click.option("--csv", "as_csv", is_flag=True, help="A row of CSV for each puzzle.")
@click.option(
    "--burrtools",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write an .xmpuzzle file for each board there.",
)
@as_json()
def export(
    numbers: tuple[int, ...],
    side: str | None,
    folder: Path | None,
    as_csv: bool,
    burrtools: Path | None,
    as_json: bool,
) -> None:
    """Write all puzzles of boards with their solutions and how hard they are.

    Without a NUMBER all boards of the box are written. docs/data.md tells the columns.
    """
    from ubongo.boards.board import Side
    from ubongo.boards.board_table import COLUMNS, puzzle_rows

    if as_csv + as_json + (burrtools is not None) != 1:
        raise click.UsageError("choose one of --csv, --json and --burrtools FOLDER")
    box = box_from(folder)
    boards = [box.board(number) for number in numbers] or list(box.boards)
    sides = tuple(Side) if side is None else (Side(side),)
    if burrtools is not None:
        write_burrtools(boards, sides, burrtools)
    elif as_csv:
        CsvRows(COLUMNS).write(puzzle_rows(boards, sides))
    else:
        print_json(list(puzzle_rows(boards, sides)))


def write_burrtools(boards: "list[Board]", sides: "tuple[Side, ...]", folder: Path) -> None:
    """Write a file for each board, with a problem for each of its puzzles."""
    from ubongo.boards.board import SYMBOLS
    from ubongo.puzzles.burrtools import SUFFIX, xmpuzzle

    folder.mkdir(parents=True, exist_ok=True)
    for board in boards:
        puzzles = {
            f"{side.value} {symbol.value}": board.puzzle(side, symbol)
            for side in sides
            for symbol in SYMBOLS
        }
        comment = f"Board {board.number}, {board.animal.species}, of ubongo."
        (folder / f"board-{board.number:02}{SUFFIX}").write_bytes(xmpuzzle(puzzles, comment))
    print_message(f"{quantity(len(boards), 'file')} in {folder}.")
