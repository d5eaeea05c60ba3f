"""Statistics and ratings: of what was played, for those who played, and gone when they say so."""

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from tests.support.http_guest import playing
from tests.support.server_in_process import Asker, server, solves
from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.protocol.http.statistics import SolvedBoard, Times
from ubongo.rules.events import (
    Event,
    GameEnded,
    GameStarted,
    GameVoided,
    SeatLeft,
    UbongoCalled,
)
from ubongo.rules.records.record import read_record
from ubongo.rules.settings import Boards, Settings
from ubongo.server.features.statistics.figures import statistics
from ubongo.server.features.statistics.finished_game import finished, finished_in
from ubongo.server.features.statistics.ratings import rated, shown
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.game_rows import BoardRow, FinishedGame, GuestGameRow, RunRow
from ubongo.server.storage.packed_log import packed
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.guest_database import GuestDatabase
from ubongo.server.storage.sqlite.migrations import migrations
from ubongo.server.tables.changes import Change, LobbyChange
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.log import entry_of

NOON = 1_794_744_000_000  # 2026-11-15, 12:00 UTC
DAY = 24 * 3_600_000
PUZZLE = the_box().boards[0].easy.puzzles[0]
PIECES = " ".join(piece.id for piece in PUZZLE.pieces)
RECORDS = Path(__file__).parents[2] / "playthroughs"


@pytest.fixture
def records(tmp_path: Path) -> Iterator[GuestDatabase]:
    Database(tmp_path).close()
    found = GuestDatabase(tmp_path / "ubongo.sqlite3", lambda: NOON)
    yield found
    found.close()


def events_of(name: str) -> tuple[Event, ...]:
    return read_record((RECORDS / f"{name}.record").read_text("utf-8"))


def lobby_of(events: tuple[Event, ...], *, public: bool = True) -> Lobby:
    """A lobby of guests g0, g1 and so on, with the bots of the game."""
    started = events[0]
    assert isinstance(started, GameStarted)
    places = [
        Place(player.name, "" if player.bot else f"g{seat}", player.bot)
        for seat, player in enumerate(started.players)
    ]
    return Lobby(started.edition, started.settings, public, "g0", "", tuple(places), 1, True)


def without_bots(events: tuple[Event, ...]) -> tuple[Event, ...]:
    started = events[0]
    assert isinstance(started, GameStarted)
    people = tuple(replace(player, bot="") for player in started.players)
    return (replace(started, players=people), *events[1:])


def keep(records: GuestDatabase, over: FinishedGame, ids: Iterable[int] = ()) -> None:
    game_records.keep(records, over, ids, rated)


def board(took: int | None, round_: int = 1, stars: int = 3) -> BoardRow:
    return BoardRow(round_, PUZZLE.text(), PIECES, 14.0, stars, took)


def game(
    number: int, *lines: GuestGameRow, edition: str = "classic", rated: bool = False
) -> FinishedGame:
    at = NOON + number * 1_000
    return FinishedGame(f"t {number}", at, edition, max(2, len(lines)), rated, lines, True)


def line(guest: str, place: int = 1, *boards: BoardRow, left: bool = False) -> GuestGameRow:
    run = RunRow(None, "easy", len(boards), 0, 0)
    return GuestGameRow(guest, place, left, run, boards)


@pytest.mark.parametrize("name", ["classic-3", "2024-4", "2015-2", "cooperative-2", "solo-1"])
def test_every_solve_of_a_guest_is_kept_with_its_time(name: str) -> None:
    events = without_bots(events_of(name))
    over = finished("t", lobby_of(events), events)
    calls = [event for event in events if isinstance(event, UbongoCalled)]
    solved = [one for line in over.guests for one in line.boards if one.took is not None]
    ended = next(event for event in events if isinstance(event, GameEnded))

    assert tuple(line.place for line in over.guests) == ended.places
    assert 0 < len(solved) <= len(calls)
    assert all(one.took is not None and 0 < one.took < 600_000 for one in solved)
    assert all(1 <= one.stars <= 5 for one in solved)


def log_of(*games: Sequence[Event]) -> bytes:
    """The packed log of a table at which these games were played, one after the other."""
    entries: list[Entry] = []
    for number, events in enumerate(games, 1):
        lobby = changed(lobby_of(tuple(events)), games=number, playing=True)
        facts: list[tuple[int, Event | LobbyChange]] = [
            (events[0].at, LobbyChange("start_game", lobby, "00")),
            *((event.at, event) for event in events),
            (events[-1].at, LobbyChange("rematch", changed(lobby, playing=False))),
        ]
        for at, fact in facts:
            entries.append(entry_of(Change(len(entries) + 1, at, fact, "")))
    return packed(entries)


