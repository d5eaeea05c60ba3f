"""The puzzle of the day: the same for everybody, its clock on the server, no way to see ahead."""

import asyncio
from pathlib import Path

import pytest

from tests.support.server_in_process import Asker, Json, server
from ubongo.protocol.messages import encode
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.refusals import Refused
from ubongo.server.features.daily.calendar import (
    LEAST_A_PIECE,
    LEVELS,
    counts,
    day_asked,
    limits,
    streaks,
    today,
)
from ubongo.server.features.daily.puzzles import puzzles_of_day
from ubongo.server.runtime.clock import Clock
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.guest_database import GuestDatabase

NOON = 1_794_744_000_000  # 2026-11-15, 12:00 UTC
HOUR = 3_600_000
DAY = 24 * HOUR
MIDNIGHT = NOON + DAY // 2


def cover_for(puzzle: Json) -> Json:
    import json

    cover = solve(Puzzle.parse(f"{puzzle['area']} + {' '.join(puzzle['pieces'])}"))
    assert cover is not None
    return json.loads(encode(laid_of(cover)))


def test_the_puzzles_follow_from_secret_and_date() -> None:
    first = puzzles_of_day("secret", "2026-11-15")

    assert list(first) == ["easy", "hard", "five_stars"]
    assert first == puzzles_of_day("secret", "2026-11-15")
    assert first != puzzles_of_day("secret", "2026-11-16")
    assert first != puzzles_of_day("another", "2026-11-15")


@pytest.mark.parametrize("day", [f"2026-12-{day:02}" for day in range(1, 15)])
def test_every_day_has_three_that_can_be_solved_and_the_last_is_the_hardest(day: str) -> None:
    found = puzzles_of_day("any secret", day)

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


def test_a_cover_is_checked_and_only_the_first_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sundial = Sundial(monkeypatch, NOON)

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

            sundial.at += 3 * LEAST_A_PIECE
            status, daily = await ada.posts("/api/daily/solve", {**answer, "cover": cover})
            solved = daily["puzzles"][0]
            assert (status, solved["wrong"], solved["solvers"]) == (200, 1, 1)
            assert (solved["elapsed"], solved["plausible"]) == (None, True)
            assert solved["took"] == 3 * LEAST_A_PIECE
            assert (daily["streak"], daily["best_streak"]) == (1, 1)
            for path, asks in (
                ("solve", {**answer, "cover": cover}),
                ("start", {"level": "easy"}),
            ):
                status, again = await ada.posts(f"/api/daily/{path}", asks)
                assert (status, again["puzzles"]) == (200, daily["puzzles"])
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
    Database(tmp_path).close()
    kept = [NOON]
    records = GuestDatabase(tmp_path / "ubongo.sqlite3", lambda: kept[-1])
    try:
        records.start_daily("ada", "2026-11-15", "easy", NOON)
        records.start_daily("ada", "2026-11-15", "easy", NOON + 5_000)
        records.miss_daily("ada", "2026-11-15", "easy")
        records.solve_daily("ada", "2026-11-15", "easy", NOON + 9_000, on_day=True)
        records.solve_daily("ada", "2026-11-15", "easy", NOON + 99_000, on_day=True)
        records.miss_daily("ada", "2026-11-15", "easy")
        # An old one, played later, counts for no streak.
        records.start_daily("ada", "2026-11-14", "hard", NOON)
        records.solve_daily("ada", "2026-11-14", "hard", NOON + 1, on_day=False)

        attempt = records.attempts("ada", "2026-11-15")["easy"]
        assert (attempt.took, attempt.wrong) == (9_000, 1)
        assert records.solved_days("ada") == ("2026-11-15",)
        assert records.solvers("2026-11-15") == {"easy": [9_000]}
        assert records.daily_days("ada", "2026-11-14") == (
            ("2026-11-14", 1, False),
            ("2026-11-15", 1, True),
        )
        assert records.daily_days("ada", "2026-11-15") == (("2026-11-15", 1, True),)

        kept.append(NOON + 400 * DAY)
        records.forget_old()
        assert records.solved_days("ada") == ("2026-11-15",)
        kept.append(NOON + 401 * DAY)
        records.forget_old()
        assert records.solved_days("ada") == ()
    finally:
        records.close()


