"""Parses the requests of the look-up, and refuses bad ones with a code.

Refused
  NoSuchBoard       the box has no board of this number
  NoPuzzle          the request names neither a board nor an area with pieces
  TextTooLong       the text is longer than any area of the game
  AreaUnreadable    the text has other characters than # . and /
  AreaEmpty         no cell is marked
  AreaTooLarge      the area does not fit 8 by 8, or has more cells than six pieces
  AreaInParts       the cells are not connected
  NoSuchPiece       it is not one of the twelve pieces
  PieceTwice        a piece is listed twice
  TooManyPieces     more than six pieces are listed
  SizesDiffer       area and pieces have different numbers of cells
  CannotBeCovered   the pieces do not cover the area
  NoSetFits         no set of so many pieces covers the area
  NoSuchRound       the round was not played at this table, or is not over
"""

from collections.abc import Iterable

from ubongo.boards.box import Box
from ubongo.misread import Misread, quoted
from ubongo.protocol.http.lookup import MOST_PIECES, PuzzleAsked
from ubongo.puzzles.piece_sets import LARGEST
from ubongo.puzzles.pieces import Piece, piece
from ubongo.puzzles.puzzles import HIGHEST, WIDEST, Puzzle
from ubongo.rules.events import Event
from ubongo.rules.records.rounds import Round, rounds_of
from ubongo.rules.refusals import Refused
from ubongo.shapes import Shape

# Eight rows of eight characters with one between them, and some space for empty rows around.
LONGEST_AREA = 200
LONGEST_PIECE = 8
MOST_CELLS = LARGEST[MOST_PIECES]


class NoSuchBoard(Refused):
    code = "no_such_board"
    status = 404

    def __init__(self, number: int, first: int, last: int) -> None:
        number = max(-(2**53), min(number, 2**53))
        super().__init__(
            f"the box has boards {first} to {last}", number=number, first=first, last=last
        )


class NoPuzzle(Refused):
    code = "no_puzzle"
    status = 400

    def __init__(self) -> None:
        super().__init__("name a board, or an area and its pieces")


class TextTooLong(Refused):
    code = "text_too_long"
    status = 413

    def __init__(self, length: int, most: int) -> None:
        super().__init__(
            f"{length} characters are too many, at most {most}", length=length, most=most
        )


class AreaUnreadable(Refused):
    code = "area_unreadable"
    status = 400

    def __init__(self, where: str) -> None:
        super().__init__("an area is written with # . and / only", where=where)


class AreaEmpty(Refused):
    code = "area_empty"
    status = 400

    def __init__(self) -> None:
        super().__init__("no cell of the area is marked")


class AreaTooLarge(Refused):
    code = "area_too_large"
    status = 400

    def __init__(self, area: Shape) -> None:
        super().__init__(
            f"it must fit {WIDEST} by {HIGHEST} and have at most {MOST_CELLS} cells",
            width=area.width,
            height=area.height,
            cells=area.size,
            most_width=WIDEST,
            most_height=HIGHEST,
            most_cells=MOST_CELLS,
        )


class AreaInParts(Refused):
    code = "area_in_parts"
    status = 400

    def __init__(self) -> None:
        super().__init__("the area is in several parts")


class NoSuchPiece(Refused):
    code = "no_such_piece"
    status = 404

    def __init__(self, name: str) -> None:
        super().__init__("there is no such piece", piece=quoted(name, LONGEST_PIECE))


class PieceTwice(Refused):
    code = "piece_twice"
    status = 400

    def __init__(self, one: Piece) -> None:
        super().__init__(f"{one.id} can be used only once", piece=one.id)


class TooManyPieces(Refused):
    code = "too_many_pieces"
    status = 400

    def __init__(self, count: int) -> None:
        super().__init__(f"at most {MOST_PIECES} pieces", count=count, most=MOST_PIECES)


class SizesDiffer(Refused):
    code = "sizes_differ"
    status = 400

    def __init__(self, area: int, pieces: int) -> None:
        super().__init__(
            f"the area has {area} cells and the pieces have {pieces}", area=area, pieces=pieces
        )


class CannotBeCovered(Refused):
    code = "no_cover"

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        names = " ".join(one.id for one in pieces)
        super().__init__(f"{names} do not cover this area", pieces=names)


class NoSetFits(Refused):
    code = "no_set_fits"

    def __init__(self, pieces: int, cells: int) -> None:
        super().__init__(
            f"no set of {pieces} pieces covers this area of {cells} cells",
            pieces=pieces,
            cells=cells,
        )


class NoSuchRound(Refused):
    code = "no_such_round"
    status = 404

    def __init__(self) -> None:
        super().__init__("this round was not played here, or is not over yet")


def puzzle_asked(asked: PuzzleAsked, box: Box) -> Puzzle:
    """The puzzle that a request names by its board, or by its area and pieces."""
    if asked.board is not None:
        board = box.by_number.get(asked.board.number)
        if board is None:
            first, last = min(box.by_number), max(box.by_number)
            raise NoSuchBoard(asked.board.number, first, last)
        return board.puzzle(asked.board.side, asked.board.symbol)
    if not asked.area or not asked.pieces:
        raise NoPuzzle
    area = area_asked(asked.area)
    pieces = _pieces(asked.pieces)
    cells = sum(one.size for one in pieces)
    if cells != area.size:
        raise SizesDiffer(area.size, cells)
    return Puzzle.of(area, pieces)


def area_asked(text: str) -> Shape:
    """The area that a request paints, if it is neither too large nor in several parts."""
    if len(text) > LONGEST_AREA:
        raise TextTooLong(len(text), LONGEST_AREA)
    if "#" not in text:
        raise AreaEmpty
    try:
        area = Shape.parse(text)
    except Misread as wrong:
        raise AreaUnreadable(wrong.place) from None
    if area.width > WIDEST or area.height > HIGHEST or area.size > MOST_CELLS:
        raise AreaTooLarge(area)
    if not area.is_connected():
        raise AreaInParts
    return area


def round_number_asked(text: str) -> int:
    """The number of a round in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 4):
        raise NoSuchRound
    return int(text)


def finished_round(events: Iterable[Event], number: int) -> Round:
    """The last round of this number that is over; the play-off is number 0."""
    for played in reversed(rounds_of(events)):
        if played.number == number and played.is_over:
            return played
    raise NoSuchRound


def _pieces(names: tuple[str, ...]) -> tuple[Piece, ...]:
    if len(names) > MOST_PIECES:
        raise TooManyPieces(len(names))
    found: list[Piece] = []
    for name in names:
        try:
            one = piece(name)
        except Misread:
            raise NoSuchPiece(name) from None
        if one in found:
            raise PieceTwice(one)
        found.append(one)
    return tuple(found)
