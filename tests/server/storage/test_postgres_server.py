"""PostgreSQL for tests: it starts in a folder of its own, comes back when killed, and goes."""

from pathlib import Path

from tools.postgres_server import PostgresServer


def test_postgres_can_be_killed_and_started_again(postgres: PostgresServer) -> None:
    """What was committed is there, and each database is empty and of its own."""
    with postgres.database() as url:
        name = url.removeprefix("postgresql:///").partition("?")[0]
        postgres.execute("CREATE TABLE kept (number int)", name)
        postgres.execute("INSERT INTO kept VALUES (7)", name)
        postgres.kill()
        postgres.start()
        assert postgres.execute("SELECT number FROM kept", name) == "7\n"
        assert Path(postgres.folder).stat().st_mode & 0o077 == 0
