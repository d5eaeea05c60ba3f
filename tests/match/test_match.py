"""The keeper of a game: in which order time, bots and commands come, and how it goes on."""

from random import Random

import pytest

from tests.support.bot_matches import a_match
from ubongo.boards.box import the_box
from ubongo.match.bots import BOTS
from ubongo.match.bots.bot import Bot, Plan, StrengthBot
from ubongo.match.bots.solved_puzzles import solved_puzzle
from ubongo.match.bots.strength import EXPERT
from ubongo.match.countdown import COUNTDOWN, LEAST_LEFT
from ubongo.match.match import BotRefusal, Match
from ubongo.match.seating import Sitting, seated
from ubongo.match.simulate import SimulationJob, play
from ubongo.rules.bot_view import BotView
from ubongo.rules.chance import Chance
from ubongo.rules.commands import (
    AskPause,
    CallUbongo,
    Continue,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    Next,
    Return,
    Roll,
)
from ubongo.rules.events import (
    ClockMoved,
    Event,
    Player,
    RoundEnded,
    SeatLeft,
    SeatLost,
    UbongoCalled,
)
from ubongo.rules.game import Game, Phase
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.referee import Breached, Referee
from ubongo.rules.refusals import NotTheRoller
from ubongo.rules.settings import Settings

CHANCE = Chance(bytes(range(16)), the_box())


class Eager(StrengthBot):
    """Somebody who rolls whenever anything concerns them, and so too early or out of turn."""

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        return Plan(seen.seat, seen.now + 1_000, Roll(seen.seat), then=500)


def with_a_bot(bot: Bot = BOTS["expert"], edition: str = "bare", **settings: object) -> Match:
    """Lucy, and a bot beside her; Lucy rolls first."""
    sitting = [Sitting("Lucy"), Sitting("Kito", bot, Random(1))]
    agreed = Settings(**{"start_seat": 0, **settings})  # type: ignore[arg-type]
    return Match(edition, sitting, agreed, CHANCE)


def in_a_round(**settings: object) -> Match:
    match = with_a_bot(**settings)  # type: ignore[arg-type]
    match.give(Roll(0), 0)
    return match


def plan_of(match: Match) -> int:
    plan = match.plans[1]
    assert plan is not None
    return plan.at


def test_what_a_bot_meant_to_do_earlier_comes_before_a_command() -> None:
    """R-017: whoever keeps the table may be late; the order of time is kept all the same."""
    match = in_a_round()
    planned = plan_of(match)
    happened = match.give(Lose(0), planned + 5)

    assert [type(event) for event in happened] == [UbongoCalled, SeatLost]
    assert [event.at for event in happened] == [planned, planned + 5]


def test_a_command_that_is_refused_holds_nothing_back() -> None:
    """What time and the bots brought before it is in the log."""
    match = in_a_round()
    planned = plan_of(match)
    with pytest.raises(NotTheRoller):
        match.give(Roll(0), 60_000 + 1)

    assert [event.at for event in match.log if isinstance(event, UbongoCalled)] == [planned]
    assert match.game.phase is Phase.BORDER


def test_what_follows_from_a_command_that_was_overtaken_follows_at_once() -> None:
    """R-017: it counts as given when it is judged, and the round that it settles ends then."""
    match = Match("bare", [Sitting("Lucy"), Sitting("Ben")], Settings(start_seat=0), CHANCE)
    match.give(Roll(0), 0)

    def called(seat: int) -> CallUbongo:
        deal = match.game.seats[seat].deal
        assert deal is not None
        return CallUbongo(seat, solved_puzzle(deal.puzzle).cover)

    match.give(called(0), 10_000)
    happened = match.give(called(1), 9_000)

    assert [(type(event), event.at) for event in happened] == [
        (UbongoCalled, 10_000),
        (RoundEnded, 10_000),
    ]


