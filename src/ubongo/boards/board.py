"""A board: a card with an easy and a hard side, one area and six lists of pieces on each.

Its text is a picture that a person can read and edit; the same words in one line are
accepted, too. Parsing checks everything but whether the puzzles can be solved: that is
checked for a whole box (`Box.unsolvable`).

>>> side = BoardSide.parse(Side.EASY, '''
...     ####
...     ####
...     ####
...     shield    I4 T4 L4
...     hand      L3 L4 Y5
...     antelope  L3 L4 L5
...     snake     I3 S4 Y5
...     elephant  L3 L4 P5
...     mask      I3 O4 L5''')
>>> side.puzzle(Symbol.SNAKE).text()
'####/####/#### + I3 S4 Y5'
"""

from dataclasses import dataclass, field
from enum import Enum

from ubongo.misread import Misread, quoted
from ubongo.puzzles.facts import FactCarrier
from ubongo.puzzles.pieces import Piece, in_box_order, piece
from ubongo.puzzles.puzzles import Puzzle, check_playable
from ubongo.shapes import Shape


class Side(Enum):
    """Which side of a board is played (R-003)."""

    EASY = "easy"
    HARD = "hard"

    @property
    def pieces(self) -> int:
        """How many pieces a list of this side has."""
        return 3 if self is Side.EASY else 4


class Symbol(Enum):
    """The six faces of the die, from the top of a board side to its bottom."""

    SHIELD = "shield"
    HAND = "hand"
    ANTELOPE = "antelope"
    SNAKE = "snake"
    ELEPHANT = "elephant"
    MASK = "mask"

    @property
    def pips(self) -> int:
        """The same face on the die of the 2024 edition."""
        return SYMBOLS.index(self) + 1


SYMBOLS = tuple(Symbol)


class Animal(Enum):
    """The four animals of the 2024 edition; each has nine boards."""

    RABBAT = "Rabbat"
    HENRIETTA = "Henrietta"
    JURI = "Juri"
    CASPAR = "Caspar"

    @property
    def species(self) -> str:
        """What it is: players are told this word, and never the stored name."""
        return ("fox", "tortoise", "penguin", "chameleon")[tuple(Animal).index(self)]


PieceSet = tuple[Piece, ...]

# Nobody has a thousand million boards; a number with more digits is a typing error.
LONGEST_NUMBER = 9


