"""R-428: fresh boards at a live table, from the lobby to the record."""

import pytest

from tests.support.table_harness import TableHarness
from tools.simulation.evening import covered
from ubongo.boards.board import Side
from ubongo.boards.fresh_boards import fresh_boards
from ubongo.protocol import messages
from ubongo.protocol.messages import BoardSeen, GameSeen
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.events import RoundStarted
from ubongo.rules.settings import Boards, Settings
from ubongo.server.tables.summary import summary_of

FRESH = Settings(boards=Boards.FRESH, start_seat=0)


def two_people(settings: Settings, edition: str = "bare") -> tuple[TableHarness, int, int]:
    around = TableHarness(edition)
    ada, bob = around.join("ada"), around.join("bob")
    around.does(bob, messages.Sit, seat=1, name="Bob")
    around.does(ada, messages.Arrange, edition=edition, settings=settings, public=False)
    around.does(bob, messages.SetReady, ready=True)
    return around, ada, bob


def game_of(around: TableHarness, connection: int) -> GameSeen:
    game = around.view(connection).game
    assert game is not None
    return game


def board_of(around: TableHarness, connection: int) -> BoardSeen:
    game = game_of(around, connection)
    assert game.seat is not None
    board = game.seats[game.seat].board
    assert board is not None
    return board


def test_an_agreed_number_is_told_to_everybody_in_the_lobby() -> None:
    settings = Settings(boards=Boards.FRESH, stars=2, agreed=7)
    around, _, bob = two_people(settings)
    lobby = around.view(bob).lobby

    assert lobby is not None
    assert (lobby.settings.boards, lobby.settings.stars, lobby.settings.agreed) == (
        Boards.FRESH,
        2,
        7,
    )


@pytest.mark.parametrize(
    "settings",
    [
        Settings(stars=2),
        Settings(boards=Boards.FRESH, stars=5),
        Settings(boards=Boards.FRESH, fair_deal=True),
        Settings(boards=Boards.FRESH, agreed=10**12),
    ],
)
def test_what_there_is_not_is_refused_in_the_lobby(settings: Settings) -> None:
    around, ada, _ = two_people(Settings())

    asked = {"edition": "bare", "settings": settings, "public": False}

    assert around.may_not(ada, messages.Arrange, **asked) == "bad_setting"


def test_a_board_is_seen_with_all_its_lists() -> None:
    around, ada, bob = two_people(Settings(boards=Boards.FRESH, agreed=7, start_seat=0))
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    first, second = fresh_boards(7, 2)
    for connection, board in ((ada, first), (bob, second)):
        seen = board_of(around, connection)
        assert seen.board == board.number
        assert seen.area == board.easy.area.text()
        assert seen.lists == tuple(
            tuple(piece.id for piece in listed) for listed in board.easy.sets
        )
        assert seen.pieces in seen.lists


def test_after_a_restart_the_next_boards_come() -> None:
    """R-411: what was drawn before is in the log, and the rest follows from the seed."""
    around, ada, bob = two_people(FRESH)
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    for connection in (ada, bob):
        around.does(connection, messages.CallUbongo, cover=covered(board_of(around, connection)))
    table = around.resumed()
    for one in (around.table.state, table.state):
        assert one.match is not None
        while one.match.game.round < 2:
            at = one.match.next_at()
            assert at is not None
            one.match.pass_time(at)
    played, resumed = (
        [event for event in one.events if isinstance(event, RoundStarted)]
        for one in (around.table.state, table.state)
    )

    assert [deal.board for deal in played[1].deals] == [4, 3]
    assert resumed[1].deals == played[1].deals


def test_a_fresh_board_is_not_looked_up_while_it_is_live() -> None:
    """R-321: whatever box it comes from, and however it is turned."""
    around, ada, bob = two_people(FRESH)
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    game = around.table.state.game
    assert game is not None
    deal = game.seats[0].deal
    assert deal is not None
    turned = Puzzle(deal.puzzle.area.turned(), deal.puzzle.pieces)

    assert turned.key() in summary_of(around.table.state.lobby, game).live_boards
    for connection in (ada, bob):
        around.does(connection, messages.CallUbongo, cover=covered(board_of(around, connection)))
    assert turned.key() not in summary_of(around.table.state.lobby, game).live_boards


def test_each_seat_may_have_its_own_side() -> None:
    settings = Settings(boards=Boards.FRESH, sides=(Side.HARD, Side.EASY), stars=3, start_seat=0)
    around, ada, bob = two_people(settings, "2024")
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)

    assert [len(board_of(around, one).pieces) for one in (ada, bob)] == [4, 3]
