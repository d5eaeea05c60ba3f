"""Output of all commands: data on standard output, messages on standard error."""

import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ubongo.puzzles.pieces import Piece

MOST_STARS = 5


def print_message(line: str) -> None:
    """Print a message for a person to standard error, so that it never gets into the data."""
    print(line, file=sys.stderr, flush=True)


def printable(text: str) -> str:
    """The text without control characters, which must not reach the terminal."""
    return "".join(one if one.isprintable() or one == "\n" else ascii(one)[1:-1] for one in text)


def print_json(data: Mapping[str, object] | Iterable[Mapping[str, object]]) -> None:
    """Print data for a program: one JSON text on standard output."""
    import json

    print(json.dumps(data, ensure_ascii=False, indent=2))


def answer_no(sentence: str) -> None:
    """Print a message and exit with 1: the input was valid, and the answer is no."""
    print_message(sentence)
    raise click.exceptions.Exit(1)


def ids(pieces: "Iterable[Piece]") -> list[str]:
    return [one.id for one in pieces]


def quantity(count: int, thing: str) -> str:
    """The count with its noun: `1 board`, `2 boards`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def stars_text(count: int) -> str:
    """One to five stars, always five characters wide."""
    return "★" * count + "☆" * (MOST_STARS - count)
