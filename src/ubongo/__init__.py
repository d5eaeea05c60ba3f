"""Ubongo: the race of polyomino puzzles, as a library, a program and a table for everyone.

>>> from ubongo import Puzzle, solve
>>> print(solve(Puzzle.parse("###/### + O4 I2")))
I2 O4 O4
I2 O4 O4
"""

# `typing.TYPE_CHECKING`, written out: importing `typing` takes longer than all the rest here.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from ubongo.misread import Misread
    from ubongo.puzzles.cover_check import faults, is_cover
    from ubongo.puzzles.covers import Cover, Placement
    from ubongo.puzzles.hints import hint
    from ubongo.puzzles.piece_sets import sets_of
    from ubongo.puzzles.pieces import PIECES, Piece, piece
    from ubongo.puzzles.puzzles import Puzzle
    from ubongo.puzzles.solver import count_covers, covers, has_one_solution, solve
    from ubongo.shapes import Cell, Shape
    from ubongo.version import __version__

__all__ = [
    "PIECES",
    "Cell",
    "Cover",
    "Misread",
    "Piece",
    "Placement",
    "Puzzle",
    "Shape",
    "__version__",
    "count_covers",
    "covers",
    "faults",
    "has_one_solution",
    "hint",
    "is_cover",
    "piece",
    "sets_of",
    "solve",
]

# The module of each public name. A name is imported at its first use (PEP 562), so that a
# program that needs only the version, or only shapes, does not wait for the solver.
_HOMES = {
    "misread": ("Misread",),
    "puzzles.cover_check": ("faults", "is_cover"),
    "puzzles.covers": ("Cover", "Placement"),
    "puzzles.hints": ("hint",),
    "puzzles.pieces": ("PIECES", "Piece", "piece"),
    "puzzles.puzzles": ("Puzzle",),
    "puzzles.piece_sets": ("sets_of",),
    "puzzles.solver": ("count_covers", "covers", "has_one_solution", "solve"),
    "shapes": ("Cell", "Shape"),
    "version": ("__version__",),
}

# Hidden from the type checker, which would otherwise believe that every name exists.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        for home, names in _HOMES.items():
            if name in names:
                from importlib import import_module

                found = getattr(import_module(f"ubongo.{home}"), name)
                globals()[name] = found
                return found
        raise AttributeError(f"module 'ubongo' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
