"""Random choices that a seed fixes in every version of Python.

Python guarantees that `Random.random` gives the same numbers for the same seed in every
version, and guarantees it for no other method; so everything is drawn from `random`.

>>> from random import Random
>>> shuffled(Random(7), "abcdef")
('b', 'a', 'e', 'd', 'f', 'c')
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Thing = TypeVar("Thing")


def below(chance: Random, limit: int) -> int:
    """A whole number from 0 to just below the limit."""
    return int(chance.random() * limit)


def one_of(chance: Random, things: Sequence[Thing]) -> Thing:
    return things[below(chance, len(things))]


def some_of(chance: Random, things: Sequence[Thing], count: int) -> tuple[Thing, ...]:
    """`count` different things, in random order."""
    left = list(things)
    for place in range(count):
        other = place + below(chance, len(left) - place)
        left[place], left[other] = left[other], left[place]
    return tuple(left[:count])


def shuffled(chance: Random, things: Sequence[Thing]) -> tuple[Thing, ...]:
    return some_of(chance, things, len(things))
