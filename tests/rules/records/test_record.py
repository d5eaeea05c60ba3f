"""Records: what was written comes back, and what was changed is found and named."""

import json
import re
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256

import pytest
from hypothesis import assume, given
from hypothesis import settings as trying
from hypothesis import strategies as st

from tests.support.any_player import played, tables
from tests.support.game_harness import Playing, a_box, a_game
from ubongo.boards.box import Box, the_box
from ubongo.misread import Misread, quoted
from ubongo.rules.commands import MoveClock
from ubongo.rules.engine import replay
from ubongo.rules.events import (
    Event,
    GameEnded,
    GameStarted,
    GemsLaid,
    GemsTaken,
    HourglassTurned,
    PawnMoved,
    PawnsPlaced,
    Player,
    RoundEnded,
    RoundStarted,
    SeedPublished,
    UbongoCalled,
)
from ubongo.rules.game import EditionState, Game
from ubongo.rules.records import verification
from ubongo.rules.records.fingerprint import FACTS, NEWEST, Facts, fingerprint
from ubongo.rules.records.forms import Form
from ubongo.rules.records.record import (
    FIRST_HEADER,
    HEADER,
    Broken,
    check_value,
    line_of,
    parse_record,
    read_record,
    text_of,
    write_record,
)
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.records.verification import verify
from ubongo.rules.referee import Breach, Referee
from ubongo.rules.refusals import Refused
from ubongo.version import __version__

BROUGHT_BY_ITSELF = (GemsLaid, PawnsPlaced, HourglassTurned, RoundEnded, GameEnded)

LINE = re.compile(r"line ([0-9]+)")


@lru_cache(maxsize=16)
def a_record(edition: str = "classic", seats: int = 2, seed: int = 4) -> str:
    """The record of a short game."""
    rounds = None if edition == "solo" else 2
    return write_record(played(edition, seats, seed=seed, rounds=rounds).events)


def chained(contents: list[str], header: str = HEADER) -> str:
    """A record whose check values fit, whatever stands in it."""
    check = check_value("", header)
    lines = [header if header == FIRST_HEADER else f"{header} {check}"]
    for content in contents:
        check = check_value(check, content)
        lines.append(f"{content} {check}")
    return "\n".join(lines) + "\n"


def contents_of(record: str) -> list[str]:
    """The lines of a record without header and check values."""
    return [line.rpartition(" ")[0] for line in record.split("\n")[1:-1]]


def forged(events: list[Event]) -> str:
    """The record of a forger who knows how records are made."""
    contents = [line_of(number, event) for number, event in enumerate(events, 1)]
    try:
        closing = write_record(events).split("\n")[-2].rpartition(" ")[0]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, Refused):
        closing = f"end {len(events)} {NEWEST} {'0' * 64}"
    return chained([*contents, closing])


def objection(record: str | bytes, box: Box | None = None) -> Misread:
    """What is said of a record that does not hold."""
    try:
        verify(record if isinstance(record, str) else text_of(record), box or a_box())
    except Misread as wrong:
        assert LINE.fullmatch(wrong.place), wrong
        return wrong
    raise AssertionError("the record holds")


def line(wrong: Misread) -> int:
    match = LINE.fullmatch(wrong.place)
    assert match is not None
    return int(match[1])


@pytest.mark.parametrize("mischief", [False, True])
@pytest.mark.parametrize(("edition", "seats"), list(tables()))
def test_every_game_comes_back_from_its_record(edition: str, seats: int, mischief: bool) -> None:
    """R-401: every event has its number, without a gap; R-405: and every draw can be checked."""
    table = played(edition, seats, seed=7, mischief=mischief)
    record = write_record(table.events)
    found = verify(record, a_box())

    assert read_record(record) == tuple(table.events)
    assert found.notes == ()
    assert found.fingerprint == fingerprint(table.game) == fingerprint(found.game)
    assert write_record(found.events) == record


