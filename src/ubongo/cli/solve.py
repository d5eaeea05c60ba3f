"""`ubongo solve` and `hint`: questions about one puzzle."""

import sys
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING

import click

from ubongo.cli.options import Command, area_from, as_json, puzzle_argument, puzzle_from
from ubongo.cli.output import answer_no, ids, print_json, print_message, printable, quantity
from ubongo.misread import Misread

if TYPE_CHECKING:
    from ubongo.puzzles.puzzles import Puzzle
    from ubongo.shapes import Shape

# Exit codes of a batch: some puzzle has no cover; some line is no puzzle, which outweighs that.
NO_COVER, BAD_LINE = 1, 2


@click.command(
    cls=Command,
    short_help="Cover an area with pieces, or list the sets that do.",
    examples="""
    ubongo solve '##.../###../.####/..##.' I2 I4 P5             draw a solution
    ubongo solve '##.../###../.####/..##. + I2 I4 P5'           the same, in one text
    ubongo solve '###/###/###' L4 P5 --all                      draw all of them
    ubongo solve '###/###/###' L4 P5 --count                    only say how many
    ubongo solve '####/####/####' I2 'F5=.##/##./.#.' 'U5=#.#/###'   with pieces of your own
    ubongo solve '####/####/####' --pieces 3                    which three pieces cover this?
    ubongo solve '####/####/####' --pieces 3 --json             the same, for a program
    ubongo solve - < puzzles.txt                                a puzzle on each line: a batch
    """,
)
@puzzle_argument("AREA [PIECE]...")
@click.option("--all", "show_all", is_flag=True, help="Draw every solution.")
@click.option("--count", is_flag=True, help="Say only how many solutions there are.")
@click.option("--pieces", metavar="K", type=int, help="List the sets of K pieces that cover AREA.")
@as_json()
def solve(
    puzzle: tuple[str, ...], show_all: bool, count: bool, pieces: int | None, as_json: bool
) -> None:
    """Cover an area exactly with the listed pieces, turned and flipped as you like.

    A piece of your own is written as NAME=SHAPE. With - the puzzles are read from standard
    input, one on each line, and answered with a line each. Exits with 1 if there is no solution.
    """
    if show_all and count:
        raise click.UsageError("--all and --count exclude each other: choose one")
    if puzzle == ("-",):
        if show_all or pieces is not None:
            raise click.UsageError("- answers with a line each: leave out --all and --pieces")
        solve_batch(sys.stdin, count=count, as_json=as_json)
        return
    if pieces is not None:
        if show_all or count:
            raise click.UsageError("--pieces lists sets of pieces: leave out --all and --count")
        if len(puzzle) > 1 or "+" in puzzle[0]:
            raise click.UsageError("--pieces asks which pieces cover AREA: list none yourself")
        list_sets(area_from(puzzle[0]), pieces, as_json=as_json)
        return
    if len(puzzle) == 1 and "+" not in puzzle[0]:
        area_from(puzzle[0])
        raise click.UsageError("AREA has no PIECE beside it: list some, or ask with --pieces 3")
    asked = puzzle_from(puzzle)
    if as_json:
        print_solutions_as_json(asked, show_all=show_all, count=count)
    elif count:
        print_count(asked)
    else:
        draw_solutions(asked, limit=None if show_all else 1)


def solve_batch(lines: Iterable[str], *, count: bool, as_json: bool) -> None:
    """Answer each line that has a puzzle with one line, as soon as it is there.

    A line that cannot be read is told on standard error, and answered, too, so that the
    answers stay beside their puzzles.
    """
    import json

    codes = {0}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        told: dict[str, object] = {"line": number}
        try:
            asked = puzzle_from(tuple(line.split()))
        except Misread as wrong:
            sentence = printable(f"line {number}: {wrong}")
            print_message(sentence)
            told["error"] = str(wrong)
            answer = "unreadable"
            codes.add(BAD_LINE)
        else:
            told |= solution_data(asked, show_all=False, count=count)
            answer = str(told["covers"] if count else told["solution"] or "no solution")
            codes.add(0 if told["covers"] else NO_COVER)
        print(json.dumps(told) if as_json else answer, flush=True)
    if max(codes):
        raise click.exceptions.Exit(max(codes))


