"""A real server process that can be told to die at a chosen moment of a chosen commit.

It is `ubongo serve` with a database that counts commits and ends the process with SIGKILL just
before or just after a given one. None of this is in the server. With UBONGO_STORE it is a node on
PostgreSQL.

    python -m tools.fault_injection.victim DATA_DIR HOST PORT [before|after COMMIT]
    python -m tools.fault_injection.victim DATA_DIR HOST PORT page PAGE_DIR
    python -m tools.fault_injection.victim DATA_DIR HOST PORT docs DOCS_DIR
    python -m tools.fault_injection.victim DATA_DIR HOST PORT shared

`shared` lets several processes use the same folder at once, as several nodes use one PostgreSQL:
the rules of `storage.ownership` hold on SQLite, too, and tests of balancers need no other store.

With one of the faults of `tools/planted` in its environment it has that fault, which the proofs
must find.
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ubongo.cli.serve import set_up_logging
from ubongo.server import main as server
from ubongo.server.config import Config
from ubongo.server.listening import bind
from ubongo.server.storage.interface import Batch
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.table_log import SqliteTableLog

# The variable of the environment that names a planted fault.
PLANTED_HERE = "UBONGO_PLANTED_FAULT"


def make_mortal(moment: str, commit: int, store: str = "") -> None:
    """Kill the process before or after the database's commit of this number."""
    commits = 0

    def count(is_one: bool = True) -> None:
        nonlocal commits
        # Beats without batches do not count: there would be nothing to lose.
        commits += is_one
        die_at("before")

    def die_at(now: str) -> None:
        if now == moment and commits == commit:
            os.kill(os.getpid(), signal.SIGKILL)

    if store:
        make_postgres_mortal(count, lambda: die_at("after"))
        return
    append = Database.append

    def last_append(
        self: Database, node: str, batches: Iterable[Batch], beat: Beat | None = None
    ) -> None:
        written = list(batches)
        count(bool(written))
        append(self, node, written, beat)
        die_at("after")

    Database.append = last_append  # type: ignore[method-assign]


def make_postgres_mortal(before: Callable[[], None], after: Callable[[], None]) -> None:
    """The same for a statement that writes entries; it commits by itself."""
    # asyncpg is not everywhere where servers are tested.
    from ubongo.server.storage.postgres import commit_statement, writer

    write_pages = commit_statement.write_pages

    async def last_pages(*page: Any) -> set[str]:
        before()
        written = await write_pages(*page)
        after()
        return written

    assert hasattr(writer, "write_pages")
    setattr(writer, "write_pages", last_pages)  # noqa: B010 - it is not the writer's to export


def share_folder() -> None:
    """Take no lock of the folder, and take no table away from other processes at the start."""

    def register(database: Database, node: str, time: int) -> None:
        database.append(node, [], Beat(time))

    @contextlib.asynccontextmanager
    async def no_socket(*_: object) -> AsyncIterator[None]:
        yield

    for owner, name, instead in (
        (Database, "register", register),
        (SqliteTableLog, "is_shared", True),
        (server, "DataLock", contextlib.nullcontext),
        (server, "admin_socket", no_socket),
    ):
        assert hasattr(owner, name)
        setattr(owner, name, instead)


def main() -> None:
    folder, host, port, *more = sys.argv[1:]
    store = os.environ.get("UBONGO_STORE", "")
    if PLANTED_HERE in os.environ:
        from tools.planted.faults import named

        named(os.environ[PLANTED_HERE]).plant()
    if more[:1] == ["shared"]:
        share_folder()
    elif more and more[0] not in ("page", "docs"):
        make_mortal(more[0], int(more[1]), store)
    config = Config(
        Path(folder),
        host=host,
        port=int(port),
        tables_an_hour=100_000,
        connections_an_address=5_000,
        requests_a_minute=1_000_000,
        test_switch=True,
        store=store,
    )
    if more[:1] == ["page"]:
        config = replace(config, page_dir=Path(more[1]))
    if more[:1] == ["docs"]:
        config = replace(config, docs_dir=Path(more[1]))
    set_up_logging(as_json=False)
    listening = bind(config.host, config.port)
    asyncio.run(server.serve(config, listening, lambda port: print(port, flush=True)))


if __name__ == "__main__":
    main()
