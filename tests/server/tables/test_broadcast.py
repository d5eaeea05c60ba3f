"""The broadcast: what is put together from encoded parts is what would be encoded whole."""

import pytest

from tests.support.table_harness import TableHarness
from ubongo.protocol import messages
from ubongo.protocol.messages import Happened, Notice, encode
from ubongo.protocol.to_wire import game_seen
from ubongo.rules.settings import Settings
from ubongo.server.tables.broadcast import Broadcast
from ubongo.server.tables.lobby_view import lobby_seen


@pytest.mark.parametrize("edition", ["classic", "2015", "2024", "cooperative"])
def test_everybody_is_sent_the_same_as_if_nothing_were_shared(edition: str) -> None:
    around = TableHarness(edition, Settings(start_seat=0))
    ada, ben = around.join("ada"), around.join("ben")
    around.does(ben, messages.Sit, seat=1, name="Ben")
    around.does(ben, messages.SetReady, ready=True)
    around.join("cleo")
    around.join("dan")
    around.does(ada, messages.StartGame)
    around.wait(around.at + 60_000)
    table = around.table
    state, here, counts = table.state, table.presence, (1, 0, 0, 0)
    assert state.game is not None

    said = (Notice(7, "seat_lost", seat=1),)
    sent = list(Broadcast().happened(state, here, {}, counts, said, at=9, but=ben))

    assert [watcher.guest for _, watcher, _ in sent] == ["ada", "cleo", "dan"]
    for _, watcher, message in sent:
        lobby = lobby_seen(state.lobby, watcher.guest, here.guests(), state.is_over)
        game = game_seen(state.game, watcher.seat, counts)
        assert message == encode(Happened(state.number, 9, said, lobby, game))
    # The two spectators got one object: it was encoded once.
    assert sent[1][2] is sent[2][2]
