"""R-432, R-433: the pause between rounds, *next*, and the pause of a table with one person."""

import pytest

from tests.support.game_harness import Playing, a_game, solve_for
from ubongo.match.match import Match
from ubongo.match.seating import seated
from ubongo.rules import engine
from ubongo.rules.commands import (
    AskPause,
    CallUbongo,
    ChooseField,
    Command,
    Concede,
    Continue,
    EndAlone,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    MovePawn,
    Next,
    Pass,
    Return,
    Roll,
    TakeGems,
)
from ubongo.rules.events import (
    BoardShown,
    ClockMoved,
    Continued,
    GameVoided,
    HourglassTurned,
    NextSaid,
    Paused,
    Player,
    RoundEnded,
    RoundStarted,
    SeatLeft,
    TableWentOn,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.records.rounds import rounds_of
from ubongo.rules.refusals import (
    AlreadyReady,
    BadSetting,
    HasLeft,
    NextAwaited,
    NotSeated,
    PausedTooSoon,
    StillWaiting,
    TooManyPauses,
    WrongEdition,
    WrongPhase,
)

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

ALONE = (Player("Amina"), Player("Bolt", bot="child"), Player("Cog", bot="child"))


def after_a_round(seats: int | tuple[Player, ...] = 2, **settings: object) -> Playing:
    """A table between its first two rounds; Ben, on seat 1, rolls next."""
    table = a_game("bare", seats, **settings)  # type: ignore[arg-type]
    table.play_round(0)
    return table


# Next


def test_between_rounds_there_are_eight_seconds_and_then_the_roll() -> None:
    """R-432, R-111: by itself the next round begins after the pause and five seconds more."""
    table = after_a_round()
    border = table.game.now
    for seen in table.seen_by_all():
        assert (seen.next_until, seen.goes_on_at) == (border + 8 * SECOND, border + 13 * SECOND)

    assert table.wait(border + 8 * SECOND - 1) == []
    assert table.wait(border + 13 * SECOND - 1) == [TableWentOn(border + 8 * SECOND)]
    assert isinstance(table.wait(border + 13 * SECOND)[0], RoundStarted)


def test_when_the_pause_is_over_everybody_is_told_and_the_roller_may_roll() -> None:
    """R-432, R-111: it is an event, so no page has to work it out."""
    table = after_a_round()
    border = table.game.now
    table.wait(border + 8 * SECOND)

    for seen in table.seen_by_all():
        assert (seen.next_until, seen.goes_on_at) == (None, border + 13 * SECOND)
    assert table.view(0).may == ("AskPause",)
    assert table.view(1).may == ("Roll", "AskPause")


def test_nobody_rolls_before_the_pause_is_over() -> None:
    """R-432, R-111: and then the roller may at once."""
    table = after_a_round()
    border = table.game.now
    refusal = table.refused(Roll(1), at=border + 8 * SECOND - 1)
    assert isinstance(refusal, NextAwaited)
    assert refusal.numbers == {"wait": 1}
    assert table.view(1).may == ("Next", "AskPause")

    assert table.tell(Roll(1), at=border + 8 * SECOND)[0].at == border + 8 * SECOND


def test_when_everybody_has_said_next_the_table_goes_on() -> None:
    """R-432: the view tells who is ready; the roll of R-111 follows."""
    table = after_a_round(3)
    border = table.game.now
    assert table.tell(Next(0), at=border + 1) == [NextSaid(border + 1, 0)]
    table.tell(Next(2))
    assert [seat.said_next for seat in table.view(1).seats] == [True, False, True]
    assert "Next" not in table.view(0).may
    assert isinstance(table.refused(Roll(1)), NextAwaited)

    at = border + 2 * SECOND
    assert table.tell(Next(1), at) == [NextSaid(at, 1), TableWentOn(at)]

    assert table.view(None).next_until is None
    assert table.view(None).goes_on_at == border + 7 * SECOND
    assert table.view(1).may == ("Roll", "AskPause")
    assert isinstance(table.tell(Roll(1))[0], RoundStarted)
    assert not any(seat.said_next for seat in table.view(1).seats)


def test_next_is_said_once() -> None:
    """R-432: one voice a seat; what is accepted is an event (R-401), so a second one is refused."""
    table = after_a_round()
    assert len(table.tell(Next(0))) == 1
    assert isinstance(table.refused(Next(0)), AlreadyReady)


def test_next_is_said_between_rounds_only() -> None:
    """R-432: not before the first round, not in a round, and not when the pause is over."""
    table = a_game("bare", 2)
    assert table.view(0).next_until is None
    assert isinstance(table.refused(Next(0)), WrongPhase)
    assert "Next" not in table.view(0).may
    table.begin()
    assert isinstance(table.refused(Next(0)), WrongPhase)
    table.end_round()
    border = table.game.now
    assert isinstance(table.refused(Next(0), at=border + 8 * SECOND), WrongPhase)


def test_who_is_offline_or_has_left_need_not_say_next() -> None:
    """R-432: every person *present*; going away can be the last word."""
    for away in (Lose(1), Leave(1)):
        table = after_a_round(3)
        border = table.game.now
        table.tell(Next(0))
        table.tell(Next(2))
        table.tell(away, at=border + 3 * SECOND)

        assert table.game.went_on_at == border + 3 * SECOND


def test_who_comes_back_does_not_begin_the_pause_again() -> None:
    """R-432: it is over when it is over; only the wait for the offline runs beside it (R-408)."""
    table = after_a_round()
    border = table.game.now
    table.tell(Lose(1))
    table.tell(Next(0), at=border + 1 * SECOND)
    assert isinstance(table.refused(Roll(1), at=border + 2 * SECOND), StillWaiting)
    table.tell(Return(1), at=border + 3 * SECOND)

    assert table.tell(Roll(1), at=border + 3 * SECOND)[0].at == border + 3 * SECOND


def test_bots_are_always_ready() -> None:
    """R-432: Amina alone says next; and a table of bots goes on at once."""
    table = after_a_round(ALONE)
    table.tell(Next(0))
    assert table.view(0).next_until is None
    assert "Next" not in table.view(1).may

    bots = after_a_round((Player("A", "child"), Player("B", "child")))
    assert bots.view(None).next_until is None
    assert isinstance(bots.tell(Roll(1))[0], RoundStarted)


def test_a_bot_does_not_roll_before_the_people_are_ready() -> None:
    """R-432: it would have rolled long before; when they are, it takes a moment as ever."""
    table = after_a_round(ALONE)
    sitting = seated([Player("Amina"), *ALONE[1:]], "dice")
    match = Match.resumed(table.events, sitting, table.chance)
    border = match.game.now
    assert match.pass_time(border + 8 * SECOND - 1) == []
    match.give(Next(0), border + 8 * SECOND - 1)
    rolled = next(one for one in match.pass_time(border + HOUR) if isinstance(one, RoundStarted))

    assert border + 8 * SECOND - 1 < rolled.at < border + 13 * SECOND - 1
    assert match.refused == []


def test_when_the_pause_is_over_a_bot_rolls_after_a_moment() -> None:
    """R-111, R-432: it does not let the table wait for the five seconds."""
    table = after_a_round(ALONE)
    match = Match.resumed(table.events, seated([Player("Amina"), *ALONE[1:]], "dice"), table.chance)
    border = match.game.now
    rolled = next(one for one in match.pass_time(border + HOUR) if isinstance(one, RoundStarted))

    assert border + 8 * SECOND < rolled.at < border + 13 * SECOND
    assert match.refused == []


@pytest.mark.parametrize("pause", [5 * SECOND, 10 * SECOND, 20 * SECOND])
def test_a_table_may_agree_on_another_pause(pause: int) -> None:
    """R-432: 5, 10 or 20 seconds; it stands in event 1."""
    table = after_a_round(pause=pause)

    assert table.view(None).next_until == table.game.now + pause


def test_by_hand_the_pause_ends_after_five_minutes() -> None:
    """R-432: somebody who has gone for tea does not stop the table for ever."""
    table = after_a_round(pause=None)
    border = table.game.now
    assert table.view(None).next_until == border + 5 * MINUTE
    assert isinstance(table.refused(Roll(1), at=border + 5 * MINUTE - 1), NextAwaited)

    assert table.wait_for(RoundStarted).at == border + 5 * MINUTE + 5 * SECOND


@pytest.mark.parametrize("pause", [0, 1, 7 * SECOND, 60 * SECOND, -1])
def test_no_other_pause_is_offered(pause: int) -> None:
    """R-432: but for tests, as with the hourglass."""
    with pytest.raises(BadSetting) as refusal:
        a_game("bare", 2, pause=pause)
    assert refusal.value.numbers["setting"] == "pause"
    if pause >= 0:
        a_game("bare", 2, pause=pause, any_hourglass=True)


def test_a_long_pause_is_not_waited_for_twice() -> None:
    """R-408: the wait for an offline seat is counted from the end of the pause."""
    table = after_a_round(pause=20 * SECOND)
    border = table.game.now
    table.tell(Lose(0))
    assert table.wait_for(RoundStarted).at == border + 30 * SECOND
    assert table.game.waited == 10 * SECOND


def test_when_a_table_wakes_the_pause_begins_anew() -> None:
    """R-408, R-409, R-432: whoever comes back has the time to look."""
    table = after_a_round()
    for seat in (0, 1):
        table.tell(Lose(seat))
    table.tell(Return(0), at=HOUR)

    assert table.view(0).next_until == HOUR + 8 * SECOND


def test_leaving_between_rounds_does_not_restart_the_wait_for_the_roll() -> None:
    """R-410, R-432: three are at the table, and one goes."""
    table = after_a_round(3)
    border = table.game.now
    table.tell(Leave(2), at=border + 6 * SECOND)

    assert table.wait_for(RoundStarted).at == border + 13 * SECOND


def test_nobody_rolls_at_a_table_that_sleeps() -> None:
    """R-409: not even a bot whose turn it is, however long it has waited (R-408)."""
    table = after_a_round(ALONE)
    table.tell(Next(0))
    table.tell(Lose(0))
    at = table.game.now + HOUR

    refusal = table.refused(Roll(1), at=at)
    assert isinstance(refusal, WrongPhase)
    assert refusal.numbers == {"phase": "asleep"}
    assert "Roll" not in table.view(1).may
    table.tell(Return(0), at=at)
    assert "Roll" in table.view(1).may
    table.tell(Roll(1))
    assert table.game.round == 2


def test_a_restart_of_the_server_gives_the_pause_back() -> None:
    """R-411: what is due is due later, also what everybody has said next for."""
    table = after_a_round()
    border = table.game.now
    table.tell(Next(0))
    table.tell(Next(1))
    table.tell(MoveClock(10 * SECOND, "restart"), at=border + 12 * SECOND)

    assert table.wait_for(RoundStarted).at == border + 15 * SECOND


def test_by_the_first_rules_there_was_no_pause() -> None:
    """R-432: a game of version 1 goes on as it was begun."""
    table = after_a_round(rules=1)
    border = table.game.now
    assert table.view(1).next_until is None
    assert isinstance(table.refused(Next(0)), WrongPhase)

    assert table.tell(Roll(1), at=border)[0].at == border


@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.ROUND, Phase.PLAY_OFF])
def test_nobody_rolls_in_the_middle_of_something(phase: Phase) -> None:
    """R-111: only between rounds; nor does the view tell then when it goes on by itself."""
    table = a_game("classic", 2, rounds=1, play_off_ties=True)
    if phase is not Phase.SETUP:
        table.begin()
    if phase is Phase.PLAY_OFF:
        table.end_round()
        table.begin_play_off()
    assert table.game.phase is phase

    for seat in (0, 1):
        assert isinstance(table.refused(Roll(seat)), WrongPhase)
        assert "Roll" not in table.view(seat).may
        if phase is not Phase.SETUP:
            assert table.view(seat).goes_on_at is None


