"""Chance: everything the table draws, from one secret seed and one box (R-405).

Each draw has a name and depends on the seed and that name alone. So neither the order
of draws nor a restart of the server matters, and anybody can repeat the draws when the
seed is published.

>>> from ubongo.boards.box import the_box
>>> chance = Chance(bytes(16), the_box())
>>> chance.below("roll 1", 6) == chance.below("roll 1", 6)
True
>>> sorted(chance.order("gems", 5))
[0, 1, 2, 3, 4]
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256, shake_256
from math import factorial
from typing import TypeVar

from ubongo.boards.board import BoardSide, Symbol
from ubongo.boards.box import Box, box_fingerprint
from ubongo.boards.fitted_boards import fitted_side, wanted_tenths
from ubongo.boards.fresh_stack import FreshStack
from ubongo.puzzles.catalogue import catalogue_fingerprint
from ubongo.rules.settings import Settings

Thing = TypeVar("Thing")

SMALLEST_SEED = 16  # bytes: 128 bits, R-405


@dataclass(frozen=True, slots=True)
class Chance:
    """The seed of one game, and the box it is played from."""

    seed: bytes
    box: Box
    # What has been drawn of fresh boards, by number and stars: not part of the value.
    _stacks: dict[tuple[int, int | None], FreshStack] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        if len(self.seed) < SMALLEST_SEED:
            raise ValueError(
                f"a seed has at least {SMALLEST_SEED} bytes, this has {len(self.seed)}"
            )

    def seal(self) -> str:
        """The SHA-256 of the seed, which is published before the game."""
        return sha256(self.seed).hexdigest()

    def fresh(self, settings: Settings) -> FreshStack:
        """The fresh boards of this game: of the agreed number, or of one from the seed (R-428)."""
        key = self._boards_number(settings), settings.stars
        stack = self._stacks.get(key)
        if stack is None:
            stack = self._stacks[key] = FreshStack(*key)
        return stack

    def fitted(self, settings: Settings, board: int, symbol: Symbol, level: int) -> BoardSide:
        """The side of a board that is fitted to a level, for the rolled face (R-429)."""
        return fitted_side(self._boards_number(settings), board, symbol, wanted_tenths(level))

    def boards_fingerprint(self, settings: Settings) -> str:
        """What the boards of this game come from: the fingerprint of a box or of the catalogue."""
        return catalogue_fingerprint() if settings.is_fresh else box_fingerprint(self.box)

    def below(self, name: str, count: int) -> int:
        """One of `count` equally likely numbers from 0."""
        # 16 bytes for at most a few hundred outcomes: the bias is below 2**-119.
        return self._number(name, 16) % count

    def order(self, name: str, count: int) -> tuple[int, ...]:
        """The numbers from 0, shuffled."""
        # Two bytes an item and 16 more are enough to reach every order (72! < 2**345).
        # The order follows from the remainder alone, and a smaller number is divided faster.
        left = self._number(name, 2 * count + 16) % factorial(count)
        items = list(range(count))
        for last in range(count - 1, 0, -1):
            left, other = divmod(left, last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)

    def some(self, name: str, things: Sequence[Thing], count: int) -> tuple[Thing, ...]:
        """`count` different ones of the things, in random order."""
        left = self._number(name, 2 * count + 16)
        items = list(things)
        for at in range(count):
            left, other = divmod(left, len(items) - at)
            items[at], items[at + other] = items[at + other], items[at]
        return tuple(items[:count])

    def dice(self, name: str) -> str:
        """The seed of other dice, from which nobody can learn the seed of the game.

        >>> from ubongo.boards.box import the_box
        >>> Chance(bytes(16), the_box()).dice("bots")[:16]
        '5289c52af55d4e65'
        """
        return shake_256(self.seed + f"dice {name}".encode()).hexdigest(32)

    def _boards_number(self, settings: Settings) -> int:
        """The number that fresh boards are drawn by."""
        agreed = settings.agreed
        return self._number("fresh boards", 16) if agreed is None else agreed

    def _number(self, name: str, size: int) -> int:
        return int.from_bytes(shake_256(self.seed + name.encode()).digest(size), "big")
