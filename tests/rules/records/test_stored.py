"""What is stored: read from the past, refused from the future, by names that never change."""

from dataclasses import dataclass, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.misread import Misread
from ubongo.rules.events import ClockMoved, GameStarted, GemWon, Player, SeatLost, TakePassed
from ubongo.rules.gems import Gem
from ubongo.rules.records.codec import read_command, read_value
from ubongo.rules.records.forms import Choice, Form, Forms, check_whole
from ubongo.rules.records.stored import (
    NewerVersion,
    Stored,
    StoredReaders,
    event_data,
    read_event,
)
from ubongo.rules.records.stored_names import CHOICES, EVENT_FORMS, EVENTS, PARTS
from ubongo.rules.records.upcasts import Upcast, upcast
from ubongo.rules.settings import Settings
from ubongo.version import FIRST, __version__, numbers

STARTED = GameStarted(
    at=0,
    rules=1,
    edition="bare",
    players=(Player("Ada"), Player("Kito", "fair")),
    settings=Settings(),
    rounds=1,
    start_seat=0,
    boards=(1, 2),
    seal="",
)
FUTURE = "99.0.0"

# No version of ours, whatever it looks like.
GARBAGE = [
    "", "1", "0.2", "0.2.0.1", "-1.0.0", "0.-2.0", "+0.2.0", "0.2.0-rc1", "v0.2.0", " 0.2.0",
    "0.2.0\n", "00.1.0", "0.02.0", "1e9.0.0", "0x1.0.0", "10000.0.0", "9" * 5_000, "\uff19.0.0",
    "²...", "0.2.0\x00", "'; DROP TABLE entries; --",
]  # fmt: skip


def started(**settings: object) -> dict[str, Any]:
    """The first event as it is stored, with these settings and no others."""
    return {**event_data(STARTED), "settings": settings}


def sentence(name: str, data: object, version: str) -> str:
    """With what words something is refused."""
    with pytest.raises(Misread) as refusal:
        read_event(name, data, version)
    return str(refusal.value)


def test_a_setting_that_was_not_there_means_what_it_meant() -> None:
    """R-404: what was agreed in the first event stands, whatever options came later."""
    assert read_event("GameStarted", started(), FIRST) == STARTED
    for field in fields(Settings):
        data = event_data(STARTED)
        settings = data["settings"]
        assert isinstance(settings, dict)
        # What came later is not written if it has the value of older games.
        settings.pop(field.name, None)

        assert read_event("GameStarted", data, FIRST) == STARTED


def test_what_a_missing_field_means_does_not_follow_the_class() -> None:
    """The default of the class is for new games, and may change."""

    @dataclass(frozen=True)
    class Options:
        hourglass: int = 90_000
        music: bool = True

    form = Form("Options", Options, "hourglass music", {"hourglass": 60_000, "music": False})
    stored = Stored("thing", (form,), (), ())

    assert stored.read("Options", {}, FIRST) == Options(60_000, False)
    assert stored.read("Options", {"music": True}, FIRST) == Options(60_000, True)


def test_what_no_release_ever_left_out_must_be_there() -> None:
    assert "the field seat is missing" in sentence("SeatLost", {"at": 5}, FIRST)
    assert "the field at is missing" in sentence("SeatLost", {"seat": 5}, __version__)
    data = event_data(STARTED)
    del data["players"][0]["name"]  # type: ignore[union-attr, arg-type, index]
    assert "the field name is missing" in sentence("GameStarted", data, FIRST)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("SeatLost", {"at": 5, "seat": 1, "mood": "sad"}),
        ("SeatMoved", {"at": 5}),
        ("GemWon", {"at": 5, "seat": 0, "gem": "orange"}),
        ("GameStarted", started(music=True)),
        ("GameStarted", started(sides=["round"])),
        ("GameStarted", {**event_data(STARTED), "players": [{"name": "Ada", "colour": "red"}]}),
        ("SeatLost", {"at": 5}),
        ("SeatLost", [5, 1]),
    ],
)
def test_what_only_a_newer_release_understands_is_refused_with_its_name(
    name: str, data: object
) -> None:
    said = sentence(name, data, FUTURE)
    assert f"it was written by ubongo {FUTURE}, this is {__version__}" in said
    assert said.endswith("update ubongo to read it")
    with pytest.raises(NewerVersion) as refusal:
        read_event(name, data, FUTURE)
    assert refusal.value.version == FUTURE

    # The same from a release that cannot have known it is a broken file, and no reason to update.
    assert "update" not in sentence(name, data, __version__)
    assert "update" not in sentence(name, data, FIRST)


