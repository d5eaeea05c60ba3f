"""`ubongo simulate`: plays whole games of bots without waiting, and reports the results."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ubongo.cli.completion import completed, plugin_names
from ubongo.cli.options import SEED, SIDES, Command, as_json, tell_plugin_faults
from ubongo.cli.output import CsvRows, cores, print_json, print_message, progress_bar
from ubongo.misread import Misread, quoted

if TYPE_CHECKING:
    from ubongo.match.simulate import SimulationJob
    from ubongo.rules.settings import Settings

MOST_GAMES = 100_000_000
SOLO_MINUTES = 10

# The columns of --csv, which are those of `GameResult.to_dicts`.
ROW = (
    *("game", "seat", "bot", "place", "won", "score", "second_chances", "play_offs", "events"),
    *("milliseconds", "breaches"),
)


@click.command(
    cls=Command,
    short_help="Let bots play whole games without waiting.",
    examples="""
    ubongo simulate --games 1000                                 four fair bots, classic
    ubongo simulate --bots expert,fair,fair,child --check        who wins, and no rule is broken
    ubongo simulate --edition 2024 --players 3 --side hard --json
    ubongo simulate --boards fresh --stars 2 --check             with boards nobody knows
    ubongo simulate --seed 1 --first 77 --games 1 --record .     game 77 again, kept as a record
    ubongo simulate --games 10000 --csv > games.csv              a row for each seat of each game
    """,
)
@click.option(
    "--edition",
    metavar="NAME",
    default="classic",
    show_default=True,
    shell_complete=completed(lambda: plugin_names("editions")),
    help="Which game.",
)
@click.option(
    "--players", metavar="N", type=int, help="How many; by default as many as the edition allows."
)
@click.option(
    "--bots",
    metavar="NAMES",
    shell_complete=completed(lambda: plugin_names("bots")),
    help="child, beginner, fair, strong, expert, or one of a plug-in: for all seats, or for each.",
)
@click.option(
    "--games", metavar="N", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True
)
@click.option("--seed", metavar="N", type=int, default=1, show_default=True, help="Which games.")
@click.option(
    "--first", metavar="N", type=click.IntRange(1), default=1, help="Begin with this game."
)
@click.option("--side", metavar="SIDES", default="easy", help="easy or hard, or one for each seat.")
@click.option("--hourglass", metavar="SECONDS", help="30 to 180, or none; 60 by default.")
@click.option(
    "--rounds", metavar="N", type=int, help="How many rounds; by default as the edition has it."
)
@click.option("--minutes", metavar="5|10|20", type=int, help="The clock of the solo game.")
@click.option(
    "--boards",
    type=click.Choice(("box", "fresh")),
    default="box",
    show_default=True,
    help="The boards of the box, or fresh ones in every game.",
)
@click.option("--stars", metavar="N", type=int, help="How hard fresh boards should be.")
@click.option("--agreed", metavar="N", type=SEED, help="The fresh boards of this number.")
@click.option("--same-puzzle", is_flag=True, help="The same board for all.")
@click.option("--fair-deal", is_flag=True, help="Boards of a round that are close in difficulty.")
@click.option("--find-pieces", is_flag=True, help="All twelve pieces are on the table.")
@click.option("--play-off-ties", is_flag=True, help="Classic: a complete tie is played off.")
@click.option("--check", is_flag=True, help="Let a referee look at every event.")
@click.option(
    "--record",
    metavar="FOLDER",
    type=click.Path(file_okay=False, writable=True, path_type=Path),
    help="Keep the record of every game there.",
)
@click.option(
    "--jobs", metavar="N", type=click.IntRange(1, 256), help="Processes; by default one per core."
)
@click.option("--csv", "as_csv", is_flag=True, help="A row of CSV for each seat of each game.")
@as_json()
def simulate(
    edition: str,
    players: int | None,
    bots: str | None,
    games: int,
    seed: int,
    first: int,
    side: str,
    hourglass: str | None,
    rounds: int | None,
    minutes: int | None,
    boards: str,
    stars: int | None,
    agreed: int | None,
    same_puzzle: bool,
    fair_deal: bool,
    find_pieces: bool,
    play_off_ties: bool,
    check: bool,
    record: Path | None,
    jobs: int | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Let bots play whole games, on all cores, and report the results.

    The same seed gives the same games, however many processes play them.
    """
    from time import perf_counter

    from ubongo.boards.board import Side
    from ubongo.cli.simulate_report import report_data, report_text
    from ubongo.match.plugins import check_loaded
    from ubongo.match.simulate import SimulationJob
    from ubongo.match.simulate import simulate as simulated
    from ubongo.rules.editions import EDITIONS
    from ubongo.rules.settings import Boards, Settings

    if as_csv and as_json:
        raise click.UsageError("--csv and --json exclude each other: choose one")
    tell_plugin_faults()
    check_loaded("edition", edition)
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise Misread("edition", "", f"there is no {quoted(edition)}", f"there are {known}")
    seated = _bots(bots, players, EDITIONS[edition].most)
    if "minutes" in EDITIONS[edition].offers and minutes is None:
        minutes = SOLO_MINUTES
    settings = Settings(
        sides=tuple(Side(word) for word in _words(side, SIDES, "side")),
        hourglass=_milliseconds(hourglass),
        rounds=rounds,
        minutes=minutes,
        boards=Boards(boards),
        stars=stars,
        agreed=agreed,
        same_puzzle=same_puzzle,
        fair_deal=fair_deal,
        find_pieces=find_pieces,
        play_off_ties=play_off_ties,
    )
    _check(edition, settings, len(seated))
    job = SimulationJob(edition, seated, settings, seed, games, first, check, record)
    processes = jobs or cores()
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    if as_csv:
        _print_rows(job, processes)
        return
    begun = perf_counter()
    with progress_bar("games", games) as on_progress:
        tally = simulated(job, processes, on_progress)
    seconds = perf_counter() - begun
    if as_json:
        print_json(report_data(job, tally, seconds, processes))
    else:
        print(report_text(job, tally, seconds, processes))
    if tally.breaches:
        raise click.exceptions.Exit(1)


