"""Plain data, there and back: exact, and hostile to everything that is not."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.any_player import played, tables
from tests.support.game_harness import a_game
from ubongo.boards.board import Animal, Side
from ubongo.misread import Misread, quoted
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.pieces import piece
from ubongo.rules.commands import COMMANDS, CallUbongo, MoveClock, TakeGems
from ubongo.rules.engine import replay
from ubongo.rules.events import GemsTaken
from ubongo.rules.gems import Gem
from ubongo.rules.records.canonical import canonical_data, compact
from ubongo.rules.records.codec import DEEPEST, LARGEST, from_json, read_command, read_value
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.stored import event_text, read_event
from ubongo.rules.records.stored_names import SIDES, name_of
from ubongo.rules.settings import Settings
from ubongo.shapes import Shape
from ubongo.version import __version__

GAME = """
from tests.support.any_player import played
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.record import write_record
for edition, seats in (("classic", 4), ("cooperative", 3), ("2015", 2), ("solo", 1)):
    table = played(edition, seats, seed=3, mischief=True)
    print(fingerprint(table.game), len(write_record(table.events)))
"""


def test_a_fingerprint_is_the_same_in_every_process_and_under_every_hash_seed() -> None:
    """R-401: the events of a table make one state, wherever they are applied."""
    told = set()
    for seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(
            [sys.executable, "-c", GAME],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
            cwd=Path(__file__).parents[3],
        )
        told.add(run.stdout)

    assert len(told) == 1
    assert len(told.pop().split()) == 8


@pytest.mark.parametrize(("edition", "seats"), list(tables()))
def test_every_event_of_a_game_comes_back_from_plain_data(edition: str, seats: int) -> None:
    for event in played(edition, seats, seed=2, mischief=True).events:
        data = json.loads(event_text(event))

        assert read_event(name_of(event), data, __version__) == event


def test_replaying_gives_the_same_fingerprint_and_another_game_another() -> None:
    """R-401: replaying a game's events gives the game."""
    one = played("classic", 3, seed=1)
    other = played("classic", 3, seed=2)

    assert fingerprint(replay(one.events)) == fingerprint(one.game)
    assert fingerprint(other.game) != fingerprint(one.game)


def test_the_plain_form_of_each_kind_of_value() -> None:
    cover = Cover.parse("O4 O4 I2 / O4 O4 I2")

    assert canonical_data(GemsTaken(5, 1, 3, (Gem.RED, Gem.BLUE))) == {
        "at": 5,
        "seat": 1,
        "field": 3,
        "gems": ["red", "blue"],
    }
    assert canonical_data((Side.EASY, piece("P5"), Shape.parse("##/#."), cover, b"\x00\xff")) == [
        "easy",
        "P5",
        "##/#.",
        "O4 O4 I2 / O4 O4 I2",
        "00ff",
    ]
    assert canonical_data({Animal.JURI: frozenset({3, 1})}) == {"Juri": [1, 3]}
    with pytest.raises(TypeError):
        canonical_data(1.5)
    with pytest.raises(TypeError):
        canonical_data({(1, 2): 3})


def test_commands_come_back_from_plain_data() -> None:
    cover = Cover.parse("O4 O4 I2 / O4 O4 I2")
    for command in (CallUbongo(1, cover), TakeGems(2), TakeGems(2, 4), MoveClock(7, "stumbled")):
        data = json.loads(compact(canonical_data(command)))

        assert read_command(type(command).__name__, data) == command


def wrong(name: str, data: object) -> str:
    try:
        read_command(name, data)
    except Misread as misread:
        return str(misread)
    raise AssertionError(f"{data} was read as {name}")


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("Roll", {"seat": True}, "Roll, seat: true is not a whole number"),
        ("Roll", {"seat": 1.0}, "Roll, seat: 1.0 is not a whole number"),
        ("Roll", {"seat": "1"}, "Roll, seat: '1' is not a whole number"),
        ("Roll", {"seat": None}, "Roll, seat: null is not a whole number"),
        ("Roll", {"seat": [1]}, "Roll, seat: a list is not a whole number"),
        ("Roll", {"seat": LARGEST + 1}, "Roll, seat: the number is too large"),
        ("Roll", {"seat": -(10**400)}, "Roll, seat: the number is too large"),
        ("Roll", {}, "Roll: the field seat is missing"),
        ("Roll", {"seat": 1, "dice": 6}, "Roll: there is no field 'dice'"),
        ("Roll", [1], "Roll: a list has no fields"),
        ("Roll", None, "Roll: null has no fields"),
        ("__import__", {}, "command: there is no command '__import__'"),
        ("CallUbongo", {"seat": 1, "cover": "X9"}, "CallUbongo, cover: cover: there is no piece"),
        ("CallUbongo", {"seat": 1, "cover": "O4 " * 900}, "the text has 2700 characters"),
        ("CallUbongo", {"seat": 1, "cover": "O4 " * 70}, "the drawing has 70 columns"),
        ("MoveClock", {"by": 1, "reason": 7}, "MoveClock, reason: 7 is not text"),
        ("MoveClock", {"by": 1, "reason": {}}, "MoveClock, reason: a record is not text"),
    ],
)
def test_what_does_not_fit_is_named(name: str, data: object, said: str) -> None:
    assert said in wrong(name, data)


