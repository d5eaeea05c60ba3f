"""`ubongo boards new`, `choose` and `stats`: boards from a seed, and a box in figures."""

from math import inf
from pathlib import Path

import click

from ubongo.cli.words import SEED, Command, as_json, box_from, counted, say, seed_or_any, tell
from ubongo.misread import Misread

MOST_BOARDS = 100_000


@click.command(
    cls=Command,
    short_help="Make boards that nobody has seen yet.",
    examples="""
    ubongo boards new                               a board with both sides
    ubongo boards new --seed 1 --count 36           a whole box; the same for ever
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
@click.option("--level", metavar="LEVEL", help="Sides only: easy, hard, '4 stars', 'hard 3 stars'.")
@click.option(
    "--to",
    "folder",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
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
        say(f"{counted(count, 'board')} in {folder}.")
    elif as_json:
        made = fresh_boards(seed, count) if wanted is None else fresh_sides(seed, wanted, count)
        name = "boards" if wanted is None else "sides"
        tell({"seed": seed, "level": level, name: [one.text() for one in made]})
    elif wanted is None:
        for board in fresh_boards(seed, count):
            print(board if board.number == count else f"{board}\n")
    else:
        for place, side in enumerate(fresh_sides(seed, wanted, count), 1):
            print(side if place == count else f"{side}\n")


@click.command(
    cls=Command,
    short_help="Choose a box of 36 boards and write it to a folder.",
    examples="""
    ubongo boards choose my-box                     the box that comes with the game, once more
    ubongo boards choose my-box --seed 7            another one, as fair as that
    ubongo boards check my-box                      then look at it
    """,
)
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--seed", metavar="N", type=SEED, help="Another seed, another box.")
def choose(folder: Path, seed: int | None) -> None:
    """Choose 36 boards from the catalogue and write them to FOLDER, a file each.

    They are like those of the real box in cells, solutions and use of pieces, and fair: for
    each symbol they are close in difficulty. The same seed gives the same box for ever.
    """
    from random import Random

    from ubongo.boards import box_search as choosing

    check_empty(folder)
    seed = choosing.SEED if seed is None else seed
    say(f"Choosing with seed {seed}, which takes half a minute.")
    box = choosing.choose(Random(seed))
    choosing.write(box, folder)
    say(f"{len(box.boards)} boards are in {folder}.")


@click.command(
    cls=Command,
    short_help="Say what a box is like, in figures.",
    examples="""
    ubongo boards stats                     the box that comes with the game
    ubongo boards stats my-box              the board files of a folder
    ubongo boards stats --json              for a program
    """,
)
@click.argument(
    "folder", type=click.Path(exists=True, file_okay=False, path_type=Path), required=False
)
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
        tell({str(name): plain(value) for name, value in asdict(statistics).items()})
    else:
        print(statistics.text())


def check_empty(folder: Path) -> None:
    """Nobody's boards are written over."""
    if folder.is_dir() and any(folder.glob("*.txt")):
        raise Misread("folder", "", f"{folder} holds text files already", "name an empty one")


def plain(value: object) -> object:
    """A value of the game in the words of JSON, which knows no enums and no infinity."""
    from enum import Enum

    match value:
        case dict():
            return {str(name): plain(one) for name, one in value.items()}
        case list() | tuple():
            return [plain(one) for one in value]
        case Enum():
            return value.value
        case float():
            return None if value == inf else round(value, 3)
    return value