def test_a_newer_release_is_named_with_the_reason_if_there_is_one() -> None:
    said = f"it was written by ubongo {FUTURE}, this is {__version__}"

    assert NewerVersion("event", "", FUTURE).found == said
    assert NewerVersion("event", "", FUTURE, "in verse").found == f"{said} (in verse)"


def test_what_a_newer_release_wrote_and_this_one_understands_is_read() -> None:
    """After an update that was taken back, tables that use nothing new go on."""
    assert read_event("SeatLost", {"at": 5, "seat": 1}, FUTURE) == SeatLost(5, 1)
    assert read_event("SeatLost", {"at": 5, "seat": 1}, "9999.9999.9999") == SeatLost(5, 1)


@pytest.mark.parametrize("version", GARBAGE, ids=lambda text: repr(text[:20]))
def test_a_version_that_is_none_is_misread_and_never_taken_for_a_newer_one(version: str) -> None:
    said = sentence("SeatLost", {"at": 5, "seat": 1}, version)

    assert said.startswith("version: ")
    assert len(said) < 200


@given(st.text(max_size=12))
def test_no_text_is_a_version_but_three_numbers(text: str) -> None:
    try:
        found = numbers(text)
    except Misread:
        return
    assert ".".join(map(str, found)) == text


def test_versions_are_compared_by_their_numbers() -> None:
    ordered = ["0.1.0", "0.2.0", "0.2.1", "0.9.0", "0.10.0", "1.0.0", "1.0.10", "10.0.0"]

    assert sorted(sorted(ordered), key=numbers) == ordered != sorted(ordered)


# Upcasts


def changing(*changes: Upcast) -> Stored:
    return Stored("event", EVENT_FORMS, PARTS, CHOICES, changes)


def in_seconds(data: dict[str, Any]) -> dict[str, Any]:
    data["by"] = 1_000 * data.pop("seconds")
    return data


def later(data: dict[str, Any]) -> dict[str, Any]:
    data["by"] += 1
    return data


def test_upcasts_change_what_older_releases_wrote_one_after_the_other() -> None:
    stored = changing(
        Upcast("0.3.0", "ClockMoved", in_seconds), Upcast("0.5.0", "ClockMoved", later)
    )
    old = {"at": 1, "seconds": 2, "reason": "pause"}
    new = {"at": 1, "by": 2_000, "reason": "pause"}

    assert stored.read("ClockMoved", old, "0.1.0") == ClockMoved(1, 2_001, "pause")
    assert stored.read("ClockMoved", old, "0.2.9") == ClockMoved(1, 2_001, "pause")
    assert stored.read("ClockMoved", new, "0.3.0") == ClockMoved(1, 2_001, "pause")
    assert stored.read("ClockMoved", new, "0.5.0") == ClockMoved(1, 2_000, "pause")
    assert old == {"at": 1, "seconds": 2, "reason": "pause"}, "what was read has been changed"


def test_an_event_can_become_one_of_another_name() -> None:
    stored = changing(Upcast("0.3.0", "Skipped", lambda data: data, becomes="TakePassed"))

    assert stored.read("Skipped", {"at": 1, "seat": 0}, "0.1.0") == TakePassed(1, 0)
    with pytest.raises(Misread, match="there is no event 'Skipped'"):
        stored.read("Skipped", {"at": 1, "seat": 0}, "0.3.0")


