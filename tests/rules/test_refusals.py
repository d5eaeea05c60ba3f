"""Refusals: one class a rule, a stable code, the numbers its sentence needs, nothing changed.

`Playing.refused` compares everything in the game, hidden or not, and every view of it, before
and after; so each scene here also proves that its refusal changed nothing.
"""

import re
from collections.abc import Callable

import pytest

from tests.support.game_harness import a_game, solve_for
from ubongo.puzzles.covers import Cover
from ubongo.rules import refusals
from ubongo.rules.commands import (
    AskPause,
    CallUbongo,
    ChooseField,
    Concede,
    Continue,
    EndAlone,
    GiveUp,
    Leave,
    Lose,
    MoveClock,
    MovePawn,
    Next,
    PutAside,
    Roll,
    TakeGems,
)
from ubongo.rules.editions.classic import gem_table
from ubongo.rules.gems import GEMS
from ubongo.rules.refusals import BadSetting, Refused, WrongPhase

SECOND = 1_000


def kinds(of: type[Refused] = Refused) -> list[type[Refused]]:
    """Every class of refusal that the rules define."""
    return [
        found
        for one in of.__subclasses__()
        for found in (one, *kinds(one))
        if found.__module__ == refusals.__name__
    ]


def not_seated() -> Refused:
    return a_game("bare", 2).refused(Roll(2))


def not_seated_below() -> Refused:
    """Counting from the end is for Python, not for seats."""
    return a_game("bare", 2).refused(Leave(-1))


def wrong_phase() -> Refused:
    return a_game("bare", 2).refused(GiveUp(0))


def wrong_edition() -> Refused:
    return a_game("classic", 2).refused(PutAside(0))


def bad_setting() -> Refused:
    """A table that is never begun has nothing that could change."""
    try:
        a_game("bare", 2, hourglass=1)
    except BadSetting as refusal:
        return refusal
    raise AssertionError("an hourglass of a millisecond")


def bad_clock() -> Refused:
    return a_game("bare", 2).refused(MoveClock(-1, "backwards"))


def out_of_time() -> Refused:
    table = a_game("bare", 2)
    table.begin()
    table.solve(0)
    return table.refused(solve_for(table.game, 1), at=table.game.since + 61 * SECOND)


def too_early() -> Refused:
    table = a_game("bare", 2, delays=(0, 5 * SECOND))
    table.begin()
    return table.refused(solve_for(table.game, 1))


def not_covered() -> Refused:
    table = a_game("bare", 2)
    table.begin()
    return table.refused(CallUbongo(0, Cover(())))


def already_solved() -> Refused:
    table = a_game("bare", 2)
    table.begin()
    table.solve(1)
    return table.refused(solve_for(table.game, 1))


def not_solved() -> Refused:
    table = a_game("classic", 2)
    table.begin()
    return table.refused(TakeGems(0))


def gave_up() -> Refused:
    table = a_game("bare", 2, hourglass=None)
    table.begin()
    table.tell(GiveUp(0))
    return table.refused(solve_for(table.game, 0))


def not_the_roller() -> Refused:
    return a_game("bare", 2).refused(Roll(1))


def still_waiting() -> Refused:
    table = a_game("bare", 2)
    table.tell(Lose(1))
    return table.refused(Roll(0))


def next_awaited() -> Refused:
    table = a_game("bare", 2)
    table.play_round()
    return table.refused(Roll(1), at=table.game.now + 3 * SECOND)


def too_many_pauses() -> Refused:
    table = a_game("bare", 1)
    for number in range(60):
        table.tell(AskPause(0), at=number * 10 * SECOND)
        table.tell(Continue(0))
    return table.refused(AskPause(0), at=610 * SECOND)


def paused_too_soon() -> Refused:
    table = a_game("bare", 1)
    table.tell(AskPause(0), at=1 * SECOND)
    table.tell(Continue(0), at=2 * SECOND)
    return table.refused(AskPause(0), at=4 * SECOND)


def already_moved() -> Refused:
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 3))
    table.begin()
    table.solve(0)
    table.tell(MovePawn(0, 1))
    return table.refused(MovePawn(0, 3))


def already_taken() -> Refused:
    table = a_game("classic", 2)
    table.begin()
    table.solve(0)
    table.tell(TakeGems(0))
    return table.refused(TakeGems(0))


def no_such_field() -> Refused:
    return a_game("classic", 2).refused(ChooseField(0, 6))


def too_far() -> Refused:
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 0))
    table.begin()
    table.solve(0)
    return table.refused(MovePawn(0, 5))


def row_is_empty() -> Refused:
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 1))
    table.begin()
    gem_table(table.game).rows[1] = ()
    table.solve(0)
    return table.refused(TakeGems(0))


def row_changed() -> Refused:
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 1))
    table.begin()
    table.solve(0)
    return table.refused(TakeGems(0, None, gem_table(table.game).rows[1][1:3] + GEMS[:1]))


