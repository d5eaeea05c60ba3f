"""The box: 36 boards, stored as text pictures that a person can read and edit (R-001).

Loading checks the form of every side; `Box.unsolvable` checks that each puzzle has a cover.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from ubongo.boards.board import SYMBOLS, Board, Side, Symbol
from ubongo.misread import Misread
from ubongo.puzzles.facts import FactCarrier, fact
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

FOLDER = Path(__file__).parent.parent / "data" / "boards"


@dataclass(frozen=True, slots=True)
class Box(FactCarrier):
    """Boards by number."""

    boards: tuple[Board, ...]
    by_number: dict[int, Board] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {board.number: board for board in self.boards})

    def board(self, number: int) -> Board:
        """The board with this number."""
        board = self.by_number.get(number)
        if board is not None:
            return board
        first, last = self.boards[0].number, self.boards[-1].number
        raise Misread(
            "board", "", f"there is no board {number}", f"the box has boards {first} to {last}"
        )

    def puzzles(self) -> tuple[tuple[Board, Side, Symbol, Puzzle], ...]:
        """Every puzzle of the box: 432 in a full one."""
        return tuple(
            (board, side, symbol, board.puzzle(side, symbol))
            for board in self.boards
            for side in Side
            for symbol in SYMBOLS
        )

    def unsolvable(self) -> tuple[tuple[Board, Side, Symbol], ...]:
        """The puzzles without a cover; a box that can be played has none."""
        return tuple(
            (board, side, symbol)
            for board, side, symbol, puzzle in self.puzzles()
            if solve(puzzle) is None
        )


@fact
def box_fingerprint(box: Box) -> str:
    """The SHA-256 of all boards of a box, each as one line: it names the box in records."""
    lines = "".join(f"{board.text()}\n" for board in box.boards)
    return sha256(lines.encode("ascii")).hexdigest()


def read_box(folder: Path) -> Box:
    """All boards of a folder, one in each `NN.txt`; a broken file is named in the error."""
    boards: list[Board] = []
    for path in sorted(folder.glob("*.txt")):
        try:
            board = Board.parse(path.read_text("utf-8"))
        except (Misread, UnicodeDecodeError) as wrong:
            raise Misread(f"file {path.name}", "", str(wrong), "correct the file") from wrong
        if any(other.number == board.number for other in boards):
            raise Misread(
                f"file {path.name}",
                "",
                f"board {board.number} is there already",
                "give each board a number of its own",
            )
        boards.append(board)
    if not boards:
        raise Misread("box", "", f"there is no board in {folder}", "put board files there")
    return Box(tuple(sorted(boards, key=lambda board: board.number)))


@lru_cache(maxsize=1)
def the_box() -> Box:
    """The box that comes with the game, read at the first call."""
    return read_box(FOLDER)
