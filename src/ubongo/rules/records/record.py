"""The record of a game: a text file that every later release can replay.

    ubongo record 2 by ubongo 0.2.0 0c1d...
    1 0 GameStarted {"rules": 1, "edition": "classic", ...} 5d3f...
    2 0 GemsLaid {"rows": [["red", "blue", ...], ...]} 90ac...
    ...
    end 214 1 <fingerprint of the game> 77e1...

The first line names the release that wrote it. Each event has a line with its number, its
time in milliseconds, its name and its fields. The last line names the list of facts
of the fingerprint. Every line ends with a check value over itself and all lines
before it, so that a changed byte, a lost, doubled or moved line is found and named.
Format 1, which release 0.1.0 wrote, names neither the release nor the list, and has no
check value on its first line. `verification` checks whether the events can have happened.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from ubongo.misread import Misread, quoted
from ubongo.rules.engine import replay
from ubongo.rules.events import Event
from ubongo.rules.records.codec import from_json
from ubongo.rules.records.fingerprint import FACTS, NEWEST, fingerprint
from ubongo.rules.records.stored import NewerVersion, event_data, is_newer, read_event
from ubongo.rules.records.stored_names import name_of
from ubongo.version import FIRST, __version__

FORMAT = 2
TITLE = "ubongo record"
HEADER = f"{TITLE} {FORMAT} by ubongo {__version__}"
FIRST_HEADER = f"{TITLE} 1"
CHECK_SIZE = 32  # hexadecimal digits: 128 bits

# A long game has some hundred events and a hundred kilobytes.
LARGEST_RECORD = 16 * 2**20

_HEADER = re.compile(TITLE + r" ([0-9]{1,9}) by ubongo (\S{1,20}) ([0-9a-f]{32})", re.ASCII)
_LINE = re.compile(r"([0-9]{1,9}) ([0-9]{1,16}) ([A-Za-z0-9_]{1,40}) (\{.*\}) ([0-9a-f]{32})")
# Without the list of facts in format 1.
_END = re.compile(r"end ([0-9]{1,9})(?: ([0-9]{1,4}))? ([0-9a-f]{64}) ([0-9a-f]{32})")


class Broken(Misread):
    """A record that was changed after it was written, or whose events cannot have happened."""

    def __init__(self, line: int, found: str, cure: str = "the record cannot be trusted") -> None:
        super().__init__("record", f"line {line}", found, cure)
        self.line = line


@dataclass(frozen=True, slots=True)
class Record:
    """The content of a record, not yet verified: event n is on line n + 1."""

    events: tuple[Event, ...]
    fingerprint: str
    # By which list of facts the fingerprint was made, and which release wrote the record.
    facts: int
    version: str


def write_record(events: Iterable[Event]) -> str:
    """The record of these events, and of the game that they make."""
    happened = tuple(events)
    check = check_value("", HEADER)
    lines = [f"{HEADER} {check}"]
    for number, event in enumerate(happened, 1):
        content = line_of(number, event)
        check = check_value(check, content)
        lines.append(f"{content} {check}")
    content = f"end {len(happened)} {NEWEST} {fingerprint(replay(happened))}"
    lines.append(f"{content} {check_value(check, content)}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[Event, ...]:
    """The events of a record; its check values must be right."""
    return parse_record(text).events


def line_of(number: int, event: Event) -> str:
    """The line of an event in a record, without its check value."""
    fields = event_data(event)
    at = fields.pop("at")
    written = json.dumps(fields, ensure_ascii=False, allow_nan=False)
    # A lone surrogate cannot be encoded in UTF-8; JSON has an escape for it.
    safe = written.encode("utf-8", "backslashreplace").decode()
    return f"{number} {at} {name_of(event)} {safe}"


def check_value(before: str, content: str) -> str:
    """The hash that ties a line to all lines before it."""
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
        found = f"byte {wrong.start + 1} of the file is not text"
        if data.startswith(TITLE.encode()):
            raise Broken(line, found) from None
        cure = f"a record is UTF-8 text and begins with '{TITLE}'"
        raise Misread("record", f"line {line}", found, cure) from None


def parse_record(text: str) -> Record:
    """Parse a record; its header, numbers, times and check values are checked."""
    if len(text) > LARGEST_RECORD:
        found = f"the text has {len(text)} characters, more than any game"
        raise Misread("record", "line 1", found, "give a record of one game")
    lines = text.split("\n")
    version, check = _header(lines[0])
    if len(lines) < 3 or lines[-1]:
        cure = "the file seems to be cut off: copy it again"
        raise Broken(len(lines), "it does not end with a line break", cure)
    last = len(lines) - 1
    events: list[Event] = []
    before = 0
    for place, line in enumerate(lines[1 : last - 1], 2):
        event, check = _event_in(line, place, check, version)
        if event.at < before:
            raise Broken(place, f"time goes back from {before} to {event.at} ms")
        before = event.at
        events.append(event)
    facts, mark = _closing(lines[last - 1], last, check, len(events))
    if (facts is None) != (lines[0] == FIRST_HEADER):
        raise Broken(last, "the closing line is of another format than the first")
    if facts is None:
        facts = 1
    if facts not in FACTS:
        why = f"the fingerprint is of list {facts}"
        if is_newer(version):
            raise NewerVersion("record", f"line {last}", version, why)
        raise Broken(last, f"{why}, which there is not")
    return Record(tuple(events), mark, facts, version)


def _header(line: str) -> tuple[str, str]:
    """The release that wrote a record, and the check value of its first line."""
    if line == FIRST_HEADER:
        return FIRST, check_value("", line)
    match = _HEADER.fullmatch(line)
    if match is not None:
        number, version, check = match.groups()
        if check != check_value("", line[: -CHECK_SIZE - 1]):
            raise Broken(1, "the check value of the first line does not fit what is written")
        try:
            newer = is_newer(version)
        except Misread as wrong:
            raise Misread("record", "line 1", wrong.found, wrong.cure) from None
        if int(number) == FORMAT:
            return version, check
        if newer:
            raise NewerVersion("record", "line 1", version, f"in format {number}")
    if line.startswith(TITLE) and line.endswith("\r"):
        cure = "save it with line feeds only"
        raise Misread("record", "line 1", "its lines end with carriage returns", cure)
    number = line.removeprefix(f"{TITLE} ").partition(" ")[0]
    if line.startswith(f"{TITLE} {FORMAT}") and number == str(FORMAT):
        raise Broken(1, f"{quoted(line)} does not say which ubongo wrote it, and a check value")
    if line.startswith(f"{TITLE} ") and number.isdecimal():
        cure = f"this program reads formats 1 to {FORMAT}"
        raise Misread("record", "line 1", f"it is written in format {quoted(number)}", cure)
    found = f"it begins with {quoted(line)}"
    raise Misread("record", "line 1", found, f"a record of a game begins with '{TITLE}'")


def _event_in(line: str, place: int, before: str, version: str) -> tuple[Event, str]:
    """The event on a line, and the line's check value."""
    match = _LINE.fullmatch(line)
    if match is None:
        found = f"{quoted(line)} is not number, time, event, fields and check value"
        raise Broken(place, found)
    number, at, name, fields, check = match.groups()
    if number != str(place - 1):
        raise Broken(place, f"event {number} stands where event {place - 1} belongs")
    content = line[: -CHECK_SIZE - 1]
    if check != check_value(before, content):
        raise Broken(place, f"the check value of event {number} does not fit what is written")
    # From here on the line is as it was written, which does not mean that it makes sense.
    try:
        data = from_json(fields, name)
        assert isinstance(data, dict)  # the line's pattern has the braces
        if "at" in data:
            raise Misread(name, "at", "the time is given twice", "write it before the name")
        return read_event(name, {"at": int(at), **data}, version), check
    except NewerVersion as newer:
        raise NewerVersion("record", f"line {place}", version, newer.why) from newer
    except Misread as wrong:
        raise Broken(place, str(wrong)) from wrong


def _closing(line: str, place: int, before: str, count: int) -> tuple[int | None, str]:
    """The list of facts on the closing line, if it names one, and the fingerprint."""
    match = _END.fullmatch(line)
    if match is None:
        cure = "the file seems to be cut off: copy it again"
        raise Broken(place, f"{quoted(line)} is not the closing line of a record", cure)
    number, facts, mark, check = match.groups()
    if number != str(count):
        raise Broken(place, f"it closes {number} events and there are {count}")
    if check != check_value(before, line[: -CHECK_SIZE - 1]):
        raise Broken(place, "the check value of the closing line does not fit what is written")
    return None if facts is None else int(facts), mark
