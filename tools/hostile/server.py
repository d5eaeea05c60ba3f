"""A real server process without limits on requests, so that each kind of refusal is reached.

    python -m tools.hostile.server DATA_DIR      prints its port

It is tuned as `ubongo serve` is, garbage collection included.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from tools.patience import PATIENCE
from ubongo.server import main as server
from ubongo.server.config import Config
from ubongo.server.listening import bind

NO_LIMIT = 10**9


class HostileTarget:
    """The running process: its port, and how much memory it uses."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """The resident memory in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise OSError("the server has ended")

    async def stop(self) -> None:
        """Let it stop as an operator does; raises if it does not."""
        self.process.terminate()
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        if code != 0:
            raise RuntimeError(f"the server ended with {code}")


@asynccontextmanager
async def hostile_target(
    folder: Path, log: IO[bytes] | None = None
) -> AsyncIterator[HostileTarget]:
    """A server that runs until the end of the block; its log goes to a file, or to ours."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, str(folder)),
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            port = int(await process.stdout.readline())
        yield HostileTarget(process, port)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def main() -> None:
    config = Config(
        Path(sys.argv[1]),
        tables_an_hour=NO_LIMIT,
        connections_an_address=1_000_000,
        requests_a_minute=NO_LIMIT,
        pages_a_minute=NO_LIMIT,
    )
    server.tune_process()
    listening = bind("127.0.0.1", 0)
    serving = server.serve(config, listening, lambda port: print(port, flush=True))
    try:
        import uvloop
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


if __name__ == "__main__":
    main()