# A pause for one


def in_a_round(**settings: object) -> Playing:
    table = a_game("classic", ALONE, **settings)  # type: ignore[arg-type]
    table.begin()
    return table


def test_one_person_pauses_at_any_time_and_all_clocks_stand() -> None:
    """R-433: 40 seconds are left, whatever the length of the pause."""
    table = in_a_round()
    start = table.game.now
    assert "AskPause" in table.view(0).may
    assert table.tell(AskPause(0), at=start + 20 * SECOND) == [Paused(start + 20 * SECOND)]
    assert engine.due(table.game) is None
    assert table.wait(start + 5 * MINUTE) == []

    table.tell(Continue(0), at=start + 10 * MINUTE)

    assert table.game.deadline == start + 10 * MINUTE + 40 * SECOND
    assert table.wait_for(HourglassTurned).at == start + 10 * MINUTE + 40 * SECOND


def test_in_a_pause_the_board_is_covered() -> None:
    """R-433: from its player and from every spectator, solved or not."""
    table = in_a_round()
    table.solve(0)
    table.tell(AskPause(0))
    for seen in table.seen_by_all():
        assert seen.paused
        assert [(seat.deal, seat.cover) for seat in seen.seats] == [(None, None)] * 3
    assert table.view(0).may == ("Continue",)
    table.tell(Continue(0))

    assert table.view(0).own.deal is not None


