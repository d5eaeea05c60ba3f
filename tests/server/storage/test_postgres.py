"""PostgreSQL as a storage: several nodes on it, lost connections, migrations, wrong addresses."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import pytest

from tests.support.storages import StoragePlace, an_entry, append_all, claimed, first_batch
from tools.patience import PATIENCE
from tools.postgres_server import PostgresServer
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.interface import Batch, StaleOwner, StorageTrouble, StoreTrouble
from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.ownership import Beat, OwnedElsewhere, Release, Resumption, TableStuck
from ubongo.server.storage.packed_log import unpacked
from ubongo.server.storage.postgres.connection import connect, without_password
from ubongo.server.storage.postgres.migrations import Migration, migrate, postgres_migrations
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.stores import check_url
from ubongo.server.storage.summary import Summary

Nodes = Callable[[NodeStorage, NodeStorage], Awaitable[None]]


@pytest.fixture
def place(postgres: PostgresServer, tmp_path: Path) -> Iterator[StoragePlace]:
    with postgres.database() as url:
        yield StoragePlace(tmp_path, url)


@pytest.fixture
def sql(postgres: PostgresServer, place: StoragePlace) -> Callable[[str], str]:
    """Runs SQL in the database of the test."""
    name = place.url.removeprefix("postgresql:///").partition("?")[0]
    return lambda text: postgres.execute(text, name)


def with_two(place: StoragePlace, work: Nodes) -> None:
    """Two nodes on one database."""

    async def go() -> None:
        async with place.open() as one, place.open() as other:
            await work(one, other)

    asyncio.run(go())


# Owners


def test_a_living_owner_keeps_a_table_for_ten_seconds(
    place: StoragePlace, sql: Callable[[str], str]
) -> None:
    """By the store's clock; then the table goes where its people are sent."""

    async def go(one: NodeStorage, other: NodeStorage) -> None:
        await one.table_log.create(first_batch("t"))
        claim = await claimed(one)
        runs = Batch("t", 1, (an_entry(2),), before=claim.sum, resumed=Resumption(1_000, ahead=7))
        assert await append_all(one, [runs]) == [None]
        await one.table_log.beat(Beat(3_000))
        with pytest.raises(OwnedElsewhere):
            await claimed(other)
        sql("UPDATE tables SET owned_since = owned_since - 9000")
        with pytest.raises(OwnedElsewhere):
            await claimed(other)
        sql("UPDATE tables SET owned_since = owned_since - 1001")
        again = await claimed(other)
        # The clock stopped with the owner's last beat, by the table's own time.
        assert (again.epoch, again.stopped_at) == (2, 3_007)
        assert await one.table_log.beat(Beat(3_500)) == {}
        assert not await one.table_log.is_mine("t", 1)

    with_two(place, go)


def test_a_dead_owner_is_one_that_has_not_beaten_for_two_seconds(
    place: StoragePlace, sql: Callable[[str], str]
) -> None:
    async def go(one: NodeStorage, other: NodeStorage) -> None:
        await one.table_log.create(first_batch("t"))
        claim = await claimed(one)
        runs = Batch("t", 1, (an_entry(2),), before=claim.sum, resumed=Resumption(5_000))
        assert await append_all(one, [runs]) == [None]
        await one.table_log.beat(Beat(4_000))
        sql("UPDATE nodes SET beat = beat - 1500")
        with pytest.raises(OwnedElsewhere):
            await claimed(other)
        sql("UPDATE nodes SET beat = beat - 600")
        again = await claimed(other)
        # Never before it was resumed: that time was given back already.
        assert (again.epoch, again.stopped_at) == (2, 5_000)
        # Its owner comes back to life, and can neither write nor give back.
        late = Batch("t", 1, (an_entry(3),), before=runs.sums[-1])
        assert [type(one) for one in await append_all(one, [late])] == [StaleOwner]
        await one.table_log.beat(Beat(9_000, (Release("t", 1, 8_000),)))
        assert await other.table_log.is_mine("t", 2)
        assert (await claimed(other)).stopped_at == 5_000

    with_two(place, go)


def test_no_node_takes_up_what_its_people_will_claim(
    place: StoragePlace, sql: Callable[[str], str]
) -> None:
    """A table without an owner waits half a minute for its people; then any node takes it up."""

    async def go(one: NodeStorage, other: NodeStorage) -> None:
        log = one.table_log
        for table_id in ("fresh", "held", "left", "over", "waiting"):
            await log.create(first_batch(table_id))
        for table_id in ("held", "left", "over"):
            await claimed(one, table_id)
        over = Batch("over", 1, (), is_over=True)
        assert await append_all(one, [over]) == [None]
        await log.beat(Beat(1_000, (Release("left", 1, 900), Release("over", 1, 900))))
        assert await other.table_log.unowned_tables("", 9) == ()
        sql("UPDATE tables SET owned_since = owned_since - 31000 WHERE id IN ('left', 'waiting')")
        assert await other.table_log.unowned_tables("", 9) == ("left", "waiting")
        assert await other.table_log.unowned_tables("left", 9) == ("waiting",)
        sql("UPDATE nodes SET beat = beat - 31000")
        assert await other.table_log.unowned_tables("", 9) == ("held", "left", "waiting")

    with_two(place, go)


