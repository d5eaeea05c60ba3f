"""Upcasts: conversions of stored data from older releases to the present form.

A field that was only added needs none: `stored_names` has its value in older data. An upcast is
for a real change: a field that is now written in another way, split or dropped, or an event of
another name. It is never removed, and each works on the result of the one before it.

>>> def in_milliseconds(data):
...     data["by"] = 1_000 * data.pop("seconds")
...     return data
>>> changes = (Upcast("0.9.0", "ClockMoved", in_milliseconds),)
>>> upcast("ClockMoved", {"at": 7, "seconds": 2}, "0.8.3", changes)
('ClockMoved', {'at': 7, 'by': 2000})
>>> upcast("ClockMoved", {"at": 7, "by": 2000}, "0.9.0", changes)
('ClockMoved', {'at': 7, 'by': 2000})
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ubongo.misread import Misread
from ubongo.version import numbers

Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upcast:
    """One conversion, for data of releases before `before`."""

    before: str
    # The stored name of the event or part, and the conversion of a copy of its fields.
    kind: str
    change: Callable[[Data], Data]
    # The name it has from now on, if that is another one: for events only.
    becomes: str = ""


# The oldest first.
UPCASTS: tuple[Upcast, ...] = ()


def upcast(
    kind: str, data: object, version: str, changes: tuple[Upcast, ...] | None = None
) -> tuple[str, object]:
    """The stored name and the fields as this release would write them.

    Data without fields are returned as they are; the reader raises the error.
    """
    written = numbers(version)
    for one in UPCASTS if changes is None else changes:
        if one.kind == kind and written < numbers(one.before) and isinstance(data, dict):
            try:
                data = one.change(dict(data))
            except (LookupError, TypeError, ValueError) as wrong:
                found = f"it is not what ubongo {version} wrote ({type(wrong).__name__})"
                raise Misread(kind, "", found, "it cannot be read") from wrong
            kind = one.becomes or kind
    return kind, data
