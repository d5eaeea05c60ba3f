"""A guest: an id and a name."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Guest:
    """A person with a cookie; `name` is empty until they gave one."""

    id: str
    name: str = ""
