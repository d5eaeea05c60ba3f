"""The drawings and colours of the box: symbols, gems, pawns, animals.

The drawings are in `data/art.json`, once for paper and for the page. Everything is a path in a
box of 24 by 24, filled; `lines` are drawn over it in the ground's colour.
"""

from dataclasses import dataclass

from ubongo.boards.board import Animal, Symbol
from ubongo.drawing.art import drawings
from ubongo.drawing.gem_cut import cut
from ubongo.puzzles.pieces import piece

INK = "#2b1d12"
PAPER = "#ffffff"
AREA = "#fffdf6"
RIM = "#7a5b39"
WOOD = "#744827"
FIELD = "#a52d20"
GREY = "#8c8478"
EASY, HARD = "#e9a516", "#2f7a3a"


@dataclass(frozen=True, slots=True)
class Drawing:
    fill: str
    lines: str = ""


@dataclass(frozen=True, slots=True)
class AnimalColours:
    """The colours of an animal's boards: the card, and the head of its lists."""

    tint: str
    head: str


_ART = drawings()

SYMBOL_ART = {Symbol(name): Drawing(**drawn) for name, drawn in _ART["symbols"].items()}

# Pressed into each cell of a piece: no turn or flip changes it.
MARK_ART = {name: Drawing(**drawn) for name, drawn in _ART["marks"].items()}

# Named as in the rules.
GEM_ART = {name: cut(**drawn) for name, drawn in _ART["gems"].items()}
SAPPHIRE, AMBER = "blue", "brown"

# In a box of 24 by 30, as high as it is on the page.
PAWN: str = _ART["pawn"]["path"]
PAWNS: tuple[str, ...] = tuple(_ART["pawn"]["colours"])

# Rabbat the fox, Henrietta the tortoise, Juri the penguin and Caspar the chameleon.
ANIMAL_COLOURS = {Animal(name): AnimalColours(**used) for name, used in _ART["animals"].items()}
# The page draws them in colour; these are for paper.
ANIMAL_ART = {Animal(name): Drawing(**drawn) for name, drawn in _ART["silhouettes"].items()}

# The letters of the name, laid out of cells, each in the colour of a piece and so many cells down.
LOGO: tuple[tuple[str, str, int], ...] = tuple(
    (text, piece(id_).colour, down) for text, id_, down in _ART["logo"]
)

# Where the pips lie on a face of 32 by 32.
PIPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((x, y) for x, y in face) for face in _ART["pips"]
)
