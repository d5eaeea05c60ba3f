"""`ubongo arena`: bots play each other, with intervals, ratings and records that prove it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.completion import completed, plugin_names
from ubongo.cli.options import SIDES, as_json, tell_plugin_faults
from ubongo.cli.output import cores, print_json, print_message, progress_bar
from ubongo.cli.parts import ArenaCommand

if TYPE_CHECKING:
    from ubongo.arena.pairing import ArenaJob
    from ubongo.arena.standings import Standings


@click.command(
    cls=ArenaCommand,
    short_help="Let bots play each other, and rate them.",
    examples="""
    ubongo arena fair strong expert                      all pairs, 1000 games
    ubongo arena fair tourist --games 10000 --to duel    kept, and going on where it was
    ubongo arena child fair strong expert --seats 4      all at one table
    ubongo arena --to duel                               its standings so far
    ubongo arena --to duel --verify                      check every record of it
    """,
)
@click.argument(
    "bots", metavar="[BOT]...", nargs=-1, shell_complete=completed(lambda: plugin_names("bots"))
)
@click.option(
    "--games", metavar="N", type=click.IntRange(1), default=1000, show_default=True,
    help="At least so many; rounded up until all have met equally often.",
)  # fmt: skip
@click.option(
    "--seats", metavar="2-4", type=click.IntRange(2, 4), default=2, show_default=True,
    help="How many play at a table.",
)  # fmt: skip
@click.option(
    "--edition", metavar="NAME", default="classic", show_default=True,
    shell_complete=completed(lambda: plugin_names("editions")), help="Which game.",
)  # fmt: skip
@click.option("--side", type=click.Choice(SIDES), default="easy", show_default=True)
@click.option(
    "--boards", type=click.Choice(("box", "fresh")), default="box", show_default=True,
    help="The boards of the box, or fresh ones in every game.",
)  # fmt: skip
@click.option("--seed", metavar="N", type=int, default=1, show_default=True, help="Which deals.")
@click.option(
    "--to", "folder", metavar="FOLDER", type=click.Path(file_okay=False, path_type=Path),
    help="Keep games and records there, or go on with what is there.",
)  # fmt: skip
@click.option("--verify", is_flag=True, help="Verify the games of a folder instead of playing.")
@click.option(
    "--jobs", metavar="N", type=click.IntRange(1, 256), help="Processes; by default one per core."
)
@as_json()
def arena(
    bots: tuple[str, ...],
    games: int,
    seats: int,
    edition: str,
    side: str,
    boards: str,
    seed: int,
    folder: Path | None,
    verify: bool,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Let bots play each other, and show their shares of the wins, duels and ratings.

    Every group of bots plays each deal once on every rotation of its seats. The same seed
    gives the same games. With --to an arena that was interrupted goes on where it was.
    """
    from ubongo.arena import tournament
    from ubongo.arena.pairing import ArenaJob
    from ubongo.boards.board import Side
    from ubongo.rules.settings import Boards, Settings

    tell_plugin_faults()
    if verify or not bots:
        if folder is None or bots:
            raise click.UsageError("name at least two BOTs, or the folder of an arena with --to")
        if verify:
            with progress_bar("games", tournament.standings_of(folder)[1].games) as on_progress:
                job, standings = tournament.prove(folder, on_progress)
            print_message(f"All {standings.games} records hold.")
        else:
            job, standings = tournament.standings_of(folder)
    else:
        settings = Settings(sides=(Side(side),), boards=Boards(boards))
        job = ArenaJob(bots, edition, settings, seats, seed, games)
        with progress_bar("games", job.games) as on_progress:
            standings = tournament.play(job, folder, jobs or cores(), on_progress)
    if as_json:
        print_json(report_data(job, standings))
    else:
        print(report_text(job, standings))


def report_data(job: "ArenaJob", standings: "Standings") -> dict[str, object]:
    from dataclasses import asdict

    return {
        "edition": job.edition,
        "seats": job.seats,
        "seed": job.seed,
        "games": standings.games,
        "ties": standings.ties,
        "bots": [_rounded(asdict(line)) for line in standings.lines()],
        "duels": [_rounded(asdict(duel)) for duel in standings.duels()],
    }


def _rounded(row: dict[str, object]) -> dict[str, object]:
    return {
        name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()
    }


def report_text(job: "ArenaJob", standings: "Standings") -> str:
    """The standings for a person; ± is half of the 95 % interval."""
    lines = standings.lines()
    wide = max(8, *(len(line.bot) for line in lines))
    faults = any(line.faults for line in lines)
    what = f"{standings.games} games of {job.edition} for {job.seats}, seed {job.seed}"
    told = [
        f"{what}; {standings.ties} shared victories",
        "",
        f"{'bot':<{wide}}  games    wins  95 % interval     rating"
        + ("  faults" if faults else ""),
    ]
    told += [
        f"{line.bot:<{wide}}  {line.games:>5}  {line.share:>6.1%}  "
        f"{line.least:>5.1%} to {line.most:<6.1%}  {line.mu:>5.1f} ± {line.sigma:<4.1f}"
        + (f"  {line.faults:>6}" if faults else "")
        for line in lines
    ]
    if len(lines) > 2:
        told += ["", "placed before the other, when both were at a table"]
        told += [
            f"{duel.bot:<{wide}}  {duel.other:<{wide}}  {duel.share:>6.1%}  "
            f"{duel.least:>5.1%} to {duel.most:<6.1%}"
            for duel in standings.duels()
        ]
    return "\n".join(line.rstrip() for line in told)
