"""The corners of the application beside the tables, one line each."""

from ubongo.server.daily import DailyPuzzles
from ubongo.server.desk import Corner, Desk
from ubongo.server.lookup import Lookup
from ubongo.server.prints import Prints
from ubongo.server.replays import Replays
from ubongo.server.statistics import OwnGames


def corners(desk: Desk) -> tuple[Corner, ...]:
    daily = DailyPuzzles(desk)
    return Lookup(desk, daily), daily, Replays(desk), OwnGames(desk), Prints(desk, daily)