def test_in_a_pause_nothing_is_accepted() -> None:
    """R-433: neither calls nor gems nor a second pause."""
    table = in_a_round()
    call = solve_for(table.game, 0)
    table.tell(AskPause(0))
    commands: list[Command] = [
        call,
        CallUbongo(1, call.cover),
        Roll(0),
        GiveUp(0),
        MovePawn(0, 1),
        TakeGems(0),
        Pass(0),
        ChooseField(0, 1),
        Concede(0),
        AskPause(0),
        Next(0),
    ]
    for command in commands:
        refusal = table.refused(command)
        assert isinstance(refusal, WrongPhase)
        assert refusal.numbers == {"phase": "paused"}


def test_bots_stand_still_in_a_pause_and_go_on_where_they_were() -> None:
    """R-433: a bot that would have called after 20 s calls 20 s of play after the start."""
    called = []
    for pause in (0, HOUR):
        table = a_game("bare", ALONE, hourglass=180_000)
        match = Match.resumed(table.events, seated(list(ALONE), "dice"), table.chance)
        match.give(Roll(0), 0)
        match.pass_time(1 * SECOND)
        if pause:
            match.give(AskPause(0), 1 * SECOND)
            assert match.next_at() is None
            assert match.pass_time(1 * SECOND + pause) == []
            match.give(Continue(0), 1 * SECOND + pause)
        calls = [one for one in match.pass_time(pause + 170_000) if isinstance(one, UbongoCalled)]
        called.append([(one.seat, one.at - pause) for one in calls])

    assert called[0] == called[1] != []


