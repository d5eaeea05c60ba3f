"""Messages on the wire: what is written is read back, and only what is a message is read."""

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.match.levels import Grade
from ubongo.match.quick_words import QUICK_WORDS
from ubongo.protocol import messages
from ubongo.protocol.decode import BadMessage, read_message
from ubongo.protocol.messages import encode
from ubongo.rules.gems import Gem
from ubongo.rules.settings import Settings

PIECES = st.sampled_from(get_args(messages.PieceId))
SEATS = st.integers(0, 3)
FIELDS = st.integers(0, 5)
IDS = st.from_regex(r"[A-Za-z0-9_.:-]{1,40}", fullmatch=True)
COORDINATES = st.integers(0, 7)
LAID = st.builds(
    messages.Laid,
    piece=PIECES,
    cells=st.lists(st.tuples(COORDINATES, COORDINATES), min_size=1, max_size=5).map(tuple),
)
LAID_PIECES = st.lists(LAID, max_size=12).map(tuple)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)
BY_NAME: dict[str, st.SearchStrategy[Any]] = {
    "id": IDS,
    "seat": SEATS,
    "to": SEATS,
    "field": FIELDS,
    "seen": st.none() | st.lists(st.sampled_from(Gem), max_size=2).map(tuple),
    "ready": st.booleans(),
    "public": st.booleans(),
    "locked": st.booleans(),
    "mute": st.booleans(),
    "hear": st.booleans(),
    "anyway": st.booleans(),
    "screen": st.booleans(),
    "ask": st.booleans(),
    "fair": st.booleans(),
    "tips": st.booleans(),
    "grade": st.sampled_from(get_args(Grade)),
    "board": st.integers(0, 2),
    "word": st.sampled_from(QUICK_WORDS),
    "name": NAMES,
    "strength": st.from_regex(r"[a-z0-9-]{1,20}", fullmatch=True),
    "edition": st.text("abcdefgh0123-", min_size=1, max_size=20),
    "settings": st.just(Settings()),
    "laid": LAID_PIECES,
    "cover": LAID_PIECES,
    "held": PIECES,
    "table": st.from_regex(r"[A-Za-z0-9_-]{1,40}", fullmatch=True),
    "last": st.integers(0, 2**53),
    "visit": st.from_regex(r"[A-Za-z0-9_-]{22,64}", fullmatch=True),
    "code": st.none() | st.text(max_size=12, min_size=6),
    "plan": st.builds(
        messages.EventPlan,
        rounds=st.none() | st.integers(1, 36),
        seats=st.integers(2, 4),
        boards=st.sampled_from(get_args(messages.EventBoards)),
        title=NAMES,
    ),
    "member": st.integers(1, 1_000),
    "key": st.text("abc123-_", min_size=1, max_size=64),
    "sent": st.floats(allow_nan=False, allow_infinity=False),
}


def any_of(kind: type[msgspec.Struct]) -> st.SearchStrategy[msgspec.Struct]:
    return st.builds(
        kind, **{field.name: BY_NAME[field.name] for field in msgspec.structs.fields(kind)}
    )


MESSAGES = st.one_of(*map(any_of, messages.FROM_PAGE))


@given(MESSAGES)
def test_a_message_that_is_written_is_read_back(message: msgspec.Struct) -> None:
    text = encode(message).decode()

    if len(text.encode()) <= messages.LARGEST_MESSAGE:
        assert read_message(text) == message


@given(MESSAGES)
def test_the_name_of_a_message_stands_in_type(message: msgspec.Struct) -> None:
    assert json.loads(encode(message))["type"] == messages.snake(type(message).__name__)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda below: st.lists(below) | st.dictionaries(st.text(), below),
)


@given(JSON)
def test_other_json_is_no_message(value: object) -> None:
    with pytest.raises(BadMessage):
        read_message(json.dumps(value))


@given(st.text())
def test_text_is_no_message(text: str) -> None:
    with pytest.raises(BadMessage):
        read_message(text)


@given(MESSAGES, st.sampled_from(["more", "Type", "seats", "__proto__"]))
def test_a_field_too_many_is_no_message(message: msgspec.Struct, name: str) -> None:
    data = json.loads(encode(message))
    with pytest.raises(BadMessage):
        read_message(json.dumps({**data, name: 1}))


ROLL = '{"type":"roll","id":"a"}'


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"roll","id":"a","id":"b"}',  # two readers must never differ on what it said
        '{"type":"roll","type":"pass","id":"a"}',
        '{"type":"glimpse","laid":[{"piece":"I2","cells":[[0,0]],"piece":"I3"}]}',
        '{"type":"ping","sent":NaN}',
        '{"type":"ping","sent":Infinity}',
        '{"type":"ping","sent":-Infinity}',
        '{"type":"ping","sent":1e999}',
        '{"type":"rename","id":"a","name":"\\ud800"}',
        '{"type":"rename","id":"a","name":"\\udc00\\ud800"}',
        '{"type":"rename","id":"a","name":"\ud800"}',
        '{"type":"rename","id":"a","\\ud800":1}',
        "[" * 2000 + "]" * 2000,
        '{"a":' * 600 + "1" + "}" * 600,
        '{"type":"roll","id":""}',
        '{"type":"roll","id":"a b"}',
        '{"type":"roll","id":"' + "a" * 41 + '"}',
        '{"type":"roll","id":7}',
        '{"type":"sit","id":"a","seat":4}',
        '{"type":"sit","id":"a","seat":-1}',
        '{"type":"sit","id":"a","seat":1.5}',
        '{"type":"sit","id":"a","seat":true}',
        '{"type":"move_pawn","id":"a","field":6}',
        '{"type":"join","table":"../etc"}',
        '{"type":"join","table":"a","last":-1}',
        '{"type":"call_ubongo","id":"a","cover":[{"piece":"X9","cells":[[0,0]]}]}',
        '{"type":"call_ubongo","id":"a","cover":[{"piece":"I2","cells":[[0,8]]}]}',
        '{"type":"call_ubongo","id":"a","cover":[{"piece":"I2","cells":[]}]}',
        '{"type":"seat_bot","id":"a","seat":1,"strength":"a god"}',
        '{"type":"seat_bot","id":"a","seat":1,"strength":""}',
        '{"type":"seat_bot","id":"a","seat":1,"strength":"gggggggggggggggggggggggod"}',
        '{"type":"welcome"}',
        ROLL + ROLL,
        ROLL + " x",
        "",
        "null",
    ],
)
def test_what_only_looks_like_a_message_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        read_message(text)


def test_a_message_may_have_four_kibibytes_and_no_more() -> None:
    assert isinstance(read_message(ROLL + " " * (4096 - len(ROLL))), messages.Roll)
    with pytest.raises(BadMessage) as refused:
        read_message(ROLL + " " * (4097 - len(ROLL)))
    assert refused.value.code == "too_long"
    # Bytes count, not characters.
    named = '{"type":"rename","id":"a","name":"Zoë"}'
    assert isinstance(read_message(named + " " * (4095 - len(named))), messages.Rename)
    with pytest.raises(BadMessage):
        read_message(named + " " * (4096 - len(named)))
