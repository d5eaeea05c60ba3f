"""The lobby of a new table, as its host wishes it."""

from ubongo.protocol.http.tables import OpenTable
from ubongo.protocol.messages import MakeFair
from ubongo.rules.editions import edition_named
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.server.tables.fair.fair_lobby import agreed
from ubongo.server.tables.fair.known_levels import KnownLevel
from ubongo.server.tables.lobby import PLACES, Lobby, Place, arranged, with_bot
from ubongo.server.tables.names import tidy


class ServerDrains(Refused):
    """No table is opened and no game begun any more."""

    code = "server_drains"
    status = 503

    def __init__(self) -> None:
        super().__init__("the server stops after the games that are being played")


def lobby_for(
    wish: OpenTable,
    guest: str,
    name: str,
    code: str,
    test_switch: bool = False,
    level: KnownLevel | None = None,
) -> Lobby:
    """The lobby with the host on the first seat and bots beside, or `Refused`.

    `name` is the host's name if the wish has none, `level` what is known of how good they are.
    """
    if wish.seed and not test_switch:
        raise BadSetting("seed", wish.seed, "left out: it is for tests")
    host = Place(tidy(wish.name or name), guest=guest)
    lobby = Lobby(
        wish.edition,
        wish.settings,
        wish.public,
        guest,
        code,
        places=(host, *(None,) * (PLACES - 1)),
        known=() if level is None else (level,),
    )
    if wish.fair:
        lobby = agreed(lobby, MakeFair("open", fair=True), guest)
    lobby = arranged(lobby, wish.edition, wish.settings, wish.public, test_switch)
    for number, strength in enumerate(wish.bots[: edition_named(wish.edition).most - 1]):
        lobby = with_bot(lobby, number + 1, strength)
    return lobby
