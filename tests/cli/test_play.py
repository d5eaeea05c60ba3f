"""`ubongo play`: what is said to each line, and the loop around it."""

import io
import os
import re
import select
import subprocess
import sys
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.patience import PATIENCE
from ubongo.boards.board import Animal, Board, Side, Symbol
from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.cli.play.board_text import picture
from ubongo.cli.play.play_session import (
    HELP,
    NEXT,
    PlaySession,
    duration_text,
    introduction,
    reply_to,
)
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

Printed = pytest.CaptureFixture[str]

BOARD = Board.parse(
    """board 7 Juri
    easy ##... ###.. .#### ..##. shield I2 I4 P5 hand I3 T4 S4 antelope I3 L3 P5
    snake L3 T4 I4 elephant L3 L4 S4 mask I2 L4 L5
    hard ##### ##### ##### shield I2 I3 Y5 L5 hand I2 L3 L5 P5 antelope I2 T4 L4 P5
    snake I3 L3 L4 L5 elephant I3 L3 L4 P5 mask I2 L4 O4 P5"""
)
SESSION = PlaySession(BOARD, Side.EASY, Symbol.SHIELD, begun=100.0)


def last(line: str, session: PlaySession = SESSION, at: float = 123.4) -> str:
    """The end of what is said to a line."""
    return reply_to(session, line, at)[1].split("\n\n")[-1]


def test_the_puzzle_is_introduced() -> None:
    """R-002, R-003: the board, the rolled face, the area and its three pieces."""
    assert BOARD.animal is Animal.JURI
    shown = introduction(SESSION)

    assert shown.startswith("Board 7 (penguin), easy side.  The die shows ⚀ shield.  ★")
    assert (
        """
     1 2 3 4 5    1 I2   2 I4       3 P5
  1  # # . . .    1 1    2 2 2 2    3 3
  2  # # # . .                      3 3
  3  . # # # #                      3 .
  4  . . # # .
"""
        in shown
    )
    assert "pieces 1, 2, 3, turned and flipped" in shown


@given(st.integers(1, 36), st.sampled_from(Side), st.sampled_from(Symbol))
def test_everything_fits_a_small_terminal(number: int, side: Side, symbol: Symbol) -> None:
    session = PlaySession(the_box().board(number), side, symbol, begun=0.0)
    solved = solve(session.puzzle)
    assert solved is not None
    for text in (introduction(session), HELP, reply_to(session, solved.text(), 1.0)[1]):
        assert all(len(line) <= 80 for line in text.split("\n"))
        assert len(text.split("\n")) <= 20


@pytest.mark.parametrize(
    "cover",
    [
        "33.../333../.2222/..11.",
        "33/333/.2222/..11",
        "P5 P5 .. .. .. / P5 P5 P5 .. .. / .. I4 I4 I4 I4 / .. .. I2 I2 ..",
        "p5 p5/p5 p5 p5/. i4 i4 i4 i4/. . i2 i2",
    ],
)
def test_a_cover_is_judged_and_the_watch_is_read(cover: str) -> None:
    """R-006, R-008: covered exactly, with all listed pieces."""
    session, said = reply_to(SESSION, cover, 123.4)

    assert session.is_over
    assert said.endswith(f"Ubongo! You found the only solution in 23.4 s.\n{NEXT}")
    assert reply_to(session, cover, 124.0) == (session, NEXT)


def test_rows_may_come_one_by_one() -> None:
    session = SESSION
    for row in ("33...", "333..", ".2222"):
        session, said = reply_to(session, row, 110.0)
        assert said == ""
    session, said = reply_to(session, "..11.", 190.0)

    assert session.is_over
    assert "in 1 min 30 s" in said


def test_a_row_that_cannot_be_read_leaves_the_rows_before_it() -> None:
    session, _ = reply_to(SESSION, "33...", 110.0)
    again, said = reply_to(session, "33x..", 111.0)

    assert again == session
    assert said == (
        "Row 2, column 1: there is no piece '33x..'; write 1 to 3, . or #, or help.\n"
        "Row 2 again, please."
    )


@pytest.mark.parametrize(
    ("cover", "faults"),
    [
        (
            "33.../333../.2222/..##.",
            "Not yet:\n  I2 is not laid.\n  Column 3, row 4 is empty.\n  Column 4, row 4 is empty.",
        ),
        ("11.../###../.####/..##.", "Not yet:\n  I4 is not laid.\n  P5 is not laid.\n  9 cells"),
        (
            "33.../333../.2222/..L3 L3",
            "Row 4, column 1: there is no piece '..L3'; write 1 to 3, . or #, or help.",
        ),
        ("33 . . 11/333", "Not yet:\n  I4 is not laid.\n  I2 sticks out at column 5, row 1."),
        ("i3 i3 i3", "Type"),
    ],
)
def test_every_fault_is_a_sentence(cover: str, faults: str) -> None:
    """R-005, R-006, R-008: not listed, not laid, sticking out, empty."""
    if "/" in cover:
        assert last(cover).startswith(faults)
    else:
        assert last(f"{cover}/").startswith("Not yet:\n  I3 is not listed.\n  I2 is not laid.")


def test_hints_lay_one_piece_after_another() -> None:
    session, first = reply_to(SESSION, "hint", 101.0)
    assert first.endswith("P5 goes there.")
    session, second = reply_to(session, "HINT", 102.0)
    assert second.endswith("I4 goes there.")
    session, third = reply_to(session, " hint ", 103.0)

    assert third.endswith(f"the only solution in 3.0 s, with 3 hints.\n{NEXT}")
    assert session.is_over


