"""Solo without a network: packs that are handed out before, and runs that are taken along after."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.support.server_in_process import Asker, Json, server
from ubongo.boards.puzzle_packs import PACK_LEVELS, puzzle_pack
from ubongo.protocol.http.packs import DAY, OfflineBoard, TakeRun
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.refusals import Refused
from ubongo.server.features.daily.calendar import LEAST_A_PIECE
from ubongo.server.features.statistics.figures import statistics
from ubongo.server.features.train.offline_run import judged_run, run_id
from ubongo.server.storage.game_rows import OFFLINE
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.guest_database import GuestDatabase

NOON = 1_794_744_000_000  # 2026-11-15, 12:00 UTC
MINUTE = 60_000
RUNS = "/api/me/offline-runs"


@pytest.fixture
def records(tmp_path: Path) -> Iterator[GuestDatabase]:
    Database(tmp_path).close()
    found = GuestDatabase(tmp_path / "ubongo.sqlite3", lambda: NOON)
    yield found
    found.close()


def covering(puzzle: Puzzle) -> str:
    """A solution as a run tells it: for each cell the place of its piece in the list."""
    cover = solve(puzzle)
    assert cover is not None
    place = {
        cell: str(puzzle.pieces.index(one.piece)) for one in cover.placements for cell in one.cells
    }
    return "".join(place[cell] for cell in sorted(place, key=lambda cell: (cell.y, cell.x)))


def solved(number: int, took: int = 20_000, pack: int = 3) -> OfflineBoard:
    return OfflineBoard(number, took, covering(puzzle_pack("easy", pack)[number].puzzle))


def aside(number: int, took: int = 10_000) -> OfflineBoard:
    return OfflineBoard(number, took)


def run_of(*boards: OfflineBoard, minutes: int | None = 5, began: int = NOON - DAY) -> TakeRun:
    return TakeRun("easy", 3, minutes, began, boards)


def body_of(run: TakeRun) -> Json:
    from msgspec import to_builtins

    return to_builtins(run)


def refusal_of(run: TakeRun) -> str:
    with pytest.raises(Refused) as refused:
        judged_run(run, "ada", NOON, LEAST_A_PIECE)
    # A sentence for people who read no codes.
    assert len(str(refused.value)) > 20
    return refused.value.code


# Packs


@pytest.mark.parametrize("level", PACK_LEVELS)
def test_a_pack_is_a_hundred_puzzles_that_can_be_solved(level: str) -> None:
    """R-436: boards for a train are drawn before, each of the level, each on another area."""
    found = puzzle_pack(level, 5)  # type: ignore[arg-type]

    assert len(found) == 100
    assert len({one.puzzle.area.canonical() for one in found}) == 100
    assert {len(one.puzzle.pieces) for one in found} == {PACK_LEVELS[level].side.pieces}  # type: ignore[index]
    assert all(solve(one.puzzle) for one in found[:10])
    if level == "five_stars":
        assert {one.stars for one in found} == {5}


def test_a_pack_is_the_same_for_ever_and_each_number_another_one() -> None:
    """R-436: a run is judged by the pack that its number names, whenever it comes."""
    first = puzzle_pack("easy", 1)

    assert first[0].puzzle.text() == "######/..####/..##.. + L3 I4 P5"
    assert first == puzzle_pack("easy", 1)
    assert len(set(first) & set(puzzle_pack("easy", 2))) < 5


def test_packs_are_small_without_solutions_and_may_be_kept(tmp_path: Path) -> None:
    """R-436, R-321: a hundred puzzles are under 20 kB, and no solution is among them."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            for level in PACK_LEVELS:
                status, pack = await ada.gets(f"/api/packs/{level}/7")
                assert status == 200
                assert (pack["level"], pack["number"], len(pack["puzzles"])) == (level, 7, 100)
                assert set(pack["puzzles"][0]) == {"area", "pieces", "stars"}
                async with ada._http.get(f"{ada.base}/api/packs/{level}/7") as answer:
                    assert len(await answer.read()) < 20_000
                    assert "immutable" in answer.headers["Cache-Control"]
            status, box = await ada.gets("/api/packs/box")
            assert status == 200
            assert len(box["boards"]) == 36
            assert set(box["boards"][0]["hard"]) == {"area", "pieces", "stars"}
            assert len(box["boards"][0]["hard"]["pieces"]) == 6

    asyncio.run(go())


