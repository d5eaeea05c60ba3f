"""The views of a broadcast, with parts encoded once, are those that each seat would get alone."""

import pytest

from tests.support.game_harness import a_game
from ubongo.protocol.messages import Happened, LobbySeen, encode
from ubongo.protocol.to_wire import EncodedViews, game_seen
from ubongo.rules.settings import Settings


@pytest.mark.parametrize("options", [{}, {"open_boards": True}, {"delays": (0, 20_000, 0)}])
def test_encoding_parts_once_changes_no_byte(options: dict[str, object]) -> None:
    table = a_game("bare", 3, **options)  # type: ignore[arg-type]
    table.begin()
    table.solve(0)
    counts = (3, 1, 0)
    views = EncodedViews(table.game, counts)
    lobby = LobbySeen("bare", Settings(), False, "", (), 0, 1, ())

    for seat in (None, 0, 1, 2, 0):
        alone = Happened(9, 70, (), lobby, game_seen(table.game, seat, counts))
        assert encode(Happened(9, 70, (), lobby, views.of(seat))) == encode(alone)
