"""Big screens at a table: they show what is public, hold nobody's place, and do nothing."""

import pytest

from tests.support.table_harness import TableHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import Closed, Glimpse, Happened, Laid, Welcome, WordSaid
from ubongo.rules.settings import Settings
from ubongo.server.tables.next_game.lobby_handler import SEAT_WAIT
from ubongo.server.tables.presence import (
    MOST_SCREENS,
    MOST_SCREENS_OF_STRANGERS,
    MOST_WATCHERS,
)


def screen_of(around: TableHarness, guest: str, is_invited: bool = False) -> int:
    return around.join(guest, is_screen=True, is_invited=is_invited)


def is_shown(around: TableHarness, connection: int) -> bool:
    return any(isinstance(one, Welcome) for one in around.told[connection])


def playing(settings: Settings | None = None) -> tuple[TableHarness, int, int]:
    around = TableHarness("bare", settings or Settings(start_seat=0))
    ada, ben = around.join("ada"), around.join("ben")
    around.does(ben, messages.Sit, seat=1)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    return around, ada, ben


def test_the_screen_that_a_player_opens_shows_what_spectators_see() -> None:
    """R-414: the host's laptop may be the screen, and does not show the host's board there."""
    around, ada, _ = playing()
    around.does(ada, messages.Roll)
    screen = screen_of(around, "ada")
    view, own = around.view(screen), around.view(ada)

    assert own.game is not None
    assert own.game.seat == 0
    assert own.game.seats[0].board is not None
    assert view.game is not None
    assert view.game.seat is None
    assert [seat.board for seat in view.game.seats] == [None, None]
    assert view.game.may == ()
    assert view.lobby.may == ()
    assert not any(place.you for place in view.lobby.places if place)
    # The player's own connection goes on, and is told of the screen.
    assert around.closed == []
    assert own.lobby.screens == 1
    assert own.lobby.spectators == 0


def test_half_laid_boards_are_shown_on_a_screen_only_with_consent() -> None:
    """R-414: at tables with open boards, if the host has agreed."""
    for watched in (False, True):
        around, ada, ben = playing(Settings(start_seat=0, open_boards=True, watched_drafts=watched))
        around.does(ada, messages.Roll)
        screen = screen_of(around, "ada")
        board = around.view(ben).game.seats[1].board  # type: ignore[union-attr]
        assert board is not None
        around.glimpse(ben, Glimpse((Laid(board.pieces[0], ((0, 0),)),)))
        seen = [one for one in around.told[screen] if isinstance(one, messages.Glimpsed)]
        assert bool(seen) is watched


def test_a_screen_gives_no_orders_and_says_nothing() -> None:
    around, ada, ben = playing()
    screen = screen_of(around, "ada")
    assert around.may_not(screen, messages.Roll) == "not_seated_here"
    assert around.may_not(screen, messages.SetLocked, locked=True) == "not_seated_here"
    around.table.hear_words(ben, True)
    around.take(around.table.say_word(screen, "hello", around.at))
    assert not [one for one in around.told[ben] if isinstance(one, WordSaid)]
    around.does(ada, messages.Roll)


def test_a_screen_takes_no_place_from_people_and_people_none_from_it() -> None:
    around = TableHarness()
    around.join("ada")
    for number in range(MOST_WATCHERS - 1):
        around.join(f"guest {number}")
    screens = [screen_of(around, f"television {number}") for number in range(MOST_SCREENS + 1)]
    assert [is_shown(around, one) for one in screens] == [True] * MOST_SCREENS + [False]
    assert around.told[screens[-1]] == [Closed("table_full", again=False)]
    around.go(screens[0])
    assert is_shown(around, screen_of(around, "another television"))
    assert around.view(1).lobby.spectators == MOST_WATCHERS - 1
    assert around.view(1).lobby.screens == MOST_SCREENS


def test_strangers_leave_screens_to_the_people_of_a_public_table() -> None:
    around = TableHarness(public=True)
    ada = around.join("ada")
    strangers = [screen_of(around, f"eve {number}") for number in range(3)]
    shown = [is_shown(around, one) for one in strangers]
    assert shown == [True] * MOST_SCREENS_OF_STRANGERS + [False]
    # Phones are offered nothing for a screen that is not in their room.
    assert around.view(ada).lobby.screens == 0
    assert is_shown(around, screen_of(around, "ada"))
    assert is_shown(around, screen_of(around, "television", is_invited=True))
    assert around.view(ada).lobby.screens == 2


def test_the_same_screen_again_replaces_itself_and_no_player() -> None:
    """R-412: a line that was lost and is back does not fill the table with screens."""
    around, ada, _ = playing()
    first = screen_of(around, "ada")
    second = screen_of(around, "ada")
    assert around.told[first][-1] == Closed("elsewhere", again=False)
    assert around.closed == [first]
    back = around.join("ada")
    assert around.closed == [first, ada]
    around.does(back, messages.Roll)
    assert isinstance(around.told[second][-1], Happened)


def test_a_screen_without_people_keeps_nobody_waiting() -> None:
    """R-406: whoever left only a screen behind is gone."""
    around, ada, ben = playing()
    screen_of(around, "ada")
    around.go(ada)
    game = around.view(ben).game
    assert game is not None
    assert not game.seats[0].online

    lobby = TableHarness()
    ada = lobby.join("ada")
    screen_of(lobby, "television")
    screen_of(lobby, "ada")
    lobby.go(ada)
    lobby.wait(10 * SEAT_WAIT)
    # Nobody else is there who would want the seat.
    assert lobby.table.state.lobby.places[0] is not None
    assert lobby.table.presence.guests() == set()


@pytest.mark.parametrize("whose", ["ada", "television"])
def test_a_locked_table_is_shown_only_by_its_people(whose: str) -> None:
    around, ada, _ = playing()
    before = screen_of(around, whose)
    around.does(ada, messages.SetLocked, locked=True)
    after = screen_of(around, whose)
    assert (before in around.closed and not is_shown(around, after)) is (whose != "ada")
    assert is_shown(around, after) is (whose == "ada")


def test_players_are_told_at_once_that_somebody_looks_on() -> None:
    """R-414: how many look on is known to everybody, in the middle of a round too."""
    around, ada, _ = playing()
    around.does(ada, messages.Roll)
    eve = around.join("eve")
    assert around.view(ada).lobby.spectators == 1
    around.go(eve)
    assert around.view(ada).lobby.spectators == 0