@dataclass(frozen=True, slots=True)
class BoardSide:
    """One area and its six lists of pieces, in the order of the symbols (R-002)."""

    side: Side
    area: Shape
    sets: tuple[PieceSet, ...]
    puzzles: tuple[Puzzle, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        name = self.side.value
        if len(self.sets) != len(SYMBOLS):
            raise Misread(
                "board",
                name,
                f"it has {len(self.sets)} lists of pieces",
                "give one for each of the six symbols",
            )
        seen: dict[PieceSet, Symbol] = {}
        for symbol, listed in zip(SYMBOLS, self.sets, strict=True):
            if len(listed) != self.side.pieces:
                raise Misread(
                    "board",
                    f"{name}, {symbol.value}",
                    f"{len(listed)} pieces are listed",
                    f"a list of this side has {self.side.pieces}",
                )
            if listed in seen:
                raise Misread(
                    "board",
                    f"{name}, {symbol.value}",
                    f"{' '.join(p.id for p in listed)} is listed for {seen[listed].value} too",
                    "the six lists of a side differ",
                )
            seen[listed] = symbol
        # `Puzzle.of` raises if the cells do not add up.
        puzzles = tuple(Puzzle.of(self.area, listed) for listed in self.sets)
        for puzzle in puzzles:
            check_playable(puzzle)
        object.__setattr__(self, "puzzles", puzzles)

    @classmethod
    def parse(cls, side: Side, text: str) -> "BoardSide":
        """Read the area's rows, then a line for each symbol."""
        return _read_side(side, text.split())

    def puzzle(self, symbol: Symbol) -> Puzzle:
        """The puzzle this side sets for one face of the die."""
        # Not by a dictionary: in Python 3.11 to hash a member takes longer than to find it.
        return self.puzzles[SYMBOLS.index(symbol)]

    def text(self) -> str:
        """One line that `parse` reads."""
        lists = (
            f"{symbol.value} {' '.join(one.id for one in listed)}"
            for symbol, listed in zip(SYMBOLS, self.sets, strict=True)
        )
        return " ".join((self.area.text(), *lists))

    def picture(self) -> str:
        """The side as it is written in a board's file."""
        rows = list(self.area.rows())
        lists = [
            f"{symbol.value:<9} {' '.join(one.id for one in listed)}"
            for symbol, listed in zip(SYMBOLS, self.sets, strict=True)
        ]
        return "\n".join(f"  {line}" for line in (*rows, *lists))

    def _repr_svg_(self) -> str:
        from ubongo.boards.board_drawing import board_side_picture

        return board_side_picture(self).svg(self.text())

    def __str__(self) -> str:
        lists = self.picture().split("\n")[self.area.height :]
        return "\n".join((str(self.area), *(line.strip() for line in lists)))


@dataclass(frozen=True, slots=True)
class Board(FactCarrier):
    """A card of the box: its number, its animal and its two sides."""

    number: int
    animal: Animal
    easy: BoardSide
    hard: BoardSide

    @classmethod
    def parse(cls, text: str) -> "Board":
        """Read a board's picture, or the same in one line."""
        words = text.split()
        if words[:1] != ["board"] or len(words) < 4 or not _is_number(words[1]):
            raise Misread(
                "board",
                "beginning",
                f"it begins with {quoted(' '.join(words[:2]))}",
                "begin with: board NUMBER, ANIMAL's name, easy",
            )
        number = int(words[1])
        animal = _animal(words[2])
        if words[3] != Side.EASY.value or Side.HARD.value not in words:
            raise Misread(
                "board",
                f"board {number}",
                "its two sides are not there",
                "write the word easy and the easy side, then hard and the hard side",
            )
        turn = words.index(Side.HARD.value)
        return cls(
            number,
            animal,
            _read_side(Side.EASY, words[4:turn]),
            _read_side(Side.HARD, words[turn + 1 :]),
        )

    def side(self, side: Side) -> BoardSide:
        """The easy side, or the hard one."""
        return self.easy if side is Side.EASY else self.hard

    def puzzle(self, side: Side, symbol: Symbol) -> Puzzle:
        """The puzzle on a side for one face of the die."""
        return self.side(side).puzzle(symbol)

    def text(self) -> str:
        """One line that `parse` reads."""
        return (
            f"board {self.number} {self.animal.value} "
            f"easy {self.easy.text()} hard {self.hard.text()}"
        )

    def picture(self) -> str:
        """The board as it is written in its file."""
        return (
            f"board {self.number} {self.animal.value}\n\n"
            f"easy\n{self.easy.picture()}\n\nhard\n{self.hard.picture()}\n"
        )

    def _repr_svg_(self) -> str:
        from ubongo.boards.board_drawing import board_picture

        return board_picture(self).svg(self.text())

    def __str__(self) -> str:
        return f"board {self.number} {self.animal.value}\n\neasy\n{self.easy}\n\nhard\n{self.hard}"


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


def _animal(name: str) -> Animal:
    for animal in Animal:
        if animal.value == name:
            return animal
    known = ", ".join(animal.value for animal in Animal)
    raise Misread("board", "animal", f"there is no animal {quoted(name)}", f"there are {known}")


def _read_side(side: Side, words: list[str]) -> BoardSide:
    rows: list[str] = []
    lists: dict[Symbol, list[Piece]] = {}
    symbol: Symbol | None = None
    named = {known.value: known for known in SYMBOLS}
    for word in words:
        if word in named:
            symbol = named[word]
            if symbol in lists:
                raise Misread(
                    "board", f"{side.value}, {word}", "it is listed twice", "write it once"
                )
            lists[symbol] = []
        elif symbol is None:
            rows.append(word)
        else:
            lists[symbol].append(piece(word))
    if not rows:
        raise Misread("board", side.value, "it has no area", "draw it with # and . first")
    missing = [known.value for known in SYMBOLS if known not in lists]
    if missing:
        raise Misread(
            "board",
            side.value,
            f"there is no list for {', '.join(missing)}",
            "write each symbol and its pieces",
        )
    sets = tuple(in_box_order(lists[known]) for known in SYMBOLS)
    return BoardSide(side, Shape.parse("/".join(rows)), sets)
