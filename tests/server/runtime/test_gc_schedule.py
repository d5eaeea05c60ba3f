"""The garbage collector runs in quiet times, or after hours."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ubongo.server.runtime import gc_schedule


class Knot:
    """Something that holds itself, and so is never freed by itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def disable() -> Iterator[None]:
    gc_schedule.disable()
    yield
    gc.unfreeze()
    gc.enable()


def looked(monkeypatch: pytest.MonkeyPatch, quiet: list[bool]) -> list[int]:
    """At which of these looks, quiet or not, there was a knot and then there was none."""
    monkeypatch.setattr(gc_schedule, "EVERY", 0)
    coming = iter(quiet)
    knots: list[weakref.ref[Knot]] = []
    found: list[int] = []

    def is_quiet() -> bool:
        found.extend(len(knots) - 1 for knot in knots[-1:] if knot() is None)
        one = next(coming)
        knots.append(weakref.ref(Knot()))
        return one

    async def go() -> None:
        with pytest.raises(RuntimeError):  # how a coroutine tells that there is no more
            await gc_schedule.collect_when_quiet(is_quiet)

    asyncio.run(go())
    return found


def test_garbage_is_looked_for_once_in_each_quiet_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gc_schedule.is_disabled()
    assert looked(monkeypatch, [False, True, True, True, False, True, False]) == [1, 5]


def test_garbage_is_looked_for_at_the_latest_after_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_schedule, "AT_LATEST", 0)
    assert looked(monkeypatch, [False, False, False]) == [0, 1, 2]