@pytest.mark.parametrize("phase", [Phase.SETUP, Phase.BORDER, Phase.PLAY_OFF])
def test_a_pause_in_every_phase(phase: Phase) -> None:
    """R-433: at any time."""
    table = a_game("classic", ALONE, rounds=2, play_off_ties=True)
    if phase is not Phase.SETUP:
        table.play_round()
    if phase is Phase.PLAY_OFF:
        table.play_round()
        table.begin_play_off()
    assert table.game.phase is phase
    due = engine.due(table.game)
    assert due is not None
    now = table.game.now
    assert "AskPause" in table.view(0).may
    table.tell(AskPause(0))
    assert engine.due(table.game) is None
    table.tell(Continue(0), at=now + HOUR)

    assert engine.due(table.game) == due + HOUR


def test_while_a_play_off_is_announced_one_person_may_pause() -> None:
    """R-227, R-433: then it is announced a little longer."""
    table = a_game("classic", ALONE, rounds=1, play_off_ties=True)
    table.play_round()
    ended = table.game.now
    assert table.view(0).may == ("AskPause",)
    table.tell(AskPause(0), at=ended + 2 * SECOND)
    table.tell(Continue(0), at=ended + 20 * SECOND)

    assert table.view(0).goes_on_at == ended + 23 * SECOND


def test_start_delays_and_lost_lines_stand_still_as_well() -> None:
    """R-433: everything that is due is due later."""
    table = a_game("bare", ALONE, delays=(20 * SECOND, 0, 0))
    table.tell(Roll(0), at=0)
    table.tell(AskPause(0), at=5 * SECOND)
    table.tell(Continue(0), at=65 * SECOND)
    assert table.wait(80 * SECOND) == [BoardShown(80 * SECOND, 0)]

    lost = a_game("bare", ALONE, hourglass=None)
    lost.tell(Roll(0), at=0)
    lost.solve(1, at=1 * SECOND)
    lost.tell(AskPause(0), at=2 * SECOND)
    lost.tell(Continue(0), at=62 * SECOND)
    assert lost.view(0).gives_up_at == 61 * SECOND + 3 * MINUTE


def test_a_pause_is_asked_for_once_in_ten_seconds_and_sixty_times_a_game() -> None:
    """R-433: a page that is hidden again and again does not fill the log."""
    table = in_a_round(hourglass=180_000)
    start = table.game.now
    table.tell(AskPause(0), at=start)
    table.tell(Continue(0), at=start + 1)
    refusal = table.refused(AskPause(0), at=start + 9_999)
    assert isinstance(refusal, PausedTooSoon)
    assert refusal.numbers == {"wait": 1}
    for number in range(1, 60):
        table.tell(AskPause(0), at=start + number * 10 * SECOND)
        table.tell(Continue(0), at=start + number * 10 * SECOND + 9_990)

    assert isinstance(table.refused(AskPause(0), at=start + 600 * SECOND), TooManyPauses)
    assert "AskPause" not in table.view(0).may


