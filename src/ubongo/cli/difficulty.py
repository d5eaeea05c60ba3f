"""`ubongo difficulty`: how hard a puzzle is for a person, and a model of people's times."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.backup import DATA_DIR
from ubongo.cli.options import Group, as_json, puzzle_argument, puzzle_from
from ubongo.cli.output import answer_no, ids, print_json, print_message, quantity, stars_text
from ubongo.cli.parts import ServerCommand
from ubongo.cli.serve import default_data_dir
from ubongo.cli.solve import no_cover

if TYPE_CHECKING:
    from ubongo.puzzles.time_model import Fit, Time

OF = "of"


class OfOrFit(Group):
    """A group whose first word may be left out: `difficulty AREA …` is `difficulty of AREA …`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, *ctx.help_option_names):
            args = [OF, *args]
        return super().parse_args(ctx, args)


@click.group(
    cls=OfOrFit,
    short_help="Show how hard a puzzle is for a person.",
    examples="""
    ubongo difficulty '##.../###../.####/..##.' I2 I4 P5            tries, stars, solutions
    ubongo difficulty '####/####/#### + I3 S4 Y5' --json            for a program
    ubongo difficulty fit                                           what people's times say
    """,
)
def difficulty() -> None:
    """Show how hard a puzzle is: how many placements a person can expect to try.

    AREA PIECE... may follow at once: `of` can be left out.
    """


@difficulty.command(
    OF,
    examples="""
    ubongo difficulty of '##.../###../.####/..##.' I2 I4 P5         tries, stars, solutions
    ubongo difficulty '##.../###../.####/..##.' I2 I4 P5            the same
    """,
)
@puzzle_argument("AREA PIECE...")
@as_json()
def of(puzzle: tuple[str, ...], as_json: bool) -> None:
    """Show how hard this puzzle is.

    The person lays the biggest piece first and sees dead corners. Exits with 1 if there is
    no solution.
    """
    from ubongo.puzzles import difficulty as measure
    from ubongo.puzzles.solver import count_covers

    asked = puzzle_from(puzzle)
    covers = count_covers(asked)
    tries = measure.difficulty(asked) if covers else None
    count = measure.stars(tries) if tries is not None else None
    if as_json:
        told = {"area": asked.area.text(), "pieces": ids(asked.pieces), "covers": covers}
        print_json(told | {"difficulty": tries and round(tries, 3), "stars": count})
    elif tries is not None and count is not None:
        print(f"{tries:.1f} tries  {stars_text(count)}  {quantity(covers, 'solution')}")
    if not covers:
        answer_no(no_cover(asked))


@difficulty.command(
    cls=ServerCommand,
    short_help="Fit a model of people's times, and say how good it is.",
    examples="""
    ubongo difficulty fit                                   from the times of your server
    ubongo difficulty fit --data-dir /srv/ubongo --json     of another, for a program
    """,
)
@DATA_DIR
@as_json()
def fit(data_dir: Path | None, as_json: bool) -> None:
    """Fit a model of people's times to features of their puzzles, and show how well it predicts.

    A server stores how long each solve took, without the name of the player. Exits with 1
    as long as there are fewer than 200 of them.
    """
    from ubongo.puzzles.time_model import FEWEST, PLAIN, fit

    times = times_in(data_dir or default_data_dir())
    puzzles = len({time.puzzle for time in times})
    if len(times) < FEWEST:
        if as_json:
            print_json({"times": len(times), "puzzles": puzzles, "needed": FEWEST})
        answer_no(
            f"{quantity(len(times), 'time')} of people so far, and {FEWEST} are needed: "
            "play, and ask again"
        )
    fits = {"plain difficulty": fit(times, PLAIN), "all features": fit(times)}
    if as_json:
        print_json(
            {"times": len(times), "puzzles": puzzles} | {name: data(f) for name, f in fits.items()}
        )
        return
    print(f"{'model':<18}{'R²':>7}{'R² on unseen puzzles':>23}{'rank correlation':>19}")
    for name, one in fits.items():
        print(f"{name:<18}{one.explained:>7.3f}{one.predicted:>23.3f}{one.rank_correlation:>19.3f}")
    print()
    print("log(seconds) = " + formula(fits["all features"]))
    print_message(
        f"From {quantity(len(times), 'time')} of people on {quantity(puzzles, 'puzzle')}."
    )


def times_in(folder: Path) -> "list[Time]":
    """All times that a server has stored."""
    import sqlite3

    from ubongo.puzzles.puzzles import Puzzle
    from ubongo.puzzles.time_model import Time
    from ubongo.server.storage.sqlite.database import FILE

    source = folder / FILE
    if not source.is_file():
        raise click.ClickException(f"there is no data in {folder}; choose --data-dir")
    try:
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        try:
            rows = reading.execute("SELECT puzzle, tenths FROM times ORDER BY id").fetchall()
        finally:
            reading.close()
    except sqlite3.Error as trouble:
        raise click.ClickException(f"{source} cannot be read: {trouble}") from trouble
    return [Time(Puzzle.parse(puzzle), tenths / 10) for puzzle, tenths in rows]


def data(fit: "Fit") -> dict[str, object]:
    return {
        "weights": [round(weight, 4) for weight in fit.weights],
        "explained": round(fit.explained, 4),
        "predicted": round(fit.predicted, 4),
        "rank_correlation": round(fit.rank_correlation, 4),
    }


def formula(fit: "Fit") -> str:
    """The model as a formula."""
    from ubongo.puzzles.time_model import FEATURES

    first, *others = fit.weights
    parts = [f"{first:.2f}"]
    for weight, name in zip(others, FEATURES, strict=True):
        parts.append(f"{'-' if weight < 0 else '+'} {abs(weight):.3f} × {name}")
    return " ".join(parts)
