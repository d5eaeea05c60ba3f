"""Packs and the tasks of the box as they are sent; they are computed in the worker process."""

from typing import cast

from ubongo.boards.board import BoardSide
from ubongo.boards.box import the_box
from ubongo.boards.puzzle_packs import PACK_LEVELS, PackLevel, puzzle_pack
from ubongo.protocol.http.packs import BoxBoard, BoxSide, BoxTasks, Pack, PackPuzzle
from ubongo.protocol.messages import PieceId
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.pieces import Piece


def pack(level: PackLevel, number: int) -> Pack:
    puzzles = tuple(
        PackPuzzle(one.puzzle.area.text(), _ids(one.puzzle.pieces), one.stars)
        for one in puzzle_pack(level, number)
    )
    return Pack(level, number, PACK_LEVELS[level].side, puzzles)


def box_tasks() -> BoxTasks:
    boards = the_box().boards
    return BoxTasks(tuple(BoxBoard(one.number, _side(one.easy), _side(one.hard)) for one in boards))


def _side(side: BoardSide) -> BoxSide:
    return BoxSide(
        side.area.text(),
        tuple(_ids(puzzle.pieces) for puzzle in side.puzzles),
        tuple(stars(difficulty(puzzle)) for puzzle in side.puzzles),
    )


def _ids(pieces: tuple[Piece, ...]) -> tuple[PieceId, ...]:
    return tuple(cast(PieceId, one.id) for one in pieces)
