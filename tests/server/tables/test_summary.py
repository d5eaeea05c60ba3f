"""Summaries of tables: what others are told, when it changes, and which boards are live."""

import sqlite3
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as changed

from tests.support.any_player import played
from tests.support.strategies import puzzles
from tests.support.table_harness import RegistryHarness
from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import the_box
from ubongo.protocol import messages
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.engine import apply, new_game
from ubongo.rules.events import Event, GameStarted
from ubongo.rules.game import Game, Phase
from ubongo.rules.settings import Settings
from ubongo.server.storage.interface import Batch
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.summary import Summary
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.summary import SummaryChanges, summary_of

CLASSIC = played("classic", 3, seed=1, box=the_box()).events
LOBBY = Lobby(
    "classic", Settings(), True, "ada", "ABCDEF",
    places=(Place("Ada", guest="ada"), Place("Kito", bot="fair"), Place("Ben", "ben"), None),
)  # fmt: skip
PLAYING = changed(LOBBY, playing=True)


def begun(events: Sequence[Event]) -> Game:
    started = events[0]
    assert isinstance(started, GameStarted)
    return new_game(started)


def test_a_lobby_is_told_with_its_code_its_seats_and_its_people() -> None:
    assert summary_of(LOBBY, None) == Summary(
        "ABCDEF", True, "classic", "Ada", 3, 4, ("ada", "ben"), ()
    )


def test_a_private_lobby_and_a_full_one_are_not_open_and_keep_their_code() -> None:
    full = (*LOBBY.places[:3], Place("Clara", "clara"))

    for lobby in (changed(LOBBY, public=False), changed(LOBBY, places=full)):
        summary = summary_of(lobby, None)
        assert not summary.is_open
        assert summary.code == "ABCDEF"


def test_a_game_has_no_code_and_awaits_who_has_not_left_it() -> None:
    game = begun(CLASSIC)
    summary = summary_of(PLAYING, game)
    assert (summary.code, summary.is_open, summary.guests) == ("", False, ("ada", "ben"))

    game.seats[2].left = True
    assert summary_of(PLAYING, game).guests == ("ada",)
    for event in CLASSIC[1:]:
        apply(game, event)
    assert summary_of(PLAYING, game) == replace(summary, guests=())


def test_what_lies_before_somebody_is_live_until_the_round_is_over() -> None:
    """R-321: never for a board that is live at a table; open after the round."""
    game = begun(CLASSIC)
    was_live = 0
    for event in CLASSIC[1:]:
        apply(game, event)
        live = summary_of(PLAYING, game).live_boards
        for seat in game.seats:
            if seat.deal is not None:
                is_laying = game.phase in (Phase.ROUND, Phase.PLAY_OFF)
                area = seat.deal.puzzle.area.turned().flipped()
                assert (seat.deal.puzzle.key() in live) is is_laying
                assert (Puzzle(area, seat.deal.puzzle.pieces).key() in live) is is_laying
                was_live += is_laying
    assert was_live
    assert summary_of(PLAYING, game).live_boards == ()


def test_a_summary_is_made_when_something_in_it_changes_and_not_otherwise() -> None:
    """Each step of a game is compared with what was written last."""
    game = begun(CLASSIC)
    changes = SummaryChanges()
    told = changes.since_last(PLAYING, game)
    assert told == summary_of(PLAYING, game)
    made = 0
    for event in CLASSIC[1:]:
        apply(game, event)
        summary = changes.since_last(PLAYING, game)
        made += summary is not None
        told = summary or told
        assert told == summary_of(PLAYING, game)
    rounds = 9
    assert made == 2 * rounds + 1  # boards shown and gone, and the end


def test_a_lobby_that_differs_in_nothing_public_is_not_told_again() -> None:
    changes = SummaryChanges()
    assert changes.is_new
    changes.since_last(LOBBY, None)

    assert changes.since_last(changed(LOBBY, kicked=("eve",)), None) is None
    assert changes.since_last(changed(LOBBY, public=False), None) is not None


# The key of a puzzle


