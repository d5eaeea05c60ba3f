"""R-400 to R-416, the engine's share: time, order, luck, lost lines, leaving, and pausing."""

from tests.rules.tables import a_game, solve_for
from ubongo.rules import engine
from ubongo.rules.commands import AskPause, EndAlone, Leave, Lose, Return, Roll
from ubongo.rules.events import (
    GameEnded,
    GameVoided,
    PauseAsked,
    Paused,
    PawnsPlaced,
    Player,
    RoundEnded,
    RoundStarted,
)
from ubongo.rules.game import Phase
from ubongo.rules.refusals import NotAlone, OutOfTime, StillWaiting

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


def test_a_call_that_comes_as_the_last_round_ends_is_told_that_it_is_late() -> None:
    """R-402: at the deadline itself it is too late, also when the game is over with it."""
    table = a_game("bare", 2, rounds=1)
    table.begin()
    table.solve(0)
    deadline = table.game.deadline
    assert deadline is not None

    refusal = table.refused(solve_for(table.game, 1), at=deadline)

    assert table.game.phase is Phase.OVER
    assert isinstance(refusal, OutOfTime)
    assert refusal.numbers == {"late_by": 0}


def test_a_lone_player_wins_and_the_others_stay_in_their_order_behind() -> None:
    """R-410: Amina has solved nothing, Ben twice, Clara once, Dan three times; all but Amina leave.

    Were the others only put behind the winner, Ben and Dan would share the second place.
    """
    table = a_game("bare", 4)
    table.play_round(1, 2, 3)
    table.play_round(1, 3)
    table.play_round(3)
    for seat in (1, 2, 3):
        table.tell(Leave(seat))

    (ended,) = (event for event in table.tell(EndAlone(0)) if isinstance(event, GameEnded))

    assert ended.places == (1, 3, 4, 2)
    assert ended.reason == "alone"


def test_a_lone_player_who_led_leaves_the_order_as_it_was() -> None:
    """R-410, R-156: equals behind the winner share their place."""
    table = a_game("bare", 4)
    table.play_round(0, 1, 2)
    table.play_round(0)
    for seat in (1, 2, 3):
        table.tell(Leave(seat))
    table.tell(EndAlone(0))

    assert table.game.places == (1, 2, 2, 4)


def test_who_is_not_alone_cannot_end_the_game() -> None:
    """R-410: a lost line is not a left seat."""
    table = a_game("bare", 3)
    table.play_round()
    table.tell(Leave(1))
    table.tell(Lose(2))

    refusal = table.refused(EndAlone(0))

    assert isinstance(refusal, NotAlone)
    assert refusal.numbers == {"others": 1}


def test_asking_twice_for_a_pause_says_nothing_new() -> None:
    """R-416: one voice a seat."""
    table = a_game("classic", 2)
    table.wait_for(PawnsPlaced)
    now = table.game.now

    assert table.tell(AskPause(0)) == [PauseAsked(now, 0)]
    assert table.tell(AskPause(0)) == []
    assert table.tell(AskPause(1)) == [PauseAsked(now, 1), Paused(now)]


def test_when_who_did_not_agree_is_gone_the_others_can_pause() -> None:
    """R-416: all who are present agree."""
    table = a_game("bare", 3)
    table.tell(AskPause(0))
    table.tell(AskPause(1))
    table.tell(Lose(2))

    assert Paused(0) in table.tell(AskPause(0))


def test_the_table_waits_half_a_minute_at_a_border_and_two_minutes_in_all() -> None:
    """R-408: Ben is offline from the beginning; four times 30 s, then nobody waits for him."""
    table = a_game("bare", 2, rounds=6)
    table.tell(Lose(1))
    waits = []
    for _ in range(6):
        border = table.game.now
        started = table.wait_for(RoundStarted)
        waits.append(started.at - border)
        table.end_round()

    # The last two are the five seconds of the roll.
    assert waits == [30 * SECOND] * 4 + [5 * SECOND] * 2


def test_after_two_minutes_the_roller_need_not_wait_at_all() -> None:
    """R-408: the four waits are used up, and Amina may roll at once."""
    table = a_game("bare", 2)
    table.tell(Lose(1))
    for _ in range(4):
        table.play_round()
    border = table.game.now

    assert table.tell(Roll(0))[0].at == border


