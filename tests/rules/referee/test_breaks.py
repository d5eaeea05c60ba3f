"""The referee watches breaks: *next*, pauses, and who is away."""

from dataclasses import replace

from tests.support.game_harness import Playing, a_game
from tests.support.referee_harness import a_cover, a_round, a_tie, after
from ubongo.rules.events import (
    Continued,
    Event,
    GameVoided,
    NextSaid,
    PauseAsked,
    Paused,
    Player,
    PlayOffStarted,
    RoundEnded,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    TableWentOn,
    UbongoCalled,
)


def test_next() -> None:
    """R-432: the table goes on when all have said next or the pause is over, and not twice."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    said = [NextSaid(now, seat) for seat in (0, 1)]
    went_on = TableWentOn(now)

    assert after(table, replace(went_on, at=now + 7_999)) == {"next"}
    assert after(table, replace(went_on, at=now + 8_000)) == set()
    assert after(table, replace(went_on, at=now + 8_001)) == {"next"}
    assert after(table, *said, went_on) == set()
    assert after(table, *said, replace(went_on, at=now + 1)) == {"next"}
    assert after(table, *said, went_on, went_on) == {"next"}
    assert after(table, said[0], went_on) == {"next"}
    assert after(table, said[0], SeatLost(now, 1), went_on) == set()
    assert after(table, said[0], SeatLeft(now, 1), went_on) == set()
    assert after(table, SeatLost(now, 0), SeatLost(now, 1), went_on) == {"next"}
    ready_before: list[Event] = [said[1], SeatLost(now, 0), SeatLost(now, 1), SeatBack(now + 9, 1)]
    assert after(table, *ready_before, replace(went_on, at=now + 9)) == set()
    table.begin()
    assert after(table, NextSaid(table.game.now, 0)) == {"next"}
    assert after(table, TableWentOn(table.game.now)) >= {"next"}


def test_only_between_rounds_a_table_goes_on() -> None:
    """R-432: not before the first round, not by version 1, not in a pause, not among bots."""
    new = a_game("bare", 2)
    assert after(new, TableWentOn(8_000)) == {"next"}
    old = a_game("bare", 2, rules=1)
    old.play_round(0)
    assert after(old, TableWentOn(old.game.now + 8_000)) == {"next"}
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    paused: list[Event] = [PauseAsked(now, 0), PauseAsked(now, 1), Paused(now)]
    assert after(table, *paused, TableWentOn(now + 8_000)) == {"next"}
    bots = a_game("bare", (Player("A", "child"), Player("B", "child")))
    bots.play_round(0)
    assert after(bots, TableWentOn(bots.game.now)) == {"next"}
    alone = a_round("solo", 1)
    assert after(alone, RoundEnded(0, 1), TableWentOn(8_000)) >= {"next"}
    tied = a_game("2024", 2, rounds=1)
    tied.play_round()
    tied.begin_play_off()
    assert after(tied, TableWentOn(tied.game.now)) >= {"next"}


def test_a_round_starts_when_the_table_has_gone_on() -> None:
    """R-408, R-432: not before, and not long after."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    went_on = TableWentOn(now + 8_000)
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)

    def starts(at: int) -> Event:
        return replace(started, at=at, deadline=at + 60_000)

    assert after(table, starts(now + 8_000)) == {"next"}
    assert after(table, went_on, starts(now + 8_000)) == set()
    assert after(table, went_on, starts(now + 30_000)) == set()
    assert after(table, went_on, starts(now + 30_001)) == {"late"}


def test_pauses() -> None:
    """R-416, R-433: with one person at any time, else between rounds and together."""
    several = a_round("bare", 2)
    assert after(several, Paused(several.game.now)) == {"paused"}
    asked = [PauseAsked(several.game.now, seat) for seat in (0, 1)]
    assert after(several, *asked, Paused(several.game.now)) == {"paused"}
    old = a_game("bare", (Player("A"), Player("B", "child")), rules=1)
    old.begin()
    assert after(old, Paused(old.game.now)) == {"paused"}
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    now = table.game.now
    paused, call = Paused(now), UbongoCalled(now, 0, 1, a_cover(table, 0))

    assert after(table, paused, call) == {"paused"}
    assert after(table, paused, Continued(now + 9, 0), replace(call, at=now + 60_008)) == set()
    assert after(table, paused, Continued(now + 9, 0), replace(call, at=now + 60_009)) == {"late"}
    again = Paused(now + 9_999)
    assert after(table, paused, Continued(now, 0), again) == {"paused"}
    assert after(table, paused, Continued(now, 0), replace(again, at=now + 10_000)) == set()
    assert after(table, paused, paused) == {"paused"}
    assert after(table, paused, Paused(now + 10_000)) == {"paused"}
    assert after(table, Continued(now, 0)) >= {"paused"}


def test_who_leaves_a_pause_leaves_it_to_the_others() -> None:
    """R-416: no round starts in it; R-410: only when nobody remains, it is over."""
    table = a_game("bare", 3)
    table.play_round(0)
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)
    now = table.game.now
    paused: list[Event] = [PauseAsked(now, seat) for seat in (0, 1, 2)]
    paused += [Paused(now), SeatLeft(now, 2)]

    assert after(table, *paused, started) == {"paused", "next"}
    # The pause of eight seconds begins anew.
    for at, codes in ((now + 8_008, {"next"}), (now + 8_009, set())):
        assert after(table, *paused, Continued(now + 9, 0), TableWentOn(at)) == codes