def test_a_record_is_lines_that_a_person_can_read() -> None:
    """R-404: what was agreed stands in event 1."""
    first, *_, last = a_record().split("\n")[1:-1]
    number, at, name, fields = first.split(" ", 3)

    assert (number, at, name) == ("1", "0", "GameStarted")
    agreed = json.loads(fields.rpartition(" ")[0])
    assert agreed["edition"] == "classic"
    assert agreed["settings"]["hourglass"] == 60_000
    assert "at" not in agreed
    assert last.startswith("end ")


def test_names_of_all_kinds_come_back() -> None:
    for name in ("Zoë", "", "  ", "a\nb\r\u2028c\x85", "\ud800", '"}', "🧩" * 100, "1 0 end"):
        table = a_game("bare", (Player(name), Player("Ben")), rounds=1)
        record = write_record(table.events)

        assert read_record(text_of(record.encode())) == tuple(table.events)


@given(st.data())
@trying(max_examples=150)
def test_a_changed_byte_is_found_and_its_line_named(data: st.DataObject) -> None:
    """R-416: nothing that was accepted is taken back, or changed later."""
    record = a_record().encode()
    place = data.draw(st.integers(0, len(record) - 1))
    byte = data.draw(st.integers(0, 255))
    assume(byte != record[place])
    wrong = objection(record[:place] + bytes([byte]) + record[place + 1 :])

    changed = record.count(b"\n", 0, place) + 1
    # A line break that is gone joins two lines, one that has come parts one.
    assert line(wrong) in (changed, changed + 1, changed + 2)
    if byte != 10 and record[place] != 10:
        assert line(wrong) == changed


@given(st.data())
@trying(max_examples=100)
def test_a_lost_doubled_or_moved_line_is_found_and_named(data: st.DataObject) -> None:
    lines = a_record("bare", 2).split("\n")[:-1]
    one = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1).filter(lambda place: place != one))
    swapped = list(lines)
    swapped[one], swapped[other] = lines[other], lines[one]
    changed = {
        "lost": lines[:one] + lines[one + 1 :],
        "doubled": lines[: one + 1] + lines[one:],
        "swapped": swapped,
        "cut off": lines[:one],
    }[data.draw(st.sampled_from(["lost", "doubled", "swapped", "cut off"]))]
    wrong = objection("\n".join(changed) + "\n")

    assert line(wrong) <= len(changed) + 1


@given(st.data())
@trying(max_examples=120)
def test_a_forged_event_is_found_unless_somebody_could_have_done_it(data: st.DataObject) -> None:
    """R-400, R-405: with all check values made anew, the rules and the seed still tell."""
    edition, seats = data.draw(st.sampled_from([("classic", 3), ("2024", 2), ("2015", 2)]))
    events = list(read_record(a_record(edition, seats)))
    place = data.draw(st.integers(0, len(events) - 2))
    event = events[place]
    fields = [
        (name, getattr(event, name))
        for name in event.__dataclass_fields__
        if isinstance(getattr(event, name), int)
    ]
    name, value = data.draw(st.sampled_from(fields))
    change = data.draw(st.sampled_from([-1, 1, 100]))
    assume(value + change >= 0)
    events[place] = replace(event, **{name: value + change})
    try:
        verify(forged(events), a_box())
    except Broken as wrong:
        assert line(wrong) >= 2
    else:
        # People could have chosen another moment or another field; the rest was not up to them.
        assert not isinstance(event, BROUGHT_BY_ITSELF)
        assert name in ("at", "field")


def changed(table: Playing, kind: type[Event], **fields: object) -> Misread:
    """What is said when the first event of a kind is another one."""
    events = list(table.events)
    place = next(number for number, event in enumerate(events) if isinstance(event, kind))
    events[place] = replace(events[place], **fields)  # type: ignore[arg-type]
    return objection(forged(events))


