"""`ubongo boards choose` and `stats`: a whole box from a seed, and a box in figures."""

from math import inf
from pathlib import Path

import click

from ubongo.cli.words import Command, as_json, box_from, say, tell
from ubongo.misread import Misread


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
@click.option("--seed", metavar="N", type=int, help="Another seed, another box.")
def choose(folder: Path, seed: int | None) -> None:
    """Choose 36 boards from the catalogue and write them to FOLDER, a file each.

    They are like those of the real box in cells, solutions and use of pieces, and fair: for
    each symbol they are close in difficulty. The same seed gives the same box for ever.
    """
    from random import Random

    from ubongo.boards import choose as choosing

    if folder.is_dir() and any(folder.glob("*.txt")):
        raise Misread("folder", "", f"{folder} holds text files already", "name an empty one")
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

    from ubongo.boards.statistics import statistics_of

    statistics = statistics_of(box_from(folder))
    if as_json:
        tell({str(name): plain(value) for name, value in asdict(statistics).items()})
    else:
        print(statistics.text())


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
