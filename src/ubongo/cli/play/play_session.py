"""The dialogue of `ubongo play`: a session with one puzzle, and the reply to each typed line.

Nothing here reads a line, a clock or dice: the line and the time are arguments. A typed
cover is parsed from text and checked by `cover_check`.
"""

from dataclasses import dataclass, replace

from ubongo.boards.board import Board, Side, Symbol
from ubongo.cli.output import stars_text
from ubongo.cli.play.board_text import NOTHING_LAID, numbered, picture
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

# More empty cells than this are only counted.
MOST_HOLES = 4

NEXT = "Type new for another puzzle, quit to stop."


@dataclass(frozen=True, slots=True)
class PlaySession:
    """A puzzle that a person is solving: since when, and the pieces laid so far."""

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


Reply = tuple[PlaySession, str]


def introduction(session: PlaySession) -> str:
    """The board, the roll, the area and the pieces."""
    puzzle = session.puzzle
    animal = session.board.animal.species
    board = f"Board {session.board.number} ({animal}), {session.side.value} side"
    die = f"{'⚀⚁⚂⚃⚄⚅'[session.symbol.pips - 1]} {session.symbol.value}"
    digits = ", ".join(numbered(puzzle))
    hard = stars_text(difficulty.stars(difficulty.difficulty(puzzle)))
    return (
        f"{board}.  The die shows {die}.  {hard}\n\n"
        f"{picture(puzzle)}\n\n"
        f"Cover every # with the pieces {digits}, turned and flipped as you like.\n"
        "Type the rows in digits, or: hint, show, give up, new, help, quit."
    )


def reply_to(session: PlaySession, line: str, at: float) -> Reply:
    """The session after a typed line, and the text to print."""
    word = " ".join(line.lower().split())
    match word:
        case "help" | "?":
            return session, HELP
        case "show":
            return session, picture(session.puzzle, session.laid)
        case _ if session.is_over:
            return session, NEXT
        case "hint":
            return _after_hint(session, at)
        case "give up" | "giveup":
            return _after_giving_up(session)
        case "" if not session.rows:
            return session, "Type a row of digits, or help."
    # A cell that is left empty may stay marked as in the drawing.
    rows = session.rows if not word else (*session.rows, *line.replace("#", ".").strip().split("/"))
    try:
        cover = Cover.parse("/".join(rows), numbered(session.puzzle))
    except Misread as wrong:
        return session, _not_read(session, wrong)
    if word and "/" not in line and len(rows) < session.puzzle.area.height:
        return replace(session, rows=rows), ""
    return _after_cover(replace(session, rows=()), cover, at)


def _not_read(session: PlaySession, wrong: Misread) -> str:
    """The error in a row; the rows typed before it are kept."""
    digits = f"write 1 to {len(session.puzzle.pieces)}, . or #, or help."
    again = f"\nRow {len(session.rows) + 1} again, please." if session.rows else ""
    return f"{wrong.place.capitalize() or 'The cover'}: {wrong.found}; {digits}{again}"


def _after_cover(session: PlaySession, cover: Cover, at: float) -> Reply:
    puzzle = session.puzzle
    drawn = picture(puzzle, cover)
    wrong = faults(puzzle, cover)
    if wrong:
        return replace(session, laid=cover), f"{drawn}\n\nNot yet:\n{_sentences(wrong)}"
    return replace(session, laid=cover, is_over=True), f"{drawn}\n\n{_praise(session, at)}"


def _sentences(wrong: tuple[Fault, ...]) -> str:
    """Every fault, a line each; many empty cells are only counted, since the picture shows them."""
    holes = sum(fault.code == "hole" for fault in wrong)
    lines = [str(fault) for fault in wrong if fault.code != "hole" or holes <= MOST_HOLES]
    if holes > MOST_HOLES:
        lines.append(f"{holes} cells are empty")
    return "\n".join(f"  {line[:1].upper()}{line[1:]}." for line in lines)


def _praise(session: PlaySession, at: float) -> str:
    covers = count_covers(session.puzzle)
    found = "the only solution" if covers == 1 else f"one of {covers} solutions"
    helped = {0: "", 1: ", with a hint"}.get(session.hints, f", with {session.hints} hints")
    return f"Ubongo! You found {found} in {duration_text(at - session.begun)}{helped}.\n{NEXT}"


def _after_hint(session: PlaySession, at: float) -> Reply:
    puzzle = session.puzzle
    session = replace(session, rows=(), hints=session.hints + 1)
    match hint(puzzle, session.laid):
        case LayPiece(placement):
            laid = Cover.of((*session.laid.placements, placement))
            if not faults(puzzle, laid):
                return _after_cover(session, laid, at)
            told = f"{picture(puzzle, laid)}\n\n{placement.piece.id} goes there."
            return replace(session, laid=laid), told
        case LiftPiece(first, others):
            lifted = (first, *others)
            left = (one for one in session.laid.placements if one.piece not in lifted)
            session = replace(session, laid=Cover.of(left))
            names = " and ".join(one.id for one in lifted)
            told = (
                f"{names} had to come off: no solution has {'it' if not others else 'them'} there."
            )
            return session, f"{picture(puzzle, session.laid)}\n\n{told}"
    return session, "There is nothing left to do."


def _after_giving_up(session: PlaySession) -> Reply:
    cover = solve(session.puzzle) or NOTHING_LAID
    told = f"{picture(session.puzzle, cover)}\n\nThis is a solution.\n{NEXT}"
    return replace(session, is_over=True, rows=()), told


def duration_text(seconds: float) -> str:
    """A duration for a person.

    >>> duration_text(9.06), duration_text(83.2)
    ('9.1 s', '1 min 23 s')
    """
    if seconds < 60:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s"
