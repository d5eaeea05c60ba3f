"""Events and their parts as they are stored: written by the table of names, read from any release.

Reading accepts data of older releases: a missing field gets its value from `stored_names`,
and `upcasts` convert data that were written in another way. It is strict in everything else,
since a file may have been edited; data that only a newer release understands are refused
with an error that names the release.

>>> read_event("TakePassed", {"at": 5, "seat": 1}, "0.1.0")
TakePassed(at=5, seat=1)
>>> try:
...     read_event("TakePassed", {"at": 5, "seat": 1, "mood": "sad"}, "3.0.0")
... except NewerVersion as newer:
...     print(newer.why)
there is no field 'mood'
"""

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Any, cast, get_type_hints

from ubongo.misread import Misread
from ubongo.rules import versions
from ubongo.rules.editions import edition_named
from ubongo.rules.events import Event, GameStarted
from ubongo.rules.records.codec import Reader, Readers, fields_in, missing, named
from ubongo.rules.records.forms import Choice, Form, Forms, Plain
from ubongo.rules.records.stored_names import CHOICES, EVENT_FORMS, PARTS
from ubongo.rules.records.upcasts import UPCASTS, Upcast, upcast
from ubongo.rules.refusals import Refused
from ubongo.version import __version__, numbers


class NewerVersion(Misread):
    """Data of a newer release that this one does not understand."""

    def __init__(self, thing: str, place: str, version: str, why: str = "") -> None:
        because = f" ({why})" if why else ""
        found = f"it was written by ubongo {version}, this is {__version__}{because}"
        super().__init__(thing, place, found, "update ubongo to read it")
        self.version = version
        self.why = why


def is_newer(version: str) -> bool:
    """Whether a newer release than this one wrote it."""
    return numbers(version) > numbers(__version__)


class Stored(Forms):
    """Writes and reads things, and the parts that they are made of, by a table of forms."""

    def __init__(
        self,
        thing: str,
        forms: Iterable[Form],
        parts: Iterable[Form],
        choices: Iterable[Choice],
        upcasts: tuple[Upcast, ...] = UPCASTS,
    ) -> None:
        things = tuple(forms)
        super().__init__((*things, *parts), choices)
        self._thing = thing
        self._things = {form.name: form for form in things}
        self._upcasts = upcasts
        # Readers by how many upcasts the release that wrote is behind.
        self._readers: dict[int, StoredReaders] = {}
        self._readers_of = lru_cache(maxsize=64)(self._found_readers)

    def read(self, name: str, data: object, version: str) -> Any:
        """Read what a release stored under this name."""
        readers = self._readers_of(version)
        try:
            if readers.upcasts:
                name, data = upcast(name, data, version, readers.upcasts)
            return readers.form(named(self._things, self._thing, name))(data, name)
        except Misread as wrong:
            if is_newer(version):
                raise NewerVersion(wrong.thing, wrong.place, version, wrong.found) from wrong
            raise

    def _found_readers(self, version: str) -> "StoredReaders":
        written = numbers(version)
        ahead = tuple(one for one in self._upcasts if written < numbers(one.before))
        readers = self._readers.get(len(ahead))
        if readers is None:
            readers = self._readers[len(ahead)] = StoredReaders(self, ahead, version)
        return readers


class StoredReaders(Readers):
    """Readers of data of the releases between two upcasts."""

    def __init__(self, table: Forms, upcasts: tuple[Upcast, ...], version: str) -> None:
        super().__init__()
        self.upcasts = upcasts
        self._version = version
        self._by_kind = {form.kind: form for form in table.forms}
        self._words = {choice.kind: choice.words for choice in table.choices}
        self._of_forms: dict[str, Reader] = {}

    def words_of(self, kind: type[Enum]) -> Mapping[str, Enum]:
        return self._words[kind]

    def record_of(self, kind: type) -> Reader | None:
        """A part of something: with the upcasts that are its own."""
        form = self._by_kind.get(kind)
        if form is None:
            return None
        read = self.form(form)
        own = tuple(one for one in self.upcasts if one.kind == form.name)
        if not own:
            return read
        return lambda data, place: read(upcast(form.name, data, self._version, own)[1], place)

    def form(self, form: Form) -> Reader:
        reader = self._of_forms.get(form.name)
        if reader is None:
            reader = self._of_forms[form.name] = self._new_form(form)
        return reader

    def _new_form(self, form: Form) -> Reader:
        kind = form.kind
        hints = get_type_hints(kind)
        readers = {written: self.of(hints[called]) for written, called in form.fields}
        called = dict(form.fields)
        # Read once: the result is a value, which is never changed.
        absent = {
            called[written]: readers[written](data, f"{form.name}.{written}")
            for written, data in form.missing.items()
        }
        needed = [written for written in readers if written not in form.missing]

        def read(data: object, place: str) -> object:
            found = fields_in(data, readers, place)
            for name in needed:
                if name not in found:
                    raise missing(place, name)
            values = {
                called[name]: readers[name](part, f"{place}.{name}") for name, part in found.items()
            }
            return kind(**(absent | values))

        return read


_EVENTS = Stored("event", EVENT_FORMS, PARTS, CHOICES)
_compact = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode


def event_data(event: Event) -> dict[str, Plain]:
    """An event as it is stored, without its name."""
    return cast(dict[str, Plain], _EVENTS.write(event))


def event_text(event: Event) -> str:
    """An event as it is stored, as one line of JSON: sorted keys, no blanks, ASCII."""
    return _compact(_EVENTS.write(event))


def read_event(name: str, data: object, version: str) -> Event:
    """The event that a release stored under this name."""
    event = cast(Event, _EVENTS.read(name, data, version))
    if type(event) is GameStarted and is_newer(version):
        why = _why_not_playable(event)
        if why:
            raise NewerVersion("event", name, version, why)
    return event


def _why_not_playable(started: GameStarted) -> str:
    """Why this release cannot play what a newer one has begun; empty if it can.

    We may know the names of everything in it, and still not its meaning: such a game must
    stand still until the server is updated, and not be played by other rules than its own.
    """
    if started.rules not in versions.KNOWN_RULES:
        return f"it was played by version {started.rules} of the rules"
    try:
        edition_named(started.edition).agreed(started.settings, len(started.players))
    except Refused as refusal:
        return str(refusal)
    return ""
