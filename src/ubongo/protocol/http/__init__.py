"""Request and response bodies of the JSON interface over HTTP, one module a feature.

The page's types and `docs/protocol.md` are generated from here and from `protocol.messages`,
which holds `Failed`, the body of every error.
"""

from ubongo.protocol.http import (
    daily,
    editions,
    events,
    guests,
    lookup,
    packs,
    replays,
    statistics,
    tables,
)

BODIES = (
    *tables.BODIES,
    *events.BODIES,
    *guests.BODIES,
    *editions.BODIES,
    *lookup.BODIES,
    *daily.BODIES,
    *packs.BODIES,
    *replays.BODIES,
    *statistics.BODIES,
)