def test_every_draw_is_drawn_again_from_the_published_seed() -> None:
    """R-405: the seed drives gems, boards, dice and start seat, and is sealed in event 1."""
    table = played("classic", 3, seed=9)
    laid = next(event for event in table.events if isinstance(event, GemsLaid))
    first = next(event for event in table.events if isinstance(event, RoundStarted))
    pawns = next(event for event in table.events if isinstance(event, PawnsPlaced))
    assert first.symbol.value != "mask"
    mask = type(first.symbol)("mask")

    rows = tuple(reversed(laid.rows))
    assert "'rows' of GemsLaid" in changed(table, GemsLaid, rows=rows).found
    start = (table.game.start_seat + 1) % 3
    assert "'start_seat' of GameStarted" in changed(table, GameStarted, start_seat=start).found
    fields = (*pawns.fields[:2], 5 - pawns.fields[2])
    assert "PawnsPlaced" in changed(table, PawnsPlaced, fields=fields).found
    deals = tuple(
        replace(deal, puzzle=a_box().board(deal.board).puzzle(deal.side, mask))
        for deal in first.deals
    )
    assert (
        "'symbol' of RoundStarted" in changed(table, RoundStarted, symbol=mask, deals=deals).found
    )
    swapped = (first.deals[1], first.deals[0], first.deals[2])
    assert "'deals' of RoundStarted" in changed(table, RoundStarted, deals=swapped).found
    assert "not the one that was sealed" in changed(table, SeedPublished, seed="00" * 16).found
    # A short seed could be guessed before the end, also if it was sealed.
    events = list(table.events)
    started = events[0]
    assert isinstance(started, GameStarted)
    events[0] = replace(started, seal=sha256(bytes(15)).hexdigest())
    events[-1] = SeedPublished(events[-1].at, "00" * 15)
    assert "not the one that was sealed" in objection(forged(events)).found
    assert "hexadecimal" in changed(table, SeedPublished, seed="no seed").found


def test_what_no_rule_allows_is_found() -> None:
    """R-400: the server alone decides; whatever else a record says cannot have happened."""
    table = played("classic", 3, seed=9)
    moved = next(event for event in table.events if isinstance(event, PawnMoved))

    far = 5 if moved.field < 3 else 0
    assert changed(table, PawnMoved, field=far).place.startswith("line ")
    stranger = changed(table, UbongoCalled, seat=7).found
    assert stranger == "no command brings UbongoCalled here: there is no seat 7, only 3 seats"
    assert "GemsTaken" in changed(table, GemsTaken, gems=()).found
    events: list[Event] = [event for event in table.events if not isinstance(event, GemsTaken)]
    assert isinstance(objection(forged(events)), Broken)


def test_a_second_chance_that_was_left_out_is_missed() -> None:
    """R-138: if nobody solved, the hourglass is turned once more."""
    table = a_game("bare", 2, rounds=1)
    table.play_round()
    table.wait(10_000_000)
    events: list[Event] = [
        event for event in table.events if not isinstance(event, HourglassTurned)
    ]

    assert "HourglassTurned" in objection(forged(events)).found


def test_the_clock_may_be_moved_when_something_was_due() -> None:
    """R-411: after a stumble accepted events stand, and the sand goes on with the time left."""
    table = a_game("bare", 2, rounds=1)
    table.begin()
    table.tell(MoveClock(90_000, "the server stumbled"), table.game.now + 95_000)
    table.end_round()
    table.wait(10_000_000)

    assert verify(write_record(table.events), a_box()).notes == ()


def test_a_game_that_is_not_over_keeps_its_seed_and_is_checked_as_far_as_can_be() -> None:
    """R-405: the seed is published at the end, and not before."""
    table = a_game("classic", 2)
    table.play_round(0, 1)
    found = verify(write_record(table.events), a_box())

    assert [note.split(",")[0] for note in found.notes] == ["the seed is not published"]
    started = table.happened(RoundStarted)[0]
    assert changed(table, RoundStarted, roller=1).place == line_place(table, started)


def test_without_the_seed_the_field_that_is_wrong_is_named_and_not_one_that_was_drawn() -> None:
    """R-405: the face of the die cannot be checked, the end of the sand can."""
    table = a_game("bare", 2, seed=9)
    table.begin()
    started = table.happened(RoundStarted)[0]
    assert started.deadline is not None
    wrong = changed(table, RoundStarted, deadline=started.deadline + 1)

    assert wrong.found == "'deadline' of RoundStarted is not what the rules and the seed bring"


