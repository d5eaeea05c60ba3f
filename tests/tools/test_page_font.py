"""The font of the page has every character of its words, and is made the same way every time."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tools import page_font

LARGEST = 20_000  # bytes: of the 80,000 of the first load


def test_the_font_has_every_sign_of_the_words() -> None:
    """After new words: `python -m tools.page_font` makes the font anew."""
    assert page_font.missing(page_font.characters(page_font.texts()), page_font.shipped()) == set()


def test_a_sign_that_no_font_has_is_noticed(tmp_path: Path) -> None:
    words = tmp_path / "xx.ftl"
    words.write_text("hello = Žluťoučký ← kůň\n", encoding="utf-8")
    used = page_font.characters([words])

    assert used["ů"] == 1
    assert page_font.missing(used, page_font.shipped()) == set("Žťčů" + "ň")


def test_the_style_sheet_names_each_file_and_just_its_signs() -> None:
    """A browser asks for a file only if one of its characters is shown."""
    sheet = page_font.SHEET.read_text(encoding="utf-8")
    files = sorted(path.name for path in page_font.FOLDER.glob("*.woff2"))
    named = re.findall(r'url\("\./(.+?)"\)', sheet)

    assert sorted(named) == files
    for name, ranges in zip(named, re.findall(r"unicode-range: (.+);", sheet), strict=True):
        has = page_font.has(TTFont(page_font.FOLDER / name))
        assert page_font.ranges(has) == ranges
    assert (page_font.FOLDER / "figtree-latin.woff2").stat().st_size <= LARGEST


def test_the_stand_in_is_as_wide_as_the_font() -> None:
    """Else the page would jump when the font comes; Arial needs little stretching."""
    sheet = page_font.SHEET.read_text(encoding="utf-8")
    found = [float(one) for one in re.findall(r"size-adjust: ([\d.]+)%", sheet)]

    assert len(found) == 2
    assert all(90 < one < 110 for one in found)
    assert len(re.findall("font-display: swap", sheet)) == len(re.findall("url\\(", sheet))


def test_the_font_is_the_one_that_the_command_makes() -> None:
    """Nobody has to trust a file that was made by hand."""
    if not page_font.SOURCES.is_dir():
        pytest.skip("npm has not brought the font: the page was not built here")
    path = page_font.FOLDER / "figtree-latin.woff2"
    source = page_font.with_twins(page_font.source("latin"))
    made = page_font.cut(source, page_font.has(TTFont(path)))

    assert made == path.read_bytes()


def test_lines_of_words_are_compared_by_their_letters() -> None:
    if not page_font.SOURCES.is_dir():
        pytest.skip("npm has not brought the font: the page was not built here")
    font = page_font.source("latin")
    wide = page_font.stretch(font, 500, "Helvetica", Counter("mmm"))
    narrow = page_font.stretch(font, 500, "Helvetica", Counter("iii"))

    assert wide != narrow
    assert 0.5 < narrow < 2
