"""The 2024 edition: round track, gems by rank, boards kept, and the play-off."""

from dataclasses import replace
from itertools import product

import pytest

from tests.support.game_harness import Playing, a_box, a_game, players, solve_for
from ubongo.boards.board import Animal, Side
from ubongo.boards.box import Box
from ubongo.rules import engine
from ubongo.rules.chance import Chance
from ubongo.rules.commands import (
    AgreeToShare,
    CallUbongo,
    Concede,
    GiveUp,
    Leave,
    Lose,
    MovePawn,
    Return,
    Roll,
    TakeGems,
)
from ubongo.rules.editions.edition_2024 import ScoringBoard, TrackView, points
from ubongo.rules.events import (
    BoardShown,
    GameEnded,
    GemsLeftOver,
    GemWon,
    HourglassTurned,
    Player,
    PlayOffStarted,
    RoundEnded,
    RoundStarted,
    SharingAgreed,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.gems import AMBER, SAPPHIRE
from ubongo.rules.refusals import (
    BadSetting,
    NotInPlayOff,
    OutOfTime,
    TooEarly,
    WrongEdition,
    WrongPhase,
)
from ubongo.rules.settings import Settings

MINUTE = 60_000


def track(table: Playing) -> TrackView:
    shown = table.view().table
    assert isinstance(shown, TrackView)
    return shown


def phase(table: Playing) -> Phase:
    return table.game.phase


def scored(table: Playing) -> tuple[int, ...]:
    return track(table).points


def dealt(table: Playing) -> list[int]:
    return [deal.board for started in table.happened(RoundStarted) for deal in started.deals]


# Set-up


def test_nine_sapphires_and_nine_ambers_lie_on_the_track() -> None:
    """R-200: a track with nine gems of each kind; no pawns and no rows."""
    table = a_game("2024", 3)
    table.begin()

    assert (track(table).sapphires, track(table).ambers) == (9, 9)
    assert track(table).scoring == (ScoringBoard(), ScoringBoard(), ScoringBoard())
    assert isinstance(table.refused(MovePawn(0, 3)), WrongEdition)
    assert isinstance(table.refused(TakeGems(0)), WrongEdition)


def test_animals_do_not_matter() -> None:
    """R-201: with other animals on the same boards the game is the same."""

    def game(box: Box) -> Playing:
        chance = Chance(bytes(16), box)
        table = Playing(chance, engine.start("2024", players(3), Settings(start_seat=0), chance))
        for solvers in ((0, 1, 2), (2, 0), (1,)):
            table.play_round(*solvers)
        return table

    usual = a_box()
    others = Box(tuple(replace(board, animal=Animal.JURI) for board in usual.boards))

    assert dealt(game(usual)) == dealt(game(others))
    assert scored(game(usual)) == scored(game(others)) == (6, 6, 5)


@pytest.mark.parametrize(("seats", "left"), [(2, 18), (3, 9), (4, 0)])
def test_all_boards_form_the_stack(seats: int, left: int) -> None:
    """R-202: nothing is set aside: 18, 27 or 36 of the 36 boards are used, none twice."""
    table = a_game("2024", seats)
    assert len(table.game.undealt) == 36

    for _ in range(9):
        table.play_round(0)

    assert len(set(dealt(table))) == len(dealt(table)) == 9 * seats
    assert len(table.game.undealt) == left


def test_the_stack_is_shuffled() -> None:
    """R-202: the book mentions no shuffling; two games are not dealt alike, from all 36."""
    orders = set()
    for seed in range(12):
        table = a_game("2024", 2, seed=seed)
        for _ in range(9):
            table.play_round(0)
        orders.add(tuple(dealt(table)))

    assert len(orders) == 12
    assert {board for order in orders for board in order} == set(range(1, 37))


def test_there_are_nine_rounds() -> None:
    """R-203: nine rounds, and fewer only if the table agreed on it."""
    table = a_game("2024", 2)
    for _ in range(9):
        assert phase(table) is Phase.BORDER
        table.play_round(0)

    assert phase(table) is Phase.OVER
    assert len(table.happened(RoundEnded)) == 9
    assert a_game("2024", 2, rounds=3).game.rounds == 3
    with pytest.raises(BadSetting):
        a_game("2024", 2, rounds=10)


@pytest.mark.parametrize(("side", "pieces"), [(Side.EASY, 3), (Side.HARD, 4)])
def test_both_sides_are_played_alike(side: Side, pieces: int) -> None:
    """R-204: the book describes three pieces only; the hard side goes the same way."""
    table = a_game("2024", 2, sides=(side,))
    table.begin()
    own = table.view(1).own.deal

    assert own is not None
    assert own.side is side
    assert len(own.puzzle.pieces) == pieces
    table.solve(1)
    assert scored(table) == (0, 4)


def test_a_random_seat_rolls_first_unless_the_host_names_one() -> None:
    """R-205: nobody's age is asked."""
    rollers = set()
    for seed in range(40):
        table = a_game("2024", 4, seed=seed, start_seat=None)
        table.begin()
        rollers.add(table.game.roller)

    assert rollers == {0, 1, 2, 3}
    named = a_game("2024", 4, start_seat=2)
    named.begin()
    assert named.game.roller == 2


# The round


def test_roll_and_hourglass_are_one_event() -> None:
    """R-206: nobody else has to turn the hourglass."""
    table = a_game("2024", 2)
    happened = table.tell(Roll(0), at=700)

    assert [type(event) for event in happened] == [RoundStarted]
    assert table.game.symbol is not None
    assert table.game.deadline == 700 + MINUTE


def test_the_clock_calls_stop() -> None:
    """R-207: at the last grain everything stops, and nobody has to call it."""
    table = a_game("2024", 2)
    table.tell(Roll(0), at=0)
    table.solve(0, at=1_000)
    late = solve_for(table.game, 1)

    refusal = table.refused(late, at=MINUTE)

    assert isinstance(refusal, OutOfTime)
    assert refusal.numbers == {"late_by": 0}
    assert phase(table) is Phase.BORDER


def test_a_second_hourglass_when_nobody_has_solved() -> None:
    """R-208: turned once more for the same boards and face; rewards in it are the usual ones."""
    table = a_game("2024", 3)
    table.tell(Roll(0), at=0)
    boards = [seat.deal for seat in table.game.seats]
    face = table.game.symbol

    assert table.wait(MINUTE) == [HourglassTurned(MINUTE, 2 * MINUTE)]
    assert [seat.deal for seat in table.game.seats] == boards
    assert table.game.symbol is face
    table.solve(2, at=2 * MINUTE - 1)
    assert scored(table) == (0, 0, 4)


def test_there_is_no_third_hourglass() -> None:
    """R-208: again nobody: the round is over for good."""
    table = a_game("2024", 3)
    events = table.play_round()

    assert len(table.happened(HourglassTurned)) == 1
    assert events[-1] == RoundEnded(events[-1].at, 1)


def test_no_second_hourglass_when_one_of_them_has_solved() -> None:
    """R-208: 'nobody', not 'not everybody' as in co-op (R-264)."""
    table = a_game("2024", 3)
    table.play_round(1)

    assert table.happened(HourglassTurned) == []
    assert table.game.now == 5_000 + MINUTE


def test_rewards_go_by_rank() -> None:
    """R-209: sapphire, amber, nothing, nothing, and each their own board for all four."""
    table = a_game("2024", 4)
    table.begin()
    boards = [seat.deal.board for seat in table.game.seats if seat.deal]
    for seat in (2, 0, 3, 1):
        table.solve(seat)

    assert track(table).scoring == (
        ScoringBoard(0, 1, (boards[0],)),
        ScoringBoard(0, 0, (boards[1],)),
        ScoringBoard(1, 0, (boards[2],)),
        ScoringBoard(0, 0, (boards[3],)),
    )
    assert scored(table) == (2, 1, 4, 1)


def test_the_reward_comes_with_the_solve() -> None:
    """R-210: nothing has to be taken, and nothing can be taken too late."""
    table = a_game("2024", 3)
    table.tell(Roll(0), at=0)
    happened = table.solve(1, at=MINUTE - 1)

    assert [type(event) for event in happened] == [UbongoCalled, GemWon]
    assert happened[1] == GemWon(MINUTE - 1, 1, SAPPHIRE)
    assert table.view(1).may == ()
    table.end_round()
    assert scored(table) == (0, 4, 0)


def test_who_has_not_solved_gets_nothing() -> None:
    """R-211: not covered before the end: nothing, whatever the others did."""
    table = a_game("2024", 4)
    table.play_round(3, 1)

    assert track(table).scoring[0] == track(table).scoring[2] == ScoringBoard()


# The end of a round


def test_the_track_counts_the_rounds() -> None:
    """R-212: one sapphire and one amber fewer after every round, however many solved."""
    table = a_game("2024", 4)
    for round_, solvers in enumerate(
        ((), (1,), (2, 3), (0, 1, 2), (3, 2, 1, 0), (0,), (), (1, 0), (2,)), start=1
    ):
        table.play_round(*solvers)
        assert (track(table).sapphires, track(table).ambers) == (9 - round_, 9 - round_)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_solver_leaves_the_amber_to_the_box(seats: int) -> None:
    """R-213: 'only one has solved'; the print says 'not solved', which cannot be meant."""
    table = a_game("2024", seats)
    events = table.play_round(seats - 1)

    assert [event.gems for event in events if isinstance(event, GemsLeftOver)] == [(AMBER,)]


@pytest.mark.parametrize("seats", [3, 4])
def test_one_who_failed_leaves_nothing_over(seats: int) -> None:
    """R-213: by the print the amber would go to the box, though the second has won it."""
    table = a_game("2024", seats)
    events = table.play_round(*range(seats - 1))

    assert [event for event in events if isinstance(event, GemsLeftOver)] == []
    assert track(table).scoring[1].ambers == 1


def test_nobody_solved_leaves_both_gems_to_the_box() -> None:
    """R-214: sapphire and amber."""
    events = a_game("2024", 3).play_round()

    left = [event.gems for event in events if isinstance(event, GemsLeftOver)]
    assert left == [(SAPPHIRE, AMBER)]


def test_unsolved_boards_go_to_the_box() -> None:
    """R-215: they lie on no scoring board and are not dealt again."""
    table = a_game("2024", 4)
    table.play_round(2)
    first = dealt(table)
    kept = [board for won in track(table).scoring for board in won.boards]

    assert kept == [first[2]]
    for _ in range(8):
        table.play_round(0)
    assert not set(dealt(table)[4:]) & set(first)


def test_the_next_seat_rolls_next() -> None:
    """R-216: clockwise, and round again."""
    table = a_game("2024", 3, start_seat=1)
    for _ in range(4):
        table.play_round(0, 1, 2)

    assert [event.roller for event in table.happened(RoundStarted)] == [1, 2, 0, 1]


def test_a_round_ends_early_when_all_have_solved() -> None:
    """R-231: with the last solve, not with the sand; never while somebody still lays."""
    table = a_game("2024", 3)
    table.tell(Roll(0), at=0)
    table.solve(0, at=10_000)
    table.solve(1, at=20_000)
    assert phase(table) is Phase.ROUND

    happened = table.solve(2, at=30_000)

    assert happened[-1] == RoundEnded(30_000, 1)


# The end of the game


def test_the_game_ends_when_the_track_is_empty() -> None:
    """R-217: after the ninth round, at once."""
    table = a_game("2024", 2)
    for _ in range(8):
        table.play_round(0)
        assert track(table).sapphires
    table.play_round(0)

    assert (track(table).sapphires, track(table).ambers) == (0, 0)
    assert phase(table) is Phase.OVER
    assert table.happened(GameEnded)[0].at == table.happened(RoundEnded)[-1].at


@pytest.mark.parametrize(
    ("won", "worth"),
    [
        (ScoringBoard(), 0),
        (ScoringBoard(sapphires=2), 6),
        (ScoringBoard(ambers=2), 2),
        (ScoringBoard(boards=(7, 8)), 2),
        (ScoringBoard(9, 9, (1, 2, 3, 4, 5, 6, 7, 8, 9)), 45),
    ],
)
def test_gems_and_boards_count(won: ScoringBoard, worth: int) -> None:
    """R-218: first the book names the gems only; the boards count as well."""
    assert points(won) == worth


def test_lucy_has_twelve_points() -> None:
    """R-219: one sapphire, three ambers, six boards."""
    assert points(ScoringBoard(1, 3, (3, 8, 14, 20, 27, 33))) == 12


def test_lucy_plays_for_her_twelve_points() -> None:
    """R-219: the same at the table: once first, three times second, twice third."""
    table = a_game("2024", 3, rounds=6)
    for solvers in ((0, 1), (1, 0), (1, 0), (1, 0), (1, 2, 0), (1, 2, 0)):
        table.play_round(*solvers)

    assert (track(table).scoring[0].sapphires, track(table).scoring[0].ambers) == (1, 3)
    assert len(track(table).scoring[0].boards) == 6
    assert scored(table)[0] == 12


def test_most_points_win() -> None:
    """R-220: Ben was first twice and wins; equal points share the second place."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(1, 0)
    table.play_round(1, 2)

    assert scored(table) == (2, 8, 2)
    assert table.game.places == (2, 1, 2)


# The play-off


def tied(seats: int = 2, **settings: object) -> Playing:
    """A game in which all seats have the same points after the last round."""
    table = a_game("2024", seats, rounds=seats, **settings)  # type: ignore[arg-type]
    for first in range(seats):
        table.play_round(*(((first + place) % seats) for place in range(seats)))
    table.begin_play_off()
    return table


def test_a_tie_for_the_most_points_is_played_off() -> None:
    """R-226: the tied get one board each, one roll, no hourglass; the first to solve wins."""
    table = tied(3)
    started = table.happened(PlayOffStarted)[0]

    assert scored(table) == (7, 7, 7)
    assert started.seats == (0, 1, 2)
    assert {deal.side for deal in started.deals} == {Side.EASY}
    table.wait(table.game.now + 5 * MINUTE)
    assert phase(table) is Phase.PLAY_OFF
    assert not any(event.at >= started.at for event in table.happened(HourglassTurned))

    table.solve(1)

    assert phase(table) is Phase.OVER
    assert table.game.places == (2, 1, 2)
    assert table.game.reason == "play-off"


def test_only_the_tied_play_it_off() -> None:
    """R-226: whoever has fewer points looks on."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(0, 1)
    last = table.game.seats[2].deal
    table.play_round(1, 0)
    table.begin_play_off()

    assert table.game.tied == (0, 1)
    assert table.game.seats[2].deal is None
    assert last is not None
    call = CallUbongo(2, solve_for(table.game, 0).cover)
    assert isinstance(table.refused(call), NotInPlayOff)
    assert isinstance(table.refused(Concede(2)), NotInPlayOff)


@pytest.mark.parametrize("seed", range(20))
def test_a_loan_when_the_stack_is_empty(seed: int) -> None:
    """R-227: with four the stack is used up, so each gets a board it has not held itself."""
    table = a_game("2024", 4, seed=seed, sides=(Side.HARD,))
    for _ in range(9):
        table.play_round()
    assert table.game.undealt == ()
    table.begin_play_off()
    loans = table.happened(PlayOffStarted)[0].deals
    held = [
        {started.deals[seat].board for started in table.happened(RoundStarted)} for seat in range(4)
    ]

    assert len({loan.board for loan in loans}) == 4
    for seat, loan in enumerate(loans):
        assert loan.board not in held[seat]
        assert loan.side is Side.HARD


@pytest.mark.parametrize("seats", [2, 3])
def test_a_loan_comes_from_the_stack_while_it_lasts(seats: int) -> None:
    """R-227: with two or three players nobody has seen the boards of the play-off."""
    drawn = set()
    for seed in range(20):
        table = a_game("2024", seats, seed=seed)
        for _ in range(9):
            table.play_round()
        table.begin_play_off()
        loans = {deal.board for deal in table.happened(PlayOffStarted)[0].deals}
        drawn |= loans

        assert len(loans) == seats
        assert loans <= set(table.game.undealt)
    assert len(drawn) > 12  # and any of them


def test_a_stack_that_does_not_suffice_is_used_up_first() -> None:
    """R-227: of three tied, one gets the last board of the stack; the others, new ones to them."""
    for seed in range(10):
        table = a_game("2024", 3, seed=seed)
        for _ in range(9):
            table.play_round()
        table.game.undealt = table.game.undealt[:1]
        table.begin_play_off()
        loans = [deal.board for deal in table.happened(PlayOffStarted)[0].deals]

        assert table.game.undealt[0] in loans
        assert len(set(loans)) == 3
        for seat, loan in enumerate(loans):
            assert loan not in table.game.held[seat]


def test_by_the_first_rules_a_loan_was_drawn_from_all_boards() -> None:
    """R-227: in games of version 1, boards of the other one and of the stack alike."""
    from_stack = from_other = False
    for seed in range(20):
        table = a_game("2024", 2, seed=seed, rules=1)
        for _ in range(9):
            table.play_round()
        loan = table.happened(PlayOffStarted)[0].deals[0].board
        from_other |= loan in table.game.held[1]
        from_stack |= loan in table.game.undealt

    assert from_stack
    assert from_other


def test_the_play_off_is_announced_five_seconds_before() -> None:
    """R-227: names first, then boards and die for all at once."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(0, 1)
    table.play_round(1, 0)
    ended = table.happened(RoundEnded)[-1].at

    assert phase(table) is Phase.BORDER
    for seen in table.seen_by_all():
        assert (seen.tied, seen.goes_on_at) == ((0, 1), ended + 5_000)
        assert (seen.next_until, "Next" in seen.may, "Roll" in seen.may) == (None, False, False)
    for seat in range(3):
        assert isinstance(table.refused(Roll(seat)), WrongPhase)
    assert table.wait(ended + 4_999) == []
    table.wait(ended + 5_000)
    assert table.happened(PlayOffStarted)[0].at == ended + 5_000


def test_nobody_is_announced_who_does_not_play_off() -> None:
    """R-227: between rounds, and at an end without a tie."""
    table = a_game("2024", 2, rounds=2)
    table.play_round(0, 1)
    assert table.view(None).tied == ()
    table.play_round(0, 1)
    assert table.view(None).tied == ()


def test_start_delays_hold_in_the_play_off() -> None:
    """R-227, R-423: Ben sees his board eight seconds later, and cannot call before."""
    table = a_game("2024", 2, rounds=1, delays=(0, 8_000))
    table.play_round()
    table.begin_play_off()
    began = table.game.now
    assert [seat.has_board for seat in table.view(None).seats] == [True, False]
    assert table.view(1).own.deal is None
    assert table.view(1).may == ("Concede", "AgreeToShare")
    refusal = table.refused(solve_for(table.game, 1), at=began + 7_999)
    assert isinstance(refusal, TooEarly)
    assert refusal.numbers == {"wait": 1}

    assert table.wait(began + 8_000) == [BoardShown(began + 8_000, 1)]
    assert table.view(1).may == ("CallUbongo", "Concede", "AgreeToShare")
    table.solve(1)
    assert table.game.places == (2, 1)


def test_by_the_first_rules_the_play_off_knew_no_delay() -> None:
    """R-423: in games of version 1."""
    table = a_game("2024", 2, rounds=1, delays=(0, 8_000), rules=1)
    table.play_round()

    assert table.view(1).own.has_board


def test_a_second_chance_is_not_kept_into_the_play_off() -> None:
    """R-226: it has no hourglass, first or second."""
    table = a_game("2024", 2, rounds=1)
    table.play_round()
    assert table.game.second_chance
    table.begin_play_off()

    assert not table.game.second_chance


def test_who_gave_up_the_last_round_is_in_the_play_off() -> None:
    """R-226, R-434: giving up is for the round."""
    table = a_game("2024", 2, rounds=1)
    table.begin()
    table.tell(GiveUp(0))
    table.tell(GiveUp(1))
    table.begin_play_off()

    assert not table.view(0).own.gave_up
    assert "CallUbongo" in table.view(0).may
    table.solve(0)
    assert table.game.places == (1, 2)


def test_nothing_is_won_in_the_play_off() -> None:
    """R-227: boards and points no longer change."""
    table = tied(2)
    before = track(table)
    table.solve(0)

    assert track(table) == before
    assert (before.points, table.game.places) == ((6, 6), (1, 2))


def test_the_play_off_with_the_same_puzzle_for_all() -> None:
    """R-227: a table that agreed on the same puzzle gets it on loan too."""
    table = tied(3, same_puzzle=True)
    loans = table.happened(PlayOffStarted)[0].deals

    assert len({loan.board for loan in loans}) == 1
    assert loans[0].board not in table.game.held[0]


def test_the_play_off_ends_after_ten_minutes() -> None:
    """R-228: nobody solved: the victory is shared; a moment before it can still be won."""
    table = tied(2)
    began = table.happened(PlayOffStarted)[0].at
    table.wait(began + 10 * MINUTE - 1)
    assert phase(table) is Phase.PLAY_OFF
    in_time = tied(2)
    in_time.solve(0, at=began + 10 * MINUTE - 1)

    table.wait(began + 10 * MINUTE)

    assert table.game.places == (1, 1)
    assert in_time.game.places == (1, 2)


def test_who_concedes_has_lost_and_the_last_one_wins_at_once() -> None:
    """R-228, R-229: of three, one who concedes ends nothing; the second makes the third win."""
    table = tied(3)
    table.tell(Concede(0))
    assert phase(table) is Phase.PLAY_OFF
    assert [seat.gave_up for seat in table.view(1).seats] == [True, False, False]
    assert table.view(1).tied == (1, 2)
    assert table.view(0).may == ()
    assert isinstance(table.refused(solve_for(table.game, 0)), NotInPlayOff)

    table.tell(Concede(2))

    assert phase(table) is Phase.OVER
    assert table.game.places == (2, 1, 2)


def test_bots_play_on_when_the_person_concedes() -> None:
    """R-228: bots stop in a round that all people have given up (R-434), not in a play-off."""
    players = (Player("Amina"), Player("Bolt", "fair"), Player("Cog", "fair"))
    table = a_game("2024", players, rounds=3)
    for first in range(3):
        table.play_round(*(((first + place) % 3) for place in range(3)))
    table.begin_play_off()
    table.tell(Concede(0))
    table.solve(2)

    assert table.game.places == (2, 2, 1)


def test_who_leaves_the_play_off_goes_behind_who_concedes() -> None:
    """R-228, R-410: in a tie for first a leaver goes behind those who stayed."""
    table = tied(3)
    table.tell(Leave(0))
    assert phase(table) is Phase.PLAY_OFF
    table.tell(Concede(2))

    assert table.game.places == (3, 1, 2)


def test_everybody_sees_who_has_conceded() -> None:
    """R-228: the others and onlookers know against whom they still play."""
    table = tied(3)
    table.tell(Concede(1))

    for viewer in (0, 1, 2, None):
        assert [seat.gave_up for seat in table.view(viewer).seats] == [False, True, False]


def test_who_has_conceded_does_not_share_at_the_cap() -> None:
    """R-228: at the cap those who are still in it share the victory; who is out has lost it."""
    table = tied(3)
    table.tell(Concede(1))
    table.wait(table.game.since + 10 * MINUTE)

    assert table.game.places == (1, 3, 1)


def test_all_who_are_in_it_may_agree_to_share() -> None:
    """R-228: Clara has conceded; Amina and Ben agree."""
    table = tied(3)
    table.tell(Concede(2))
    now = table.game.now
    assert table.tell(AgreeToShare(0)) == [SharingAgreed(now, 0)]
    assert table.tell(AgreeToShare(0)) == []
    assert [seat.agrees_to_share for seat in table.view(1).seats] == [True, False, False]
    assert table.view(0).may == ("CallUbongo", "Concede")
    assert isinstance(table.refused(AgreeToShare(2)), NotInPlayOff)
    assert phase(table) is Phase.PLAY_OFF

    table.tell(AgreeToShare(1))

    assert table.game.places == (1, 1, 3)


def test_who_agreed_to_share_may_still_win_or_lose() -> None:
    """R-228: until all have agreed, it is played."""
    table = tied(2)
    table.tell(AgreeToShare(0))
    table.solve(1)

    assert table.game.places == (2, 1)


def test_only_in_a_play_off_there_is_something_to_share_or_to_concede() -> None:
    """R-228: nor did the first rules know sharing."""
    table = a_game("2024", 2)
    assert isinstance(table.refused(AgreeToShare(0)), WrongPhase)
    assert isinstance(table.refused(Concede(0)), WrongPhase)
    old = a_game("2024", 2, rounds=1, rules=1)
    old.play_round()
    assert phase(old) is Phase.PLAY_OFF
    assert isinstance(old.refused(AgreeToShare(0)), WrongPhase)


def test_by_the_first_rules_all_who_conceded_shared() -> None:
    """R-228: in games of version 1, and the last one in it still had to solve."""
    table = a_game("2024", 2, rounds=1, rules=1)
    table.play_round()
    table.tell(Concede(0))
    assert phase(table) is Phase.PLAY_OFF
    table.tell(Concede(1))

    assert table.game.places == (1, 1)


def test_when_the_last_person_leaves_a_play_off_the_places_stand() -> None:
    """R-410: two bots are still in it, and share; who left is behind them."""
    table = a_game("2024", (Player("Amina"), Player("B", "child"), Player("C", "child")), rounds=1)
    table.begin()
    table.tell(GiveUp(0))
    table.begin_play_off()
    table.tell(Leave(0))

    assert table.game.places == (3, 1, 1)


def test_who_has_won_the_play_off_has_nothing_more_to_do_in_it() -> None:
    """R-228: between the call and the end of the game, which follows at once."""
    table = a_game("2024", 2, rounds=1)
    table.play_round()
    table.begin_play_off()
    assert table.view(0).may == ("CallUbongo", "Concede", "AgreeToShare")
    cover = solve_for(table.game, 0).cover
    engine.apply(table.game, UbongoCalled(table.game.now, 0, 1, cover))

    assert table.view(0).may == ()


def test_by_the_first_rules_the_only_solver_of_the_last_round_has_not_won_by_that() -> None:
    """R-220: Ben has 8 points, Amina 4 from the last round."""
    table = a_game("2024", 2, rounds=3, rules=1)
    table.play_round(1)
    table.play_round(1)
    table.play_round(0)

    assert scored(table) == (4, 8)
    assert table.game.places == (2, 1)


def test_by_the_first_rules_too_the_last_one_in_a_play_off_won() -> None:
    """R-410: Amina leaves it, and Ben need not solve."""
    table = a_game("2024", 2, rounds=1, rules=1)
    table.play_round()
    table.begin_play_off()
    table.tell(Leave(0))

    assert table.game.places == (2, 1)


def test_a_tied_player_who_is_offline_is_waited_for() -> None:
    """R-228: for 60 seconds; then it starts without, and the player may still join."""
    table = a_game("2024", 2, rounds=2)
    table.play_round(0, 1)
    table.begin()
    table.solve(1)
    table.tell(Lose(1))
    table.solve(0)
    ended = table.happened(RoundEnded)[-1].at
    table.wait(ended + MINUTE - 1)
    assert phase(table) is Phase.BORDER

    table.wait(ended + MINUTE)
    assert phase(table) is Phase.PLAY_OFF
    table.tell(Return(1), at=ended + 2 * MINUTE)
    table.solve(1)

    assert table.game.places == (2, 1)


def test_the_play_off_starts_when_the_missing_player_is_back() -> None:
    """R-228: nobody waits longer than needed."""
    table = a_game("2024", 2, rounds=1)
    table.begin()
    table.tell(Lose(1))
    table.end_round()
    ended = table.happened(RoundEnded)[-1].at
    assert phase(table) is Phase.BORDER

    table.tell(Return(1), at=ended + 9_000)

    assert table.happened(PlayOffStarted)[0].at == ended + 9_000


def test_who_has_left_is_not_in_the_play_off() -> None:
    """R-228, R-410: of the tied, only those play who are still there; one alone wins."""
    table = a_game("2024", 3, rounds=1)
    table.begin()
    table.tell(Leave(0))
    table.end_round()
    table.begin_play_off()
    assert table.game.tied == (1, 2)

    table.tell(Leave(2))

    assert table.game.places == (2, 1, 2)


def test_who_leaves_while_it_is_announced_is_not_in_it() -> None:
    """R-227, R-410: Ben wins at once, and nobody else has to wait for anything."""
    table = a_game("2024", 2, rounds=1)
    table.play_round()
    table.tell(Leave(0), at=table.game.now + 2_000)

    assert table.happened(PlayOffStarted) == []
    assert table.game.places == (2, 1)


def test_who_is_alone_with_a_tie_wins_it() -> None:
    """R-410: there is nobody left to play it off with."""
    table = a_game("2024", 2, rounds=1)
    table.begin()
    table.tell(Leave(0))
    table.end_round()

    assert table.happened(PlayOffStarted) == []
    assert table.game.places == (2, 1)


def test_the_losers_share_the_second_place() -> None:
    """R-229: of three tied, one is first and two are second; the fourth stays fourth."""
    table = a_game("2024", 4, rounds=3)
    for solvers in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        table.play_round(*solvers)
    table.begin_play_off()
    table.solve(2)

    assert table.game.places == (2, 2, 1, 4)


def test_lower_places_are_not_played_off() -> None:
    """R-229: Amina and Ben play it off; Clara and Dan share the third place."""
    table = a_game("2024", 4, rounds=2)
    table.play_round(0, 1, 2, 3)
    table.play_round(1, 0, 3, 2)
    assert scored(table) == (6, 6, 2, 2)
    table.begin_play_off()
    table.solve(0)
    assert table.game.places == (1, 2, 3, 3)

    lower = a_game("2024", 3, rounds=1)
    lower.play_round(2)
    assert lower.happened(PlayOffStarted) == []
    assert lower.game.places == (2, 2, 1)


def test_the_server_rolls_for_the_play_off() -> None:
    """R-230: it starts by itself, with one face for all, and nobody may roll."""
    table = tied(2)
    started = table.happened(PlayOffStarted)[0]

    assert started.at == table.happened(RoundEnded)[-1].at + 5_000
    for seat, deal in zip(started.seats, started.deals, strict=True):
        board = a_box().board(deal.board)
        assert deal.puzzle == board.puzzle(Side.EASY, started.symbol)
        assert isinstance(table.refused(Roll(seat)), WrongPhase)


def test_the_track_and_the_points_agree_in_every_short_game() -> None:
    """R-212, R-218: nine of each gem are on the track, on scoring boards or in the box."""
    orders = ((), (0,), (1, 0), (2, 1, 0))
    for rounds in product(orders, repeat=3):
        table = a_game("2024", 3, rounds=3)
        for solvers in rounds:
            table.play_round(*solvers)
        shown = track(table)
        boxed = [gem for event in table.happened(GemsLeftOver) for gem in event.gems]

        assert shown.sapphires == shown.ambers == 6
        assert sum(won.sapphires for won in shown.scoring) + boxed.count(SAPPHIRE) == 3
        assert sum(won.ambers for won in shown.scoring) + boxed.count(AMBER) == 3
        assert sum(len(won.boards) for won in shown.scoring) == sum(map(len, rounds))