def _print_rows(job: "SimulationJob", processes: int) -> None:
    """Print the games as they are played, so that a long simulation can be looked at."""
    from ubongo.library import Simulation

    breaches = 0
    with progress_bar("games", job.games) as on_progress:
        rows = CsvRows(ROW)
        for result in Simulation(job, processes):
            rows.write(result.to_dicts())
            breaches += len(result.outcome.breaches)
            for breach in result.outcome.breaches:
                print_message(breach)
            on_progress(1)
    if breaches:
        raise click.exceptions.Exit(1)


def _words(text: str, known: tuple[str, ...], thing: str) -> tuple[str, ...]:
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        if word not in known:
            raise Misread(
                thing, "", f"there is no {thing} {quoted(word)}", f"there are {', '.join(known)}"
            )
    return words


def _bots(names: str | None, players: int | None, most: int) -> tuple[str, ...]:
    """A bot for each seat."""
    from ubongo.match.bots import BOTS
    from ubongo.match.plugins import check_loaded

    for name in (names or "").split(","):
        check_loaded("bot", name.strip())
    seated = _words(names or "fair", tuple(BOTS), "bot")
    if len(seated) == 1:
        seated *= most if players is None else max(0, players)
    if players is not None and players != len(seated):
        found = f"there are {len(seated)} for {players} players"
        raise Misread("bots", "", found, "name one, or one for each player")
    return seated


def _milliseconds(seconds: str | None) -> int | None:
    from ubongo.rules.settings import HOURGLASS, SECOND

    if seconds is None:
        return HOURGLASS
    if seconds == "none":
        return None
    if not seconds.isdecimal() or len(seconds) > 6:
        raise Misread("hourglass", "", f"{quoted(seconds)} is not a time", "say 30 to 180, or none")
    return int(seconds) * SECOND


def _check(edition: str, settings: "Settings", players: int) -> None:
    """Refuse bad settings before any process is started."""
    from ubongo.rules.editions import EDITIONS
    from ubongo.rules.refusals import BadSetting

    try:
        EDITIONS[edition].agreed(settings, players)
    except BadSetting as refusal:
        raise Misread(edition, "", str(refusal), "change that option") from None
