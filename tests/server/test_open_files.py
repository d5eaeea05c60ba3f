"""Open files: the limit is raised as far as it may be, and connections stay below it."""

import subprocess
import sys

import pytest

from ubongo.server import open_files

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")

ASK = """
import resource
from ubongo.server import open_files
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
print(open_files.raise_limit(), open_files.most_connections())
"""

START = """
import resource
from ubongo.server.main import tune_process
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1_024))
print(tune_process())
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "said"),
    [
        (256, 1_024, "(256, 1024) 960"),
        (256, 256, "(256, 256) 192"),
        (1_000, 4_096, "(1000, 4096) 4032"),
        # With next to nothing there is still a place for some.
        (64, 64, "(64, 64) 32"),
    ],
)
def test_the_limit_is_raised_and_connections_stay_below_it(soft: int, hard: int, said: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", ASK.format(soft=soft, hard=hard)],
        capture_output=True,
        text=True,
        check=True,
    )

    assert asked.stdout.strip() == said


def test_a_server_raises_its_limit_at_the_start_and_says_so() -> None:
    """S-03: most systems begin with 1,024, and 400 connections of one address used up 256."""
    asked = subprocess.run(
        [sys.executable, "-c", START],
        capture_output=True,
        text=True,
        check=True,
    )

    assert asked.stdout.split("\n")[:2] == ["open files: at most 1024, raised from 256", "1024"]


def test_a_limit_of_millions_is_not_used_up() -> None:
    assert open_files.most_connections() < open_files.MOST
