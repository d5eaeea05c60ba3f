"""`ubongo admin`: looks after a running server, through the socket in its data folder."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from ubongo.cli.admin.ask_server import ask
from ubongo.cli.backup import DATA_DIR
from ubongo.cli.options import Group, as_json
from ubongo.cli.output import print_json, print_message, printable, quantity
from ubongo.cli.parts import ServerCommand

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600}


class AdminGroup(Group):
    """A group of commands that need the server part."""

    command_class = ServerCommand


@click.group(
    cls=AdminGroup,
    short_help="Look after a server that runs on this machine.",
    examples="""
    ubongo admin tables                          what is being played
    ubongo admin people                          who is here, and from where
    ubongo admin say 'Back at nine'              shown on all pages; say '' takes it away
    ubongo admin refuse 203.0.113.7 --for 2h     turn an address or a guest away
    ubongo admin drain                           stop after the last game
    """,
)
def admin() -> None:
    """Look after a running server, on its own machine and as its own user."""


@admin.command(examples="ubongo admin tables --json            for a program")
@DATA_DIR
@as_json()
def tables(data_dir: Path | None, as_json: bool) -> None:
    """List the tables in memory, those that stand still included."""
    answer = ask(data_dir, command="tables")
    if as_json:
        print_json(answer)
        return
    flags = ("public", "locked")
    rows = [
        (
            one["table"],
            one["edition"],
            one["doing"],
            f"people: {one['people']}",
            " ".join([flag for flag in flags if one[flag]]),
            f"STANDS STILL: {one['frozen']}" if one["frozen"] else "",
        )
        for one in answer["tables"]
    ]
    print_rows(rows, "There is no table in memory.")


@admin.command(examples="ubongo admin people                   guest, name, address, table")
@DATA_DIR
@as_json()
def people(data_dir: Path | None, as_json: bool) -> None:
    """List who is connected, from where, and at which table."""
    answer = ask(data_dir, command="people")
    if as_json:
        print_json(answer)
        return
    keys = ("guest", "name", "address", "table")
    rows = [(*(str(one[key]) for key in keys), f"{one['seconds']} s") for one in answer["people"]]
    print_rows(rows, "Nobody is connected.")


@admin.command(short_help="Close a table for good.", examples="ubongo admin close 3fW0cX1bA7kQz9Lm")
@click.argument("table")
@DATA_DIR
@as_json()
def close(table: str, data_dir: Path | None, as_json: bool) -> None:
    """Close TABLE for good: everybody is sent away, and nobody comes in again."""
    answer = ask(data_dir, command="close", table=table)
    show(answer, as_json, f"Closed; {answer['sent_away']} sent away.")


@admin.command(examples="ubongo admin unfreeze 3fW0cX1bA7kQz9Lm")
@click.argument("table")
@DATA_DIR
@as_json()
def unfreeze(table: str, data_dir: Path | None, as_json: bool) -> None:
    """Load TABLE again, which a fault or the disk has stopped."""
    show(ask(data_dir, command="unfreeze", table=table), as_json, "It goes on.")


@admin.command(
    short_help="Show a word on all pages.",
    examples="""
    ubongo admin say 'Back at nine'
    ubongo admin say ''                   take it away
    """,
)
@click.argument("text")
@DATA_DIR
@as_json()
def say(text: str, data_dir: Path | None, as_json: bool) -> None:
    """Show TEXT on all pages, until it is taken away or the server stops."""
    answer = ask(data_dir, command="say", text=text)
    show(answer, as_json, f"Told {quantity(answer['told'], 'connection')}.")


@admin.command(
    short_help="Turn an address or a guest away for a while.",
    examples="""
    ubongo admin refuse 203.0.113.7 --for 2h
    ubongo admin refuse hW0cX1bA7kQz9LmT --for 1d       a guest; 'people' lists them
    """,
)
@click.argument("who")
@click.option("--for", "length", default="1h", show_default=True, help="Such as 90s, 15m, 2h, 1d.")
@DATA_DIR
@as_json()
def refuse(who: str, length: str, data_dir: Path | None, as_json: bool) -> None:
    """Turn an address or a guest away for a while; a restart ends that."""
    answer = ask(data_dir, command="refuse", who=who, seconds=seconds_from(length))
    ended = quantity(answer["sent_away"], "connection")
    show(answer, as_json, f"{answer['who']} is turned away for {length}; {ended} ended.")


@admin.command(examples="ubongo admin admit 203.0.113.7")
@click.argument("who")
@DATA_DIR
@as_json()
def admit(who: str, data_dir: Path | None, as_json: bool) -> None:
    """Let an address or a guest in again."""
    answer = ask(data_dir, command="admit", who=who)
    show(answer, as_json, f"{answer['who']} may come in again.")


@admin.command(
    short_help="Stop the server when the last game is over.",
    examples="""
    ubongo admin drain                    before an update
    ubongo admin drain --off              play on
    """,
)
@click.option("--off", is_flag=True, help="Take it back.")
@DATA_DIR
@as_json()
def drain(off: bool, data_dir: Path | None, as_json: bool) -> None:
    """Begin no game any more, and stop the server when the last one is over."""
    answer = ask(data_dir, command="drain", on=not off)
    games = quantity(answer["games"], "game")
    show(answer, as_json, "Games may begin." if off else f"{games} left; then the server stops.")


@admin.command(examples="ubongo admin limits --json            for a program")
@DATA_DIR
@as_json()
def limits(data_dir: Path | None, as_json: bool) -> None:
    """Show the limits, who ran into them last, and who is turned away."""
    answer = ask(data_dir, command="limits")
    if as_json:
        print_json(answer)
        return
    print_rows([(name, str(most)) for name, most in answer["limits"].items()], "")
    print_message("Refused so far:")
    print_rows([(name, str(count)) for name, count in answer["refused"].items()], "Nobody.")
    if answer["latest"]:
        print_message("The latest:")
        keys = ("limit", "who", "count")
        print_rows(
            [
                (*(str(one[key]) for key in keys), f"{one['seconds_ago']} s ago")
                for one in answer["latest"]
            ],
            "",
        )
    if answer["turned_away"]:
        print_message("Turned away:")
        print_rows([(one["who"], f"{one['seconds']} s") for one in answer["turned_away"]], "")


# --- Arguments and answers ---------------------------------------------------------------------


def seconds_from(length: str) -> int:
    """So many seconds as `90s`, `15m`, `2h` or `1d` have."""
    found = re.fullmatch(r"([0-9]{1,7})([smhd])", length)
    if found is None:
        raise click.BadParameter(f"{length} is not a time such as 90s, 15m, 2h or 1d")
    return int(found[1]) * UNITS[found[2]]


def show(answer: Mapping[str, object], as_json: bool, sentence: str) -> None:
    if as_json:
        print_json(answer)
    else:
        print_message(printable(sentence))


def print_rows(rows: Sequence[Sequence[str]], nothing: str) -> None:
    """Print columns; names are of strangers, and must not reach the terminal as they are."""
    if not rows:
        if nothing:
            print_message(nothing)
        return
    clean = [[printable(cell).replace("\n", " ") for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*clean, strict=True)]
    for row in clean:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
