"""The schedule: when the next event is due by itself, and which events it is.

Consequences are due at once: a round that is settled ends at the moment of its
last event, and the game ends with its last round.
"""

from ubongo.rules.chance import Chance
from ubongo.rules.dealing import dealt, fresh_numbers, rolled
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
    TableWentOn,
)
from ubongo.rules.game import BORDER, PLAY_OFF, ROUND, SETUP, Game
from ubongo.rules.settings import MINUTE, ROLL_WAIT, SECOND
from ubongo.rules.versions import (
    closes_deserted_rounds,
    ends_idle_rounds,
    pauses_between_rounds,
    pauses_for_one,
    plays_off_from_the_stack,
    ranks_leavers_last_of_a_tie,
)

BORDER_WAIT = 30 * SECOND
WAITS_IN_ALL = 120 * SECOND
SLEEP = 24 * 60 * MINUTE
PLAY_OFF_CAP = 10 * MINUTE
PLAY_OFF_WAIT = 60 * SECOND
PLAY_OFF_NOTICE = 5 * SECOND
# Without an hourglass: how long a round waits for a seat whose connection is lost, and
# after the latest solve or giving up for everybody else.
LOST_WAIT = 60 * SECOND
IDLE_WAIT = 3 * MINUTE
BY_HAND = 5 * MINUTE  # as long as a pause without an end lasts at most


def due(game: Game) -> int | None:
    """When something will happen by itself, never before now; None if nothing will."""
    phase = game.phase
    when: int | None
    if game.paused and not game.is_over:
        when = _sleeps_until(game) if game.is_asleep else None
    elif phase is ROUND:
        when = _round_due(game)
    elif phase is BORDER:
        when = _border_due(game)
    elif phase is SETUP:
        when = game.now if _is_closed(game) else game.edition.setup_until(game)
    elif phase is PLAY_OFF:
        when = _play_off_due(game)
    else:  # over, or void
        when = None if game.seed else game.now
    return game.now if when is not None and when < game.now else when


def due_events(game: Game, at: int, chance: Chance) -> tuple[Event, ...]:
    """The events that are due at this moment, as `due` gave it."""
    phase = game.phase
    if game.paused and not (game.is_over or game.is_deserted):
        return (GameVoided(at),)
    if phase is ROUND:
        return _round_events(game, at, chance)
    if phase is BORDER:
        return _border_events(game, at, chance)
    if phase is SETUP:
        if _is_closed(game):
            return (GameVoided(at),)
        return game.edition.setup_end_events(game, at, chance)
    if phase is PLAY_OFF:
        return _play_off_events(game, at)
    return (SeedPublished(at, chance.seed.hex()),)


def _is_closed(game: Game) -> bool:
    """R-410: whether the last person has left, and with that the game ends where it stands."""
    return bool(game.people) and game.is_deserted and closes_deserted_rounds(game)


def _round_due(game: Game) -> int | None:
    if game.edition.is_settled(game) or _is_closed(game):
        return game.now
    when = _earliest_board(game, game.deadline)
    if game.deadline is None:
        for other in (_lost_due(game), idle_until(game)):
            if other is not None and (when is None or other < when):
                when = other
    return when


def _earliest_board(game: Game, when: int | None) -> int | None:
    """When the next seat with a start delay sees its board, if that is before `when`."""
    for seat in game.delayed:
        if seat.opens_at is not None and (when is None or seat.opens_at < when):
            when = seat.opens_at
    return when


def _gives_idle_up(game: Game) -> bool:
    """Whether R-419 and R-420 hold: not in solo, where nobody waits for anybody."""
    return ends_idle_rounds(game) and game.edition.may_give_up


def idle_until(game: Game) -> int | None:
    """R-420: without an hourglass, when everybody who has still something to do gives up."""
    if game.phase is not ROUND or game.deadline is not None or game.latest_at is None:
        return None
    return game.latest_at + IDLE_WAIT if _gives_idle_up(game) else None


