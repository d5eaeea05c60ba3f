"""Whole games in no time: the same for a seed, whoever plays them, and the stronger bot wins."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from tools.patience import PATIENCE
from ubongo.boards.box import the_box
from ubongo.match.bots import BOTS
from ubongo.match.simulate import SimulationJob, play, simulate
from ubongo.rules.engine import replay
from ubongo.rules.records.record import read_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Boards, Settings

CLASSIC = SimulationJob(
    "classic", ("expert", "fair", "fair", "child"), Settings(), seed=1, games=40
)
UBONGO = [sys.executable, "-c", "from ubongo.cli import main; main()"]
# The same, but it says when the first games have come from another process.
BEGUN = """
from multiprocessing.pool import Pool
from ubongo.cli import main
def telling(pool, *given, imap=Pool.imap):
    for number, part in enumerate(imap(pool, *given)):
        if number == 0:
            print("begun", flush=True)
        yield part
Pool.imap = telling
main()
"""


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    assert simulate(CLASSIC) == simulate(CLASSIC, processes=2) == simulate(CLASSIC, processes=3)


def test_another_seed_gives_other_games() -> None:
    assert simulate(CLASSIC) != simulate(replace(CLASSIC, seed=2))


def test_a_game_can_be_played_again_by_itself() -> None:
    whole = simulate(replace(CLASSIC, games=5))
    parts = [simulate(replace(CLASSIC, games=1, first=number)) for number in range(1, 6)]

    assert sum(part.events for part in parts) == whole.events
    assert sum(part.lasted for part in parts) == whole.lasted


def test_a_referee_looks_on_without_a_word() -> None:
    assert simulate(replace(CLASSIC, check=True)).breaches == 0


@pytest.mark.parametrize("edition", ["classic", "cooperative"])
def test_games_with_fresh_boards_are_as_good(edition: str, tmp_path: Path) -> None:
    """R-428: every game has boards of its own, and every draw of its record is drawn again."""
    settings = Settings(boards=Boards.FRESH, stars=2)
    job = SimulationJob(edition, ("expert", "fair"), settings, 1, 2, check=True, record=tmp_path)
    tally = simulate(job)
    records = [path.read_text("utf-8") for path in sorted(tmp_path.iterdir())]

    assert (tally.games, tally.breaches) == (2, 0)
    assert [verify(record, the_box()).notes for record in records] == [(), ()]
    assert len({record.split("\n")[-3] for record in records}) == 2


def test_the_referee_is_really_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is refused, or a broken rule, is told with the number of the game."""
    monkeypatch.setattr("ubongo.rules.referee.Referee.check", lambda *_: (_Breach(),))
    outcome = play(replace(CLASSIC, check=True), 3, the_box())

    assert len(outcome.breaches) == outcome.events
    assert outcome.breaches[0] == "game 3, event 1: this was wrong"


class _Breach:
    sentence = "this was wrong"


@pytest.mark.parametrize(("weaker", "stronger"), tuple(pairwise(BOTS)))
def test_a_stronger_bot_beats_a_weaker_one_clearly(weaker: str, stronger: str) -> None:
    """Two of each; over 300 games the stronger pair has clearly more than half of the wins."""
    job = SimulationJob("classic", (weaker, stronger) * 2, Settings(), seed=1, games=300)
    shares = simulate(job).win_shares_by_bot()

    assert shares[stronger] > 0.56, shares


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    job = replace(CLASSIC, games=3, record=tmp_path)
    simulate(job)
    paths = sorted(tmp_path.iterdir())

    assert [path.name for path in paths] == [
        f"classic-seed-1-game-{number}.txt" for number in (1, 2, 3)
    ]
    game = replay(read_record(paths[0].read_text("utf-8")))
    assert game.places == play(CLASSIC, 1, the_box()).places


def simulated(*words: str, **environment: str) -> dict[str, object]:
    told = subprocess.run(
        [*UBONGO, "simulate", *words, "--json"],
        capture_output=True,
        check=True,
        env={**os.environ, **environment},
    )
    assert told.stderr == b""
    found: dict[str, object] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize("more", [(), ("--boards", "fresh", "--rounds", "1")], ids=str)
def test_the_command_says_the_same_under_any_hash_seed_and_number_of_jobs(
    more: tuple[str, ...],
) -> None:
    words = ("--games", "60", "--check", "--bots", "expert,strong,fair,child", *more)
    first = simulated(*words, "--jobs", "1", PYTHONHASHSEED="1")
    second = simulated(*words, "--jobs", "2", PYTHONHASHSEED="2")

    assert first["games"] == 60
    assert first["breaches"] == 0
    for varies in ("jobs", "seconds", "games_per_second"):
        assert first.pop(varies) is not None
        assert second.pop(varies) is not None
    assert first == second


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--edition none", "edition: there is no 'none'"),
        ("--bots tiger", "bot: there is no bot 'tiger'"),
        ("--bots fair,fair --players 3", "bots: there are 2 for 3 players"),
        ("--players 5", "classic: players cannot be 5"),
        ("--hourglass soon", "hourglass: 'soon' is not a time"),
        ("--hourglass 5", "classic: hourglass cannot be 5000"),
        ("--side blue", "side: there is no side 'blue'"),
        ("--games 0", "ubongo simulate: invalid value for '--games'"),
        ("--edition solo --minutes 7", "solo: minutes cannot be 7"),
        ("--boards old", "ubongo simulate: invalid value for '--boards'"),
        ("--boards fresh --stars 5", "classic: stars cannot be 5; it may be none, or 1 to 3"),
        ("--stars 2", "classic: stars cannot be 2"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(words: str, sentence: str) -> None:
    told = subprocess.run(
        [*UBONGO, "simulate", *words.split()], capture_output=True, text=True, check=False
    )

    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.startswith(sentence)
    assert told.stderr.count("\n") == 1


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
def test_an_interrupt_ends_all_processes() -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", BEGUN, "simulate", "--games", "10000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == b"begun\n"
    os.killpg(running.pid, signal.SIGINT)
    running.communicate(timeout=PATIENCE)

    assert running.returncode == 130
    assert_all_end(running.pid)


def assert_all_end(group: int) -> None:
    """Nobody of the group is left, soon: what forks for a pool ends when it hears no more of it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)
    raise AssertionError("some of the processes are still there")


def test_processes_end_with_their_pool_whatever_the_parent_does_with_signals() -> None:
    """A parent that catches SIGTERM hands that on when it forks; its pool must end all the same."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        found = simulate(CLASSIC, processes=2)
    finally:
        signal.signal(signal.SIGTERM, before)

    assert found.games == CLASSIC.games
