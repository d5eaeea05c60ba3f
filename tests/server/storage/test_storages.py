"""What every storage must do, tried on SQLite and on PostgreSQL through the same interface."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.storages import StoragePlace, an_entry, append_all, claimed, first_batch
from ubongo.server.storage.game_rows import (
    BoardRow,
    FinishedGame,
    GuestGameRow,
    Rating,
    RunRow,
)
from ubongo.server.storage.interface import Batch, CodeTaken, StaleOwner, StorageTrouble
from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.ownership import Beat, Release, Resumption
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.storage.summary import NOTHING_TO_FIND, OpenTableRow, Summary

OPEN = Summary("ABCDEF", True, "classic", "Ada", 1, 4, ("ada", "ben"), ("one", "two"))


@pytest.fixture(params=("sqlite", "postgres"))
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[StoragePlace]:
    if request.param == "sqlite":
        yield StoragePlace(tmp_path)
        return
    with request.getfixturevalue("postgres").database() as url:
        yield StoragePlace(tmp_path, url)


def run(place: StoragePlace, work: Callable[[NodeStorage], Awaitable[None]]) -> None:
    async def go() -> None:
        async with place.open() as storage:
            await work(storage)

    asyncio.run(go())


def test_what_is_written_is_read_back(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        log = storage.table_log
        await log.create(first_batch("t", last=2))
        claim = await claimed(storage)
        assert claim.rebuilt == (an_entry(1), an_entry(2))
        assert (claim.epoch, claim.is_new, claim.stopped_at) == (1, True, 5)
        assert await log.is_mine("t", 1)
        assert not await log.is_mine("t", 2)
        more = Batch("t", 1, (an_entry(3),), before=claim.sum)
        assert await append_all(storage, [more]) == [None]
        assert list(unpacked(await storage.logs.read("t"))) == [*claim.rebuilt, an_entry(3)]
        assert list(unpacked(await storage.logs.read("t", {"SeatLost"}))) == []
        assert await storage.logs.read("nobody's") == b""
        assert await log.claim("nobody's", len) is None

    run(place, go)


@pytest.mark.parametrize(("epoch", "numbers"), [(1, (3,)), (1, (1,)), (2, (2,)), (1, (4, 5))])
def test_what_does_not_follow_is_stale(
    epoch: int, numbers: Sequence[int], place: StoragePlace
) -> None:
    """R-401: another epoch or another number; the others in the same commit are written."""

    async def go(storage: NodeStorage) -> None:
        for table_id in ("a", "t", "z"):
            await storage.table_log.create(first_batch(table_id))
        sums = {table_id: (await claimed(storage, table_id)).sum for table_id in ("a", "t", "z")}
        wrong = Batch("t", epoch, tuple(map(an_entry, numbers)), summary=OPEN)
        good = [Batch(id_, 1, (an_entry(2),), before=sums[id_]) for id_ in ("a", "z")]
        first, stale, last = await append_all(storage, [good[0], wrong, good[1]])
        assert (first, last) == (None, None)
        assert isinstance(stale, StaleOwner)
        assert await storage.public_tables.by_code("ABCDEF") is None
        assert list(unpacked(await storage.logs.read("t"))) == [an_entry(1)]

    run(place, go)


def test_a_run_of_batches_is_written_in_order(place: StoragePlace) -> None:
    """Several of one table in one commit: the last summary counts, and every entry is there."""

    async def go(storage: NodeStorage) -> None:
        await storage.table_log.create(first_batch("t", OPEN))
        sum_ = (await claimed(storage)).sum
        batches = []
        for number in range(2, 30):
            summary = Summary("", edition=str(number), guests=(str(number), "ada"))
            resumed = Resumption(50) if number == 2 else None
            batches.append(Batch("t", 1, (an_entry(number),), False, summary, 0, sum_, resumed))
            sum_ = batches[-1].sums[-1]
        assert await append_all(storage, batches) == [None] * len(batches)
        numbers = [entry.number for entry in unpacked(await storage.logs.read("t"))]
        assert numbers == list(range(1, 30))
        assert await storage.public_tables.of_guest("29") == ("t",)
        assert await storage.public_tables.of_guest("28") == ()
        assert await storage.public_tables.live_boards() == frozenset()

    run(place, go)


def test_two_tables_never_have_one_code(place: StoragePlace) -> None:
    """Others that are opened in the same commit are opened."""

    async def go(storage: NodeStorage) -> None:
        log = storage.table_log
        await log.create(first_batch("t", OPEN))
        others = ("GHJKLM", "ABCDEF", "NPQRST")
        outcomes = await asyncio.gather(
            *(log.create(first_batch(code.lower(), Summary(code, True))) for code in others),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes] == [type(None), CodeTaken, type(None)]
        assert await storage.public_tables.by_code("GHJKLM") == "ghjklm"
        assert await storage.public_tables.by_code("ABCDEF") == "t"
        assert not await log.may_use_code("another", "ABCDEF")
        assert await log.may_use_code("t", "ABCDEF")
        assert await log.may_use_code("another", "WXYZWX")

    run(place, go)


def test_others_know_the_newest_summary(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        tables = storage.public_tables
        await storage.table_log.create(first_batch("t", OPEN))
        sum_ = (await claimed(storage)).sum
        await storage.table_log.beat(Beat(1, people={"t": 2}))
        assert await tables.by_code("ABCDEF") == "t"
        row = OpenTableRow("t", "classic", "Ada", 1, 4)
        assert await tables.open_tables(9) == (row,)
        assert await tables.joinable("t") == row
        assert await tables.of_guest("ada") == await tables.of_guest("ben") == ("t",)
        assert await tables.is_in_a_round("ada")
        assert not await tables.is_in_a_round("eve")
        assert await tables.live_boards() == {"one", "two"}
        for strange in ("", "\0", "a\0b"):
            assert await tables.by_code(strange) is None
            assert await tables.joinable(strange) is None

        playing = Summary("", False, "classic", "Ada", 2, 4, ("ada",), ("two", "three"))
        batch = Batch("t", 1, (an_entry(2),), summary=playing, before=sum_)
        assert await append_all(storage, [batch]) == [None]
        assert await tables.by_code("ABCDEF") is None
        assert await tables.joinable("t") is None
        assert await tables.open_tables(9) == ()
        assert await tables.of_guest("ben") == ()
        assert await tables.live_boards() == {"two", "three"}
        put_away = Batch("t", 1, (), is_over=True, summary=NOTHING_TO_FIND)
        assert await append_all(storage, [put_away]) == [None]
        assert await tables.of_guest("ada") == ()
        assert await tables.live_boards() == frozenset()

    run(place, go)


def test_a_beat_gives_tables_back_and_says_what_is_ours(place: StoragePlace) -> None:
    """A clock that has stopped stays so until the next owner writes that it runs (R-411)."""

    async def go(storage: NodeStorage) -> None:
        log = storage.table_log
        await log.create(first_batch("t"))
        await log.create(first_batch("u"))
        sum_ = (await claimed(storage, "t")).sum
        await claimed(storage, "u")
        assert await log.beat(Beat(2_000)) == {"t": 1, "u": 1}
        runs = Batch("t", 1, (an_entry(2),), before=sum_, resumed=Resumption(2_000))
        assert await append_all(storage, [runs]) == [None]
        await log.beat(Beat(2_500, (Release("t", 1, 2_400), Release("u", 7, 9_999))))
        assert await log.beat(Beat(2_600)) == {"u": 1}
        again = await claimed(storage, "t")
        assert (again.epoch, again.stopped_at, again.is_new) == (2, 2_400, False)
        # It has not said that the clock runs again: what was noted first stands.
        await log.beat(Beat(3_500, (Release("t", 2, 3_400),)))
        third = await log.claim("t", len, None)
        assert third is not None
        assert (third.epoch, third.stopped_at, third.rebuilt) == (3, 2_400, 2)

    run(place, go)


def test_a_release_that_was_not_written_yet_is_written_by_the_claim(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        await storage.table_log.create(first_batch("t"))
        sum_ = (await claimed(storage)).sum
        runs = Batch("t", 1, (an_entry(2),), before=sum_, resumed=Resumption(2_000))
        assert await append_all(storage, [runs]) == [None]
        claim = await storage.table_log.claim("t", len, Release("t", 1, 2_345))
        assert claim is not None
        assert (claim.epoch, claim.stopped_at) == (2, 2_345)

    run(place, go)


def test_a_table_that_cannot_be_rebuilt_belongs_to_nobody(place: StoragePlace) -> None:
    def fails(entries: object) -> None:
        raise RuntimeError("a fault of ours")

    async def go(storage: NodeStorage) -> None:
        log = storage.table_log
        await log.create(first_batch("t", OPEN))
        with pytest.raises(RuntimeError):
            await log.claim("t", fails)
        assert await log.beat(Beat(1)) == {}
        await log.hide("t")
        assert await storage.public_tables.by_code("ABCDEF") is None
        assert await storage.public_tables.of_guest("ada") == ()
        assert await storage.public_tables.live_boards() == frozenset()

    run(place, go)


def test_what_nobody_uses_is_deleted_with_everything_of_it(place: StoragePlace) -> None:
    """A table in memory is in use, however long ago it was touched."""

    async def go(storage: NodeStorage) -> None:
        log = storage.table_log
        for table_id in ("gone", "held"):
            await log.create(first_batch(table_id, Summary(table_id.upper() + "ZZ", True)))
        await claimed(storage, "held")
        await log.note_use()
        assert await log.purge(3_600_000) == 0
        assert await log.purge(-3_600_000) == 1
        assert await storage.logs.read("gone") == b""
        assert await storage.public_tables.by_code("GONEZZ") is None
        assert await storage.logs.read("held") != b""

    run(place, go)


def test_a_fault_stops_the_clock_and_the_table_stays_with_its_node(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        await storage.table_log.create(first_batch("t", OPEN))
        sum_ = (await claimed(storage)).sum
        runs = Batch("t", 1, (an_entry(2),), before=sum_, resumed=Resumption(100))
        stands = Batch("t", 1, (), summary=NOTHING_TO_FIND, stopped_at=150)
        assert await append_all(storage, [runs, stands]) == [None, None]
        assert await storage.table_log.beat(Beat(200)) == {"t": 1}
        claim = await storage.table_log.claim("t", len)
        assert claim is not None
        assert claim.stopped_at == 150

    run(place, go)


def test_nothing_that_the_database_cannot_hold_harms_others(place: StoragePlace) -> None:
    """A text with a zero byte is no text for PostgreSQL; it is refused, and alone."""

    async def go(storage: NodeStorage) -> None:
        for table_id in ("a", "t"):
            await storage.table_log.create(first_batch(table_id))
        sums = {table_id: (await claimed(storage, table_id)).sum for table_id in ("a", "t")}
        strange = Batch("a", 1, (an_entry(2),), before=sums["a"], summary=Summary(host="\0"))
        good = Batch("t", 1, (an_entry(2),), before=sums["t"])
        outcomes = await append_all(storage, [strange, good])
        assert outcomes[0] is None or isinstance(outcomes[0], StorageTrouble)
        assert outcomes[1] is None

    run(place, go)


# Guests


def played_game(number: int = 1, took: int | None = 4_321) -> FinishedGame:
    def part(guest: str, rank: int) -> GuestGameRow:
        run_ = RunRow(None, "hard", 9, 0, 0)
        board = BoardRow(1, "##../####/.##.", "I2 I4 P5", 12.5, 3, took)
        return GuestGameRow(guest, rank, False, run_, (board,))

    return FinishedGame(
        f"t {number}", 99, "classic", 2, True, (part("zoe", 1), part("ada", 2)), True
    )


def rate(before: Sequence[Rating], ranks: Sequence[int]) -> tuple[Rating, ...]:
    return tuple(
        Rating(one.edition, one.mu - rank, one.sigma, one.games + 1)
        for one, rank in zip(before, ranks, strict=True)
    )


def test_a_game_counts_once_for_everybody(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        records = storage.records
        await storage.table_log.create(first_batch("t"))
        sum_ = (await claimed(storage)).sum
        over = Batch("t", 1, (an_entry(2),), before=sum_, finished_game=1)
        assert await append_all(storage, [over]) == [None]
        assert await records.uncounted() == (("t", 1),)
        for guest in ("ada", "zoe"):
            await records.opt_in(guest, True)
        for _ in range(2):
            await records.keep(played_game(), (17, 18), rate)
        assert await records.uncounted() == ()
        games, boards = await records.played("ada")
        assert [(game.game, game.place, game.side) for game in games] == [("t 1", 2, "hard")]
        assert [(board.pieces, board.stars, board.took) for board in boards] == [
            ("I2 I4 P5", 3, 4_321)
        ]
        assert await records.latest("zoe", 5) == (await records.played("zoe"))[0]
        assert [(one.mu, one.games) for one in await records.ratings("zoe")] == [(24.0, 1)]
        await records.skip("t", 1)
        await records.opt_in("ada", False)
        assert not await records.is_opted_in("ada")

    run(place, go)


def test_the_latest_boards_come_first_and_only_those_that_tell_how_good_somebody_is(
    place: StoragePlace,
) -> None:
    """R-429: not those of runs without a clock, nor boards that a run has put aside."""

    async def go(storage: NodeStorage) -> None:
        def finished(
            number: int, edition: str, minutes: int | None, *times: int | None
        ) -> FinishedGame:
            boards = tuple(
                BoardRow(nth, "##../####/.##.", "I2 I4 P5", 10.0 * number + nth, 3, took)
                for nth, took in enumerate(times, 1)
            )
            own = GuestGameRow("ada", 1, False, RunRow(minutes, "easy", 1, 0, 0), boards)
            return FinishedGame(f"t {number}", number, edition, 1, False, (own,), True)

        records = storage.records
        for game in (
            finished(3, "classic", None, 700, None),
            finished(1, "solo", 5, 900, None),
            finished(2, "solo", None, 1_000, None),
            finished(4, "2024", None, 500),
        ):
            await records.keep(game, (), rate)
        expected = ((41.0, 500), (32.0, None), (31.0, 700), (11.0, 900))
        assert await records.latest_times("ada", 60) == expected
        assert await records.latest_times("ada", 2) == expected[:2]
        assert await records.latest_times("zoe", 60) == ()

    run(place, go)


def test_the_puzzle_of_the_day_counts_from_when_it_was_shown(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        records = storage.records
        await records.start_daily("ada", "2026-01-02", "easy", 100)
        await records.start_daily("ada", "2026-01-02", "easy", 500)
        await records.miss_daily("ada", "2026-01-02", "easy")
        await records.solve_daily("ada", "2026-01-02", "easy", 1_100, True)
        await records.solve_daily("ada", "2026-01-02", "easy", 9_100, False)
        attempt = (await records.attempts("ada", "2026-01-02"))["easy"]
        assert (attempt.started_at, attempt.took, attempt.wrong) == (100, 1_000, 1)
        assert attempt.on_day is True
        assert await records.solved_days("ada") == ("2026-01-02",)
        assert await records.solvers("2026-01-02") == {"easy": [1_000]}
        assert await records.daily_days("ada", "2026-01-01") == (("2026-01-02", 1, True),)
        assert await records.daily_tries("ada") == (("easy", 1_000),)

    run(place, go)


def test_an_offline_run_counts_once_and_beside_games_at_tables(place: StoragePlace) -> None:
    """R-436: whichever database, and only so many of one guest."""

    async def go(storage: NodeStorage) -> None:
        records = storage.records
        [row, *_] = played_game().guests
        runs = [
            replace(played_game(), id=f"offline {name}", edition="offline", guests=(row,))
            for name in ("a", "b")
        ]
        assert [await records.keep_offline(runs[0], 1) for _ in range(2)] == [True, False]
        assert await records.keep_offline(runs[1], 1) is None
        assert await records.keep_offline(runs[1], 2) is True
        games, boards = await records.played(row.guest)
        assert [(game.game, game.edition) for game in games] == [
            ("offline a", "offline"),
            ("offline b", "offline"),
        ]
        assert len(boards) == 2 * len(row.boards)
        assert await records.latest(row.guest, 5) == ()
        assert await records.uncounted() == ()
        # The guest goes, and the runs go with them.
        await records.forget(row.guest)
        assert await records.played(row.guest) == ((), ())

    run(place, go)


def test_a_guest_gets_everything_and_is_forgotten_whole(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        records = storage.records
        await records.start_daily("ada", "2026-01-02", "easy", 100)
        await records.keep(played_game(), (1, 2), rate)
        told = await records.everything("ada")
        assert list(told) == ["guest", "daily", "games", "boards", "ratings"]
        assert list(told["daily"][0]) == [
            "date", "level", "started_at", "took", "on_day", "wrong",
        ]  # fmt: skip
        assert told["boards"][0]["tries"] == 12.5
        assert list(told["games"][0])[:3] == ["game", "ended_at", "edition"]
        assert "ada" not in str(told)
        await records.end_guest("ada")
        assert await records.ended_guests() == {"ada"}
        assert (await records.played("ada")) == ((), ())
        assert len((await records.played("zoe"))[0]) == 1
        await records.forget("zoe")
        await records.forget_old()
        assert (await records.played("zoe")) == ((), ())

    run(place, go)


def test_a_fact_stands_as_it_was_claimed_first(place: StoragePlace) -> None:
    async def go(storage: NodeStorage) -> None:
        facts = storage.facts
        told = await asyncio.gather(*(facts.claim_fact("secret", str(n)) for n in range(5)))
        assert len(set(told)) == 1
        assert await facts.fact("secret") == told[0]
        await facts.keep_fact("secret", "another")
        assert await facts.fact("secret") == "another"
        assert await facts.fact("nothing") is None

    run(place, go)
