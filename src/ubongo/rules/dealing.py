"""Dealing: the roll of the die and the boards of a round.

Boards are drawn at the deal from those not dealt yet. That is equal to a shuffled stack
(R-105), and there is no hidden stack that could leak. Fresh boards (R-428) come in the order
of their stack, which chance has made: the first to be dealt is board 1.
"""

from dataclasses import replace

from ubongo.boards.board import SYMBOLS, Board, Side, Symbol
from ubongo.boards.box import Box
from ubongo.boards.fresh_stack import animal_of
from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.facts import fact
from ubongo.rules import versions
from ubongo.rules.chance import Chance
from ubongo.rules.events import Deal
from ubongo.rules.game import Game
from ubongo.rules.settings import FRESH

SIDES = tuple(Side)


def rolled(round_: int | str, chance: Chance) -> Symbol:
    """One die, six equally likely faces (R-010)."""
    return SYMBOLS[chance.below(f"roll {round_}", len(SYMBOLS))]


def dealt_from_stack(game: Game, symbol: Symbol, chance: Chance) -> tuple[Deal, ...]:
    """One board for each seat, beginning with the round's start player (R-110)."""
    name = f"boards {game.round + 1}"
    seats = len(game.seats)
    if game.settings.is_fresh:
        numbers = fresh_numbers(game, seats)
    elif game.settings.same_puzzle:
        numbers = chance.some(name, game.undealt, 1) * seats
    elif game.settings.fair_deal:
        numbers = _close_ones(game, symbol, chance)
    else:
        numbers = chance.some(name, game.undealt, seats)
    first = (game.start_seat + game.round) % seats
    return tuple(
        [
            dealt(game, numbers[(seat - first) % seats], seat, symbol, chance)
            for seat in range(seats)
        ]
    )


def fresh_numbers(game: Game, count: int) -> tuple[int, ...]:
    """The next boards of the fresh stack, for a round or a play-off of so many seats."""
    if game.settings.same_puzzle:
        return (game.round + 1,) * count
    before = game.round * len(game.seats)
    return tuple(range(before + 1, before + count + 1))


def dealt(game: Game, number: int, seat: int, symbol: Symbol, chance: Chance) -> Deal:
    """A board in front of this seat, of its side or its level, with the puzzle of the face."""
    if game.levels:
        fitted = chance.fitted(game.settings, number, symbol, game.levels[seat])
        puzzle = fitted.puzzle(symbol)
        return Deal(number, animal_of(number), fitted.side, puzzle, fitted.sets)
    side = game.settings.sides[seat]
    if game.settings.boards is FRESH:
        drawn = chance.fresh(game.settings).side(number, side)
        return Deal(number, animal_of(number), side, drawn.puzzle(symbol), drawn.sets)
    return card(chance.box, number, side, symbol, game.rules)


def card(box: Box, number: int, side: Side, symbol: Symbol, rules: int) -> Deal:
    """A board of the box, as it stands in the events of a game by this version of the rules."""
    told = _cards(box.by_number[number])[SIDES.index(side)][SYMBOLS.index(symbol)]
    return told if versions.tells_more(rules) else replace(told, lists=())


# The boards of a box are the same objects in every game, so their cards are made once.
@fact
def _cards(board: Board) -> tuple[tuple[Deal, ...], ...]:
    """The cards that a board can be dealt as, by side and symbol."""
    return tuple([tuple([_card(board, side, symbol) for symbol in SYMBOLS]) for side in SIDES])


def _card(board: Board, side: Side, symbol: Symbol) -> Deal:
    shown = board.side(side)
    return Deal(board.number, board.animal, side, shown.puzzle(symbol), shown.sets)


def _close_ones(game: Game, symbol: Symbol, chance: Chance) -> tuple[int, ...]:
    """As many boards as seats, next to each other when all are laid out by difficulty."""
    seats = len(game.seats)
    ranked = sorted(
        game.undealt, key=lambda number: (_hardness(chance.box, number, game, symbol), number)
    )
    # In blocks, so that the boards left for later rounds are still close in difficulty.
    block = chance.below(f"block {game.round + 1}", len(ranked) // seats) * seats
    return chance.some(f"boards {game.round + 1}", ranked[block : block + seats], seats)


def _hardness(box: Box, number: int, game: Game, symbol: Symbol) -> float:
    sides = dict.fromkeys(game.settings.sides)
    board = box.by_number[number]
    return sum(difficulty(board.puzzle(side, symbol)) for side in sides)
