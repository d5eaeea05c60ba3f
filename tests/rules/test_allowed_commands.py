"""What a seat is offered between rounds, in a play-off, and when nothing goes on any more."""

import pytest

from tests.support.game_harness import Playing, a_game, solve_for
from ubongo.rules.commands import GiveUp, Leave, Lose, Next, Roll
from ubongo.rules.events import GameVoided, Player, RoundEnded
from ubongo.rules.game import Phase

SECOND = 1_000
WITH_BOTS = (Player("Amina"), Player("Bolt", bot="fair"), Player("Cog", bot="fair"))


def after_a_round(seats: int | tuple[Player, ...], **settings: object) -> Playing:
    """Between the first round and the second, whose roller is seat 1."""
    table = a_game("bare", seats, start_seat=0, **settings)  # type: ignore[arg-type]
    table.tell(Roll(0))
    table.end_round()
    assert isinstance(table.events[-1], RoundEnded)
    return table


def test_a_void_game_offers_nothing() -> None:
    """R-409, R-410."""
    table = a_game("bare", 2)
    table.tell(Leave(0))
    table.tell(Leave(1))
    assert table.happened(GameVoided)

    assert [table.view(seat).may for seat in range(2)] == [(), ()]


def test_between_rounds_a_bot_is_offered_the_roll_and_nothing_else() -> None:
    """R-111: when its turn has come and the table waits for nobody (R-432)."""
    table = after_a_round(WITH_BOTS)
    assert [table.view(seat).may for seat in range(3)] == [("Next", "AskPause"), (), ()]
    table.tell(Next(0))

    assert [table.view(seat).may for seat in range(3)] == [("AskPause",), ("Roll",), ()]


def test_nobody_is_offered_a_roll_while_the_table_waits_for_somebody() -> None:
    """R-408: thirty seconds for a seat without a connection, also when all others are ready."""
    table = after_a_round(3)
    table.tell(Lose(2))
    table.tell(Next(0))
    table.tell(Next(1))

    assert table.view(1).may == ("AskPause",)
    assert table.game.went_on_at == table.game.now


def test_nobody_rolls_where_the_next_round_begins_by_itself() -> None:
    """R-301: alone, the next board comes at once."""
    table = a_game("solo", 1)
    assert table.game.phase is Phase.BORDER

    assert table.view(0).may == ("AskPause",)


def test_nobody_rolls_after_the_last_round() -> None:
    """R-227: while the play-off is announced."""
    table = a_game("2024", 2, rounds=2)
    for first in range(2):
        table.play_round(first, 1 - first)
    assert table.game.phase is Phase.BORDER

    assert [table.view(seat).may for seat in range(2)] == [(), ()]


@pytest.mark.parametrize(("seats", "offered"), [(1, False), (2, True)])
def test_only_who_was_left_alone_may_end_the_game_alone(seats: int, offered: bool) -> None:
    """R-410: who began alone has nobody to win against."""
    table = after_a_round(seats)
    if seats > 1:
        table.tell(Leave(1))

    assert ("EndAlone" in table.view(0).may) is offered


def test_in_a_guided_round_only_the_person_says_next() -> None:
    """R-435: and bots may call once that is said."""
    table = a_game("bare", WITH_BOTS, start_seat=0, guided=True)
    table.tell(Roll(0))
    table.tell(Next(0))

    assert [table.view(seat).may for seat in (1, 2)] == [("CallUbongo", "GiveUp")] * 2


@pytest.mark.parametrize(("rules", "shares"), [(1, False), (2, True)])
def test_by_the_first_rules_a_play_off_could_not_be_shared(rules: int, shares: bool) -> None:
    """R-228: since version 2 those who are still in it may agree."""
    table = a_game("2024", 2, rounds=2, rules=rules)
    for first in range(2):
        table.play_round(first, 1 - first)
    table.begin_play_off()

    assert ("AgreeToShare" in table.view(0).may) is shares


def test_who_has_given_up_is_offered_to_play_on() -> None:
    """R-434: while the sand runs; who has solved is not."""
    table = a_game("bare", 2, start_seat=0)
    table.tell(Roll(0))
    table.tell(GiveUp(0))
    assert table.view(0).may == ("PlayOn",)
    table.tell(solve_for(table.game, 1))

    assert table.view(1).may == ("Next", "AskPause")
