"""Play random games for a long time and watch for faults: any edition, seats, options and people.

    python3 do.py soak --games 1000000          on all cores
    python3 do.py soak --seed 7 --first 5001    go on where a run of seed 7 was stopped
    python3 do.py soak --seed 7 --first 123 --games 1
    python3 do.py soak --kills 1000             kill -9 a real server under real connections
    python3 do.py soak --kills 1000 --life 4    the same, with lives of up to 4 seconds (0.3)
    python3 do.py soak --kills 1000 --freezes 200 --drains 100 --outages 20 --cuts 20 --nodes 4
                                                nodes on PostgreSQL behind nginx, come to harm
    python3 do.py soak --worlds 10000           simulated servers, clients, networks and clocks
    python3 do.py soak --worlds 10000 --nodes 3     several servers on one storage, of both kinds
    python3 do.py soak --planted                faults put in on purpose: does the suite find them?
    python3 do.py soak --malformed              two million bad frames, 50,000 of each bad request
    python3 do.py soak --malformed 200000 --requests 5000
    python3 do.py soak --malformed 1 --kinds version "bad chunk"    only these requests
    python3 do.py soak --tables 50 --minutes 60     live tables, lost connections, slopes
    python3 do.py soak --busy 10                the tests of the page, ten times, on a busy machine
    python3 do.py soak --busy 10 tests/server   or other tests

A game depends on the seed and its number alone, so that a fault can be looked at again; so
does a simulated world. At the end it is told how many games there were of each kind. The exit
code is 1 if there was a fault.
"""

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import fields
from functools import partial
from multiprocessing import Pool, Process
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tools.endurance.soak import soak_tables
from tools.hostile.soak import FRAMES, KINDS_OF_REQUESTS, REQUESTS, soak_malformed
from ubongo.boards.box import the_box
from ubongo.match.match import Match
from ubongo.match.random_games import play_random_game
from ubongo.match.simulate import as_a_worker
from ubongo.rules.records.stored_names import EVENTS, name_of
from ubongo.rules.settings import Settings, filled

AT_ONCE = 100
# So many faults come over one fleet of nodes, with so many tables.
FAULTS_AT_ONCE = 60
TABLES_IN_A_FLEET = 12
# `--nodes 3` alone simulates so many worlds.
WORLDS = 100_000
# So many faults are enough to work on.
MOST_TOLD = 20
ROOT = Path(__file__).resolve().parent.parent


# What a game was like: a heading and a word under it.
Kind = tuple[str, str]
SEATS, OPTIONS, HAPPENED = "edition and seats", "options", "what happened"


def kinds_of(match: Match) -> set[Kind]:
    """Edition and seats of a game, the options that were not the usual ones, and its events."""
    game = match.game
    seats = len(game.seats)
    usual = filled(Settings(), seats)
    options = {
        part.name
        for part in fields(Settings)
        if getattr(game.settings, part.name) != getattr(usual, part.name)
    }
    if len(set(game.settings.sides)) > 1:
        options.add("sides of several kinds")
    if any(one.bot is None for one in match.sitting):
        options.add("people")
    return {
        (SEATS, f"{game.edition.name} {seats}"),
        *((OPTIONS, name) for name in options),
        *((HAPPENED, name_of(event)) for event in match.log),
    }


def told(kinds: Counter[Kind]) -> Iterator[str]:
    """How many games there were of each kind, and of which events there was none."""
    for heading in (SEATS, OPTIONS, HAPPENED):
        found = sorted((word, count) for (under, word), count in kinds.items() if under == heading)
        yield f"Games by {heading}: " + ", ".join(f"{word}: {count}" for word, count in found)
    never = [name for name in EVENTS if (HAPPENED, name) not in kinds]
    yield f"Never happened: {', '.join(never) or 'nothing'}"


Part = tuple[int, list[str], Counter[Kind]]


def some(part: tuple[int, range]) -> Part:
    """How many games were played, what was wrong with them, and of which kinds they were."""
    seed, numbers = part
    box = the_box()
    found: list[str] = []
    kinds: Counter[Kind] = Counter()
    for number in numbers:
        match, faults = play_random_game(seed, number, box)
        found += faults
        kinds.update(kinds_of(match))
    return len(numbers), found, kinds


def soak(seed: int, first: int, games: int, jobs: int) -> Generator[Part]:
    """The same for all games, a few at a time and in order."""
    last = first + games
    parts = [(seed, range(at, min(at + AT_ONCE, last))) for at in range(first, last, AT_ONCE)]
    if jobs == 1:
        yield from map(some, parts)
        return
    with Pool(jobs, as_a_worker) as pool:
        yield from pool.imap(some, parts)


