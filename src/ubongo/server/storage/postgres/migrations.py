"""Migrations: numbered SQL files that bring a database up to date, while others wait.

The fact `schema` is the number of the last one that has run; its row is the lock, so that of
several nodes that start at once one migrates and the others find it done. Each file begins with
`-- oldest: VERSION`, the oldest release that may still run on what it leaves: so an update can
go node by node, if a file only adds, and what is not used any more goes a release later.
"""

from importlib.resources import files
from typing import NamedTuple

import asyncpg

from ubongo.misread import Misread
from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.postgres.server_check import check_owned, check_server
from ubongo.version import FIRST, __version__, numbers

# The names of facts.
SCHEMA, OLDEST, VERSION = "schema", "oldest", "version"
_HEAD = "-- oldest: "
# Seconds.
LONGEST_MIGRATION = 3_600.0
_FACTS = """
CREATE TABLE IF NOT EXISTS facts (
    name  text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
)
"""
_KEEP = (
    "INSERT INTO facts (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Migration(NamedTuple):
    """One file."""

    number: int
    # The oldest release that may run afterwards.
    oldest: str
    script: str


def postgres_migrations() -> tuple[Migration, ...]:
    """All migrations, in order."""
    found = []
    for file in files(__package__).iterdir():
        if file.name.endswith(".sql"):
            script = file.read_text("utf-8")
            head = script.partition("\n")[0]
            found.append(Migration(int(file.name[:3]), head.removeprefix(_HEAD), script))
    return tuple(sorted(found))


async def migrate(
    db: Connection, place: str, steps: tuple[Migration, ...] | None = None, here: str = __version__
) -> str:
    """Bring the database up to date; returns the newest release that has written to it."""
    steps = postgres_migrations() if steps is None else steps
    await check_server(db, place)
    await check_owned(db, place)
    await _make_facts(db, place)
    async with db.transaction():
        await db.execute(
            "INSERT INTO facts (name, value) VALUES ($1, '0') ON CONFLICT DO NOTHING", SCHEMA
        )
        present = int(
            await db.fetchval("SELECT value FROM facts WHERE name = $1 FOR UPDATE", SCHEMA)
        )
        written_by = await _fact(db, VERSION) or (here if present == 0 else FIRST)
        if present > steps[-1].number:
            await _check_oldest(db, place, present, steps[-1].number, here)
        for step in steps:
            if step.number > present:
                # A migration may take longer than any other statement.
                await db.execute("SET LOCAL statement_timeout = 0")
                try:
                    await db.execute(step.script, timeout=LONGEST_MIGRATION)
                except asyncpg.PostgresError as trouble:
                    raise StoreTrouble(
                        f"{place}: schema {step.number} cannot be made: {trouble}"
                    ) from trouble
                await db.execute(_KEEP, SCHEMA, str(step.number))
                await db.execute(_KEEP, OLDEST, step.oldest)
        try:
            if present == 0 or numbers(written_by) < numbers(here):
                await db.execute(_KEEP, VERSION, here)
        except Misread as wrong:
            raise StoreTrouble(f"{place} cannot be used: {wrong}") from wrong
    return written_by


async def schema_of(db: Connection) -> int:
    """The number of the last migration that has run; 0: this database is not ours yet."""
    if await db.fetchval("SELECT to_regclass('facts')") is None:
        return 0
    return int(await _fact(db, SCHEMA) or 0)


async def _make_facts(db: Connection, place: str) -> None:
    try:
        await db.execute(_FACTS)
    except asyncpg.UniqueViolationError:
        # Two nodes make it at once: PostgreSQL tells the second one so.
        await db.execute(_FACTS)
    except asyncpg.InsufficientPrivilegeError as trouble:
        raise StoreTrouble(
            f"{place} does not let us make tables: {trouble}; "
            "let the user own the database (ALTER DATABASE … OWNER TO …)"
        ) from trouble


async def _check_oldest(db: Connection, place: str, present: int, known: int, here: str) -> None:
    oldest, newer = await _fact(db, OLDEST), await _fact(db, VERSION)
    try:
        may_run = oldest is not None and numbers(here) >= numbers(oldest)
    except Misread:
        may_run = False
    if not may_run:
        raise StoreTrouble(
            f"{place} was written by ubongo {newer}, a newer version (schema {present}, this is "
            f"ubongo {here} and knows {known}); update ubongo"
        )


async def _fact(db: Connection, name: str) -> str | None:
    found: str | None = await db.fetchval("SELECT value FROM facts WHERE name = $1", name)
    return found
