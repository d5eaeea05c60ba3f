"""`ubongo boards`: look at the box, list it, check it and measure it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.words import (
    SIDES,
    Group,
    answer_no,
    as_json,
    box_from,
    counted,
    ids,
    say,
    symbol_from,
    tell,
)

if TYPE_CHECKING:
    from ubongo.boards.board import Board, BoardSide, Side, Symbol

FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.group(
    cls=Group,
    examples="""
    ubongo boards show 7 --side hard            one side of a board
    ubongo boards show 7 --symbol snake         one puzzle
    ubongo boards list                          all boards, a line each
    ubongo boards check                         can everything be solved?
    ubongo boards new --seed 1 --count 3        three fresh boards
    """,
)
def boards() -> None:
    """Boards: look at them, check them, make new ones."""


@boards.command(
    examples="""
    ubongo boards show 7                                    both sides
    ubongo boards show 7 --side hard --symbol 4             the puzzle for the die's 4, the snake
    ubongo boards show 7 --symbol snake --solution          the same, solved
    ubongo boards show 7 --json                             for a program
    """
)
@click.argument("number", type=int)
@click.option("--side", type=click.Choice(SIDES), help="Only this side.")
@click.option("--symbol", metavar="NAME|1-6", help="Only the puzzle of this face of the die.")
@click.option("--solution", is_flag=True, help="Solve it, too.")
@click.option("--in", "folder", metavar="FOLDER", type=FOLDER, help="A box of your own.")
@as_json()
def show(
    number: int,
    side: str | None,
    symbol: str | None,
    solution: bool,
    folder: Path | None,
    as_json: bool,
) -> None:
    """Draw a board, one of its sides or one of its puzzles."""
    from ubongo.boards.board import SYMBOLS, Side

    board = box_from(folder).board(number)
    sides = tuple(Side) if side is None else (Side(side),)
    symbols = SYMBOLS if symbol is None else (symbol_from(symbol),)
    if as_json:
        tell(board_data(board, sides, symbols, solution=solution))
        return
    say(f"board {board.number}, {board.animal.value}")
    for at, each in enumerate(sides):
        if at:
            print()
        if len(sides) > 1:
            print(each.value)
        draw_side(board.side(each), symbols, whole=symbol is None, solution=solution)


def draw_side(
    side: "BoardSide", symbols: "tuple[Symbol, ...]", *, whole: bool, solution: bool
) -> None:
    from ubongo.puzzles.solver import solve

    if whole:
        print(side)
    for symbol in symbols:
        puzzle = side.puzzle(symbol)
        if not whole:
            print(puzzle)
        if solution:
            print(f"\n{symbol.value}")
            print(solve(puzzle) or "no solution")


def board_data(
    board: "Board", sides: "tuple[Side, ...]", symbols: "tuple[Symbol, ...]", *, solution: bool
) -> dict[str, object]:
    """The board as a program reads it; `text` is the line that can be pasted back."""
    return {
        "board": board.number,
        "animal": board.animal.value,
        "text": board.text(),
        "sides": {
            side.value: {
                "area": board.side(side).area.text(),
                "puzzles": {
                    symbol.value: puzzle_data(board.side(side), symbol, solution=solution)
                    for symbol in symbols
                },
            }
            for side in sides
        },
    }


def puzzle_data(side: "BoardSide", symbol: "Symbol", *, solution: bool) -> dict[str, object]:
    from ubongo.puzzles.solver import count_covers, solve

    puzzle = side.puzzle(symbol)
    data: dict[str, object] = {"pieces": ids(puzzle.pieces), "covers": count_covers(puzzle)}
    if solution:
        cover = solve(puzzle)
        data["solution"] = cover.text() if cover else None
    return data


@boards.command(
    "list",
    examples="""
    ubongo boards list                      number, animal, easy area, hard area
    ubongo boards list | grep Juri          the boards of one animal
    ubongo boards list --json               for a program
    """,
)
@click.option("--in", "folder", metavar="FOLDER", type=FOLDER, help="A box of your own.")
@as_json()
def list_(folder: Path | None, as_json: bool) -> None:
    """List the boards: number, animal, easy and hard area."""
    box = box_from(folder)
    if as_json:
        tell(
            [
                {
                    "board": board.number,
                    "animal": board.animal.value,
                    "easy": board.easy.area.text(),
                    "hard": board.hard.area.text(),
                }
                for board in box.boards
            ]
        )
        return
    widest = max(len(board.easy.area.text()) for board in box.boards)
    for board in box.boards:
        easy, hard = board.easy.area.text(), board.hard.area.text()
        print(f"{board.number:>2}  {board.animal.value:<9}  {easy:<{widest}}  {hard}")


@boards.command(
    examples="""
    ubongo boards check                     the box that comes with the game
    ubongo boards check my-boards           the board files of a folder
    ubongo boards check --json              for a program
    """
)
@click.argument("folder", type=FOLDER, required=False)
@as_json()
def check(folder: Path | None, as_json: bool) -> None:
    """Solve every puzzle of a box; exits with 1 if one has no solution."""
    box = box_from(folder)
    puzzles = len(box.puzzles())
    unsolvable = box.unsolvable()
    solvable = puzzles - len(unsolvable)
    names = [f"board {board.number}, {side.value}, {s.value}" for board, side, s in unsolvable]
    if as_json:
        told = {"boards": len(box.boards), "puzzles": puzzles, "solvable": solvable}
        tell(told | {"unsolvable": names})
    else:
        for name in names:
            print(f"{name}: no solution")
        print(f"{counted(len(box.boards), 'board')}, {puzzles} puzzles, {solvable} solvable")
    if unsolvable:
        answer_no("not every puzzle can be solved")