def test_a_record_that_the_referee_objects_to_does_not_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R-400: also if the engine would have played it just so."""

    class Strict(Referee):
        def check(self, event: Event, game: Game) -> tuple[Breach, ...]:
            strict = (Breach("strict", "a pawn has moved"),)
            return strict if isinstance(event, PawnMoved) else super().check(event, game)

    record = a_record()
    assert verify(record, a_box()).notes == ()
    monkeypatch.setattr(verification, "Referee", Strict)
    wrong = objection(record)

    assert wrong.found == "the referee objects: a pawn has moved"
    assert contents_of(record)[line(wrong) - 2].split(" ")[2] == "PawnMoved"


def test_a_file_may_have_sixteen_megabytes_and_not_a_byte_more() -> None:
    most = 16 * 2**20
    assert len(text_of(b"x" * most)) == most
    with pytest.raises(Misread, match="more than any game"):
        text_of(b"x" * (most + 1))
    for size, found in ((most, "it begins with"), (most + 1, "characters")):
        assert found in objection("x" * size).found


def line_place(table: Playing, event: Event) -> str:
    return f"line {table.events.index(event) + 2}"


@pytest.mark.parametrize(("edition", "seats"), [("classic", 2), ("cooperative", 3), ("solo", 1)])
def test_boards_of_another_box_are_said_to_be_unchecked(edition: str, seats: int) -> None:
    record = write_record(played(edition, seats, seed=3).events)
    found = verify(record, the_box())

    assert len(found.notes) == 1
    assert "is not of the present box" in found.notes[0]


def test_with_the_boards_of_another_box_the_dice_are_still_checked() -> None:
    """R-405: the dice follow from the seed, whatever the boards."""
    table = played("bare", 2, seed=3)
    events: list[Event] = []
    for event in table.events:
        turned = event
        if isinstance(event, RoundStarted) and event.round == 2:
            other = "hand" if event.symbol.value != "hand" else "mask"
            turned = replace(event, symbol=type(event.symbol)(other))
        events.append(turned)

    assert "'symbol' of RoundStarted" in objection(forged(events), the_box()).found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "it begins with ''"),
        ("\n", "it begins with ''"),
        ("hello\n", "a record of a game begins with 'ubongo record'"),
        ("ubongo record 3\n", "it is written in format '3'; this program reads formats 1 to 2"),
        ("ubongo record 2\n", "does not say which ubongo wrote it"),
        ("ubongo record 2 by ubongo 0.2.0\n", "does not say which ubongo wrote it"),
        ("ubongo record 2 by ubongo 0.2.0 " + "0" * 32 + "\n", "the check value of the first"),
        ("ubongo record 1", "it does not end with a line break"),
        ("ubongo record 1\n", "it does not end with a line break"),
        ("ubongo record 1\r\n", "carriage returns"),
        ("ubongo record 1\nhello\n", "is not the closing line"),
        ("ubongo record 1\nhello\nhello\n", "is not number, time, event"),
        ("ubongo record " + "9" * 5_000, "it is written in format"),
        ("x" * 17_000_000, "more than any game"),
    ],
    ids=lambda text: quoted(text, 30),
)
def test_foreign_and_broken_files_get_a_clear_sentence(text: str, said: str) -> None:
    assert said in str(objection(text))


def test_files_that_are_no_text_get_a_clear_sentence() -> None:
    assert "is not text" in str(objection(b"\x89PNG\r\n\x1a\n"))
    assert line(objection(b"\n\x89PNG")) == 2
    assert "more than any game" in str(objection(b"a" * 17_000_000))
    broken = a_record().encode().replace(b"GameStarted", b"Game\xffStarted")
    assert line(objection(broken)) == 2


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('1 0 GameEnded {"places": [1], "reason": "x"}', "the first event is not GameStarted"),
        ("1 0 GameStarted {}", "the field rules is missing"),
        ('1 0 Roll {"seat": 0}', "there is no event 'Roll'"),
        ('1 0 GameEnded {"places": [NaN], "reason": "x"}', "NaN is not a whole number"),
        ('1 0 GameEnded {"at": 3, "places": [1], "reason": "x"}', "the time is given twice"),
        ('1 0 GameEnded {"places": [1], "places": [2], "reason": "x"}', "twice"),
        ('1 0 GameEnded {"places": ' + "[" * 50_000 + "}", "nested too deeply"),
        ("1 9999999999999999 GameVoided {}", "too large"),
        ("2 0 GameVoided {}", "event 2 stands where event 1 belongs"),
    ],
    ids=lambda text: quoted(text, 30),
)
def test_lines_that_say_nothing_sensible_are_named(content: str, said: str) -> None:
    wrong = objection(chained([content, f"end 1 {NEWEST} {'0' * 64}"]))

    assert line(wrong) == 2
    assert said in str(wrong)


def test_a_record_without_events_is_no_game() -> None:
    assert "not GameStarted" in str(objection(chained([f"end 0 {NEWEST} {'0' * 64}"])))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"edition": "chess"}, "edition cannot be chess"),
        ({"players": ()}, "players cannot be 0"),
        ({"players": (Player("Ada"),) * 9}, "players cannot be 9"),
        ({"rules": 3}, "version 3 of the rules"),
        ({"rounds": 99}, "'rounds' of GameStarted"),
        ({"boards": ()}, "'boards' of GameStarted"),
        ({"box": "0" * 64}, "from the box 000000000000, is not of the present box"),
    ],
)
def test_a_start_that_nobody_could_agree_on_is_refused(
    changes: dict[str, object], said: str
) -> None:
    """R-404: edition, side, hourglass, options and rules version are fixed in event 1."""
    table = a_game("bare", 2)
    events = list(table.events)
    events[0] = replace(events[0], **changes)  # type: ignore[arg-type]
    try:
        found = verify(forged(events), a_box())
    except Misread as wrong:
        assert said in str(wrong)
    else:
        assert any(said in note for note in found.notes)


def test_time_never_goes_back() -> None:
    contents = contents_of(a_record("bare", 2))
    contents[0] = contents[0].replace("1 0 ", "1 99999999 ", 1)
    wrong = objection(chained(contents))

    assert line(wrong) == 3
    assert "time goes back" in wrong.found


def test_another_fingerprint_is_found() -> None:
    contents = contents_of(a_record("bare", 2))
    contents[-1] = re.sub("[0-9a-f]{64}", "0" * 64, contents[-1])
    wrong = objection(chained(contents))

    assert line(wrong) == len(contents) + 1
    assert "fingerprint" in wrong.found


def test_a_record_of_a_long_game_is_small_and_quickly_read() -> None:
    record = write_record(played("classic", 4, seed=1).events)

    assert len(record) < 60_000
    assert len(parse_record(record).events) == record.count("\n") - 2


# Records of other releases

FUTURE = "ubongo record 2 by ubongo 99.1.0"


def from_the_future(contents: list[str], header: str = FUTURE) -> NewerVersion:
    wrong = objection(chained(contents, header))
    assert isinstance(wrong, NewerVersion), wrong
    assert f"it was written by ubongo 99.1.0, this is {__version__}" in str(wrong)
    assert str(wrong).endswith("update ubongo to read it")
    return wrong


def test_a_record_of_a_newer_release_is_read_if_there_is_nothing_new_in_it() -> None:
    found = verify(chained(contents_of(a_record()), FUTURE), a_box())

    assert found.version == "99.1.0"


def test_what_is_new_in_a_record_of_a_newer_release_names_that_release() -> None:
    contents = contents_of(a_record())
    music = [one.replace('"any_hourglass"', '"music": true, "any_hourglass"') for one in contents]
    assert line(from_the_future(music)) == 2
    shouted = [one.replace("UbongoCalled", "UbongoShouted") for one in contents]
    assert from_the_future(shouted).why.startswith("there is no event 'UbongoShouted'")
    rules = [contents[0].replace('"rules": 2', '"rules": 3'), *contents[1:]]
    assert "version 3 of the rules" in from_the_future(rules).why
    levels = [one.replace('"any_hourglass"', '"levels": [96], "any_hourglass"') for one in contents]
    assert from_the_future(levels).why.startswith("levels cannot be")
    edition = [contents[0].replace('"edition": "classic"', '"edition": "2031"'), *contents[1:]]
    assert from_the_future(edition).why.startswith("edition cannot be 2031")
    closing = contents[-1].split(" ")
    closing[2] = "7"
    facts = [*contents[:-1], " ".join(closing)]
    assert "list 7" in from_the_future(facts).why
    format_ = from_the_future(contents, "ubongo record 3 by ubongo 99.1.0")
    assert (line(format_), format_.why) == (1, "in format 3")

    # The same in a record of this release can only be a forgery.
    for forgery in (music, shouted, rules, levels, edition, facts):
        assert isinstance(objection(chained(forgery)), Broken)


def test_a_newer_release_is_no_excuse_for_a_changed_line() -> None:
    record = chained(contents_of(a_record()), FUTURE)

    assert isinstance(objection(record.replace("UbongoCalled", "UbongoShouted", 1)), Broken)
    assert line(objection(record.replace("99.1.0", "98.1.0", 1))) == 1


@pytest.mark.parametrize(
    "version", ["1", "-1.0.0", "0.2", "0.2.0-rc1", "00.2.0", "99999.0.0", "0.2.0.0", "9" * 20]
)
def test_a_record_by_no_release_is_none(version: str) -> None:
    wrong = objection(chained(contents_of(a_record()), f"ubongo record 2 by ubongo {version}"))

    assert (line(wrong), "is not a version" in wrong.found) == (1, True)


@pytest.mark.parametrize(
    "header",
    [
        "ubongo record -1",
        "ubongo record 2 by ubongo",
        "ubongo record 2 by us 0.2.0",
        f"ubongo record 2 by ubongo {'9' * 9_000}",
        f"ubongo record {'9' * 40} by ubongo 9.0.0",
        "ubongo record 2 by ubongo 0.2.0 by ubongo 0.3.0",
        "ubongo record 2\tby ubongo 0.2.0",
    ],
    ids=lambda text: quoted(text, 40),
)
def test_a_first_line_that_is_none_is_named(header: str) -> None:
    wrong = objection(chained(contents_of(a_record()), header))

    assert line(wrong) == 1
    assert len(str(wrong)) < 300


def test_the_closing_line_has_the_format_of_the_first() -> None:
    contents = contents_of(a_record())
    game = replay(read_record(a_record()))
    old = f"end {len(contents) - 1} {fingerprint(game, 1)}"

    verify(chained([*contents[:-1], old], FIRST_HEADER), a_box())
    assert "another format" in objection(chained(contents, FIRST_HEADER)).found
    assert "another format" in objection(chained([*contents[:-1], old])).found
    unknown = contents[-1].replace(f" {NEWEST} ", " 7 ", 1)
    assert "list 7, which there is not" in objection(chained([*contents[:-1], unknown])).found


def test_a_record_keeps_verifying_by_its_own_list_of_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-401: a list with a new fact makes a new version, and takes nothing from the old one."""
    before = a_record("classic", 3)
    more = Form("Game", Game, "edition number was_fun=paused")
    facts = {**FACTS, 7: Facts((more,), ())}
    monkeypatch.setattr("ubongo.rules.records.fingerprint.FACTS", facts)
    monkeypatch.setattr("ubongo.rules.records.record.FACTS", facts)

    assert verify(before, a_box()).fingerprint == contents_of(before)[-1].split(" ")[-1]
    game = replay(read_record(before))
    assert len({fingerprint(game, version) for version in facts}) == len(facts)
    contents = contents_of(before)
    for version in facts:
        contents[-1] = f"end {len(contents) - 1} {version} {fingerprint(game, version)}"
        assert verify(chained(contents), a_box()).fingerprint == fingerprint(game, version)
    contents[-1] = f"end {len(contents) - 1} 7 {fingerprint(game, 1)}"
    assert "the fingerprint is not that of the game" in objection(chained(contents)).found


