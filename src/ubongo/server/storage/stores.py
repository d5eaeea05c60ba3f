"""Opens the storage that a URL names: a data folder with SQLite, or a PostgreSQL database."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.sqlite_storage import open_sqlite

SCHEMES = ("postgresql", "postgres")


@asynccontextmanager
async def open_storage(
    url: str,
    folder: Path,
    address: str,
    around: AbstractContextManager[None],
    open_database: Callable[[Path], Database] = Database,
) -> AsyncIterator[NodeStorage]:
    """The storage of a node: without a URL the data folder; `StoreTrouble` if it cannot be used."""
    if not url:
        async with open_sqlite(folder, around, open_database) as storage:
            yield storage
        return
    check_url(url)
    from ubongo.server.storage.postgres.postgres_storage import open_postgres

    async with open_postgres(url, address, around) as storage:
        yield storage


def check_url(url: str) -> None:
    """Refuse what is not the address of a database that we can use."""
    try:
        parts = urlsplit(url)
        name = f"{parts.scheme}://{parts.hostname or ''}{parts.path}"
    except ValueError:
        raise StoreTrouble(f"this is not the address of a database: {_example()}") from None
    if parts.scheme not in SCHEMES:
        said = repr(parts.scheme) if parts.scheme else "nothing"
        raise StoreTrouble(f"a store begins with postgresql://, not with {said}: {_example()}")
    if not parts.path.strip("/") and "dbname=" not in parts.query:
        raise StoreTrouble(f"{name} names no database: {_example()}")
    if find_spec("asyncpg") is None:
        raise StoreTrouble(
            "a store in PostgreSQL needs the postgres part: pip install 'ubongo[postgres]'"
        )


def _example() -> str:
    return "such as postgresql://ubongo@db.example/ubongo"
