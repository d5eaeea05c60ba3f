"""The settings of a game, fixed in the first event (R-404).

The defaults are the rulebook's. Each edition decides which settings it offers and in
which range; this module has only their form and the checks for all editions.
"""

from dataclasses import dataclass

from ubongo.boards.board import Animal, Side
from ubongo.rules.refusals import BadSetting

SECOND = 1_000  # all times are whole milliseconds
MINUTE = 60 * SECOND

HOURGLASS = 60 * SECOND
SHORTEST_HOURGLASS = 30 * SECOND
LONGEST_HOURGLASS = 180 * SECOND
LONGEST_GRACE = 250
LONGEST_DELAY = 60 * SECOND
ROLL_WAIT = 5 * SECOND


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
    # For tests and demonstrations only: an hourglass outside the rulebook's range.
    any_hourglass: bool = False


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
    return replace(settings, sides=sides, delays=delays)


def check(holds: bool, setting: str, value: object, allowed: str) -> None:
    """Refuse a setting that is not allowed."""
    if not holds:
        raise BadSetting(setting, value, allowed)
