"""The views of a broadcast, with parts encoded once, are those that each seat would get alone."""

import pytest

from tests.support.game_harness import Playing, a_game
from ubongo.protocol.messages import SEEN_EVERY, UNSEEN_EVERY, Happened, LobbySeen, encode
from ubongo.protocol.to_wire import EncodedViews, game_seen
from ubongo.rules.events import HourglassTurned
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


def glimpse_every(table: Playing) -> set[int]:
    seats = (None, *range(len(table.game.seats)))
    return {game_seen(table.game, seat, (0,) * 4).glimpse_every for seat in seats}


@pytest.mark.parametrize(("open_boards", "every"), [(False, UNSEEN_EVERY), (True, SEEN_EVERY)])
def test_half_laid_boards_are_wanted_often_only_where_others_see_them(
    open_boards: bool, every: int
) -> None:
    """R-021: usually nobody looks at the boards of others while they are laid."""
    table = a_game("bare", 3, open_boards=open_boards)
    table.begin()

    assert glimpse_every(table) == {every}


def test_half_laid_boards_are_wanted_often_while_somebody_may_be_helped() -> None:
    """R-265: by those who help, too, whose own boards nobody needs any more."""
    table = a_game("cooperative", 2)
    table.begin()
    table.solve(0)
    assert glimpse_every(table) == {UNSEEN_EVERY}
    table.wait_for(HourglassTurned)
    assert glimpse_every(table) == {SEEN_EVERY}
    table.solve(1)

    assert glimpse_every(table) == {UNSEEN_EVERY}
