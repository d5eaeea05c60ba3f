"""What time alone brings: when something is due, and what it is.

Consequences are due at once: a round that is settled ends at the moment of its
last event, and the game ends with its last round.
"""

from ubongo.rules.chance import Chance
from ubongo.rules.dealing import card, rolled
from ubongo.rules.events import (
    BoardShown,
    Event,
    GameEnded,
    GameVoided,
    HourglassTurned,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeedPublished,
)
from ubongo.rules.game import Game, Phase
from ubongo.rules.settings import MINUTE, SECOND

ROLL_WAIT = 5 * SECOND
BORDER_WAIT = 30 * SECOND
WAITS_IN_ALL = 120 * SECOND
SLEEP = 24 * 60 * MINUTE
PLAY_OFF_CAP = 10 * MINUTE
PLAY_OFF_WAIT = 60 * SECOND
# Without an hourglass nobody is waited for longer than this once the line is lost.
LOST_WAIT = 60 * SECOND


def due(game: Game) -> int | None:
    """When something will happen by itself; None if nothing will."""
    phase = game.phase
    if phase is Phase.ROUND:
        return _round_due(game)
    if phase is Phase.BORDER:
        return _border_due(game)
    if phase is Phase.SETUP:
        return game.edition.setup_until(game)
    if phase is Phase.PLAY_OFF:
        return game.now if game.solvers or not game.tied else game.deadline
    if not game.seed:  # over, or void
        return game.now
    return None


def brought(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    """What happens at this moment, which is when something is due."""
    phase = game.phase
    if phase is Phase.ROUND:
        return _round_brings(game, at, chance)
    if phase is Phase.BORDER:
        return _border_brings(game, at, chance)
    if phase is Phase.SETUP:
        return game.edition.setup_ended(game, at, chance)
    if phase is Phase.PLAY_OFF:
        return (_ended(game, at, "play-off"),)
    return (SeedPublished(at, chance.seed.hex()),)


def _round_due(game: Game) -> int | None:
    if game.edition.is_settled(game):
        return game.now
    when = game.deadline
    for seat in game.seats:
        if seat.opens_at is not None and (when is None or seat.opens_at < when):
            when = seat.opens_at
        if game.deadline is None and seat.lost_at is not None and not (seat.done or seat.is_out):
            lost = max(seat.lost_at, game.since) + LOST_WAIT
            when = lost if when is None else min(when, lost)
    return when


def _round_brings(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    edition = game.edition
    if not edition.is_settled(game):
        if game.deadline is None or at < game.deadline:
            for number, seat in enumerate(game.seats):
                if seat.opens_at is not None and seat.opens_at <= at:
                    return (BoardShown(at, number),)
            return tuple(
                RoundGivenUp(at, number)
                for number, seat in enumerate(game.seats)
                if seat.lost_at is not None
                and not (seat.done or seat.is_out)
                and max(seat.lost_at, game.since) + LOST_WAIT <= at
            )
        glass = game.settings.hourglass
        if glass is not None and not game.second_chance and edition.gives_second_chance(game):
            return (HourglassTurned(at, at + glass + game.settings.grace),)
    return (*edition.leftovers(game, at, chance), RoundEnded(at, game.round))


def waits_until(game: Game) -> int:
    """Until when the table waits between rounds for seats that are offline (R-408)."""
    for seat in game.seats:
        if seat.lost_at is not None and not seat.left:
            return game.since + max(0, min(BORDER_WAIT, WAITS_IN_ALL - game.waited))
    return game.since


def everybody_is_gone(game: Game) -> bool:
    """Whether no person is online: the table sleeps (R-409). Bots alone play on."""
    people = False
    for player, seat in zip(game.players, game.seats, strict=True):
        if not player.bot:
            if seat.lost_at is None and not seat.left:
                return False
            people = True
    return people


def _border_due(game: Game) -> int | None:
    if game.round == game.rounds:
        tied = game.edition.tied(game)
        if any(game.seats[seat].lost_at is not None for seat in tied):
            return game.since + PLAY_OFF_WAIT
        return game.now
    if everybody_is_gone(game):
        lost = [seat.lost_at for seat in game.seats if seat.lost_at is not None]
        return max(lost, default=game.now) + SLEEP
    if game.paused:
        return None
    if game.edition.rolls_by_itself:
        return game.since
    return max(game.since + ROLL_WAIT, waits_until(game), game.now)


def _border_brings(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    if game.round == game.rounds:
        tied = game.edition.tied(game)
        return (_play_off(game, tied, at, chance) if tied else _ended(game, at, "played"),)
    if everybody_is_gone(game):
        return (GameVoided(at),)
    return (round_started(game, at, chance),)


def round_started(game: Game, at: int, chance: Chance) -> RoundStarted:
    """The next round: boards and face are revealed together (R-022)."""
    number = game.round + 1
    symbol = rolled(number, chance)
    return RoundStarted(
        at,
        number,
        (game.start_seat + game.round) % len(game.seats),
        symbol,
        game.edition.deals(game, symbol, chance),
        game.edition.deadline(game, at),
    )


def _play_off(game: Game, tied: tuple[int, ...], at: int, chance: Chance) -> PlayOffStarted:
    symbol = rolled("play-off", chance)
    deals = []
    taken: list[int] = []
    for seat in tied:
        # a board the seat has not held, and no two the same.
        fresh = [
            board.number
            for board in chance.box.boards
            if board.number not in game.held[seat] and board.number not in taken
        ]
        number = fresh[chance.below(f"loan {seat}", len(fresh))]
        taken.append(number)
        deals.append(card(chance.box, number, game.settings.sides[seat], symbol))
    return PlayOffStarted(at, tied, symbol, tuple(deals), at + PLAY_OFF_CAP)


def _ended(game: Game, at: int, reason: str) -> GameEnded:
    places = game.edition.places(game)
    if game.phase is Phase.PLAY_OFF and game.solvers:
        # the winner alone is first, the losers of the play-off share the second place.
        winner = game.solvers[0]
        places = tuple(
            1 if seat == winner else 2 if place == 1 else place for seat, place in enumerate(places)
        )
    return GameEnded(at, places, reason)
