"""`ubongo play`: a puzzle in the terminal, alone and against the clock.

Only the loop is here, with the clock and the dice; the dialogue is in `play_session`.
"""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.completion import board_numbers, completed
from ubongo.cli.options import SEED, SIDES, Command, box_from, seed_or_any, symbol_from
from ubongo.cli.options import SYMBOLS as NAMES

if TYPE_CHECKING:
    from ubongo.cli.play.play_session import PlaySession


@click.command(
    cls=Command,
    short_help="Play a puzzle in the terminal, against the clock.",
    examples="""
    ubongo play                                 a board, a roll, three pieces
    ubongo play --side hard                     four pieces
    ubongo play --board 7 --symbol snake        one puzzle of the box
    ubongo play --seed 1                        the same puzzles every time
    """,
)
@click.option(
    "--side", type=click.Choice(SIDES), default="easy", show_default=True, help="Which side."
)
@click.option(
    "--board",
    metavar="NUMBER",
    type=int,
    shell_complete=completed(board_numbers),
    help="Begin with this board.",
)
@click.option(
    "--symbol",
    metavar="NAME|1-6",
    shell_complete=completed(lambda: NAMES),
    help="Begin with this face of the die.",
)
@click.option("--seed", metavar="N", type=SEED, help="Draw and roll the same as before.")
@click.option(
    "--in",
    "folder",
    metavar="FOLDER",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A box of your own.",
)
def play(
    side: str, board: int | None, symbol: str | None, seed: int | None, folder: Path | None
) -> None:
    """Play: draw a board, roll, and cover the area as fast as you can."""
    from random import Random
    from time import monotonic

    from ubongo.boards.board import SYMBOLS, Board, Side, Symbol
    from ubongo.boards.seeded_random import one_of
    from ubongo.cli.play.play_session import PlaySession, introduction, reply_to

    box = box_from(folder)
    first_board = None if board is None else box.board(board)
    first_symbol = None if symbol is None else symbol_from(symbol)
    dice = Random(seed_or_any(seed))

    def deal(board: Board | None = None, symbol: Symbol | None = None) -> PlaySession:
        """Draw a board and roll the die, or take the given ones."""
        drawn, rolled = one_of(dice, box.boards), one_of(dice, SYMBOLS)
        session = PlaySession(board or drawn, Side(side), symbol or rolled, monotonic())
        print(f"\n{introduction(session)}\n", flush=True)
        return session

    session = deal(first_board, first_symbol)
    while (line := read_line(session, monotonic())) is not None:
        match line.strip().lower():
            case "quit" | "exit":
                break
            case "new":
                session = deal()
            case _:
                session, told = reply_to(session, line, monotonic())
                if told:
                    print(f"\n{told}\n", flush=True)
    print("Goodbye!")


def read_line(session: "PlaySession", at: float) -> str | None:
    """Read the next line, or None at the end; the prompt is shown only in a terminal."""
    if not sys.stdin.isatty():
        line = sys.stdin.readline()
        return line or None
    import contextlib

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # its import alone gives `input` the arrow keys
    seconds = int(at - session.begun)
    row = f"row {len(session.rows) + 1} " if session.rows else ""
    try:
        return input(f"{seconds // 60}:{seconds % 60:02} {row}> ")
    except EOFError:
        print()
        return None
