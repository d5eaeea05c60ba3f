"""Summarises a finished game for the guest records: one entry for each guest who had a seat.

Everything is read from the events. Solves in a second chance are left out, because others may
have helped with them (R-265).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ubongo.boards.board import Side
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.solo import Run, SoloTable
from ubongo.rules.engine import replay
from ubongo.rules.events import Event, GameEnded, GameStarted, SeatLeft
from ubongo.rules.records.rounds import PLAY_OFF, Round, rounds_of
from ubongo.server.tables.lobby import Lobby

_difficulty = lru_cache(maxsize=4096)(difficulty)


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board that was dealt to a guest; `took` is None if it was not solved."""

    round: int
    puzzle: Puzzle
    tries: float
    stars: int
    took: int | None


@dataclass(frozen=True, slots=True)
class GameLine:
    """One guest's game."""

    guest: str
    place: int
    left: bool
    # The result of a solo run; for other games it holds the number of solved boards.
    run: Run
    boards: tuple[BoardLine, ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    # The table and the number of the game at it.
    id: str
    ended_at: int
    edition: str
    seats: int
    # Whether it counts for the ratings of guests who opted in.
    is_rated: bool
    lines: tuple[GameLine, ...]
    # Whether its times say how hard the puzzles were.
    is_measure: bool


def finished(table: str, lobby: Lobby, events: Sequence[Event]) -> Finished:
    started = events[0]
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    assert isinstance(started, GameStarted)
    left = {event.seat: event.at for event in events if isinstance(event, SeatLeft)}
    rounds = rounds_of(events)
    lines = tuple(
        GameLine(
            place.guest,
            ended.places[seat],
            seat in left,
            _run(seat, started, events, rounds),
            tuple(_boards(seat, rounds, left.get(seat))),
        )
        for seat, place in enumerate(lobby.places[: len(started.players)])
        if place is not None and place.guest
    )
    return Finished(
        f"{table} {lobby.games}",
        ended.at,
        started.edition,
        len(started.players),
        _is_rated(lobby, started, lines),
        lines,
        not started.settings.find_pieces,
    )


def _is_rated(lobby: Lobby, started: GameStarted, lines: tuple[GameLine, ...]) -> bool:
    """Public, competitive, among people only (R-415), and with the same chances for all."""
    settings = started.settings
    return (
        lobby.public
        and EDITIONS[started.edition].is_a_race
        and len(lines) == len(started.players) >= 2
        and not any(player.bot for player in started.players)
        and len(set(settings.sides)) == 1
        and not any(settings.delays)
        and not settings.any_hourglass
    )


def _run(seat: int, started: GameStarted, events: Sequence[Event], rounds: list[Round]) -> Run:
    if started.edition == "solo":
        table = replay(events).table
        assert isinstance(table, SoloTable)
        return table.run
    solved = sum(seat in one.solves for one in rounds if one.number != PLAY_OFF)
    side = started.settings.sides[seat] if started.settings.sides else Side.EASY
    return Run(None, side, solved, 0, 0)


def _boards(seat: int, rounds: list[Round], left_at: int | None) -> list[BoardLine]:
    found = []
    for one in rounds:
        deal = one.deals.get(seat)
        if deal is None or (left_at is not None and one.began >= left_at):
            continue
        solve = one.solves.get(seat)
        if solve is not None and solve.second_chance:
            continue
        tries = _difficulty(deal.puzzle)
        took = None if solve is None else solve.took
        found.append(BoardLine(one.number, deal.puzzle, tries, stars(tries), took))
    return found
