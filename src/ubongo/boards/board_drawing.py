"""Boards and their sides as pictures for notebooks: plain values for `ubongo.drawing`."""

from ubongo.boards.board import SYMBOLS, Board, BoardSide, Side
from ubongo.drawing import boards
from ubongo.drawing.boards import DrawnSide
from ubongo.drawing.svg import Picture, card
from ubongo.puzzles.puzzle_drawing import drawn_piece


def drawn_side(side: BoardSide) -> DrawnSide:
    lists = [
        (symbol.value, [drawn_piece(one) for one in listed])
        for symbol, listed in zip(SYMBOLS, side.sets, strict=True)
    ]
    return DrawnSide(side.side.value, side.area.cells, lists)


def board_side_picture(side: BoardSide) -> Picture:
    return card(boards.side_picture(drawn_side(side)))


def board_picture(board: Board) -> Picture:
    sides = [drawn_side(board.side(side)) for side in Side]
    return boards.board_picture(board.number, board.animal.species, sides)
