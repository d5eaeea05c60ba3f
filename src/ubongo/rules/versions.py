"""Rules versions: which changes of the rules hold for a game.

Event 1 names the version that a game is played by (R-404), and it keeps it: a record or a
running game of version 1 goes on by version 1. Each function here is one change, under the
number of its rule; nothing else compares versions.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ubongo.rules.game import Game

NEWEST_RULES = 2
KNOWN_RULES = (1, 2)


def waits_for_moves(game: "Game") -> bool:
    """R-135: a solver who reaches no gem is waited for while the pawn may walk towards one."""
    return game.rules >= 2


def pauses_between_rounds(game: "Game") -> bool:
    """R-432: the next round waits until everybody has said *next*, or for the agreed pause."""
    return game.rules >= 2


def pauses_for_one(game: "Game") -> bool:
    """R-433: a table with one person may be paused at any time, and all its clocks stand."""
    return game.rules >= 2


def gives_up_with_hourglass(game: "Game") -> bool:
    """R-434: with an hourglass, too, a seat may give up, and take it back."""
    return game.rules >= 2


def ends_idle_rounds(game: "Game") -> bool:
    """R-419, R-420: without an hourglass neither lost lines nor idle people stop a round."""
    return game.rules >= 2


def closes_deserted_rounds(game: "Game") -> bool:
    """R-410: when the last person has left, the round closes at once."""
    return game.rules >= 2


def ranks_leavers_last_of_a_tie(game: "Game") -> bool:
    """R-228, R-410: who leaves or concedes does not share the first place with those who stay."""
    return game.rules >= 2


def plays_off_from_the_stack(game: "Game") -> bool:
    """R-227: a play-off has boards from the stack while it lasts, and is announced before."""
    return game.rules >= 2


def delays_in_play_off(game: "Game") -> bool:
    """R-423: a start delay holds in the play-off, too."""
    return game.rules >= 2


def hides_boards_of_leavers(game: "Game") -> bool:
    """R-013: who leaves while a start delay runs has not seen the board, and never does."""
    return game.rules >= 2


def shows_solved_boards(game: "Game") -> bool:
    """R-414: spectators see solved boards at once, and half-laid ones if the host agreed."""
    return game.rules >= 2


def tells_more(rules: int) -> bool:
    """R-405: whether the box, all lists of a dealt board and the scores stand in the events."""
    return rules >= 2