@pytest.mark.parametrize(
    ("day", "at", "expected"),
    [
        ("2026-11-15", NOON, True),
        ("2026-11-15", MIDNIGHT - 1, True),
        ("2026-11-15", MIDNIGHT + HOUR - 1, True),
        ("2026-11-15", MIDNIGHT + HOUR, False),
        ("2026-11-16", MIDNIGHT, True),
        ("2026-11-14", NOON, False),
    ],
)
def test_yesterdays_puzzle_counts_until_an_hour_after_midnight(
    day: str, at: int, expected: bool
) -> None:
    assert counts(day, at) is expected


def test_the_archive_goes_back_a_year_and_not_before_the_first_day() -> None:
    assert limits(NOON) == ("2026-01-01", "2026-11-15")
    assert limits(NOON + 365 * DAY) == ("2026-11-14", "2027-11-15")


class Sundial:
    """The clock of the server, set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
        self.at = at
        # Of the clock on the wall, which somebody has set since the start.
        self.ahead = 0
        monkeypatch.setattr(Clock, "now", lambda clock: self.at)
        monkeypatch.setattr(Clock, "wall", lambda clock: self.at + self.ahead)


def test_a_puzzle_begun_before_midnight_can_be_solved_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock goes on over midnight; for an hour it still counts, and then no more."""
    sundial = Sundial(monkeypatch, MIDNIGHT - 60_000)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as bob:
            await bob.posts("/api/daily/start", {"level": "easy"})
            _, daily = await ada.posts("/api/daily/start", {"level": "easy"})
            assert (daily["date"], daily["next_in"], daily["counts"]) == (
                "2026-11-15", 60_000, True,
            )  # fmt: skip
            cover = cover_for(daily["puzzles"][0])
            answer = {"level": "easy", "date": "2026-11-15", "cover": cover}

            sundial.at = MIDNIGHT + HOUR - 1
            _, new = await ada.gets("/api/daily")
            assert (new["date"], new["number"], new["streak"]) == ("2026-11-16", 320, 0)
            assert new["puzzles"][0]["area"] is None
            _, old = await ada.gets("/api/daily?date=2026-11-15")
            assert (old["counts"], old["puzzles"][0]["elapsed"]) == (True, HOUR + 60_000 - 1)
            # Yesterday's is as live as today's as long as it counts.
            asked = {key: old["puzzles"][0][key] for key in ("area", "pieces")}
            _, said = await ada.posts("/api/lookup/solutions", asked)
            assert said["code"] == "board_is_live"
            status, old = await ada.posts("/api/daily/solve", answer)
            assert (status, old["date"], old["streak"]) == (200, "2026-11-15", 1)
            assert old["puzzles"][0]["took"] == HOUR + 60_000 - 1

            sundial.at = MIDNIGHT + HOUR
            status, old = await bob.posts("/api/daily/solve", answer)
            assert (status, old["counts"], old["streak"]) == (200, False, 0)
            assert old["puzzles"][0]["took"] == HOUR + 60_000
            _, days = await bob.gets("/api/daily/days")
            assert days == {
                "first": "2026-01-01",
                "today": "2026-11-16",
                "days": [{"date": "2026-11-15", "solved": 1, "on_day": False}],
            }

    asyncio.run(go())


def test_the_date_follows_the_clock_on_the_wall_and_a_guest_s_time_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-19: a laptop that had slept played yesterday's puzzle until its next start."""
    sundial = Sundial(monkeypatch, NOON)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            _, daily = await ada.posts("/api/daily/start", {"level": "easy"})
            cover = cover_for(daily["puzzles"][0])
            sundial.ahead = DAY
            sundial.at += 9_000
            _, new = await ada.gets("/api/daily")
            assert (new["date"], new["today"], new["counts"]) == (
                "2026-11-16", "2026-11-16", True,
            )  # fmt: skip
            assert new["puzzles"][0]["area"] is None
            _, days = await ada.gets("/api/daily/days")
            assert days["today"] == "2026-11-16"
            answer = {"level": "easy", "date": "2026-11-15", "cover": cover}
            _, old = await ada.posts("/api/daily/solve", answer)
            assert (old["counts"], old["streak"]) == (False, 0)
            assert old["puzzles"][0]["took"] == 9_000

    asyncio.run(go())


