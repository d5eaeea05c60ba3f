"""Everything that is stored, as one text: names, fields, what absence means, and the database.

It is made from the written tables, and kept in each snapshot as `stored.txt`. So a change of
what is stored is seen as a difference, and a test asks for a new version and its snapshot.

    python -m tools.stored_schema            show it
"""

import json
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from hashlib import sha256
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from ubongo.match.bots.strength import STRENGTHS
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import Piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.editions import EDITIONS
from ubongo.rules.records.fingerprint import FACTS
from ubongo.rules.records.forms import Form
from ubongo.rules.records.record import FORMAT
from ubongo.rules.records.stored_names import CHOICES, EVENT_FORMS, PARTS
from ubongo.rules.records.upcasts import UPCASTS
from ubongo.rules.versions import NEWEST_RULES
from ubongo.server.events.log import EVENT_LOG_FORMS, EVENT_LOG_PARTS
from ubongo.server.features.daily.calendar import LEVELS
from ubongo.server.storage.sqlite.migrations import migrations
from ubongo.server.tables.log import LOBBY_FORMS, LOBBY_PARTS

ROOT = Path(__file__).resolve().parents[1]
SIMPLE: dict[object, str] = {int: "number", bool: "truth", str: "text"}
SIMPLE |= {Puzzle: "puzzle", Cover: "cover", Piece: "piece"}


def schema() -> str:
    """All of it, the same as long as nothing changes."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield f"record format {FORMAT}"
    yield f"rules {NEWEST_RULES}"
    yield f"editions {' '.join(sorted(EDITIONS))}"
    yield f"bots {' '.join(sorted(STRENGTHS))}"
    yield f"puzzles of the day {' '.join(LEVELS)}"
    for choice in CHOICES:
        yield f"words of {choice.name}: {' '.join(choice.words)}"
    forms = (*EVENT_FORMS, *PARTS, *LOBBY_FORMS, *LOBBY_PARTS, *EVENT_LOG_FORMS, *EVENT_LOG_PARTS)
    names: dict[object, str] = {form.kind: form.name for form in forms}
    names |= {choice.kind: choice.name for choice in CHOICES}
    for form in forms:
        yield f"fields of {form.name}:"
        yield from _fields(form, names)
    for one in UPCASTS:
        yield f"changed in {one.before}: {one.kind} {one.becomes}".rstrip()
    for version, facts in FACTS.items():
        for form in (*facts.forms, *facts.edition_forms()):
            written = " ".join(written for written, _ in form.fields)
            yield f"facts {version} of {form.name}: {written}"
    yield from _tables(migrations())


def _fields(form: Form, names: dict[object, str]) -> Iterator[str]:
    hints = get_type_hints(form.kind)
    for written, called in form.fields:
        line = f"  {written}: {_type(hints[called], names)}"
        if written in form.missing:
            line += f", missing: {json.dumps(form.missing[written])}"
        if written in form.later:
            line += ", left out if so"
        yield line


def _type(hint: Any, names: dict[object, str]) -> str:
    """A type by its stored name, whatever the class is called."""
    found = SIMPLE.get(hint) or names.get(hint)
    if found is not None:
        return found
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        return f"list of {_type(arguments[0], names)}"
    if origin in (Union, UnionType):
        [inner] = (part for part in arguments if part is not NoneType)
        return f"{_type(inner, names)} or nothing"
    assert not (isinstance(hint, type) and issubclass(hint, Enum)), hint
    raise TypeError(f"{hint} is in no table of what is stored")


def _tables(steps: Iterable[tuple[int, str]]) -> Iterator[str]:
    for number, script in steps:
        # Comments may change.
        bare = " ".join(re.sub(r"--.*", "", script).split())
        yield f"database {number}: {sha256(bare.encode()).hexdigest()}"


if __name__ == "__main__":
    print(schema(), end="")