def test_the_clock_that_stood_still_in_a_pause_is_not_given_back_twice() -> None:
    """R-411, R-433: the server was down for a minute of the hour that the pause lasted."""
    table = in_a_round()
    start = table.game.now
    table.tell(AskPause(0), at=start + 20 * SECOND)
    table.tell(MoveClock(MINUTE, "restart"), at=start + 10 * MINUTE)
    table.tell(Continue(0), at=start + HOUR)

    assert table.game.deadline == start + HOUR + 40 * SECOND


def test_the_clock_that_stood_still_after_a_pause_is_no_part_of_the_ten_seconds() -> None:
    """R-411, R-433: they are counted by the clock that everybody sees."""
    table = in_a_round()
    start = table.game.now
    table.tell(AskPause(0), at=start)
    table.tell(Continue(0), at=start + 1 * SECOND)
    table.tell(MoveClock(5 * SECOND, "restart"), at=start + 2 * SECOND)

    assert isinstance(table.refused(AskPause(0), at=start + 9_999), PausedTooSoon)
    table.tell(AskPause(0), at=start + 10 * SECOND)
    assert table.game.paused


def test_a_pause_is_no_part_of_the_time_that_a_solve_took() -> None:
    """R-433: nor is what the server stood still in it."""
    table = in_a_round()
    start = table.game.now
    table.tell(AskPause(0), at=start + 4 * SECOND)
    table.tell(MoveClock(MINUTE, "restart"), at=start + 10 * MINUTE)
    table.tell(Continue(0), at=start + HOUR)
    table.solve(0, at=start + HOUR + 3 * SECOND)

    assert rounds_of(table.events)[0].solves[0].took == 7 * SECOND


def test_a_restart_in_a_pause_leaves_it_paused() -> None:
    """R-411, R-433: and no countdown is added to the sand."""
    table = in_a_round()
    start = table.game.now
    table.tell(AskPause(0), at=start + 20 * SECOND)
    table.match.restart(start + MINUTE, start + 2 * MINUTE)
    assert table.happened(ClockMoved)[-1].by == MINUTE
    assert table.game.paused
    table.tell(Continue(0), at=start + HOUR)

    assert table.game.deadline == start + HOUR + 40 * SECOND


def test_who_goes_away_in_a_pause_lets_the_table_sleep() -> None:
    """R-409, R-433: for a day; whoever is back continues."""
    table = in_a_round()
    table.tell(AskPause(0))
    table.tell(Lose(0), at=HOUR)
    assert engine.due(table.game) == 25 * HOUR
    back = a_game("bare", ALONE)
    back.begin()
    back.tell(AskPause(0))
    back.tell(Lose(0), at=HOUR)
    back.tell(Return(0), at=2 * HOUR)
    back.tell(Continue(0), at=2 * HOUR)
    assert back.game.phase is Phase.ROUND

    assert table.wait_for(GameVoided).at == 25 * HOUR


def test_who_leaves_a_paused_table_ends_the_game() -> None:
    """R-410, R-433: the round closes, and the places stand."""
    table = in_a_round()
    table.tell(AskPause(0))
    kinds = [type(event) for event in table.tell(Leave(0), at=HOUR)]

    assert kinds[:2] == [SeatLeft, RoundEnded]
    assert table.game.reason == "left"
    assert not table.game.paused


def test_several_people_pause_between_rounds_only() -> None:
    """R-416: all present agree; when they are back, the break begins anew."""
    table = after_a_round()
    border = table.game.now
    table.tell(Next(0))
    table.tell(AskPause(0))
    assert table.tell(AskPause(1), at=border + 7 * SECOND)[-1] == Paused(border + 7 * SECOND)
    table.tell(Continue(0), at=HOUR)

    assert table.happened(Continued)[-1].at == HOUR
    assert table.view(0).next_until == HOUR + 8 * SECOND
    assert not table.view(0).own.said_next
    assert table.game.pauses == 0


def test_who_remains_alone_may_pause_like_one_person() -> None:
    """R-433: the other one has left for good."""
    table = a_game("bare", 2)
    table.begin()
    assert isinstance(table.refused(AskPause(0)), WrongPhase)
    table.tell(Leave(1))

    assert table.tell(AskPause(0)) == [Paused(table.game.now)]