@pytest.mark.parametrize(
    "path",
    [
        "medium/1",
        "easy/0",
        "easy/1001",
        "easy/-1",
        "easy/01",
        "easy/1e3",
        "easy/٣",
        "easy/" + "9" * 400,
    ],
)
def test_there_is_no_other_pack(tmp_path: Path, path: str) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            status, failed = await ada.gets(f"/api/packs/{path}")
            assert (status, failed["code"]) == (404, "no_such_pack")

    asyncio.run(go())


# What counts


def test_a_run_has_its_solves_what_was_put_aside_and_its_last_solve() -> None:
    """R-436, R-300, R-301: solved boards are judged, others were put aside."""
    over = judged_run(run_of(solved(4), aside(5), solved(9), aside(0)), "ada", NOON, LEAST_A_PIECE)

    [row] = over.guests
    assert (row.run.solved, row.run.put_aside, row.run.last_solve) == (2, 2, 50_000)
    assert (row.run.minutes, row.run.side, row.run.boards, row.run.stars) == (
        5,
        "easy",
        "fresh",
        None,
    )
    assert [board.took for board in row.boards] == [20_000, None, 20_000, None]
    assert (over.edition, over.is_rated, over.is_measure) == (OFFLINE, False, False)
    assert over.ended_at == NOON - DAY + 60_000


def test_what_is_no_solution_does_not_count() -> None:
    """R-436: a device is not believed; each cover is checked as at a table."""
    board = solved(4)
    swapped = board.cover.translate(str.maketrans("012", "120"))

    for cover in (swapped, board.cover[:-1], board.cover + "0", "0" * len(board.cover), "5" * 12):
        assert refusal_of(run_of(replace(board, cover=cover))) == "offline_cover_wrong"
    # A solution of another puzzle of the pack.
    assert refusal_of(run_of(replace(board, puzzle=8))) == "offline_cover_wrong"


def test_times_that_cannot_be_are_refused() -> None:
    """R-436: nobody lays three pieces in half a second, or solves after the end (R-300)."""
    assert refusal_of(run_of(solved(4, took=899))) == "times_impossible"
    assert refusal_of(run_of(aside(5, 299_000), solved(4, 1_001))) == "times_impossible"
    assert refusal_of(run_of(aside(5, 5 * MINUTE + 1))) == "times_impossible"
    assert refusal_of(run_of(solved(4), began=NOON + DAY)) == "run_in_the_future"
    assert refusal_of(run_of(solved(4), began=NOON - 401 * DAY)) == "run_too_old"

    last = judged_run(run_of(aside(5, 299_000), solved(4, 1_000)), "ada", NOON, LEAST_A_PIECE)
    assert last.guests[0].run.last_solve == 5 * MINUTE
    slow = judged_run(run_of(solved(4, DAY), minutes=None), "ada", NOON, LEAST_A_PIECE)
    assert slow.guests[0].run.last_solve == DAY
    # A clock that is a little ahead does not matter, and nothing is dated after today.
    ahead = judged_run(run_of(solved(4), began=NOON + 3_600_000), "ada", NOON, LEAST_A_PIECE)
    assert ahead.ended_at == NOON


def test_empty_runs_other_lengths_and_a_board_twice_are_refused() -> None:
    """R-300: a run lasts 5, 10 or 20 minutes, or has no clock."""
    assert refusal_of(run_of()) == "nothing_played"
    assert refusal_of(run_of(solved(4), minutes=7)) == "no_such_length"
    assert refusal_of(run_of(solved(4), aside(4))) == "board_played_twice"


def test_the_same_run_counts_once_and_no_record_or_rating_knows_it(records: GuestDatabase) -> None:
    """R-436, R-303: marked, and never beside runs that the server has measured."""
    over = judged_run(run_of(solved(4), aside(5)), "ada", NOON, LEAST_A_PIECE)

    assert game_records.keep_offline(records, over, 10) is True
    assert game_records.keep_offline(records, over, 10) is False
    found = statistics(*game_records.played(records, "ada"))

    assert (found.games, found.times.solved, found.times.dealt) == (1, 1, 2)
    assert found.offline is not None
    assert (found.offline.runs, found.offline.times.best) == (1, 20_000)
    assert [(one.minutes, one.solved) for one in found.offline.best] == [(5, 1)]
    assert [(one.edition, one.offline) for one in found.solves] == [("solo", True)]
    assert found.solo == ()
    assert found.by_edition == ()
    assert game_records.ratings(records, "ada") == ()
    assert game_records.latest(records, "ada", 10) == ()
    assert records.db.execute("SELECT count(*) FROM times").fetchone() == (0,)


def test_a_guest_has_so_many_runs_and_no_more(records: GuestDatabase) -> None:
    runs = [
        judged_run(run_of(solved(4), began=NOON - DAY - n), "ada", NOON, LEAST_A_PIECE)
        for n in range(3)
    ]
    assert [game_records.keep_offline(records, one, 2) for one in runs] == [True, True, None]
    # What is there already is still said to be.
    assert game_records.keep_offline(records, runs[0], 2) is False


