"""What is counted and timed, and how it is told."""

from array import array
from dataclasses import dataclass, field
from time import perf_counter


@dataclass
class Figures:
    """One window of time: everything that happened in it."""

    begun_at: float = field(default_factory=perf_counter)
    # Seconds from an order to its acknowledgement, and until the last of four had the news.
    acknowledged: "array[float]" = field(default_factory=lambda: array("d"))
    on_all_screens: "array[float]" = field(default_factory=lambda: array("d"))
    said: int = 0
    heard: int = 0
    orders: int = 0
    refused: int = 0
    lost: int = 0

    @property
    def lasted(self) -> float:
        return perf_counter() - self.begun_at


def together(parts: list[Figures]) -> Figures:
    """Several windows as one; the first began it."""
    whole = Figures(parts[0].begun_at)
    for one in parts:
        whole.acknowledged.extend(one.acknowledged)
        whole.on_all_screens.extend(one.on_all_screens)
        whole.said += one.said
        whole.heard += one.heard
        whole.orders += one.orders
        whole.refused += one.refused
        whole.lost += one.lost
    return whole


def share(times: "array[float]", part: float) -> float:
    """The time, in milliseconds, that this part of all stayed below; 0 if there was none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1e3 if ordered else 0.0


def table(rows: list[tuple[str, ...]], markdown: bool) -> str:
    """Rows in columns, the first left, the others right; the first row is the head."""
    # A column that is told to stand right needs two characters for it.
    widths = [max(2, *(len(row[column]) for row in rows)) for column in range(len(rows[0]))]
    lines = []
    for place, row in enumerate(rows):
        cells = [
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(f"| {' | '.join(cells)} |" if markdown else "  ".join(cells).rstrip())
        if markdown and not place:
            ends = ["-" * (width - 1) + ":" if column else "-" * width
                    for column, width in enumerate(widths)]  # fmt: skip
            lines.append(f"| {' | '.join(ends)} |")
    return "\n".join(lines)
