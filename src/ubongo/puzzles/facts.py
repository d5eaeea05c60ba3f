"""Facts that a value carries once they have been worked out, such as the cover of a puzzle.

A fact is a function of one value. It is worked out when it is first asked for; then the
value itself keeps the answer, and both are forgotten together. A fact is no part of the
value: it is not compared, hashed, printed, stored or pickled.

>>> from ubongo.puzzles.puzzles import Puzzle
>>> @fact
... def outline(puzzle: Puzzle) -> str:
...     print("worked out")
...     return puzzle.area.text()
>>> puzzle = Puzzle.parse("###/### + O4 I2")
>>> outline(puzzle), outline(puzzle)
worked out
('###/###', '###/###')
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar


class FactCarrier:
    """The base of a frozen dataclass with slots that carries facts: they are in its `vars`."""

    __slots__ = ("__dict__",)


Carrier = TypeVar("Carrier", bound=FactCarrier)
Answer = TypeVar("Answer")
Other = TypeVar("Other")


def fact(ask: Callable[[Carrier], Answer]) -> Callable[[Carrier], Answer]:
    """Make a function of one value a fact of it, under the name of the function."""
    name = f"{ask.__module__}.{ask.__qualname__}"

    @wraps(ask)
    def answer(carrier: Carrier) -> Answer:
        facts: dict[str, Answer] = vars(carrier)
        if name in facts:
            return facts[name]
        found = facts[name] = ask(carrier)
        return found

    return answer


def last_yes(ask: Callable[[Carrier, Other], bool]) -> Callable[[Carrier, Other], bool]:
    """Let a value remember the last other one for which this question was answered with yes.

    Both never change, so the answer for the same two objects stays the same.

    >>> from ubongo.puzzles.pieces import Piece, piece
    >>> from ubongo.puzzles.puzzles import Puzzle
    >>> @last_yes
    ... def is_listed(puzzle: Puzzle, one: Piece) -> bool:
    ...     print("looked up")
    ...     return one in puzzle.pieces
    >>> puzzle = Puzzle.parse("###/### + O4 I2")
    >>> [is_listed(puzzle, piece(name)) for name in ("O4", "O4", "L4", "I2")]
    looked up
    looked up
    looked up
    [True, True, False, True]
    """
    name = f"{ask.__module__}.{ask.__qualname__}"

    @wraps(ask)
    def answer(carrier: Carrier, other: Other) -> bool:
        facts = vars(carrier)
        if facts.get(name) is other:
            return True
        if not ask(carrier, other):
            return False
        facts[name] = other
        return True

    return answer