def test_solo_against_the_clock_cannot_be_paused() -> None:
    """R-305, R-433: without a clock it can."""
    clock, free = a_game("solo", 1, minutes=5), a_game("solo", 1)
    for table in (clock, free):
        table.begin()
    assert "AskPause" not in clock.view(0).may
    assert isinstance(clock.refused(AskPause(0)), WrongPhase)

    assert free.tell(AskPause(0)) == [Paused(free.game.now)]
    free.tell(Continue(0), at=HOUR)
    free.solve(0)
    run = getattr(free.view(0).table, "run", None)
    assert run is not None
    assert run.last_solve < HOUR


def test_by_the_first_rules_one_person_paused_between_rounds_only() -> None:
    """R-416, R-433."""
    table = a_game("bare", ALONE, rules=1)
    table.begin()
    assert isinstance(table.refused(AskPause(0)), WrongPhase)
    table.end_round()
    kinds = [type(event).__name__ for event in table.tell(AskPause(0))]
    assert kinds == ["PauseAsked", "Paused"]
    table.tell(Continue(0), at=HOUR)

    assert table.wait_for(RoundStarted).at == HOUR + 5 * SECOND


def test_a_lone_player_ends_a_tie_as_its_winner() -> None:
    """R-410: between rounds, whatever the points; Ben had as many, and is second."""
    table = a_game("2024", 3)
    table.play_round(0, 1)
    table.play_round(1, 0)
    for seat in (0, 2):
        table.tell(Leave(seat))
    table.tell(EndAlone(1))

    assert table.game.places == (2, 1, 3)


def test_alone_from_the_beginning_there_is_nobody_to_have_left() -> None:
    """R-410: nor in solo."""
    table = a_game("bare", 1)
    assert isinstance(table.refused(EndAlone(0)), WrongEdition)


def test_who_leaves_a_paused_table_leaves_it_paused_for_the_others() -> None:
    """R-416: it goes on when one of those who stayed says so."""
    table = a_game("bare", 3)
    table.play_round(0)
    for seat in (0, 1, 2):
        table.tell(AskPause(seat))
    assert table.game.paused
    table.tell(Leave(2))

    assert table.game.paused
    assert isinstance(table.refused(Continue(2)), HasLeft)
    assert isinstance(table.refused(Continue(3)), NotSeated)
    assert table.view(0).may == ("Continue",)


def test_when_the_last_who_was_not_ready_leaves_a_pause_the_table_goes_on_after_it() -> None:
    """R-432, R-433: not in the pause."""
    table = after_a_round()
    table.tell(Next(0))
    for seat in (0, 1):
        table.tell(AskPause(seat))
    table.tell(Leave(1))
    assert isinstance(table.events[-1], SeatLeft)
    told = table.tell(Continue(0), at=table.game.now + 3_000)

    assert told == [Continued(table.game.now, 0), TableWentOn(table.game.now)]


def test_when_the_table_has_waited_enough_only_the_pause_is_waited_for() -> None:
    """R-408: Ben is offline; after 120 s in all the roll is free when the pause is over."""
    table = a_game("bare", 2, pause=5_000)
    table.tell(Lose(1))
    while table.game.waited <= 120_000:
        table.play_round(0)
    table.end_round()
    over = table.game.since + 5_000
    roller = table.game.round % 2
    assert table.game.waited == 125_000

    refusal = table.refused(Roll(roller), at=over - 1)
    assert isinstance(refusal, StillWaiting)
    assert refusal.numbers == {"wait": 1}
    table.tell(Roll(roller), at=over)


def test_by_the_first_rules_too_a_paused_game_that_all_have_left_is_ranked() -> None:
    """R-410: a round was played, so the places stand."""
    table = a_game("bare", 2, rules=1)
    table.play_round(1)
    for seat in (0, 1):
        table.tell(AskPause(seat))
    for seat in (0, 1):
        table.tell(Leave(seat))

    assert (table.game.phase, table.game.reason) == (Phase.OVER, "left")
    assert table.game.places == (2, 1)


def test_in_a_pause_nothing_goes_on_by_itself() -> None:
    """R-416: and the view says so."""
    table = after_a_round()
    assert table.view(0).goes_on_at is not None
    for seat in (0, 1):
        table.tell(AskPause(seat))

    assert [seen.goes_on_at for seen in table.seen_by_all()] == [None] * 3


def test_who_plays_alone_from_the_start_cannot_end_it_as_the_last_one() -> None:
    """R-410: there was never anybody to win against."""
    table = after_a_round(1)

    assert "EndAlone" not in table.view(0).may
    assert isinstance(table.refused(EndAlone(0)), WrongEdition)