def test_a_table_that_is_in_no_list_of_facts_is_said_to_be() -> None:
    """An edition with a table of its own gives it a line, so that nothing is left out."""
    game = replay(read_record(a_record()))

    class NewTable(EditionState):
        pass

    game.table = NewTable()
    with pytest.raises(TypeError, match=r"NewTable is in no list of facts: give it a line"):
        fingerprint(game)


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("ubongo record 21", "it is written in format '21'"),
        ("2 by ubongo 0.2.0", "it begins with '2 by ubongo 0.2.0"),
    ],
)
def test_only_a_record_of_this_format_is_told_what_its_first_line_lacks(
    header: str, said: str
) -> None:
    wrong = objection(f"{header}\n")

    assert (type(wrong), line(wrong)) == (Misread, 1)
    assert said in wrong.found


@pytest.mark.parametrize("count", [-1, 1])
def test_the_closing_line_counts_the_events(count: int) -> None:
    """R-401: no event is missing, whoever made the check values."""
    contents = contents_of(a_record())
    there = len(contents) - 1
    contents[-1] = contents[-1].replace(f"end {there} ", f"end {there + count} ", 1)
    wrong = objection(chained(contents))

    assert wrong.found == f"it closes {there + count} events and there are {there}"
    assert line(wrong) == there + 2