@given(puzzles(), puzzles(), st.integers(0, 3), st.booleans())
def test_two_puzzles_have_one_key_exactly_if_they_are_the_same(
    one: Puzzle, other: Puzzle, turns: int, is_flipped: bool
) -> None:
    """R-321: turned and flipped it is the same puzzle; with other pieces it is another."""
    area = one.area
    for _ in range(turns):
        area = area.turned()
    lying = Puzzle(area.flipped() if is_flipped else area, one.pieces)

    assert lying.is_same_as(one)
    assert lying.key() == one.key()
    assert (one.key() == other.key()) is one.is_same_as(other)
    assert Puzzle.parse(one.key()).is_same_as(one)


def test_the_keys_of_the_box_agree_with_its_puzzles() -> None:
    every = [
        board.puzzle(side, symbol)
        for board in the_box().boards
        for side in Side
        for symbol in SYMBOLS
    ]
    by_pieces: dict[object, list[Puzzle]] = {}
    for puzzle in every:
        by_pieces.setdefault(puzzle.pieces, []).append(puzzle)
    for alike in by_pieces.values():
        for one in alike:
            for other in alike:
                assert (one.key() == other.key()) is one.is_same_as(other)
    assert len({puzzle.key() for puzzle in every}) >= len(by_pieces)


# In storage


def live_keys(home: RegistryHarness) -> frozenset[str]:
    return public_tables.live_boards(home.database._db)


def test_boards_are_live_in_storage_with_the_very_message_that_shows_them(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R-321: whoever has been shown a board finds that it cannot be looked up."""
    table, _ = home.open(edition="bare", settings=Settings(rounds=2), start=True)
    shown: list[frozenset[str]] = []
    send = home.send

    def watch(connection: int, message: bytes) -> None:
        send(connection, message)
        said = home.last(connection)
        if isinstance(said, messages.Happened | messages.Welcome) and said.game is not None:
            board = said.game.seats[0].board
            if board is not None and said.game.phase is Phase.ROUND:
                puzzle = Puzzle.parse(f"{board.area} + {' '.join(board.pieces)}")
                assert puzzle.key() in live_keys(home)
                shown.append(live_keys(home))

    monkeypatch.setattr(home, "send", watch)
    home.join(table, 1, "ada")
    home.order(table, 1, messages.Roll(id="r"))
    home.wait(30)
    assert shown

    home.order(table, 1, messages.Leave(id="l"))
    assert live_keys(home) == frozenset()


def test_a_board_that_two_tables_play_is_live_until_both_are_done(home: RegistryHarness) -> None:
    tables = [home.open(guest, edition="bare")[0] for guest in ("ada", "ben")]
    live = Summary(live_boards=("key",))
    for table in tables:
        home.database.append(home.node, [Batch(table, 1, (), summary=live)])
    assert live_keys(home) == {"key"}

    home.database.append(home.node, [Batch(tables[0], 1, (), summary=Summary())])
    assert live_keys(home) == {"key"}
    home.database.append(home.node, [Batch(tables[1], 1, (), summary=Summary())])
    assert live_keys(home) == frozenset()


def test_an_owner_that_was_replaced_writes_no_summary(home: RegistryHarness) -> None:
    table, code = home.open()
    home.is_taken_away(table)
    with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
        home.database.append(home.node, [Batch(table, 1, (), summary=Summary(code="ANOTHR"))])

    assert home.table_of_code("ANOTHR") is None
    assert home.table_of_code(code) == table


def test_nobody_finds_a_table_that_cannot_be_resumed_until_it_can(home: RegistryHarness) -> None:
    table, code = home.open(public=True)
    (body,) = home.database._db.execute("SELECT body FROM entries").fetchone()
    home.database._db.execute("UPDATE entries SET body = ?", (b"no JSON",))
    again = RegistryHarness(home.database)
    again.resume_all()
    assert again.table_of_code(code) is None
    assert again.tables_of("ada") == ()
    assert again.database.unowned_tables() == (table,)  # tried again at the next start

    home.database._db.execute("UPDATE entries SET body = ?", (body,))
    mended = RegistryHarness(home.database)
    mended.resume_all()
    assert mended.table_of_code(code) == table
    assert mended.tables_of("ada") == (table,)