def kill(seed: int, kills: int, life: float) -> int:
    """Kill a server that often, in runs of at most fifty, and hold it to its word after each."""
    from tools.fault_injection.kills import kill_repeatedly
    from tools.simulation.client import BrokenPromise

    done = run = restarts = 0
    while done < kills:
        with TemporaryDirectory() as folder:
            try:
                most = min(50, kills - done)
                counts = asyncio.run(
                    kill_repeatedly(Path(folder), seed + run, most, longest_life=life)
                )
            except BrokenPromise as broken:
                print(f"Seed {seed + run}: {broken}")
                return 1
        deaths = counts["random"] + counts["before"] + counts["after"]
        done += deaths
        run += 1
        restarts += counts["restarts"]
        print(
            f"{deaths} kills, {counts['acknowledged']} acknowledged orders, none lost; "
            f"{counts['events']} events, {counts['games']} games ended, all tables go on",
            flush=True,
        )
    print(
        f"{done} kills, 0 acknowledged events lost, 0 gaps, 0 duplicates; "
        f"time was given back {restarts} times, never twice"
    )
    return 0


def harm(seed: int, faults: Counter[str], nodes: int) -> int:
    """Let all these faults come over nodes on PostgreSQL, and hold them to their word."""
    from tools.fault_injection.fleet import break_fleet
    from tools.simulation.client import BrokenPromise

    runs = -(-faults.total() // FAULTS_AT_ONCE)
    sums: Counter[str] = Counter()
    slowest = tables = 0
    for run in range(runs):
        some = {
            kind: count * (run + 1) // runs - count * run // runs for kind, count in faults.items()
        }
        with TemporaryDirectory() as folder:
            try:
                counts = asyncio.run(
                    break_fleet(Path(folder), seed + run, some, TABLES_IN_A_FLEET, nodes)
                )
            except BrokenPromise as broken:
                print(f"Seed {seed + run}: {broken}")
                return 1
        tables += TABLES_IN_A_FLEET
        slowest = max(slowest, counts.get("away_p99", 0))
        sums.update(counts)
        print(", ".join(f"{name}: {count}" for name, count in counts.items()), flush=True)
    deaths = sums["random"] + sums["before"] + sums["after"]
    print(
        f"{deaths} deaths ({sums['before']} just before a commit, {sums['after']} just after), "
        f"{sums['freeze']} nodes stopped and continued, {sums['drain']} told to stop, "
        f"{sums['outage']} deaths of the database, {sums['cut']} cut off; {tables} tables, "
        f"{sums['moves']} moves, {sums['acknowledged']} acknowledged orders, {sums['events']} "
        f"events: 0 lost, 0 gaps, 0 duplicates; {sums['hourglasses']} times the clock was said to "
        f"have stopped, never too late; away after a death, the slowest p99: {slowest} ms"
    )
    return 0


def simulate(seed: int, worlds: int, jobs: int, nodes: int) -> int:
    """Run that many simulated worlds in which things go wrong."""
    one = partial(one_world, nodes=nodes)
    with Pool(jobs, as_a_worker) as pool:
        broken = [said for said in pool.imap(one, range(seed, seed + worlds), 20) if said]
    for said in broken[:MOST_TOLD]:
        print(said)
    print(f"{worlds} simulated worlds, {len(broken)} with a broken promise")
    return 1 if broken else 0


def one_world(seed: int, nodes: int = 1) -> str:
    """What was broken in this world, if anything was."""
    from tools.simulation.client import BrokenPromise
    from tools.simulation.simulation import StoreKind, simulate

    # Every other world of several nodes has a store whose answers are late or lost.
    store: StoreKind = "model" if nodes > 1 and seed % 2 else "sqlite"
    try:
        simulate(seed, nodes=nodes, store=store)
    except BrokenPromise as broken:
        return str(broken)
    return ""


def spin() -> None:
    while True:
        pass


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """So many processes that never rest, for as long as the block lasts."""
    others = [Process(target=spin, daemon=True) for _ in range(cores)]
    for one in others:
        one.start()
    try:
        yield
    finally:
        for one in others:
            one.kill()
            one.join()


def repeat(runs: int, cores: int, command: Sequence[str]) -> int:
    """Run tests that often beside processes that keep the cores busy, and count the failures."""
    failed = 0
    with busy(cores):
        for number in range(1, runs + 1):
            begun = perf_counter()
            code = subprocess.run(command, cwd=ROOT, check=False).returncode
            failed += code != 0
            took = perf_counter() - begun
            print(f"Run {number} of {runs}: exit code {code} after {took:.0f} s", flush=True)
    print(f"{runs} runs beside {cores} busy processes, {failed} failed")
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="do.py soak", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--seed", type=int, help="which games; a new one if not said")
    parser.add_argument("--first", type=int, default=1, help="the number of the first game")
    parser.add_argument("--kills", type=int, help="kill a server that often instead")
    parser.add_argument("--life", type=float, default=0.3, help="for --kills: seconds (0.3)")
    parser.add_argument("--worlds", type=int, help="simulate that many servers instead")
    parser.add_argument(
        "--nodes", type=int, default=1,
        help="for --worlds: servers in each (1); with it faults come over nodes on PostgreSQL",
    )  # fmt: skip
    parser.add_argument("--freezes", type=int, default=0, help="stop and continue nodes so often")
    parser.add_argument("--drains", type=int, default=0, help="tell nodes to stop so often")
    parser.add_argument("--outages", type=int, default=0, help="kill the database so often")
    parser.add_argument("--cuts", type=int, default=0, help="cut nodes off from it so often")
    parser.add_argument("--planted", action="store_true", help="look for planted faults instead")
    parser.add_argument(
        "--malformed", type=int, nargs="?", const=FRAMES,
        help=f"send a server that many malformed frames instead ({FRAMES}), and refused requests",
    )  # fmt: skip
    parser.add_argument(
        "--requests", type=int, default=REQUESTS,
        help=f"for --malformed: refused requests of every kind ({REQUESTS})",
    )  # fmt: skip
    parser.add_argument(
        "--kinds", nargs="+", metavar="NAME", choices=KINDS_OF_REQUESTS,
        help=f"for --malformed: only these kinds of requests, of {', '.join(KINDS_OF_REQUESTS)}",
    )  # fmt: skip
    parser.add_argument("--tables", type=int, help="play at that many live tables instead")
    parser.add_argument("--minutes", type=float, default=60, help="for --tables: how long (60)")
    parser.add_argument("--busy", type=int, help="repeat tests that often on a busy machine")
    parser.add_argument(
        "paths", nargs="*", default=["tests/web"], help="for --busy: which tests (tests/web)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    if min(asked.games, asked.first, asked.jobs) < 1:
        parser.error("--games, --first and --jobs are 1 or more")
    if asked.kinds and not asked.malformed:
        parser.error("--kinds belongs to --malformed")
    if asked.busy:
        tests = [sys.executable, "do.py", "test", "-q", *asked.paths]
        return repeat(asked.busy, asked.jobs, tests)
    if asked.planted:
        from tools.planted.faults import PLANTED
        from tools.planted.hunt import hunt_all

        return hunt_all(PLANTED)
    seed = secrets.randbelow(1_000_000) if asked.seed is None else asked.seed
    if asked.malformed:
        return soak_malformed(
            seed, asked.malformed, asked.requests, asked.kinds or KINDS_OF_REQUESTS
        )
    harms = Counter(
        kill=asked.kills or 0, freeze=asked.freezes, drain=asked.drains, outage=asked.outages,
        cut=asked.cuts,
    )  # fmt: skip
    if asked.nodes > 1 and not asked.worlds and not harms.total():
        asked.worlds = WORLDS
    if asked.nodes > 1 and harms.total():
        print(f"Seed {seed}", flush=True)
        return harm(seed, harms, asked.nodes)
    if harms.total() > (asked.kills or 0):
        parser.error("--freezes, --drains, --outages and --cuts need --nodes")
    if asked.kills or asked.worlds or asked.tables:
        print(f"Seed {seed}", flush=True)
        if asked.kills:
            return kill(seed, asked.kills, asked.life)
        if asked.tables:
            return soak_tables(seed, asked.tables, asked.minutes)
        return simulate(seed, asked.worlds, asked.jobs, asked.nodes)
    print(f"Seed {seed}, games {asked.first} to {asked.first + asked.games - 1}", flush=True)
    done, faults, begun = 0, 0, perf_counter()
    kinds: Counter[Kind] = Counter()
    try:
        with closing(soak(seed, asked.first, asked.games, asked.jobs)) as parts:
            for games, found, of_kinds in parts:
                done += games
                kinds.update(of_kinds)
                for sentence in found[: max(0, MOST_TOLD - faults)]:
                    print(f"\r{sentence}", flush=True)
                faults += len(found)
                if sys.stderr.isatty():
                    print(f"\r{done} games, {faults} faults", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print(f"\nGo on with: python3 do.py soak --seed {seed} --first {asked.first + done}")
        return 130
    pace = done / (perf_counter() - begun)
    for line in told(kinds):
        print(f"\r{line}")
    print(f"{done} games, {faults} faults, {pace:.0f} games a second in {asked.jobs} processes")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