def test_a_game_that_nobody_came_back_to_counts_for_nobody() -> None:
    """R-409: after a day it is void; that is no result, and no fault either."""
    events = events_of("bare-2")[:-2]
    void = [*events, GameVoided(events[-1].at)]

    assert finished_in(log_of(void), "t", 1) is None


def test_each_game_of_a_table_is_found_in_its_log() -> None:
    first, second = events_of("bare-2"), events_of("classic-2")
    log = log_of(first, second)

    for number, events in enumerate((first, second), 1):
        lobby = changed(lobby_of(events), games=number)
        assert finished_in(log, "t", number) == finished("t", lobby, events)
    assert finished_in(log, "t", 3) is None


def test_a_solo_run_is_kept_as_it_was_worth() -> None:
    """R-303: solved, put aside, and the play before the last solve."""
    events = without_bots(events_of("solo-1"))
    [own] = finished("t", lobby_of(events), events).guests
    solved = [one.took for one in own.boards if one.took is not None]

    assert own.run.solved == len(solved)
    assert own.run.last_solve >= sum(solved)


def test_a_run_is_kept_with_the_kind_of_its_boards() -> None:
    """R-303, R-428: box or fresh, how many stars, and whether by a number that was told."""
    for name, kind in (("solo-1", "box"), ("solo-1-rules-2", "box"), ("solo-1-fresh", "fresh")):
        events = without_bots(events_of(name))
        [own] = finished("t", lobby_of(events), events).guests
        assert (own.run.boards, own.run.stars, own.run.is_agreed) == (kind, None, False)
        started = events[0]
        assert isinstance(started, GameStarted)
        settings = replace(started.settings, stars=2, agreed=0)
        agreed = (replace(started, settings=settings), *events[1:])
        [own] = finished("t", lobby_of(agreed), agreed).guests
        assert (own.run.boards, own.run.stars, own.run.is_agreed) == (kind, 2, True)


def test_only_public_races_among_people_with_equal_chances_are_rated() -> None:
    """R-415: bots are never rated."""
    events = without_bots(events_of("classic-3"))
    started = events[0]
    assert isinstance(started, GameStarted)

    def is_rated(events: tuple[Event, ...], *, public: bool = True) -> bool:
        return finished("t", lobby_of(events, public=public), events).is_rated

    def with_settings(settings: Settings) -> tuple[Event, ...]:
        return (replace(started, settings=settings), *events[1:])

    assert is_rated(events)
    assert not is_rated(events, public=False)
    bot = (started.players[0], replace(started.players[1], bot="fair"), started.players[2])
    assert not is_rated((replace(started, players=bot), *events[1:]))
    sides = (Side.EASY, Side.HARD, Side.EASY)
    assert not is_rated(with_settings(replace(started.settings, sides=sides)))
    assert not is_rated(with_settings(replace(started.settings, delays=(0, 0, 5_000))))
    # fresh boards of the seed are new to everybody, those of a number can be printed.
    fresh = replace(started.settings, boards=Boards.FRESH)
    assert is_rated(with_settings(fresh))
    assert not is_rated(with_settings(replace(fresh, agreed=7)))
    # with fitted boards everybody has the same chance.
    assert not is_rated(with_settings(replace(fresh, levels=(444, 72, 792))))
    for name in ("cooperative-2", "solo-1"):
        assert not is_rated(without_bots(events_of(name)))


def test_ratings_are_for_who_wants_them_and_apart_by_edition(records: GuestDatabase) -> None:
    for guest in ("ada", "bob"):
        game_records.opt_in(records, guest, wanted=True)
    keep(records, game(1, line("ada", 1), line("bob", 2), line("eve", 3), rated=True))
    keep(records, game(2, line("ada", 2), line("bob", 1), edition="2024", rated=True))
    keep(records, game(3, line("ada", 2), line("bob", 1), rated=False))
    keep(records, game(4, line("ada", 2), line("eve", 1), rated=True))

    ada = {one.edition: one for one in game_records.ratings(records, "ada")}
    bob = {one.edition: one for one in game_records.ratings(records, "bob")}
    assert {edition: one.games for edition, one in ada.items()} == {"classic": 1, "2024": 1}
    assert ada["classic"].mu > 25 > bob["classic"].mu
    assert ada["2024"].mu < 25 < bob["2024"].mu
    assert shown(ada["classic"]) > shown(bob["classic"])
    assert game_records.ratings(records, "eve") == ()


def test_who_has_left_places_last_however_many_gems_they_had(records: GuestDatabase) -> None:
    """R-410: in rated play who has left places last."""
    for guest in ("ada", "bob"):
        game_records.opt_in(records, guest, wanted=True)
    over = game(1, line("ada", 1, left=True), line("bob", 2), rated=True)
    keep(records, over)

    assert (
        game_records.ratings(records, "ada")[0].mu < 25 < game_records.ratings(records, "bob")[0].mu
    )


