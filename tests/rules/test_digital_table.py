"""R-400 to R-416, the engine's share: time, order, luck, lost lines, leaving, and pausing."""

from tests.rules.tables import a_game, solve_for
from ubongo.rules.commands import AskPause, EndAlone, Leave, Lose
from ubongo.rules.events import GameEnded, PauseAsked, Paused, PawnsPlaced
from ubongo.rules.game import Phase
from ubongo.rules.refusals import NotAlone, OutOfTime

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
