"""A store that cannot be used is one sentence and exit code 2, and never shows a password."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server_process import served
from tests.support.system import need
from tools.patience import PATIENCE
from tools.postgres_server import LOCKED, PASSWORD, USER, PostgresServer
from tools.tasks.system_packages import PGBOUNCER
from ubongo.cli import run
from ubongo.server.storage.postgres import server_check

Environment = Mapping[str, str]


def start(folder: Path, *options: str, **environment: str) -> tuple[int, str]:
    """Start a server that cannot; its exit code and what it said."""
    ran = subprocess.run(
        [sys.executable, "-m", "ubongo", "serve", "-p", "0", "--data-dir", str(folder), *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.stdout == ""
    return ran.returncode, ran.stderr


def sentence(told: tuple[int, str]) -> str:
    """The one sentence of a server that could not start."""
    code, said = told
    assert code == 2
    assert len(said.splitlines()) == 1, said
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://db/ubongo", "begins with postgresql://"),
        ("postgresql://db.example", "names no database"),
        ("postgresql://127.0.0.1:1/ubongo", "cannot be reached"),
        ("postgresql:///ubongo?host=/nowhere", "cannot be reached"),
        ("postgresql://ada:hunter2@127.0.0.1/ubongo", "put it into ~/.pgpass"),
        ("postgresql://ada@127.0.0.1/ubongo?password=hunter2", "put it into ~/.pgpass"),
    ],
)
def test_a_wrong_address_is_one_sentence(url: str, said: str, tmp_path: Path) -> None:
    told = sentence(start(tmp_path, "--store", url))
    assert said in told
    assert "hunter2" not in told


@pytest.mark.slow(10)
def test_a_wrong_database_or_password_is_one_sentence(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """And the password is found in .pgpass."""
    postgres.execute(f"DROP ROLE IF EXISTS {LOCKED}")
    postgres.execute(f"CREATE ROLE {LOCKED} LOGIN PASSWORD '{PASSWORD}'")
    passes = tmp_path / "pgpass"
    passes.touch(0o600)
    with postgres.database() as url:
        name = url.removeprefix("postgresql:///").partition("?")[0]
        missing = sentence(start(tmp_path, "--store", postgres.url("nowhere")))
        assert "does not exist; 'createdb' makes it" in missing
        locked = postgres.url(name, LOCKED)
        passes.write_text(f"*:*:*:{LOCKED}:hunter2\n", encoding="utf-8")
        wrong = sentence(start(tmp_path, "--store", locked, PGPASSFILE=str(passes)))
        assert "does not let us in" in wrong
        assert "hunter2" not in wrong
        passes.write_text(f"*:*:*:{LOCKED}:{PASSWORD}\n", encoding="utf-8")
        tables = sentence(start(tmp_path, "--store", locked, PGPASSFILE=str(passes)))
        assert "does not let us make tables" in tables
        postgres.execute(f"ALTER DATABASE {name} OWNER TO {LOCKED}")
        with served(tmp_path, environment={"UBONGO_STORE": locked, "PGPASSFILE": str(passes)}):
            pass
        newer = "UPDATE facts SET value = CASE name WHEN 'schema' THEN '99' ELSE '98.0.0' END"
        postgres.execute(newer, name)
        assert "a newer version (schema 99" in sentence(
            start(tmp_path, "--store", postgres.url(name))
        )
    postgres.execute(f"DROP ROLE {LOCKED}")


def test_a_server_that_is_too_old_is_refused(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody has one here, so this one is called too old."""
    monkeypatch.setattr(server_check, "OLDEST_SERVER", 99)
    with postgres.database() as url:
        assert run(["store", "check", url]) == 2
    said = capsys.readouterr().err
    assert "and ubongo needs 99 or newer" in said
    assert len(said.splitlines()) == 1


