"""The referee watches rounds: solves, ranks, the sand, the second chance, giving up."""

from dataclasses import replace

from tests.support.game_harness import Playing, a_game
from tests.support.referee_harness import a_cover, a_round, after, instead, lost, meddled
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    GameEnded,
    GameStarted,
    GemsLeftOver,
    GemWon,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    Player,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatLeft,
    SeatLost,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.gems import AMBER, SAPPHIRE
from ubongo.rules.referee import Referee


def test_solving() -> None:
    """R-114: rank k is the k-th accepted solve; R-016: and every solve is checked."""
    table = a_round(seats=3)
    now = table.game.now
    cover = a_cover(table, 0)
    call = UbongoCalled(now, 0, 1, cover)
    half = Cover(cover.placements[:-1])
    doubled = Cover(
        (*cover.placements[:-1], replace(cover.placements[-1], cells=cover.placements[0].cells))
    )

    assert after(table, call) == set()
    assert after(table, call, call) == {"solved_twice", "rank"}
    assert after(table, replace(call, rank=2)) == {"rank"}
    assert after(table, replace(call, cover=half)) == {"cover"}
    assert after(table, replace(call, cover=doubled)) == {"cover"}
    assert after(table, call, UbongoCalled(now, 1, 2, Cover(()))) == {"cover"}
    assert after(table, RoundGivenUp(now, 0), call) == {"out"}
    assert after(table, SeatLeft(now, 0), call) == {"left"}


def test_time() -> None:
    """R-130, R-134, R-402: nothing at or after the deadline; R-017: the log has one order."""
    table = a_round(seats=2)
    deadline = table.game.deadline
    assert deadline is not None
    call = UbongoCalled(deadline, 0, 1, a_cover(table, 0))

    assert after(table, replace(call, at=deadline - 1)) == set()
    assert after(table, call) == {"late"}
    assert "time" in after(table, lost(table), replace(call, at=table.game.now - 1))
    assert meddled(table, lambda game: setattr(game, "deadline", deadline + 1), lost(table)) == {
        "deadline"
    }
    assert meddled(table, lambda game: setattr(game, "number", 99), lost(table)) == {"number"}
    assert meddled(table, lambda game: game.solvers.append(1), lost(table)) == {"ranks"}


def test_nothing_happens_before_a_round_or_after_the_game() -> None:
    table = a_game("bare", 2, rounds=1)
    begun = a_round(rounds=1)
    call = UbongoCalled(0, 0, 1, a_cover(begun, 0))
    assert after(table, call) >= {"order"}

    begun.play_round(0, 1)
    assert begun.game.is_over
    assert after(begun, lost(begun)) == {"over"}
    assert after(begun, GameEnded(begun.game.now, (1, 1), "played", ((1,), (1,)))) == {"over"}


def test_the_second_chance() -> None:
    """R-138, R-140: if nobody solved the sand is turned again, and once only."""
    table = a_round()
    now, end = table.game.now, table.game.deadline
    assert end is not None
    again = HourglassTurned(end, end + 60_000)
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    ended = RoundEnded(end, 1)

    assert after(table, again) == set()
    assert after(table, ended) == {"second_chance"}
    assert after(table, call, ended) == set()
    assert after(table, call, again) == {"second_chance"}
    assert after(table, replace(again, at=end - 1)) == {"second_chance"}
    assert after(table, replace(again, deadline=end + 61_000)) == {"deadline"}
    third = HourglassTurned(end + 60_000, end + 120_000)
    assert after(table, again, third) == {"third_hourglass"}
    assert after(table, again, RoundEnded(end + 60_000, 1)) == set()


def test_the_second_chance_of_the_cooperative_game() -> None:
    """R-264: in co-op the sand is turned again as long as somebody has not solved."""
    table = a_round("cooperative", 2)
    end = table.game.deadline
    assert end is not None
    table.solve(0)
    left_over = GemsLeftOver(end, (AMBER,))

    assert after(table, HourglassTurned(end, end + 60_000)) == set()
    assert after(table, left_over, RoundEnded(end, 1)) == {"second_chance"}
    literal = a_round("cooperative", 2, second_chance_if_none_solved=True)
    literal.solve(0)
    assert after(literal, HourglassTurned(end, end + 60_000)) == {"second_chance"}
    assert after(literal, left_over, RoundEnded(end, 1)) == set()


