"""Who owns a table: one process (a node) at a time, and when the table's clock has stopped.

Four rules hold for every storage, and for any number of nodes on it:

    append   Entries are written only by the table's owner, in its epoch, and only after the
             entry before them. Whatever is not reported as written is not known: the table is
             forgotten and its connections are closed. Whoever claims it next reads its log.
    claim    Nobody is welcomed before storage was asked, after their join came in, whether the
             table still belongs to this node. A table that has no living owner may be claimed:
             that raises its epoch, and notes when its clock stopped, if nobody has noted it.
    beat     Twice a second a node writes that it lives and what its clock says, gives back what
             it has forgotten, and learns what no longer belongs to it. After two seconds
             without that it forgets everything. A table is given back after everything that
             was handed over to be written in its epoch, also in the same commit; if something
             in that commit cannot be written, the beat waits for the next one. A later epoch
             has nothing to do with it.
    drain    A node that stops forgets its tables, beats once more, and leaves.

A table's clock stopped when its owner gave it back, or with its owner's last beat. That time
stays until the next owner has written that the clock runs again, in the commit that gives the
lost time back (R-411): so it is given back once, however often a process dies in between.

Where several nodes share a storage, a table that has stopped two of its owners by a fault within
a minute is parked, so that it does not stop one node after the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

Rebuilt = TypeVar("Rebuilt")

# Milliseconds. An owner that has not beaten for so long has died.
DEAD_AFTER = 2_000
# A living owner keeps a table for so long; then it goes where its people are sent.
KEEPS_FOR = 10_000


class OwnedElsewhere(Exception):
    """The table belongs to another node, which is alive."""


class TableStuck(Exception):
    """The table has stopped two owners by a fault, and waits for somebody to look at it."""


@dataclass(frozen=True, slots=True)
class Resumption:
    """From when on a table's clock runs at its new owner: written with the owner's first batch."""

    # The table's own time.
    at: int
    # How far that is ahead of the owner's clock: a table's time never goes back.
    ahead: int = 0


class Release(NamedTuple):
    """A table that its owner has forgotten, and when it did, by the table's own time."""

    table_id: str
    epoch: int
    stopped_at: int


@dataclass(frozen=True, slots=True)
class Beat:
    """What a node tells twice a second."""

    # The node's clock.
    time: int
    released: tuple[Release, ...] = ()
    # How many people are at the tables where that has changed.
    people: Mapping[str, int] = field(default_factory=dict)
    # Whether the node is about to stop, for people who look after it.
    is_draining: bool = False


@dataclass(frozen=True, slots=True)
class Claim(Generic[Rebuilt]):
    """A table that now belongs to the asker, rebuilt from its log."""

    table_id: str
    epoch: int
    # Table time; None: nobody has noted when it stopped, and nothing ran.
    stopped_at: int | None
    # Whether it was only opened, and has never had an owner.
    is_new: bool
    # The check value of its log.
    sum: int
    rebuilt: Rebuilt