@pytest.mark.parametrize("edition", ["bare", "classic"])
def test_a_bot_that_is_refused_holds_nobody_up(edition: str) -> None:
    """It is not its own refusal that a person hears of, and it is asked again in the next round."""
    match = with_a_bot(Eager(EXPERT), edition)
    assert plan_of(match) == 1_000
    assert [type(event) for event in match.give(Lose(1), 2_000)] == [SeatLost]
    assert match.refused == [(1, "wrong_phase" if edition == "classic" else "not_the_roller")]
    assert match.plans == [None, None]
    match.give(Return(1), 3_000)
    match.pass_time(200_000)

    assert match.game.round > 1
    assert match.refused[1:].count(BotRefusal(1, "wrong_phase")) > 1


def test_a_simulation_tells_of_bots_that_were_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "expert", Eager(EXPERT))
    job = SimulationJob("bare", ("expert", "child"), Settings(rounds=1), seed=1, games=1)

    assert "game 1: a bot was refused (wrong_phase)" in play(job, 1, the_box()).breaches


def test_a_bot_means_to_take_gems_only_where_there_are_any() -> None:
    """Nobody wakes a table for a plan that comes to nothing."""
    match = in_a_round()
    match.pass_time(plan_of(match))
    assert match.game.seats[1].rank == 1
    assert match.plans == [None, None]
    assert match.next_at() == match.game.deadline


def test_a_bot_whose_moment_passed_in_a_pause_is_too_late_when_the_last_person_leaves() -> None:
    """R-410, R-433: the round closes at once, and so a verified record has nothing in between."""
    match = in_a_round()
    planned = plan_of(match)
    match.give(AskPause(0), planned - 1)
    assert match.game.paused
    happened = match.give(Leave(0), planned + 60_000)

    assert [type(event) for event in happened[:2]] == [SeatLeft, RoundEnded]
    assert not any(isinstance(event, UbongoCalled) for event in match.log)
    assert verify(write_record(match.log), the_box()).notes == ()


# After a restart


def resumed(match: Match) -> Match:
    players = match.game.players
    return Match.resumed(match.log, seated(players, "table 1"), match.chance)


def test_the_time_nobody_could_play_is_given_back() -> None:
    """R-411: a countdown, then what was left when the last sign of life was given."""
    match = resumed(in_a_round())
    (moved,) = match.restart(stopped=1_500, at=500_000)

    assert moved == ClockMoved(1_500, 500_000 + COUNTDOWN - 1_500, "restart")
    assert match.game.deadline == 500_000 + COUNTDOWN + 58_500


def test_at_least_ten_seconds_are_left_and_bots_have_them_too() -> None:
    """R-411."""
    match = resumed(in_a_round())
    match.restart(stopped=59_000, at=59_500)

    assert match.game.deadline == 59_500 + COUNTDOWN + LEAST_LEFT


@pytest.mark.parametrize("away", [0, 100, 10_000, 5_000_000])
@pytest.mark.parametrize("stopped", [0, 1_700, 59_000])
def test_no_bot_does_anything_before_the_sand_runs_again(stopped: int, away: int) -> None:
    """R-411: bots think when people can, however long the table was away."""
    match = resumed(in_a_round())
    planned = plan_of(match)
    at = stopped + away
    match.restart(stopped, at)

    assert plan_of(match) > at + COUNTDOWN
    if planned > stopped:
        # It had thought until then, and goes on from there.
        assert plan_of(match) == at + COUNTDOWN + planned - stopped
    assert match.pass_time(at + COUNTDOWN) == []


def test_a_bot_is_done_in_the_end_however_often_the_server_is_restarted() -> None:
    """S-34, R-411: it used to think anew after each restart, and was never done."""
    match = in_a_round()
    planned = plan_of(match)
    at = lives = 0
    while not any(isinstance(event, UbongoCalled) for event in match.log):
        lives += 1
        assert lives < 200
        match = resumed(match)
        match.restart(stopped=at, at=at + 700)
        # A life of four seconds: three of countdown, and one in which the sand runs.
        at += 700 + 4_000
        match.pass_time(at)

    assert lives <= planned / 1_000 + 2


