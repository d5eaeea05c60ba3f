"""The referee counts the boards: none twice, none from nowhere, and six lists on each."""

from dataclasses import replace
from itertools import combinations

from tests.support.game_harness import Playing, a_game
from tests.support.referee_harness import a_round, after, again, instead, meddled
from ubongo.boards.board import Side
from ubongo.puzzles.pieces import PIECES
from ubongo.rules.events import PlayOffStarted, RoundStarted
from ubongo.rules.settings import Boards


def test_boards() -> None:
    """R-104, R-110, R-136: every seat one board, none dealt twice, none from nowhere."""
    table = a_round(seats=2)
    first = table.happened(RoundStarted)[0]
    table.play_round(0, 1)
    table.begin()
    second = table.happened(RoundStarted)[1]
    old = (again(first.deals[0], second), second.deals[1])
    hard = tuple(replace(deal, side=Side.HARD) for deal in second.deals)

    assert instead(table, RoundStarted, 1, deals=old) == {"board_twice"}
    assert instead(table, RoundStarted, 1, deals=second.deals[:1]) == {"boards"}
    assert instead(table, RoundStarted, 1, deals=second.deals[:1] * 2) == {"board_twice"}
    assert instead(table, RoundStarted, 1, deals=hard) == {"side"}
    assert instead(table, RoundStarted, 1, roller=0) == {"roller"}
    assert instead(table, RoundStarted, 1, round=3) == {"round", "ranks"}
    assert after(table, replace(second, round=3)) >= {"order"}
    before = Playing(table.chance, tuple(table.events[: table.events.index(second)]))
    stolen = before.game.undealt[0]
    assert stolen not in {deal.board for deal in second.deals}
    assert meddled(before, lambda game: setattr(game, "undealt", game.undealt[1:]), second) == {
        "boards"
    }


def test_the_same_puzzle_for_all() -> None:
    table = a_round(seats=2, same_puzzle=True)
    first = table.happened(RoundStarted)[0]
    other = replace(first.deals[0], board=first.deals[0].board % 36 + 1)

    assert instead(table, RoundStarted, 0, deals=(first.deals[0], other)) == {"boards"}


def test_a_loan_that_its_player_has_held() -> None:
    """R-227: with four players the stack is empty, and who has held a board does not get it."""
    table = a_game("2024", 4)
    for _ in range(9):
        table.play_round()
    table.begin_play_off()
    started = table.happened(PlayOffStarted)[0]
    first = table.happened(RoundStarted)[0]
    mine, other = (again(first.deals[seat], started) for seat in (0, 1))
    rest = tuple(again(first.deals[seat], started) for seat in (0, 3, 2))

    assert instead(table, PlayOffStarted, deals=(other, *rest)) == set()
    assert instead(table, PlayOffStarted, deals=(mine, other, *rest[1:])) == {"loans"}


def test_the_play_off_with_the_same_puzzle_for_all() -> None:
    """R-227, R-421: one board for all who are in it."""
    table = a_game("2024", 2, rounds=1, same_puzzle=True)
    table.play_round()
    table.begin_play_off()
    one = table.happened(PlayOffStarted)[0].deals[0]
    other = replace(one, board=table.game.undealt[0])
    assert other.board != one.board

    assert instead(table, PlayOffStarted) == set()
    assert instead(table, PlayOffStarted, deals=(one, other)) == {"loans"}


def test_a_list_that_cannot_cover_its_area() -> None:
    """R-003, R-006: another number of pieces, or of cells."""
    table = a_round(seats=2)
    first = table.happened(RoundStarted)[0]
    deal = first.deals[0]
    cells = deal.puzzle.area.size
    other = next(place for place, one in enumerate(deal.lists) if one != deal.puzzle.pieces)
    four = next(
        four for four in combinations(PIECES, 4) if sum(piece.size for piece in four) == cells
    )
    for pieces in (deal.lists[other][:2], PIECES[-3:], four):
        lists = (*deal.lists[:other], pieces, *deal.lists[other + 1 :])
        deals = (replace(deal, lists=lists), first.deals[1])
        assert instead(table, RoundStarted, deals=deals) == {"lists"}
    assert sum(piece.size for piece in PIECES[-3:]) != cells


def test_the_same_fresh_puzzle_for_all() -> None:
    """R-421, R-428: there is no stack that would tell it."""
    table = a_round(seats=2, same_puzzle=True, boards=Boards.FRESH)
    one = table.happened(RoundStarted)[0].deals[0]

    assert instead(table, RoundStarted) == set()
    assert instead(table, RoundStarted, deals=(one, replace(one, board=9))) == {"boards"}