def test_tied_winners_are_rated_as_winners(records: GuestDatabase) -> None:
    for guest in ("ada", "bob", "eve"):
        game_records.opt_in(records, guest, wanted=True)
    over = game(1, line("ada", 1), line("bob", 1), line("eve", 3), rated=True)
    keep(records, over)
    ada, bob, eve = (game_records.ratings(records, guest)[0].mu for guest in ("ada", "bob", "eve"))

    assert ada == bob > 25 > eve


def test_leaving_is_seen_in_the_events() -> None:
    events = without_bots(events_of("classic-3"))
    at = events[-1].at
    over = finished("t", lobby_of(events), (*events[:-2], SeatLeft(at, 1), *events[-2:]))

    assert [line.left for line in over.guests] == [False, True, False]


def test_a_game_is_kept_once(records: GuestDatabase) -> None:
    over = game(1, line("ada", 1, board(9_000)))
    keep(records, over, [1])
    keep(records, over, [2])

    assert statistics(*game_records.played(records, "ada")).games == 1
    assert records.db.execute("SELECT count(*) FROM times").fetchone() == (1,)


def test_statistics_count_by_stars_piece_day_and_edition(records: GuestDatabase) -> None:
    first = [board(9_000, 1, 3), board(21_000, 2, 3), board(None, 3, 5)]
    keep(records, game(1, line("ada", 1, *first), line("bob", 2, board(1))))
    keep(records, game(2, line("ada", 2, board(6_000, 1, 1))))
    later = replace(game(3, line("ada", 1, board(3_000)), edition="2024"), ended_at=NOON + DAY)
    keep(records, later)
    found = statistics(*game_records.played(records, "ada"))

    assert found.games == 3
    assert (found.times.dealt, found.times.solved) == (5, 4)
    assert (found.times.median, found.times.best) == (7_500, 3_000)
    assert [(one.stars, one.times.dealt, one.times.solved) for one in found.by_stars] == [
        (1, 1, 1), (2, 0, 0), (3, 3, 3), (4, 0, 0), (5, 1, 0),
    ]  # fmt: skip
    with_boards = [one.piece for one in found.by_piece if one.times.dealt]
    assert with_boards == [one.id for one in PUZZLE.pieces]
    assert [(one.date, one.games) for one in found.by_day] == [("2026-11-15", 2), ("2026-11-16", 1)]
    assert [(one.edition, one.games, one.won) for one in found.by_edition] == [
        ("2024", 1, 1),
        ("classic", 2, 1),
    ]


def test_the_latest_solves_are_told_one_by_one(records: GuestDatabase) -> None:
    for number in range(1, 61):
        lines = [board(1_000 * number + round_, round_, 1 + round_ % 5) for round_ in range(1, 7)]
        keep(records, game(number, line("ada", 1, *lines, board(None, 7))))
    found = statistics(*game_records.played(records, "ada"))

    assert (len(found.solves), found.times.solved) == (300, 360)
    assert found.solves[-1] == SolvedBoard("2026-11-15", "classic", 2, 60_006)
    assert found.solves[0].took == 11_001


def test_nobody_wins_who_plays_for_one_score_with_all(records: GuestDatabase) -> None:
    for number, edition in enumerate(("classic", "cooperative", "2024")):
        keep(records, game(number, line("ada"), line("bob", 2), edition=edition))
    found = statistics(*game_records.played(records, "ada"))

    assert [(one.edition, one.games, one.won) for one in found.by_edition] == [
        ("2024", 1, 1),
        ("classic", 1, 1),
        ("cooperative", 1, 0),
    ]


def test_puzzles_of_the_day_are_counted_by_level() -> None:
    found = statistics((), (), (("hard", 9_000), ("hard", None), ("hard", 5_000), ("easy", 3)))

    assert [(one.level, one.times) for one in found.daily] == [
        ("easy", Times(1, 1, 3, 3)),
        ("hard", Times(3, 2, 7_000, 5_000)),
        ("five_stars", Times(0, 0, None, None)),
    ]


