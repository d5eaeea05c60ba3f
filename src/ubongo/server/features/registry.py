"""The corners of the application beside the tables, one line each."""

from ubongo.server.features.daily.routes import DailyPuzzles
from ubongo.server.features.lookup.routes import Lookup
from ubongo.server.features.printing.routes import Prints
from ubongo.server.features.replays.routes import Replays
from ubongo.server.features.statistics.routes import OwnGames
from ubongo.server.http.services import Corner, Desk


def corners(desk: Desk) -> tuple[Corner, ...]:
    daily = DailyPuzzles(desk)
    return Lookup(desk, daily), daily, Replays(desk), OwnGames(desk), Prints(desk, daily)
