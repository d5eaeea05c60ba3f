"""R-010 to R-022: the die, the side, the call and what the others see; the same in all editions.

The engine's own rules are tried in the smallest edition, where nothing else is in the way.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace

import pytest

from tests.support.game_harness import a_box, a_game, players, solve_for
from ubongo.boards.board import SYMBOLS, Side, Symbol
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.solver import covers
from ubongo.rules import engine
from ubongo.rules.chance import Chance
from ubongo.rules.commands import COMMANDS, CallUbongo, Roll
from ubongo.rules.dealing import card, rolled
from ubongo.rules.editions import EDITIONS
from ubongo.rules.events import HourglassTurned, Player, RoundStarted, UbongoCalled
from ubongo.rules.game import Phase
from ubongo.rules.refusals import BadSetting, NotCovered
from ubongo.rules.settings import Settings
from ubongo.shapes import Cell

# The die


def test_six_faces_are_equally_likely() -> None:
    """R-010: of 1,200 first rolls each face has about 200; six standard deviations are 77."""
    found = Counter(rolled(1, a_game("bare", 1, seed=seed).chance) for seed in range(1_200))

    assert set(found) == set(SYMBOLS)
    assert all(abs(count - 200) < 77 for count in found.values())


def test_the_die_is_rolled_once_a_round_and_not_again_in_the_second_chance() -> None:
    """R-010: one RoundStarted, one face."""
    table = a_game("bare", 2)
    table.begin()
    face = table.game.symbol
    table.wait_for(HourglassTurned)

    assert table.game.symbol == face
    assert len(table.happened(RoundStarted)) == 1


def test_everybody_sees_the_roll_at_once() -> None:
    """R-010: onlookers, too."""
    table = a_game("bare", 3)
    table.begin()

    assert {view.symbol for view in table.seen_by_all()} == {table.happened(RoundStarted)[0].symbol}


def test_the_face_counts_for_everyone_the_roller_included() -> None:
    """R-011: the same face, each on their own board."""
    table = a_game("bare", 4)
    (started,) = table.tell(Roll(0))

    assert isinstance(started, RoundStarted)
    assert len({deal.board for deal in started.deals}) == 4
    for deal in started.deals:
        board = a_box().board(deal.board)
        assert deal.puzzle == board.puzzle(Side.EASY, started.symbol)


# Sides and boards


def test_the_table_picks_the_side_and_not_each_player() -> None:
    """R-012: one side is for all, easy unless the table says hard."""
    for asked, played in (((), Side.EASY), ((Side.HARD,), Side.HARD)):
        table = a_game("bare", 3, sides=asked)
        table.begin()
        assert [deal.side for deal in table.happened(RoundStarted)[0].deals] == [played] * 3


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_board_is_dealt_with_its_side_its_face_and_all_its_lists(
    side: Side, symbol: Symbol
) -> None:
    """R-002, R-405: version 1 of the rules did not tell the lists."""
    board = a_box().by_number[7]
    dealt = card(a_box(), 7, side, symbol, rules=2)

    assert (dealt.board, dealt.animal, dealt.side) == (7, board.animal, side)
    assert dealt.puzzle is board.puzzle(side, symbol)
    assert dealt.lists == board.side(side).sets
    assert card(a_box(), 7, side, symbol, rules=2) is dealt
    assert card(a_box(), 7, side, symbol, rules=1) == replace(dealt, lists=())


def test_a_board_is_hidden_until_it_lies_in_front_of_its_player() -> None:
    """R-013: before the round nobody's view holds a board."""
    table = a_game("bare", 2)
    for view in table.seen_by_all():
        assert [seat.deal for seat in view.seats] == [None, None]
    table.begin()

    assert table.view(0).own.deal == table.happened(RoundStarted)[0].deals[0]


def test_what_will_be_dealt_changes_nothing_that_is_seen() -> None:
    """R-013, R-400: two games with different luck look the same before their first round.

    Only the seals on their seeds differ, and they tell nothing.
    """
    one, other = a_game("bare", 2, seed=1), a_game("bare", 2, seed=2)
    other.game.seal = one.game.seal

    assert one.seen_by_all() == other.seen_by_all()


# The call


