"""A game as a text file that replays in ten years.

    ubongo record 1
    1 0 GameStarted {"rules": 1, "edition": "classic", ...} 5d3f...
    2 0 GemsLaid {"rows": [["red", "blue", ...], ...]} 90ac...
    ...
    end 214 <fingerprint of the game> 77e1...

Each line has the event's number, its time in milliseconds, its name, its fields, and
a check value over itself and all lines before it. So a changed byte, a lost, doubled
or moved line is found and named. Whether what the lines say can be true is the
business of `proof`.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from ubongo.misread import Misread, shown
from ubongo.rules.canonical import fingerprint, plain
from ubongo.rules.codec import from_json, read_event
from ubongo.rules.engine import replay
from ubongo.rules.events import Event

FORMAT = 1
TITLE = "ubongo record"
HEADER = f"{TITLE} {FORMAT}"
CHECK_SIZE = 32  # hexadecimal digits: 128 bits

# A long game has some hundred events and a hundred kilobytes.
LARGEST_RECORD = 16 * 2**20

_LINE = re.compile(r"([0-9]{1,9}) ([0-9]{1,16}) ([A-Za-z]{1,40}) (\{.*\}) ([0-9a-f]{32})")
_END = re.compile(r"end ([0-9]{1,9}) ([0-9a-f]{64}) ([0-9a-f]{32})")


class Broken(Misread):
    """A record that was changed after it was written, or tells what cannot have happened."""

    def __init__(self, line: int, found: str, cure: str = "the record cannot be trusted") -> None:
        super().__init__("record", f"line {line}", found, cure)
        self.line = line


@dataclass(frozen=True, slots=True)
class Record:
    """What stands in a record, not yet believed: event n stands on line n + 1."""

    events: tuple[Event, ...]
    fingerprint: str


def write_record(events: Iterable[Event]) -> str:
    """The record of these events, and of the game that they make."""
    happened = tuple(events)
    lines = [HEADER]
    check = check_value("", HEADER)
    for number, event in enumerate(happened, 1):
        content = line_of(number, event)
        check = check_value(check, content)
        lines.append(f"{content} {check}")
    content = f"end {len(happened)} {fingerprint(replay(happened))}"
    lines.append(f"{content} {check_value(check, content)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Event, ...]:
    """The events of a record whose lines are all as they were written."""
    return parsed(text).events


def line_of(number: int, event: Event) -> str:
    """One event as it stands in a record, without its check value."""
    fields = plain(event)
    assert isinstance(fields, dict)
    at = fields.pop("at")
    written = json.dumps(fields, ensure_ascii=False, allow_nan=False)
    # Half of a sign of four bytes cannot stand in a file; JSON has a way to write it.
    safe = written.encode("utf-8", "backslashreplace").decode()
    return f"{number} {at} {type(event).__name__} {safe}"


def check_value(before: str, content: str) -> str:
    """What ties a line to all lines before it."""
    written = f"{before}\n{content}".encode("utf-8", "surrogatepass")
    return sha256(written).hexdigest()[:CHECK_SIZE]


def text_of(data: bytes) -> str:
    """The text in a file's bytes, if it can be a record."""
    if len(data) > LARGEST_RECORD:
        found = f"the file has {len(data)} bytes, more than any game"
        raise Misread("record", "line 1", found, "give a record of one game")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        found = f"byte {wrong.start + 1} of the file is no text"
        if data.startswith(TITLE.encode()):
            raise Broken(line, found) from None
        cure = f"a record is UTF-8 text and begins with '{HEADER}'"
        raise Misread("record", f"line {line}", found, cure) from None


def parsed(text: str) -> Record:
    """Everything in a record: its header, numbers, times and check values are looked at."""
    if len(text) > LARGEST_RECORD:
        found = f"the text has {len(text)} signs, more than any game"
        raise Misread("record", "line 1", found, "give a record of one game")
    lines = text.split("\n")
    _check_header(lines[0])
    if len(lines) < 3 or lines[-1]:
        cure = "the file seems to be cut off: copy it again"
        raise Broken(len(lines), "it does not end with a line break", cure)
    last = len(lines) - 1
    check = check_value("", HEADER)
    events: list[Event] = []
    before = 0
    for place, line in enumerate(lines[1 : last - 1], 2):
        event, check = _event_in(line, place, check)
        if event.at < before:
            raise Broken(place, f"time goes back from {before} to {event.at} ms")
        before = event.at
        events.append(event)
    return Record(tuple(events), _closing(lines[last - 1], last, check, len(events)))


def _check_header(line: str) -> None:
    if line == HEADER:
        return
    if line == f"{HEADER}\r":
        cure = "save it with line feeds only"
        raise Misread("record", "line 1", "its lines end with carriage returns", cure)
    version = line.removeprefix(f"{TITLE} ")
    if line != version and version.isdecimal():
        found = f"it is written in format {shown(version)}"
        raise Misread("record", "line 1", found, f"this program reads format {FORMAT}")
    found = f"it begins with {shown(line)}"
    raise Misread("record", "line 1", found, f"a record of a game begins with '{HEADER}'")


def _event_in(line: str, place: int, before: str) -> tuple[Event, str]:
    """The event on a line, and the line's check value."""
    match = _LINE.fullmatch(line)
    if match is None:
        found = f"{shown(line)} is not number, time, event, fields and check value"
        raise Broken(place, found)
    number, at, name, fields, check = match.groups()
    if number != str(place - 1):
        raise Broken(place, f"event {number} stands where event {place - 1} belongs")
    content = line[: -CHECK_SIZE - 1]
    if check != check_value(before, content):
        raise Broken(place, f"the check value of event {number} does not fit what is written")
    # From here on the line is as somebody wrote it, which does not mean that it makes sense.
    try:
        data = from_json(fields, name)
        assert isinstance(data, dict)  # the line's pattern has the braces
        if "at" in data:
            raise Misread(name, "at", "the time stands there twice", "write it before the name")
        return read_event(name, {"at": int(at), **data}), check
    except Misread as wrong:
        raise Broken(place, str(wrong)) from wrong


def _closing(line: str, place: int, before: str, count: int) -> str:
    """The fingerprint on the closing line."""
    match = _END.fullmatch(line)
    if match is None:
        cure = "the file seems to be cut off: copy it again"
        raise Broken(place, f"{shown(line)} is not the closing line of a record", cure)
    number, mark, check = match.groups()
    if number != str(count):
        raise Broken(place, f"it closes {number} events and there are {count}")
    if check != check_value(before, line[: -CHECK_SIZE - 1]):
        raise Broken(place, "the check value of the closing line does not fit what is written")
    return mark