def test_the_end_of_a_round() -> None:
    """R-134, R-135: with the sand, or when nothing can happen any more, and not otherwise."""
    table = a_round()
    now, end = table.game.now, table.game.deadline
    assert end is not None
    table.solve(0)

    assert after(table, RoundEnded(now, 1)) == {"early"}
    assert after(table, RoundEnded(end + 1, 1)) == {"late"}
    assert after(table, RoundEnded(end, 2)) == {"order"}
    assert after(table, RoundEnded(end, 1), RoundEnded(end, 1)) == {"order"}
    classic = a_round("classic", 2)
    classic.solve(0)
    classic.solve(1)
    assert after(classic, RoundEnded(classic.game.now, 1)) == {"early"}


def test_no_second_chance_for_those_who_have_left() -> None:
    """R-410: the last person has left, and the bot has not solved."""
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    end = table.game.deadline
    assert end is not None
    turned = HourglassTurned(end, end + 60_000)

    assert after(table, turned) == set()
    assert after(table, SeatLeft(end, 0), turned) == {"second_chance"}


def test_giving_up() -> None:
    """R-418, R-434: taken back with sand only; when the people have given up, bots stop."""
    table = a_game("bare", (Player("A"), Player("B", "child")))
    table.begin()
    now = table.game.now
    up, back, ended = RoundGivenUp(now, 0), GiveUpTakenBack(now, 0), RoundEnded(now, 1)

    assert after(table, up, ended) == set()
    assert after(table, up, back, ended) == {"early"}
    assert after(table, back) == {"out"}
    assert after(table, up, up) == {"out"}
    assert after(table, up, UbongoCalled(now, 1, 1, a_cover(table, 1))) == {"early"}
    free = a_round("bare", 2, hourglass=None)
    assert after(free, RoundGivenUp(free.game.now, 0), GiveUpTakenBack(free.game.now, 0)) == {"out"}


def test_idle_rounds() -> None:
    """R-419, R-420: without an hourglass, after three minutes, or a minute without a line."""
    table = a_round("bare", 2, hourglass=None)
    now = table.game.now
    first = UbongoCalled(now, 0, 1, a_cover(table, 0))
    second = UbongoCalled(now, 1, 2, a_cover(table, 1))

    assert after(table, first, replace(second, at=now + 179_999)) == set()
    assert after(table, first, replace(second, at=now + 180_000)) == {"late"}
    assert after(table, SeatLost(now, 1), first, replace(second, at=now + 60_000)) == {"late"}
    assert after(table, first, RoundGivenUp(now, 0)) == {"out"}


def test_by_the_first_rules_idle_people_and_deserted_rounds_were_waited_for() -> None:
    """R-410, R-420: the referee objects to nothing that version 1 allowed, and knows its rules."""
    free = a_round("bare", 2, hourglass=None, rules=1)
    now = free.game.now
    first = UbongoCalled(now, 0, 1, a_cover(free, 0))
    second = UbongoCalled(now + 180_000, 1, 2, a_cover(free, 1))
    assert after(free, first, second) == set()
    assert after(free, first, RoundGivenUp(now, 0)) == set()

    for rules, codes in ((1, {"early"}), (2, set())):
        table = a_game("bare", (Player("A"), Player("B", "child")), rules=rules)
        table.begin()
        now = table.game.now
        assert after(table, SeatLeft(now, 0), RoundEnded(now, 1)) == codes


def test_a_board_put_aside_is_not_taken_up_again() -> None:
    """R-301, R-434: in solo against the clock nothing was given up that could be taken back."""
    table = a_round("solo", 1, minutes=5)
    now = table.game.now

    assert after(table, BoardPutAside(now, 0), GiveUpTakenBack(now, 0)) == {"out"}


def test_who_was_given_up_for_takes_nothing_more() -> None:
    """R-419: also a solver who had not taken yet."""
    table = a_round("classic", 2, hourglass=None)
    now = table.game.now
    solved = UbongoCalled(now, 0, 1, a_cover(table, 0))
    given_up = RoundGivenUp(now + 180_000, 0)

    assert after(table, solved, given_up) == set()
    assert after(table, solved, given_up, TakePassed(now + 180_000, 0)) == {"late", "out"}


