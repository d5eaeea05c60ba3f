"""Limits on what a table writes: its log has an end, and nobody uses up what others need."""

import pytest

from tests.support.table_harness import TableHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, Closed, RefusedOrder
from ubongo.rules.events import Paused, SeatBack
from ubongo.rules.settings import MOST_PAUSES, Settings
from ubongo.server.tables.limits import log_limits
from ubongo.server.tables.limits.log_limits import (
    BESIDE,
    BURST,
    MOST_AT_A_TABLE,
    MOST_IN_A_GAME,
    MOST_RETURNS,
)


def two_people(**settings: object) -> tuple[TableHarness, int, int]:
    """Ada and Ben in the lobby."""
    around = TableHarness("bare", Settings(start_seat=0, **settings))  # type: ignore[arg-type]
    ada, ben = around.join("ada"), around.join("ben")
    around.does(ben, messages.Sit, seat=1, name="Ben")
    return around, ada, ben


def playing(rounds: int = 9) -> tuple[TableHarness, int, int]:
    """Ada and Ben in a round, in which one may give up and take it back forever."""
    around, ada, ben = two_people(rounds=rounds)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    return around, ada, ben


def toggled(around: TableHarness, connection: int, times: int) -> int:
    """Give up and take it back so often; returns how often that was accepted."""
    accepted = 0
    for number in range(times):
        kind = messages.PlayOn if number % 2 else messages.GiveUp
        accepted += isinstance(around.order(connection, kind), Accepted)
    return accepted


# The lobby


def test_lobby_orders_come_about_one_a_second() -> None:
    """S-02: twenty entries a second, forever, were written by everybody who liked to."""
    around, _, ben = two_people()
    before = len(around.log)
    seconds = 120
    for tenth in range(10 * seconds):
        around.at = 100 * tenth
        around.order(ben, messages.SetReady, ready=bool(tenth % 2))

    assert len(around.log) - before <= BURST + seconds


def test_who_is_too_fast_is_refused_and_holds_up_nobody_else() -> None:
    around, ada, ben = two_people()
    answers = [around.order(ben, messages.SetReady, ready=bool(number % 2)) for number in range(50)]

    refused = [one for one in answers if isinstance(one, RefusedOrder)]
    assert {one.code for one in refused} == {"too_fast"}
    assert len(refused) > 20
    around.does(ada, messages.SetReady, ready=True)
    around.at += 2_000
    around.does(ben, messages.SetReady, ready=True)


def test_a_table_that_is_full_begins_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its running game can always be played to the end."""
    monkeypatch.setattr(log_limits, "MOST_AT_A_TABLE", MOST_IN_A_GAME + BESIDE + 5)
    around, ada, ben = two_people(rounds=1)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.SetReady, ready=False)
    around.does(ben, messages.SetReady, ready=True)
    assert around.may_not(ada, messages.StartGame) == "log_full"

    monkeypatch.setattr(log_limits, "MOST_AT_A_TABLE", len(around.log))
    assert around.may_not(ben, messages.SetReady, ready=False) == "log_full"
    monkeypatch.undo()
    around.does(ada, messages.StartGame)
    monkeypatch.setattr(log_limits, "MOST_AT_A_TABLE", len(around.log))
    around.does(ada, messages.Roll)


def test_a_table_may_have_as_many_games_as_anybody_plays_in_a_month() -> None:
    a_long_game = 150
    assert (MOST_AT_A_TABLE - MOST_IN_A_GAME - BESIDE) / a_long_game > 100


# A game


def test_a_game_has_an_end_whatever_one_person_does() -> None:
    """S-02: against a bot one person is everybody, and paused and continued forever."""
    around, ada, ben = playing()
    before = len(around.log)
    assert toggled(around, ada, 3 * MOST_IN_A_GAME) <= MOST_IN_A_GAME // 2
    assert len(around.log) - before <= MOST_IN_A_GAME
    assert around.may_not(ada, messages.GiveUp) == "game_too_long"
    # Ben has his own share, and Ada may still leave.
    around.does(ben, messages.GiveUp)
    around.does(ada, messages.Leave)


def test_what_was_written_counts_after_a_restart() -> None:
    around, ada, _ = playing()
    toggled(around, ada, MOST_IN_A_GAME)
    table = around.resumed()
    table.join(1, "ada", None, around.at)
    effects = table.handle_order(1, messages.GiveUp(id="again"), around.at)

    assert b"game_too_long" in effects.sends[0][1]
    assert effects.entries == []


def test_the_next_game_has_its_own_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MOST_IN_A_GAME", 40)
    around, ada, _ = playing(rounds=1)
    toggled(around, ada, 60)
    assert around.may_not(ada, messages.GiveUp) == "game_too_long"
    around.wait(around.at + 400_000)
    assert around.table.state.is_over
    around.does(ada, messages.Rematch)
    around.does(ada, messages.SeatBot, seat=2, strength="child")
    around.does(ada, messages.Kick, seat=1)
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)


def test_people_agree_on_sixty_pauses_in_a_game_and_no_more() -> None:
    """R-416: each was two entries and a moment of everybody's time."""
    around, ada, ben = two_people(rounds=9)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    for _ in range(MOST_PAUSES):
        for one in (ada, ben):
            around.does(one, messages.AskPause)
        around.does(ada, messages.Continue)
    assert sum(isinstance(event, Paused) for event in around.table.state.events) == MOST_PAUSES

    assert around.may_not(ada, messages.AskPause) == "too_many_pauses"


def test_a_seat_comes_back_so_often_and_only_its_own_guest_is_sent_away() -> None:
    """Each return is written twice, and twenty a minute are allowed."""
    around, _, ben = playing()
    around.go(ben)
    for _ in range(MOST_RETURNS + 20):
        around.go(around.join("ben"))
    back = [event for event in around.table.state.events if isinstance(event, SeatBack)]
    assert len(back) == MOST_RETURNS
    late = around.join("ben")
    assert around.told[late] == [Closed("too_many_joins", again=False)]

    again = around.join("ada")
    assert around.view(again).game is not None
    # A spectator writes nothing.
    assert around.view(around.join("eve")).game is not None