def _lost_due(game: Game) -> int | None:
    """Without an hourglass: until when the round waits for seats without a connection."""
    if game.is_asleep and not _gives_idle_up(game):
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
    if not (edition.is_settled(game) or _is_closed(game)):
        if game.deadline is None or at < game.deadline:
            for number, seat in enumerate(game.seats):
                if seat.opens_at is not None and seat.opens_at <= at:
                    return (BoardShown(at, number),)
            if game.is_asleep and not (game.is_deserted or _gives_idle_up(game)):
                return (GameVoided(at),)
            idle = idle_until(game)
            if idle is not None and idle <= at:
                return tuple(
                    RoundGivenUp(at, number)
                    for number, seat in enumerate(game.seats)
                    if not (seat.done or seat.is_out)
                )
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
        timed = glass is not None and game.deadline is not None
        if timed and not game.second_chance and edition.gives_second_chance(game):
            assert glass is not None
            return (HourglassTurned(at, at + glass + game.settings.grace),)
    return (*edition.leftovers(game, at, chance), RoundEnded(at, game.round))


def waits_until(game: Game) -> int:
    """Until when the table waits between rounds for seats that are offline (R-408)."""
    for seat in game.seats:
        if seat.lost_at is not None and not seat.left:
            left = max(0, WAITS_IN_ALL - game.waited)
            return max(game.since, min(game.since + BORDER_WAIT, pause_until(game) + left))
    return game.since


def is_for_one_person(game: Game) -> bool:
    """R-433: whether one person is at the table, whose pause lets all clocks stand.

    Solo against the clock cannot be paused (R-305).
    """
    if game.settings.minutes is not None or not pauses_for_one(game):
        return False
    return [seat.left for seat in game.people].count(False) == 1


def pause_until(game: Game) -> int:
    """R-432: until when the table waits between rounds for everybody to say *next*."""
    if not _is_break(game):
        return game.since if game.went_on_at is None else max(game.since, game.went_on_at)
    pause = game.settings.pause
    return game.since + (BY_HAND if pause is None else pause)


def _sleeps_until(game: Game) -> int:
    """Until when a table without anybody online waits for the first to come back (R-409)."""
    if game.is_deserted:
        return game.now
    lost = [seat.lost_at for seat in game.seats if seat.lost_at is not None]
    return max(*lost, game.since) + SLEEP


def _contenders(game: Game) -> tuple[int, ...]:
    """The seats that are tied for the first place, must play it off and have not left for good."""
    if _is_closed(game):
        return ()
    return tuple(seat for seat in game.edition.tied(game) if not game.seats[seat].left)


def _border_due(game: Game) -> int | None:
    if game.edition.is_played(game):
        contenders = _contenders(game)
        if len(contenders) > 1:
            if any(game.seats[seat].lost_at is not None for seat in contenders):
                return game.since + PLAY_OFF_WAIT
            if plays_off_from_the_stack(game):
                return game.since + PLAY_OFF_NOTICE
        return game.now
    if game.is_asleep:
        return _sleeps_until(game)
    if _is_break(game):
        return game.now if is_everybody_ready(game) else pause_until(game)
    return _rolls_at(game)


def _is_break(game: Game) -> bool:
    """R-432: whether the table is between two rounds, and has not gone on yet."""
    if not game.round or game.went_on_at is not None:
        return False
    return pauses_between_rounds(game) and not game.edition.rolls_by_itself


def is_everybody_ready(game: Game) -> bool:
    """R-432: whether somebody is present, and all people present have said *next*."""
    present = [seat for seat in game.people if not seat.left and seat.lost_at is None]
    return bool(present) and all(seat.said_next for seat in present)


def _rolls_at(game: Game) -> int:
    """When the next round begins by itself, if nobody rolls before (R-111, R-408)."""
    if game.edition.rolls_by_itself:
        return game.since
    return max(pause_until(game) + ROLL_WAIT, waits_until(game), game.now)


