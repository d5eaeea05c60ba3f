"""What every test stands on: properties are tried with the same examples each time.

`pytest --hypothesis-profile=explore` looks further, with new examples.

The longest tests begin first, so that the last ones are short and no process waits long for
another: `@pytest.mark.slow(40)` takes about forty seconds.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.checkout import Checkout, stand_in_checkout
from tests.support.lost_sockets import (
    close_connections_with_their_session,
    close_lost_sockets,
)
from tests.support.server_process import Served, served
from tests.support.table_harness import RegistryHarness
from tools.postgres_server import PostgresServer, no_postgres, running_postgres

close_lost_sockets()
close_connections_with_their_session()

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("explore", max_examples=2_000, deadline=None, print_blob=True)
settings.load_profile("ci")

# A shell that starts the tests behind it lets them, and so all that they start, ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: in some tests everybody only waits."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=seconds, reverse=True)


def seconds(item: pytest.Item) -> int:
    """About how long a test takes; what is not slow takes next to nothing."""
    slow = item.get_closest_marker("slow")
    return 0 if slow is None else slow.args[0] if slow.args else 5


# A server for all tests that only need any, and one without sockets, files or clocks


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with served(folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """PostgreSQL for all tests of this process; it starts with the first that wants it."""
    if missing := no_postgres():
        pytest.skip(missing)
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def server_on_postgres(
    postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("server")
    with postgres.database() as url, served(folder, "--store", url) as running:
        yield running


@pytest.fixture(params=("server", "server_on_postgres"))
def any_server(request: pytest.FixtureRequest) -> Served:
    """A server on each storage, one after the other."""
    found: Served = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def home() -> RegistryHarness:
    return RegistryHarness()


@pytest.fixture(autouse=True)
def _close_registries() -> Iterator[None]:
    """Close the databases of all registries that a test has made."""
    yield
    while RegistryHarness.opened:
        RegistryHarness.opened.pop().close()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout with do.py and an installer that installs next to nothing."""
    return stand_in_checkout(tmp_path)
