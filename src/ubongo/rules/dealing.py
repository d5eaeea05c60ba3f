"""Dealing: the roll of the die and the boards of a round.

Boards are drawn at the deal from those not dealt yet. That is equal to a shuffled stack
(R-105), and there is no hidden stack that could leak.
"""

from functools import lru_cache

from ubongo.boards.board import SYMBOLS, Side, Symbol
from ubongo.boards.box import Box
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules.chance import Chance
from ubongo.rules.events import Deal
from ubongo.rules.game import Game

MOST_CARDS = 4096  # a box has 432
_cards: dict[int, Deal] = {}


def rolled(round_: int | str, chance: Chance) -> Symbol:
    """One die, six equally likely faces (R-010)."""
    return SYMBOLS[chance.below(f"roll {round_}", len(SYMBOLS))]


def dealt_from_stack(game: Game, symbol: Symbol, chance: Chance) -> tuple[Deal, ...]:
    """One board for each seat, beginning with the round's start player (R-110)."""
    name = f"boards {game.round + 1}"
    seats = len(game.seats)
    if game.settings.same_puzzle:
        numbers = chance.some(name, game.undealt, 1) * seats
    elif game.settings.fair_deal:
        numbers = _close_ones(game, symbol, chance)
    else:
        numbers = chance.some(name, game.undealt, seats)
    first = (game.start_seat + game.round) % seats
    box, sides = chance.box, game.settings.sides
    return tuple(
        [card(box, numbers[(seat - first) % seats], sides[seat], symbol) for seat in range(seats)]
    )


def card(box: Box, number: int, side: Side, symbol: Symbol) -> Deal:
    """A board in front of its player, with the puzzle of the rolled face."""
    board = box.by_number[number]
    puzzle = board.side(side).puzzle(symbol)
    # The puzzles of a box are the same objects in every game, and so are its cards.
    deal = _cards.get(id(puzzle))
    # Another box may have the same side on another board.
    if deal is None or deal.board != number or deal.animal is not board.animal:
        if len(_cards) >= MOST_CARDS:
            _cards.clear()
        # A card keeps its puzzle alive, so that its id is not reused.
        deal = _cards[id(puzzle)] = Deal(number, board.animal, side, puzzle)
    return deal


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
    return sum(_difficulty(board.puzzle(side, symbol)) for side in sides)


_difficulty = lru_cache(maxsize=4096)(difficulty)
