"""The settings of a game, fixed in the first event (R-404).

The defaults are the rulebook's. Each edition decides which settings it offers and in
which range; this module has only their form and the checks for all editions.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ubongo.boards.board import Animal, Side
from ubongo.boards.fresh_boards import MOST_STARS, has_stars
from ubongo.rules.refusals import BadSetting

SECOND = 1_000  # all times are whole milliseconds
MINUTE = 60 * SECOND

HOURGLASS = 60 * SECOND
SHORTEST_HOURGLASS = 30 * SECOND
LONGEST_HOURGLASS = 180 * SECOND
LONGEST_GRACE = 250
LONGEST_DELAY = 60 * SECOND
ROLL_WAIT = 5 * SECOND
PAUSE = 8 * SECOND
PAUSES = (5 * SECOND, PAUSE, 10 * SECOND, 20 * SECOND)
PAUSE_AGAIN = 10 * SECOND  # how often the only person at a table may pause
MOST_PAUSES = 60


# An agreed number has at most twelve digits, as the seed of printed boards has.
LARGEST_AGREED = 10**12 - 1
# 192 levels up, a board is twice as hard; the catalogue has boards from about 48 to 840.
LOWEST_LEVEL = -144
HIGHEST_LEVEL = 1056
# How much later a seat may see a fitted board; all are shorter than the shortest hourglass.
LONGEST_FITTED_DELAY = 15 * SECOND


class Boards(Enum):
    """Where the boards come from (R-428)."""

    BOX = "box"
    FRESH = "fresh"


# Bound to a name as phases are, because it is asked for every board that is dealt.
FRESH: Final = Boards.FRESH


@dataclass(frozen=True, slots=True)
class Settings:
    """The table's options; `None` means: as the edition has it."""

    # one side for the table, or each seat its own.
    sides: tuple[Side, ...] = ()
    # R-112; None: no hourglass, a round lasts until everybody has solved or given up.
    hourglass: int | None = HOURGLASS
    # all twelve pieces lie there, and the listed ones are to be found.
    find_pieces: bool = False
    # Everybody gets the same board; or boards of a round that are close in difficulty.
    same_puzzle: bool = False
    fair_deal: bool = False
    # How much later each seat sees its board: a handicap for strong players.
    delays: tuple[int, ...] = ()
    rounds: int | None = None
    # a deadline that is that much longer, for all.
    grace: int = 0
    # half-laid boards may be seen by all.
    open_boards: bool = False
    # a second chance in co-op only when nobody has solved.
    second_chance_if_none_solved: bool = False
    # a complete tie is played off instead of shared.
    play_off_ties: bool = False
    # the solo clock; None: no clock.
    minutes: int | None = None
    # whose stack each seat begins with; None: whichever chance gives it.
    animals: tuple[Animal | None, ...] = ()
    # who begins; None: a random seat.
    start_seat: int | None = None
    # For tests and demonstrations only: hourglass and pause outside their ranges.
    any_hourglass: bool = False
    # the 36 boards of the box, or fresh ones, perhaps of so many stars.
    boards: Boards = Boards.BOX
    stars: int | None = None
    # The number that the fresh boards are drawn by; None: a secret one, from the game's seed.
    agreed: int | None = None
    # at most this long between two rounds; None: until all have said *next*.
    pause: int | None = PAUSE
    # the first game of one person with bots, without hurry in its first round.
    guided: bool = False
    # spectators see half-laid boards, too; only with open boards.
    watched_drafts: bool = False
    # how hard the first boards of each seat are, where boards are fitted to that.
    levels: tuple[int, ...] = ()
    # to which seats a good row of the gem board is pointed out.
    tips: tuple[bool, ...] = ()

    @property
    def is_fresh(self) -> bool:
        """Whether the boards are drawn from the catalogue."""
        return self.boards is FRESH


