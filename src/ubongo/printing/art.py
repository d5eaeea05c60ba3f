"""The drawings and colours of the box: symbols, gems, pawns, animals.

The drawings are in `data/art.json`, once for paper and for the page. Everything is a path in a
box of 24 by 24, filled; `lines` are drawn over it in the ground's colour.
"""

from dataclasses import dataclass

from ubongo.boards.board import Animal, Symbol
from ubongo.drawing.art import drawings

INK = "#1d1a16"
PAPER = "#ffffff"
AREA = "#fffdf6"
RIM = "#6b5d42"
WOOD = "#8a5a2b"
FIELD = "#b3261e"
GREY = "#8c8478"
EASY, HARD = "#f0b40f", "#2f7a3a"


@dataclass(frozen=True, slots=True)
class Drawing:
    fill: str
    lines: str = ""


@dataclass(frozen=True, slots=True)
class GemArt:
    colour: str
    path: str
    light: str


_ART = drawings()

SYMBOL_ART = {Symbol(name): Drawing(**drawn) for name, drawn in _ART["symbols"].items()}

# Named as in the rules.
GEM_ART = {name: GemArt(**drawn) for name, drawn in _ART["gems"].items()}
SAPPHIRE, AMBER = "blue", "brown"

# In a box of 24 by 30, as high as it is on the page.
PAWN: str = _ART["pawn"]["path"]
PAWNS: tuple[str, ...] = tuple(_ART["pawn"]["colours"])

# Rabbat the fox, Henrietta the tortoise, Juri the penguin and Caspar the chameleon.
ANIMAL_COLOURS: dict[Animal, str] = {
    Animal(name): colour for name, colour in _ART["animals"].items()
}
# The page draws them in colour; these are for paper.
ANIMAL_ART = {Animal(name): Drawing(**drawn) for name, drawn in _ART["silhouettes"].items()}

# The letters of the name, laid out of cells, each in the colour of a piece.
LOGO: tuple[tuple[str, str], ...] = tuple((text, colour) for text, colour in _ART["logo"])

# Where the pips lie on a face of 32 by 32.
PIPS: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    tuple((x, y) for x, y in face) for face in _ART["pips"]
)
