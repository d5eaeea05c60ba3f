"""The features beside live tables: look-up, daily puzzles, replays, statistics, printing.

Each feature is a folder with its routes and a pure part, which knows neither HTTP nor storage.
"""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from aiohttp import web

    from ubongo.server.http.services import Services


class Feature(Protocol):
    """A part of the server with routes of its own."""

    def add_routes(self, router: "web.UrlDispatcher") -> None: ...


def make_features(services: "Services") -> tuple[Feature, ...]:
    """All features of a server."""
    # Imported here, because the worker process imports the pure parts of features and should
    # not load their routes, aiohttp and the storage with them.
    from ubongo.server.features.daily.puzzle_cache import DailyPuzzles
    from ubongo.server.features.daily.routes import DailyRoutes
    from ubongo.server.features.lookup.routes import LookupRoutes
    from ubongo.server.features.printing.routes import PrintingRoutes
    from ubongo.server.features.replays.routes import ReplayRoutes
    from ubongo.server.features.spoilers import Spoilers
    from ubongo.server.features.statistics.routes import StatisticsRoutes

    puzzles = DailyPuzzles(services)
    spoilers = Spoilers(services.registry.directory.live_puzzles, puzzles)
    return (
        LookupRoutes(services, spoilers),
        DailyRoutes(services, puzzles),
        ReplayRoutes(services),
        StatisticsRoutes(services),
        PrintingRoutes(services, spoilers),
    )
