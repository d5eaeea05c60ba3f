"""Routes of a guest's statistics and ratings, and the recording of finished games.

A guest can ask only for their own. All stored data of a guest can be exported and deleted.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from statistics import median
from typing import TypeVar, cast

from aiohttp import web

from ubongo.boards.board import Side
from ubongo.protocol.http import statistics as bodies
from ubongo.protocol.messages import PieceId
from ubongo.puzzles.pieces import PIECES
from ubongo.rules.editions import EDITIONS
from ubongo.rules.events import Event, GameVoided
from ubongo.rules.records.stored_names import SIDES
from ubongo.server.features.daily.calendar import LEVELS, today
from ubongo.server.features.statistics.finished_game import finished
from ubongo.server.features.statistics.ratings import rated, shown
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.http.services import Services
from ubongo.server.storage.game_rows import PlayedBoard, PlayedGame
from ubongo.server.storage.sqlite import game_records
from ubongo.server.storage.sqlite.guest_records import GuestRecords
from ubongo.server.tables.lobby import Lobby

Item = TypeVar("Item")
Key = TypeVar("Key")

MOST_STARS = 5
ID_BITS = 62
# Solves in an answer, for a plot with one dot each.
MOST_SOLVES = 300


class StatisticsRoutes:
    """The routes under /api/me, and the recording of every finished game."""

    def __init__(self, services: Services) -> None:
        self._services = services
        services.registry.game_over = self._game_over

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/me/statistics", self._get_statistics)
        router.add_delete("/api/me/statistics", self._forget)
        router.add_get("/api/me/export", self._get_export)
        router.add_get("/api/me/ratings", self._get_ratings)
        router.add_put("/api/me/ratings", self._set_opt_in)

    def _game_over(self, table: str, lobby: Lobby, events: list[Event]) -> None:
        self._services.in_records_later(_record, table, lobby, events)

    async def _get_statistics(self, request: web.Request) -> web.Response:
        guest = self._services.guest(request)
        found = await self._services.in_records(_statistics_of, guest.id)
        return self._services.set_cookie(json_response(found), guest)

    async def _forget(self, request: web.Request) -> web.Response:
        guest = self._services.known_guest(request)
        if guest is not None:
            await self._services.in_records(GuestRecords.forget, guest.id)
        return web.Response(status=204)

    async def _get_export(self, request: web.Request) -> web.Response:
        guest = self._services.guest(request)
        response = json_response(await self._services.in_records(GuestRecords.everything, guest.id))
        response.headers["Content-Disposition"] = 'attachment; filename="ubongo.json"'
        return self._services.set_cookie(response, guest)

    async def _get_ratings(self, request: web.Request) -> web.Response:
        guest = self._services.guest(request)
        opted_in = await self._services.in_records(game_records.is_opted_in, guest.id)
        ratings = tuple(
            bodies.RatingSeen(
                one.edition, shown(one), round(one.mu, 2), round(one.sigma, 2), one.games
            )
            for one in await self._services.in_records(game_records.ratings, guest.id)
        )
        return self._services.set_cookie(json_response(bodies.Ratings(opted_in, ratings)), guest)

    async def _set_opt_in(self, request: web.Request) -> web.Response:
        asked = await read_body(request, bodies.OptIn)
        guest = self._services.known_guest(request)
        if guest is not None:
            now = self._services.now()
            await self._services.in_records(game_records.opt_in, guest.id, asked.opted_in, now)
        return await self._get_ratings(request)


def _record(book: GuestRecords, table: str, lobby: Lobby, events: list[Event]) -> None:
    """Write a finished game to the guest records, in their thread."""
    if any(isinstance(event, GameVoided) for event in events):
        return  # nobody came back, so the game has no winner
    over = finished(table, lobby, events)
    count = sum(len(line.boards) for line in over.guests)
    game_records.keep(book, over, [secrets.randbits(ID_BITS) for _ in range(count)], rated)


def _statistics_of(book: GuestRecords, guest: str) -> bodies.Statistics:
    return statistics(*game_records.played(book, guest), book.daily_tries(guest))


def statistics(
    games: tuple[PlayedGame, ...],
    boards: tuple[PlayedBoard, ...],
    tries: tuple[tuple[str, int | None], ...] = (),
) -> bodies.Statistics:
    """All figures from a guest's stored games and boards, and `tries` at puzzles of the day."""
    day_of = {one.game: today(one.ended_at) for one in games}
    edition_of = {one.game: one.edition for one in games}
    by_stars = _grouped(boards, lambda board: board.stars)
    by_day = _grouped(boards, lambda board: day_of[board.game])
    by_edition = _grouped(boards, lambda board: edition_of[board.game])
    by_game = _grouped(boards, lambda board: board.game)
    played = _grouped(games, lambda game: game.edition)
    solves = [
        bodies.SolvedBoard(day_of[game.game], game.edition, board.stars, board.took)
        for game in games
        for board in by_game.get(game.game, ())
        if board.took is not None
    ]
    return bodies.Statistics(
        games=len(games),
        times=times(boards),
        by_stars=tuple(
            bodies.StarsTimes(stars, times(by_stars.get(stars, ())))
            for stars in range(1, MOST_STARS + 1)
        ),
        by_piece=tuple(
            bodies.PieceTimes(
                cast(PieceId, piece.id),
                times([board for board in boards if piece.id in board.pieces.split()]),
            )
            for piece in PIECES
        ),
        by_day=tuple(
            bodies.DayTimes(day, len(list(on_day)), times(by_day.get(day, ())))
            for day, on_day in groupby(games, lambda game: day_of[game.game])
        ),
        by_edition=tuple(
            bodies.EditionGames(
                edition,
                len(same),
                sum(_is_won(game) for game in same),
                times(by_edition.get(edition, ())),
            )
            for edition, same in sorted(played.items())
        ),
        solo=tuple(_solo_records(played.get("solo", []))),
        daily=tuple(
            bodies.DailyTimes(level, timed([took for one, took in tries if one == level]))
            for level in LEVELS
        ),
        solves=tuple(solves[-MOST_SOLVES:]),
    )


def times(boards: Iterable[PlayedBoard]) -> bodies.Times:
    """The number of boards and of solved ones, the median and the best time."""
    return timed([board.took for board in boards])


def timed(tries: list[int | None]) -> bodies.Times:
    solved = [took for took in tries if took is not None]
    middle = round(median(solved)) if solved else None
    return bodies.Times(len(tries), len(solved), middle, min(solved, default=None))


def _is_won(game: PlayedGame) -> bool:
    """Whether the guest won a race against others; solo and co-op games have no winner."""
    edition = EDITIONS.get(game.edition)
    # A newer release may have written games of an edition that this one does not know.
    return game.place == 1 and game.seats > 1 and edition is not None and edition.is_a_race


def _solo_records(runs: Iterable[PlayedGame]) -> Iterator[bodies.SoloRecord]:
    """R-303: only runs of the same minutes and side compare."""
    kinds = _grouped(runs, lambda run: (run.minutes or 0, run.side))
    for (minutes, side), same in sorted(kinds.items()):
        best = max(same, key=lambda run: (run.solved, -run.put_aside, -run.last_solve))
        yield bodies.SoloRecord(
            minutes or None,
            cast(Side, SIDES.words[side]),
            len(same),
            best.solved,
            best.put_aside,
            best.last_solve,
            today(best.ended_at),
        )


def _grouped(items: Iterable[Item], key: Callable[[Item], Key]) -> dict[Key, list[Item]]:
    found: dict[Key, list[Item]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return found
