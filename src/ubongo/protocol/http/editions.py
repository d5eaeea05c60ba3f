"""Bodies about the editions: everything a page must know to offer and explain them."""

from typing import Literal

from msgspec import Struct

from ubongo.boards.board import Animal, Side, Symbol

# Settings that some edition lets people choose; their names are those of `Settings`.
OptionName = Literal[
    "hourglass",
    "find_pieces",
    "same_puzzle",
    "fair_deal",
    "delays",
    "rounds",
    "grace",
    "open_boards",
    "second_chance_if_none_solved",
    "play_off_ties",
    "minutes",
    "animals",
    "start_seat",
    "boards",
    "stars",
    "agreed",
    "pause",
    "guided",
    "watched_drafts",
    "levels",
    "tips",
]


class RoundsOffered(Struct, frozen=True):
    """How many rounds so many players play, if they choose nothing, and at most."""

    players: int
    usual: int
    most: int
    # At most with fresh boards, of which there is no end.
    most_fresh: int


class HourglassOffered(Struct, frozen=True):
    """In milliseconds; a table may also play without one."""

    shortest: int
    usual: int
    longest: int


class EditionFacts(Struct, frozen=True):
    """What a page must know of an edition before a game of it is played."""

    name: str
    # How many may play it.
    least: int
    most: int
    # Whether the players compete, so that one of them can win.
    is_a_race: bool
    # Whether it is among the games that people choose from when they open a table.
    is_listed: bool
    # By number of players; empty if a clock ends the game.
    rounds: tuple[RoundsOffered, ...]
    # The settings that can be chosen and make a difference.
    options: tuple[OptionName, ...]
    # Null if there is none to choose.
    hourglass: HourglassOffered | None
    # How long a game may last, if a clock ends it; `minutes: null` is without a clock.
    minutes: tuple[int, ...]
    # What each thing that a player wins is worth, where points are counted.
    points: dict[str, int]
    # The sections of the rules that tell it, in reading order.
    chapters: tuple[str, ...]


class Editions(Struct, frozen=True):
    """GET /api/editions: all editions, those that people choose from first."""

    editions: tuple[EditionFacts, ...]
    # The faces of the die, in the order of the lists on a board.
    faces: tuple[Symbol, ...]
    # The animals that can be chosen where `animals` is an option.
    animals: tuple[Animal, ...]
    # Milliseconds, where `delays` and `grace` are options.
    longest_delay: int
    longest_grace: int
    # How long a pause between rounds may be, where `pause` is an option; null is by hand.
    pauses: tuple[int, ...]
    # How many stars fresh boards of each side may have, where `stars` is an option.
    stars: dict[Side, tuple[int, ...]]
    # The largest number that fresh boards may be agreed by.
    largest_agreed: int


BODIES = (Editions,)
