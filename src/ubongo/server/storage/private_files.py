"""Folders and files that only their owner may read: 0700 and 0600, whatever the umask is.

The data hold the secret that signs cookies, the seeds of running games and those of all puzzles
of the day to come. SQLite gives the companions of a file (`-wal`, `-shm`) the rights of the file,
so it is enough to make that one before SQLite does.

On Windows rights are those of the user's folder, and nothing is changed here.
"""

import logging
import os
import stat
from pathlib import Path

log = logging.getLogger("ubongo")

FOLDER, FILE = 0o700, 0o600
# The beginnings of the names of all files that a server makes in its folder.
OURS = ("ubongo.", "before-schema-", "before-restore-", "admin.")


def make_private_folder(folder: Path) -> None:
    """Make the folder of the data, and close it to others together with what is in it.

    A folder that has other files as well is left as it is: it may be somebody's home.
    """
    folder.mkdir(FOLDER, parents=True, exist_ok=True)
    if os.name != "posix":
        return
    found = list(folder.iterdir())
    ours = [one for one in found if one.name.startswith(OURS)]
    for one in ours:
        if one.is_file() and not one.is_symlink():
            _close_to_others(one, FILE)
    if len(ours) == len(found):
        _close_to_others(folder, FOLDER)


def make_private_file(path: Path) -> None:
    """Make an empty file for its owner alone; one that is there keeps its contents."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    if os.name == "posix":
        _close_to_others(path, FILE)


def _close_to_others(path: Path, mode: int) -> None:
    found = stat.S_IMODE(path.stat().st_mode)
    if not found & 0o077:
        return
    try:
        path.chmod(mode)
    except OSError as trouble:
        # Somebody else's file, or a file system without rights: it can be used all the same.
        log.warning("others may read %s, and that cannot be changed: %s", path, trouble)
