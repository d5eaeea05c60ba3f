"""One server for all tests that only need any, and a house without sockets, files or clocks."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.server_process import Served, served
from tests.support.table_harness import Home


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running


@pytest.fixture
def home() -> Iterator[Home]:
    with closing(Home()) as house:
        yield house
