"""Judges a run that was played offline (R-436), and makes the rows of it for the statistics.

The boards follow from the pack's level and number, so each cover is checked as at a table; what
only the device has seen, the times, is refused where nobody can have needed so little, or more
than the run lasted. Nothing here reads a clock.

Refused
  PlayedTwice         a board was played twice
  CoverIsWrong        what is said to be solved is not covered
  TimesImpossible     faster than a hand, or longer than the run
  RunInTheFuture      it ends after now, by more than clocks and time zones explain
  RunTooOld           it began before a cookie of today could have been given
  NoSuchLength        no run lasts so long (R-300)
  NothingPlayed       no board was solved or put aside
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from ubongo.boards.puzzle_packs import PACK_LEVELS, PackedPuzzle, puzzle_pack
from ubongo.protocol.http.packs import DAY, OfflineBoard, TakeRun
from ubongo.protocol.messages import encode
from ubongo.puzzles.cover_check import faults
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.difficulty import difficulty
from ubongo.rules.editions.solo import MINUTES
from ubongo.rules.records.stored_names import BOARDS, SIDES
from ubongo.rules.refusals import Refused
from ubongo.rules.settings import Boards
from ubongo.server.storage.game_rows import OFFLINE, BoardRow, FinishedGame, GuestGameRow, RunRow

MINUTE = 60_000
# Cookies last so long, and so does what is stored about a guest.
OLDEST = 400 * DAY
# The clock of a device may be wrong by so much, or a time zone off.
CLOCKS_DIFFER = DAY


class PlayedTwice(Refused):
    code = "board_played_twice"

    def __init__(self, board: int) -> None:
        super().__init__(f"board {board} of this run was played twice", board=board)


class CoverIsWrong(Refused):
    code = "offline_cover_wrong"

    def __init__(self, board: int) -> None:
        super().__init__(f"board {board} of this run is not covered", board=board)


class TimesImpossible(Refused):
    code = "times_impossible"

    def __init__(self, board: int) -> None:
        super().__init__(
            f"the times of this run cannot be: nobody plays board {board} like that", board=board
        )


class RunInTheFuture(Refused):
    code = "run_in_the_future"

    def __init__(self) -> None:
        super().__init__("this run ends in the future: the clock of the device is wrong")


class RunTooOld(Refused):
    code = "run_too_old"

    def __init__(self) -> None:
        super().__init__("this run is too old: statistics go back 400 days", days=OLDEST // DAY)


class NoSuchLength(Refused):
    code = "no_such_length"

    def __init__(self, minutes: int) -> None:
        super().__init__("a run lasts 5, 10 or 20 minutes, or has no clock", minutes=minutes)


class NothingPlayed(Refused):
    code = "nothing_played"

    def __init__(self) -> None:
        super().__init__("no board of this run was solved or put aside")


# Who has played a pack has played it more than once, and so have others.
_drawn = lru_cache(maxsize=16)(puzzle_pack)


@dataclass(frozen=True, slots=True)
class _Played:
    board: OfflineBoard
    packed: PackedPuzzle


def judged_run(run: TakeRun, guest: str, now: int, least_a_piece: int) -> FinishedGame:
    """The rows of a run for a guest's own statistics, or the reason why it does not count."""
    if not run.boards:
        raise NothingPlayed
    if run.minutes is not None and run.minutes not in MINUTES:
        raise NoSuchLength(run.minutes)
    lasted = sum(board.took for board in run.boards)
    if run.began + lasted > now + CLOCKS_DIFFER:
        raise RunInTheFuture
    if run.began < now - OLDEST:
        raise RunTooOld
    if len({board.puzzle for board in run.boards}) < len(run.boards):
        raise PlayedTwice(_first_twice(run.boards))
    pack = _drawn(run.level, run.pack)
    played = [_Played(board, pack[board.puzzle]) for board in run.boards]
    _check_times(run, played, least_a_piece)
    for number, one in enumerate(played, 1):
        if one.board.cover and not _is_covered(one):
            raise CoverIsWrong(number)
    rows = tuple(_board_row(number, one) for number, one in enumerate(played, 1))
    return FinishedGame(
        run_id(run),
        min(run.began + lasted, now),
        OFFLINE,
        1,
        False,
        (GuestGameRow(guest, 1, False, _run_row(run), rows),),
        False,
    )


def run_id(run: TakeRun) -> str:
    """What a run is stored under: its content, so that the same one never counts twice."""
    return f"{OFFLINE} {sha256(encode(run)).hexdigest()[:32]}"


def _check_times(run: TakeRun, played: list[_Played], least_a_piece: int) -> None:
    at = 0
    for number, one in enumerate(played, 1):
        at += one.board.took
        is_too_late = run.minutes is not None and at > run.minutes * MINUTE
        least = least_a_piece * len(one.packed.puzzle.pieces) if one.board.cover else 0
        if is_too_late or one.board.took < least:
            raise TimesImpossible(number)


def _is_covered(one: _Played) -> bool:
    puzzle, cover = one.packed.puzzle, one.board.cover
    if len(cover) != puzzle.area.size:
        return False
    in_reading_order = sorted(puzzle.area.cells, key=lambda cell: (cell.y, cell.x))
    laid = Cover.of(
        Placement.of(
            piece,
            [
                cell
                for cell, place in zip(in_reading_order, cover, strict=True)
                if place == str(index)
            ],
        )
        for index, piece in enumerate(puzzle.pieces)
    )
    return not faults(puzzle, laid)


def _run_row(run: TakeRun) -> RunRow:
    wish = PACK_LEVELS[run.level]
    solved = [place for place, board in enumerate(run.boards) if board.cover]
    until = solved[-1] + 1 if solved else 0
    return RunRow(
        run.minutes,
        SIDES.word(wish.side),
        len(solved),
        len(run.boards) - len(solved),
        sum(board.took for board in run.boards[:until]),
        BOARDS.word(Boards.FRESH),
        wish.stars,
    )


def _board_row(number: int, one: _Played) -> BoardRow:
    puzzle = one.packed.puzzle
    return BoardRow(
        number,
        puzzle.text(),
        " ".join(piece.id for piece in puzzle.pieces),
        difficulty(puzzle),
        one.packed.stars,
        one.board.took if one.board.cover else None,
    )


def _first_twice(boards: tuple[OfflineBoard, ...]) -> int:
    seen: set[int] = set()
    for number, board in enumerate(boards, 1):
        if board.puzzle in seen:
            return number
        seen.add(board.puzzle)
    raise AssertionError("no board was played twice")
