"""Plug-ins: bots and editions of other packages, found by their entry points.

A package names what it brings in its `pyproject.toml`:

    [project.entry-points."ubongo.bots"]
    tourist = "ubongo_tourist:TOURIST"

    [project.entry-points."ubongo.editions"]
    sprint = "ubongo_tourist.sprint:Sprint"

`load_plugins` adds them to `BOTS` and `EDITIONS`. Whoever starts something calls it: the
command line, a simulation, a server; the rules and the bots never look for packages. A
plug-in that cannot be loaded is told and left out, and everything else works without it.
`add_bot` and `add_edition` add one without a package, to this process only.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ubongo.match.bots import BOTS
from ubongo.match.bots.bot import Bot, StrengthBot
from ubongo.match.bots.outside_bot import OutsideBot
from ubongo.match.bots.strength import Strength
from ubongo.misread import Misread, quoted
from ubongo.rules.commands import COMMANDS
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition, TableView
from ubongo.rules.records.forms import Form, check_whole
from ubongo.rules.records.stored_names import EVENTS

BOT_GROUP, EDITION_GROUP = "ubongo.bots", "ubongo.editions"

# As long as a name may be on the wire, and without anything that a path or a page would mind.
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,19}", re.ASCII)
MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class PluginFault:
    """A plug-in that was left out, and why."""

    kind: str
    name: str
    package: str
    why: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name!r} of the package {self.package} is left out: {self.why}"


class BadPlugin(Exception):
    """What an entry point names is not what it should be."""


# What was added without a package, by kind and name. It may be added again: a cell of a notebook
# is run many times.
_ADDED: dict[tuple[str, str], Any] = {}


def add_bot(bot: "Bot | Strength") -> None:
    """Add a bot under its own name, until this process ends."""
    _add_by_hand("bot", bot, BOTS, _add_bot)


def add_edition(edition: Edition) -> None:
    """Add an edition under its own name, until this process ends."""
    _add_by_hand("edition", edition, EDITIONS, _add_edition)


def _add_by_hand(
    kind: str, thing: object, known: dict[str, Any], add: Callable[[str, object], None]
) -> None:
    load_plugins()
    name = getattr(thing, "name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        found = f"{quoted(str(name))} is no name for it"
        raise Misread(kind, "", found, "take 1 to 20 small letters, digits and hyphens")
    before = known.pop(name, None) if (kind, name) in _ADDED else None
    try:
        add(name, thing)
    except BadPlugin as bad:
        if before is not None:
            known[name] = before
        raise Misread(kind, name, str(bad), "change it") from None
    _ADDED[kind, name] = thing


def added_by_hand() -> tuple[tuple[str, Any], ...]:
    """What a process that does not inherit our memory must be given: kinds and things."""
    return tuple((kind, thing) for (kind, _), thing in _ADDED.items())


def add_again(added: Iterable[tuple[str, Any]]) -> None:
    """Add what another process has added by hand."""
    for kind, thing in added:
        (add_bot if kind == "bot" else add_edition)(thing)


@lru_cache(maxsize=1)
def load_plugins() -> tuple[PluginFault, ...]:
    """Add the bots and editions of all installed packages, once; returns what was left out."""
    faults = _add("bot", entry_points(group=BOT_GROUP), _add_bot)
    return (*faults, *_add("edition", entry_points(group=EDITION_GROUP), _add_edition))


def check_loaded(kind: str, name: str) -> None:
    """Raise a `Misread` that tells why this plug-in was left out, if there is none of this name."""
    faults = load_plugins()
    if name in (BOTS if kind == "bot" else EDITIONS):
        return
    for fault in faults:
        if (fault.kind, fault.name) == (kind, name):
            raise Misread(kind, "", str(fault), "repair that package, or remove it")


def _add(
    kind: str, found: Iterable[EntryPoint], add: Callable[[str, object], None]
) -> list[PluginFault]:
    faults = []
    for point in sorted(found, key=lambda point: (point.name, _package(point))):
        try:
            if not NAME.fullmatch(point.name):
                raise BadPlugin("a name has 1 to 20 small letters, digits and hyphens")
            add(point.name, point.load())
        # The code of other people may raise anything, and must not take us with it.
        except Exception as fault:  # noqa: BLE001
            why = str(fault) if isinstance(fault, BadPlugin) else f"{type(fault).__name__}: {fault}"
            faults.append(PluginFault(kind, point.name, _package(point), why))
    return faults


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "without a name"


def _add_bot(name: str, found: object) -> None:
    _check(name not in BOTS, "there is a bot of this name already")
    if isinstance(found, Strength):
        found = StrengthBot(found)
    bot = found() if isinstance(found, type) else found
    for method in ("plan", "act"):
        _check(callable(getattr(bot, method, None)), f"it has no method {method}")
    called = getattr(bot, "name", None)
    _check(called == name, f"its name is {called!r}")
    plays: Bot = bot  # type: ignore[assignment]  # looked at just now
    BOTS[name] = OutsideBot(name, plays)


def _add_edition(name: str, found: object) -> None:
    _check(name not in EDITIONS, "there is an edition of this name already")
    edition = found() if isinstance(found, type) else found
    if not isinstance(edition, Edition):
        raise BadPlugin("it is no Edition")
    called = getattr(edition, "name", None)
    _check(called == name, f"its name is {called!r}")
    seats = edition.least, edition.most
    _check(1 <= seats[0] <= seats[1] <= MOST_SEATS, f"{seats[0]} to {seats[1]} cannot play")
    shows: object = edition.shows
    _check(isinstance(shows, type) and issubclass(shows, TableView), "`shows` is no TableView")
    # What is not in our tables could neither be sent nor stored.
    _check(set(edition.commands) <= set(COMMANDS.values()), "it has a command of its own")
    _check(set(edition.applies) <= set(EVENTS.values()), "it has an event of its own")
    check_whole([Form(*one) for one in edition.facts])
    EDITIONS[name] = edition


def _check(holds: bool, why: str) -> None:
    if not holds:
        raise BadPlugin(why)