def test_places_deep_in_a_value_are_named() -> None:
    settings = canonical_data(Settings())
    assert isinstance(settings, dict)
    cases: list[tuple[dict[str, object], str]] = [
        ({"sides": ["easy", "soft"]}, "Settings, sides[1]: 'soft' is not a side"),
        ({"sides": "easy"}, "Settings, sides: 'easy' is not a list"),
        ({"find_pieces": 1}, "Settings, find_pieces: 1 is not true or false"),
        ({"animals": [None, "Dodo"]}, "Settings, animals[1]: 'Dodo' is not an animal"),
        ({"delays": [0] * 1_001}, "Settings, delays: the list has 1001 items"),
    ]
    for changed, said in cases:
        try:
            reading: Any = read_value
            reading(Settings, {**settings, **changed})
        except Misread as misread:
            assert said in str(misread)
        else:
            raise AssertionError(f"{changed} was read")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        '{"seat": NaN}',
        '{"seat": Infinity}',
        '{"seat": 1, "seat": 2}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5_000,
        '"\x00"',
        "{}{}",
    ],
)
def test_a_text_that_is_no_json_of_ours_is_misread(text: str) -> None:
    with pytest.raises(Misread):
        from_json(text, "line")


@pytest.mark.parametrize(
    "text",
    [
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        '[{"a": ' * (DEEPEST // 2) + "[]" + "}]" * (DEEPEST // 2),
        "[[],{}," * DEEPEST + '["[[]]"]' + "]" * DEEPEST,
        "[" * 20_000 + "]" * 20_000,
        "[" * 20_000,
        '{"a":' * 20_000,
    ],
    ids=lambda text: quoted(text, 20),
)
def test_a_text_is_too_deep_in_every_python_alike(text: str) -> None:
    """Of these json itself refuses some in one Python and reads or refuses others in the next."""
    with pytest.raises(Misread, match="it is nested too deeply"):
        from_json(text, "line")


@pytest.mark.parametrize(
    "text",
    [
        "[" * DEEPEST + "]" * DEEPEST,
        "[[" + "{}, [], " * DEEPEST + "[]]]",
        '["' + "[" * 99 + '", "\\"' + "{[" * 99 + '\\\\", "\\\\"]',
    ],
    ids=lambda text: quoted(text, 20),
)
def test_what_stands_side_by_side_or_in_a_string_is_not_deep(text: str) -> None:
    assert from_json(text, "line") == json.loads(text)


def test_a_text_with_a_bracket_too_many_is_wrong_and_not_deep() -> None:
    """However many brackets stand in it side by side."""
    for text in ("[" + "[]," * 2 * DEEPEST, "[" + "[]," * 2 * DEEPEST + "[]]]"):
        with pytest.raises(Misread) as wrong:
            from_json(text, "line")
        assert "nested" not in str(wrong.value)


def test_the_largest_number_is_the_last_that_javascript_knows_exactly() -> None:
    """2**53 - 1, and as much below zero."""
    for number in (9_007_199_254_740_991, -9_007_199_254_740_991):
        assert read_value(int, number) == number
        with pytest.raises(Misread, match="too large"):
            read_value(int, number + (1 if number > 0 else -1))


def test_a_class_of_which_nobody_knows_how_to_read_it_is_our_own_fault() -> None:
    with pytest.raises(TypeError, match="no way is known to read"):
        read_value(object, {})


json_like = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["O4 O4 I2 / O4 O4 I2", "easy"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["seat", "field", "cover", "by", "reason", "x"]), inner, max_size=4
        )
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(COMMANDS)), json_like)
def test_anything_is_a_command_or_a_misread(name: str, data: object) -> None:
    try:
        command = read_command(name, data)
    except Misread:
        return
    assert type(command) is COMMANDS[name]
    assert json.loads(compact(canonical_data(command))) == json.loads(
        json.dumps(data)
    ) or isinstance(command, CallUbongo)


def test_what_is_wrong_inside_a_json_text_is_said_as_it_is() -> None:
    for text, found in (
        ('{"a": 1, "a": 2}', "a field is written twice"),
        ("[NaN]", "NaN is not a whole number"),
    ):
        try:
            from_json(text, "record")
        except Misread as wrong:
            assert (wrong.thing, wrong.found) == ("JSON", found)
        else:
            raise AssertionError(text)


def test_every_member_of_an_enum_has_its_stored_word() -> None:
    assert [SIDES.word(side) for side in (Side.EASY, Side.HARD)] == ["easy", "hard"]


@pytest.mark.parametrize("kind", [float, int | str, tuple[int, str]])
def test_only_what_events_are_made_of_is_read(kind: Any) -> None:
    with pytest.raises(TypeError):
        read_value(kind, 1)


def test_an_event_is_stored_with_its_fields_in_the_order_of_the_alphabet() -> None:
    """R-401: so that the same event is always the same line."""
    event = GemsTaken(5, 1, 3, (Gem.RED, Gem.BLUE))

    assert event_text(event) == '{"at":5,"field":3,"gems":["red","blue"],"seat":1}'


def test_the_fingerprint_of_a_game_that_has_just_begun_never_changes() -> None:
    """R-401: by the first list of facts, by the first rules."""
    game = a_game("bare", 2, rules=1).game

    known = "6c71a7c9d6fb5fe8d32ede8066acea2d9897c0c3b6f188fc450400ea0124e2ca"
    assert fingerprint(game, 1) == known


def test_texts_and_lists_have_a_longest_length() -> None:
    assert read_value(str, "x" * 2_000) == "x" * 2_000
    assert read_value(tuple[int, ...], [7] * 1_000) == (7,) * 1_000
    for kind, data in ((str, "x" * 2_001), (tuple[int, ...], [7] * 1_001)):
        with pytest.raises(Misread, match="at most"):
            read_value(kind, data)


def test_a_number_is_shown_unless_it_is_huge() -> None:
    """Python writes no whole number of more than 4300 digits."""
    for number, shown in ((LARGEST, str(LARGEST)), (LARGEST + 1, "a huge number")):
        with pytest.raises(Misread, match=f"{shown} is not text"):
            read_value(str, number)
