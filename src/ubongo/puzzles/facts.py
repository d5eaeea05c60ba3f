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


def fact(ask: Callable[[Carrier], Answer]) -> Callable[[Carrier], Answer]:
    """Make a function of one value a fact of it, under the name of the function."""
    name = f"{ask.__module__}.{ask.__qualname__}"

    @wraps(ask)
    def answer(carrier: Carrier) -> Answer:
        facts = vars(carrier)
        if name not in facts:
            facts[name] = ask(carrier)
        known: Answer = facts[name]
        return known

    return answer
