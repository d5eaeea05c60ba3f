"""When garbage is looked for: what is new often, everything in a quiet moment."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from ubongo.server import garbage


class Knot:
    """Something that holds itself, and so is never freed by itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def put_off() -> Iterator[None]:
    garbage.put_off()
    yield
    gc.unfreeze()
    gc.enable()


def knotted() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


def test_what_is_new_is_looked_through_once() -> None:
    assert garbage.is_put_off()
    knot = knotted()
    assert knot() is not None

    garbage.tidy_new()
    assert knot() is None


def test_what_grew_old_is_found_when_everything_is_looked_through() -> None:
    old = Knot()
    garbage.tidy_new()
    knot = weakref.ref(old)
    del old
    garbage.tidy_new()
    assert knot() is not None

    garbage.tidy_all()
    assert knot() is None


def test_everything_is_looked_through_once_in_each_quiet_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    quiet = iter([False, True, True, True, False, True])
    monkeypatch.setattr(garbage, "EVERY", 0)
    monkeypatch.setattr(garbage, "tidy_new", lambda: done.append("new"))
    monkeypatch.setattr(garbage, "tidy_all", lambda: done.append("all"))

    async def go() -> None:
        with pytest.raises(RuntimeError):  # how a coroutine tells that there is no more
            await garbage.tidy(lambda: next(quiet))

    asyncio.run(go())
    assert done == ["new", "all", "new", "new", "new", "all"]


def test_everything_is_looked_through_at_the_latest_after_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    playing = iter([False, False])
    monkeypatch.setattr(garbage, "EVERY", 0)
    monkeypatch.setattr(garbage, "AT_LATEST", 0)
    monkeypatch.setattr(garbage, "tidy_all", lambda: done.append("all"))

    async def go() -> None:
        with pytest.raises(RuntimeError):
            await garbage.tidy(lambda: next(playing))

    asyncio.run(go())
    assert done == ["all", "all"]
