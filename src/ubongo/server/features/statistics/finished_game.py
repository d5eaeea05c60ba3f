"""Summarises a finished game for the guest records: one entry for each guest who had a seat.

Everything is read from the events. Solves in a second chance are left out, because others may
have helped with them (R-265).
"""

from collections.abc import Sequence
from functools import lru_cache

from ubongo.boards.board import Side
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.solo import SoloTable
from ubongo.rules.engine import replay
from ubongo.rules.events import Event, GameEnded, GameStarted, GameVoided, Paused, SeatLeft
from ubongo.rules.records.rounds import PLAY_OFF, Round, rounds_of
from ubongo.rules.records.stored_names import BOARDS, SIDES
from ubongo.server.storage.game_rows import BoardRow, FinishedGame, GuestGameRow, RunRow
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.log import LOBBY, event_in, lobby_change

# By value: the puzzles of a log that is read are new objects, which carry no facts yet.
_difficulty = lru_cache(maxsize=4096)(difficulty)


def finished_in(log: bytes, table_id: str, number: int) -> FinishedGame | None:
    """The game of this number in a table's log, which is packed; None if it counts for nobody.

    R-409: a game that nobody came back to has no winner.
    """
    lobby: Lobby | None = None
    events: list[Event] = []
    for entry in unpacked(log):
        if entry.kind == LOBBY:
            change = lobby_change(entry)
            if change.seed and change.lobby.games == number:
                lobby = change.lobby
            elif change.seed and lobby is not None:
                break
        elif lobby is not None:
            events.append(event_in(entry))
    if lobby is None or any(isinstance(event, GameVoided) for event in events):
        return None
    return finished(table_id, lobby, events)


def finished(table: str, lobby: Lobby, events: Sequence[Event]) -> FinishedGame:
    started = events[0]
    ended = next(event for event in reversed(events) if isinstance(event, GameEnded))
    assert isinstance(started, GameStarted)
    left = {event.seat: event.at for event in events if isinstance(event, SeatLeft)}
    rounds = rounds_of(events)
    guests = tuple(
        GuestGameRow(
            place.guest,
            ended.places[seat],
            seat in left,
            _run(seat, started, events, rounds),
            tuple(_boards(seat, rounds, left.get(seat))),
        )
        for seat, place in enumerate(lobby.places[: len(started.players)])
        if place is not None and place.guest
    )
    return FinishedGame(
        f"{table} {lobby.games}",
        ended.at,
        started.edition,
        len(started.players),
        _is_rated(lobby, started, guests) and not _was_paused_alone(events),
        guests,
        not started.settings.find_pieces,
    )


def _is_rated(lobby: Lobby, started: GameStarted, guests: tuple[GuestGameRow, ...]) -> bool:
    """Public, competitive, among people only (R-415), and with the same chances for all."""
    settings = started.settings
    return (
        lobby.public
        and EDITIONS[started.edition].is_a_race
        and len(guests) == len(started.players) >= 2
        and not any(player.bot for player in started.players)
        and len(set(settings.sides)) == 1
        and not any(settings.delays)
        and not settings.any_hourglass
        and not settings.guided
        # anybody can print the boards of an agreed number beforehand.
        and settings.agreed is None
        # who wins says nothing where everybody has the same chance.
        and not settings.levels
        and not any(settings.tips)
    )


def _was_paused_alone(events: Sequence[Event]) -> bool:
    """R-433: whether the only person at the table has let the clocks stand."""
    return any(isinstance(event, Paused) for event in events) and replay(events).pauses > 0


def _run(seat: int, started: GameStarted, events: Sequence[Event], rounds: list[Round]) -> RunRow:
    settings = started.settings
    # runs on boards that are fitted to the player do not compare, either.
    no_record = settings.agreed is not None or bool(settings.levels)
    boards = BOARDS.word(settings.boards), settings.stars, no_record
    if started.edition == "solo":
        table = replay(events).table
        assert isinstance(table, SoloTable)
        run = table.run
        side = SIDES.word(run.side)
        return RunRow(run.minutes, side, run.solved, run.put_aside, run.last_solve, *boards)
    solved = sum(seat in one.solves for one in rounds if one.number != PLAY_OFF)
    side = SIDES.word(settings.sides[seat] if settings.sides else Side.EASY)
    return RunRow(None, side, solved, 0, 0, *boards)


def _boards(seat: int, rounds: list[Round], left_at: int | None) -> list[BoardRow]:
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
        pieces = " ".join(piece.id for piece in deal.puzzle.pieces)
        found.append(BoardRow(one.number, deal.puzzle.text(), pieces, tries, stars(tries), took))
    return found
