"""What the tests of the whole server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.faulty_server import Disk, a_disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk that can be filled."""
    with a_disk(tmp_path) as found:
        yield found
