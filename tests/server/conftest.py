"""One server for all tests that only need any."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import Served, served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running