def test_a_table_that_stops_two_owners_by_a_fault_is_stuck(
    place: StoragePlace, sql: Callable[[str], str]
) -> None:
    """Within a minute; nobody gets it before somebody has looked at it."""

    async def go(one: NodeStorage, other: NodeStorage) -> None:
        for table_id in ("slow", "t"):
            await one.table_log.create(first_batch(table_id))
            await claimed(one, table_id)
            stands = Batch(table_id, 1, (), stopped_at=10)
            assert await append_all(one, [stands]) == [None]
        sql("UPDATE tables SET faulted_at = faulted_at - 61000 WHERE id = 'slow'")
        sql("UPDATE tables SET owned_since = 0")
        for table_id in ("slow", "t"):
            await claimed(other, table_id)
            stands = Batch(table_id, 2, (), stopped_at=20)
            assert await append_all(other, [stands]) == [None]
        sql("UPDATE tables SET owned_since = 0")
        await claimed(one, "slow")
        for node in (one, other):
            with pytest.raises(TableStuck):
                await claimed(node, "t")
        assert sql("SELECT state FROM tables ORDER BY id").split() == ["live", "stuck"]
        await one.table_log.unpark("t")
        assert (await claimed(one, "t")).epoch == 3

    with_two(place, go)


def test_nodes_that_fight_for_tables_leave_whole_logs(place: StoragePlace) -> None:
    """R-401: what was told to be written is in the log, which has no gap and no number twice."""
    tables, rounds = 4, 60

    async def fight(node: NodeStorage, dice: Random, told: set[tuple[str, int, bytes]]) -> None:
        for turn in range(rounds):
            table_id = f"t{dice.randrange(tables)}"
            try:
                claim = await claimed(node, table_id)
            except OwnedElsewhere:
                continue  # a moment ago another node has claimed it
            value, batches = claim.sum, []
            for number in range(len(claim.rebuilt) + 1, len(claim.rebuilt) + 4):
                entry = an_entry(number, dice.randrange(1_000_000))
                batches.append(Batch(table_id, claim.epoch, (entry,), before=value))
                value = batches[-1].sums[-1]
            outcomes = await append_all(node, batches)
            # A later one is never written without the one before.
            assert sorted(outcomes, key=bool) == outcomes
            for batch, outcome in zip(batches, outcomes, strict=True):
                if outcome is None:
                    told.add((table_id, batch.entries[0].number, str(batch.entries[0].at).encode()))
            if turn % 7 == 0:
                await node.table_log.beat(Beat(turn, (Release(table_id, claim.epoch, turn),)))

    async def go() -> None:
        told: set[tuple[str, int, bytes]] = set()
        async with AsyncExitStack() as opened:
            nodes = [await opened.enter_async_context(place.open()) for _ in range(3)]
            for number in range(tables):
                await nodes[0].table_log.create(first_batch(f"t{number}"))
            db = await connect(place.url)
            opened.push_async_callback(db.close)
            async with asyncio.TaskGroup() as group:
                fights = [
                    group.create_task(fight(node, Random(seed), told))
                    for seed, node in enumerate(nodes)
                ]
                while not all(one.done() for one in fights):
                    # Nobody waits ten seconds here.
                    await db.execute("UPDATE tables SET owned_since = 0 WHERE owned_since > 0")
            written = {
                (table_id, entry.number, str(entry.at).encode())
                for table_id in (f"t{number}" for number in range(tables))
                for entry in unpacked(await nodes[0].logs.read(table_id))
            }
            assert told <= written
            assert len(told) > tables

    asyncio.run(go())


def test_several_nodes_count_a_game_once(place: StoragePlace) -> None:
    """R-410: all at once, with guests in another order each."""
    from tests.server.storage.test_storages import played_game, rate

    async def go() -> None:
        async with AsyncExitStack() as opened:
            nodes = [await opened.enter_async_context(place.open()) for _ in range(4)]
            for guest in ("ada", "zoe"):
                await nodes[0].records.opt_in(guest, True)
            await asyncio.gather(
                *(
                    node.records.keep(played_game(number), (number * 2, number * 2 + 1), rate)
                    for number in range(1, 6)
                    for node in nodes
                )
            )
            assert len((await nodes[0].records.played("ada"))[0]) == 5
            assert [one.games for one in await nodes[0].records.ratings("zoe")] == [5]

    asyncio.run(go())