def goes_on_at(game: Game) -> int | None:
    """When a table at which no board is laid goes on by itself; None if it does not.

    The break between rounds is only the first part of that (R-432): the roll ends it.
    """
    if game.phase is ROUND or game.phase is PLAY_OFF:
        return None
    is_before_roll = game.phase is BORDER and not (game.paused or game.is_asleep)
    if is_before_roll and not game.edition.is_played(game):
        return _rolls_at(game)
    return due(game)


def play_off_seats(game: Game) -> tuple[int, ...]:
    """Who plays the first place off: still in it, or announced for it (R-227)."""
    if game.phase is BORDER and plays_off_from_the_stack(game) and game.edition.is_played(game):
        contenders = _contenders(game)
        return contenders if len(contenders) > 1 else ()
    return game.tied


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
    if _is_break(game):
        return (TableWentOn(at),)
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
        dealt(game, number, seat, symbol, chance)
        for seat, number in zip(tied, _loans(game, tied, chance), strict=True)
    )
    return PlayOffStarted(at, tied, symbol, deals, at + PLAY_OFF_CAP)


def _loans(game: Game, tied: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """R-227: for each of them a board it has not held, and no two the same.

    They come from the stack, which nobody has seen, while it lasts.
    """
    if game.settings.is_fresh:
        return fresh_numbers(game, len(tied))
    loans: list[int] = []
    stack = game.undealt if plays_off_from_the_stack(game) else ()
    for seat in tied:
        if loans and game.settings.same_puzzle:
            return tuple(loans) * len(tied)
        others = [number for number in game.boards if number not in loans]
        fresh = [number for number in stack if number not in loans]
        # In a game of 36 rounds everybody has held everything.
        fresh = fresh or [n for n in others if n not in game.held[seat]] or others
        loans.append(fresh[chance.below(f"loan {seat}", len(fresh))])
    return tuple(loans)


def _play_off_due(game: Game) -> int | None:
    if _is_decided(game):
        return game.now
    return _earliest_board(game, game.deadline)


def _is_decided(game: Game) -> bool:
    """Whether the play-off has a winner, or those who are in it share the victory (R-228)."""
    if game.solvers or not game.tied:
        return True
    if not ranks_leavers_last_of_a_tie(game):
        return len(_contenders(game)) == 1
    if len(game.tied) == 1 or _is_closed(game):
        return True
    return all(game.seats[seat].agrees_to_share for seat in game.tied)


def _play_off_events(game: Game, at: int) -> tuple[Event, ...]:
    if not _is_decided(game):
        for number, seat in enumerate(game.seats):
            if seat.opens_at is not None and seat.opens_at <= at:
                return (BoardShown(at, number),)
    return (_ended(game, at, "play-off"),)


def _ended(game: Game, at: int, reason: str) -> GameEnded:
    places = game.edition.places(game)
    if ranks_leavers_last_of_a_tie(game):
        if game.edition.is_a_race:
            places = _places_after_tie(game, places)
        return game.edition.ended(game, places, at, reason)
    # A seat that left has lost the play-off; the last one need not play it.
    first = game.solvers if game.phase is PLAY_OFF and game.solvers else _contenders(game)
    if len(first) == 1:
        # the winner alone is first, the losers of the play-off share the second place.
        winner = first[0]
        places = tuple(
            1 if seat == winner else 2 if place == 1 else place for seat, place in enumerate(places)
        )
    return game.edition.ended(game, places, at, reason)


def _places_after_tie(game: Game, places: tuple[int, ...]) -> tuple[int, ...]:
    """R-228, R-229, R-410: the winners of a tie, then the others who stayed, then who left."""
    first = [seat for seat, place in enumerate(places) if place == 1]
    stayed = [seat for seat in first if not game.seats[seat].left]
    if game.phase is PLAY_OFF:
        winners = game.solvers[:1] or list(game.tied)
    else:
        winners = stayed or first
    losers = [seat for seat in stayed if seat not in winners]
    final = list(places)
    for seat in first:
        if seat in losers:
            final[seat] += len(winners)
        elif seat not in winners:
            final[seat] += len(winners) + len(losers)
    return tuple(final)
