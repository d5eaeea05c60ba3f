"""The puzzle of the day: the same for everybody, its clock on the server, no way to see ahead."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import Asker, Json, server
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzle import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.refusals import Refused
from ubongo.server.daily import day_asked, streaks, today
from ubongo.server.seen import laid_of
from ubongo.server.store.guestbook import Guestbook
from ubongo.server.store.store import Store
from ubongo.server.tasks import LEVELS, tasks
from ubongo.server.turn import encode

NOON = 1_794_744_000_000  # 2026-11-15, 12:00 UTC
DAY = 24 * 3_600_000


def cover_for(puzzle: Json) -> Json:
    import json

    cover = solve(Puzzle.parse(f"{puzzle['area']} + {' '.join(puzzle['pieces'])}"))
    assert cover is not None
    return json.loads(encode(laid_of(cover)))


def test_the_puzzles_follow_from_secret_and_date() -> None:
    first = tasks("secret", "2026-11-15")

    assert list(first) == ["easy", "hard", "five_stars"]
    assert first == tasks("secret", "2026-11-15")
    assert first != tasks("secret", "2026-11-16")
    assert first != tasks("another", "2026-11-15")


@pytest.mark.parametrize("day", [f"2026-12-{day:02}" for day in range(1, 15)])
def test_every_day_has_three_that_can_be_solved_and_the_last_is_the_hardest(day: str) -> None:
    found = tasks("any secret", day)

    assert [len(one.puzzle.pieces) for one in found.values()] == [3, 4, 4]
    assert all(solve(one.puzzle) for one in found.values())
    assert found["five_stars"].stars == stars(difficulty(found["five_stars"].puzzle)) == 5


def test_everybody_gets_the_same_puzzle_and_starts_their_own_clock(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as bob:
            status, daily = await ada.gets("/api/daily")
            assert status == 200
            assert daily["date"] == daily["today"]
            assert [one["level"] for one in daily["puzzles"]] == list(LEVELS)
            # Nothing is shown before the clock runs.
            assert all(one["area"] is one["pieces"] is None for one in daily["puzzles"])

            seen = [
                (await who.posts("/api/daily/start", {"level": "hard"}))[1]["puzzles"][1]
                for who in (ada, bob)
            ]
            assert seen[0]["area"] == seen[1]["area"]
            assert seen[0]["pieces"] == seen[1]["pieces"]
            assert 0 <= seen[0]["elapsed"] < 60_000
            assert (seen[0]["took"], seen[0]["solvers"]) == (None, 0)

    asyncio.run(go())


def test_a_cover_is_checked_and_only_the_first_counts(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            now = (await ada.gets("/api/daily"))[1]["today"]
            answer = {"level": "easy", "date": now, "cover": []}
            status, said = await ada.posts("/api/daily/solve", answer)
            assert (status, said["code"]) == (409, "not_started")

            _, daily = await ada.posts("/api/daily/start", {"level": "easy", "date": now})
            puzzle = daily["puzzles"][0]
            cover = cover_for(puzzle)
            status, said = await ada.posts("/api/daily/solve", {**answer, "cover": cover[1:]})
            assert (status, said["code"]) == (409, "not_covered")
            assert said["numbers"] == {"fault": "piece_not_laid"}

            # R-321 for the puzzle of the day, too: it is live until it is solved.
            asked = {"area": puzzle["area"], "pieces": puzzle["pieces"]}
            status, said = await ada.posts("/api/lookup/solutions", asked)
            assert (status, said["code"]) == (409, "board_is_live")

            status, daily = await ada.posts("/api/daily/solve", {**answer, "cover": cover})
            solved = daily["puzzles"][0]
            assert (status, solved["wrong"], solved["solvers"]) == (200, 1, 1)
            assert solved["elapsed"] is None
            assert 0 <= solved["took"] < 60_000
            assert (daily["streak"], daily["best_streak"]) == (1, 1)
            assert await ada.posts("/api/daily/solve", {**answer, "cover": cover}) == (200, daily)
            assert (await ada.posts("/api/daily/start", {"level": "easy"}))[1] == daily
            assert (await ada.posts("/api/lookup/solutions", asked))[0] == 200

    asyncio.run(go())


@pytest.mark.parametrize(
    "day", ["2026-11-16", "2025-12-31", "2026-02-30", "20261115", "today", "2026-W46-7", "1" * 500]
)
def test_only_days_that_were_have_puzzles(day: str) -> None:
    try:
        day_asked(day, NOON)
    except Refused as refusal:
        assert refusal.code == "no_such_date"
        assert refusal.numbers == {"first": "2026-01-01", "last": "2026-11-15"}
    else:
        raise AssertionError("there is no puzzle of that day")


def test_earlier_days_can_be_played_later() -> None:
    assert day_asked("2026-11-14", NOON) == "2026-11-14"
    assert day_asked("", NOON) == today(NOON) == "2026-11-15"


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((), (0, 0)),
        (("2026-11-15",), (1, 1)),
        (("2026-11-14",), (1, 1)),
        (("2026-11-13",), (0, 1)),
        (("2026-10-30", "2026-10-31", "2026-11-01", "2026-11-15"), (1, 3)),
        (("2026-11-13", "2026-11-14", "2026-11-15"), (3, 3)),
    ],
)
def test_a_streak_is_of_days_in_a_row_and_today_is_still_to_come(
    days: tuple[str, ...], expected: tuple[int, int]
) -> None:
    assert streaks(days, "2026-11-15") == expected


def test_the_guestbook_times_from_the_first_start_to_the_first_solve(tmp_path: Path) -> None:
    Store(tmp_path).close()
    book = Guestbook(tmp_path / "ubongo.sqlite3")
    try:
        book.start_daily("ada", "2026-11-15", "easy", NOON)
        book.start_daily("ada", "2026-11-15", "easy", NOON + 5_000)
        book.miss_daily("ada", "2026-11-15", "easy")
        book.solve_daily("ada", "2026-11-15", "easy", NOON + 9_000, on_day=True)
        book.solve_daily("ada", "2026-11-15", "easy", NOON + 99_000, on_day=True)
        book.miss_daily("ada", "2026-11-15", "easy")
        # An old one, played later, counts for no streak.
        book.start_daily("ada", "2026-11-14", "hard", NOON)
        book.solve_daily("ada", "2026-11-14", "hard", NOON + 1, on_day=False)

        attempt = book.attempts("ada", "2026-11-15")["easy"]
        assert (attempt.took, attempt.wrong) == (9_000, 1)
        assert book.solved_days("ada") == ("2026-11-15",)
        assert book.solvers("2026-11-15") == {"easy": 1}

        book.forget_old(NOON + 400 * DAY)
        assert book.solved_days("ada") == ("2026-11-15",)
        book.forget_old(NOON + 401 * DAY)
        assert book.solved_days("ada") == ()
    finally:
        book.close()
