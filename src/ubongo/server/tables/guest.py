"""A guest: an id and a name; and friendly names for guests who gave none."""

import secrets
from dataclasses import dataclass

_FIRST = ("Quick", "Merry", "Clever", "Sunny", "Brave", "Calm", "Lucky", "Nimble", "Witty", "Jolly")
_SECOND = (
    "Antelope", "Elephant", "Snake", "Mask", "Shield", "Gecko", "Zebra", "Heron", "Lion", "Rhino",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Guest:
    """A person with a cookie; `name` is empty until they gave one."""

    id: str
    name: str = ""


def suggested_name() -> str:
    """A friendly name, drawn at random."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)}"