def test_solo_records_compare_only_what_is_alike(records: GuestDatabase) -> None:
    """R-303, R-428: runs of the same minutes, side and kind of boards; none by an agreed number."""
    runs = [
        RunRow(10, "easy", 14, 3, 560_000),
        RunRow(10, "easy", 14, 1, 588_000),
        RunRow(10, "hard", 5, 0, 500_000),
        RunRow(5, "easy", 7, 0, 290_000),
        RunRow(None, "easy", 90, 0, 0),
        RunRow(10, "easy", 20, 0, 1, "fresh"),
        RunRow(10, "easy", 22, 0, 1, "fresh", 1),
        RunRow(10, "easy", 21, 4, 1, "fresh", 1),
        RunRow(10, "easy", 30, 0, 1, "fresh", is_agreed=True),
        RunRow(20, "easy", 30, 0, 1, "fresh", 2, is_agreed=True),
    ]
    for number, run in enumerate(runs):
        own = GuestGameRow("ada", 1, False, run, ())
        keep(records, game(number, own, edition="solo"))
    found = statistics(*game_records.played(records, "ada")).solo

    assert [(one.minutes, one.side, one.runs, one.solved, one.put_aside) for one in found] == [
        (None, Side.EASY, 1, 90, 0),
        (5, Side.EASY, 1, 7, 0),
        (10, Side.EASY, 2, 14, 1),
        (10, Side.EASY, 1, 20, 0),
        (10, Side.EASY, 2, 22, 0),
        (10, Side.HARD, 1, 5, 0),
    ]
    assert [(one.boards, one.stars) for one in found] == [
        (Boards.BOX, None),
        (Boards.BOX, None),
        (Boards.BOX, None),
        (Boards.FRESH, None),
        (Boards.FRESH, 1),
        (Boards.BOX, None),
    ]


def test_times_to_learn_from_belong_to_nobody(records: GuestDatabase) -> None:
    keep(records, game(1, line("ada", 1, board(12_345), board(None, 2))), [77, 78])
    columns = [row[1] for row in records.db.execute("PRAGMA table_info(times)")]

    assert columns == ["id", "puzzle", "tenths"]
    assert records.db.execute("SELECT * FROM times").fetchall() == [(77, PUZZLE.text(), 123)]
    records.forget("ada")
    assert records.db.execute("SELECT count(*) FROM times").fetchone() == (1,)


def test_a_game_at_a_table_is_counted_exported_and_forgotten(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada, Asker(port) as eve:
            await playing(ada, rounds=1)
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            _, found = await ada.gets("/api/me/statistics")
            assert (found["games"], found["times"]["solved"]) == (1, 1)
            assert (await eve.gets("/api/me/statistics"))[1]["games"] == 0

            status, ratings = await ada.asks("PUT", "/api/me/ratings", json={"opted_in": True})
            assert (status, ratings) == (200, {"opted_in": True, "ratings": []})
            assert (await ada.gets("/api/me/ratings"))[1] == ratings

            await ada.posts("/api/daily/start", {"level": "easy"})
            status, everything = await ada.gets("/api/me/export")
            assert status == 200
            assert {part: len(lines) for part, lines in everything.items()} == {
                "guest": 1, "daily": 1, "games": 1, "boards": 1, "ratings": 0,
            }  # fmt: skip
            assert set(everything["guest"][0]) == {"seen_at", "rated"}
            assert not any("guest" in line for line in everything["games"])
            _, found = await ada.gets("/api/me/statistics")
            assert found["daily"][0] == {
                "level": "easy",
                "times": {"dealt": 1, "solved": 0, "median": None, "best": None},
            }

            assert await ada.asks("DELETE", "/api/me/statistics") == (204, None)
            assert (await ada.gets("/api/me/statistics"))[1]["games"] == 0
            assert not (await ada.gets("/api/me/ratings"))[1]["opted_in"]
            assert not any((await ada.gets("/api/me/export"))[1].values())

    asyncio.run(go())


def test_another_page_can_neither_forget_nor_opt_in(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            foreign = {"Origin": "https://elsewhere.example"}
            for method, path in (("DELETE", "statistics"), ("PUT", "ratings")):
                status, said = await ada.asks(method, f"/api/me/{path}", headers=foreign)
                assert (status, said["code"]) == (403, "foreign_origin")

    asyncio.run(go())


def test_wishes_for_ratings_are_charged_like_other_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-31: each wrote a guest that stays for 400 days, 600 in a minute."""
    monkeypatch.setattr("ubongo.server.main.WORK_A_MINUTE", 2)

    async def go() -> None:
        async with server(tmp_path) as port:
            statuses: list[int] = []
            while 429 not in statuses:
                assert len(statuses) < 50, "nobody was ever refused"
                async with Asker(port) as somebody:
                    wish = {"opted_in": True}
                    statuses.append((await somebody.asks("PUT", "/api/me/ratings", json=wish))[0])
            assert statuses[:2] == [200, 200]

    asyncio.run(go())


def test_data_of_the_first_schema_are_brought_up_to_date(tmp_path: Path) -> None:
    first = (Path(game_records.__file__).parent / "001_tables.sql").read_text("utf-8")
    db = sqlite3.connect(tmp_path / "ubongo.sqlite3")
    db.executescript(f"{first}\nPRAGMA user_version = 1;")
    db.close()
    Database(tmp_path).close()

    assert (tmp_path / f"before-schema-{migrations()[-1][0]}.sqlite3").exists()
    found = GuestDatabase(tmp_path / "ubongo.sqlite3", lambda: NOON)
    keep(found, game(1, line("ada", 1, board(1_000))), [1])
    found.close()
