"""The index of live puzzles: noted with every step, found however turned, gone with the round."""

from tests.support.any_player import played
from ubongo.boards.box import the_box
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.engine import apply, begun
from ubongo.rules.events import GameStarted
from ubongo.rules.game import Phase
from ubongo.server.tables.live_puzzles import LivePuzzles

CLASSIC = played("classic", 3, seed=1, box=the_box()).events


def test_what_lies_before_somebody_is_live_until_the_round_is_over() -> None:
    """R-321: never for a board that is live at a table; open after the round."""
    live = LivePuzzles()
    assert isinstance(CLASSIC[0], GameStarted)
    game = begun(CLASSIC[0])
    was_live = 0
    for event in CLASSIC[1:]:
        apply(game, event)
        live.note("t", game)
        for seat in game.seats:
            if seat.deal is not None:
                is_laying = game.phase in (Phase.ROUND, Phase.PLAY_OFF)
                area = seat.deal.puzzle.area.turned().flipped()
                assert live.has(seat.deal.puzzle) is is_laying
                assert live.has(Puzzle(area, seat.deal.puzzle.pieces)) is is_laying
                was_live += is_laying
    assert was_live
    assert live._live == {}
    assert live._by_table == {}


def test_a_board_that_two_tables_play_is_live_until_both_are_done() -> None:
    live = LivePuzzles()
    assert isinstance(CLASSIC[0], GameStarted)
    game = begun(CLASSIC[0])
    for event in CLASSIC[1:]:
        apply(game, event)
        if game.phase is Phase.ROUND:
            break
    assert game.seats[0].deal is not None
    puzzle = game.seats[0].deal.puzzle

    live.note("one", game)
    live.note("two", game)
    live.forget("one")
    assert live.has(puzzle)
    live.forget("two")
    assert not live.has(puzzle)
    live.forget("two")
