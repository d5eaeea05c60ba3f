"""Bots and editions that a test adds are gone after it."""

from collections.abc import Iterator
from contextlib import contextmanager

from ubongo.match import plugins
from ubongo.match.bots import BOTS
from ubongo.rules.editions import EDITIONS


@contextmanager
def plugins_forgotten() -> Iterator[None]:
    """Leave the lists of bots and editions as they were."""
    lists: tuple[dict[str, object], ...] = (BOTS, EDITIONS, plugins._ADDED)  # type: ignore[assignment]
    before = [dict(one) for one in lists]
    yield
    for one, kept in zip(lists, before, strict=True):
        one.clear()
        one.update(kept)
