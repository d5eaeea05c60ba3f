"""The address of a table's WebSocket: `/live/` and the table's id, in exactly one spelling.

A balancer keeps a table on one node by its path. Another spelling of the same path (`%41`, `//`,
a query) could lead to another node, and whoever likes could make a table move; so it is refused.

>>> table_in("/live/q1w2e3r4t5z6")
'q1w2e3r4t5z6'
>>> table_in("/live/q1w2e3r4t5z%36") is None
True
"""

import re

# Without a table: pages and programs of the releases before 0.7 connect there.
SOCKET = "/live"

_ONE_TABLE = re.compile(rf"{SOCKET}/([A-Za-z0-9_-]{{1,64}})")


def table_in(raw_path: str) -> str | None:
    """The table of a path as it was sent, query and all; None if it is spelled another way."""
    found = _ONE_TABLE.fullmatch(raw_path)
    return None if found is None else found[1]


def is_socket(path: str) -> bool:
    """Whether a decoded path is one of WebSockets, well spelled or not."""
    return path == SOCKET or path.startswith(f"{SOCKET}/")