def test_an_accepted_cover_is_the_call() -> None:
    """R-014: no button to shout with; the one command brings the one event."""
    table = a_game("bare", 2)
    table.begin()
    now = table.game.now
    command = solve_for(table.game, 1)

    assert table.tell(command) == [UbongoCalled(now, 1, 1, command.cover)]
    assert not any("shout" in name.lower() for name in COMMANDS)


def test_a_wrong_call_has_no_consequence() -> None:
    """R-015: ten wrong calls, and Ben is still first and has the whole minute."""
    table = a_game("bare", 2)
    table.begin()
    for _ in range(10):
        assert isinstance(table.refused(CallUbongo(1, Cover(()))), NotCovered)

    called = table.solve(1, at=table.game.since + 59_999)[0]
    assert isinstance(called, UbongoCalled)
    assert called.rank == 1


def with_a_hole(cover: Cover) -> Cover:
    return Cover(cover.placements[1:])


def with_another_piece(cover: Cover) -> Cover:
    """The same cells, but one of them is called by the name of a piece that is not listed."""
    other = next(one for one in PIECES if one not in [laid.piece for laid in cover.placements])
    first, *rest = cover.placements
    return Cover.of((Placement(other, first.cells), *rest))


def with_a_piece_twice(cover: Cover) -> Cover:
    return Cover((*cover.placements, cover.placements[-1]))


def sticking_out(cover: Cover) -> Cover:
    first, *rest = cover.placements
    aside = tuple(Cell(x + 9, y) for x, y in first.cells)
    return Cover((Placement(first.piece, aside), *rest))


def bent(cover: Cover) -> Cover:
    """Two pieces exchange a cell, so that the area is covered but no piece has its shape."""
    first, second, *rest = cover.placements
    one = Placement.of(first.piece, (*first.cells[1:], second.cells[-1]))
    two = Placement.of(second.piece, (*second.cells[:-1], first.cells[0]))
    return Cover((one, two, *rest))


@pytest.mark.parametrize(
    ("spoiled", "fault"),
    [
        (with_a_hole, "piece_not_laid"),
        (with_another_piece, "piece_not_listed"),
        (with_a_piece_twice, "piece_laid_twice"),
        (sticking_out, "sticks_out"),
        (bent, "piece_misshapen"),
    ],
)
def test_every_call_is_checked(spoiled: Callable[[Cover], Cover], fault: str) -> None:
    """R-016: against R-005 to R-008; the refusal says what is wrong."""
    table = a_game("bare", 2)
    table.begin()
    right = solve_for(table.game, 0)
    refusal = table.refused(CallUbongo(0, spoiled(right.cover)))

    assert isinstance(refusal, NotCovered)
    assert refusal.numbers == {"fault": fault}


def test_another_cover_than_the_first_found_counts_as_well() -> None:
    """R-009, R-016: whichever cover it is."""
    table = a_game("bare", 2)
    table.begin()
    while (deal := table.game.seats[0].deal) is None or len(found := [*covers(deal.puzzle)]) < 2:
        table.play_round(0, 1)
        table.begin()

    table.tell(CallUbongo(0, found[-1]))
    assert table.game.seats[0].rank == 1


def test_the_cover_of_a_neighbour_does_not_count() -> None:
    """R-011, R-016: each on their own board."""
    table = a_game("bare", 2, sides=(Side.EASY, Side.HARD))
    table.begin()
    other = solve_for(table.game, 1).cover

    assert isinstance(table.refused(CallUbongo(0, other)), NotCovered)


def test_of_two_calls_in_the_same_millisecond_the_earlier_in_the_log_is_first() -> None:
    """R-017: two solves are never at once."""
    for order in ((0, 1), (1, 0)):
        table = a_game("bare", 2)
        table.begin()
        for seat in order:
            table.solve(seat, at=20_000)
        assert [event.seat for event in table.happened(UbongoCalled)] == list(order)
        assert [event.rank for event in table.happened(UbongoCalled)] == [1, 2]


# Seats