# Trouble


def test_a_lost_connection_is_not_written_and_the_next_commit_has_a_new_one(
    place: StoragePlace, sql: Callable[[str], str]
) -> None:
    async def go() -> None:
        async with place.open() as storage:
            await storage.table_log.create(first_batch("t"))
            claim = await claimed(storage)
            sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            batch = Batch("t", 1, (an_entry(2),), before=claim.sum)
            [outcome] = await append_all(storage, [batch])
            assert isinstance(outcome, StorageTrouble)
            assert await append_all(storage, [batch]) == [None]
            # Connections for requests are opened again, too: each lost one is noticed once.
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        assert await storage.public_tables.live_boards() == frozenset()
                    except StorageTrouble:
                        continue
                    break

    asyncio.run(go())


@pytest.mark.slow(10)
def test_a_killed_database_loses_nothing_that_was_written(
    postgres: PostgresServer, place: StoragePlace
) -> None:
    """R-401: and while it is away, everything is told to be not written."""

    async def go() -> None:
        async with place.open() as storage:
            await storage.table_log.create(first_batch("t"))
            claim = await claimed(storage)
            value, number = claim.sum, 2
            for _ in range(3):
                for _ in range(5):
                    batch = Batch("t", 1, (an_entry(number),), before=value)
                    assert await append_all(storage, [batch]) == [None]
                    value, number = batch.sums[-1], number + 1
                postgres.kill()
                batch = Batch("t", 1, (an_entry(number),), before=value)
                [outcome] = await append_all(storage, [batch])
                assert isinstance(outcome, StorageTrouble)
                with pytest.raises(StorageTrouble):
                    await storage.table_log.beat(Beat(1))
                postgres.start()
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        log = await storage.logs.read("t")
                    except StorageTrouble:
                        continue
                    break
            assert [entry.number for entry in unpacked(log)] == list(range(1, number))

    asyncio.run(go())


