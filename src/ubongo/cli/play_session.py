"""One person, one puzzle, and a watch: what is said to each line that is typed.

Nothing here reads a line, a clock or dice: whoever asks says what was typed and when.
What one types is laid on the area only as text; the judge of covers says whether it is right.
"""

from dataclasses import dataclass, replace

from ubongo.boards.board import Board, Side, Symbol
from ubongo.cli.board_text import NOTHING_LAID, numbered, picture
from ubongo.cli.output import stars
from ubongo.misread import Misread
from ubongo.puzzles import difficulty
from ubongo.puzzles.cover_check import Fault, faults
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.hints import LayPiece, LiftPiece, hint
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, solve

HELP = """\
  Type the digit of a piece for each cell it lies on, . for a cell outside the
  area and # for one you leave empty: a row a line, or all rows in one line with
  / between them, such as 11./1#2. Piece names (I2 I2 ..) work as well as
  digits.

  hint      lay the next piece, or lift one that is in the way
  show      draw everything again
  give up   see a solution
  new       another board, another roll
  quit      stop (so does Ctrl-D)"""

# More empty cells than this are not named one by one.
MOST_HOLES = 4

NEXT = "Type new for another puzzle, quit to stop."


@dataclass(frozen=True, slots=True)
class Solo:
    """A puzzle in front of somebody: since when, and what has been done so far."""

    board: Board
    side: Side
    symbol: Symbol
    begun: float
    laid: Cover = NOTHING_LAID
    rows: tuple[str, ...] = ()
    hints: int = 0
    is_over: bool = False

    @property
    def puzzle(self) -> Puzzle:
        return self.board.puzzle(self.side, self.symbol)


Told = tuple[Solo, str]


def introduced(solo: Solo) -> str:
    """The board, the roll, the area and the pieces."""
    puzzle = solo.puzzle
    board = f"Board {solo.board.number} ({solo.board.animal.value}), {solo.side.value} side"
    die = f"{'⚀⚁⚂⚃⚄⚅'[solo.symbol.pips - 1]} {solo.symbol.value}"
    digits = ", ".join(numbered(puzzle))
    hard = stars(difficulty.stars(difficulty.difficulty(puzzle)))
    return (
        f"{board}.  The die shows {die}.  {hard}\n\n"
        f"{picture(puzzle)}\n\n"
        f"Cover every # with the pieces {digits}, turned and flipped as you like.\n"
        "Type the rows in digits, or: hint, show, give up, new, help, quit."
    )


def answered(solo: Solo, line: str, at: float) -> Told:
    """What a line brings about, and what is said to it."""
    word = " ".join(line.lower().split())
    match word:
        case "help" | "?":
            return solo, HELP
        case "show":
            return solo, picture(solo.puzzle, solo.laid)
        case _ if solo.is_over:
            return solo, NEXT
        case "hint":
            return _hinted(solo, at)
        case "give up" | "giveup":
            return _given_up(solo)
        case "" if not solo.rows:
            return solo, "Type a row of digits, or help."
    # A cell that is left empty may stay marked as in the drawing.
    rows = solo.rows if not word else (*solo.rows, *line.replace("#", ".").strip().split("/"))
    try:
        cover = Cover.parse("/".join(rows), numbered(solo.puzzle))
    except Misread as wrong:
        return solo, _not_read(solo, wrong)
    if word and "/" not in line and len(rows) < solo.puzzle.area.height:
        return replace(solo, rows=rows), ""
    return _judged(replace(solo, rows=()), cover, at)


def _not_read(solo: Solo, wrong: Misread) -> str:
    """What was wrong with a row; the rows before it still stand."""
    digits = f"write 1 to {len(solo.puzzle.pieces)}, . or #, or help."
    again = f"\nRow {len(solo.rows) + 1} again, please." if solo.rows else ""
    return f"{wrong.place.capitalize() or 'The cover'}: {wrong.found}; {digits}{again}"


def _judged(solo: Solo, cover: Cover, at: float) -> Told:
    puzzle = solo.puzzle
    drawn = picture(puzzle, cover)
    wrong = faults(puzzle, cover)
    if wrong:
        return replace(solo, laid=cover), f"{drawn}\n\nNot yet:\n{_sentences(wrong)}"
    return replace(solo, laid=cover, is_over=True), f"{drawn}\n\n{_praised(solo, at)}"


def _sentences(wrong: tuple[Fault, ...]) -> str:
    """Every fault, a line each; but many empty cells are seen in the picture, so only counted."""
    holes = sum(fault.code == "hole" for fault in wrong)
    lines = [str(fault) for fault in wrong if fault.code != "hole" or holes <= MOST_HOLES]
    if holes > MOST_HOLES:
        lines.append(f"{holes} cells are empty")
    return "\n".join(f"  {line[:1].upper()}{line[1:]}." for line in lines)


def _praised(solo: Solo, at: float) -> str:
    covers = count_covers(solo.puzzle)
    found = "the only solution" if covers == 1 else f"one of {covers} solutions"
    helped = {0: "", 1: ", with a hint"}.get(solo.hints, f", with {solo.hints} hints")
    return f"Ubongo! You found {found} in {watch(at - solo.begun)}{helped}.\n{NEXT}"


def _hinted(solo: Solo, at: float) -> Told:
    puzzle = solo.puzzle
    solo = replace(solo, rows=(), hints=solo.hints + 1)
    match hint(puzzle, solo.laid):
        case LayPiece(placement):
            laid = Cover.of((*solo.laid.placements, placement))
            if not faults(puzzle, laid):
                return _judged(solo, laid, at)
            told = f"{picture(puzzle, laid)}\n\n{placement.piece.id} goes there."
            return replace(solo, laid=laid), told
        case LiftPiece(first, others):
            lifted = (first, *others)
            left = (one for one in solo.laid.placements if one.piece not in lifted)
            solo = replace(solo, laid=Cover.of(left))
            names = " and ".join(one.id for one in lifted)
            told = (
                f"{names} had to come off: no solution has {'it' if not others else 'them'} there."
            )
            return solo, f"{picture(puzzle, solo.laid)}\n\n{told}"
    return solo, "There is nothing left to do."


def _given_up(solo: Solo) -> Told:
    cover = solve(solo.puzzle) or NOTHING_LAID
    told = f"{picture(solo.puzzle, cover)}\n\nThis is a solution.\n{NEXT}"
    return replace(solo, is_over=True, rows=()), told


def watch(seconds: float) -> str:
    """How long that was, as one reads it from a watch.

    >>> watch(9.06), watch(83.2)
    ('9.1 s', '1 min 23 s')
    """
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"