def test_a_run_is_stored_under_what_is_in_it() -> None:
    """R-436: however it is sent again, it is the same run."""
    run = run_of(solved(4))

    assert run_id(run) == run_id(run_of(solved(4)))
    assert run_id(run) != run_id(run_of(solved(4, took=20_001)))
    assert run_id(run).startswith("offline ")


# Over HTTP


def test_a_run_is_taken_along_once_and_goes_with_everything_else(tmp_path: Path) -> None:
    """R-436: asked for by the guest, seen by the guest, deleted with the rest."""
    now = round(time.time() * 1_000)
    body = body_of(run_of(solved(4), aside(5), began=now - 2 * DAY))

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as bob:
            await ada.gets("/api/me")
            taken = {"solved": 1, "put_aside": 1, "again": False}
            assert await ada.posts(RUNS, body) == (200, taken)
            assert await ada.posts(RUNS, body) == (200, taken | {"again": True})
            # Another guest may have played the same pack as well.
            await bob.gets("/api/me")
            assert await bob.posts(RUNS, body) == (200, taken)

            _, found = await ada.gets("/api/me/statistics")
            assert found["offline"]["runs"] == 1
            assert found["solo"] == []
            _, export = await ada.gets("/api/me/export")
            assert [game["edition"] for game in export["games"]] == ["offline"]
            _, played = await ada.gets("/api/me/games")
            assert played["games"] == []
            await ada.asks("DELETE", "/api/me/statistics")
            _, found = await ada.gets("/api/me/statistics")
            assert (found["games"], found["offline"]) == (0, None)

    asyncio.run(go())


def test_forged_and_broken_bodies_are_refused_with_a_code(tmp_path: Path) -> None:
    """R-436: every answer has a code and a sentence, and the server lives."""
    now = round(time.time() * 1_000)
    good = body_of(run_of(solved(4), began=now - DAY))
    board = good["boards"][0]
    forged: list[tuple[Json, int, str]] = [
        ({}, 400, "bad_body"),
        ([], 400, "bad_body"),
        (good | {"level": "medium"}, 400, "bad_body"),
        (good | {"pack": 0}, 400, "bad_body"),
        (good | {"pack": 10**30}, 400, "bad_body"),
        (good | {"pack": 4}, 409, "offline_cover_wrong"),
        (good | {"began": -1}, 400, "bad_body"),
        (good | {"more": 1}, 400, "bad_body"),
        (good | {"boards": [board] * 101}, 400, "bad_body"),
        (good | {"boards": [board] * 2}, 409, "board_played_twice"),
        (good | {"boards": [board | {"puzzle": 100}]}, 400, "bad_body"),
        (good | {"boards": [board | {"took": 1.5}]}, 400, "bad_body"),
        (good | {"boards": [board | {"took": 0}]}, 409, "times_impossible"),
        (good | {"boards": [board | {"cover": "9" * 14}]}, 400, "bad_body"),
        (good | {"boards": [board | {"cover": "0" * 5_000}]}, 400, "bad_body"),
        (good | {"boards": [board | {"cover": "0" * 100_000}]}, 413, "http_413"),
        (good | {"minutes": 10**6}, 409, "no_such_length"),
        (good | {"began": now + 3 * DAY}, 409, "run_in_the_future"),
    ]

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.gets("/api/me")
            for body, status, code in forged:
                found = await ada.posts(RUNS, body)
                assert (found[0], found[1]["code"]) == (status, code), body
                assert found[1]["sentence"]
            assert (await ada.sends(RUNS, b"no json"))[0] == 415
            _, found = await ada.gets("/api/me/statistics")
            assert found["games"] == 0
            assert (await ada.posts(RUNS, good))[0] == 200

    asyncio.run(go())


def test_a_run_of_a_hundred_boards_is_not_too_long_to_be_sent(tmp_path: Path) -> None:
    """R-436: a pack is the most that one run can have, and it fits into a request."""
    now = round(time.time() * 1_000)
    pack = puzzle_pack("hard", 1000)
    boards = tuple(
        OfflineBoard(number, 1_000_000 + number, covering(one.puzzle))
        for number, one in enumerate(pack)
    )
    run = TakeRun("hard", 1000, None, now - 30 * DAY, boards)

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.gets("/api/me")
            status, taken = await ada.posts(RUNS, body_of(run))
            assert (status, taken["solved"]) == (200, 100)

    asyncio.run(go())
