"""Server processes on a core of their own, and what they cost."""

import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.free_port import free_port

SERVER_CORE, CROWD_CORE = 0, 1
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
TICKS = os.sysconf("SC_CLK_TCK")


def raise_file_limit(wanted: int) -> int:
    """Let this process and its children have so many connections, or as many as may be."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for most in (max(hard, wanted), hard):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        except (ValueError, OSError):
            continue
        return most
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def pin(core: int) -> None:
    """Stay on this core, if the machine has it and lets us choose."""
    if CORES:
        os.sched_setaffinity(0, {CORES[core % len(CORES)]})


@dataclass(frozen=True)
class Cost:
    """What a process has used up to a moment."""

    at: float
    cpu: float

    def share_since(self, before: "Cost") -> float:
        """The part of one core that it took."""
        return (self.cpu - before.cpu) / (self.at - before.at)


def machine_cost() -> Cost:
    """What all processes on all cores have used."""
    user, nice, system, _idle, _waiting, irq, softirq, _stolen = _machine()
    return Cost(time.perf_counter(), (user + nice + system + irq + softirq) / TICKS)


def stolen_cost() -> Cost:
    """What the host of a virtual machine has given to others while we wanted to run."""
    return Cost(time.perf_counter(), _machine()[7] / TICKS)


def _machine() -> list[int]:
    """Ticks of all cores, by what they were used for."""
    fields = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]
    return [int(field) for field in fields]


def own_cost() -> Cost:
    return Cost(time.perf_counter(), time.process_time())


def family_cost(pid: int) -> Cost:
    """What a process and all that it has started have used, those that have ended included."""
    of_parent: dict[int, list[int]] = {}
    used: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        of_parent.setdefault(int(fields[1]), []).append(int(folder.name))
        used[int(folder.name)] = sum(map(int, fields[11:15]))
    family = [pid]
    for one in family:
        family += of_parent.get(one, [])
    return Cost(time.perf_counter(), sum(used.get(one, 0) for one in family) / TICKS)


class Server:
    """A process that serves."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port

    def cost(self) -> Cost:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return Cost(time.perf_counter(), (int(fields[11]) + int(fields[12])) / TICKS)

    def memory(self) -> float:
        """Resident memory, in MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[Server]:
    """A server on the first core until the block ends; its words go to a file in the folder."""
    with (folder / "server.log").open("ab") as log:
        pin(SERVER_CORE)
        try:
            process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
        finally:
            pin(CROWD_CORE)
    try:
        _await_answer(process, port)
        yield Server(process, port)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def _await_answer(process: "subprocess.Popen[bytes]", port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"{process.args!r} does not answer")


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[Server, int]]:
    """`ubongo serve` on fresh data, as everybody starts it, and the port of its numbers."""
    port, metrics = free_port(), free_port()
    command = [sys.executable, "-m", "ubongo", "serve", "--port", str(port),
               "--metrics-port", str(metrics), "--data-dir", str(folder / "data"),
               *options]  # fmt: skip
    with running(command, port, folder) as server:
        yield server, metrics
