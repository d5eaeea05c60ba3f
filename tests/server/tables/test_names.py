"""Names: 1 to 20 visible characters, and no two at a table that look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.server.tables.names import LONGEST, BadName, looks_like, tidy


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("李小龍", "李小龍"),
        ("Ελένη", "Ελένη"),
        ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}"),
        ("x" * 20, "x" * 20),
    ],
)
def test_a_name_is_shown_tidily(given_name: str, shown: str) -> None:
    assert tidy(given_name) == shown


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * 21, "long"),
        ("a\nb", "sign"),
        ("a\tb", "sign"),
        ("a\0b", "sign"),
        ("a\x1b[31mb", "sign"),
        ("abc\N{RIGHT-TO-LEFT OVERRIDE}def", "sign"),
        ("abc\N{ZERO WIDTH SPACE}", "sign"),
        ("abc\N{ZERO WIDTH JOINER}", "sign"),
        ("abc\N{WORD JOINER}", "sign"),
        ("abc\N{NO-BREAK SPACE}d", "sign"),
        ("abc\N{SOFT HYPHEN}", "sign"),
        ("\N{HANGUL FILLER}", "sign"),
        ("\N{BRAILLE PATTERN BLANK}", "sign"),
        ("\ue000", "sign"),
        ("\N{COMBINING ACUTE ACCENT}", "sign"),
        ("Z" + "\N{COMBINING GRAVE ACCENT}" * 9, "sign"),
        ("\ud800", "broken"),
    ],
)
def test_what_cannot_be_seen_or_is_too_long_is_no_name(name: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        tidy(name)
    assert refused.value.numbers == {"why": why, "longest": LONGEST}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("Ada", "Ad\N{CYRILLIC SMALL LETTER A}"),
        ("Ada", "\N{GREEK CAPITAL LETTER ALPHA}da"),
        ("Ada", "Adá"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Ian", "|an"),
        ("Bob", "B0b"),
        ("Bob", "\N{FULLWIDTH LATIN CAPITAL LETTER B}ob"),
        ("Mara", "rnara"),
        ("Wim", "VVim"),
        ("Sue", "$ue"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert looks_like(one, other)
    assert looks_like(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ben", "Bea"), ("Kito", "Nia")])
def test_names_that_differ_do_not_look_alike(one: str, other: str) -> None:
    assert not looks_like(one, other)


@given(st.text(max_size=40))
def test_every_name_is_tidy_once_and_for_all(name: str) -> None:
    try:
        shown = tidy(name)
    except BadName:
        return
    assert tidy(shown) == shown
    assert 1 <= len(shown) <= LONGEST
    assert unicodedata.is_normalized("NFC", shown)
    assert looks_like(shown, name)
