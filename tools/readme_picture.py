"""Draw the picture of the README: a puzzle in the terminal, and its solution.

    .venv/bin/python -m tools.readme_picture       writes docs/pictures/play.svg

The board and the time are chosen here, so that the same picture comes out every time; all else
is said by the game itself.
"""

import io
import os
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.cli.play_session import PlaySession, introduction, reply_to
from ubongo.puzzles.solver import solve
from ubongo.shapes import Cell

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "play.svg"
BOARD = 7
SECONDS = 37.5
WIDTH = 76


def capture() -> str:
    """What somebody sees who plays this board and finds the solution."""
    session = PlaySession(the_box().board(BOARD), Side.HARD, Symbol.MASK, begun=0.0)
    solution = solve(session.puzzle)
    assert solution is not None
    digits = {piece: str(place) for place, piece in enumerate(session.puzzle.pieces, 1)}
    lying = {cell: digits[laid.piece] for laid in solution.placements for cell in laid.cells}
    area = session.puzzle.area
    typed = "/".join(
        "".join(lying.get(Cell(x, y), ".") for x in range(area.width)) for y in range(area.height)
    )
    _, told = reply_to(session, typed, SECONDS)
    return (
        f"$ ubongo play --board {BOARD} --side hard --symbol mask\n\n"
        f"{introduction(session)}\n\n0:00 > {typed}\n\n{told}"
    )


def main() -> None:
    os.environ["FORCE_COLOR"] = "1"
    os.environ.pop("NO_COLOR", None)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(Text.from_ansi(capture()))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    drawn = console.export_svg(title="ubongo play", unique_id="ubongo")
    # A picture in a page may not fetch fonts, so it does with whatever fixed width there is.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    PICTURE.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", "utf-8")
    print(PICTURE)


if __name__ == "__main__":
    main()
