"""The result of a game in sentences: places, and the gems or points of each seat.

The edition provides the words: `result_of`, `result_of_all` and `why_first`.
"""

from collections.abc import Iterator

from ubongo.rules.game import Game
from ubongo.rules.phrases import listed, player_name

ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def standings(game: Game) -> Iterator[str]:
    """The end of a game: a line for each seat, the best first, and why it is so."""
    edition = game.edition
    if not edition.is_a_race:
        yield from edition.result_of_all(game)
        return
    order = sorted(range(len(game.seats)), key=lambda seat: (game.places[seat], seat))
    for seat in order:
        place = ORDINALS[game.places[seat]]
        left = ", who has left" if game.seats[seat].left else ""
        yield f"{place} {player_name(game, seat)}{left}: {edition.result_of(game, seat)}."
    first = [seat for seat in order if game.places[seat] == 1]
    if len(first) > 1:
        yield f"{listed(player_name(game, seat) for seat in first)} share the victory."
    elif game.reason == "played" and len(order) > 1:
        why = edition.why_first(game, order[0], order[1])
        if why:
            yield why