@pytest.mark.parametrize(
    ("edition", "least", "most"),
    [("classic", 2, 4), ("classic-long", 2, 4), ("2024", 2, 4), ("cooperative", 2, 4)],
)
def test_how_many_can_play(edition: str, least: int, most: int) -> None:
    """R-018: no fewer and no more."""
    assert (EDITIONS[edition].least, EDITIONS[edition].most) == (least, most)
    for seats in range(least, most + 1):
        assert len(a_game(edition, seats).game.seats) == seats
    for seats in (least - 1, most + 1):
        people = tuple(Player(str(seat)) for seat in range(seats))
        try:
            a_game(edition, people)
        except BadSetting as refusal:
            assert refusal.numbers["value"] == str(seats)
        else:
            raise AssertionError(f"{seats} cannot play {edition}")


def test_nobody_is_asked_for_an_age() -> None:
    """R-018: "from 8 years" on the box is a recommendation; a seat has a name and no more."""
    assert [part.name for part in fields(Player)] == ["name", "bot"]


def test_one_player_alone_plays_solo() -> None:
    """R-018: 2024 is for one to four, and one is the solo game."""
    assert (EDITIONS["solo"].least, EDITIONS["solo"].most) == (1, 1)
    assert {name for name, one in EDITIONS.items() if one.least == 1} >= {"solo"}


def test_the_left_neighbour_is_the_next_seat_and_the_last_seats_is_the_first() -> None:
    """R-019: the seats form a circle."""
    table = a_game("bare", 4, start_seat=2)
    while not table.game.is_over:
        table.play_round(0)

    assert [one.roller for one in table.happened(RoundStarted)] == [2, 3, 0, 1, 2, 3, 0, 1, 2]


def test_the_pieces_lie_ready_unless_the_whole_table_wants_to_find_them() -> None:
    """R-020: one setting for all seats, seen by all; the puzzle is the same either way."""
    ready, to_find = a_game("bare", 2), a_game("bare", 2, find_pieces=True)
    for table in (ready, to_find):
        table.begin()

    assert [view.settings.find_pieces for view in ready.seen_by_all()] == [False] * 3
    assert [view.settings.find_pieces for view in to_find.seen_by_all()] == [True] * 3
    assert ready.view(0).own.deal == to_find.view(0).own.deal


# What the others see


def test_nobody_sees_another_cover_while_the_round_runs() -> None:
    """R-021: Ben has solved; Amina and Clara see his rank and nothing else."""
    table = a_game("bare", 3)
    table.begin()
    cover = solve_for(table.game, 1).cover
    table.solve(1)

    assert table.view(1).own.cover == cover
    for watcher in (0, 2):
        ben = table.view(watcher).seats[1]
        assert (ben.rank, ben.deal, ben.cover) == (1, None, None)


def test_after_the_round_all_boards_may_be_looked_at() -> None:
    """R-021, R-414: by onlookers, too."""
    table = a_game("bare", 3)
    table.begin()
    cover = solve_for(table.game, 1).cover
    table.solve(1)
    table.end_round()

    for view in table.seen_by_all():
        assert view.seats[1].cover == cover
        assert [seat.deal for seat in view.seats] == list(table.happened(RoundStarted)[0].deals)


def test_board_and_face_are_revealed_together_with_the_sand() -> None:
    """R-022: one event has all three; read literally, the boards lay open before the roll."""
    table = a_game("bare", 2)
    before = table.view(0)
    (started,) = table.tell(Roll(0), at=3_000)
    after = table.view(0)

    assert isinstance(started, RoundStarted)
    assert (before.own.deal, before.symbol, before.deadline) == (None, None, None)
    assert (after.own.deal, after.symbol, after.deadline) == (
        started.deals[0],
        started.symbol,
        63_000,
    )


def test_between_two_rounds_the_next_boards_are_not_seen() -> None:
    """R-013, R-022: what is seen there are the boards of the round before."""
    table = a_game("bare", 2)
    table.play_round(0)

    assert table.game.phase is Phase.BORDER
    dealt = table.happened(RoundStarted)[0].deals
    assert [seat.deal for seat in table.view(1).seats] == list(dealt)


def test_the_people_are_named_as_they_sat_down() -> None:
    assert [seat.player for seat in a_game("bare", 3).view(0).seats] == list(players(3))


def test_a_game_begins_at_no_time_unless_it_is_told() -> None:
    """R-400: nothing here reads a clock."""
    chance = Chance(bytes(16), a_box())
    events = engine.start("bare", (Player("Ada"),), Settings(), chance)

    assert [event.at for event in events] == [0]
    assert engine.replay(events).since == 0
