"""R-400 to R-416, the engine's share: time, order, luck, lost lines, leaving, and pausing."""

from dataclasses import fields
from hashlib import sha256

import pytest

from tests.support.game_harness import a_box, a_game, solve_for
from ubongo.boards.board import SYMBOLS, Side
from ubongo.rules import engine
from ubongo.rules.chance import Chance
from ubongo.rules.commands import (
    COMMANDS,
    AskPause,
    ChooseField,
    Command,
    Continue,
    EndAlone,
    Leave,
    Lose,
    MoveClock,
    Next,
    Pass,
    Return,
    Roll,
    TakeGems,
)
from ubongo.rules.events import (
    ClockMoved,
    GameEnded,
    GameStarted,
    GameVoided,
    GemsLaid,
    HourglassTurned,
    PauseAsked,
    Paused,
    PawnsPlaced,
    Player,
    RoundEnded,
    RoundStarted,
    SeatBack,
    SeedPublished,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.gems import GEMS
from ubongo.rules.refusals import HasLeft, NotAlone, OutOfTime, StillWaiting, WrongPhase
from ubongo.rules.versions import NEWEST_RULES

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
    """R-408: Ben is offline from the beginning; four times 30 s, then nobody waits for him.

    That was so by the first rules. Now eight seconds of each wait are the pause (R-432).
    """
    table = a_game("bare", 2, rounds=6, rules=1)
    table.tell(Lose(1))
    waits = []
    for _ in range(6):
        border = table.game.now
        started = table.wait_for(RoundStarted)
        waits.append(started.at - border)
        table.end_round()

    # The last two are the five seconds of the roll.
    assert waits == [30 * SECOND] * 4 + [5 * SECOND] * 2


def test_the_wait_for_somebody_offline_runs_beside_the_pause() -> None:
    """R-408, R-432: 30 s, then 22 s longer than the pause each time, until 120 s are used up."""
    table = a_game("bare", 2, rounds=9)
    table.tell(Lose(1))
    waits = []
    for _ in range(8):
        border = table.game.now
        waits.append(table.wait_for(RoundStarted).at - border)
        table.end_round()

    assert table.game.waited >= 120 * SECOND
    # 30 + 4 * 22 = 118, and two seconds are less than the five of the roll.
    assert waits == [30 * SECOND] * 5 + [13 * SECOND] * 3


def test_after_two_minutes_the_roller_need_not_wait_at_all() -> None:
    """R-408: the waits are used up; Amina says next, and may roll at once."""
    table = a_game("bare", 2)
    table.tell(Lose(1))
    for _ in range(6):
        table.play_round()
    border = table.game.now
    table.tell(Next(0))

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

    assert table.tell(Leave(0), at=now + 2)[1] == GameEnded(now + 2, (2, 1), "left", ((0,), (1,)))


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


# The server is the referee


def test_whoever_asks_says_only_what_and_the_table_says_when_and_in_which_order() -> None:
    """R-400: no command carries a time, a rank, a face, a board or gems."""
    carried = {part.name for kind in COMMANDS.values() for part in fields(kind)}

    # `seen` is what lay there, and takes nothing else.
    assert carried == {"seat", "cover", "field", "seen", "by", "reason"}


def test_events_are_numbered_without_a_gap() -> None:
    """R-401: every accepted action has its number; a refused one has none."""
    table = a_game("classic", 3)
    assert table.game.number == 2
    commands: list[Command] = [ChooseField(0, 1), ChooseField(1, 1), Lose(2)]
    for count, command in enumerate(commands, start=3):
        table.tell(command)
        assert table.game.number == count == len(table.events)
    table.refused(ChooseField(0, 2))

    assert table.game.number == 5
    assert [view.number for view in table.seen_by_all()] == [5] * 4


# In time or too late


def test_in_time_is_strictly_before_the_deadline() -> None:
    """R-402: 59.999 s is in time."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)

    assert table.solve(1, at=59_999)[0].at == 59_999


def test_at_the_deadline_itself_it_is_too_late() -> None:
    """R-402: 60.000 s is too late, and the round has ended."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    refusal = table.refused(solve_for(table.game, 1), at=60_000)

    assert isinstance(refusal, OutOfTime)
    assert refusal.numbers == {"late_by": 0}


def test_the_rules_refuse_what_is_late_also_before_the_round_has_ended() -> None:
    """R-402: a table lets time pass first; whoever asks the rules alone is told the same."""
    table = a_game("bare", 2)
    table.begin()
    end = table.game.deadline
    assert end is not None
    call = solve_for(table.game, 0)

    assert engine.decide(table.game, call, end - 1, table.chance)
    with pytest.raises(OutOfTime):
        engine.decide(table.game, call, end, table.chance)


def test_when_the_second_hourglass_was_turned_at_the_deadline_a_call_then_is_in_it() -> None:
    """R-402, R-138: nobody had solved; the call at 60.000 s is the first of the second glass."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)

    turned, called = table.solve(1, at=60_000)
    assert turned == HourglassTurned(60_000, 120_000)
    assert isinstance(called, UbongoCalled)


def test_a_grace_is_a_longer_deadline_for_all_and_written_down() -> None:
    """R-403: 250 ms more, also in the second hourglass; nobody else gets time back."""
    table = a_game("bare", 2, grace=250)
    table.tell(Roll(0), at=0)
    assert table.happened(RoundStarted)[0].deadline == 60_250
    table.wait(60_250)

    assert table.happened(HourglassTurned) == [HourglassTurned(60_250, 120_500)]
    assert table.solve(1, at=120_499)[0].at == 120_499
    assert isinstance(table.refused(solve_for(table.game, 0), at=120_500), OutOfTime)


def test_everything_agreed_is_fixed_in_event_1() -> None:
    """R-404: the game's settings, edition and rounds are those of its first event, to the end."""
    table = a_game("classic", 2, sides=(Side.HARD,), hourglass=45_000, rounds=2)
    started = table.events[0]
    assert isinstance(started, GameStarted)
    for _ in range(2):
        table.play_round(0)

    assert started.rules == table.game.rules == NEWEST_RULES
    assert started.edition == table.game.edition.name == "classic"
    assert started.settings == table.game.settings
    assert started.rounds == table.game.rounds == 2


# Luck


def test_the_seal_is_shown_at_the_start_and_the_seed_at_the_end() -> None:
    """R-405: the SHA-256 of the seed in event 1; no view has the seed before the game is over."""
    table = a_game("bare", 2, rounds=1)
    table.begin()
    for view in table.seen_by_all():
        assert view.seal == sha256(table.chance.seed).hexdigest()
        assert view.seed == ""
    table.end_round()

    seed = table.happened(SeedPublished)[0].seed
    assert sha256(bytes.fromhex(seed)).hexdigest() == table.view(None).seal
    assert table.view(None).seed == seed


def test_whoever_knows_the_seed_can_draw_everything_again() -> None:
    """R-405: start seat, gems, pawns, faces, boards; nothing was changed on the way."""
    table = a_game("classic", 2, start_seat=None)
    while not table.game.is_over:
        table.play_round(0)
    started = table.events[0]
    assert isinstance(started, GameStarted)
    again = Chance(bytes.fromhex(table.happened(SeedPublished)[0].seed), a_box())

    assert started.start_seat == again.below("start", 2)
    gems = [GEMS[place // 12] for place in again.order("gems", 72)]
    assert [gem for row in table.happened(GemsLaid)[0].rows for gem in row] == gems
    fields_ = tuple(again.below(f"pawn {seat}", 6) for seat in range(2))
    assert table.happened(PawnsPlaced)[0].fields == fields_
    undealt = list(started.boards)
    for one in table.happened(RoundStarted):
        assert one.symbol == SYMBOLS[again.below(f"roll {one.round}", 6)]
        drawn = again.some(f"boards {one.round}", undealt, 2)
        dealt = [one.deals[(one.roller + place) % 2].board for place in range(2)]
        assert dealt == list(drawn)
        undealt = [number for number in undealt if number not in drawn]


def test_what_people_do_does_not_change_the_luck() -> None:
    """R-405: two games of one seed, played differently, roll and deal the same."""
    one, other = a_game("bare", 2), a_game("bare", 2)
    for _ in range(9):
        one.play_round(0, 1)
        other.play_round()

    assert [(a.symbol, a.deals) for a in one.happened(RoundStarted)] == [
        (b.symbol, b.deals) for b in other.happened(RoundStarted)
    ]


def test_a_seed_has_128_bits_at_least() -> None:
    """R-405."""
    assert Chance(bytes(16), a_box()).seal() == sha256(bytes(16)).hexdigest()
    with pytest.raises(ValueError, match="at least 16 bytes"):
        Chance(bytes(15), a_box())


def test_a_void_game_publishes_its_seed_too() -> None:
    """R-405, R-409."""
    table = a_game("bare", 2)
    for seat in (0, 1):
        table.tell(Lose(seat))

    table.wait_for(GameVoided)

    assert len(table.happened(SeedPublished)) == 1


# Lost lines


def test_a_lost_line_stops_nothing() -> None:
    """R-406: the sand runs on, and whoever is back within it goes on with the time left."""
    table = a_game("bare", 2)
    table.tell(Roll(0), at=0)
    table.tell(Lose(1), at=10_000)
    assert table.game.deadline == 60_000
    assert [seat.online for seat in table.view(0).seats] == [True, False]
    table.tell(Return(1), at=50_000)

    assert [seat.online for seat in table.view(0).seats] == [True, True]
    assert table.view(1).own.deal == table.happened(RoundStarted)[0].deals[1]
    assert table.view(1).deadline == 60_000
    assert table.solve(1, at=50_001)[0].at == 50_001


def test_losing_a_lost_line_again_says_nothing_new() -> None:
    """R-406: nor does coming back twice."""
    table = a_game("bare", 2)
    assert len(table.tell(Lose(1))) == 1
    assert table.tell(Lose(1)) == []
    assert isinstance(table.tell(Return(1))[0], SeatBack)
    assert table.tell(Return(1)) == []


def test_an_offline_seat_is_dealt_its_board_all_the_same() -> None:
    """R-407: nobody else's boards change because Ben is away; nor do they if he has left."""
    here, away, left = a_game("bare", 3), a_game("bare", 3), a_game("bare", 3)
    away.tell(Lose(1))
    left.tell(Leave(1))
    for table in (here, away, left):
        for _ in range(9):
            table.play_round(0)

    dealt = [one.deals for one in here.happened(RoundStarted)]
    assert [one.deals for one in away.happened(RoundStarted)] == dealt
    assert [one.deals for one in left.happened(RoundStarted)] == dealt
    assert len({deal.board for deals in dealt for deal in deals}) == 27


# Leaving


def test_who_leaves_keeps_the_points_and_is_ranked() -> None:
    """R-410: Ben has two points and is second, marked "left"."""
    table = a_game("bare", 3, rounds=4)
    table.play_round(0, 1)
    table.play_round(0, 1)
    table.tell(Leave(1))
    table.play_round(0)
    table.play_round(2)

    assert table.game.places == (1, 2, 3)
    assert [seat.left for seat in table.view(0).seats] == [False, True, False]


def test_who_has_left_does_nothing_more() -> None:
    """R-410: not even come back."""
    table = a_game("classic", 3)
    table.tell(Leave(1))
    table.begin()
    commands: list[Command] = [
        Leave(1),
        Roll(1),
        Pass(1),
        TakeGems(1),
        AskPause(1),
        EndAlone(1),
        solve_for(table.game, 1),
        ChooseField(1, 2),
    ]

    for command in commands:
        assert isinstance(table.refused(command), HasLeft)
    assert table.view(1).may == ()


def test_the_line_of_somebody_who_has_left_is_no_news() -> None:
    """R-410: the keeper tells that it ended, or that somebody looks in again; nothing happens."""
    table = a_game("classic", 3)
    table.tell(Leave(1))
    number = table.game.number

    table.tell(Lose(1))
    table.tell(Return(1))

    assert table.game.number == number


def test_a_seat_that_has_left_is_not_waited_for() -> None:
    """R-408, R-410: its round ends when all others are done, and no border waits for it."""
    table = a_game("bare", 2)
    table.tell(Leave(1))
    border = table.game.now
    assert table.tell(Roll(0))[0].at == border
    table.solve(0)

    assert table.game.phase is Phase.BORDER


def test_a_lone_player_ends_the_game_only_between_rounds() -> None:
    """R-410: at a round border."""
    table = a_game("bare", 2)
    table.tell(Leave(1))
    assert "EndAlone" in table.view(0).may
    table.begin()

    assert isinstance(table.refused(EndAlone(0)), WrongPhase)
    assert "EndAlone" not in table.view(0).may


def test_who_left_a_game_that_is_over_has_nothing_to_leave() -> None:
    """R-410."""
    table = a_game("bare", 2, rounds=1)
    table.play_round(0)

    assert isinstance(table.refused(Leave(0)), WrongPhase)


# Crashes


def test_after_a_crash_everything_due_is_due_later_by_one_event() -> None:
    """R-411: sand, start delays and all; the keeper says how much, the log keeps it."""
    table = a_game("bare", 2, delays=(0, 20_000))
    table.tell(Roll(0), at=0)

    assert table.tell(MoveClock(33_000, "crash"), at=40_000) == [
        ClockMoved(40_000, 33_000, "crash")
    ]
    assert table.game.deadline == 93_000
    assert table.game.seats[1].opens_at == 53_000
    assert table.wait(93_000)[-1] == HourglassTurned(93_000, 153_000)


def test_accepted_events_stand_after_a_crash() -> None:
    """R-411: Ben's rank is his."""
    table = a_game("classic", 2)
    table.begin()
    start = table.game.now
    table.solve(1, at=start + 10_000)
    table.tell(MoveClock(100_000, "crash"), at=start + 115_000)

    assert table.game.seats[1].rank == 1
    assert table.tell(TakeGems(1), at=start + 159_999)[0].at == start + 159_999


def test_the_clock_moves_in_every_phase() -> None:
    """R-411: set-up, border, round, sleep and play-off."""
    table = a_game("classic", 2, rounds=1, play_off_ties=True)
    for due in (20_000, 26_000, 87_000, 148_000, 154_000):
        table.tell(MoveClock(1_000, "deploy"))
        assert engine.due(table.game) == due + 1_000
        table.wait(due + 1_000)
    cap = engine.due(table.game)
    assert table.game.phase is Phase.PLAY_OFF
    assert cap is not None
    table.tell(MoveClock(1_000, "deploy"))

    assert engine.due(table.game) == cap + 1_000


def test_a_sleeping_table_and_a_lost_seat_are_given_the_time_back_as_well() -> None:
    """R-411: the day of sleep, and the minute that a round without an hourglass waits."""
    sleeping, lost = a_game("bare", 2), a_game("bare", 2, hourglass=None)
    for seat in (0, 1):
        sleeping.tell(Lose(seat), at=1_000)
    lost.begin()
    lost.tell(Lose(1), at=10_000)
    for table in (sleeping, lost):
        table.tell(MoveClock(7_000, "deploy"), at=12_000)

    assert engine.due(sleeping.game) == 24 * HOUR + 1_000 + 7_000
    assert engine.due(lost.game) == 10_000 + MINUTE + 7_000


def test_a_clock_that_is_not_moved_says_nothing() -> None:
    """R-411: nor does one that is moved when all is over."""
    table = a_game("bare", 2, rounds=1)
    assert table.tell(MoveClock(0, "nothing")) == []
    table.play_round(0)

    assert table.tell(MoveClock(1_000, "late")) == []


# Onlookers, bots, pauses


def test_onlookers_see_public_things_only() -> None:
    """R-414: no board while it is laid, and nothing they might do."""
    old = a_game("classic", 2, rules=1)
    old.begin()
    old.solve(0)
    assert [(seat.deal, seat.cover) for seat in old.view(None).seats] == [(None, None)] * 2
    table = a_game("classic", 2)
    table.begin()
    table.solve(0)
    seen = table.view(None)

    amina, ben = seen.seats
    assert (ben.deal, ben.cover) == (None, None)
    # Solved boards at once: nobody can learn from them.
    assert amina.deal == table.game.seats[0].deal
    assert amina.cover == table.game.seats[0].cover
    assert seen.may == ()
    assert [seat.rank for seat in seen.seats] == [1, 0]


def test_bots_are_marked() -> None:
    """R-415: in event 1 and in every view."""
    table = a_game("bare", (Player("Amina"), Player("Bolt", bot="expert")))
    started = table.events[0]

    assert isinstance(started, GameStarted)
    assert [player.bot for player in started.players] == ["", "expert"]
    for view in table.seen_by_all():
        assert [seat.player.bot for seat in view.seats] == ["", "expert"]


def test_a_pause_needs_all_who_are_present() -> None:
    """R-416: two of three have agreed; the third rolls on."""
    table = a_game("bare", 3)
    table.tell(AskPause(0))
    table.tell(AskPause(2))
    assert not table.game.paused
    assert [seat.asks_pause for seat in table.view(1).seats] == [True, False, True]

    assert isinstance(table.wait(5_000)[0], RoundStarted)
    assert [seat.asks_pause for seat in table.view(1).seats] == [False, False, False]


def test_a_paused_table_waits_until_somebody_goes_on() -> None:
    """R-416: nothing is due; anyone may continue, and the border begins anew."""
    table = a_game("bare", 2)
    table.tell(AskPause(0))
    table.tell(AskPause(1))
    assert engine.due(table.game) is None
    assert table.view(0).may == ("Continue",)
    assert isinstance(table.refused(Roll(0)), WrongPhase)
    table.tell(Continue(1), at=HOUR)

    assert table.wait_for(RoundStarted).at == HOUR + 5 * SECOND


def test_there_is_no_pause_while_the_sand_runs() -> None:
    """R-416: only between rounds."""
    table = a_game("bare", 2)
    table.begin()

    assert isinstance(table.refused(AskPause(0)), WrongPhase)
    assert isinstance(table.refused(Continue(0)), WrongPhase)


def test_bots_and_those_who_are_away_are_not_asked() -> None:
    """R-416: all *present* agree."""
    table = a_game("bare", (Player("Amina"), Player("Ben"), Player("Bolt", bot="child")))
    table.tell(Lose(1))

    assert Paused(0) in table.tell(AskPause(0))


def test_a_paused_table_that_everybody_goes_away_from_sleeps_and_is_void() -> None:
    """R-409, R-416: an agreed pause is not forever."""
    table = a_game("bare", 2)
    for seat in (0, 1):
        table.tell(AskPause(seat))
    for seat in (0, 1):
        table.tell(Lose(seat), at=HOUR)

    assert table.wait_for(GameVoided).at == 25 * HOUR


def test_a_pause_ends_for_good_when_all_leave_it() -> None:
    """R-410, R-416: there is nobody to continue."""
    table = a_game("bare", 2)
    table.play_round(1)
    for seat in (0, 1):
        table.tell(AskPause(seat))
    for seat in (0, 1):
        table.tell(Leave(seat))

    assert table.game.reason == "left"


def test_nothing_accepted_is_undone() -> None:
    """R-416: there is no command for it."""
    assert not {"Undo", "TakeBack", "Revert"} & set(COMMANDS)


def test_who_ends_a_game_alone_wins_a_tie() -> None:
    """R-410: Amina and Ben have solved one board each, and Ben has left."""
    table = a_game("bare", 3)
    table.play_round(0, 1)
    for seat in (1, 2):
        table.tell(Leave(seat))
    table.tell(EndAlone(0))
    assert table.game.places == (1, 2, 3)

    second = a_game("bare", 3)
    second.play_round(2, 0, 1)
    second.play_round(2)
    for seat in (1, 2):
        second.tell(Leave(seat))
    second.tell(EndAlone(0))
    assert second.game.places == (1, 3, 2)
