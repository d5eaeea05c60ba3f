"""The exit codes of every command, and which errors mean a full disk.

A full disk has a code of its own, because only space is missing: whoever has started the command
can free some and try again. Every other trouble needs another path, right or value.
"""

import errno

# What was asked for is done; the answer is no; one sentence says what was wrong with the input.
OK, NO, BAD_INPUT = 0, 1, 2
# One sentence says how to get the part that is not installed.
MISSING_PART = 3
DISK_FULL = 4
INTERRUPTED = 130

# A disk without space, and a user who may take no more of it, which not every system knows.
_FULL = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
# `sqlite3.SQLITE_FULL`, without importing sqlite3 at the start of every command.
_SQLITE_FULL = 13


def is_disk_full(trouble: BaseException | None) -> bool:
    """Whether this error, or one that it comes from, is a full disk."""
    while trouble is not None:
        if isinstance(trouble, OSError) and trouble.errno in _FULL:
            return True
        if getattr(trouble, "sqlite_errorcode", None) == _SQLITE_FULL:
            return True
        trouble = trouble.__cause__
    return False


def sentence_about(trouble: OSError) -> str:
    """One sentence about a file that cannot be read or written."""
    name = f"{trouble.filename}: " if trouble.filename else ""
    if is_disk_full(trouble):
        return f"{name}the disk is full; free some space and try again"
    return f"{name}{(trouble.strerror or str(trouble)).lower()}; check path and rights"
