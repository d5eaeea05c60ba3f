"""What a server process uses at a moment, and how that changes with time.

>>> points = [(0, 5.0), (1_800, 6.0), (3_600, 7.0)]
>>> slope(points)
2.0
>>> second_half([(0, 1.0), (10, 2.0), (20, 3.0), (30, 4.0)])
[(20, 3.0), (30, 4.0)]
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

HOUR = 3_600
MEBIBYTE = 2**20

# Seconds and a figure.
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sample:
    """One look at a process and its data folder; sizes are in MiB."""

    at: float
    memory: float
    files: float
    threads: float
    wal: float
    database: float


def take_sample(at: float, process: int, folder: Path) -> Sample:
    """Look at a process now; raises OSError when it has ended."""
    status = dict(
        line.split(":", 1)
        for line in Path(f"/proc/{process}/status").read_text().splitlines()
        if ":" in line
    )
    if "VmRSS" not in status:
        raise ProcessLookupError("the server has ended")
    return Sample(
        at,
        memory=int(status["VmRSS"].split()[0]) / 1024,
        files=len(list(Path(f"/proc/{process}/fd").iterdir())),
        threads=int(status["Threads"]),
        wal=_size(folder / "ubongo.sqlite3-wal"),
        database=_size(folder / "ubongo.sqlite3"),
    )


def _size(path: Path) -> float:
    return path.stat().st_size / MEBIBYTE if path.exists() else 0.0


def second_half(points: Sequence[Point]) -> list[Point]:
    """What came after the middle of the time: what the first of a kind needs is over by then."""
    middle = (points[0][0] + points[-1][0]) / 2
    return [point for point in points if point[0] >= middle]


def slope(points: Sequence[Point]) -> float:
    """How much a figure grows in an hour, by least squares; 0 if there is one moment only."""
    mean_at = sum(at for at, _ in points) / len(points)
    mean = sum(figure for _, figure in points) / len(points)
    spread = sum((at - mean_at) ** 2 for at, _ in points)
    if not spread:
        return 0.0
    return sum((at - mean_at) * (figure - mean) for at, figure in points) / spread * HOUR
