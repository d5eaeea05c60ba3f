"""Output of all commands: data on standard output, messages on standard error."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
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


@contextmanager
def progress_bar(thing: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal; yields what to call with a count."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # Without a refresh thread: processes are forked after this.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as progress:
        task = progress.add_task(thing, total=total)

        def on_progress(done: int) -> None:
            progress.update(task, advance=done)
            progress.refresh()

        yield on_progress


def cores() -> int:
    """The number of cores that this process may use."""
    import os

    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class CsvRows:
    """Rows of CSV on standard output, below a line with the names of their columns."""

    def __init__(self, columns: Sequence[str]) -> None:
        import csv

        self._writer = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
        self._writer.writeheader()

    def write(self, rows: Iterable[Mapping[str, object]]) -> None:
        self._writer.writerows({name: _cell(value) for name, value in row.items()} for row in rows)


def _cell(value: object) -> object:
    """A truth is written as in JSON, and what is unknown is left empty."""
    return str(value).lower() if isinstance(value, bool) else value


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
