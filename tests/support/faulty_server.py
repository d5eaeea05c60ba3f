"""A server in a process of its own that can be stopped, and a disk that can be filled."""

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tests.support.http_guest import Someone
from tests.support.system import no_change
from tools.fault_injection.kills import Server
from tools.patience import PATIENCE


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[Server]:
    server = Server(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.die()


async def until_back(someone: Someone) -> None:
    """Come back until the table takes one in again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await someone.joins()
            except (AssertionError, OSError):
                await asyncio.sleep(0.1)
            else:
                return


class Disk:
    """A disk that can be filled: a file system of its own where we may mount one.

    Elsewhere the server is forbidden to write to any file, which it learns in the same way.
    """

    def __init__(self, folder: Path, is_small: bool) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        self._is_small = is_small

    def fill(self, server: Server) -> None:
        if not self._is_small:
            server.limit_files(0)
            return
        with self._ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(b"x" * 4096):
                pass

    def clear(self, server: Server) -> None:
        if self._is_small:
            self._ballast.unlink()
        else:
            server.limit_files(None)


@contextmanager
def a_disk(folder: Path) -> Iterator[Disk]:
    """A small disk under this folder, or the folder itself where nothing may be mounted."""
    if no_change("mount a small file system") or shutil.which("mount") is None:
        yield Disk(folder, is_small=False)
        return
    mounted = folder / "small"
    mounted.mkdir()
    tmpfs = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(mounted)]
    # Root of a container may mount nothing.
    is_small = subprocess.run(tmpfs, check=False, capture_output=True).returncode == 0
    yield Disk(mounted, is_small)
    if is_small:
        subprocess.run(["umount", "-l", str(mounted)], check=True)
