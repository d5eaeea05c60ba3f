"""What tests as people play stand on: a real server, the system's Chromium, and people."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.support.system import need
from tools.browser.chromium import Device, Faults, browsing, visiting
from tools.browser.player import Hold, Player
from tools.browser.server import served
from tools.tasks.system_packages import CHROMIUM, LIBATOMIC

Comes = Callable[..., Player]


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where this module's own server keeps its data."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def address(data_folder: Path) -> Iterator[str]:
    """A server of this module's own."""
    with served(data_folder) as base:
        yield base


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For all tests in this folder, and no others: while it runs no other event loop may run."""
    need(CHROMIUM, LIBATOMIC)
    with browsing() as running:
        yield running


@pytest.fixture
def faults(address: str) -> Iterator[Faults]:
    """Whatever any page complains about in a test fails it."""
    watching = Faults(address)
    yield watching
    assert watching.found == []


@pytest.fixture
def comes(browser: Browser, address: str, faults: Faults) -> Iterator[Comes]:
    """`comes("Ada", "phone", "touch")`: somebody with a browser of their own."""
    contexts: list[BrowserContext] = []

    def come(
        name: str,
        device: Device = "desktop",
        hold: Hold | None = None,
        context: BrowserContext | None = None,
        **options: Any,
    ) -> Player:
        if context is None:
            context = visiting(browser, address, device, **options)
            contexts.append(context)
        page = context.new_page()
        faults.watch(page)
        return Player(page, name, hold or ("touch" if device == "phone" else "mouse"))

    yield come
    for context in contexts:
        # A page that is still fetching something has kept its context from closing, once for good.
        for page in context.pages:
            page.close()
        context.close()
