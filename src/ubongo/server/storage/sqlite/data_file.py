"""Which file lies in the data folder: one that was deleted or moved can still be written.

The system lets a process write to a file that has no name any more, and all of it is lost.
"""

from pathlib import Path


class DataMoved(Exception):
    """The file that is written is not the one in the data folder: it was moved or deleted."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} was deleted, moved or replaced while the server runs")


class DataFile:
    """The file that was at a path when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = self._found()

    def check_place(self) -> None:
        """Raise `DataMoved` if another file or none is there now (R-401)."""
        if self._found() != self._opened:
            raise DataMoved(self._path)

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
