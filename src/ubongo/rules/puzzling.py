"""Who still puzzles in a round: people, and bots that neither have to wait nor to stop."""

from ubongo.rules.game import ROUND, Game


def is_anybody_puzzling(game: Game) -> bool:
    """Whether some seat may still solve in this round."""
    for seat in game.seats:
        if not (seat.rank or seat.gave_up or seat.left):
            return not (game.people and have_people_given_up(game))
    return False


def have_people_given_up(game: Game) -> bool:
    """R-434: whether a person has given up, and no person still puzzles: then bots stop.

    Whoever is offline still puzzles (R-406). Without an hourglass bots play on (R-417).
    """
    given_up = False
    for seat in game.people:
        if seat.gave_up:
            given_up = True
        elif not (seat.rank or seat.left):
            return False
    # By version 1 nobody can have given up while sand runs.
    return given_up and game.deadline is not None


def is_guided_round(game: Game) -> bool:
    """R-435: whether this is the first round of a guided game."""
    return game.settings.guided and game.round == 1 and game.phase is ROUND


def must_bot_wait(game: Game, number: int) -> bool:
    """Whether the bot on this seat may not call now: R-434, R-435."""
    if not game.players[number].bot or game.phase is not ROUND:
        return False
    if is_guided_round(game):
        return not any(seat.rank or seat.said_next or seat.is_out for seat in game.people)
    return have_people_given_up(game)
