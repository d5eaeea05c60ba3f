"""The lock of a data folder: one server at a time; it ends with its process in any case."""

import os
from pathlib import Path
from types import TracebackType

from ubongo.server.storage.private_files import make_private_folder

FILE = "ubongo.lock"


class InUse(Exception):
    """Another server uses this data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"a server is running on the data in {folder}; stop it first, or choose another "
            "folder with --data-dir"
        )


class DataLock:
    """A file lock, held inside a `with` block."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: int | None = None

    def __enter__(self) -> "DataLock":
        make_private_folder(self._folder)
        file = os.open(self._folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise InUse(self._folder) from None
        self._file = file
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]  # only there
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
