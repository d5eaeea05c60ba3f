"""`ubongo print`: what it writes, what it never writes over, and what it says to bad input."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from ubongo.cli import run
from ubongo.cli.print_output import BOARDS, MOST_PLAYERS
from ubongo.cli.printing import PAPERS, STYLES
from ubongo.printing import options

Printed = pytest.CaptureFixture[str]
UBONGO = [sys.executable, "-m", "ubongo"]

FEW = ["--boards", "1-2"]
KINDS: dict[str, list[str]] = {
    "boards": FEW,
    "pieces": ["--players", "1"],
    "gem-board": [],
    "round-track": ["--players", "2"],
    "rules": ["--language", "de"],
    "solutions": FEW,
    "all": FEW,
}


def test_the_words_are_those_of_the_options() -> None:
    assert tuple(one.value for one in options.Paper) == PAPERS
    assert tuple(one.value for one in options.Style) == STYLES
    assert options.MOST_PLAYERS == MOST_PLAYERS
    assert BOARDS == 36


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_becomes_a_file(kind: str, tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "sheet.pdf"

    assert run(["print", kind, "--out", str(path), *KINDS[kind]]) == 0
    assert len(PdfReader(path).pages) >= 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ")
    assert [one.name for one in tmp_path.iterdir()] == ["sheet.pdf"]


def test_paper_style_and_side(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    words = ["--paper", "letter", "--style", "ink-saving", "--side", "hard", "--boards", "4,5,9"]

    assert run(["print", "boards", "--out", str(path), *words]) == 0
    (page,) = PdfReader(path).pages
    assert round(page.mediabox.width) == 612
    assert "Boards 4–5, 9, side B: hard" in page.extract_text()


def test_a_seed_gives_other_boards_and_the_same_again(tmp_path: Path) -> None:
    made = []
    for name, seed in (
        ("a", ["--seed", "7"]),
        ("b", ["--seed", "7"]),
        ("c", []),
        ("d", ["--seed", "8"]),
    ):
        path = tmp_path / f"{name}.pdf"
        assert run(["print", "boards", "--out", str(path), "--boards", "3", *seed]) == 0
        made.append(path.read_bytes())

    assert made[0] == made[1]
    assert len(set(made)) == 3


def test_nothing_is_written_over_unless_asked(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "mine.pdf"
    path.write_text("mine")

    assert run(["print", "rules", "--out", str(path)]) == 2
    assert capsys.readouterr().err == (
        f"output: {path} already exists; name another one, or add --force\n"
    )
    assert path.read_text() == "mine"
    assert run(["print", "rules", "--out", str(path), "--force"]) == 0
    assert path.read_bytes().startswith(b"%PDF-")


def test_a_link_is_followed_and_a_device_is_never_replaced(tmp_path: Path) -> None:
    real, link = tmp_path / "real.pdf", tmp_path / "link.pdf"
    real.write_text("old")
    link.symlink_to(real)

    assert run(["print", "rules", "--out", str(link), "--force"]) == 0
    assert link.is_symlink()
    assert real.read_bytes().startswith(b"%PDF-")
    if os.name != "nt":
        assert run(["print", "rules", "--out", os.devnull, "--force"]) == 0
        assert not Path(os.devnull).is_file()


def test_a_pdf_can_be_piped() -> None:
    made = subprocess.run(
        [*UBONGO, "print", "rules", "--out", "-", "--language", "it"],
        capture_output=True,
        check=True,
    )

    assert made.stdout.startswith(b"%PDF-")
    assert made.stdout.rstrip().endswith(b"%%EOF")
    assert made.stderr == b""


def test_boards_for_a_laser(tmp_path: Path, capsys: Printed) -> None:
    folder = tmp_path / "new" / "laser"
    words = ["print", "svg", "--out", str(folder), *FEW]

    assert run(words) == 0
    assert capsys.readouterr().err == f"5 files in {folder}.\n"
    assert sorted(path.name for path in folder.iterdir()) == [
        "board-01-easy.svg",
        "board-01-hard.svg",
        "board-02-easy.svg",
        "board-02-hard.svg",
        "pieces.svg",
    ]
    assert run(words) == 2
    assert "already exists" in capsys.readouterr().err
    assert run([*words, "--force"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["boards"], "missing option '--out'"),
        (["boards", "--out", "{folder}/x.pdf", "--boards", "37"], "boards: '37' is not among them"),
        (
            ["boards", "--out", "{folder}/x.pdf", "--boards", "x"],
            "boards: 'x' is neither a number nor",
        ),
        (["boards", "--out", "{folder}/x.pdf", "--boards", ""], "boards: '' is neither a number"),
        (["boards", "--out", "{folder}/x.pdf", "--boards", "1-9" * 9000], "is neither a number"),
        (["boards", "--out", "{folder}/x.pdf", "--seed", "-1"], "invalid value for '--seed'"),
        (["boards", "--out", "{folder}/x.pdf", "--side", "both"], "invalid value for '--side'"),
        (["boards", "--out", "{folder}/x.pdf", "--paper", "a3"], "invalid value for '--paper'"),
        (["pieces", "--out", "{folder}/x.pdf", "--players", "5"], "invalid value for '--players'"),
        (["rules", "--out", "{folder}/x.pdf", "--language", "xx"], "invalid value for '--langu"),
        (["rules", "--out", "{folder}"], "is a folder; name a file"),
        (["rules", "--out", "{folder}", "--force"], "is a folder; name a file"),
        (["rules", "--out", "{folder}/no/x.pdf"], "there is no folder"),
        (["rules", "--out", "{folder}/" + "x" * 300], "file name too long"),
        (["svg", "--out", "{folder}/file"], "invalid value for '--out'"),
        (["everything"], "no such command"),
    ],
)
def test_bad_input_is_one_sentence(
    words: list[str], said: str, tmp_path: Path, capsys: Printed
) -> None:
    (tmp_path / "file").write_text("")
    code = run(["print", *(word.replace("{folder}", str(tmp_path)) for word in words)])
    out, err = capsys.readouterr()

    assert code == 2
    assert out == ""
    assert said in err.lower() or said in err
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_without_rights(tmp_path: Path, capsys: Printed) -> None:
    tmp_path.chmod(0o500)

    assert run(["print", "rules", "--out", str(tmp_path / "x.pdf")]) == 2
    assert "permission denied" in capsys.readouterr().err


def test_the_command_line_starts_without_the_printer() -> None:
    told = "import sys, ubongo.cli; print('reportlab' in sys.modules)"
    seen = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)

    assert seen.stdout == "False\n"
