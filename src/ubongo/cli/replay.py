"""`ubongo replay`: verifies the record of a game and tells what happened in it."""

import sys
from typing import TYPE_CHECKING

import click

from ubongo.cli.options import Command, as_json
from ubongo.cli.output import answer_no, print_json, print_message, printable

if TYPE_CHECKING:
    from ubongo.rules.records.record import Broken
    from ubongo.rules.records.verification import VerifiedRecord


@click.command(
    cls=Command,
    short_help="Verify the record of a game and tell it in sentences.",
    examples="""
    ubongo replay game.txt                  check it and tell what happened
    ubongo replay game.txt --quiet          only check it
    ubongo replay game.txt --events         list its events
    ubongo replay - --json < game.txt       the same, for a program
    """,
)
@click.argument("file", metavar="FILE")
@click.option("--events", is_flag=True, help="List the events instead of telling the game.")
@click.option("--quiet", is_flag=True, help="Print nothing: the exit code is the answer.")
@as_json()
def replay(file: str, events: bool, quiet: bool, as_json: bool) -> None:
    """Verify a record by replaying it: every event, every draw, every check value.

    FILE is a record of one game, or - for standard input.
    Exits with 1 if the record does not hold, and names the first line that does not.
    """
    from ubongo.boards.box import the_box
    from ubongo.match.plugins import load_plugins
    from ubongo.rules.records.record import Broken, text_of
    from ubongo.rules.records.verification import verify

    if quiet and (events or as_json):
        raise click.UsageError("--quiet says nothing: leave out --events and --json")
    load_plugins()
    data = read_bytes(file)
    try:
        found = verify(text_of(data), the_box())
    except Broken as broken:
        if as_json:
            print_broken_as_json(broken)
        answer_no(printable(str(broken)))
        return
    if quiet:
        return
    if as_json:
        print_game_as_json(found, events=events)
    elif events:
        print_events(found)
    else:
        print_sentences(found)
    if not as_json:
        for note in found.notes:
            print_message(f"Not everything could be checked: {printable(note)}.")
        print_message(
            f"The record holds: {len(found.events)} events, fingerprint {found.fingerprint}, "
            f"written by ubongo {found.version}."
        )


def read_bytes(file: str) -> bytes:
    """The bytes of a file, at most one more than a record can have."""
    from pathlib import Path

    from ubongo.rules.records.record import LARGEST_RECORD

    if file == "-":
        return sys.stdin.buffer.read(LARGEST_RECORD + 1)
    with Path(file).open("rb") as opened:
        return opened.read(LARGEST_RECORD + 1)


def print_sentences(found: "VerifiedRecord") -> None:
    from ubongo.rules.records.narration import sentences

    for line in sentences(found.events):
        print(printable(line))


def print_events(found: "VerifiedRecord") -> None:
    from ubongo.rules.records.record import line_of

    for number, event in enumerate(found.events, 1):
        print(printable(line_of(number, event)))


def print_game_as_json(found: "VerifiedRecord", *, events: bool) -> None:
    from ubongo.rules.records.canonical import canonical_data
    from ubongo.rules.records.narration import sentences
    from ubongo.rules.records.stored import event_data
    from ubongo.rules.records.stored_names import name_of

    game = found.game
    answer: dict[str, object] = {
        "holds": True,
        "version": found.version,
        "edition": game.edition.name,
        "players": canonical_data(game.players),
        "rounds": game.round,
        "events": len(found.events),
        "is_over": game.is_over,
        "places": canonical_data(game.places),
        "reason": game.reason,
        "fingerprint": found.fingerprint,
        "notes": list(found.notes),
    }
    if events:
        answer["log"] = [{"event": name_of(one), "fields": event_data(one)} for one in found.events]
    else:
        answer["told"] = list(sentences(found.events))
    print_json(answer)


def print_broken_as_json(broken: "Broken") -> None:
    print_json({"holds": False, "line": broken.line, "found": broken.found, "cure": broken.cure})
