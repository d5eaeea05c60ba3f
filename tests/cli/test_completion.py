"""A shell completes arguments by their values, not only by their options."""

import os
import subprocess
import sys

import pytest

UBONGO = [sys.executable, "-m", "ubongo"]


def completions(*words: str) -> list[str]:
    """What bash is offered for the last of these words."""
    asked = {
        "COMP_WORDS": " ".join(("ubongo", *words)),
        "COMP_CWORD": str(len(words)),
        "_UBONGO_COMPLETE": "bash_complete",
    }
    told = subprocess.run(
        UBONGO, env=os.environ | asked, capture_output=True, text=True, check=True
    )
    assert told.stderr == ""
    return [line.partition(",")[2] for line in told.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["so"], ["solve"]),
        (["solve", "##", "L"], ["L3", "L4", "L5"]),
        (["solve", "##", "o"], ["O4"]),
        (["hint", "##", "Z"], ["Z5"]),
        (["difficulty", "of", "##", "Y"], ["Y5"]),
        (["boards", "show", "3"], ["3", *map(str, range(30, 37))]),
        (["boards", "show", "7", "--symbol", "s"], ["shield", "snake"]),
        (["boards", "export", "36"], ["36"]),
        (
            ["boards", "new", "--level", "easy"],
            ["easy", "easy 1 stars", "easy 2 stars", "easy 3 stars"],
        ),
        (["lookup", "1", "--symbol", "m"], ["mask"]),
        (["play", "--board", "36"], ["36"]),
        (["simulate", "--edition", "cl"], ["classic", "classic-long"]),
        (["simulate", "--bots", "fair,e"], ["fair,expert"]),
        (["boards", "show", "7", "--side", ""], ["easy", "hard"]),
    ],
)
def test_values_are_offered(words: list[str], offered: list[str]) -> None:
    assert completions(*words) == offered