def filled(settings: Settings, seats: int) -> Settings:
    """The settings with one side and one delay for each seat; refused if they are not allowed."""
    from dataclasses import replace

    sides = settings.sides or (Side.EASY,)
    if len(sides) == 1:
        sides = sides * seats
    delays = settings.delays or (0,) * seats
    check(len(sides) == seats, "sides", len(sides), f"one, or one for each of {seats} seats")
    check(len(delays) == seats, "delays", len(delays), f"none, or one for each of {seats} seats")
    for delay in delays:
        check(0 <= delay <= LONGEST_DELAY, "delay", delay, f"0 to {LONGEST_DELAY} ms")
    glass = settings.hourglass
    if glass is not None and not settings.any_hourglass:
        check(
            SHORTEST_HOURGLASS <= glass <= LONGEST_HOURGLASS,
            "hourglass",
            glass,
            f"none, or {SHORTEST_HOURGLASS} to {LONGEST_HOURGLASS} ms",
        )
    check(glass is None or glass > 0, "hourglass", glass, "more than nothing")
    if glass is not None:
        # A seat whose delay outlasts the sand could not play.
        check(max(delays) < glass, "delay", max(delays), f"shorter than the hourglass, {glass} ms")
    pause = settings.pause
    in_range = pause is None or (pause >= 0 if settings.any_hourglass else pause in PAUSES)
    check(in_range, "pause", pause, "none, or 5000, 8000, 10000 or 20000 ms")
    check(0 <= settings.grace <= LONGEST_GRACE, "grace", settings.grace, "0 to 250 ms")
    rounds = settings.rounds
    check(rounds is None or rounds > 0, "rounds", rounds, "as the edition has it, or 1 and more")
    start = settings.start_seat
    check(start is None or 0 <= start < seats, "start_seat", start, f"0 to {seats - 1}")
    check(
        not (settings.same_puzzle and settings.fair_deal),
        "fair_deal",
        "on with the same puzzle for all",
        "one of the two",
    )
    # A player who sees others lay the same puzzle need not solve it.
    check(
        not (settings.same_puzzle and settings.open_boards),
        "open_boards",
        "on with the same puzzle for all",
        "one of the two",
    )
    check(
        settings.open_boards or not settings.watched_drafts,
        "watched_drafts",
        "on without open boards",
        "on with open boards only",
    )
    _check_boards(settings, sides)
    _check_levels(settings, seats, delays)
    tips = len(settings.tips)
    check(tips in (0, seats), "tips", tips, f"none, or one for each of {seats} seats")
    return replace(settings, sides=sides, delays=delays)


def _check_boards(settings: Settings, sides: tuple[Side, ...]) -> None:
    """R-428: stars and a number are for fresh boards; there are stars that a side does not have."""
    stars, agreed = settings.stars, settings.agreed
    if not settings.is_fresh:
        check(stars is None, "stars", stars, "given with fresh boards only")
        check(agreed is None, "agreed", agreed, "given with fresh boards only")
        return
    for side in dict.fromkeys(sides):
        check(
            stars is None or has_stars(side, stars),
            "stars",
            stars,
            f"none, or {_stars_of(side)} on the {side.value} side",
        )
    check(
        agreed is None or 0 <= agreed <= LARGEST_AGREED,
        "agreed",
        agreed,
        f"none, or 0 to {LARGEST_AGREED}",
    )
    # A block of R-422 is cut from a stack that ends; here stars say how hard the boards are.
    check(not settings.fair_deal, "fair_deal", "on with fresh boards", "one of the two")


def _check_levels(settings: Settings, seats: int, delays: tuple[int, ...]) -> None:
    """R-429: one for each seat, for fresh boards; the levels say all that is fitted."""
    levels = settings.levels
    check(
        len(levels) in (0, seats), "levels", len(levels), f"none, or one for each of {seats} seats"
    )
    check(settings.is_fresh or not levels, "levels", len(levels), "given with fresh boards only")
    for level in levels:
        check(
            LOWEST_LEVEL <= level <= HIGHEST_LEVEL,
            "levels",
            level,
            f"{LOWEST_LEVEL} to {HIGHEST_LEVEL}",
        )
    if not levels:
        return
    check(settings.stars is None, "stars", settings.stars, "none where boards are fitted")
    check(not settings.same_puzzle, "same_puzzle", "on", "off where boards are fitted")
    check(not any(delays), "delays", max(delays), "none where boards are fitted")
    sides = settings.sides
    check(
        all(side is Side.EASY for side in sides),
        "sides",
        ", ".join(side.value for side in sides),
        "left out where boards are fitted",
    )
    glass = settings.hourglass
    check(
        glass is None or glass > LONGEST_FITTED_DELAY,
        "hourglass",
        glass,
        f"longer than {LONGEST_FITTED_DELAY} ms where boards are fitted",
    )


def _stars_of(side: Side) -> str:
    known = [str(stars) for stars in range(1, MOST_STARS + 1) if has_stars(side, stars)]
    return f"{known[0]} to {known[-1]}"


def check(holds: bool, setting: str, value: object, allowed: str) -> None:
    """Refuse a setting that is not allowed."""
    if not holds:
        raise BadSetting(setting, value, allowed)
