"""Ubongo: the race of polyomino puzzles, as a library, a program and a table for everyone.

>>> import ubongo
>>> print(ubongo.solve(ubongo.Puzzle.parse("###/### + O4 I2")))
I2 O4 O4
I2 O4 O4
>>> ubongo.difficulty(ubongo.box().board(7).puzzle(ubongo.Side.EASY, ubongo.Symbol.SNAKE))
12.5

Pieces and puzzles: `PIECES`, `piece`, `Piece`, `Shape`, `Puzzle`, `Cover`, `solve`, `covers`,
`count_covers`, `has_one_solution`, `faults`, `is_cover`, `hint`, `sets_of`, `difficulty`, `stars`.
Boards: `box`, `fresh_boards`, `Board`, `BoardSide`, `Box`, `Side`, `Symbol`, `Animal`, `Level`.
Games: `simulate`, `bots`, `bot`, `editions`, `edition`, `add_bot`, `add_edition`, `Match`,
`Settings`, `read_record`, `write_record`.
"""

# `typing.TYPE_CHECKING`, written out: importing `typing` takes longer than all the rest here.
TYPE_CHECKING = False

if TYPE_CHECKING:
    from ubongo.boards.board import Animal, Board, BoardSide, Side, Symbol
    from ubongo.boards.box import Box
    from ubongo.boards.fresh_boards import Level
    from ubongo.library import (
        GameResult,
        RecordedGame,
        Simulation,
        bot,
        bots,
        box,
        edition,
        editions,
        fresh_boards,
        read_record,
        simulate,
    )
    from ubongo.match.bots.bot import Bot, Plan, StrengthBot
    from ubongo.match.bots.strength import Strength
    from ubongo.match.match import Match
    from ubongo.match.plugins import add_bot, add_edition
    from ubongo.match.seating import Sitting
    from ubongo.misread import Misread
    from ubongo.puzzles.cover_check import faults, is_cover
    from ubongo.puzzles.covers import Cover, Placement
    from ubongo.puzzles.difficulty import difficulty, stars
    from ubongo.puzzles.hints import hint
    from ubongo.puzzles.piece_sets import sets_of
    from ubongo.puzzles.pieces import PIECES, Piece, piece
    from ubongo.puzzles.puzzles import Puzzle
    from ubongo.puzzles.solver import count_covers, covers, has_one_solution, solve
    from ubongo.rules.chance import Chance
    from ubongo.rules.editions.edition import Edition
    from ubongo.rules.game import Game
    from ubongo.rules.gems import Gem
    from ubongo.rules.records.record import write_record
    from ubongo.rules.refusals import Refused
    from ubongo.rules.settings import Settings
    from ubongo.rules.view import View, view
    from ubongo.shapes import Cell, Shape
    from ubongo.version import __version__

__all__ = [
    "PIECES",
    "Animal",
    "Board",
    "BoardSide",
    "Bot",
    "Box",
    "Cell",
    "Chance",
    "Cover",
    "Edition",
    "Game",
    "GameResult",
    "Gem",
    "Level",
    "Match",
    "Misread",
    "Piece",
    "Placement",
    "Plan",
    "Puzzle",
    "RecordedGame",
    "Refused",
    "Settings",
    "Shape",
    "Side",
    "Simulation",
    "Sitting",
    "Strength",
    "StrengthBot",
    "Symbol",
    "View",
    "__version__",
    "add_bot",
    "add_edition",
    "bot",
    "bots",
    "box",
    "count_covers",
    "covers",
    "difficulty",
    "edition",
    "editions",
    "faults",
    "fresh_boards",
    "has_one_solution",
    "hint",
    "is_cover",
    "piece",
    "read_record",
    "sets_of",
    "simulate",
    "solve",
    "stars",
    "view",
    "write_record",
]

# The module of each public name. A name is imported at its first use (PEP 562), so that a
# program that needs only the version, or only shapes, does not wait for the solver.
_HOMES = {
    "boards.board": ("Animal", "Board", "BoardSide", "Side", "Symbol"),
    "boards.box": ("Box",),
    "boards.fresh_boards": ("Level",),
    "library": (
        *("GameResult", "RecordedGame", "Simulation", "bot", "bots", "box", "edition", "editions"),
        *("fresh_boards", "read_record", "simulate"),
    ),
    "match.bots.bot": ("Bot", "Plan", "StrengthBot"),
    "match.bots.strength": ("Strength",),
    "match.match": ("Match",),
    "match.plugins": ("add_bot", "add_edition"),
    "match.seating": ("Sitting",),
    "misread": ("Misread",),
    "puzzles.cover_check": ("faults", "is_cover"),
    "puzzles.covers": ("Cover", "Placement"),
    "puzzles.difficulty": ("difficulty", "stars"),
    "puzzles.hints": ("hint",),
    "puzzles.pieces": ("PIECES", "Piece", "piece"),
    "puzzles.puzzles": ("Puzzle",),
    "puzzles.piece_sets": ("sets_of",),
    "puzzles.solver": ("count_covers", "covers", "has_one_solution", "solve"),
    "rules.chance": ("Chance",),
    "rules.editions.edition": ("Edition",),
    "rules.game": ("Game",),
    "rules.gems": ("Gem",),
    "rules.records.record": ("write_record",),
    "rules.refusals": ("Refused",),
    "rules.settings": ("Settings",),
    "rules.view": ("View", "view"),
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
        return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