def test_a_start_that_is_refused_is_named_by_its_line() -> None:
    """R-404: event 1 stands on line 2."""
    events = list(a_game("bare", 2).events)
    events[0] = replace(events[0], players=(Player("Ada"),) * 9)  # type: ignore[arg-type]

    assert line(objection(forged(events))) == 2


def test_a_game_of_the_first_rules_is_known_by_its_boards() -> None:
    """R-405: version 1 told no fingerprint of the box; every deal is compared instead."""
    table = a_game("bare", 2, rounds=1, rules=1)
    table.play_round(0, 1)
    record = write_record(table.events)
    assert verify(record, a_box()).notes == ()

    dealt = dealt_in(table)
    without = Box(tuple(board for board in a_box().boards if board.number not in dealt))
    assert len(verify(record, without).notes) == 1
    [first] = [event for event in table.events if isinstance(event, RoundStarted)]
    said = f"as dealt on {line_place(table, first)} is not of the present box"
    assert said in verify(record, without).notes[0]
    fewer = Box(tuple(board for board in a_box().boards if board.number in dealt))
    assert "the set of boards on line 2" in verify(record, fewer).notes[0]


def dealt_in(table: Playing) -> set[int]:
    """The numbers of the boards that were dealt."""
    return {deal.board for started in table.happened(RoundStarted) for deal in started.deals}


def test_a_changed_check_value_of_the_closing_line_is_found() -> None:
    """R-401: the last line is held to its check value like all others."""
    record = a_record()
    last = "0" if record[-2] != "0" else "1"
    wrong = objection(f"{record[:-2]}{last}\n")

    assert wrong.found == "the check value of the closing line does not fit what is written"


def test_an_event_that_the_game_cannot_take_is_named() -> None:
    """R-405: with a secret seed a deal cannot be checked, but there is one for each seat."""
    table = a_game("bare", 2)
    table.begin()
    *before, started = table.events
    assert isinstance(started, RoundStarted)
    deals = (*started.deals, started.deals[0])
    wrong = objection(forged([*before, replace(started, deals=deals)]))

    assert wrong.found == "this event does not fit the game before it"
    assert line(wrong) == len(table.events) + 1


def test_no_record_is_longer_than_16_mib() -> None:
    assert "more than any game" in str(objection("x" * (16 * 1024 * 1024 + 1)))
    assert "more than any game" not in str(objection("x" * (16 * 1024 * 1024)))
