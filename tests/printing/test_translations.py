"""Every language has every word, in letters that the font has, and they are on the sheets."""

import re
import string
from typing import cast

import pytest
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

import do
from tests.support.pdf_measure import pages_of, squeezed
from tests.support.printed_sheets import made
from tools.languages import proof_of
from ubongo.languages import FOLDER, LANGUAGES, SOURCE
from ubongo.printing.fonts import FONTS, load_fonts
from ubongo.printing.translations import rules_paragraphs, words_in

PARTS = ("solutions", "all")
OTHERS = [language for language in LANGUAGES if language != SOURCE]


def holes_in(said: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(said) if name}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_words(language: str) -> None:
    english, other = words_in(SOURCE).known, words_in(language).known
    # Names and numbers, and words that happen to be spelt alike.
    alike = proof_of(language)["sheets_alike"]

    assert set(other) == set(english)
    for key, said in english.items():
        assert other[key], key
        assert holes_in(other[key]) == holes_in(said), key
        if key not in alike:
            assert other[key] != said, key


def told(language: str) -> list[str]:
    """Every line of the rules, those only for the page too, without the numbers of the rules."""
    text = (FOLDER / language / "rules.txt").read_text("utf-8")
    return [line.partition(" {R-")[0] for line in text.splitlines() if line]


def kind(line: str) -> str:
    """For whom a line is and what it is; of a heading its name, of a picture all of it."""
    mark = re.match(r"(\+ )?(# [a-z0-9-]+ \| |- |= [a-z-]+)?", line)
    assert mark is not None
    return mark[0]


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_are_told_whole_in_every_language(language: str) -> None:
    """The same headings, paragraphs, points, pictures and numbers, in the same order."""
    english, other = told(SOURCE), told(language)

    assert [kind(line) for line in other] == [kind(line) for line in english]
    for said, line in zip(english, other, strict=True):
        assert {w for w in figures(line) if len(w) > 1} == {
            w for w in figures(said) if len(w) > 1
        }, line


def test_every_rule_that_players_meet_is_told() -> None:
    """The English lines say which rules they tell; these are nobody's business at a table."""
    quiet = {
        "R-019",  # left is clockwise: said wherever something goes to the left
        "R-129",  # cannot happen
        "R-157",  # what the classic game does not have
    }
    text = (FOLDER / SOURCE / "rules.txt").read_text("utf-8")
    rules = "".join(page.read_text("utf-8") for page in (do.ROOT / "docs" / "rules").glob("*.md"))

    assert set(re.findall(r"R-\d{3}", text)) == set(re.findall(r"\*\*(R-\d{3})\*\*", rules)) - quiet


def figures(text: str) -> list[str]:
    return "".join(sign if sign.isdecimal() else " " for sign in text).split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_on_some_sheet(language: str) -> None:
    """In the language that was asked for, and none is left over."""
    pages = [page for kind in PARTS for page in pages_of(made(kind, language=language))]
    text = squeezed("".join(text.words for page in pages for text in page.texts))
    for key, said in words_in(language).known.items():
        for part, *_ in string.Formatter().parse(said):
            assert squeezed(part) in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_whole(language: str) -> None:
    (page,) = pages_of(made("rules", language=language))
    # A line that ends one column goes on in the next.
    for paragraph in rules_paragraphs(language):
        if not paragraph.startswith("= "):
            assert page.says(paragraph.removeprefix("# ").removeprefix("- "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("font", FONTS)
def test_the_font_has_every_letter(language: str, font: str) -> None:
    load_fonts()
    known = cast(TTFont, pdfmetrics.getFont(font)).face.charToGlyph
    text = (FOLDER / language / "sheets.txt").read_text("utf-8")
    text += (FOLDER / language / "rules.txt").read_text("utf-8")

    assert {sign for sign in text if sign != "\n" and ord(sign) not in known} == set()