def test_start_delays() -> None:
    """R-423: nobody solves a board that is not shown yet, in the play-off neither."""
    table = a_round("2024", 2, delays=(0, 8_000), rounds=1)
    now = table.game.now
    call = UbongoCalled(now + 8_000, 1, 1, a_cover(table, 1))
    won = GemWon(now + 8_000, 1, SAPPHIRE)
    assert after(table, call, won) == {"early"}
    assert after(table, BoardShown(now + 8_000, 1), call, won) == set()
    assert after(table, BoardShown(now + 7_999, 1)) == {"early"}
    table.end_round()
    table.begin_play_off()
    assert after(table, UbongoCalled(table.game.now, 1, 1, a_cover(table, 1))) == {"early"}


def test_a_guided_game() -> None:
    """R-435: no hourglass in its first round, and no bot that calls before the person."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    table.begin()
    now = table.game.now
    call = UbongoCalled(now, 1, 1, a_cover(table, 1))

    assert instead(table, RoundStarted, deadline=now + 60_000) >= {"deadline"}
    assert after(table, call) == {"early"}
    assert after(table, NextSaid(now, 0), call) == set()
    assert after(table, RoundGivenUp(now, 0), call) == set()
    assert after(table, SeatLeft(now, 0), call) == set()


def test_a_guided_game_has_one_person() -> None:
    """R-435: and at least one bot."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    started = table.events[0]
    assert isinstance(started, GameStarted)

    def objected(*players: Player) -> set[str]:
        event = replace(started, players=players)
        game = engine.replay([event])
        return {breach.code for breach in Referee().check(event, game)}

    assert objected(*started.players) == set()
    assert objected(Player("A"), Player("B")) == {"guided"}
    assert objected(Player("A", "child"), Player("B", "child")) == {"guided"}
    assert objected(Player("A")) == {"guided"}


def test_the_second_round_of_a_guided_game_has_sand() -> None:
    """R-435: from round 2 on the usual rules."""
    table = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    table.play_round(0, 1)
    table.begin()

    assert instead(table, RoundStarted, 1) == set()
    assert instead(table, RoundStarted, 1, deadline=None) == {"deadline"}
    assert after(table, UbongoCalled(table.game.now, 1, 1, a_cover(table, 1))) == set()


def test_a_solo_run_without_a_clock_waits_for_its_player() -> None:
    """R-419: only where somebody waits for somebody a lost line gives up."""
    table = a_round("solo", 1)
    now = table.game.now
    call = UbongoCalled(now + 60_000, 0, 1, a_cover(table, 0))

    assert after(table, SeatLost(now, 0), call) == set()


def test_no_round_after_the_last() -> None:
    """R-424: one was agreed on, whatever number the second has."""
    table = a_game("bare", 2, rounds=2)
    table.play_round(0)
    table.begin()
    started = table.happened(GameStarted)[0]
    short = Playing(table.chance, (replace(started, rounds=1), *table.events[1:-1]))
    again = table.happened(RoundStarted)[1]

    assert after(short, again) == {"round"}


def test_by_the_first_rules_bots_had_their_second_chance() -> None:
    """R-138, R-410: the last person has left, and the bots go on."""
    table = a_game("bare", (Player("A"), Player("B", "child")), rules=1)
    table.begin()
    end = table.game.deadline
    assert end is not None

    assert after(table, SeatLeft(end, 0), HourglassTurned(end, end + 60_000)) == set()


def test_no_second_chance_when_all_have_given_up() -> None:
    """R-434: nobody has solved, and nobody will."""
    table = a_round()
    now, end = table.game.now, table.game.deadline
    assert end is not None
    turned = HourglassTurned(end, end + 60_000)
    up = [RoundGivenUp(now, seat) for seat in (0, 1)]

    assert after(table, up[0], turned) == set()
    assert after(table, *up, turned) == {"second_chance"}


def test_next_is_said_in_the_first_round_of_guided_games_only() -> None:
    """R-432, R-435."""
    table = a_round()
    assert after(table, NextSaid(table.game.now, 0)) == {"next"}
    guided = a_game("bare", (Player("A"), Player("B", "child")), guided=True)
    guided.play_round(0, 1)
    guided.begin()
    assert after(guided, NextSaid(guided.game.now, 0)) == {"next"}


def test_the_round_of_bots_ends_as_any_other() -> None:
    """R-135, R-410: nobody has left them."""
    table = a_game("bare", (Player("A", "child"), Player("B", "child")))
    table.begin()

    assert after(table, RoundEnded(table.game.now, 1)) == {"early"}
