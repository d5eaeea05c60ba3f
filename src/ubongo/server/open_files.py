"""The limit of open files: raised at the start, and what it leaves for connections.

Every connection is an open file. A server that runs out of them answers nobody, and can neither
read nor log; so it takes fewer connections than there are files, and refuses the others.
"""

# Files that are no connections: the database with its threads, workers, logs, listening sockets.
RESERVED = 64
# Enough for ten thousand tables; systems with millions of files slow down other programs.
MOST = 65_536
# Where there is no limit to ask for (Windows).
USUAL = 512


def raise_limit() -> tuple[int, int]:
    """Raise the limit of this process as far as it may; the limits before and after."""
    try:
        import resource
    except ImportError:  # Windows
        return USUAL, USUAL
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft, soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS names a hard limit that it does not grant
        return soft, soft
    return soft, wanted


def most_connections() -> int:
    """How many connections the limit of this process leaves."""
    try:
        import resource
    except ImportError:  # Windows
        return USUAL - RESERVED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)
    return max(files - RESERVED, files // 2, 1)
