"""Request and response bodies of the JSON interface over HTTP, one module a feature.

The page's types and `docs/protocol.md` are generated from here and from `protocol.messages`,
which holds the bodies about guests and tables.
"""

from ubongo.protocol.http import daily, lookup, replays, statistics

BODIES = (*lookup.BODIES, *daily.BODIES, *replays.BODIES, *statistics.BODIES)