def test_a_streak_is_not_over_while_yesterday_still_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sundial = Sundial(monkeypatch, NOON - DAY)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            _, daily = await ada.posts("/api/daily/start", {"level": "easy"})
            cover = cover_for(daily["puzzles"][0])
            answer = {"level": "easy", "date": "2026-11-14", "cover": cover}
            sundial.at += 9_000
            assert (await ada.posts("/api/daily/solve", answer))[1]["streak"] == 1
            for at, streak in ((NOON, 1), (MIDNIGHT + HOUR - 1, 1), (MIDNIGHT + HOUR, 0)):
                sundial.at = at
                assert (await ada.gets("/api/daily"))[1]["streak"] == streak

    asyncio.run(go())


def test_what_was_started_can_be_solved_though_its_day_has_left_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sundial = Sundial(monkeypatch, NOON + 600 * DAY)
    first, last = limits(sundial.at)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            _, daily = await ada.posts("/api/daily/start", {"level": "hard", "date": first})
            answer = {"level": "hard", "date": first, "cover": cover_for(daily["puzzles"][1])}
            assert not daily["counts"]
            sundial.at += DAY
            status, said = await ada.posts("/api/daily/start", {"level": "easy", "date": first})
            assert (status, said["code"]) == (404, "no_such_date")
            status, daily = await ada.posts("/api/daily/solve", answer)
            assert (status, daily["puzzles"][1]["took"]) == (200, DAY)
            assert daily["today"] > last
            for date in ("2026-02-30", "x" * 3_000, ""):
                status, said = await ada.posts("/api/daily/solve", {**answer, "date": date})
                assert said["code"] == ("no_such_date" if date else "not_started")

    asyncio.run(go())


def test_a_time_that_no_hand_can_make_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-20: seen under one cookie, and laid under another in two milliseconds."""
    sundial = Sundial(monkeypatch, NOON)

    async def solved(one: Asker, took: int) -> Json:
        sundial.at = NOON
        _, daily = await one.posts("/api/daily/start", {"level": "easy"})
        sundial.at += took
        cover = cover_for(daily["puzzles"][0])
        answer = {"level": "easy", "date": daily["date"], "cover": cover}
        return (await one.posts("/api/daily/solve", answer))[1]

    async def go() -> None:
        async with (
            server(tmp_path) as port,
            Asker(port) as eve,
            Asker(port) as ada,
            Asker(port) as bob,
        ):
            for daily in (await solved(eve, 2), (await eve.gets("/api/daily"))[1]):
                puzzle = daily["puzzles"][0]
                assert (puzzle["took"], puzzle["plausible"]) == (2, False)
                assert (puzzle["solvers"], puzzle["median"], puzzle["slower"]) == (0, None, 0)
                assert (daily["streak"], daily["best_streak"]) == (0, 0)
            await solved(ada, 30_000)
            daily = await solved(bob, 10_000)
            puzzle = daily["puzzles"][0]
            assert (puzzle["solvers"], puzzle["median"], puzzle["slower"]) == (2, 20_000, 1)
            assert (puzzle["plausible"], daily["streak"]) == (True, 1)

    asyncio.run(go())


def test_who_has_solved_is_told_how_the_others_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sundial = Sundial(monkeypatch, NOON)

    async def go() -> None:
        async with server(tmp_path) as port:
            for number, (took, *expected) in enumerate(
                (
                    (30_000, 30_000, 0),
                    (90_000, 60_000, 0),
                    (60_000, 60_000, 1),
                    (90_000, 75_000, 0),
                )
            ):
                async with Asker(port) as one:
                    sundial.at = NOON
                    _, daily = await one.posts("/api/daily/start", {"level": "easy"})
                    puzzle = daily["puzzles"][0]
                    # Until it is solved only their number is told.
                    assert (puzzle["solvers"], puzzle["median"], puzzle["slower"]) == (
                        number, None, None,
                    )  # fmt: skip
                    sundial.at += took
                    cover = cover_for(puzzle)
                    answer = {"level": "easy", "date": daily["date"], "cover": cover}
                    _, daily = await one.posts("/api/daily/solve", answer)
                    puzzle = daily["puzzles"][0]
                    assert (puzzle["took"], puzzle["solvers"]) == (took, number + 1)
                    # Equal is neither slower nor faster.
                    assert [puzzle["median"], puzzle["slower"]] == expected

    asyncio.run(go())