def test_sixty_pauses() -> None:
    """R-433: in a game, and no more."""
    table = a_game("bare", (Player("A"), Player("B", "child")), hourglass=None)
    table.begin()
    now = table.game.now
    pauses: list[Event] = []
    for number in range(61):
        at = now + 10_000 * number
        pauses += [Paused(at), Continued(at, 0)]

    assert after(table, *pauses[:-2]) == set()
    assert after(table, *pauses) == {"paused"}


def test_who_has_left_says_nothing_and_leaves_only_once() -> None:
    """R-410, R-432; version 1 of the rules knew no next."""
    table = a_game("bare", 3)
    table.play_round(0)
    now = table.game.now
    assert after(table, SeatLeft(now, 2), NextSaid(now, 2)) == {"next"}
    assert after(table, SeatLeft(now, 2), SeatLeft(now, 2)) == {"left"}
    old = a_game("bare", 2, rules=1)
    old.play_round(0)
    assert after(old, NextSaid(old.game.now, 0)) == {"next"}


def test_who_leaves_need_not_say_next() -> None:
    """R-432: the others have, so the table goes on."""
    table = a_game("bare", 3)
    table.play_round(0)
    now = table.game.now
    said = [NextSaid(now, seat) for seat in (0, 1)]

    assert after(table, *said, TableWentOn(now)) == {"next"}
    assert after(table, *said, SeatLeft(now, 2), TableWentOn(now)) == set()


def test_a_pause_by_hand_ends_after_five_minutes() -> None:
    """R-408, R-432: not before, unless all have said next; and the roll follows in 5 s."""
    table = a_game("bare", 2, pause=None)
    table.play_round(0)
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)
    went_on = TableWentOn(now + 300_000)
    assert after(table, replace(went_on, at=now + 299_999)) == {"next"}
    for waited, codes in ((300_000, set()), (305_000, set()), (305_001, {"late"})):
        at = now + waited
        assert after(table, went_on, replace(started, at=at, deadline=at + 60_000)) == codes


def test_when_all_are_away_nobody_is_ready() -> None:
    """R-409, R-432: whoever comes back has the whole pause."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    away: list[Event] = [SeatLost(now, 0), SeatLost(now, 1), SeatBack(now + 60_000, 0)]
    for waited, codes in ((7_999, {"next"}), (8_000, set())):
        assert after(table, *away, TableWentOn(now + 60_000 + waited)) == codes


def test_no_play_off_starts_in_a_pause() -> None:
    """R-227, R-433: one person has paused while it was announced."""
    table = a_game("2024", (Player("A"), Player("B", "child")), rounds=1)
    table.play_round()
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(PlayOffStarted)

    assert after(table, Paused(now), started) == {"play_off"}


def test_who_remains_alone_may_pause_at_any_time() -> None:
    """R-433: two were at the table, and one has left."""
    table = a_round("bare", 2)
    now = table.game.now

    assert after(table, Paused(now)) == {"paused"}
    assert after(table, SeatLeft(now, 1), Paused(now)) == set()


def test_a_play_off_is_not_paused_by_several() -> None:
    """R-416: only between rounds, and only if all agree."""
    table = a_tie()
    now = table.game.now
    asked = [PauseAsked(now, seat) for seat in (0, 1, 2)]

    assert after(table, *asked, Paused(now)) == {"paused"}


def test_a_table_of_bots_is_never_void() -> None:
    """R-409: nobody has gone, and bots play on."""
    table = a_game("bare", (Player("A", "child"), Player("B", "child")))

    assert after(table, GameVoided(table.game.now)) == {"void"}


def test_in_the_first_round_no_table_goes_on() -> None:
    """R-432: nor eight seconds after the game has begun."""
    table = a_round()
    assert table.game.now < 8_000

    assert after(table, TableWentOn(8_000)) == {"next"}


def test_leaving_between_rounds_does_not_begin_the_pause_anew() -> None:
    """R-410, R-432: two of three are still there."""
    table = a_game("bare", 3)
    table.play_round(0)
    now = table.game.now
    left = SeatLeft(now + 6_000, 2)

    assert after(table, left, TableWentOn(now + 8_000)) == set()
    assert after(table, left, TableWentOn(now + 14_000)) == {"next"}


def test_no_round_starts_at_a_table_that_all_are_away_from() -> None:
    """R-409: it sleeps; while one of them is there the roll is waited for, and not for long."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)
    away = [SeatLost(now + 8_000, seat) for seat in (0, 1)]
    for waited, codes in ((30_000, set()), (100_000, {"late"})):
        at = now + waited
        begun = replace(started, at=at, deadline=at + 60_000)
        assert after(table, TableWentOn(now + 8_000), away[0], begun) == codes
        assert after(table, TableWentOn(now + 8_000), *away, begun) == {"asleep"}


def test_by_the_first_rules_whoever_was_lost_could_still_roll() -> None:
    """R-409: such games are in records."""
    table = a_game("bare", 2, rules=1)
    table.play_round(0)
    now = table.game.now
    started = Playing(table.chance, tuple(table.events)).wait_for(RoundStarted)

    assert after(table, SeatLost(now, 0), SeatLost(now, 1), started) == set()


def test_whoever_is_ready_before_a_pause_is_ready_after_it() -> None:
    """R-432, R-433: the one who had not said next has left in the pause."""
    table = a_game("bare", 2)
    table.play_round(0)
    now = table.game.now
    events: list[Event] = [NextSaid(now, 0), PauseAsked(now, 0), PauseAsked(now, 1), Paused(now)]
    events += [SeatLeft(now + 50, 1), Continued(now + 100, 0)]

    assert after(table, *events, TableWentOn(now + 100)) == set()
    assert after(table, *events, TableWentOn(now + 101)) == {"next"}
