"""The figures of a guest's statistics, from their stored games and boards."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from statistics import median
from typing import TypeVar, cast

from ubongo.boards.board import Side
from ubongo.protocol.http import statistics as bodies
from ubongo.protocol.messages import PieceId
from ubongo.puzzles.pieces import PIECES
from ubongo.rules.editions import EDITIONS
from ubongo.rules.records.stored_names import BOARDS, SIDES
from ubongo.rules.settings import Boards
from ubongo.server.features.daily.calendar import LEVELS, today
from ubongo.server.storage.game_rows import OFFLINE, PlayedBoard, PlayedGame

Item = TypeVar("Item")
Key = TypeVar("Key")

MOST_STARS = 5
# Solves in an answer, for a plot with one dot each.
MOST_SOLVES = 300


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
    offline = [game for game in games if game.edition == OFFLINE]
    by_game = _grouped(boards, lambda board: board.game)
    played = _grouped(games, lambda game: game.edition)
    solves = [
        _solve(day_of[game.game], game.edition, board.stars, board.took)
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
            if edition != OFFLINE
        ),
        solo=tuple(_solo_records(played.get("solo", []))),
        daily=tuple(
            bodies.DailyTimes(level, timed([took for one, took in tries if one == level]))
            for level in LEVELS
        ),
        solves=tuple(solves[-MOST_SOLVES:]),
        # marked, and beside the records of runs that the server's clock has measured.
        offline=bodies.OfflineRuns(
            len(offline), times(by_edition.get(OFFLINE, ())), tuple(_solo_records(offline))
        )
        if offline
        else None,
    )


def _solve(day: str, edition: str, stars: int, took: int) -> bodies.SolvedBoard:
    if edition == OFFLINE:
        return bodies.SolvedBoard(day, "solo", stars, took, offline=True)
    return bodies.SolvedBoard(day, edition, stars, took)


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
    """R-303, R-428: only runs of the same minutes, side and kind of boards compare.

    Those on boards that anybody could have printed beforehand make no record.
    """
    secret = [run for run in runs if not run.is_agreed]
    kinds = _grouped(secret, lambda run: (run.minutes or 0, run.side, run.boards, run.stars or 0))
    for (minutes, side, boards, stars), same in sorted(kinds.items()):
        best = max(same, key=lambda run: (run.solved, -run.put_aside, -run.last_solve))
        yield bodies.SoloRecord(
            minutes or None,
            cast(Side, SIDES.words[side]),
            cast(Boards, BOARDS.words[boards]),
            stars or None,
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
