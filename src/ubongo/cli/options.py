"""Shared classes, options and readers of arguments for all commands.

A reader raises `Misread` for a bad argument; `ubongo.cli.run` turns that into an exit code.
"""

from collections.abc import Callable
from inspect import cleandoc
from typing import TYPE_CHECKING, ParamSpec

import click

from ubongo.cli.completion import completed, piece_names
from ubongo.cli.output import print_message, printable
from ubongo.misread import Misread, quoted

if TYPE_CHECKING:
    from pathlib import Path

    from ubongo.boards.board import Symbol
    from ubongo.boards.box import Box
    from ubongo.puzzles.puzzles import Puzzle
    from ubongo.shapes import Shape

P = ParamSpec("P")

# The values of `boards.board.Side` and `Symbol`, written out because importing that module
# would make `--help` slower; a test compares them.
SIDES = ("easy", "hard")
SYMBOLS = ("shield", "hand", "antelope", "snake", "elephant", "mask")

# Python draws the same from -1 as from 1, so a seed is never negative. A random one is short
# enough to pass on to a friend.
SEED = click.IntRange(min=0)
SEEDS = 1_000_000


class Command(click.Command):
    """A command that shows examples below its options."""

    def __init__(self, *, examples: str = "", **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]  # click's own, handed on
        self.examples = cleandoc(examples)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(self.examples, formatter)


class Group(click.Group):
    """A group that shows examples below its commands."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order of use, and not of the alphabet

    def __init__(self, *, examples: str = "", **settings: object) -> None:
        super().__init__(**settings)  # type: ignore[arg-type]  # click's own, handed on
        self.examples = cleandoc(examples)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_examples(self.examples, formatter)


def write_examples(examples: str, formatter: click.HelpFormatter) -> None:
    if examples:
        with formatter.section("Examples"):
            for line in examples.splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def puzzle_argument(metavar: str) -> Callable[[Callable[P, object]], Callable[P, object]]:
    """The words of a puzzle, which `puzzle_from` reads."""
    return click.argument(
        "puzzle",
        metavar=metavar,
        nargs=-1,
        required=True,
        shell_complete=completed(piece_names),
    )


def as_json() -> Callable[[Callable[P, None]], Callable[P, None]]:
    """The option `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON, for a program.")


def area_from(text: str) -> "Shape":
    """The area in a text, connected and not too large."""
    from ubongo.puzzles.puzzles import check_area
    from ubongo.shapes import Shape

    try:
        area = Shape.parse(text)
    except Misread as wrong:
        raise Misread("area", wrong.place, wrong.found, wrong.cure) from None
    check_area(area)
    return area


def puzzle_from(words: tuple[str, ...]) -> "Puzzle":
    """The puzzle of `AREA PIECE…` or `'AREA + PIECES'`; a piece may be one's own, `NAME=SHAPE`."""
    from ubongo.puzzles.pieces import Piece
    from ubongo.puzzles.puzzles import Puzzle

    whole = " ".join(words)
    if "+" in whole:
        area, _, names = whole.partition("+")
    else:
        area, names = words[0], " ".join(words[1:])
    return Puzzle.of(area_from(area), map(Piece.parse, names.replace(",", " ").split()))


def symbol_from(word: str) -> "Symbol":
    """A face of the die: its name, or its pips."""
    from ubongo.boards.board import SYMBOLS as KNOWN

    for symbol in KNOWN:
        if word.strip().lower() in (symbol.value, str(symbol.pips)):
            return symbol
    raise Misread(
        "symbol",
        "",
        f"{quoted(word)} is not a face of the die",
        f"there are {', '.join(SYMBOLS)}, or 1 to {len(SYMBOLS)}",
    )


def tell_plugin_faults() -> None:
    """Load the plug-ins of other packages, and say which of them are left out."""
    from ubongo.match.plugins import load_plugins

    for fault in load_plugins():
        print_message(printable(str(fault)))


def seed_or_any(seed: int | None) -> int:
    """The given seed, or a random one, which is shown so that it can be used again."""
    if seed is None:
        from random import SystemRandom

        seed = SystemRandom().randrange(SEEDS)
        print_message(f"Seed {seed}: with --seed {seed} it will be the same again.")
    return seed


def box_from(folder: "Path | None") -> "Box":
    """The boards of a folder, or the box that comes with the game."""
    from ubongo.boards.box import read_box, the_box

    return the_box() if folder is None else read_box(folder)
