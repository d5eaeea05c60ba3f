"""The engine: starts a game, decides commands and applies events.

`decide` returns the events of a command or refuses it, and changes nothing; `apply`
changes the game and never refuses. Events that time alone causes are in `schedule`. The
keeper of a game, `match.Match`, puts time and commands in order.

    events = start(...)                       the first events of a game
    game = replay(events)                     a new game with all events applied
    decide(game, command, at, chance)         events, or `Refused`
    apply(game, event)                        changes the game in place
"""

from collections.abc import Iterable
from functools import lru_cache

from ubongo.rules import decisions, schedule, transitions, versions
from ubongo.rules.chance import Chance
from ubongo.rules.commands import Command
from ubongo.rules.editions import edition_named
from ubongo.rules.editions.edition import Edition
from ubongo.rules.events import Event, GameStarted, Player
from ubongo.rules.game import Game, Seat
from ubongo.rules.settings import Settings, check


def start(
    edition: str,
    players: tuple[Player, ...],
    settings: Settings,
    chance: Chance,
    at: int = 0,
    rules: int = versions.NEWEST_RULES,
) -> tuple[Event, ...]:
    """The first events: `GameStarted` with the settings, and the set-up of the edition.

    New games are of the newest rules; records of earlier ones are verified by theirs.
    """
    chosen = edition_named(edition)
    agreed = _agreed(chosen, settings, len(players))
    people = sum(not player.bot for player in players)
    check(
        not agreed.guided or people == 1 < len(players),
        "guided",
        "on",
        "on for one person with bots only",
    )
    first = agreed.start_seat
    if first is None:
        first = chance.below("start", len(players))
    started = GameStarted(
        at,
        rules,
        edition,
        players,
        agreed,
        chosen.rounds(agreed, len(players)),
        first,
        () if agreed.is_fresh else tuple(chance.box.by_number),
        chance.seal(),
        chance.boards_fingerprint(agreed) if versions.tells_more(rules) else "",
    )
    game = new_game(started)
    return (started, *chosen.opening_events(game, at, chance))


@lru_cache(maxsize=256)
def _agreed(edition: Edition, settings: Settings, seats: int) -> Settings:
    """`Edition.agreed`, cached: most tables agree on the same settings."""
    return edition.agreed(settings, seats)


def new_game(event: GameStarted) -> Game:
    """The game after event 1."""
    edition = edition_named(event.edition)
    seats = len(event.players)
    game = Game(
        edition=edition,
        rules=event.rules,
        players=event.players,
        settings=event.settings,
        rounds=event.rounds,
        start_seat=event.start_seat,
        seal=event.seal,
        undealt=event.boards,
        now=event.at,
        seats=[Seat() for _ in event.players],
        number=1,
        since=event.at,
        held=[()] * seats,
        boards=event.boards,
        levels=event.settings.levels,
    )
    game.table = edition.new_table(game)
    return game


def replay(events: Iterable[Event]) -> Game:
    """The game after these events."""
    following = iter(events)
    first = next(following)
    if not isinstance(first, GameStarted):
        raise ValueError("a game begins with GameStarted")
    game = new_game(first)
    for event in following:
        apply(game, event)
    return game


def due(game: Game) -> int | None:
    """When something will happen by itself; None if nothing will."""
    return schedule.due(game)


def decide(game: Game, command: Command, at: int, chance: Chance) -> tuple[Event, ...]:
    """The events that this command causes, or `Refused`; the game is not changed."""
    return decisions.decide(game, command, max(game.now, at), chance)


def apply(game: Game, event: Event) -> None:
    """Change the game by this event."""
    transitions.apply(game, event)
