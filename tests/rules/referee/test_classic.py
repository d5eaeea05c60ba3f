"""The referee's books of the classic editions: pawns, rows, gems, and who is waited for."""

from dataclasses import replace
from typing import Any

from tests.support.game_harness import Playing, a_game, gems
from tests.support.gem_boards import begun
from tests.support.referee_harness import a_cover, after, after_few_gems, instead, lost, meddled
from ubongo.rules.commands import ChooseField, TakeGems
from ubongo.rules.events import (
    FieldChosen,
    GemsLaid,
    GemsTaken,
    PawnMoved,
    PawnsPlaced,
    RoundEnded,
    SeatLeft,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.gems import Gem


def a_solved_round() -> Playing:
    """Classic: seat 0 was first and seat 1 second; their pawns stand on fields 0 and 3."""
    table = a_game("classic", 3)
    for seat, field in enumerate((0, 3, 3)):
        table.tell(ChooseField(seat, field))
    table.begin()
    table.solve(0)
    table.solve(1)
    return table


def taken(table: Playing, seat: int, field: int, count: int = 2) -> GemsTaken:
    rows = table.game.table.rows  # type: ignore[attr-defined]
    return GemsTaken(table.game.now, seat, field, rows[field][:count])


def test_moves() -> None:
    """R-115 to R-118, R-120 to R-122: how far, on the strip, once, and before taking."""
    table = a_solved_round()
    now = table.game.now

    assert after(table, PawnMoved(now, 0, 3)) == set()
    assert after(table, PawnMoved(now, 0, 4)) == {"too_far"}
    assert after(table, PawnMoved(now, 1, 0)) == {"too_far"}
    assert after(table, PawnMoved(now, 0, -1)) == {"off_strip"}
    assert after(table, PawnMoved(now, 1, 6)) >= {"off_strip"}
    assert after(table, PawnMoved(now, 2, 3)) == {"not_solved"}
    assert after(table, PawnMoved(now, 0, 1), PawnMoved(now, 0, 2)) == {"moved_twice"}
    assert after(table, taken(table, 0, 0), PawnMoved(now, 0, 1)) == {"after_take"}
    assert after(table, TakePassed(now, 0), PawnMoved(now, 0, 1)) == {"after_take"}


def test_takes() -> None:
    """R-123 to R-125, R-132: the two nearest of one's own row, once, and only by a solver."""
    table = a_solved_round()
    now = table.game.now
    row = table.game.table.rows[0]  # type: ignore[attr-defined]
    other = next(gem for gem in Gem if gem is not row[0])

    assert after(table, taken(table, 0, 0)) == set()
    assert after(table, taken(table, 0, 0, 1)) == {"gain"}
    assert after(table, taken(table, 0, 0, 3)) == {"gain"}
    assert after(table, GemsTaken(now, 0, 0, (other, row[1]))) == {"row"}
    assert after(table, taken(table, 0, 1)) == {"wrong_row"}
    assert after(table, taken(table, 2, 3)) == {"not_solved"}
    assert after(table, TakePassed(now, 2)) == {"not_solved"}
    once = taken(table, 0, 0)
    assert after(table, once, replace(once, gems=row[2:4])) == {"after_take"}
    assert after(table, SeatLeft(now, 0), once) == {"left"}
    end = table.game.deadline
    assert end is not None
    assert after(table, replace(once, at=end)) == {"late"}


def test_gems_rows_and_pawns_change_by_events_only() -> None:
    """R-101: 72 gems, 12 of each colour; R-133: for all to see."""
    table = a_solved_round()
    table.tell(TakeGems(0))

    def more_gems(game: Any) -> None:
        game.table.gems[1] = (1, 0, 0, 0, 0, 0)

    def longer_row(game: Any) -> None:
        game.table.rows[0] = game.table.filling[0]

    def other_field(game: Any) -> None:
        game.table.pawns[2] = 5

    assert meddled(table, more_gems, lost(table)) == {"gems"}
    assert meddled(table, longer_row, lost(table)) == {"row"}
    assert meddled(table, other_field, lost(table)) == {"pawn"}


def test_the_set_up_of_the_classic_game() -> None:
    """R-101, R-102: twelve of each colour in six rows; R-103: pawns stand where they were put."""
    table = a_game("classic", 2)
    rows = table.happened(GemsLaid)[0].rows
    one = gems("R")[0] if rows[0][0] is not Gem.RED else Gem.BLUE

    assert instead(table, GemsLaid, rows=((one, *rows[0][1:]), *rows[1:])) == {"gems"}
    assert instead(table, GemsLaid, rows=(*rows[:5], ())) == {"rows", "gems"}
    table.tell(ChooseField(0, 4))
    now = table.game.now
    assert after(table, FieldChosen(now, 0, 2)) == {"chosen_twice"}
    assert after(table, PawnsPlaced(now, (3, 0))) == {"pawn"}
    assert after(table, PawnsPlaced(now, (4, 6))) == {"off_strip"}


def test_a_solver_who_may_walk_is_waited_for() -> None:
    """R-135: as the referee reads it; by version 1 the round was over."""
    picture = """
        1 .
        2 A  V V
        3 B
        4 .
        5 .
        6 .  N G
    """
    for rules, codes in ((1, set()), (2, {"early"})):
        table = begun(picture, rules=rules)
        table.solve(0)
        table.tell(TakeGems(0))
        now = table.game.now
        call, ended = UbongoCalled(now, 1, 2, a_cover(table, 1)), RoundEnded(now, 1)

        assert after_few_gems(table, call, ended) == codes
        assert after_few_gems(table, call, PawnMoved(now, 1, 4), ended) == set()
        assert after_few_gems(table, call, TakePassed(now, 1), ended) == set()


def test_the_third_may_walk_and_the_fourth_may_not() -> None:
    """R-117, R-118, R-135: whether a round may end while one of them has only passed by."""
    picture = """
        1 ABCD
        2 .
        3 .
        4 .
        5 .
        6 .  N G N G
    """
    table = begun(picture)
    now = table.game.now
    calls = [UbongoCalled(now, seat, seat + 1, a_cover(table, seat)) for seat in range(4)]
    passed = [TakePassed(now, seat) for seat in range(4)]
    ended = RoundEnded(now, 1)

    assert after_few_gems(table, *calls, *passed[:2], ended) == {"early"}
    assert after_few_gems(table, *calls, *passed[:3], ended) == set()


def test_a_pawn_of_somebody_who_has_not_solved() -> None:
    """R-115 to R-118: it goes nowhere, so it does not go too far."""
    table = begun(
        """
        1 AB V R
        2 .
        3 .
        4 .
        5 .
        6 .  N G
        """
    )
    moved = PawnMoved(table.game.now, 0, 5)

    assert after_few_gems(table, moved) == {"not_solved"}


def test_every_seat_has_one_pawn() -> None:
    """R-103: as many fields as seats."""
    table = a_game("classic", 2)
    for seat in (0, 1):
        table.tell(ChooseField(seat, seat))

    assert instead(table, PawnsPlaced) == set()
    assert instead(table, PawnsPlaced, fields=(0, 1, 2)) == {"off_strip"}


def test_by_the_first_rules_who_reached_a_gem_was_waited_for() -> None:
    """R-135: the first may go three fields, and there lie gems; the second only two."""
    picture = """
        1 AB
        2 .
        3 .
        4 .  N G
        5 .
        6 .
    """
    table = begun(picture, rules=1)
    now = table.game.now
    calls = [UbongoCalled(now, seat, seat + 1, a_cover(table, seat)) for seat in (0, 1)]
    ended = RoundEnded(now, 1)

    assert after_few_gems(table, *calls, ended) == {"early"}
    assert after_few_gems(table, *calls, TakePassed(now, 0), ended) == set()


def test_nobody_is_waited_for_when_no_gem_is_left() -> None:
    """R-135: the second may walk, and to nothing."""
    picture = """
        1 A  V V
        2 B
        3 .
        4 .
        5 .
        6 .
    """
    table = begun(picture)
    table.solve(0)
    table.tell(TakeGems(0))
    now = table.game.now
    call = UbongoCalled(now, 1, 2, a_cover(table, 1))

    assert after_few_gems(table, call, RoundEnded(now, 1)) == set()
