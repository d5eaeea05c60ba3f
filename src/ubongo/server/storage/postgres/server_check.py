"""What a PostgreSQL server and a database must be, before anything is written to it.

Each check raises `StoreTrouble` with one sentence that says what to do.
"""

from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.postgres.connection import OLDEST_SERVER, SETTINGS, connect
from ubongo.server.storage.postgres.driver import Connection

_ENCODING = "UTF8"
# A table of somebody else, if there are none of ours: ours have facts with these columns. The
# tables of an extension come with it.
_STRANGER = """
SELECT relname FROM pg_class
WHERE relnamespace = to_regnamespace(current_schema()) AND relkind IN ('r', 'p')
    AND (SELECT count(*) FROM pg_attribute
        WHERE attrelid = to_regclass('facts') AND attname IN ('name', 'value')) < 2
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
ORDER BY relname LIMIT 1
"""
# Settings of our sessions that a pooler may leave out, and on which promises stand.
_NEEDED = ("synchronous_commit", "default_transaction_isolation")


async def check_server(db: Connection, place: str) -> None:
    """Refuse a server that is too old, or a database with another encoding."""
    server = db.get_server_version()
    if server.major < OLDEST_SERVER:
        raise StoreTrouble(
            f"{place} is PostgreSQL {server.major}, and ubongo needs {OLDEST_SERVER} or newer"
        )
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != _ENCODING:
        raise StoreTrouble(
            f"{place} has the encoding {encoding}, and ubongo needs {_ENCODING}: "
            "'createdb --encoding=UTF8 --template=template0' makes such a database"
        )


async def check_sessions(db: Connection, url: str, place: str) -> None:
    """Refuse a pooler that lets several of our connections share one session.

    In transaction mode the next connection gets the session that this one does not use just now.
    """
    for setting in _NEEDED:
        if await db.fetchval(f"SHOW {setting}") != SETTINGS[setting]:
            raise StoreTrouble(
                f"{place} does not let us set {setting}: a pooler stands in between; "
                "connect directly, without it"
            )
    other = await connect(url)
    try:
        asked = "SELECT pg_backend_pid()"
        is_shared = await db.fetchval(asked) == await other.fetchval(asked)
    finally:
        await other.close()
    if is_shared:
        raise StoreTrouble(
            f"{place} is a pooler in transaction mode; "
            "connect directly, without it, or let it pool sessions"
        )


async def check_owned(db: Connection, place: str) -> None:
    """Refuse a database that another program uses."""
    stranger = await db.fetchval(_STRANGER)
    if stranger is not None:
        raise StoreTrouble(
            f"{place} has a table {stranger!r} that is not of ubongo; "
            "'createdb' makes a database of its own"
        )
