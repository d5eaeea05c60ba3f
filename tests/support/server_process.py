"""A real server process for tests: `ubongo serve` with the test switch, on any free port."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.patience import PATIENCE


@dataclass(frozen=True, slots=True)
class Served:
    address: str
    process: subprocess.Popen[str]
    folder: Path

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])


@contextmanager
def served(
    folder: Path, *options: str, environment: Mapping[str, str] | None = None
) -> Iterator[Served]:
    """A server that runs until the end of the block."""
    command = [sys.executable, "-m", "ubongo", "serve", "-p", "0", "--data-dir", str(folder)]
    process = subprocess.Popen(
        [*command, "--test-switch", *options],
        stdout=subprocess.PIPE,
        env={**os.environ, "UBONGO_TABLES_AN_HOUR": "100000", **(environment or {})},
        text=True,
    )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address, "the server did not start"
        yield Served(address, process, folder)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
