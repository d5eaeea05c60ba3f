"""Computes the frames of a replay, in the worker process.

A record is accepted only after it was verified (`rules.records.verification`); a refusal
names the line of the fault. A frame holds only the fields that its event changed: the views of
a whole game have 30 to 280 KB, its replay has 8 to 55, and 2 to 5 compressed (measured on the
playthroughs in `tests/`).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from ubongo.boards.box import Box, the_box
from ubongo.misread import Misread
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.http.replays import Replay, ReplayFrame, ReplayNote
from ubongo.protocol.messages import GameSeen
from ubongo.protocol.to_wire import game_open, notice
from ubongo.rules.events import ClockMoved, Event, GameStarted, SeedPublished
from ubongo.rules.records.record import TITLE, Broken, write_record
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.records.verification import verify
from ubongo.rules.refusals import Refused, WrongPhase
from ubongo.rules.view import open_views
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.tables.log import finished_games


class NoSuchGame(Refused):
    code = "no_such_game"
    status = 404

    def __init__(self) -> None:
        super().__init__("no such game was played to its end at this table")


class NotARecord(Refused):
    """The file is not a record, or a record of another version."""

    code = "not_a_record"
    status = 400

    def __init__(self, line: int, found: str) -> None:
        super().__init__(f"line {line}: {found}", line=line, found=found)


class BrokenRecord(Refused):
    """The record was changed or cut off, or its events break a rule."""

    code = "broken_record"
    status = 400

    def __init__(self, line: int, found: str) -> None:
        super().__init__(f"line {line}: {found}", line=line, found=found)


class GameNotOver(Refused):
    """The game of the record is not over; its replay would show hidden boards."""

    code = "game_not_over"

    def __init__(self) -> None:
        super().__init__("this game was not played to its end")


def from_log(log: bytes, number: int) -> Replay:
    """The replay of the n-th game that was played to its end at a table; its log is packed."""
    return replayed(_game(log, number))


def record_from_log(log: bytes, number: int) -> str:
    """The record of the n-th game (R-405): everything written out, seed and all."""
    return write_record(_game(log, number))


def _game(log: bytes, number: int) -> list[Event]:
    try:
        games = finished_games(unpacked(log))
    except NewerVersion:
        # The table is frozen until the server is updated.
        raise TableFrozen from None
    if not 1 <= number <= len(games):
        raise NoSuchGame
    return games[number - 1]


def opened(data: bytes, box: Box | None = None) -> Replay:
    """The replay of a record that verifies, played with this box or with ours."""
    try:
        found = verify(data.decode("utf-8"), box or the_box())
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        if data.startswith(TITLE.encode()):
            raise BrokenRecord(line, "no text") from None
        raise NotARecord(line, "no text") from None
    except Broken as wrong:
        raise BrokenRecord(wrong.line, wrong.found) from None
    except Misread as wrong:
        raise NotARecord(1, wrong.found) from None
    is_sealed = not any(isinstance(event, SeedPublished) for event in found.events)
    notes: list[ReplayNote] = ["seed_hidden"] if is_sealed else []
    if len(found.notes) > len(notes):
        notes.append("other_box")
    return replayed([_sendable(event) for event in found.events], tuple(notes))


def _sendable(event: Event) -> Event:
    """The event without lone surrogates, which a record may hold and JSON cannot."""
    if isinstance(event, GameStarted):
        players = tuple(replace(one, name=_whole(one.name)) for one in event.players)
        return replace(event, players=players)
    if isinstance(event, ClockMoved):
        return replace(event, reason=_whole(event.reason))
    return event


def _whole(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


def replayed(events: Sequence[Event], notes: tuple[ReplayNote, ...] = ()) -> Replay:
    """The frames of these events."""
    started = events[0]
    assert isinstance(started, GameStarted)
    try:
        views = open_views(events)
    except WrongPhase:
        raise GameNotOver from None
    first = seen = game_open(next(views))
    frames = []
    for number, event in enumerate(events[1:], 2):
        before, seen = seen, game_open(next(views))
        frames.append(_frame(event, number, before, seen))
    return Replay(len(events), started.at, events[-1].at, first, tuple(frames), notes)


def _frame(event: Event, number: int, before: GameSeen, after: GameSeen) -> ReplayFrame:
    changed = _changed(before, after)
    changed.pop("seats", None)
    seats = {
        str(seat): fields
        for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if (fields := _changed(old, new))
    }
    return ReplayFrame(event.at, notice(number, event), changed, seats)


def _changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    return {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }
