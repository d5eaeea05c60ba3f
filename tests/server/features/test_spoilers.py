"""R-321 in one place: which puzzles are hidden from whom, and until when."""

import asyncio

import pytest

from tests.support.any_player import played
from ubongo.boards.box import the_box
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

    def note(self, table_id: str, game: Game | None) -> None:
        lobby = Lobby("classic", Settings(), False, "ada", "ABCDEF", playing=True)
        self._live[table_id] = frozenset(summary_of(lobby, game).live_boards)

    async def is_live(self, key: str) -> bool:
        return key in await self.live_boards()

    async def live_boards(self) -> frozenset[str]:
        return frozenset().union(*self._live.values())


def turned(puzzle: Puzzle) -> Puzzle:
    return Puzzle(puzzle.area.turned().flipped(), puzzle.pieces)


def test_a_live_puzzle_is_hidden_from_everybody_until_the_round_is_over() -> None:
    """R-321: also turned and flipped, also from guests who have solved it before."""
    live = Tables()
    spoilers = Spoilers(live, OnlyAdaHasSolved())  # type: ignore[arg-type]
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
            assert puzzle.key() in await spoilers.hidden_from(guest)
        live.note("table", None)
        assert await spoilers.may_show(puzzle, ADA)
        assert await spoilers.hidden_from(ADA) == frozenset()

    asyncio.run(go())


@pytest.mark.parametrize(("guest", "may"), [(ADA, True), (BOB, False), (None, False)])
def test_a_puzzle_of_the_day_is_hidden_from_guests_who_have_not_solved_it(
    guest: Guest | None, may: bool
) -> None:
    spoilers = Spoilers(Tables(), OnlyAdaHasSolved())  # type: ignore[arg-type]

    async def go() -> None:
        assert await spoilers.may_show(OF_TODAY, guest) is may
        assert await spoilers.may_show(turned(OF_TODAY), guest) is may
        assert await spoilers.may_show(ANOTHER, guest)
        assert (OF_TODAY.key() in await spoilers.hidden_from(guest)) is not may

    asyncio.run(go())
