"""Names: 1 to 20 visible characters, and no two at a table that look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.server.http.cookies import GuestCookies
from ubongo.server.lookalikes import FILE
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.names import (
    LONGEST,
    BadName,
    length,
    looks_like,
    shortened,
    tidy,
)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\N{COMBINING DIAERESIS}", "Zoë"),
        ("李小龍", "李小龍"),
        ("Ελένη", "Ελένη"),
        ("\N{HEAVY BLACK HEART}\ufe0f", "\N{HEAVY BLACK HEART}"),
        ("Ada\U000e0100", "Ada"),  # it would be a perfect twin
        ("x" * 20, "x" * 20),
        ("Fam \N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}",) * 2,
        ("\N{WOMAN}\U0001f3fd\u200d\N{PERSONAL COMPUTER}",) * 2,  # with a skin tone
        ("\N{HEAVY BLACK HEART}\ufe0f\u200d\N{FIRE}", "\N{HEAVY BLACK HEART}\u200d\N{FIRE}"),
        ("\u200d".join("\N{GIRL}" * 20),) * 2,
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
        ("\N{ZERO WIDTH JOINER}\N{GIRL}", "sign"),
        ("\N{GIRL}\N{ZERO WIDTH JOINER}", "sign"),
        ("\N{GIRL}\N{ZERO WIDTH JOINER}\N{ZERO WIDTH JOINER}\N{BOY}", "sign"),
        ("a\N{ZERO WIDTH JOINER}\N{GIRL}", "sign"),
        ("\N{GIRL}" * 21, "long"),
        ("abc\N{WORD JOINER}", "sign"),
        ("abc\N{NO-BREAK SPACE}d", "sign"),
        ("abc\N{SOFT HYPHEN}", "sign"),
        ("\N{HANGUL FILLER}", "sign"),
        ("\N{BRAILLE PATTERN BLANK}", "sign"),
        ("\ue000", "sign"),
        ("\N{COMBINING ACUTE ACCENT}", "sign"),
        ("Z" + "\N{COMBINING GRAVE ACCENT}" * 9, "sign"),
        ("\ud800", "broken"),
        ("abc\U000e0001", "sign"),
        ("abc\U000e0041", "sign"),
        ("abc\N{MONGOLIAN FREE VARIATION SELECTOR ONE}", "sign"),
        ("abc\N{KHMER VOWEL INHERENT AQ}", "sign"),
        ("abc\N{HALFWIDTH HANGUL FILLER}", "sign"),
        ("Admin", "blocked"),
        ("the ADMIN", "blocked"),
        ("А d m і n", "blocked"),  # noqa: RUF001
        ("Ubongo-Server", "blocked"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER S}ystem", "blocked"),
    ],
)
def test_what_cannot_be_seen_or_is_too_long_is_no_name(name: str, why: str) -> None:
    """S-23: nor is one of the small list of names that nobody may have."""
    with pytest.raises(BadName) as refused:
        tidy(name)
    characters = len(name) if why == "long" else 0
    assert refused.value.numbers == {"why": why, "longest": LONGEST, "length": characters}


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
        # Letters of other scripts.
        ("Ada", "\N{CHEROKEE LETTER GO}da"),
        ("Ada", "\N{CHEROKEE SMALL LETTER GO}da"),
        ("Ada", "\N{LISU LETTER A}da"),
        ("Otto", "\N{ARMENIAN CAPITAL LETTER OH}tt\N{ARMENIAN SMALL LETTER OH}"),
        ("Nan", "\N{CYRILLIC SMALL LETTER PE}a\N{CYRILLIC SMALL LETTER PE}"),
        ("Tom", "ТОМ"),  # noqa: RUF001
        ("Ann", "\N{LATIN LETTER SMALL CAPITAL A}nn"),
        ("Max", "\N{MATHEMATICAL BOLD CAPITAL M}ax"),
        ("Hal", "\N{CYRILLIC CAPITAL LETTER EN}al"),
        ("\N{MAN}\u200d\N{GIRL}", "\N{MAN}\N{GIRL}"),
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    """S-23: letters of Cherokee, Lisu, Armenian and Cyrillic made twins."""
    assert looks_like(one, other)
    assert looks_like(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Ben", "Bea"), ("Kito", "Nia"), ("Анна", "Инна"), ("李小龍", "李小璐")],
)
def test_names_that_differ_do_not_look_alike(one: str, other: str) -> None:
    assert not looks_like(one, other)


@given(st.text(max_size=40))
def test_every_name_is_tidy_once_and_for_all(name: str) -> None:
    try:
        shown = tidy(name)
    except BadName:
        return
    assert tidy(shown) == shown
    assert 1 <= length(shown) <= LONGEST
    assert len(shown) < 2 * LONGEST
    assert unicodedata.is_normalized("NFC", shown)
    assert looks_like(shown, name)


# Unicode's Default_Ignorable_Code_Point, as DerivedCoreProperties.txt lists them.
DRAWN_AS_NOTHING = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0),
    *(*range(0x180B, 0x1810), *range(0x200B, 0x2010), *range(0x202A, 0x202F)),
    *(*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), *range(0xFFF0, 0xFFF9)),
    *(*range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000)),
)


def test_nothing_that_is_drawn_as_nothing_is_in_a_name() -> None:
    """S-23: with U+E0100 a name had a perfect twin."""
    for number in DRAWN_AS_NOTHING:
        try:
            assert tidy(f"a{chr(number)}b") == "ab", hex(number)
        except BadName:
            continue


@pytest.mark.parametrize(
    "name", ["Adam", "Nadia", "Sutton", "Servais", "Scunthorpe", "Essex", "Negroni", "Assunta"]
)
def test_a_name_that_only_has_such_letters_in_it_is_free(name: str) -> None:
    assert tidy(name) == name


def test_the_list_of_lookalikes_is_whole() -> None:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]

    assert len(lines) > 2_000
    assert lines == sorted(lines, key=lambda line: int(line.split()[0], 16))
    for line in lines:
        source, *target = line.split()
        assert target
        assert source not in target


def test_a_shortened_name_ends_with_something_to_see() -> None:
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert [shortened(family, most) for most in (1, 2, 3, 4)] == [
        "\N{MAN}",
        "\N{MAN}\u200d\N{WOMAN}",
        family,
        family,
    ]
    assert shortened("Ada Lovelace", 4) == "Ada"


def test_the_longest_name_fits_into_a_cookie() -> None:
    """All different, so that it cannot be compressed well."""
    cookies = GuestCookies("secret")
    emoji = [chr(0x1F400 + 7 * number) for number in range(LONGEST)]
    guest = Guest("x" * 16, tidy("\u200d".join(emoji)))

    read = cookies.read(cookies.cookie(guest))
    assert read is not None
    assert read.guest == guest
