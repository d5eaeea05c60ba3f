"""The PDF as a file: the same bytes each time, its own font in it, and a title in the language."""

import subprocess
import sys
from io import BytesIO
from typing import cast

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from tests.support.pdf_measure import pages_of
from tests.support.printed_sheets import KINDS, made
from ubongo.misread import Misread
from ubongo.printing import sheets
from ubongo.printing.options import Options, Paper, Style, numbers_in


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_order_gives_the_same_bytes(kind: str) -> None:
    assert made.__wrapped__(kind) == made(kind)


def test_the_bytes_do_not_depend_on_how_strings_are_hashed() -> None:
    told = (
        "import hashlib; from ubongo.printing import sheets; "
        "from ubongo.printing.options import Options; "
        "print(hashlib.sha256(sheets.pieces(Options())).hexdigest())"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", told],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(seen) == 1


@pytest.mark.parametrize("kind", KINDS)
def test_every_font_is_in_the_file(kind: str) -> None:
    for page in pages_of(made(kind)):
        for font in page.fonts:
            described = cast(DictionaryObject, font["/FontDescriptor"])
            assert "/FontFile2" in described
            assert "Vera" in str(described["/FontName"])


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Ubongo · Rules of the game"),
        ("de", "Ubongo · Spielregeln"),
        ("fr", "Ubongo · Règles du jeu"),
        ("it", "Ubongo · Regole del gioco"),
        ("nl", "Ubongo · Spelregels"),
    ],
)
def test_the_file_says_what_it_is(language: str, title: str) -> None:
    reader = PdfReader(BytesIO(made("rules", language=language)))
    said = reader.metadata
    assert said is not None

    assert said.title == title
    assert said.author == "The Ubongo authors"
    assert said.creator == "Ubongo"
    assert str(reader.root_object["/Lang"]) == language
    # A reader that heeds this prints in full size without being told.
    wishes = cast(DictionaryObject, reader.root_object["/ViewerPreferences"])
    assert str(wishes["/PrintScaling"]) == "/None"


def test_the_first_sheet_of_everything_tells_the_right_pages() -> None:
    pages = pages_of(made("all"))
    first = [text.words for text in pages[0].texts]
    for name, begins in (
        ("Rules of the game", "In short"),
        ("Boards", "side A: easy"),
        ("Pieces", "Pieces, front"),
        ("Gem board, gems, pawns and dice", "Gem board"),
        ("Round track and scoring boards", "Round track"),
    ):
        page = int(first[first.index(name) + 1].split("–")[0])
        assert pages[page - 1].says(begins)
        # A front lies on the front of a leaf.
        assert page % 2 == 1


def test_progress_is_told_for_every_side() -> None:
    from ubongo.boards.box import the_box

    told: list[int] = []
    box = sheets.only(the_box(), range(1, 5))
    sheets.solutions(box, Options(), told.append)

    assert sum(told) == sheets.steps(box, Options()) == 8


@pytest.mark.parametrize("players", [0, 5, -1])
def test_so_many_cannot_play(players: int) -> None:
    with pytest.raises(Misread):
        Options(Paper.A4, Style.COLOUR, "en", players)


def test_no_side_is_nothing_to_print() -> None:
    with pytest.raises(Misread):
        Options(sides=())


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("7", (7,)), ("1-3", (1, 2, 3)), (" 3 , 1 - 2,2", (1, 2, 3)), ("36", (36,))],
)
def test_numbers_of_boards(text: str, numbers: tuple[int, ...]) -> None:
    assert numbers_in(text, 36) == numbers


@pytest.mark.parametrize(
    "text",
    ["", "0", "37", "3-1", "1-", "-1", "1--2", "x", "1,,2", "٣", "²", "9" * 5000, "1-99999999"],
)
def test_what_are_no_numbers_of_boards(text: str) -> None:
    with pytest.raises(Misread, match="boards: "):
        numbers_in(text, 36)