def already_ready() -> Refused:
    table = a_game("bare", 2)
    table.play_round()
    table.tell(Next(0))
    return table.refused(Next(0))


def already_chosen() -> Refused:
    table = a_game("classic", 2)
    table.tell(ChooseField(0, 3))
    return table.refused(ChooseField(0, 4))


def not_in_play_off() -> Refused:
    table = a_game("classic", 4, rounds=1, play_off_ties=True)
    table.begin()
    table.tell(Leave(2))
    table.end_round()
    table.begin_play_off()
    table.tell(Concede(0))
    return table.refused(solve_for(table.game, 0))


def has_left() -> Refused:
    table = a_game("bare", 3)
    table.tell(Leave(2))
    return table.refused(Leave(2))


def not_alone() -> Refused:
    return a_game("bare", 4).refused(EndAlone(0))


# What is refused, its code, and its numbers: both are promises to every page.
SCENES: list[tuple[Callable[[], Refused], str, dict[str, int | str]]] = [
    (not_seated, "not_seated", {"seat": 2, "seats": 2}),
    (not_seated_below, "not_seated", {"seat": -1, "seats": 2}),
    (wrong_phase, "wrong_phase", {"phase": "border"}),
    (wrong_edition, "wrong_edition", {"command": "PutAside", "edition": "classic"}),
    (
        bad_setting,
        "bad_setting",
        {"setting": "hourglass", "value": "1", "allowed": "none, or 30000 to 180000 ms"},
    ),
    (
        bad_clock,
        "bad_setting",
        {"setting": "clock", "value": "-1", "allowed": "moved forwards only"},
    ),
    (out_of_time, "out_of_time", {"late_by": 1_000}),
    (too_early, "too_early", {"wait": 5_000}),
    (not_covered, "not_covered", {"fault": "piece_not_laid"}),
    (already_solved, "already_solved", {"rank": 1}),
    (not_solved, "not_solved", {}),
    (gave_up, "gave_up", {}),
    (not_the_roller, "not_the_roller", {"roller": 0}),
    (still_waiting, "still_waiting", {"wait": 30_000}),
    (next_awaited, "next_awaited", {"wait": 5_000}),
    (too_many_pauses, "too_many_pauses", {"most": 60}),
    (paused_too_soon, "paused_too_soon", {"wait": 7_000}),
    (already_moved, "already_moved", {"field": 1}),
    (already_taken, "already_taken", {}),
    (no_such_field, "no_such_field", {"field": 6}),
    (too_far, "too_far", {"distance": 5, "allowed": 3}),
    (row_is_empty, "row_is_empty", {"field": 1}),
    (row_changed, "row_changed", {"field": 1}),
    (already_ready, "already_ready", {}),
    (already_chosen, "already_chosen", {}),
    (not_in_play_off, "not_in_play_off", {}),
    (has_left, "has_left", {}),
    (not_alone, "not_alone", {"others": 3}),
]


@pytest.mark.parametrize(
    ("scene", "code", "numbers"), SCENES, ids=[scene.__name__ for scene, _, _ in SCENES]
)
def test_a_refusal_has_its_code_and_its_numbers_and_changes_nothing(
    scene: Callable[[], Refused], code: str, numbers: dict[str, int | str]
) -> None:
    refusal = scene()

    assert refusal.code == code
    assert refusal.numbers == numbers


def test_every_refusal_has_a_scene() -> None:
    """One class a rule, and no class that nothing raises."""
    assert {kind.code for kind in kinds()} == {code for _, code, _ in SCENES}


def test_no_two_refusals_share_a_code() -> None:
    codes = [Refused.code, *(kind.code for kind in kinds())]

    assert len(set(codes)) == len(codes)


def test_a_code_is_the_name_of_its_class() -> None:
    """So that whoever reads one finds the other."""
    for kind in kinds():
        assert kind.code == re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def test_every_refusal_says_a_sentence() -> None:
    """Each number stands in it, so that nobody has to guess."""
    for scene, _, numbers in SCENES:
        refusal = scene()
        assert len(str(refusal).split()) >= 3
        for value in numbers.values():
            if isinstance(value, int):
                assert str(value) in str(refusal)


def test_the_drawn_tree_names_exactly_the_refusals_there_are() -> None:
    """Drawn once, at the top of the module, in the order of the classes."""
    _, _, tree = (refusals.__doc__ or "").partition("\nRefused\n")
    drawn = re.findall(r"^  (\w+)  +\S", tree, re.MULTILINE)

    assert drawn == [kind.__name__ for kind in kinds()]


def test_every_refusal_is_a_refused() -> None:
    """Whoever plays catches one class; nothing else is ever caught."""
    assert all(issubclass(kind, Refused) for kind in kinds())
    assert not issubclass(Refused, ValueError)


def test_a_refusal_is_a_conflict_with_the_state_of_the_game() -> None:
    """Whoever asks over HTTP gets status 409, unless the refusal has one of its own."""
    assert WrongPhase("round").status == 409
    assert BadSetting("rounds", 0, "1 and more").status == 400