@pytest.mark.slow(10)
@pytest.mark.parametrize("table", ["facts (id int, said text)", "recipes (name text, value text)"])
def test_a_database_of_another_program_is_refused_and_left_as_it_is(
    table: str, postgres: PostgresServer, tmp_path: Path
) -> None:
    with postgres.database() as url:
        name = url.removeprefix("postgresql:///").partition("?")[0]
        postgres.execute(f"CREATE TABLE {table}", name)
        said = sentence(start(tmp_path, "--store", url))
        assert f"has a table '{table.partition(' ')[0]}' that is not of ubongo" in said
        tables = postgres.execute(
            "SELECT relname FROM pg_class WHERE relkind = 'r'"
            " AND relnamespace = 'public'::regnamespace",
            name,
        )
        assert tables.split() == [table.partition(" ")[0]]


@pytest.mark.slow(15)
def test_a_replica_is_refused_and_the_primary_is_found_beside_it(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """A URL may name both; whichever can be written is used."""
    with postgres.database() as url, postgres.replica() as replica:
        name = url.removeprefix("postgresql:///").partition("?")[0]
        said = sentence(start(tmp_path, "--store", replica.url(name)))
        assert "is a replica that cannot be written; name the primary" in said
        hosts = f"{replica.folder},{postgres.folder}"
        both = f"postgresql:///{name}?host={hosts}&port=5432,5432&user={USER}"
        with served(tmp_path, "--store", both):
            pass


POOLER = """
[databases]
* = host={postgres} user={user}
[pgbouncer]
unix_socket_dir = {folder}
listen_port = 5432
auth_type = any
pool_mode = {mode}
ignore_startup_parameters = {ignored}
"""
OURS = "statement_timeout,idle_in_transaction_session_timeout,jit,default_transaction_isolation"


@contextmanager
def pooling(postgres: PostgresServer, folder: Path, mode: str, ignored: str) -> Iterator[None]:
    """PgBouncer before a server, which hands on the settings that it does not ignore."""
    folder.mkdir()
    settings = POOLER.format(
        postgres=postgres.folder, user=USER, folder=folder, mode=mode, ignored=ignored
    )
    (folder / "pooler.ini").write_text(settings, encoding="utf-8")
    program = PGBOUNCER.program()
    assert program is not None
    if postgres.user is not None:
        for one in (folder, folder / "pooler.ini"):
            shutil.chown(one, postgres.user, postgres.user)
    process = subprocess.Popen(
        [program, "-q", str(folder / "pooler.ini")],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        user=postgres.user, group=postgres.user,
        extra_groups=None if postgres.user is None else [],
    )  # fmt: skip
    try:
        while not (folder / ".s.PGSQL.5432").exists() and process.poll() is None:
            time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.slow(20)
def test_a_pooler_that_shares_sessions_or_drops_our_settings_is_refused(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """One that pools sessions and is told to take our settings may stand there."""
    need(PGBOUNCER)
    with postgres.database() as url:
        name = url.removeprefix("postgresql:///").partition("?")[0]

        def told(mode: str, ignored: str) -> str:
            folder = postgres.folder / f"{mode} pooler {len(ignored)}"
            place = f"postgresql:///{name}?host={folder}&user={USER}"
            with pooling(postgres, folder, mode, ignored):
                code, said = start(tmp_path, "--store", place)
            assert code == 2
            return said

        assert "a pooler that refuses our settings" in told("session", "")
        everything = f"{OURS},synchronous_commit"
        assert "is a pooler in transaction mode" in told("transaction", everything)
        postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        assert "does not let us set synchronous_commit" in told("session", everything)
        postgres.execute(f"ALTER DATABASE {name} RESET synchronous_commit")
        # Where whoever runs PostgreSQL may go.
        good = postgres.folder / "good pooler"
        with pooling(postgres, good, "session", everything):
            place = f"postgresql:///{name}?host={good}&user={USER}"
            with served(tmp_path, "--store", place):
                pass
