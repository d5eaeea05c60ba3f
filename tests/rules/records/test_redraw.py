"""R-405, R-428: a program that shares no code with the package draws every recorded game again.

It is `examples/redraw.py`, which follows docs/records.md; if it fails, either the draws have
changed or the page no longer tells them.
"""

import ast
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.any_player import played
from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.rules.editions import EDITIONS
from ubongo.rules.events import Event, GameStarted, RoundStarted
from ubongo.rules.records.record import write_record
from ubongo.rules.settings import Boards

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "redraw.py"
KEPT = sorted((ROOT / "tests").glob("playthroughs/*.record"))
PAST = sorted((ROOT / "tests").glob("past/*/*.record"))


def redraw(*records: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(EXAMPLE), *map(str, records)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def kept(folder: Path, events: list[Event], name: str = "game") -> Path:
    path = folder / f"{name}.record"
    path.write_bytes(write_record(events).encode("utf-8"))
    return path


def test_the_example_shares_no_code_with_the_package() -> None:
    imported = {
        (node.module if isinstance(node, ast.ImportFrom) else name.name) or ""
        for node in ast.walk(ast.parse(EXAMPLE.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }

    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names


def test_every_playthrough_is_drawn_again() -> None:
    done = redraw(*KEPT)

    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(KEPT)


def test_the_records_of_past_releases_are_drawn_again() -> None:
    finished = [path for path in PAST if "SeedPublished" in path.read_text("utf-8")]
    done = redraw(*finished)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_with_fresh_boards_are_drawn_again(edition: str, tmp_path: Path) -> None:
    """R-428: every level of both sides, by the seed and by an agreed number."""
    seats = EDITIONS[edition].least
    minutes = 5 if edition == "solo" else None
    levels = (
        (Side.EASY, None, None),
        (Side.HARD, None, 2**39),
        *((Side.EASY, stars, None) for stars in (1, 2, 3)),
        *((Side.HARD, stars, 7) for stars in (2, 3, 4, 5)),
    )
    records = []
    for number, (side, stars, agreed) in enumerate(levels):
        table = played(
            edition,
            seats,
            seed=number,
            minutes=minutes,
            rounds=None if minutes else 3,
            sides=(side,),
            boards=Boards.FRESH,
            stars=stars,
            agreed=agreed,
        )
        records.append(kept(tmp_path, table.events, str(number)))
    done = redraw(*records)

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("fresh boards") == len(records)


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "bare"])
def test_fitted_boards_are_drawn_again(edition: str, tmp_path: Path) -> None:
    """R-429: from the first levels in event 1 and the events alone."""
    minutes = 5 if edition == "solo" else None
    levels = (-144, 90, 300)[: EDITIONS[edition].most]
    table = played(
        edition,
        len(levels),
        seed=1,
        minutes=minutes,
        rounds=None if minutes else 3,
        boards=Boards.FRESH,
        levels=levels,
    )
    assert table.game.levels != levels
    done = redraw(kept(tmp_path, table.events))

    assert done.returncode == 0, done.stderr
    assert "fitted boards" in done.stdout


@pytest.mark.slow(20)
def test_the_hardest_fitted_boards_are_drawn_again(tmp_path: Path) -> None:
    """R-429: every side and number of stars, by an agreed number."""
    levels = (400, 456, 600, 1_056)
    options = {"rounds": 1, "boards": Boards.FRESH, "levels": levels, "agreed": 7}
    table = played("2024", 4, seed=1, **options)  # type: ignore[arg-type]
    done = redraw(kept(tmp_path, table.events))

    assert done.returncode == 0, done.stderr
    assert "fitted boards" in done.stdout


@pytest.mark.parametrize(
    "options",
    [
        {"fair_deal": True, "sides": (Side.EASY, Side.HARD, Side.EASY)},
        {"same_puzzle": True, "rounds": 20},
        {"same_puzzle": True, "boards": Boards.FRESH},
        {"boards": Boards.FRESH, "sides": (Side.EASY, Side.HARD, Side.EASY)},
        {"play_off_ties": True, "rounds": 1, "boards": Boards.FRESH},
        {"play_off_ties": True, "rounds": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("seed", [1, 2])
def test_other_ways_to_deal_are_drawn_again(
    options: dict[str, object], seed: int, tmp_path: Path
) -> None:
    """R-421, R-422, R-226: one board for all, close ones, and loans for a play-off."""
    table = played("classic", 3, seed=seed, box=the_box(), **options)  # type: ignore[arg-type]
    done = redraw(kept(tmp_path, table.events))

    assert done.returncode == 0, done.stderr


def test_a_game_that_was_not_drawn_is_found(tmp_path: Path) -> None:
    events = list(played("bare", 2, seed=5, box=the_box(), rounds=2).events)
    place, event = next((n, one) for n, one in enumerate(events) if isinstance(one, RoundStarted))
    swapped = [*events]
    swapped[place] = replace(event, deals=event.deals[::-1])
    done = redraw(kept(tmp_path, swapped))

    assert done.returncode == 1
    assert f"line {place + 2}: boards of the box: drawn" in done.stderr


def test_what_cannot_be_checked_is_said(tmp_path: Path) -> None:
    events = list(played("bare", 2, seed=5, box=the_box(), rounds=1).events)
    started = events[0]
    assert isinstance(started, GameStarted)
    open_ = redraw(kept(tmp_path, events[:-1]))
    strange = redraw(kept(tmp_path, [replace(started, box="00" * 32), *events[1:]]))
    none = redraw(EXAMPLE)

    assert [one.returncode for one in (open_, strange, none)] == [2, 2, 2]
    assert "seed of this game is not published" in open_.stderr
    assert "played with other boards" in strange.stderr
    assert "not a record" in none.stderr
