"""Output of `ubongo print`: chooses the boards, makes the PDF and writes the file."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.output import print_message
from ubongo.misread import Misread

if TYPE_CHECKING:
    from ubongo.boards.box import Box
    from ubongo.printing.options import Options

MOST_PLAYERS = 4
BOARDS = 36
STDOUT = "-"

Make = Callable[["Box", "Options", Callable[[int], None]], bytes]


def write(words: dict[str, object], make: Make) -> None:
    """Make a PDF and write it to a file or to standard output."""
    out, force = str(words["out"]), bool(words["force"])
    path = Path(out)
    if out != STDOUT and (path.is_dir() or (path.is_file() and not force)):
        raise occupied(path)
    if not path.parent.is_dir():
        raise Misread("output", "", f"there is no folder {path.parent}", "make it, or name another")
    if out == STDOUT and sys.stdout.isatty():
        raise Misread(
            "output", "", "a PDF cannot be shown in a terminal", "send it on: … > file.pdf"
        )
    box, options = box_for(words), options_for(words)
    with bar(box, options) as progress:
        made = make(box, options, progress)
    if out == STDOUT:
        sys.stdout.buffer.write(made)
        sys.stdout.flush()
        return
    put(made, path.resolve())
    print_message(
        f"{out}: {len(made) / 1000:.0f} kB. Print it at 100%; the ruler must measure 100 mm."
    )


def put(made: bytes, path: Path) -> None:
    """Write a file by way of a temporary one, so that a full disk or Ctrl-C leaves no half file."""
    if path.exists() and not path.is_file():
        path.write_bytes(made)  # a device or a pipe: it must not be replaced
        return
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_bytes(made)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def occupied(path: Path) -> Misread:
    found = f"{path} is a folder" if path.is_dir() else f"{path} already exists"
    cure = "name a file" if path.is_dir() else "name another one, or add --force"
    return Misread("output", "", found, cure)


def box_for(words: dict[str, object]) -> "Box":
    """The chosen boards: of the box, or fresh ones from a seed."""
    from ubongo.boards.box import Box, the_box
    from ubongo.boards.fresh_boards import fresh_boards
    from ubongo.printing.options import numbers_in
    from ubongo.printing.sheets import only

    numbers, seed = words.get("numbers"), words.get("seed")
    chosen = range(1, BOARDS + 1) if numbers is None else numbers_in(str(numbers), BOARDS)
    if not isinstance(seed, int):
        return only(the_box(), chosen)
    return only(Box(tuple(fresh_boards(seed, max(chosen)))), chosen)


def options_for(words: dict[str, object]) -> "Options":
    from ubongo.boards.board import Side
    from ubongo.printing.options import Options, Paper, Style

    side, players = words.get("side"), words.get("players", MOST_PLAYERS)
    return Options(
        Paper(words.get("paper", "a4")),
        Style(words.get("style", "colour")),
        str(words.get("language", "en")),
        players if isinstance(players, int) else MOST_PLAYERS,
        tuple(Side) if side is None else (Side(side),),
    )


@contextmanager
def bar(box: "Box", options: "Options") -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error while boards are drawn, if that is a terminal."""
    from ubongo.printing.sheets import steps

    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    with click.progressbar(length=steps(box, options), label="Drawing", file=sys.stderr) as shown:
        yield shown.update