def test_sand_that_did_not_run_is_left_however_often_the_server_is_restarted() -> None:
    """S-04, R-411: a life that ends in the countdown neither takes sand nor adds any."""
    match = in_a_round()
    assert match.game.deadline == 60_000
    match = resumed(match)
    match.restart(stopped=1_000, at=26_000)
    for life in range(1, 50):
        began = 26_000 + 5_000 * life
        match = resumed(match)
        match.restart(stopped=began - 2_500, at=began)

        assert match.game.deadline == began + COUNTDOWN + 59_000


def test_what_stood_still_in_the_countdown_is_no_sand_either() -> None:
    """R-411, R-433: the process, or the only person at the table, made a pause."""
    match = resumed(in_a_round())
    match.restart(stopped=0, at=10_000)  # the sand runs from 13 s to 73 s
    match.give(MoveClock(2_000, "pause"), 11_000)  # 15 s to 75 s
    match.give(AskPause(0), 13_500)
    match.give(Continue(0), 23_500)  # 25 s to 85 s
    assert match.game.deadline == 85_000
    again = resumed(match)
    again.restart(stopped=24_000, at=30_000)
    assert again.game.deadline == 30_000 + COUNTDOWN + 60_000

    later = resumed(match)
    later.restart(stopped=26_000, at=30_000)
    assert later.game.deadline == 30_000 + COUNTDOWN + 59_000


def test_the_sand_of_the_next_round_is_its_own() -> None:
    """R-411: a countdown of the round before takes nothing of it."""
    match = Match("bare", [Sitting("Lucy"), Sitting("Ben")], Settings(start_seat=0), CHANCE)
    match.give(Roll(0), 0)
    match.restart(stopped=0, at=10_000)
    for seat in (0, 1):
        match.give(GiveUp(seat), 10_100)
    for seat in (0, 1):
        match.give(Next(seat), 10_200)
    match.give(Roll(1), 10_300)
    assert match.game.deadline == 70_300
    match.restart(stopped=10_400, at=20_000)

    assert match.game.deadline == 20_000 + COUNTDOWN + 59_900


def test_between_rounds_a_bot_rolls_after_a_moment_of_thought() -> None:
    sitting = seated((Player("Lucy"), Player("Kito", "expert")), "table 1")
    match = Match("bare", sitting, Settings(start_seat=1), CHANCE)
    thought = plan_of(match)
    again = resumed(match)
    again.restart(stopped=0, at=100_000)

    assert plan_of(again) == 100_000 + thought
    assert again.pass_time(100_000 + thought - 1) == []
    assert again.pass_time(100_000 + thought)
    assert again.game.phase is Phase.ROUND


def test_a_game_that_is_over_is_not_restarted() -> None:
    match = a_match("bare", ["expert"] * 2, 1)
    match.pass_time()

    assert resumed(match).restart(0, 10**9) == []


def test_a_moved_clock_moves_what_bots_mean_to_do() -> None:
    match = in_a_round()
    planned = plan_of(match)
    match.give(MoveClock(7_000, "pause"), 500)

    assert plan_of(match) == planned + 7_000


# Who watches


def test_whoever_watches_a_resumed_match_sees_its_past_first() -> None:
    match = a_match("classic", ["fair"] * 3, 4)
    match.pass_time(100_000)
    seen: list[tuple[Event, int]] = []

    def watch(event: Event, game: Game) -> None:
        seen.append((event, game.number))

    sitting = [Sitting(player.name) for player in match.game.players]
    Match.resumed(match.log, sitting, match.chance, watch)

    assert seen == [(event, number) for number, event in enumerate(match.log, 1)]


def test_a_referee_who_insists_stops_the_match_at_the_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-123: the event is named, and so is what is wrong with it."""
    monkeypatch.setattr("ubongo.rules.editions.classic.TAKEN_AT_ONCE", 3)
    match = a_match("classic", ["expert"] * 2, 1, watch=Referee().insist)
    with pytest.raises(Breached, match=r"event \d+, GemsTaken: seat \d takes 3 gems and not two"):
        match.pass_time()

    assert match.log[-1].__class__.__name__ == "GemsTaken"
