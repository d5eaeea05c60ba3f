"""Policies that a test lets play as bots are no bots after it."""

from collections.abc import Iterator

import pytest

from tests.support.plugin_harness import plugins_forgotten


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    with plugins_forgotten():
        yield
