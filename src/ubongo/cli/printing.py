"""`ubongo print`: the whole box on paper, and boards for laser cutters."""

from collections.abc import Callable
from pathlib import Path

import click

from ubongo.cli.options import SEED, SIDES, Group
from ubongo.cli.output import print_message, quantity
from ubongo.cli.parts import PrintCommand
from ubongo.cli.print_output import MOST_PLAYERS, box_for, occupied, options_for, write
from ubongo.languages import LANGUAGES, SOURCE

# The words of `printing.options`, written out because reading it would make `--help` slower; a
# test holds them against it.
PAPERS = ("a4", "letter")
STYLES = ("colour", "ink-saving")

Plain = Callable[..., None]


class PrintGroup(Group):
    """The group of all commands that print."""

    command_class = PrintCommand


@click.group(
    "print",
    cls=PrintGroup,
    examples="""
    ubongo print all --out ubongo.pdf                           everything but the solutions
    ubongo print boards --out boards.pdf --paper letter         the boards, on US Letter
    ubongo print boards --out new.pdf --seed 7 --boards 1-12    twelve boards nobody has seen
    ubongo print pieces --out pieces.pdf --players 2            pieces for two
    ubongo print rules --out regeln.pdf --language de           the rules in German
    ubongo print svg --out laser                                boards for a laser cutter
    """,
)
def printing() -> None:
    """Print and play: PDF sheets in exact millimetres.

    Print at 100%, on both sides, and flip on the long edge.
    """


def with_look(command: Plain) -> Plain:
    """The options of every PDF."""
    for option in reversed(
        (
            click.option(
                "--out", metavar="FILE", required=True, help="The PDF to write; - for stdout."
            ),
            click.option(
                "--paper",
                type=click.Choice(PAPERS),
                default="a4",
                show_default=True,
                help="Paper size.",
            ),
            click.option(
                "--style",
                type=click.Choice(STYLES),
                default="colour",
                show_default=True,
                help="Full colour, or lines and patterns.",
            ),
            click.option(
                "--language",
                type=click.Choice(LANGUAGES),
                default=SOURCE,
                show_default=True,
                help="Language of everything printed.",
            ),
            click.option("--force", is_flag=True, help="Overwrite an existing file."),
        )
    ):
        command = option(command)
    return command


def with_boards(command: Plain) -> Plain:
    """The options of everything that shows boards."""
    for option in reversed(
        (
            click.option("--boards", "numbers", metavar="1-12", help="Only these: 3,7,20-22."),
            click.option("--side", type=click.Choice(SIDES), help="Only this side."),
            click.option("--seed", metavar="N", type=SEED, help="Fresh boards, not the box."),
        )
    ):
        command = option(command)
    return command


def with_players(command: Plain) -> Plain:
    return click.option(
        "--players",
        type=click.IntRange(1, MOST_PLAYERS),
        default=MOST_PLAYERS,
        show_default=True,
        help="Number of players.",
    )(command)


@printing.command(
    "boards",
    short_help="The board cards, front and back.",
    examples="""
    ubongo print boards --out boards.pdf                        the box, on A4 in colour
    ubongo print boards --out boards.pdf --style ink-saving     patterns and lines only
    ubongo print boards --out new.pdf --seed 7 --boards 1-12    boards nobody has seen
    ubongo print boards --out - --side hard | lp                straight to the printer
    """,
)
@with_look
@with_boards
def boards_(**words: object) -> None:
    """The board cards, three on a sheet, front and back."""
    from ubongo.printing import sheets

    write(words, sheets.boards)


@printing.command(
    short_help="The twelve pieces of each player.",
    examples="""
    ubongo print pieces --out pieces.pdf --players 2            for two players
    """,
)
@with_look
@with_players
def pieces(**words: object) -> None:
    """The twelve pieces of each player, front and back."""
    from ubongo.printing import sheets

    write(words, lambda _box, options, _progress: sheets.pieces(options))


@printing.command(
    "gem-board",
    short_help="The gem board, gems, pawns and dice.",
    examples="""
    ubongo print gem-board --out gems.pdf --language fr         with French words
    """,
)
@with_look
def gem_board(**words: object) -> None:
    """The gem board, 72 gems, four pawns and two dice."""
    from ubongo.printing import sheets

    write(words, lambda _box, options, _progress: sheets.gem_board(options))


@printing.command(
    "round-track",
    short_help="The round track and the scoring boards.",
    examples="""
    ubongo print round-track --out track.pdf                    the four animals
    """,
)
@with_look
@with_players
def round_track(**words: object) -> None:
    """The round track and the scoring boards of the four animals."""
    from ubongo.printing import sheets

    write(words, lambda _box, options, _progress: sheets.round_track(options))


@printing.command(
    short_help="The rules of the game.",
    examples="""
    ubongo print rules --out regels.pdf --language nl           in Dutch
    """,
)
@with_look
def rules(**words: object) -> None:
    """The rules of the classic, the 2024, the co-operative and the solo game."""
    from ubongo.printing import sheets

    write(words, lambda _box, options, _progress: sheets.rules(options))


@printing.command(
    short_help="A solution of every puzzle.",
    examples="""
    ubongo print solutions --out solutions.pdf                  of the box
    ubongo print solutions --out new.pdf --seed 7               of the boards of a seed
    """,
)
@with_look
@with_boards
def solutions(**words: object) -> None:
    """A solution of every puzzle, and how many there are."""
    from ubongo.printing import sheets

    write(words, sheets.solutions)


@printing.command(
    "all",
    short_help="Everything but the solutions.",
    examples="""
    ubongo print all --out ubongo.pdf                           for four players
    ubongo print all --out ubongo.pdf --paper letter --players 2
    """,
)
@with_look
@with_boards
@with_players
def all_(**words: object) -> None:
    """Everything but the solutions, with a first sheet that explains how to make the game."""
    from ubongo.printing import sheets

    write(words, sheets.everything)


@printing.command(
    short_help="Boards and pieces for a laser cutter.",
    examples="""
    ubongo print svg --out laser                                all boards, a file for each side
    ubongo print svg --out laser --boards 7 --force             one board, once more
    """,
)
@click.option(
    "--out",
    "folder",
    metavar="FOLDER",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Where to put the files.",
)
@with_boards
@click.option("--force", is_flag=True, help="Overwrite existing files.")
def svg(folder: Path, force: bool, **words: object) -> None:
    """Boards and pieces as SVG for a laser cutter: cut red, engrave blue."""
    from ubongo.printing import svg as drawing

    box, options = box_for(words), options_for(words)
    made = [*drawing.boards(box, options), drawing.pieces()]
    there = [name for name, _ in made if (folder / name).exists()]
    if there and not force:
        raise occupied(folder / there[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in made:
        (folder / name).write_text(text, encoding="utf-8")
    print_message(f"{quantity(len(made), 'file')} in {folder}.")
