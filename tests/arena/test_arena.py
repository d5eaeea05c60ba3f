"""The arena: fair pairings, honest intervals, games that go on where they were and prove it."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from ubongo.arena.journal import GAMES, Journal, digest
from ubongo.arena.pairing import ArenaJob, checked
from ubongo.arena.standings import Standings, interval
from ubongo.arena.tournament import play, play_game, prove, standings_of
from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.misread import Misread
from ubongo.rules.records.record import read_record, write_record
from ubongo.rules.settings import Settings

Printed = pytest.CaptureFixture[str]
BOTS = ("expert", "fair", "child")


def a_job(games: int = 12, **changed: object) -> ArenaJob:
    given = {"bots": BOTS, "edition": "bare", "settings": Settings(rounds=2), "seats": 2, "seed": 1}
    return ArenaJob(**{**given, "games": games, **changed})  # type: ignore[arg-type]


# Pairings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_meets_everybody_equally_often_on_every_seat(seats: int) -> None:
    bots = ("child", "beginner", "fair", "strong", "expert")
    job = a_job(1, bots=bots, seats=seats)
    seated = [job.seated(number) for number in range(1, job.games + 1)]

    assert len(set(Counter(bot for table in seated for bot in table).values())) == 1
    assert (
        len(
            set(Counter((bot, seat) for table in seated for seat, bot in enumerate(table)).values())
        )
        == 1
    )
    met = Counter(pair for table in seated for pair in combinations(sorted(table), 2))
    assert len(met) == 10
    assert len(set(met.values())) == 1


def test_a_block_has_one_deal_and_each_bot_dice_of_its_own() -> None:
    job, box = a_job(), the_box()

    assert job.chance(1, box).seed == job.chance(2, box).seed != job.chance(3, box).seed
    assert job.chance(1, box).seed != a_job(seed=2).chance(1, box).seed
    first = [one.dice.random() for one in job.sitting(1) if one.dice]
    assert first == [one.dice.random() for one in job.sitting(1) if one.dice]
    assert len({*first, *(one.dice.random() for one in job.sitting(2) if one.dice)}) == 4


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"bots": ("fair",)}, "1 cannot fill 2 seats"),
        ({"bots": ()}, "0 cannot fill 2 seats"),
        ({"bots": ("fair", "fair")}, "one is named twice"),
        ({"bots": ("fair", "tiger")}, "there is no bot 'tiger'"),
        ({"seats": 4}, "3 cannot fill 4 seats"),
        ({"edition": "chess"}, "there is no 'chess'"),
        ({"edition": "solo"}, "nobody can win solo"),
        ({"settings": Settings(rounds=99)}, "rounds cannot be 99"),
        ({"games": 0}, "0 games cannot be played"),
        ({"games": 10**9}, "games cannot be played; play 1 to"),
    ],
)
def test_an_arena_that_cannot_be_played_is_refused(changed: dict[str, object], why: str) -> None:
    with pytest.raises(Misread, match=why):
        checked(a_job(**{"games": 12, **changed}))  # type: ignore[arg-type]


# Standings


def test_a_95_percent_interval_holds_in_about_95_of_100_cases() -> None:
    """Of 400 arenas with a known share, about 20 intervals may miss it: 40 would be too many."""
    dice = Random(1)
    missed = dict.fromkeys((4, 12, 60), 0)
    for size in missed:
        for _ in range(400):
            values = [(dice.random() < 0.6) / 2 + (dice.random() < 0.6) / 2 for _ in range(size)]
            _, least, most = interval(values)
            missed[size] += not least <= 0.6 <= most

    assert all(count < 40 for count in missed.values()), missed


@pytest.mark.parametrize("values", [[], [0.5], [1.0], [0.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
def test_an_interval_is_never_sure_of_few_games(values: list[float]) -> None:
    mean, least, most = interval(values)

    assert 0 <= least <= mean <= most <= 1
    assert most - least > 0.5


def test_a_shared_victory_is_a_part_of_one() -> None:
    table = Standings(("a", "b", "c"), 3)
    table.add(0, ("a", "b", "c"), (1, 1, 3), (0, 2, 0))
    lines = {line.bot: line for line in table.lines()}

    assert [lines[bot].share for bot in "abc"] == [0.5, 0.5, 0.0]
    assert [lines[bot].faults for bot in "abc"] == [0, 2, 0]
    assert table.ties == 1
    assert lines["a"].mu == pytest.approx(lines["b"].mu)
    assert lines["a"].mu > 25 > lines["c"].mu
    assert {(duel.bot, duel.other): duel.share for duel in table.duels()} == {
        ("a", "b"): 0.5,
        ("a", "c"): 1.0,
        ("b", "c"): 1.0,
    }


# Playing


def test_the_stronger_bot_wins_and_is_rated_higher() -> None:
    standings = play(a_job(120), processes=2)
    first, second, third = standings.lines()

    assert (first.bot, second.bot, third.bot) == BOTS
    assert first.least > 0.5 > third.most
    assert first.mu > second.mu > third.mu
    assert standings.games == 120


def test_the_same_games_are_played_by_any_number_of_processes(tmp_path: Path) -> None:
    play(a_job(120), tmp_path / "one")
    play(a_job(120), tmp_path / "two", processes=2)

    assert (tmp_path / "one" / GAMES).read_bytes() == (tmp_path / "two" / GAMES).read_bytes()


def test_an_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play(a_job(120), tmp_path / "whole")
    part = tmp_path / "part"
    play(a_job(24), part)
    # A crash in the middle of a line.
    lines = (part / GAMES).read_bytes().splitlines(keepends=True)
    (part / GAMES).write_bytes(b"".join(lines[:20]) + lines[20][:30])
    seen: list[int] = []
    again = play(a_job(120), part, on_progress=seen.append)

    assert seen[0] == 20
    assert sum(seen) == 120
    assert again.lines() == whole.lines()
    assert (part / GAMES).read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    assert play(a_job(120), part).lines() == whole.lines(), "nothing is left to play"
    assert standings_of(part)[1].lines() == whole.lines()


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"bots": ("expert", "fair")}, "bots"),
        ({"seed": 2}, "seed"),
        ({"edition": "classic", "settings": Settings()}, "edition"),
        ({"settings": Settings(rounds=3)}, "settings"),
    ],
)
def test_another_arena_does_not_go_on_in_its_folder(
    changed: dict[str, object], name: str, tmp_path: Path
) -> None:
    play(a_job(), tmp_path)
    before = (tmp_path / GAMES).read_bytes()

    with pytest.raises(Misread, match=f"has another {name}; play the same one, or choose another"):
        play(a_job(12, **changed), tmp_path)
    assert (tmp_path / GAMES).read_bytes() == before


# Proofs


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    play(a_job(12), folder)
    return folder


def test_every_record_proves_its_game(kept: Path) -> None:
    job, standings = prove(kept)

    assert job == a_job(12)
    assert standings.games == 12
    assert standings.lines() == standings_of(kept)[1].lines()


def changed_line(folder: Path, game: int, **changed: object) -> None:
    lines = (folder / GAMES).read_text(encoding="utf-8").splitlines()
    lines[game - 1] = json.dumps(json.loads(lines[game - 1]) | changed)
    (folder / GAMES).write_text("\n".join(lines) + "\n", encoding="utf-8")


def forge(folder: Path, game: int, record: str) -> None:
    """Put another record in the place of one, with its digest."""
    Journal(folder).record_of(game).write_text(record, encoding="utf-8")
    changed_line(folder, game, record=digest(record))


def test_whatever_is_forged_is_found(kept: Path, tmp_path: Path) -> None:
    def forged(name: str) -> Path:
        copytree(kept, tmp_path / name)
        return tmp_path / name

    won = forged("won")
    changed_line(won, 3, places=[2, 1])
    with pytest.raises(Misread, match="arena, game 3: it ended otherwise; the arena cannot be"):
        prove(won)

    gone = forged("gone")
    Journal(gone).record_of(5).unlink()
    with pytest.raises(Misread, match="arena, game 5: it has no record"):
        prove(gone)

    other = forged("other")
    forge(other, 7, Journal(other).record_of(8).read_text(encoding="utf-8"))
    with pytest.raises(Misread, match="arena, game 7: other bots sat there"):
        prove(other)

    lucky = forged("lucky")
    forge(lucky, 1, play_game(a_job(seed=5), 1)[1])
    with pytest.raises(Misread, match="arena, game 1: its seed is not that of the arena"):
        prove(lucky)

    rules = forged("rules")
    forge(rules, 1, play_game(a_job(settings=Settings(rounds=1)), 1)[1])
    with pytest.raises(Misread, match="arena, game 1: it was played by other rules"):
        prove(rules)

    touched = forged("touched")
    path = Journal(touched).record_of(2)
    path.write_text(path.read_text(encoding="utf-8").replace("expert 2", "expert 3"), "utf-8")
    with pytest.raises(Misread, match="arena, game 2: its record is not the one that was written"):
        prove(touched)

    bent = forged("bent")
    events = list(read_record(Journal(bent).record_of(2).read_text(encoding="utf-8")))
    del events[-3]
    forge(bent, 2, write_record(events))
    with pytest.raises(Misread, match="arena, game 2: its record does not hold"):
        prove(bent)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "it is damaged"),
        ("7", "it is damaged"),
        ('{"game": 1}', "it is damaged"),
        (
            '{"game": 2, "bots": [], "places": [], "scores": [], "faults": [], "record": ""}',
            "game 2 is on the line of game 1",
        ),
        (
            '{"game": 1, "bots": ["a"], "places": [], "scores": [], "faults": [], "record": ""}',
            "its seats do not agree",
        ),
    ],
)
def test_a_damaged_line_is_named(line: str, why: str, kept: Path, tmp_path: Path) -> None:
    copytree(kept, tmp_path / "kept")
    (tmp_path / "kept" / GAMES).write_text(f"{line}\n", encoding="utf-8")

    with pytest.raises(Misread, match=f"{GAMES}, line 1: .*{why}"):
        standings_of(tmp_path / "kept")


@pytest.mark.parametrize("about", ["", "7", "{}", '{"bots": 7}'])
def test_a_damaged_description_is_named(about: str, tmp_path: Path) -> None:
    (tmp_path / "arena.json").write_text(about, encoding="utf-8")

    with pytest.raises(Misread, match=r"arena\.json: it is damaged"):
        standings_of(tmp_path)


# The command


def test_the_command_plays_tells_and_verifies(tmp_path: Path, capsys: Printed) -> None:
    words = ["arena", "expert", "child", "fair", "--games", "7", "--edition", "bare"]
    assert run([*words, "--to", str(tmp_path), "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("12 games of bare for 2, seed 1; ")
    assert "expert    child" in told
    assert run(["arena", "--to", str(tmp_path)]) == 0
    assert capsys.readouterr().out == told
    assert run(["arena", "--to", str(tmp_path), "--verify", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == "All 12 records hold.\n"
    report = json.loads(out)
    assert (report["games"], report["bots"][0]["bot"], len(report["duels"])) == (12, "expert", 3)
    assert run(["replay", str(tmp_path / "records" / "0000007.txt"), "--quiet"]) == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "name at least two BOTs, or the folder of an arena with --to"),
        (["--verify"], "name at least two BOTs, or the folder of an arena with --to"),
        (["fair", "--verify", "--to", "."], "name at least two BOTs, or the folder of an arena"),
        (["--to", "nowhere"], "there is none in nowhere; name the folder of an arena"),
        (["fair"], "1 cannot fill 2 seats"),
        (["fair", "expert", "--seats", "5"], "5 is not in the range 2<=x<=4"),
    ],
)
def test_a_bad_command_is_refused(words: list[str], sentence: str, capsys: Printed) -> None:
    assert run(["arena", *words]) == 2
    assert sentence in capsys.readouterr().err
