"""A store that cannot be used is one sentence and exit code 2, and never shows a password."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.server_process import served
from tools.patience import PATIENCE
from tools.postgres_server import LOCKED, PASSWORD, PostgresServer

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