def test_a_hint_lifts_what_is_in_the_way() -> None:
    session, _ = reply_to(SESSION, "11/", 101.0)
    session, said = reply_to(session, "hint", 102.0)

    assert said.endswith("I2 had to come off: no solution has it there.")
    assert session.laid == Cover(())


def test_giving_up_shows_a_solution() -> None:
    session, said = reply_to(SESSION, "give up", 101.0)

    assert session.is_over
    assert "  1  3 3 . . .\n  2  3 3 3 . .\n  3  . 2 2 2 2\n  4  . . 1 1 .\n" in said
    assert last("hint", session) == NEXT


def test_help_and_show_change_nothing() -> None:
    assert reply_to(SESSION, "help", 101.0) == (SESSION, HELP)
    assert reply_to(SESSION, "?", 101.0) == (SESSION, HELP)
    assert reply_to(SESSION, "show", 101.0) == (SESSION, picture(SESSION.puzzle))
    assert reply_to(SESSION, "", 101.0) == (SESSION, "Type a row of digits, or help.")


@given(st.text(max_size=200))
def test_no_line_brings_it_down(line: str) -> None:
    session, said = reply_to(SESSION, line, 101.0)

    assert session.puzzle == SESSION.puzzle
    assert all(part.isprintable() for part in said.split("\n"))


@pytest.mark.parametrize("line", ["1" * 9_999, "/" * 9_999, "\x1b[2J\x07", "\udcff", "🦓"])
def test_strange_lines_are_answered_shortly(line: str) -> None:
    _, said = reply_to(SESSION, line, 101.0)

    assert len(said) < 200
    assert all(part.isprintable() for part in said.split("\n"))


def test_a_piece_that_sticks_out_is_drawn_where_it_lies() -> None:
    puzzle = Puzzle.parse("##/## + O4")

    assert picture(puzzle, Cover.parse("O4 O4 / O4 .. / O4")) == (
        "     1 2\n  1  1 1\n  2  1 #\n  3  1 ."
    )


def test_the_watch_is_read_in_minutes_and_seconds() -> None:
    assert [duration_text(s) for s in (0, 59.94, 59.96, 60, 3_600)] == [
        *("0.0 s", "59.9 s", "60.0 s"),
        *("1 min 0 s", "60 min 0 s"),
    ]


# --- The loop ----------------------------------------------------------------------------------


def played(typed: str, monkeypatch: pytest.MonkeyPatch, *options: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return run(["play", *options])


def test_a_whole_game_in_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    """R-009: a solution of the solver counts like any other."""
    solved = solve(the_box().board(7).puzzle(Side.HARD, Symbol.SNAKE))
    assert solved is not None
    typed = f"help\n\n{solved.text()}\nnew\nhint\ngive up\nquit\nnever read\n"
    options = ("--board", "7", "--side", "hard", "--symbol", "4", "--seed", "1")

    assert played(typed, monkeypatch, *options) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "Board 7 (" in out
    assert "hard side.  The die shows ⚃ snake." in out
    assert re.search(r"Ubongo! You found (the only|one of \d+) solutions? in \d\.\d s\.", out)
    assert out.count("The die shows") == 2
    assert out.endswith("Goodbye!\n")
    assert "> " not in out, "no prompt for a pipe"


def test_the_same_seed_gives_the_same_puzzles(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    """R-010: one die, six faces; its rolls come from the seed."""
    seen = []
    for seed in ("1", "1", "2"):
        assert played("new\n" * 9, monkeypatch, "--seed", seed) == 0
        seen.append(capsys.readouterr().out)

    assert seen[0] == seen[1] != seen[2]


@pytest.mark.parametrize("typed", ["", "33", "33\n", "hint", "\n\n\n"])
def test_the_end_of_input_ends_politely(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    assert played(typed, monkeypatch) == 0
    out, err = capsys.readouterr()

    assert out.endswith("Goodbye!\n")
    assert re.fullmatch(r"Seed (\d+): with --seed \1 it will be the same again\.\n", err)


def test_somebody_at_a_terminal_sees_a_prompt_with_the_time() -> None:
    """The real thing: a terminal, colours, Ctrl-D at the end."""
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    environment = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    environment |= {"TERM": "xterm", "PYTHONUTF8": "1"}
    game = subprocess.Popen(
        [sys.executable, "-m", "ubongo", "play", "--seed", "1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    shown = ""
    for answer in (b"hint\n", b"\x04", b""):
        shown += seen_until("> " if answer else "Goodbye!", ours)
        os.write(ours, answer)

    assert game.wait(timeout=PATIENCE) == 0
    os.close(ours)
    assert re.search(r"\d:\d\d > ", shown)
    assert "\x1b[30;48;2;255;253;246m# " in shown, "the area is drawn in colour"
    assert " goes there." in shown


def seen_until(end: str, terminal: int) -> str:
    """What comes out of the terminal up to this; whoever types too early is not heard."""
    seen = b""
    while end.encode() not in seen:
        ready, _, _ = select.select([terminal], [], [], PATIENCE)
        assert ready, f"no {end!r} after {seen!r}"
        seen += os.read(terminal, 4096)
    return seen.decode()


def test_a_half_typed_cover_is_put_away_by_a_hint() -> None:
    session, _ = reply_to(SESSION, "33...", 101.0)
    hinted, _ = reply_to(session, "hint", 102.0)

    assert hinted == replace(hinted, rows=())
