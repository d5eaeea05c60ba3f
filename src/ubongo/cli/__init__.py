"""The command line: `ubongo`, and the one place where errors become exit codes.

Data goes to standard output and messages to standard error, so that the output of a
command can be piped into the next one. The exit codes are

    0    done
    1    valid input, and the answer is no: no cover, a box that cannot be solved
    2    bad input: one sentence names what is wrong, where, and how to correct it
    3    the command needs a part that is not installed: one sentence says how to get it
    4    the disk is full
    130  interrupted with Ctrl-C

Nothing heavy is imported here or at the top of a command's module, so that
`ubongo --help` answers at once.
"""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import click

from ubongo.cli.admin.commands import admin
from ubongo.cli.arena import arena
from ubongo.cli.backup import backup, restore
from ubongo.cli.boards import boards
from ubongo.cli.difficulty import difficulty
from ubongo.cli.exit_codes import (
    BAD_INPUT,
    DISK_FULL,
    INTERRUPTED,
    OK,
    is_disk_full,
    sentence_about,
)
from ubongo.cli.export.data_export import data
from ubongo.cli.lookup import lookup
from ubongo.cli.options import Group
from ubongo.cli.output import print_message, printable
from ubongo.cli.parts import MissingPart
from ubongo.cli.play.command import play
from ubongo.cli.printing import printing
from ubongo.cli.replay import replay
from ubongo.cli.serve import serve
from ubongo.cli.simulate import simulate
from ubongo.cli.solve import hint, solve
from ubongo.cli.store_commands import nodes, store
from ubongo.misread import Misread
from ubongo.version import __version__

# The input may be a pasted novel; no word of ours and hardly a path is longer than this.
LONGEST_WORD = 240


@click.group(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 96},
    examples="""
    ubongo serve --open                                     play in the browser
    ubongo play                                             play a puzzle here and now
    ubongo solve '##.../###../.####/..##.' I2 I4 P5         solve one
    ubongo boards show 7 --side hard                        look at a board
    ubongo boards new --seed 1                              make one that nobody has seen
    """,
)
@click.version_option(__version__, prog_name="ubongo", message="%(prog)s %(version)s")
def ubongo() -> None:
    """Ubongo, the race of polyomino puzzles: play, solve and make boards.

    An AREA is drawn row by row, # for a light cell and . for none, with / between the
    rows. The twelve pieces are I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5; the figure is the
    number of cells.
    """


for _command in (serve, play, solve, hint, lookup, difficulty, boards, printing):
    ubongo.add_command(_command)
for _command in (replay, simulate, arena, data, backup, restore, nodes, store, admin):
    ubongo.add_command(_command)


def main() -> NoReturn:
    """The entry point of the installed command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal that cannot show a star shows a question mark instead of a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command of these arguments; returns the exit code."""
    if "_UBONGO_COMPLETE" in os.environ:  # a shell asks for completions: click answers and exits
        ubongo.main(list(arguments), prog_name="ubongo")
    try:
        with ubongo.make_context("ubongo", list(arguments)) as context:
            ubongo.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as asked:
        return asked.exit_code
    except click.exceptions.NoArgsIsHelpError as asked:
        print_message(printable(asked.format_message()))
        return BAD_INPUT
    except click.UsageError as wrong:
        return _bad_input(_one_sentence(wrong))
    except MissingPart as missing:
        print_message(str(missing))
        return missing.exit_code
    except (Misread, click.ClickException) as wrong:
        code = _bad_input(str(wrong))
        return DISK_FULL if is_disk_full(wrong) else code
    except OSError as wrong:
        return _outside_trouble(wrong)
    except (KeyboardInterrupt, click.Abort):
        print_message("")
        return INTERRUPTED
    return OK


def _bad_input(sentence: str) -> int:
    words = sentence.split(" ")
    print_message(
        printable(" ".join(w if len(w) <= LONGEST_WORD else f"{w[:LONGEST_WORD]}…" for w in words))
    )
    return BAD_INPUT


def _one_sentence(wrong: click.UsageError) -> str:
    """Click's three lines of error in one: the thing, the value, and where to find help."""
    command = wrong.ctx.command_path if wrong.ctx else "ubongo"
    found = wrong.format_message().strip().rstrip(".")
    begun = found[:1].lower() + found[1:] if found[1:2].islower() else found
    return f"{command}: {begun}; '{command} --help' shows how"


def _outside_trouble(wrong: OSError) -> int:
    """A closed pipe is not an error; a file that cannot be read is bad input."""
    if not isinstance(wrong, BrokenPipeError):
        code = _bad_input(sentence_about(wrong))
        return DISK_FULL if is_disk_full(wrong) else code
    # The rest of the buffer has no reader, and Python would complain about it at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OK
