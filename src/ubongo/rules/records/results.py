"""How a game stands, told in sentences: places, and what they were won with.

>>> why_first("Clara", (4, 3, 2, 6, 1, 0), "Amina", (6, 4, 2, 2, 2, 2))
'Clara and Amina are equal with 6 and 4; of a third colour Clara has 3 and Amina 2: Clara wins.'
"""

from collections.abc import Iterator, Sequence

from ubongo.rules.editions.classic import GemTable
from ubongo.rules.editions.cooperative import MOST_POINTS, AnimalTable, score
from ubongo.rules.editions.edition_2015 import BagTable
from ubongo.rules.editions.edition_2024 import ScoringBoard, TrackTable
from ubongo.rules.editions.solo import SoloTable
from ubongo.rules.game import Game
from ubongo.rules.gems import GEMS

ORDINALS = ("", "1st", "2nd", "3rd", "4th")
NUMBERED = ("one", "a second", "a third", "a fourth", "a fifth", "a sixth")


def standings(game: Game) -> Iterator[str]:
    """The end of a game: a line for each seat, the best first, and why it is so."""
    table = game.table
    if isinstance(table, AnimalTable):
        yield from _together(table)
        return
    if isinstance(table, SoloTable):
        run = table.run
        yield f"{count(run.solved, 'task')} solved and {run.put_aside} put aside."
        return
    order = sorted(range(len(game.seats)), key=lambda seat: (game.places[seat], seat))
    for seat in order:
        place = ORDINALS[game.places[seat]]
        left = ", who has left" if game.seats[seat].left else ""
        yield f"{place} {name_of(game, seat)}{left}: {_has(game, seat)}."
    first = [seat for seat in order if game.places[seat] == 1]
    if len(first) > 1:
        yield f"{listed(name_of(game, seat) for seat in first)} share the victory."
    elif isinstance(table, GemTable) and game.reason == "played" and len(order) > 1:
        one, two = order[:2]
        yield why_first(name_of(game, one), table.gems[one], name_of(game, two), table.gems[two])


def why_first(winner: str, gems: Sequence[int], other: str, others: Sequence[int]) -> str:
    """R-153: the counts are compared from the largest down, and the first difference decides."""
    pairs = list(zip(sorted(gems, reverse=True), sorted(others, reverse=True), strict=True))
    for place, (mine, theirs) in enumerate(pairs):
        if mine != theirs:
            equal = listed(str(same) for same, _ in pairs[:place])
            before = f"{winner} and {other} are equal with {equal}; " if place else ""
            has = f"of {NUMBERED[place]} colour {winner} has {mine} and {other} {theirs}"
            told = f"{before}{has}: {winner} wins."
            return told[0].upper() + told[1:]
    return f"{winner} and {other} are equal in all six colours."


def listed(things: "Iterator[str] | Sequence[str]") -> str:
    """`a`, `a and b`, `a, b and c`."""
    words = list(things)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def name_of(game: Game, seat: int) -> str:
    """A player's name on one line, whatever signs it is made of."""
    name = game.players[seat].name
    return "".join(sign if sign.isprintable() else "?" for sign in name) or f"seat {seat + 1}"


def _has(game: Game, seat: int) -> str:
    table = game.table
    if isinstance(table, GemTable):
        gems = table.gems[seat]
        best_first = sorted(range(len(gems)), key=lambda place: -gems[place])
        colours = [f"{gems[place]} {GEMS[place].value}" for place in best_first if gems[place]]
        return f"{', '.join(colours) or 'nothing'} ({count(sum(gems), 'gem')})"
    if isinstance(table, TrackTable):
        return f"{game.edition.scores(game)[seat]} points ({_won(table.scoring[seat])})"
    if isinstance(table, BagTable):
        gems_ = [f"{number} {gem.value}" for gem, number in table.won[seat].items() if number]
        return f"{game.edition.scores(game)[seat]} points ({', '.join(gems_) or 'nothing'})"
    return str(game.edition.scores(game)[seat])


def _won(won: ScoringBoard) -> str:
    return (
        f"{count(won.sapphires, 'sapphire')}, {count(won.ambers, 'amber')}, "
        f"{count(len(won.boards), 'board')}"
    )


def _together(table: AnimalTable) -> Iterator[str]:
    """R-271: the one score of all."""
    for animal, won in zip(table.animals, table.scoring, strict=True):
        yield f"{animal.value}: {_won(won)}."
    sets = min(len(won.boards) for won in table.scoring)
    sapphires = sum(won.sapphires for won in table.scoring)
    ambers = sum(won.ambers for won in table.scoring)
    extra = 5 if all(won.sapphires and won.ambers for won in table.scoring) else 0
    yield (
        f"Together: {sets} × 4 for sets, {sapphires} × 3 for sapphires, {ambers} for ambers, "
        f"{extra} extra: {score(table.scoring)} of {MOST_POINTS} points."
    )
