"""The garbage collector: what is new is scanned as it grows, everything in quiet times."""

import asyncio
import errno
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from ubongo.server.runtime import gc_schedule


class Knot:
    """Something that holds itself, and so is never freed by itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def schedule() -> Iterator[None]:
    before = gc.get_threshold()
    gc_schedule.schedule()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def looked(monkeypatch: pytest.MonkeyPatch, playing: list[bool]) -> list[int]:
    """At which of these looks, with somebody playing or not, a knot was found and freed."""
    monkeypatch.setattr(gc_schedule, "EVERY", 0)
    coming = iter(playing)
    knots: list[weakref.ref[Knot]] = []
    found: list[int] = []

    def is_anybody_playing() -> bool:
        found.extend(len(knots) - 1 for knot in knots[-1:] if knot() is None)
        one = next(coming)
        knots.append(weakref.ref(Knot()))
        return one

    async def go() -> None:
        with pytest.raises(RuntimeError):  # how a coroutine tells that there is no more
            await gc_schedule.collect(is_anybody_playing)

    asyncio.run(go())
    return found


def test_everything_is_scanned_once_in_each_quiet_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gc_schedule.is_scheduled()
    assert looked(monkeypatch, [True, False, False, False, True, False, True]) == [1, 5]


@pytest.mark.parametrize("limit", ["AT_LATEST", "STAYED", "GROWN"])
def test_everything_is_scanned_when_it_is_time(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """After hours, when too many new objects have stayed, when memory has grown."""
    assert looked(monkeypatch, [True, True, True]) == []
    monkeypatch.setattr(gc_schedule, "memory", lambda: 0)
    monkeypatch.setattr(gc_schedule, limit, 0)
    assert looked(monkeypatch, [True, True, True]) == [0, 1, 2]


def test_knots_are_freed_by_themselves_before_there_are_many() -> None:
    """Also while somebody plays, and nobody has a moment: it goes by growth."""
    knots = [weakref.ref(Knot()) for _ in range(gc_schedule.GROWTH)]

    assert sum(knot() is None for knot in knots) > gc_schedule.GROWTH // 2


def test_the_old_are_not_scanned_by_themselves() -> None:
    """Everybody would wait for that."""
    begun = gc.get_stats()
    # Nothing of this is garbage: it stays, and becomes old.
    kept = [[number] for number in range(20 * gc_schedule.GROWTH)]
    young, *old = gc.get_stats()

    assert len(kept) == 20 * gc_schedule.GROWTH
    assert young["collections"] - begun[0]["collections"] >= 10
    assert [one["collections"] for one in old] == [one["collections"] for one in begun[1:]]


def test_what_has_stayed_is_counted_until_everything_is_scanned() -> None:
    stayed = gc_schedule.StayedObjects()
    stayed("start", {"generation": 0, "collected": 0})
    stayed("stop", {"generation": 0, "collected": 19_000})
    assert stayed.count == gc_schedule.GROWTH - 19_000
    stayed("stop", {"generation": 0, "collected": 0})
    assert stayed.count == 2 * gc_schedule.GROWTH - 19_000
    stayed("stop", {"generation": 2, "collected": 5})
    assert stayed.count == 0


def test_memory_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """S-01, S-03: with no file left to open the schedule goes on without it."""
    assert gc_schedule.memory() > 2**20

    def fails(*_: object, **__: object) -> str:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(Path, "read_text", fails)
    assert gc_schedule.memory() == 0