def draw_solutions(puzzle: "Puzzle", limit: int | None) -> None:
    """Draw covers as they are found, so that the first is there long before the last."""
    from ubongo.puzzles.solver import covers

    found = 0
    for cover in islice(covers(puzzle), limit):
        if found:
            print()
        print(cover)
        found += 1
    if not found:
        answer_no(no_cover(puzzle))
    if limit is None:
        print_message(quantity(found, "solution"))


def print_count(puzzle: "Puzzle") -> None:
    from ubongo.puzzles.solver import count_covers

    found = count_covers(puzzle)
    print(found)
    if not found:
        answer_no(no_cover(puzzle))


def print_solutions_as_json(puzzle: "Puzzle", *, show_all: bool, count: bool) -> None:
    told = solution_data(puzzle, show_all=show_all, count=count)
    print_json(told)
    if not told["covers"]:
        answer_no(no_cover(puzzle))


def solution_data(puzzle: "Puzzle", *, show_all: bool, count: bool) -> dict[str, object]:
    from ubongo.puzzles import solver

    told: dict[str, object] = {
        "covers": 0,
        "area": puzzle.area.text(),
        "pieces": [one.text() for one in puzzle.pieces],
    }
    if show_all:
        solutions = [cover.text() for cover in solver.covers(puzzle)]
        told |= {"covers": len(solutions), "solutions": solutions}
    else:
        told["covers"] = solver.count_covers(puzzle)
        if not count:
            first = solver.solve(puzzle)
            told["solution"] = first.text() if first else None
    return told


def list_sets(area: "Shape", k: int, *, as_json: bool) -> None:
    """Which sets of k pieces cover the area, and in how many ways each."""
    from ubongo.puzzles.piece_sets import sets_of

    found = sets_of(area, k)
    if as_json:
        sets = [{"pieces": ids(listed), "covers": covers} for listed, covers in found.items()]
        print_json({"area": area.text(), "size": area.size, "sets": sets})
    else:
        for listed, covers in found.items():
            print(f"{' '.join(ids(listed))}  {covers}")
    if not found:
        answer_no(f"no set of {quantity(k, 'piece')} covers this area of {area.size} cells")
    print_message(f"{quantity(len(found), 'set')}, each with its number of solutions")


def no_cover(puzzle: "Puzzle") -> str:
    return f"no solution: {' '.join(ids(puzzle.pieces))} do not cover this area"


@click.command(
    cls=Command,
    short_help="Lay the next piece, or lift one in the way.",
    examples="""
    ubongo hint '##.../###../.####/..##.' I2 I4 P5                      where to begin
    ubongo hint '###/### + I2 O4' --laid 'I2 / I2'                      what comes next
    ubongo hint '###/### + I2 O4' --laid '11.'                          1 is the first piece
    """,
)
@puzzle_argument("AREA PIECE...")
@click.option("--laid", metavar="COVER", default="", help="What lies already.")
@as_json()
def hint(puzzle: tuple[str, ...], laid: str, as_json: bool) -> None:
    """Lay one more piece towards a real solution, or say which piece to lift.

    COVER is a grid of piece ids with .. where nothing lies and / between the rows; or of
    digits, 1 for the first listed piece (in the order of the box), and . for none.
    """
    from ubongo.puzzles.covers import Cover
    from ubongo.puzzles.hints import LayPiece, LiftPiece, NothingToDo
    from ubongo.puzzles.hints import hint as hint_for

    asked = puzzle_from(puzzle)
    lying = Cover.parse(laid, {str(n): one for n, one in enumerate(asked.pieces, 1)})
    match hint_for(asked, lying):
        case LayPiece(placement):
            cover = Cover.of((*lying.placements, placement))
            lay = {"hint": "lay", "piece": placement.piece.id, "cover": cover.text()}
            show_hint(lay, f"Lay {placement.piece.id} like this:", str(cover), as_json=as_json)
        case LiftPiece(first, others):
            names = ids((first, *others))
            line = f"lift {' '.join(names)}"
            told = "This cannot be completed:"
            show_hint({"hint": "lift", "pieces": names}, told, line, as_json=as_json)
        case NothingToDo():
            told = "The area is covered:"
            show_hint({"hint": "nothing"}, told, str(lying), as_json=as_json)
        case _:
            if as_json:
                print_json({"hint": "no cover"})
            answer_no(no_cover(asked))


def show_hint(data: Mapping[str, object], sentence: str, picture: str, *, as_json: bool) -> None:
    if as_json:
        print_json(data)
    else:
        print_message(sentence)
        print(picture)
