"""Who owned which table when, noted by the database itself, and what follows for hourglasses.

When an owner resumes a table, it says at what time the table's clock had stopped. The owner before
it cannot have played on after it was killed, while it was stopped, or after the table was claimed:
a later time would take sand from somebody's hourglass (R-411).

The database notes owners by triggers. They are the tests' and not the server's, which has none.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import asyncpg

from tools.simulation.client import BrokenPromise
from ubongo.rules.events import ClockMoved
from ubongo.rules.records.stored_names import NAMES
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.tables.log import event_in

# Milliseconds by which clocks of processes of one machine may differ, and a signal may be late.
TOLERANCE = 100

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
TRIGGERS = f"""
CREATE TABLE seen_claims (table_id text, epoch bigint, owner text, at bigint);
CREATE TABLE seen_nodes (id text, address text, at bigint);
CREATE FUNCTION see_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO seen_claims VALUES (NEW.id, NEW.epoch, NEW.owner, {_NOW});
    RETURN NULL;
END $$;
CREATE FUNCTION see_node() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO seen_nodes VALUES (NEW.id, NEW.address, {_NOW});
    RETURN NULL;
END $$;
CREATE TRIGGER see_claim AFTER UPDATE ON tables FOR EACH ROW
    WHEN (NEW.epoch <> OLD.epoch) EXECUTE FUNCTION see_claim();
CREATE TRIGGER see_node AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION see_node();
"""


class Claim(NamedTuple):
    """A node has become the owner of a table."""

    epoch: int
    # The life of a process, and when it began by the clock of the store.
    address: str
    born_at: int
    at: int


@dataclass(slots=True)
class Life:
    """What was done to the process at one address, by the clock of the machine."""

    killed_at: list[int] = field(default_factory=list)
    # From when to when it was stopped.
    stopped: list[tuple[int, int]] = field(default_factory=list)

    def last_alive(self, born_at: int, until: int) -> int:
        """The latest time, until this one, at which the process born then can have played."""
        latest = min([until, *(at for at in self.killed_at if at >= born_at)])
        for begun, ended in self.stopped:
            if begun <= latest < ended:
                latest = begun
        return latest


async def claims_in(db: Connection) -> Mapping[str, Sequence[Claim]]:
    """All claims, by table, in the order of their epochs."""
    rows = await db.fetch(
        "SELECT c.table_id, c.epoch, n.address, n.at, c.at FROM seen_claims c"
        " JOIN seen_nodes n ON n.id = c.owner ORDER BY c.table_id, c.epoch"
    )
    found: dict[str, list[Claim]] = {}
    for table_id, *claim in rows:
        found.setdefault(table_id, []).append(Claim(*claim))
    return found


def check_hourglasses(
    entries: Iterable[tuple[int, Entry]], claims: Sequence[Claim], lives: Mapping[str, Life]
) -> int:
    """Raise `BrokenPromise` if a table's clock is said to have stopped after it did.

    `entries` are those of one table, each with its epoch; returns how many times were checked.
    """
    by_epoch = {claim.epoch: claim for claim in claims}
    checked = 0
    for epoch, entry in entries:
        if entry.kind != NAMES[ClockMoved]:
            continue
        event = event_in(entry)
        assert isinstance(event, ClockMoved)
        now, before = by_epoch.get(epoch), by_epoch.get(epoch - 1)
        if event.reason != "restart" or now is None or before is None:
            continue
        life = lives.get(before.address, Life())
        true = life.last_alive(before.born_at, now.at)
        if event.at > true + TOLERANCE:
            raise BrokenPromise(f"{event.at - true} ms of sand are missing: it stopped at {true}")
        checked += 1
    return checked


async def connected(url: str) -> Connection:
    """A connection for a look at the tables."""
    db: Connection = await asyncpg.connect(url)
    return db
