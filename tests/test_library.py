"""What `import ubongo` offers: boxes, boards, bots, simulations and records in one call each."""

import itertools
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ubongo
from tools.patience import PATIENCE
from ubongo import Level, Misread, Settings, Side
from ubongo.boards.box_search import write
from ubongo.rules.records.record import Broken


def test_a_box_is_ours_or_a_folders(tmp_path: Path) -> None:
    assert len(ubongo.box().boards) == 36
    write(ubongo.Box(ubongo.box().boards[:3]), tmp_path)

    assert [board.number for board in ubongo.box(tmp_path).boards] == [1, 2, 3]
    assert ubongo.box(str(tmp_path)) == ubongo.box(tmp_path)


def test_fresh_boards_have_no_end_unless_they_are_counted() -> None:
    endless = ubongo.fresh_boards(7)
    first = list(itertools.islice(endless, 3))

    assert first == list(ubongo.fresh_boards(7, count=3))
    assert [board.number for board in first] == [1, 2, 3]
    sides = list(ubongo.fresh_boards(7, "hard 4 stars", count=2))
    assert sides == list(ubongo.fresh_boards(7, Level(Side.HARD, 4), 2))
    assert {side.side for side in sides} == {Side.HARD}
    with pytest.raises(Misread, match="'tricky' is not a level"):
        ubongo.fresh_boards(7, "tricky")


def test_a_simulation_is_played_when_it_is_asked_for_and_always_the_same() -> None:
    games = ubongo.simulate("expert, child", games=6, seed=4, check=True)
    rows = games.to_dicts()

    assert len(games) == 6
    assert len(rows) == 12
    assert [row["game"] for row in rows[::2]] == [1, 2, 3, 4, 5, 6]
    assert rows == ubongo.simulate(["expert", "child"], games=6, seed=4, processes=2).to_dicts()
    assert [game.winners for game in games] == [
        tuple(str(row["bot"]) for row in rows if row["game"] == number and row["won"])
        for number in range(1, 7)
    ]
    assert games.tally().games == 6
    first = next(iter(games))
    assert games.play(1).game.places == first.places
    assert first.scores == tuple(row["score"] for row in rows[:2])


def test_a_simulation_may_be_left_early() -> None:
    """A million games are not played for who looks at two of them."""
    games = iter(ubongo.simulate(games=1_000_000, processes=2))

    assert [next(games).game, next(games).game] == [1, 2]
    games.close()  # type: ignore[attr-defined]


def test_options_are_those_of_settings() -> None:
    games = ubongo.simulate("fair fair", rounds=1, sides=(Side.HARD,))

    assert games.job.settings == Settings(rounds=1, sides=(Side.HARD,))
    assert ubongo.simulate("fair fair", settings=games.job.settings) == games
    assert games.play(1).game.rounds == 1


@pytest.mark.parametrize(
    ("words", "options", "why"),
    [
        ("fair", {}, "players cannot be 1; it may be 2 to 4"),
        ("fair tiger", {}, "there is no bot 'tiger'"),
        ("fair fair", {"edition": "chess"}, "there is no edition 'chess'"),
        ("fair fair", {"colour": "red"}, "there is no 'colour'; there are sides, hourglass"),
        ("fair fair", {"rounds": 99}, "rounds cannot be 99"),
        ("fair fair", {"games": 0}, "simulation, games: 0 are too few; take at least 1"),
        ("fair fair", {"processes": 0}, "simulation, processes: 0 are too few"),
        ("fair fair", {"settings": Settings(), "rounds": 1}, "there are settings, too"),
    ],
)
def test_a_bad_simulation_is_refused_at_once(
    words: str, options: dict[str, object], why: str
) -> None:
    with pytest.raises(Misread, match=re.escape(why)):
        ubongo.simulate(words, **options)  # type: ignore[arg-type]


def test_only_games_of_the_simulation_can_be_looked_at() -> None:
    games = ubongo.simulate("fair fair", games=2)
    for number in (0, 3, -1):
        with pytest.raises(Misread, match=f"there is no game {number}; ask for 1 to 2"):
            games.play(number)


def test_a_record_is_read_from_text_or_file_and_tells_itself(tmp_path: Path) -> None:
    match = ubongo.simulate("expert child", games=1).play(1)
    text = ubongo.write_record(match.log)
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    record = ubongo.read_record(tmp_path / "game.txt")

    assert record == ubongo.read_record(text) == ubongo.read_record(str(tmp_path / "game.txt"))
    assert record.events == tuple(match.log)
    assert record.game.places == match.game.places
    assert record.verify().notes == ()
    assert any("Ubongo" in line or "solves" in line for line in record.story())
    assert len(record.views()) == len(record.events)
    assert repr(record) == f"<record of {len(match.log)} events by ubongo {ubongo.__version__}>"
    assert record._repr_svg_().startswith("<svg")


def test_a_record_that_was_changed_is_refused(tmp_path: Path) -> None:
    text = ubongo.write_record(ubongo.simulate("expert child", games=1).play(1).log)

    with pytest.raises(Broken, match="line 3"):
        ubongo.read_record(text.replace("\n2 0 ", "\n2 1 ", 1))
    with pytest.raises(FileNotFoundError):
        ubongo.read_record(tmp_path / "none.txt")
    (tmp_path / "junk").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Misread, match="is not text"):
        ubongo.read_record(tmp_path / "junk")


def test_every_name_is_written_once_in_each_list() -> None:
    """The list for people, the list of homes and the imports for type checkers agree."""
    source = Path(ubongo.__file__).read_text(encoding="utf-8")
    checked = source.partition("if TYPE_CHECKING:")[2].partition("__all__ = [")[0]
    imported = re.findall(r"\b([A-Za-z_]+)\b(?=,|\)|\n)", re.sub(r"from \S+ import", "", checked))
    homes = [name for names in ubongo._HOMES.values() for name in names]

    assert sorted(ubongo.__all__) == sorted(homes) == sorted(imported)
    assert dir(ubongo) == sorted(dir(ubongo))
    assert set(ubongo.__all__) <= set(dir(ubongo))
    told = set(re.findall(r"`(\w+)`", ubongo.__doc__ or ""))
    assert told <= set(ubongo.__all__)


def test_workers_end_although_their_parent_does_not_hear_sigterm() -> None:
    """What ends a pool may reach a process that has only just been forked."""
    code = (
        "import signal, ubongo\n"
        "signal.signal(signal.SIGTERM, lambda *_: None)\n"
        "for seed in range(8):\n"
        "    ubongo.simulate(['child', 'child'], games=2, seed=seed, processes=8).to_dicts()\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False)

    assert ran.returncode == 0
