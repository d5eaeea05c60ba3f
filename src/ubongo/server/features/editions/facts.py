"""The facts of an edition, found by asking it: which settings it accepts, how many rounds it has.

An edition says in `agreed` what it accepts, so each option is tried there with a value that is
not the usual one; there is no second list to keep.

>>> edition_facts(EDITIONS["classic-long"]).rounds[0]
RoundsOffered(players=2, usual=18, most=18, most_fresh=36)
"""

from collections.abc import Callable
from typing import get_args

from ubongo.boards.board import SYMBOLS, Animal, Side
from ubongo.boards.fresh_boards import MOST_STARS, has_stars
from ubongo.protocol.http.editions import (
    EditionFacts,
    Editions,
    HourglassOffered,
    OptionName,
    RoundsOffered,
)
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition
from ubongo.rules.refusals import BadSetting
from ubongo.rules.settings import (
    HOURGLASS,
    LARGEST_AGREED,
    LONGEST_DELAY,
    LONGEST_GRACE,
    LONGEST_HOURGLASS,
    PAUSES,
    SHORTEST_HOURGLASS,
    Boards,
    Settings,
)

STARS = {
    side: tuple(stars for stars in range(1, MOST_STARS + 1) if has_stars(side, stars))
    for side in Side
}

OPTIONS: tuple[OptionName, ...] = get_args(OptionName)

# For each option a choice that differs from the usual one, for so many seats of an edition.
CHOICES: dict[OptionName, Callable[[Edition, int], Settings]] = {
    "hourglass": lambda edition, seats: Settings(hourglass=SHORTEST_HOURGLASS),
    "find_pieces": lambda edition, seats: Settings(find_pieces=True),
    "same_puzzle": lambda edition, seats: Settings(same_puzzle=True),
    "fair_deal": lambda edition, seats: Settings(fair_deal=True),
    "delays": lambda edition, seats: Settings(delays=(1,) * seats),
    "rounds": lambda edition, seats: Settings(rounds=1),
    "grace": lambda edition, seats: Settings(grace=LONGEST_GRACE),
    "open_boards": lambda edition, seats: Settings(open_boards=True),
    "second_chance_if_none_solved": lambda edition, seats: Settings(
        second_chance_if_none_solved=True
    ),
    "play_off_ties": lambda edition, seats: Settings(play_off_ties=True),
    "minutes": lambda edition, seats: Settings(minutes=max(edition.minutes, default=1)),
    "animals": lambda edition, seats: Settings(animals=tuple(Animal)[:seats]),
    "start_seat": lambda edition, seats: Settings(start_seat=1),
    "boards": lambda edition, seats: Settings(boards=Boards.FRESH),
    "stars": lambda edition, seats: Settings(boards=Boards.FRESH, stars=STARS[Side.EASY][0]),
    "agreed": lambda edition, seats: Settings(boards=Boards.FRESH, agreed=LARGEST_AGREED),
    "pause": lambda edition, seats: Settings(pause=None),
    "guided": lambda edition, seats: Settings(guided=True),
    "watched_drafts": lambda edition, seats: Settings(open_boards=True, watched_drafts=True),
    "levels": lambda edition, seats: Settings(boards=Boards.FRESH, levels=(0,) * seats),
    "tips": lambda edition, seats: Settings(tips=(True,) * seats),
}


def editions() -> Editions:
    """The facts of all editions, those that people choose from first."""
    listed_first = sorted(EDITIONS.values(), key=lambda edition: not edition.is_listed)
    return Editions(
        tuple(edition_facts(edition) for edition in listed_first),
        SYMBOLS,
        tuple(Animal),
        LONGEST_DELAY,
        LONGEST_GRACE,
        PAUSES,
        STARS,
        LARGEST_AGREED,
    )


def edition_facts(edition: Edition) -> EditionFacts:
    options = tuple(name for name in OPTIONS if _is_offered(edition, name))
    has_glass = "hourglass" in options
    return EditionFacts(
        name=edition.name,
        least=edition.least,
        most=edition.most,
        is_a_race=edition.is_a_race,
        is_listed=edition.is_listed,
        rounds=_rounds(edition) if "rounds" in options else (),
        options=options,
        hourglass=(
            HourglassOffered(SHORTEST_HOURGLASS, HOURGLASS, LONGEST_HOURGLASS)
            if has_glass
            else None
        ),
        minutes=edition.minutes,
        points=edition.points,
        chapters=edition.chapters,
    )


def _is_offered(edition: Edition, name: OptionName) -> bool:
    """Whether the edition accepts another choice than the usual one, and it changes something."""
    if name in edition.without_effect:
        return False
    seats = edition.most
    try:
        edition.agreed(CHOICES[name](edition, seats), seats)
    except BadSetting:
        return False
    return True


def _rounds(edition: Edition) -> tuple[RoundsOffered, ...]:
    usual, fresh = Settings(), Settings(boards=Boards.FRESH)
    return tuple(
        RoundsOffered(
            seats,
            edition.rounds(usual, seats),
            edition.longest(usual, seats),
            edition.longest(fresh, seats),
        )
        for seats in range(edition.least, edition.most + 1)
    )