def test_the_roller_waits_while_somebody_is_awaited() -> None:
    """R-408: at 29.999 s Ben may still come back."""
    table = a_game("bare", 2)
    table.tell(Lose(1))

    refusal = table.refused(Roll(0), at=29_999)

    assert isinstance(refusal, StillWaiting)
    assert refusal.numbers == {"wait": 1}


def test_who_comes_back_is_not_waited_for_any_longer() -> None:
    """R-408: Ben is back after 12 s, and the roll, long due, comes with him."""
    table = a_game("bare", 2)
    table.tell(Lose(1))

    assert [event.at for event in table.tell(Return(1), at=12 * SECOND)] == [12_000, 12_000]
    assert table.game.round == 1
    assert table.game.waited == 7 * SECOND


def test_the_roll_waits_five_seconds_and_no_longer() -> None:
    """R-111, R-408: nobody presses the button."""
    table = a_game("bare", 2)

    assert table.wait(4_999) == []
    assert isinstance(table.wait(5_000)[0], RoundStarted)


def test_when_everybody_is_offline_the_sand_runs_out_and_the_table_sleeps() -> None:
    """R-409: void after 24 hours of sleep, not a moment earlier."""
    table = a_game("bare", 2)
    table.begin()
    table.tell(Lose(0), at=10 * SECOND)
    table.tell(Lose(1), at=20 * SECOND)
    table.end_round()
    ended = table.happened(RoundEnded)[0].at

    assert ended == 5 * SECOND + 2 * MINUTE
    assert table.wait(ended + 24 * HOUR - 1) == []
    assert table.wait(ended + 24 * HOUR)[0] == GameVoided(ended + 24 * HOUR)
    assert table.game.phase is Phase.VOID


def test_who_wakes_a_sleeping_table_finds_it_as_at_the_beginning_of_the_border() -> None:
    """R-408, R-409: an hour of sleep is not an hour of waiting for Ben."""
    table = a_game("bare", 2)
    table.tell(Lose(0), at=1_000)
    table.tell(Lose(1), at=1_000)
    table.wait(HOUR)

    table.tell(Return(0), at=HOUR)

    assert table.game.waited == 0
    assert table.wait_for(RoundStarted).at == HOUR + 30 * SECOND
    assert table.game.waited == 30 * SECOND


def test_the_day_of_sleep_begins_when_the_last_is_gone() -> None:
    """R-409: Ben has been offline for 25 h of a pause when Amina leaves for good."""
    table = a_game("bare", 2)
    table.tell(Lose(1), at=1_000)
    table.tell(AskPause(0), at=1_000)
    table.tell(Leave(0), at=25 * HOUR)

    assert table.game.phase is Phase.BORDER
    assert table.wait_for(GameVoided).at == 49 * HOUR


def test_when_the_last_person_leaves_the_game_ends_with_the_places_as_they_are() -> None:
    """R-410: who has left is ranked; nobody could come back, so nothing sleeps."""
    table = a_game("bare", 2)
    table.play_round(1)
    now = table.game.now
    table.tell(Leave(1), at=now + 1)

    assert table.tell(Leave(0), at=now + 2)[1] == GameEnded(now + 2, (2, 1), "left")


def test_when_all_leave_before_the_first_round_the_game_is_void() -> None:
    """R-410: there is nothing to rank by."""
    table = a_game("classic", 2)
    table.tell(Leave(0))
    table.tell(Leave(1))

    assert table.game.phase is Phase.VOID


def test_bots_do_not_go_on_without_the_people_who_sat_down_with_them() -> None:
    """R-410: Amina leaves in the round; its sand runs out, and the game ends."""
    table = a_game("bare", (Player("Amina"), Player("Bolt", bot="child")))
    table.begin()
    table.solve(1)
    table.tell(Leave(0))

    assert table.game.reason == "left"
    assert table.game.places == (2, 1)


def test_bots_without_people_play_on() -> None:
    """R-409: there was nobody who could have gone to sleep."""
    table = a_game("bare", (Player("Bit", bot="child"), Player("Bolt", bot="child")), rounds=1)
    table.wait_for(GameEnded)

    assert table.game.reason == "played"


def test_a_round_without_an_hourglass_ends_when_all_people_have_left() -> None:
    """R-410: a bot that never solves does not keep an empty table going."""
    table = a_game("bare", (Player("Amina"), Player("Bolt", bot="child")), hourglass=None)
    table.begin()
    table.tell(Leave(0))

    assert table.game.reason == "left"
    assert engine.due(table.game) is None
