"""R-110 to R-140: a round of the classic game, from the deal to the second chance.

Pawns A to D are seats 0 to 3; fields are drawn 1 to 6 and counted 0 to 5 in commands.
"""

from collections.abc import Sequence

import pytest

from tests.support.game_harness import Playing, a_game, gems, solve_for
from tests.support.gem_boards import FULL, begun, drawn, gem_board, held, picture
from ubongo.rules import engine
from ubongo.rules.commands import Command, Leave, Lose, MovePawn, Pass, Roll, TakeGems
from ubongo.rules.editions.classic import GemView, gem_table
from ubongo.rules.events import (
    GemsTaken,
    HourglassTurned,
    PawnMoved,
    RoundEnded,
    RoundStarted,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.game import Phase
from ubongo.rules.refusals import (
    AlreadyMoved,
    AlreadySolved,
    AlreadyTaken,
    NoSuchField,
    NotSolved,
    NotTheRoller,
    OutOfTime,
    Refused,
    RowChanged,
    RowIsEmpty,
    TooFar,
    WrongPhase,
)

SECOND = 1_000
SAND = 60 * SECOND


def solved_by(table: Playing, seats: Sequence[int]) -> None:
    """These seats solve, in this order."""
    for seat in seats:
        table.solve(seat)


def reach_of(table: Playing, seat: int) -> str:
    """The fields this seat's pawn may go to, drawn as in the rules."""
    marks = []
    for field in range(6):
        try:
            engine.decide(table.game, MovePawn(seat, field), table.game.now, table.chance)
        except TooFar:
            marks.append(".")
        else:
            marks.append("x")
    return " ".join(marks)


# The round begins


def test_the_boards_are_dealt_from_the_start_player_on() -> None:
    """R-110: in round 2 Ben begins; he gets the first board drawn, Clara the next, Amina the last.

    Otherwise the first board drawn would be Amina's.
    """
    table = a_game("classic", 3)
    table.play_round()
    undealt = table.game.undealt
    table.begin()

    first, second, third = table.chance.some("boards 2", undealt, 3)
    started = table.happened(RoundStarted)[1]
    assert started.roller == 1
    assert [deal.board for deal in started.deals] == [third, first, second]


def test_the_roll_turns_the_hourglass_in_the_same_instant() -> None:
    """R-111: one event is the deal, the roll and the turn; no second lies between them."""
    table = gem_board(FULL)
    (started,) = table.tell(Roll(0), at=1_234)

    assert isinstance(started, RoundStarted)
    assert started.at == 1_234
    assert started.deadline == 1_234 + SAND
    assert len(started.deals) == 4


def test_only_the_start_player_has_the_button() -> None:
    """R-111."""
    table = gem_board(FULL)
    refusal = table.refused(Roll(3))

    assert isinstance(refusal, NotTheRoller)
    assert refusal.numbers == {"roller": 0}
    assert ["Roll" in table.view(seat).may for seat in range(4)] == [True, False, False, False]


def test_after_five_seconds_the_die_rolls_by_itself() -> None:
    """R-111, R-408."""
    table = gem_board(FULL)

    assert table.wait(4_999) == []
    assert isinstance(table.wait(5_000)[0], RoundStarted)


def test_if_the_roller_has_left_the_die_rolls_by_itself() -> None:
    """R-111, R-410: the seat stays in the circle, but nobody waits for its button."""
    table = gem_board(FULL)
    table.tell(Leave(0))

    started = table.wait(5_000)[0]
    assert isinstance(started, RoundStarted)
    assert started.roller == 0


def test_if_the_roller_is_offline_the_die_rolls_by_itself() -> None:
    """R-111: as soon as the table has waited (R-408)."""
    table = gem_board(FULL)
    table.tell(Lose(0))

    assert table.wait_for(RoundStarted).at == 30 * SECOND


def test_the_hourglass_runs_a_minute() -> None:
    """R-112: the only evidence is "this minute" in two of the books."""
    table = begun(FULL)

    assert table.game.deadline == 60_000


def test_the_others_go_on_while_the_sand_runs() -> None:
    """R-113: Ben has solved and taken; Clara solves in the last moment."""
    table = begun(FULL)
    table.solve(1, at=3_000)
    table.tell(TakeGems(1))

    assert table.game.phase is Phase.ROUND
    assert table.solve(2, at=59_999)[0] == UbongoCalled(
        59_999, 2, 2, solve_for(table.game, 2).cover
    )


# Ranks and moves


def test_the_rank_is_the_place_of_the_accepted_solve() -> None:
    """R-114: fixed at the solve; whoever takes first does not overtake."""
    table = begun(FULL)
    solved_by(table, (2, 0, 3, 1))
    table.tell(TakeGems(1))

    assert table.game.solvers == [2, 0, 3, 1]
    assert [seat.rank for seat in table.game.seats] == [2, 4, 1, 3]


def test_a_seat_solves_once_a_round() -> None:
    """R-114: a second cover is not a second rank."""
    table = begun(FULL)
    table.solve(2)
    refusal = table.refused(solve_for(table.game, 2))

    assert isinstance(refusal, AlreadySolved)
    assert refusal.numbers == {"rank": 1}


@pytest.mark.parametrize(
    ("rank", "reach"),
    [
        (1, "x x x x x ."),
        (2, "x x x x . ."),
        (3, "x x x . . ."),
        (4, ". x . . . ."),
    ],
)
def test_how_far_a_pawn_goes_from_field_2(rank: int, reach: str) -> None:
    """R-115, R-116, R-117, R-118: 3, 2, 1 and 0 fields, as drawn in the rules.

    R-115: three, where one French line says "0, 1 or 2".
    R-117: one or none, where two books could be read as exactly one.
    """
    table = begun(FULL)
    order = [1, 2, 3]
    order.insert(rank - 1, 0)
    solved_by(table, order)

    assert reach_of(table, 0) == reach
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    assert seen.reachable == tuple(n for n, mark in enumerate(reach.split()) if mark == "x")


def test_rank_1_moves_three_fields_and_not_four() -> None:
    """R-115: up to and including three."""
    table = begun(FULL)
    table.solve(0)
    refusal = table.refused(MovePawn(0, 5))

    assert isinstance(refusal, TooFar)
    assert refusal.numbers == {"distance": 4, "allowed": 3}
    assert table.tell(MovePawn(0, 4), at=2_000) == [PawnMoved(2_000, 0, 4)]


def test_rank_2_moves_two_fields_and_not_three() -> None:
    """R-116."""
    table = begun(FULL)
    solved_by(table, (3, 0))
    refusal = table.refused(MovePawn(0, 4))

    assert isinstance(refusal, TooFar)
    assert refusal.numbers == {"distance": 3, "allowed": 2}
    assert table.tell(MovePawn(0, 3), at=2_000) == [PawnMoved(2_000, 0, 3)]


def test_rank_3_may_stay() -> None:
    """R-117: "one field" is not a duty; Amina stays on field 2 and takes there."""
    table = begun(FULL)
    solved_by(table, (3, 2, 0))

    assert table.tell(TakeGems(0), at=2_000) == [GemsTaken(2_000, 0, 1, gems("V V"))]


def test_rank_4_takes_where_it_stands() -> None:
    """R-118: not a single field."""
    table = begun(FULL)
    solved_by(table, (3, 2, 1, 0))
    refusal = table.refused(TakeGems(0, field=2))

    assert isinstance(refusal, TooFar)
    assert refusal.numbers == {"distance": 1, "allowed": 0}
    assert table.tell(TakeGems(0), at=2_000)[0] == GemsTaken(2_000, 0, 1, gems("V V"))


TWO = """
    1 .  V R G V
    2 A  V V B Y
    3 B  B Y V V
    4 .  B N R G
    5 .  N N Y G
    6 .  N G N G
"""

THREE = TWO.replace("3 B ", "3 BC")


def test_the_last_of_two_still_moves_two_fields() -> None:
    """R-119: by rank, not by being last."""
    table = begun(TWO)
    solved_by(table, (0, 1))

    assert reach_of(table, 1) == "x x x x x ."


def test_the_last_of_three_still_moves_one_field() -> None:
    """R-119."""
    table = begun(THREE)
    solved_by(table, (0, 1, 2))

    assert reach_of(table, 2) == ". x x x . ."


def test_the_line_of_fields_is_not_a_ring() -> None:
    """R-120: from field 6 nobody comes round to field 1, which would be one step."""
    table = begun("""
        1 .  V R
        2 .  V V
        3 B  B Y
        4 .  B N
        5 .  N N
        6 A  N G
    """)
    table.solve(0)

    assert reach_of(table, 0) == ". . x x x x"
    refusal = table.refused(MovePawn(0, 0))
    assert isinstance(refusal, TooFar)
    assert refusal.numbers == {"distance": 5, "allowed": 3}
    for field in (-1, 6):
        assert isinstance(table.refused(MovePawn(0, field)), NoSuchField)
        assert isinstance(table.refused(TakeGems(0, field)), NoSuchField)


def test_pawns_pass_each_other_share_and_are_never_thrown_out() -> None:
    """R-120: Amina jumps over Ben and Clara and joins Dan."""
    table = begun(FULL)
    table.solve(0)
    table.tell(MovePawn(0, 4))

    assert drawn(table) == picture("""
        1 .  V R G V B R G R N B N Y
        2 .  V V B Y Y R Y G N B Y G
        3 BC B Y V V Y V Y G Y N R Y
        4 .  B N R G G N B R V N B V
        5 AD N N Y G G B B N R R R V
        6 .  N G N G G R Y B B V R V
    """)


@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_moving_is_optional_at_every_rank(rank: int) -> None:
    """R-121: the pawn takes from where it stood."""
    table = begun(FULL)
    order = [1, 2, 3]
    order.insert(rank - 1, 0)
    solved_by(table, order)
    taken = table.tell(TakeGems(0))[0]

    assert taken == GemsTaken(0, 0, 1, gems("V V"))
    assert gem_table(table.game).pawns[0] == 1


def test_a_move_is_final() -> None:
    """R-122: not further, not back, not even with three fields to spare; others react to it."""
    table = begun(FULL)
    table.solve(0)
    table.tell(MovePawn(0, 2))

    for command in (MovePawn(0, 3), MovePawn(0, 1), TakeGems(0, field=3)):
        refusal = table.refused(command)
        assert isinstance(refusal, AlreadyMoved)
        assert refusal.numbers == {"field": 2}
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    assert seen.reachable == (2,)
    assert table.view(0).may == ("TakeGems", "Pass")


def test_moving_no_field_is_a_move_too() -> None:
    """R-122: whoever says "I stay" has moved."""
    table = begun(FULL)
    table.solve(0)
    table.tell(MovePawn(0, 1))

    assert isinstance(table.refused(MovePawn(0, 2)), AlreadyMoved)


def test_after_taking_nobody_moves() -> None:
    """R-122: first the move, then the gems."""
    table = begun(FULL)
    table.solve(0)
    table.tell(TakeGems(0))

    assert isinstance(table.refused(MovePawn(0, 2)), AlreadyTaken)
    assert table.view(0).may == ()


def test_after_passing_nobody_moves_or_takes() -> None:
    """R-122, R-127: who has passed is done."""
    table = begun(FULL)
    table.solve(0)
    table.tell(Pass(0))

    for command in (MovePawn(0, 2), TakeGems(0), Pass(0)):
        assert isinstance(table.refused(command), AlreadyTaken)


# Taking


def test_the_two_nearest_gems_are_taken() -> None:
    """R-123: Amina moves to field 4 and takes blue and brown."""
    table = begun(FULL)
    table.solve(0)
    table.tell(TakeGems(0, field=3))

    assert drawn(table) == picture("""
        1 .  V R G V B R G R N B N Y
        2 .  V V B Y Y R Y G N B Y G
        3 BC B Y V V Y V Y G Y N R Y
        4 A  . . R G G N B R V N B V
        5 D  N N Y G G B B N R R R V
        6 .  N G N G G R Y B B V R V
    """)
    assert held(table, 0) == "B N"


def test_empty_holes_before_the_gems_do_not_matter() -> None:
    """R-123: ten holes are empty; the two gems behind them are the nearest."""
    table = begun(FULL)
    rounds = 0
    while len(gem_table(table.game).rows[1]) > 2:
        table.solve(0)
        table.tell(TakeGems(0))
        table.end_round()
        table.begin()
        rounds += 1
    table.solve(0)
    table.tell(TakeGems(0))

    assert rounds == 5
    assert table.happened(GemsTaken)[-1].gems == gems("Y G")
    assert held(table, 0) == "GG R BB VV N YYYY"


def test_the_pair_is_one_act() -> None:
    """R-124: one event in the last moment before the end; no sand can fall between two gems."""
    table = begun(FULL)
    table.solve(0)

    assert table.tell(TakeGems(0), at=59_999) == [GemsTaken(59_999, 0, 1, gems("V V"))]


def test_a_move_and_the_gems_may_come_in_one_command() -> None:
    """R-122, R-124: two events, in this order, and both or none."""
    table = begun(FULL)
    table.solve(0)

    assert table.tell(TakeGems(0, field=2), at=9_000) == [
        PawnMoved(9_000, 0, 2),
        GemsTaken(9_000, 0, 2, gems("B Y")),
    ]


def test_every_rank_gets_two_gems() -> None:
    """R-125: a better rank gives more choice, not more gems."""
    table = begun(FULL)
    solved_by(table, (3, 2, 1, 0))
    for seat in range(4):
        table.tell(TakeGems(seat))

    assert [sum(counts) for counts in gem_table(table.game).gems] == [2, 2, 2, 2]


def test_gems_are_taken_once_a_round() -> None:
    """R-125: no book says it; it is plain."""
    table = begun(FULL)
    table.solve(0)
    table.tell(TakeGems(0))

    assert isinstance(table.refused(TakeGems(0)), AlreadyTaken)
    assert held(table, 0) == "VV"


def test_who_takes_first_takes_first() -> None:
    """R-126: Clara solves first and comes to Dan's field first; Dan takes before her.

    Were it the order of solving or of arriving, the two browns would be Clara's.
    """
    table = begun(FULL)
    table.solve(2)
    table.tell(MovePawn(2, 4))
    table.solve(3)
    table.tell(TakeGems(3))
    table.tell(TakeGems(2))

    assert held(table, 3) == "NN"
    assert held(table, 2) == "G Y"


def test_it_makes_no_difference_who_stood_there_all_along() -> None:
    """R-126: Ben and Clara share field 3 since the beginning; Clara solves second, takes first."""
    table = begun(FULL)
    solved_by(table, (1, 2))
    table.tell(TakeGems(2))
    table.tell(TakeGems(1))

    assert held(table, 2) == "B Y"
    assert held(table, 1) == "VV"


def test_the_order_of_solving_still_says_how_far_one_moves() -> None:
    """R-126 and R-116: the Italian sentence is about a shared row only."""
    table = begun(FULL)
    solved_by(table, (1, 2))
    table.tell(TakeGems(2))

    assert isinstance(table.refused(MovePawn(2, 5)), AlreadyTaken)
    assert table.tell(MovePawn(1, 5), at=2_000) == [PawnMoved(2_000, 1, 5)]


def test_the_round_told_in_the_rules() -> None:
    """R-113 to R-132: the example of docs/rules/classic.md, picture by picture."""
    table = begun(FULL)
    table.solve(2, at=10_000)
    table.tell(MovePawn(2, 4))
    table.solve(3, at=15_000)
    table.tell(TakeGems(3))
    table.tell(TakeGems(2), at=16_000)
    table.solve(0, at=40_000)
    table.tell(TakeGems(0, field=2))
    table.end_round()

    assert drawn(table) == picture("""
        1 .  V R G V B R G R N B N Y
        2 .  V V B Y Y R Y G N B Y G
        3 AB . . V V Y V Y G Y N R Y
        4 .  B N R G G N B R V N B V
        5 CD . . . . G B B N R R R V
        6 .  N G N G G R Y B B V R V
    """)
    assert [held(table, seat) for seat in range(4)] == ["B Y", "", "G Y", "NN"]
    assert table.game.now == SAND


def test_a_solver_may_wait_for_the_front_of_a_row_to_go() -> None:
    """R-127: Ben waits 40 s until Clara has cleared the pair that he does not want."""
    table = begun(FULL)
    table.solve(1, at=1_000)
    table.solve(2, at=40_000)
    table.tell(TakeGems(2))
    table.tell(TakeGems(1), at=41_000)

    assert held(table, 1) == "VV"


def test_a_solver_may_pass() -> None:
    """R-127: taking is a right, not a duty."""
    table = begun(FULL)
    table.solve(0)

    assert table.tell(Pass(0), at=2_000) == [TakePassed(2_000, 0)]
    table.end_round()
    assert held(table, 0) == ""


EMPTY_THREE = """
    1 .  V R G V
    2 A  V V B Y
    3 B
    4 .  B N R G
    5 .  N N Y G
    6 .  N G N G
"""


def test_an_empty_row_gives_nothing() -> None:
    """R-128: and whoever tries has not taken yet; he may still go elsewhere."""
    table = begun(EMPTY_THREE)
    table.solve(1)
    refusal = table.refused(TakeGems(1))

    assert isinstance(refusal, RowIsEmpty)
    assert refusal.numbers == {"field": 2}
    assert table.tell(TakeGems(1, field=3), at=2_000)[-1] == GemsTaken(2_000, 1, 3, gems("B N"))


def test_an_empty_row_may_be_entered() -> None:
    """R-128: the client warns, the rules do not forbid."""
    table = begun(EMPTY_THREE)
    table.solve(0)

    assert table.tell(MovePawn(0, 2), at=2_000) == [PawnMoved(2_000, 0, 2)]
    assert isinstance(table.refused(TakeGems(0)), RowIsEmpty)


def test_taking_from_an_empty_row_does_not_even_move_the_pawn() -> None:
    """R-124, R-128: the command is one act; refused, it changes nothing."""
    table = begun(EMPTY_THREE)
    table.solve(0)
    table.refused(TakeGems(0, field=2))

    assert gem_table(table.game).pawns[0] == 1
    assert not table.game.seats[0].moved


def test_nothing_slides_and_nothing_is_filled_in() -> None:
    """R-128: over a whole game the rows only lose their front."""
    table = gem_board(FULL)
    for _ in range(9):
        table.begin()
        for seat in range(4):
            table.solve(seat)
            board = gem_table(table.game)
            if board.rows[board.pawns[seat]]:
                table.tell(TakeGems(seat))
        table.end_round()

    board = gem_table(table.game)
    for filling, left in zip(board.filling, board.rows, strict=True):
        assert left == filling[len(filling) - len(left) :]
    assert [len(row) for row in board.rows] == [12, 0, 0, 12, 0, 12]


def test_a_single_gem_that_is_left_is_taken_alone() -> None:
    """R-129: unreachable with rows of twelve; for those who invent variants."""
    table = begun("""
        1 .  V R
        2 A  V
        3 B  B Y
        4 .  B N
        5 .  N N
        6 .  N G
    """)
    table.solve(0)
    table.tell(TakeGems(0))

    assert held(table, 0) == "V"


# Too late


@pytest.mark.parametrize("command", [MovePawn(0, 2), TakeGems(0), TakeGems(0, 2), Pass(0)])
def test_moving_and_taking_must_be_done_before_the_sand_has_run_out(command: Command) -> None:
    """R-130: also the move, which only the Italian rules name."""
    table = begun(FULL)
    table.solve(0)
    refusal = table.refused(command, at=SAND)

    assert isinstance(refusal, OutOfTime)
    assert refusal.numbers == {"late_by": 0}
    assert drawn(table) == picture(FULL)


def test_solving_must_be_done_before_the_sand_has_run_out() -> None:
    """R-130, R-402: Ben solved in time, so no second chance hides it."""
    table = begun(FULL)
    table.solve(1)
    refusal = table.refused(solve_for(table.game, 0), at=SAND + 7)

    assert isinstance(refusal, OutOfTime)
    assert refusal.numbers == {"late_by": 7}


def test_gems_not_taken_in_time_are_lost_but_the_move_stands() -> None:
    """R-131: Amina has moved to field 5 when the sand runs out; her pawn does not go back."""
    table = begun(FULL)
    table.solve(0)
    table.tell(MovePawn(0, 4))
    table.end_round()

    assert drawn(table) == picture("""
        1 .  V R G V B R G R N B N Y
        2 .  V V B Y Y R Y G N B Y G
        3 BC B Y V V Y V Y G Y N R Y
        4 .  B N R G G N B R V N B V
        5 AD N N Y G G B B N R R R V
        6 .  N G N G G R Y B B V R V
    """)
    assert held(table, 0) == ""


def test_the_rank_of_who_never_took_is_used_up() -> None:
    """R-131: Amina passes, but Ben is still second and has two fields, not three."""
    table = begun(FULL)
    table.solve(0)
    table.tell(Pass(0))
    table.solve(1)

    assert table.game.seats[1].rank == 2
    assert isinstance(table.refused(MovePawn(1, 5)), TooFar)


def test_who_has_not_solved_neither_moves_nor_takes() -> None:
    """R-132: each one who has not solved."""
    table = begun(FULL)
    table.solve(0)
    for seat in (1, 2, 3):
        for command in (MovePawn(seat, 2), TakeGems(seat), Pass(seat)):
            assert isinstance(table.refused(command), NotSolved)
    table.tell(TakeGems(0))
    table.end_round()

    assert [held(table, seat) for seat in range(4)] == ["VV", "", "", ""]


def test_gems_rows_pawns_and_ranks_are_open_to_all() -> None:
    """R-133: to every player and every onlooker, while the round runs."""
    table = begun(FULL)
    solved_by(table, (2, 0))
    table.tell(TakeGems(2))

    for view in table.seen_by_all():
        seen = view.table
        assert isinstance(seen, GemView)
        assert seen.pawns == (1, 2, 2, 4)
        assert seen.rows[2] == gems("V V Y V Y G Y N R Y")
        assert seen.gems == ((0,) * 6, (0,) * 6, (0, 0, 1, 0, 0, 1), (0,) * 6)
        assert [seat.rank for seat in view.seats] == [2, 0, 1, 0]


# The end of a round


def test_the_round_ends_the_instant_the_sand_has_run_out() -> None:
    """R-134: not a millisecond earlier or later."""
    table = begun(FULL)
    table.solve(0)

    assert table.wait(SAND - 1) == []
    assert table.wait(SAND) == [RoundEnded(SAND, 1)]


def test_the_round_ends_at_once_when_all_have_taken_or_passed() -> None:
    """R-135: the books let the sand run; nothing could change any more."""
    table = begun(TWO)
    solved_by(table, (0, 1))
    table.tell(TakeGems(0), at=5_000)

    assert table.tell(Pass(1), at=6_000) == [TakePassed(6_000, 1), RoundEnded(6_000, 1)]


def test_the_round_does_not_end_while_a_solver_may_still_take() -> None:
    """R-135: all have solved, Ben is thinking."""
    table = begun(TWO)
    solved_by(table, (0, 1))
    table.tell(TakeGems(0), at=5_000)

    assert table.wait(SAND - 1) == []


OUT_OF_REACH = """
    1 .
    2 A  V V
    3 B
    4 .
    5 .
    6 .  N G
"""


def test_a_solver_may_walk_towards_gems_that_are_out_of_reach() -> None:
    """R-135: Ben, second, reaches fields 1 to 5, and only the row of field 6 has gems."""
    table = begun(OUT_OF_REACH)
    table.solve(0)
    table.tell(TakeGems(0), at=5_000)

    assert len(table.solve(1, at=9_000)) == 1
    assert table.wait(20_000) == []
    assert table.view(1).may == ("MovePawn", "TakeGems", "Pass")
    moved, ended = table.tell(MovePawn(1, 4), at=21_000)

    assert moved == PawnMoved(21_000, 1, 4)
    assert ended == RoundEnded(21_000, 1)


def test_who_passes_does_not_walk() -> None:
    """R-135: passing gives the right to move up, and nobody is waited for any more."""
    table = begun(OUT_OF_REACH)
    table.solve(0)
    table.tell(TakeGems(0), at=5_000)
    table.solve(1, at=9_000)

    assert table.tell(Pass(1), at=12_000)[-1] == RoundEnded(12_000, 1)


def test_a_walker_is_waited_for_until_the_sand_has_run_out() -> None:
    """R-135: and no longer; the pawn may also stay where it is."""
    table = begun(OUT_OF_REACH)
    table.solve(0)
    table.tell(TakeGems(0), at=5_000)
    table.solve(1, at=9_000)

    assert table.wait(SAND - 1) == []
    assert table.wait(SAND) == [RoundEnded(SAND, 1)]


def test_the_last_gem_on_the_board_ends_the_wait() -> None:
    """R-135: there is nothing to walk towards."""
    table = begun("""
        1 .
        2 A  V V
        3 B
        4 .
        5 .
        6 .
    """)
    solved_by(table, (0, 1))

    assert table.tell(TakeGems(0), at=6_000)[-1] == RoundEnded(6_000, 1)


def test_the_fourth_cannot_move_and_is_not_waited_for() -> None:
    """R-118, R-135: Dan's row is empty, and he may not leave it."""
    table = begun("""
        1 D
        2 A  V V V V V V
        3 B
        4 C
        5 .
        6 .  N G
    """)
    for seat in (0, 1, 2):
        table.solve(seat, at=1_000 * (seat + 1))
        table.tell(TakeGems(seat, 1) if seat < 2 else Pass(2))

    assert table.solve(3, at=9_000)[-1] == RoundEnded(9_000, 1)


def test_by_the_first_rules_nobody_was_waited_for_who_reached_no_gem() -> None:
    """R-135: a game of version 1 ends its rounds as it always did."""
    table = begun(OUT_OF_REACH, rules=1)
    table.solve(0)
    table.tell(TakeGems(0), at=5_000)

    called, ended = table.solve(1, at=9_000)
    assert isinstance(called, UbongoCalled)
    assert ended == RoundEnded(9_000, 1)


# What was seen


def test_a_take_of_the_gems_that_were_seen_is_a_take() -> None:
    """R-431: what lay there when it was asked for still lies there."""
    table = begun(TWO)
    table.solve(0)
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    front = seen.rows[seen.pawns[0]][:2]

    assert table.tell(TakeGems(0, None, front))[0] == GemsTaken(
        table.game.now, 0, seen.pawns[0], front
    )


def test_whoever_is_slower_takes_nothing_unseen() -> None:
    """R-431: Ben took first; Amina's take names his gems, is refused, and changes nothing."""
    table = begun("""
        1 .
        2 AB  V V N G
        3 .
        4 .
        5 .
        6 .
    """)
    solved_by(table, (1, 0))
    table.tell(TakeGems(1, None, gems("V V")))
    refusal = table.refused(TakeGems(0, None, gems("V V")))

    assert isinstance(refusal, RowChanged)
    assert refusal.numbers == {"field": 1}
    assert table.tell(TakeGems(0, None, gems("N G")))[-1].at == table.game.now


def test_a_take_with_a_step_sees_the_row_it_goes_to() -> None:
    """R-431: refused, it does not move either."""
    table = begun(TWO)
    table.solve(0)
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    other = next(field for field in seen.reachable if field != seen.pawns[0] and seen.rows[field])

    assert isinstance(table.refused(TakeGems(0, other, seen.rows[other][1:3])), RowChanged)
    assert not table.game.seats[0].moved
    assert table.tell(TakeGems(0, other, seen.rows[other][:2]))[0] == PawnMoved(
        table.game.now, 0, other
    )


def test_a_row_that_was_emptied_has_changed() -> None:
    """R-128, R-431: who saw gems is told that somebody was faster."""
    table = begun("""
        1 .
        2 AB  V V
        3 .  N G
        4 .
        5 .
        6 .
    """)
    solved_by(table, (1, 0))
    table.tell(TakeGems(1))

    assert isinstance(table.refused(TakeGems(0, None, gems("V V"))), RowChanged)
    assert isinstance(table.refused(TakeGems(0)), RowIsEmpty)


def test_who_has_given_up_reaches_nothing() -> None:
    """R-419: Ben had solved, his line was lost, and his round is over."""
    table = begun(TWO, hourglass=None)
    table.solve(1)
    table.tell(Lose(1))
    table.wait(table.game.now + SAND)
    seen = table.view(1).table

    assert table.view(1).own.gave_up
    assert isinstance(seen, GemView)
    assert seen.reachable == ()


def test_a_solver_whose_row_is_emptied_by_another_is_not_awaited() -> None:
    """R-135: Ben has moved beside Amina; she takes the last two gems there."""
    table = begun("""
        1 .
        2 A  V V
        3 B
        4 .
        5 .  N G
        6 .
    """)
    solved_by(table, (1, 0))
    table.tell(MovePawn(1, 1), at=5_000)

    assert table.tell(TakeGems(0), at=6_000)[-1] == RoundEnded(6_000, 1)


def test_the_round_never_ends_early_while_somebody_still_puzzles() -> None:
    """R-135: there is not one gem left to win, and the sand runs all the same."""
    table = begun("""
        1 A
        2 .
        3 .
        4 .
        5 .
        6 B
    """)
    table.solve(0)

    assert table.wait(SAND - 1) == []
    assert table.solve(1)[0].at == table.game.now


def test_who_has_left_is_not_awaited() -> None:
    """R-135, R-410: Ben has solved and left without taking."""
    table = begun(TWO)
    solved_by(table, (0, 1))
    table.tell(TakeGems(0), at=5_000)

    assert table.tell(Leave(1), at=6_000)[-1] == RoundEnded(6_000, 1)
    assert held(table, 1) == ""


def test_no_board_is_dealt_twice() -> None:
    """R-136: the boards of a round are put away."""
    table = a_game("classic", 4)
    while not table.game.is_over:
        table.play_round(0, 1)

    dealt = [deal.board for one in table.happened(RoundStarted) for deal in one.deals]
    assert sorted(dealt) == list(range(1, 37))


def test_the_seat_to_the_left_becomes_start_player() -> None:
    """R-137, R-019: clockwise, which is the next seat."""
    table = a_game("classic", 3, start_seat=1)
    while not table.game.is_over:
        table.play_round(0)

    assert [one.roller for one in table.happened(RoundStarted)] == [1, 2, 0, 1, 2, 0, 1, 2, 0]


# The second chance


def test_if_nobody_has_solved_the_hourglass_is_turned_again() -> None:
    """R-138: without a pause, in the instant in which it has run out."""
    table = begun(FULL)

    assert table.wait(2 * SAND - 1) == [HourglassTurned(SAND, 2 * SAND)]
    assert table.game.phase is Phase.ROUND
    assert table.game.second_chance


def test_boards_and_face_stay_in_the_second_chance() -> None:
    """R-138: nothing is dealt or rolled again."""
    table = begun(FULL)
    before = [view.own.deal for view in table.seen_by_all()[:4]], table.game.symbol
    table.wait(SAND)

    assert ([view.own.deal for view in table.seen_by_all()[:4]], table.game.symbol) == before
    assert len(table.happened(RoundStarted)) == 1


def test_who_solved_but_did_not_take_has_solved() -> None:
    """R-138: the test is "nobody solved", not "nobody took": here is no second chance."""
    table = begun(FULL)
    table.solve(0)

    assert table.wait(SAND) == [RoundEnded(SAND, 1)]


def test_who_solved_and_left_has_solved() -> None:
    """R-138, R-410: the rank stays used up, and no second chance comes of it."""
    table = begun(FULL)
    table.solve(0)
    table.tell(Leave(0))

    assert table.wait(SAND)[-1] == RoundEnded(SAND, 1)
    assert table.happened(HourglassTurned) == []


def test_the_second_chance_is_given_to_those_who_are_still_there() -> None:
    """R-138, R-410: Amina has left; nobody else has solved."""
    table = begun(FULL)
    table.tell(Leave(0), at=1_000)

    assert table.wait(SAND) == [HourglassTurned(SAND, 2 * SAND)]


def test_a_solve_in_the_second_hourglass_is_worth_as_much() -> None:
    """R-139: rank 1, three fields, two gems."""
    table = begun(FULL)
    table.solve(0, at=SAND + 1_000)
    table.tell(TakeGems(0, field=4))

    assert table.game.seats[0].rank == 1
    assert held(table, 0) == "NN"


def test_the_second_hourglass_runs_to_its_end() -> None:
    """R-139: the first solve does not stop it."""
    table = begun(FULL)
    table.solve(0, at=SAND + 1_000)
    table.tell(TakeGems(0))
    table.solve(1, at=2 * SAND - 1)

    assert table.game.seats[1].rank == 2
    assert table.wait(2 * SAND) == [RoundEnded(2 * SAND, 1)]


def test_the_second_hourglass_ends_at_once_when_all_are_done() -> None:
    """R-139, R-135."""
    table = begun(TWO)
    for seat in (0, 1):
        table.solve(seat, at=SAND + 1_000)
        table.tell(TakeGems(seat))

    assert table.events[-1] == RoundEnded(SAND + 1_000, 1)


def test_there_is_only_one_second_chance() -> None:
    """R-140: no third hourglass, however unlucky the round."""
    table = begun(FULL)

    assert table.wait(2 * SAND) == [HourglassTurned(SAND, 2 * SAND), RoundEnded(2 * SAND, 1)]


def test_a_round_without_a_solve_counts() -> None:
    """R-140: its boards are put away; after nine such rounds the game is over."""
    table = a_game("classic", 2)
    for _ in range(9):
        table.play_round()

    assert table.game.is_over
    assert len(table.happened(HourglassTurned)) == 9
    assert len(table.game.undealt) == 18


def test_the_next_round_may_have_its_own_second_chance() -> None:
    """R-140: once a round, not once a game."""
    table = begun(FULL)
    table.end_round()
    table.begin()

    assert not table.game.second_chance
    assert table.wait_for(HourglassTurned).at == table.game.since + SAND


def test_between_rounds_nobody_solves_moves_or_takes() -> None:
    """R-134: what belongs to a round is done in it."""
    table = gem_board(FULL)
    refusals: list[Refused] = [
        table.refused(MovePawn(0, 1)),
        table.refused(TakeGems(0)),
        table.refused(Pass(0)),
    ]

    assert [type(refusal) for refusal in refusals] == [WrongPhase] * 3
    assert refusals[0].numbers == {"phase": "border"}


def test_between_rounds_no_field_is_in_reach() -> None:
    """R-115, R-130: Amina has solved and not taken, and the sand has run out."""
    table = begun(FULL)
    table.solve(0)
    assert reachable(table) == (0, 1, 2, 3, 4)
    table.end_round()

    assert table.game.phase is Phase.BORDER
    assert reachable(table) == ()


def reachable(table: Playing) -> tuple[int, ...]:
    """The fields that Amina sees in reach."""
    seen = table.view(0).table
    assert isinstance(seen, GemView)
    return seen.reachable
