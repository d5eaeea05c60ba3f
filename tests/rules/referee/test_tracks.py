"""The referee's books of the editions with a round track or a bag, and of solo runs."""

from dataclasses import replace
from typing import Any

import pytest

from tests.support.game_harness import a_game
from tests.support.referee_harness import a_cover, a_round, after, instead, lost, meddled, watched
from ubongo.boards.board import Animal
from ubongo.rules import engine
from ubongo.rules.commands import PutAside
from ubongo.rules.editions.cooperative import Cooperative
from ubongo.rules.events import (
    BoardPutAside,
    GameEnded,
    GemDrawn,
    GemsLeftOver,
    GemWon,
    RoundEnded,
    RoundStarted,
    StacksDealt,
    UbongoCalled,
)
from ubongo.rules.gems import AMBER, SAPPHIRE, Gem
from ubongo.rules.referee import Referee
from ubongo.rules.referee.ledger_2024 import AnimalLedger


def test_the_round_track() -> None:
    """R-209, R-212 to R-214: who gets which gem, and what is left over."""
    table = a_round("2024", 3)
    now = table.game.now
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    won = GemWon(now, 0, SAPPHIRE)

    assert after(table, call, won) == set()
    assert after(table, call, replace(won, gem=AMBER)) == {"gain"}
    assert after(table, call, won, won) == {"gain"}
    assert after(table, won) == {"not_solved", "gain"}
    assert after(table, call, won, replace(won, seat=1)) == {"not_solved", "gain"}
    table.solve(0)
    end = table.game.deadline
    assert end is not None
    ended = RoundEnded(end, 1)
    assert after(table, GemsLeftOver(end, (AMBER,)), ended) == set()
    assert after(table, ended) == {"track"}
    assert after(table, GemsLeftOver(end, (SAPPHIRE, AMBER)), ended) == {"track"}
    assert meddled(table, lambda game: setattr(game.table, "ambers", 8), lost(table)) == {"track"}


@pytest.mark.parametrize("edition", ["2024", "cooperative"])
def test_scoring_boards_change_by_events_only(edition: str) -> None:
    """R-218, R-262: three for a sapphire, one for an amber, one for a board."""
    table = a_round(edition, 2)

    def more(game: Any) -> None:
        game.table.scoring[0] = replace(game.table.scoring[0], boards=(7,))

    assert meddled(table, more, lost(table)) == {"score"}


def test_the_score_of_the_cooperative_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-271: counted again, in another way."""
    table = a_game("cooperative", 2, rounds=1)
    table.play_round(0, 1)
    watched(table.events)
    monkeypatch.setattr(Cooperative, "scores", lambda self, game: (78, 78))

    referee = Referee()
    game = engine.replay(table.events[:1])
    found: set[str] = set()
    for number, event in enumerate(table.events):
        if number:
            engine.apply(game, event)
        found |= {breach.code for breach in referee.check(event, game)}
    assert found == {"score"}
    one = (Animal.JURI, Animal.JURI)
    assert instead(a_game("cooperative", 2), StacksDealt, animals=one) == {"animals"}


def test_the_solo_game() -> None:
    """R-301, R-303, R-304: tasks are counted, and no task comes twice."""
    table = a_round("solo", 1, minutes=5)
    first = table.happened(RoundStarted)[0]
    table.tell(PutAside(0))
    second = table.happened(RoundStarted)[1]
    assert second.round == 2

    assert instead(table, RoundStarted, 1, deals=first.deals, symbol=first.symbol) == {
        "board_twice"
    }
    assert after(table, BoardPutAside(table.game.now, 0)) == set()
    assert after(table, RoundEnded(table.game.now, 2), lost(table)) == {"early"}
    ended = GameEnded(table.game.now, (1,), "finished", ((0, -1, 0),))
    assert after(table, RoundEnded(table.game.now, 2), ended) == set()

    def counted(game: Any) -> None:
        game.table.run = replace(game.table.run, solved=5)

    assert meddled(table, counted, lost(table)) == {"score"}


def test_the_bag_of_the_2015_edition() -> None:
    """58 gems: 9 blue and 9 brown on the track, 40 in the bag; a draw for every solver."""
    table = a_round("2015", 2)
    now = table.game.now
    call = UbongoCalled(now, 0, 1, a_cover(table, 0))
    won, drawn = GemWon(now, 0, Gem.BLUE), GemDrawn(now, 0, Gem.RED)

    assert after(table, call, won, drawn) == set()
    assert after(table, call, replace(won, gem=Gem.BROWN)) == {"gain"}
    assert after(table, call, won, drawn, drawn) == {"gain"}
    assert after(table, drawn) == {"gain"}
    assert after(table, call, won, replace(drawn, gem=Gem.YELLOW)) >= {"gems"}

    def more(game: Any) -> None:
        game.table.bag[Gem.RED] = 11

    assert meddled(table, more, lost(table)) == {"gems"}
    end = table.game.deadline
    assert end is not None
    table.solve(0)
    assert after(table, RoundEnded(end, 1)) == {"track"}
    assert after(table, GemsLeftOver(end, (Gem.BLUE,)), RoundEnded(end, 1)) == {"track"}


def test_the_most_of_the_cooperative_game() -> None:
    """R-424: 8 a round, and 5 more if there are as many rounds as animals."""
    for rounds, most in ((1, 8), (2, 21), (9, 77)):
        table = a_game("cooperative", 2, rounds=rounds)
        ledger = watched(table.events)[0].ledger
        assert isinstance(ledger, AnimalLedger)
        assert ledger.most() == most
        assert getattr(table.view(0).table, "most", None) == most


@pytest.mark.parametrize("edition", ["2024", "2015"])
def test_a_third_wins_no_gem(edition: str) -> None:
    """R-209, R-242: there is one for the first and one for the second."""
    table = a_round(edition, 3)
    table.solve(0)
    table.solve(1)
    now = table.game.now
    call = UbongoCalled(now, 2, 3, a_cover(table, 2))
    assert after(table, call) == set()
    for gem in (SAPPHIRE, AMBER):
        assert after(table, call, GemWon(now, 2, gem)) == {"gain"}


@pytest.mark.parametrize("part", ["sapphires", "ambers", "boards"])
def test_no_part_of_a_scoring_board_changes_by_itself(part: str) -> None:
    """R-212: gems and boards are won by events."""
    table = a_round("2024", 3)
    table.solve(0)

    def meddle(game: Any) -> None:
        board = game.table.scoring[1]
        more = (*board.boards, 1) if part == "boards" else getattr(board, part) + 1
        game.table.scoring[1] = replace(board, **{part: more})

    assert meddled(table, meddle, lost(table, 2)) == {"score"}


def test_what_nobody_won_in_the_2015_edition() -> None:
    """R-246: nobody has solved, so all that lies there is left over."""
    table = a_game("2015", 2)
    table.play_round()

    assert instead(table, GemsLeftOver) == set()
    assert instead(table, GemsLeftOver, gems=()) >= {"track"}


def test_a_prize_is_won_once() -> None:
    """R-242: the first has a blue gem already."""
    table = a_round("2015", 3)
    table.solve(0)

    assert after(table, GemWon(table.game.now, 0, Gem.BLUE)) == {"gain"}