def test_a_part_is_changed_wherever_it_is_part_of() -> None:
    def glass(data: dict[str, Any]) -> dict[str, Any]:
        data["hourglass"] = 1_000 * data.pop("seconds")
        return data

    stored = changing(Upcast("0.3.0", "Settings", glass))
    read: GameStarted = stored.read("GameStarted", started(seconds=90), "0.1.0")

    assert read.settings == Settings(hourglass=90_000)
    read = stored.read("GameStarted", started(hourglass=30_000), "0.3.0")
    assert read.settings == Settings(hourglass=30_000)


def test_an_upcast_that_stumbles_says_what_is_wrong() -> None:
    stored = changing(Upcast("0.3.0", "ClockMoved", in_seconds))
    for data in ({"at": 1}, {"at": 1, "seconds": None}, {"at": 1, "seconds": []}):
        with pytest.raises(Misread, match=r"ClockMoved: it is not what ubongo 0\.1\.0 wrote|field"):
            stored.read("ClockMoved", data, "0.1.0")
    with pytest.raises(Misread, match="has no fields"):
        stored.read("ClockMoved", [1, 2], "0.1.0")
    assert upcast("ClockMoved", {"by": 1}, "0.1.0") == ("ClockMoved", {"by": 1})


# The tables of names


def test_a_class_and_its_fields_are_written_by_the_table_and_not_by_their_names() -> None:
    @dataclass(frozen=True)
    class Won:
        moment: int
        winner: int
        jewel: Gem

    form = Form("GemWon", Won, "at=moment seat=winner gem=jewel")
    stored = Stored("event", (form,), (), CHOICES)
    data = {"at": 5, "seat": 1, "gem": "violet"}

    assert stored.write(Won(5, 1, Gem.VIOLET)) == data == event_data(GemWon(5, 1, Gem.VIOLET))
    assert stored.read("GemWon", data, FIRST) == Won(5, 1, Gem.VIOLET)


def test_a_field_without_a_written_name_is_found_when_the_program_starts() -> None:
    @dataclass(frozen=True)
    class Named:
        at: int
        mood: str = ""

    for names in ("at", "at mood at=mood", "at humour"):
        with pytest.raises(TypeError, match="'You change what is stored' in CONTRIBUTING"):
            check_whole([Form("Named", Named, names)])
    with pytest.raises(TypeError, match="no field mood"):
        Form("Named", Named, "at", {"mood": ""})
    words = {gem.value: gem for gem in Gem if gem is not Gem.YELLOW}
    with pytest.raises(TypeError, match=r"no word for Gem\.YELLOW"):
        Choice("Gem", Gem, words)
    with pytest.raises(TypeError, match="nobody wrote down how Named is written"):
        Forms(()).write(Named(1))


def test_no_name_is_given_twice() -> None:
    names = [form.name for form in (*EVENT_FORMS, *PARTS)]

    assert len(names) == len(set(names))
    assert len(EVENTS) == len(set(EVENTS.values())) == len(EVENT_FORMS)
    assert "lobby" not in EVENTS


# What somebody says now is read as strictly as ever.


def test_a_command_must_have_every_field() -> None:
    """Tolerance is for the past: a page that leaves something out is told so."""
    with pytest.raises(Misread, match="the field field is missing"):
        read_command("TakeGems", {"seat": 0})
    with pytest.raises(Misread, match="the field sides is missing"):
        read_value(Settings, {})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(["at", "seat", "settings", "players", "deals", "rows", "gem", "x"]),
                inner,
                max_size=5,
            )
        ),
        max_leaves=15,
    ),
    st.sampled_from(sorted(EVENTS)),
    st.sampled_from([FIRST, __version__, FUTURE]),
)
def test_whatever_stands_in_a_file_is_read_or_misread(
    data: object, name: str, version: str
) -> None:
    try:
        event = read_event(name, data, version)
    except Misread as wrong:
        assert isinstance(wrong, NewerVersion) == (version == FUTURE)
    else:
        assert event_data(event)["at"] == event.at


def test_what_is_in_no_table_of_forms_is_not_read() -> None:
    with pytest.raises(TypeError, match="no way is known"):
        StoredReaders(Forms(()), (), __version__).of(Settings)
