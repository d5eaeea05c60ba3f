"""Simultaneous takes at one row: exactly one order, and pairs that nobody can break."""

from random import Random

import msgspec

from ubongo.boards.box import the_box
from ubongo.protocol import messages
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve
from ubongo.rules.editions.classic import gem_table
from ubongo.rules.events import GemsTaken
from ubongo.rules.game import Game
from ubongo.rules.settings import Settings
from ubongo.server.tables.lobby import Lobby, Place, begun
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

BURSTS = 1_000
SEATS = 4


def a_table_with_four_solvers(seed: int) -> tuple[Table, Game, int]:
    """Everybody on the same field, everybody has solved; the time it is."""
    dice = Random(seed)
    context = TableContext(the_box(), lambda: dice.randbytes(32), lambda: "ABCDEF")
    places = tuple(Place(f"P{n}", guest=f"g{n}", ready=True) for n in range(SEATS))
    lobby = Lobby("classic", Settings(), False, "g0", "ABCDEF", places)
    table, _ = Table.opened("table", lobby, context, at=0)
    for seat in range(SEATS):
        table.join(seat, f"g{seat}", None, at=0)
    table.begin_at_once(begun(lobby, "g0"), at=0)
    field = dice.randrange(6)
    for seat in range(SEATS):
        table.handle_order(seat, messages.ChooseField(f"f{seat}", field), at=1)
    game = table.state.game
    assert game is not None
    table.handle_order(game.start_seat, messages.Roll("r"), at=2)
    for seat in range(SEATS):
        deal = game.seats[seat].deal
        assert deal is not None
        cover = solve(Puzzle.of(deal.puzzle.area, deal.puzzle.pieces))
        assert cover is not None
        table.handle_order(seat, messages.CallUbongo("c", laid_of(cover)), at=100 + seat)
    return table, game, 200


def test_takes_at_the_same_moment_have_exactly_one_order() -> None:
    """R-124, R-126: whoever takes first takes first, and takes both."""
    for seed in range(BURSTS):
        table, game, at = a_table_with_four_solvers(seed)
        dice = Random(-seed - 1)
        field = gem_table(game).pawns[0]
        row = gem_table(game).rows[field]
        order = list(range(SEATS))
        dice.shuffle(order)
        answers = []
        for seat in order:
            # All in the same millisecond; some ask twice, under the same id.
            for _ in range(1 + (dice.random() < 0.3)):
                effects = table.handle_order(seat, messages.TakeGems("t"), at)
                answers.append(msgspec.json.decode(effects.sends[0][1]))

        taken = [event for event in table.state.events if isinstance(event, GemsTaken)]
        assert [event.seat for event in taken] == order
        assert [gem for event in taken for gem in event.gems] == list(row[: 2 * SEATS])
        assert all(len(event.gems) == 2 for event in taken)
        assert {answer["type"] for answer in answers} == {"accepted"}
