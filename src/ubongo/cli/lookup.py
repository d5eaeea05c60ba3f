"""`ubongo lookup`: the solution of any task of the box (R-321), or only a hint."""

from pathlib import Path

import click

from ubongo.cli.boards import FOLDER
from ubongo.cli.completion import board_numbers, completed
from ubongo.cli.options import SIDES, SYMBOLS, Command, as_json, box_from, symbol_from
from ubongo.cli.output import answer_no, print_message
from ubongo.cli.solve import draw_solutions, no_cover, print_solutions_as_json, show_hint


@click.command(
    cls=Command,
    short_help="Look up the solution of a puzzle from the box.",
    examples="""
    ubongo lookup 7 --symbol snake                          a solution of the easy side
    ubongo lookup 7 --side hard --symbol 4 --all            all solutions for the die's 4
    ubongo lookup 7 --side hard --symbol snake --hint       only the first piece
    """,
)
@click.argument("number", type=int, shell_complete=completed(board_numbers))
@click.option("--side", type=click.Choice(SIDES), default=SIDES[0], show_default=True)
@click.option(
    "--symbol",
    metavar="NAME|1-6",
    required=True,
    shell_complete=completed(lambda: SYMBOLS),
    help="The face of the die.",
)
@click.option("--hint", "only_hint", is_flag=True, help="Only say which piece goes where first.")
@click.option("--all", "show_all", is_flag=True, help="Draw every solution.")
@click.option("--in", "folder", metavar="FOLDER", type=FOLDER, help="A box of your own.")
@as_json()
def lookup(
    number: int,
    side: str,
    symbol: str,
    only_hint: bool,
    show_all: bool,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Look up a puzzle by its board number, its side and the face of the die."""
    from ubongo.boards.board import Side
    from ubongo.puzzles.covers import Cover
    from ubongo.puzzles.hints import LayPiece, hint

    if only_hint and show_all:
        raise click.UsageError("--hint and --all exclude each other: choose one")
    face = symbol_from(symbol)
    puzzle = box_from(folder).board(number).puzzle(Side(side), face)
    if only_hint:
        found = hint(puzzle, Cover(()))
        if not isinstance(found, LayPiece):
            answer_no(no_cover(puzzle))
            return
        cover = Cover((found.placement,))
        piece = found.placement.piece.id
        told = {"hint": "lay", "piece": piece, "cover": cover.text()}
        show_hint(told, f"Lay {piece} like this first:", str(cover), as_json=as_json)
        return
    if as_json:
        print_solutions_as_json(puzzle, show_all=show_all, count=False)
        return
    print_message(f"board {number}, {side}, {face.value}: {puzzle.text()}")
    draw_solutions(puzzle, limit=None if show_all else 1)
