"""One person, one puzzle, and a watch: what is said to each line that is typed.

Nothing here reads a line, a clock or dice: whoever asks says what was typed and when.
What one types is laid on the area only as text; the judge of covers says whether it is right.
"""

from dataclasses import dataclass, replace

from ubongo.boards.board import Board, Side, Symbol
from ubongo.cli.pictures import cover_picture, numbered, puzzle_picture
from ubongo.cli.words import stars
from ubongo.misread import Misread
from ubongo.puzzles import difficulty
from ubongo.puzzles.checker import faults
from ubongo.puzzles.cover import Cover
from ubongo.puzzles.hint import LayPiece, LiftPiece, hint
from ubongo.puzzles.puzzle import Puzzle
from ubongo.puzzles.solver import count_covers, solve

HELP = """\
  Type the digit of a piece for each cell it lies on, and . for a cell outside the area:
  one row after another, or all in one line with / between the rows, such as 11./1#2.
  A # is a cell you leave empty for now; ids of pieces (I2 I2 ..) do as well as digits.

  hint      lay the next piece, or lift one that is in the way
  show      draw everything again
  give up   see a solution
  new       another board, another roll
  quit      stop (so does Ctrl-D)"""

NEXT = "Type new for another puzzle, quit to stop."
NOTHING_LAID = Cover(())


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
        f"{puzzle_picture(puzzle)}\n\n"
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
            return solo, f"{puzzle_picture(solo.puzzle)}\n\n{cover_picture(solo.puzzle, solo.laid)}"
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
    picture = cover_picture(puzzle, cover)
    wrong = faults(puzzle, cover)
    if wrong:
        sentences = "\n".join(f"  {str(fault)[:1].upper()}{str(fault)[1:]}." for fault in wrong)
        return replace(solo, laid=cover), f"{picture}\n\nNot yet:\n{sentences}"
    return replace(solo, laid=cover, is_over=True), f"{picture}\n\n{_praised(solo, at)}"


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
            picture = cover_picture(puzzle, laid)
            return replace(solo, laid=laid), f"{picture}\n\n{placement.piece.id} lies there."
        case LiftPiece(first, others):
            lifted = (first, *others)
            left = (one for one in solo.laid.placements if one.piece not in lifted)
            solo = replace(solo, laid=Cover.of(left))
            names = " and ".join(one.id for one in lifted)
            picture = cover_picture(puzzle, solo.laid)
            return solo, f"{picture}\n\n{names} had to be lifted: no solution has it there."
    return solo, "There is nothing to do."


def _given_up(solo: Solo) -> Told:
    cover = solve(solo.puzzle) or NOTHING_LAID
    picture = cover_picture(solo.puzzle, cover)
    return replace(solo, is_over=True, rows=()), f"{picture}\n\nThis is a solution.\n{NEXT}"


def watch(seconds: float) -> str:
    """How long that was, as one reads it from a watch.

    >>> watch(9.06), watch(83.2)
    ('9.1 s', '1 min 23 s')
    """
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"
