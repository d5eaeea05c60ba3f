"""R-321 in one place: which puzzles are hidden from whom, and until when."""

import asyncio
from collections.abc import Callable

import pytest

from tests.support.any_player import played
from tests.support.nearby_puzzles import with_one_less, with_one_more
from ubongo.boards.board import SYMBOLS, Side
from ubongo.boards.box import the_box
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.engine import apply, new_game
from ubongo.rules.events import GameStarted
from ubongo.rules.game import Game, Phase
from ubongo.rules.settings import Settings
from ubongo.server.features.spoilers import Spoilers
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.summary import summary_of

OF_TODAY = Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")
ANOTHER = Puzzle.parse("###/### + I2 O4")
ADA, BOB = Guest("ada"), Guest("bob")


class OnlyAdaHasSolved:
    """One puzzle of the day, which Ada has solved."""

    async def unsolved_by(self, guest: Guest | None) -> tuple[Puzzle, ...]:
        return () if guest == ADA else (OF_TODAY,)


def in_a_round() -> Game:
    started, *events = played("classic", 3, seed=1, box=the_box()).events
    assert isinstance(started, GameStarted)
    game = new_game(started)
    for event in events:
        apply(game, event)
        if game.phase is Phase.ROUND:
            return game
    raise AssertionError("no round began")


class Tables:
    """The summaries of all tables, in memory."""

    def __init__(self) -> None:
        self._live: dict[str, frozenset[str]] = {}
        self.playing: set[str] = set()

    def note(self, table_id: str, game: Game | None) -> None:
        lobby = Lobby("classic", Settings(), False, "ada", "ABCDEF", playing=True)
        self._live[table_id] = frozenset(summary_of(lobby, game).live_boards)

    async def is_in_a_round(self, guest: str) -> bool:
        return guest in self.playing

    async def live_boards(self) -> frozenset[str]:
        return frozenset().union(*self._live.values())


def turned(puzzle: Puzzle) -> Puzzle:
    return Puzzle(puzzle.area.turned().flipped(), puzzle.pieces)


def test_a_live_puzzle_is_hidden_from_everybody_until_the_round_is_over() -> None:
    """R-321: also turned and flipped, also from guests who have solved it before."""
    live = Tables()
    spoilers = Spoilers(the_box(), live, OnlyAdaHasSolved())  # type: ignore[arg-type]
    game = in_a_round()
    assert game.seats[0].deal is not None
    puzzle = game.seats[0].deal.puzzle

    async def go() -> None:
        assert await spoilers.may_show(puzzle, ADA)
        live.note("table", game)
        for guest in (ADA, BOB, None):
            assert not await spoilers.may_show(puzzle, guest)
            assert not await spoilers.may_show(turned(puzzle), guest)
            assert await spoilers.may_show(ANOTHER, guest)
            assert puzzle.canonical() in await spoilers.hidden_from(guest)
        live.note("table", None)
        assert await spoilers.may_show(puzzle, ADA)
        assert await spoilers.hidden_from(ADA) == frozenset()

    asyncio.run(go())


@pytest.mark.parametrize(("guest", "may"), [(ADA, True), (BOB, False), (None, False)])
def test_a_puzzle_of_the_day_is_hidden_from_guests_who_have_not_solved_it(
    guest: Guest | None, may: bool
) -> None:
    spoilers = Spoilers(the_box(), Tables(), OnlyAdaHasSolved())  # type: ignore[arg-type]

    async def go() -> None:
        assert await spoilers.may_show(OF_TODAY, guest) is may
        assert await spoilers.may_show(turned(OF_TODAY), guest) is may
        assert await spoilers.may_show(ANOTHER, guest)
        assert (OF_TODAY in await spoilers.hidden_from(guest)) is not may

    asyncio.run(go())


@pytest.mark.parametrize("changed", [with_one_more, with_one_less, turned])
@pytest.mark.parametrize("lies", [lambda puzzle: puzzle, turned], ids=["as it lies", "turned"])
def test_a_piece_more_or_less_is_no_way_around_it(
    changed: Callable[[Puzzle], Puzzle], lies: Callable[[Puzzle], Puzzle]
) -> None:
    """S-06, R-321: what holds a live puzzle, or is held by one, would tell its solution."""
    live = Tables()
    spoilers = Spoilers(the_box(), live, OnlyAdaHasSolved())  # type: ignore[arg-type]
    game = in_a_round()
    assert game.seats[1].deal is not None
    asked = lies(changed(game.seats[1].deal.puzzle))
    of_the_day = lies(changed(OF_TODAY))

    async def go() -> None:
        assert await spoilers.may_show(asked, ADA)
        assert not await spoilers.may_show(of_the_day, BOB)
        live.note("table", game)
        for guest in (ADA, BOB, None):
            assert not await spoilers.may_show(asked, guest)

    asyncio.run(go())


def test_one_piece_alone_is_always_told() -> None:
    live = Tables()
    spoilers = Spoilers(the_box(), live, OnlyAdaHasSolved())  # type: ignore[arg-type]
    live.note("table", in_a_round())

    async def go() -> None:
        for one in PIECES:
            assert await spoilers.may_show(Puzzle.of(one.shape, (one,)), BOB)

    asyncio.run(go())


def test_all_boards_of_a_side_and_symbol_are_answered_alike() -> None:
    """R-321: nobody finds out by asking which of them lies before somebody."""
    live = Tables()
    spoilers = Spoilers(the_box(), live, OnlyAdaHasSolved())  # type: ignore[arg-type]
    game = in_a_round()
    live.note("table", game)
    sides = {seat.deal.side for seat in game.seats if seat.deal is not None}

    async def go() -> None:
        for guest in (ADA, BOB, None):
            for side in Side:
                for symbol in SYMBOLS:
                    answers = [
                        await spoilers.may_show(changed(board.puzzle(side, symbol)), guest)
                        for board in the_box().boards
                        for changed in (turned, with_one_more)
                    ]
                    is_live = side in sides and symbol is game.symbol
                    # Now and then an easy board is a part of a hard one of another symbol.
                    assert not any(answers) if is_live else sum(answers) > 60

    asyncio.run(go())


def test_who_had_a_seat_in_a_round_is_told_of_its_boards_one_by_one() -> None:
    """R-321: after the round the solution is open; but not for who is in the next round already."""
    live = Tables()
    spoilers = Spoilers(the_box(), live, OnlyAdaHasSolved())  # type: ignore[arg-type]
    game = in_a_round()
    live.note("another table", game)
    deal = game.seats[0].deal
    assert deal is not None
    assert game.symbol is not None
    dealt = {seat.deal.board for seat in game.seats if seat.deal is not None}
    free = next(one for one in the_box().boards if one.number not in dealt)
    puzzle = free.puzzle(deal.side, game.symbol)

    async def go() -> None:
        assert await spoilers.may_show_again(puzzle, ADA)
        assert not await spoilers.may_show_again(deal.puzzle, ADA)
        live.playing.add(ADA.id)
        assert not await spoilers.may_show_again(puzzle, ADA)

    asyncio.run(go())
