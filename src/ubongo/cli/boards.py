"""`ubongo boards`: show, list, check and measure the boards of a box, and make new ones."""

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.completion import board_numbers, completed, levels
from ubongo.cli.export.board_export import export
from ubongo.cli.options import (
    SEED,
    SIDES,
    SYMBOLS,
    Group,
    as_json,
    box_from,
    seed_or_any,
    symbol_from,
)
from ubongo.cli.output import answer_no, ids, print_json, print_message, quantity
from ubongo.misread import Misread

if TYPE_CHECKING:
    from ubongo.boards.board import Board, BoardSide, Side, Symbol

FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
NEW_FOLDER = click.Path(file_okay=False, path_type=Path)
MOST_BOARDS = 100_000


@click.group(
    cls=Group,
    examples="""
    ubongo boards show 7 --side hard            one side of a board
    ubongo boards show 7 --symbol snake         one puzzle
    ubongo boards list                          all boards, a line each
    ubongo boards check                         can everything be solved?
    ubongo boards new --seed 1 --count 3        three fresh boards
    ubongo boards export --csv                  a row for each puzzle
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
@click.argument("number", type=int, shell_complete=completed(board_numbers))
@click.option("--side", type=click.Choice(SIDES), help="Only this side.")
@click.option(
    "--symbol",
    metavar="NAME|1-6",
    shell_complete=completed(lambda: SYMBOLS),
    help="Only the puzzle of this face of the die.",
)
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
    from ubongo.boards.board import SYMBOLS as FACES
    from ubongo.boards.board import Side

    board = box_from(folder).board(number)
    sides = tuple(Side) if side is None else (Side(side),)
    symbols = FACES if symbol is None else (symbol_from(symbol),)
    if as_json:
        print_json(board_data(board, sides, symbols, solution=solution))
        return
    print_message(f"board {board.number}, {board.animal.species}")
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
    ubongo boards list | grep penguin       the boards of one animal
    ubongo boards list --json               for a program
    """,
)
@click.option("--in", "folder", metavar="FOLDER", type=FOLDER, help="A box of your own.")
@as_json()
def list_(folder: Path | None, as_json: bool) -> None:
    """List the boards: number, animal, easy and hard area."""
    box = box_from(folder)
    if as_json:
        print_json(
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
        print(f"{board.number:>2}  {board.animal.species:<9}  {easy:<{widest}}  {hard}")


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
        print_json(told | {"unsolvable": names})
    else:
        for name in names:
            print(f"{name}: no solution")
        print(f"{quantity(len(box.boards), 'board')}, {puzzles} puzzles, {solvable} solvable")
    if unsolvable:
        answer_no("not every puzzle can be solved")


@boards.command(
    short_help="Show the statistics of a box.",
    examples="""
    ubongo boards stats                     the box that comes with the game
    ubongo boards stats my-box              the board files of a folder
    ubongo boards stats --json              for a program
    """,
)
@click.argument("folder", type=FOLDER, required=False)
@as_json()
def stats(folder: Path | None, as_json: bool) -> None:
    """Count cells, solutions and pieces, and measure how hard and how fair a box is.

    The spread is the coefficient of variation of the difficulty over the boards, for each
    symbol: the smaller, the fairer.
    """
    from dataclasses import asdict

    from ubongo.boards.box_report import statistics_of

    statistics = statistics_of(box_from(folder))
    if as_json:
        print_json({str(name): json_value(value) for name, value in asdict(statistics).items()})
    else:
        print(statistics.text())


@boards.command(
    short_help="Make new boards.",
    examples="""
    ubongo boards new                               a board with both sides
    ubongo boards new --seed 1 --count 36           a whole box; always the same
    ubongo boards new --count 36 --to my-box        the same, a file each
    ubongo boards new --level hard --count 3        three hard sides
    ubongo boards new --level '2 stars' --json      a side of two stars, for a program
    """,
)
@click.option("--seed", metavar="N", type=SEED, help="The same seed gives the same boards.")
@click.option(
    "--count",
    metavar="N",
    type=click.IntRange(1, MOST_BOARDS),
    default=1,
    show_default=True,
    help="How many.",
)
@click.option(
    "--level",
    metavar="LEVEL",
    shell_complete=completed(levels),
    help="Sides only: easy, hard, '4 stars', 'hard 3 stars'.",
)
@click.option(
    "--to",
    "folder",
    metavar="FOLDER",
    type=NEW_FOLDER,
    help="Write the boards there, a file each.",
)
@as_json()
def new(
    seed: int | None, count: int, level: str | None, folder: Path | None, as_json: bool
) -> None:
    """Make fresh boards from the catalogue of every area there is.

    Without a level they have both sides; with one, only sides of that level are made.
    """
    from ubongo.boards.box import Box
    from ubongo.boards.box_search import write
    from ubongo.boards.fresh_boards import Level, fresh_boards, fresh_sides

    if level is not None and folder is not None:
        raise click.UsageError("--to writes boards with both sides: leave out --level")
    wanted = None if level is None else Level.parse(level)
    if folder is not None:
        check_empty(folder)
    seed = seed_or_any(seed)
    if wanted is None and folder is not None:
        write(Box(tuple(fresh_boards(seed, count))), folder)
        print_message(f"{quantity(count, 'board')} in {folder}.")
    elif as_json:
        made = fresh_boards(seed, count) if wanted is None else fresh_sides(seed, wanted, count)
        name = "boards" if wanted is None else "sides"
        print_json({"seed": seed, "level": level, name: [one.text() for one in made]})
    elif wanted is None:
        for board in fresh_boards(seed, count):
            print(board if board.number == count else f"{board}\n")
    else:
        for place, side in enumerate(fresh_sides(seed, wanted, count), 1):
            print(side if place == count else f"{side}\n")


@boards.command(
    short_help="Choose a box of 36 boards and write it to a folder.",
    examples="""
    ubongo boards choose my-box                     the box that comes with the game, once more
    ubongo boards choose my-box --seed 7            another one, as fair as that
    ubongo boards check my-box                      then look at it
    """,
)
@click.argument("folder", type=NEW_FOLDER)
@click.option("--seed", metavar="N", type=SEED, help="Another seed, another box.")
def choose(folder: Path, seed: int | None) -> None:
    """Choose 36 boards from the catalogue and write them to FOLDER, a file each.

    They are like those of the real box in cells, solutions and use of pieces, and fair: for
    each symbol they are close in difficulty. The same seed always gives the same box.
    """
    from random import Random

    from ubongo.boards import box_search as choosing

    check_empty(folder)
    seed = choosing.SEED if seed is None else seed
    print_message(f"Choosing with seed {seed}, which takes half a minute.")
    box = choosing.choose(Random(seed))
    choosing.write(box, folder)
    print_message(f"{len(box.boards)} boards are in {folder}.")


boards.add_command(export)


def check_empty(folder: Path) -> None:
    """Refuse a folder with text files, so that no boards are overwritten."""
    if folder.is_dir() and any(folder.glob("*.txt")):
        raise Misread("folder", "", f"{folder} holds text files already", "name an empty one")


def json_value(value: object) -> object:
    """A value of the game as JSON data, which has no enums and no infinity."""
    from enum import Enum

    match value:
        case dict():
            return {str(name): json_value(one) for name, one in value.items()}
        case list() | tuple():
            return [json_value(one) for one in value]
        case Enum():
            return value.value
        case float():
            return None if value == inf else round(value, 3)
    return value
