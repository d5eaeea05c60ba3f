"""The schedule: when the next event is due by itself, and which events it is.

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
from ubongo.rules.game import BORDER, PLAY_OFF, ROUND, SETUP, Game
from ubongo.rules.settings import MINUTE, ROLL_WAIT, SECOND

BORDER_WAIT = 30 * SECOND
WAITS_IN_ALL = 120 * SECOND
SLEEP = 24 * 60 * MINUTE
PLAY_OFF_CAP = 10 * MINUTE
PLAY_OFF_WAIT = 60 * SECOND
# Without an hourglass the round waits this long for a seat whose connection is lost.
LOST_WAIT = 60 * SECOND


def due(game: Game) -> int | None:
    """When something will happen by itself, never before now; None if nothing will."""
    when = _due(game)
    return game.now if when is not None and when < game.now else when


def _due(game: Game) -> int | None:
    phase = game.phase
    if phase is ROUND:
        return _round_due(game)
    if phase is BORDER:
        return _border_due(game)
    if phase is SETUP:
        return game.edition.setup_until(game)
    if phase is PLAY_OFF:
        decided = game.solvers or not game.tied or len(_contenders(game)) == 1
        return game.now if decided else game.deadline
    if not game.seed:  # over, or void
        return game.now
    return None


def due_events(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    """The events that are due at this moment, as `due` gave it."""
    phase = game.phase
    if phase is ROUND:
        return _round_events(game, at, chance)
    if phase is BORDER:
        return _border_events(game, at, chance)
    if phase is SETUP:
        return game.edition.setup_end_events(game, at, chance)
    if phase is PLAY_OFF:
        return (_ended(game, at, "play-off"),)
    return (SeedPublished(at, chance.seed.hex()),)


def _round_due(game: Game) -> int | None:
    if game.edition.is_settled(game):
        return game.now
    when = game.deadline
    for seat in game.seats:
        if seat.opens_at is not None and (when is None or seat.opens_at < when):
            when = seat.opens_at
    if game.deadline is None:
        lost = _lost_due(game)
        if lost is not None and (when is None or lost < when):
            return lost
    return when


def _lost_due(game: Game) -> int | None:
    """Without an hourglass: until when the round waits for seats without a connection."""
    if game.is_asleep:
        return _sleeps_until(game)
    waits = [
        max(seat.lost_at, game.since) + LOST_WAIT
        for seat in game.seats
        if seat.lost_at is not None and not (seat.done or seat.is_out)
    ]
    # A wait that ended while everybody was offline is over when the first of them is back.
    return max(min(waits), game.now) if waits else None


def _round_events(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    edition = game.edition
    if not edition.is_settled(game):
        if game.deadline is None or at < game.deadline:
            for number, seat in enumerate(game.seats):
                if seat.opens_at is not None and seat.opens_at <= at:
                    return (BoardShown(at, number),)
            if game.is_asleep and not game.is_deserted:
                return (GameVoided(at),)
            lost = tuple(
                RoundGivenUp(at, number)
                for number, seat in enumerate(game.seats)
                if seat.lost_at is not None
                and not (seat.done or seat.is_out)
                and max(seat.lost_at, game.since) + LOST_WAIT <= at
            )
            if lost:
                return lost
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


def _sleeps_until(game: Game) -> int:
    """Until when a table without anybody online waits for the first to come back (R-409)."""
    if game.is_deserted:
        return game.now
    lost = [seat.lost_at for seat in game.seats if seat.lost_at is not None]
    return max(*lost, game.since) + SLEEP


def _contenders(game: Game) -> tuple[int, ...]:
    """The seats that are tied for the first place, must play it off and have not left for good."""
    return tuple(seat for seat in game.edition.tied(game) if not game.seats[seat].left)


def _border_due(game: Game) -> int | None:
    if game.edition.is_played(game):
        contenders = _contenders(game)
        if len(contenders) > 1 and any(game.seats[seat].lost_at is not None for seat in contenders):
            return game.since + PLAY_OFF_WAIT
        return game.now
    if game.is_asleep:
        return _sleeps_until(game)
    if game.paused:
        return None
    if game.edition.rolls_by_itself:
        return game.since
    return max(game.since + ROLL_WAIT, waits_until(game), game.now)


def _border_events(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    if game.edition.is_played(game):
        contenders = _contenders(game)
        if len(contenders) > 1:
            return (_play_off(game, contenders, at, chance),)
        return (_ended(game, at, "played"),)
    if game.is_asleep:
        # seats that have left are ranked if a round was played.
        ranked = game.is_deserted and game.round
        return (_ended(game, at, "left") if ranked else GameVoided(at),)
    return (round_started(game, at, chance),)


def round_started(game: Game, at: int, chance: Chance) -> RoundStarted:
    """The next round: boards and face are revealed together (R-022)."""
    number = game.round + 1
    symbol = game.edition.roll(game, chance)
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
    deals = tuple(
        card(chance.box, number, game.settings.sides[seat], symbol)
        for seat, number in zip(tied, _loans(game, tied, chance), strict=True)
    )
    return PlayOffStarted(at, tied, symbol, deals, at + PLAY_OFF_CAP)


def _loans(game: Game, tied: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """R-227: for each of them a board it has not held, and no two the same."""
    loans: list[int] = []
    for seat in tied:
        if loans and game.settings.same_puzzle:
            return tuple(loans) * len(tied)
        others = [number for number in game.boards if number not in loans]
        # In a game of 36 rounds everybody has held everything.
        fresh = [number for number in others if number not in game.held[seat]] or others
        loans.append(fresh[chance.below(f"loan {seat}", len(fresh))])
    return tuple(loans)


def _ended(game: Game, at: int, reason: str) -> GameEnded:
    places = game.edition.places(game)
    # A seat that left has lost the play-off; the last one need not play it.
    first = game.solvers if game.phase is PLAY_OFF and game.solvers else _contenders(game)
    if len(first) == 1:
        # the winner alone is first, the losers of the play-off share the second place.
        winner = first[0]
        places = tuple(
            1 if seat == winner else 2 if place == 1 else place for seat, place in enumerate(places)
        )
    return GameEnded(at, places, reason)