def test_a_commit_that_waits_too_long_is_not_written(
    place: StoragePlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else holds the row: the server ends the statement, and nothing lands later."""
    from ubongo.server.storage.postgres import connection

    monkeypatch.setitem(connection.SETTINGS, "statement_timeout", "300")

    async def go() -> None:
        async with place.open() as storage:
            await storage.table_log.create(first_batch("t"))
            claim = await claimed(storage)
            db = await connect(place.url)
            async with db.transaction():
                await db.execute("UPDATE tables SET people = 3")
                batch = Batch("t", 1, (an_entry(2),), before=claim.sum)
                [outcome] = await append_all(storage, [batch])
            await db.close()
            assert isinstance(outcome, StorageTrouble)
            assert len(list(unpacked(await storage.logs.read("t")))) == 1

    asyncio.run(go())


def test_damage_is_found_when_a_log_is_read(place: StoragePlace, sql: Callable[[str], str]) -> None:
    """S-13: a changed entry, and one that is missing at the end."""

    async def go() -> None:
        async with place.open() as storage:
            for table_id in ("changed", "short"):
                await storage.table_log.create(first_batch(table_id, last=3))
            sql("UPDATE entries SET at = at + 1 WHERE table_id = 'changed' AND number = 2")
            sql("DELETE FROM entries WHERE table_id = 'short' AND number = 3")
            for table_id, number in (("changed", 2), ("short", 3)):
                with pytest.raises(DamagedLog) as found:
                    await storage.logs.read(table_id)
                assert found.value.number == number
                with pytest.raises(DamagedLog):
                    await claimed(storage, table_id)
            assert await storage.table_log.beat(Beat(1)) == {}

    asyncio.run(go())


def test_a_dump_of_a_running_store_can_be_restored(
    postgres: PostgresServer, place: StoragePlace, tmp_path: Path
) -> None:
    """As docs/hosting.md tells it; a node goes on with what was dumped."""

    async def go() -> None:
        async with place.open() as storage:
            await storage.table_log.create(first_batch("t", last=3))
            await storage.facts.claim_fact("secret", "sesame")
            dump = postgres.folder / "monday.dump"
            name = place.url.removeprefix("postgresql:///").partition("?")[0]
            postgres.run_program("pg_dump", "--format=custom", f"--file={dump}", name)
            await storage.table_log.create(first_batch("later"))
            with postgres.database() as url:
                target = url.removeprefix("postgresql:///").partition("?")[0]
                postgres.run_program("pg_restore", f"--dbname={target}", str(dump))
                async with StoragePlace(tmp_path, url).open() as restored:
                    assert len((await claimed(restored)).rebuilt) == 3
                    assert await restored.table_log.claim("later", len) is None
                    assert await restored.facts.claim_fact("secret", "x") == "sesame"

    asyncio.run(go())


# Sessions and migrations


def test_a_commit_is_on_disk_before_anybody_is_told(place: StoragePlace) -> None:
    """R-401: whatever the database is set to, our sessions wait for the disk."""

    async def go() -> None:
        db = await connect(place.url)
        name = await db.fetchval("SELECT current_database()")
        await db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        await db.execute(f"ALTER DATABASE {name} SET default_transaction_isolation = serializable")
        await db.close()
        db = await connect(place.url)
        assert await db.fetchval("SHOW synchronous_commit") == "on"
        assert await db.fetchval("SHOW transaction_isolation") == "read committed"
        await db.close()

    asyncio.run(go())


def test_nodes_that_start_at_once_migrate_once(place: StoragePlace) -> None:
    async def go() -> None:
        async with AsyncExitStack() as opened:
            nodes = await asyncio.gather(
                *(opened.enter_async_context(place.open()) for _ in range(5))
            )
            secrets = await asyncio.gather(
                *(node.facts.claim_fact("secret", str(n)) for n, node in enumerate(nodes))
            )
            assert len(set(secrets)) == 1
            assert await nodes[0].facts.fact("schema") == str(postgres_migrations()[-1].number)

    asyncio.run(go())


def test_an_older_release_runs_as_long_as_a_migration_allows(place: StoragePlace) -> None:
    """A rolling update: the new release has migrated, and the old one is started once more."""
    ours = postgres_migrations()
    adds = Migration(900, "0.7.0", "ALTER TABLE nodes ADD COLUMN colour text")
    drops = Migration(901, "0.8.0", "ALTER TABLE nodes DROP COLUMN colour")

    async def go() -> None:
        db = await connect(place.url)
        await migrate(db, "there", ours, "0.7.0")
        await migrate(db, "there", (*ours, adds), "0.7.1")
        assert await migrate(db, "there", ours, "0.7.0") == "0.7.1"
        await migrate(db, "there", (*ours, adds, drops), "0.8.0")
        with pytest.raises(StoreTrouble, match=r"written by ubongo 0\.8\.0, a newer version"):
            await migrate(db, "there", ours, "0.7.0")
        await migrate(db, "there", (*ours, adds), "0.8.1")
        await db.close()

    asyncio.run(go())


def test_a_migration_that_fails_leaves_everything_as_it_was(place: StoragePlace) -> None:
    ours = postgres_migrations()
    bad = Migration(900, "0.7.0", "CREATE TABLE half (n int); SELECT 1 / 0")

    async def go() -> None:
        db = await connect(place.url)
        with pytest.raises(StoreTrouble, match="schema 900 cannot be made: division by zero"):
            await migrate(db, "there", (*ours, bad))
        assert await db.fetchval("SELECT to_regclass('tables')") is None
        assert await migrate(db, "there", ours) is not None
        await db.close()

    asyncio.run(go())


def test_each_migration_says_which_release_may_still_run() -> None:
    for number, step in enumerate(postgres_migrations(), 1):
        assert step.number == number
        assert step.oldest.count(".") == 2


def test_both_storages_have_the_same_columns(
    place: StoragePlace, sql: Callable[[str], str], tmp_path: Path
) -> None:
    """What is stored in one can be copied to the other; what only nodes need is named here."""
    asyncio.run(_open_once(place))
    there: dict[str, set[str]] = {}
    for line in sql(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public'"
    ).splitlines():
        table, column = line.split("|")
        there.setdefault(table, set()).add(column)
    there["nodes"] -= {"address", "draining"}
    there["tables"] -= {"faulted_at"}
    with closing(Database(tmp_path)), closing(sqlite3.connect(tmp_path / FILE)) as db:
        here = {
            table: {name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")}
            for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    assert here == there


async def _open_once(place: StoragePlace) -> None:
    async with place.open() as storage:
        await storage.table_log.create(first_batch("t", Summary(guests=("ada",))))


# Addresses


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://db/ubongo", "begins with postgresql://, not with 'mysql'"),
        ("ubongo", "begins with postgresql://, not with nothing"),
        ("postgresql://db.example", "names no database"),
        ("postgresql://[::1/ubongo", "is not the address of a database"),
    ],
)
def test_what_is_no_address_is_said_so(url: str, said: str) -> None:
    with pytest.raises(StoreTrouble) as trouble:
        check_url(url)
    assert said in str(trouble.value)


def test_no_message_shows_a_password() -> None:
    shown = without_password("postgresql://ada:hunter2@db.example/ubongo?password=x")
    assert shown == "postgresql://ada@db.example/ubongo"
