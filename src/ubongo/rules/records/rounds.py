"""The rounds of a game, from its events: the boards of the seats, and when each was solved.

Time in which the clock stood still (R-411, R-433) does not count for a solve.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ubongo.boards.board import Symbol
from ubongo.puzzles.covers import Cover
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    ClockMoved,
    Continued,
    Deal,
    Event,
    GameEnded,
    HourglassTurned,
    Paused,
    PlayOffStarted,
    RoundEnded,
    RoundStarted,
    UbongoCalled,
)

PLAY_OFF = 0  # its number, which no round has


@dataclass(frozen=True, slots=True)
class Solve:
    """A call: when, how long after the board was seen, as which, and with which cover."""

    at: int
    took: int
    rank: int
    cover: Cover
    # In a second chance others may have helped.
    second_chance: bool


@dataclass(slots=True)
class Round:
    number: int
    symbol: Symbol
    began: int
    deals: dict[int, Deal]
    solves: dict[int, Solve] = field(default_factory=dict)
    put_aside: bool = False
    is_over: bool = False


def rounds_of(events: Iterable[Event]) -> list[Round]:
    """All rounds, the play-off as number 0, in the order they were played."""
    found: list[Round] = []
    seen: dict[int, int] = {}
    stood_still = 0
    second_chance = False
    paused_at: int | None = None
    for event in events:
        match event:
            case RoundStarted():
                deals = dict(enumerate(event.deals))
                found.append(Round(event.round, event.symbol, event.at, deals))
                seen, stood_still, second_chance = {}, 0, False
            case PlayOffStarted():
                deals = dict(zip(event.seats, event.deals, strict=True))
                found.append(Round(PLAY_OFF, event.symbol, event.at, deals))
                seen, stood_still, second_chance = {}, 0, False
            case BoardShown():
                seen[event.seat] = event.at - stood_still
            case ClockMoved():
                stood_still += event.by
                paused_at = None if paused_at is None else paused_at + event.by
            case Paused():
                paused_at = event.at
            case Continued() if paused_at is not None:
                stood_still += event.at - paused_at
                paused_at = None
            case HourglassTurned():
                second_chance = True
            case UbongoCalled():
                began = seen.get(event.seat, found[-1].began)
                took = max(0, event.at - stood_still - began)
                found[-1].solves[event.seat] = Solve(
                    event.at, took, event.rank, event.cover, second_chance
                )
            case BoardPutAside():
                found[-1].put_aside = True
            case RoundEnded() | GameEnded() if found:
                found[-1].is_over = True
    return found
