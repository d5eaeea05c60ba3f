"""A referee to plant faults for: events that come next, other events instead, meddled games."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.support.game_harness import Playing, a_box, a_game, solve_for
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.dealing import card
from ubongo.rules.events import Deal, Event, PlayOffStarted, RoundStarted, SeatLost
from ubongo.rules.game import Game
from ubongo.rules.referee import Referee
from ubongo.rules.versions import NEWEST_RULES


def watched(events: list[Event]) -> tuple[Referee, Game]:
    """A referee who has seen all this and had nothing to object to."""
    referee = Referee()
    game = engine.replay(events[:1])
    for number, event in enumerate(events):
        if number:
            engine.apply(game, event)
        assert referee.check(event, game) == (), event
    return referee, game


def after(table: Playing, *planted: Event) -> set[str]:
    """The codes of what is objected to when these events come next, and the game takes them."""
    referee, game = watched(table.events)
    found: set[str] = set()
    for event in planted:
        try:
            engine.apply(game, event)
        except (AssertionError, LookupError, ValueError):
            game.now, game.number = event.at, game.number + 1
        found |= {breach.code for breach in referee.check(event, game)}
    return found


def instead(table: Playing, kind: type[Event], nth: int = 0, **fields: object) -> set[str]:
    """The codes when an event of this kind was another one."""
    places = [place for place, event in enumerate(table.events) if isinstance(event, kind)]
    place = places[nth]
    before = Playing(table.chance, tuple(table.events[:place]))
    return after(before, replace(table.events[place], **fields))  # type: ignore[arg-type]


def meddled(table: Playing, meddle: Callable[[Any], object], harmless: Event) -> set[str]:
    """The codes when somebody changes the game without an event."""
    referee, game = watched(table.events)
    meddle(game)
    engine.apply(game, harmless)
    return {breach.code for breach in referee.check(harmless, game)}


def a_round(edition: str = "bare", seats: int = 2, **settings: object) -> Playing:
    table = a_game(edition, seats, **settings)  # type: ignore[arg-type]
    table.begin()
    return table


def a_cover(table: Playing, seat: int) -> Cover:
    return solve_for(table.game, seat).cover


def lost(table: Playing, seat: int = 0) -> Event:
    """An event that changes nothing on the table."""
    return SeatLost(table.game.now, seat)


def after_few_gems(table: Playing, *planted: Event) -> set[str]:
    """As `after`, on a gem board that nobody would have laid out."""
    referee, game = Referee(), engine.replay(table.events[:1])
    found: set[str] = set()
    for number, event in enumerate([*table.events, *planted]):
        if number:
            engine.apply(game, event)
        found |= {breach.code for breach in referee.check(event, game)}
    return found - {"rows", "gems"}


def a_tie() -> Playing:
    """2024, two rounds: each was first once, and nobody else solved."""
    table = a_game("2024", 3, rounds=2)
    table.play_round(0, 1)
    table.play_round(1, 0)
    table.begin_play_off()
    return table


def again(deal: Deal, event: RoundStarted | PlayOffStarted) -> Deal:
    """A board that was dealt before, with the face of this event."""
    return card(a_box(), deal.board, deal.side, event.symbol, NEWEST_RULES)
