"""The search for a box: 36 boards of the catalogue that are like the real ones, and fair.

Fair means that for every face of the die the players' boards are about equally hard.
Cells, solutions, use of pieces and difficulty follow the figures of the real box
(`box_targets`). The same seed always gives the same box.

    write(choose(Random(SEED)), FOLDER)  # a quarter of a minute
"""

from math import fsum
from pathlib import Path
from random import Random

from ubongo.boards.board import SYMBOLS, Animal, Board, BoardSide, Side
from ubongo.boards.box import Box
from ubongo.boards.box_targets import EASY, HARD, Candidate, Chosen, MeasuredSet, Wish, strain
from ubongo.boards.fresh_boards import lying
from ubongo.boards.seeded_random import below, one_of, shuffled, some_of
from ubongo.puzzles.catalogue import AreaNumber, area_of, areas_for, perimeter
from ubongo.puzzles.difficulty import expected_tries
from ubongo.puzzles.piece_sets import counted_sets
from ubongo.puzzles.pieces import PIECES

# The seed of the box that comes with the game.
SEED = 2005

BOARDS = 36

# How many areas are looked at closely for each that is chosen, and how often a change is tried;
# together they take a quarter of a minute.
CANDIDATES = 20
STEPS = 40_000


def choose(chance: Random, steps: int = STEPS) -> Box:
    """A box of 36 boards."""
    easy = chosen_sides(chance, EASY, frozenset(), steps)
    taken = frozenset(one.candidate.number for one in easy)
    hard = chosen_sides(chance, HARD, taken, steps)
    easy, hard = shuffled(chance, easy), shuffled(chance, hard)
    easy, hard = _shared_out(chance, easy, steps // 10), _shared_out(chance, hard, steps // 10)
    animals = tuple(Animal)
    return Box(
        tuple(
            Board(
                place + 1,
                animals[place % len(animals)],
                _side(chance, Side.EASY, easy[place]),
                _side(chance, Side.HARD, hard[place]),
            )
            for place in range(BOARDS)
        )
    )


def write(box: Box, folder: Path) -> None:
    """Write the picture of each board to a file, `01.txt` to `36.txt`."""
    folder.mkdir(parents=True, exist_ok=True)
    for board in box.boards:
        path = folder / f"{board.number:02}.txt"
        path.write_text(board.picture(), encoding="utf-8", newline="\n")


def candidates(
    chance: Random, wish: Wish, taken: frozenset[AreaNumber]
) -> dict[int, tuple[Candidate, ...]]:
    """The areas that fit the wish, by number of cells, in random order."""
    numbers: dict[int, list[AreaNumber]] = {cells: [] for cells, _ in wish.cells}
    for number in areas_for(wish.side.pieces).numbers:
        cells = number.bit_count()
        if cells in numbers and perimeter(number) <= wish.longest_outline and number not in taken:
            numbers[cells].append(number)
    found: dict[int, tuple[Candidate, ...]] = {}
    for cells, count in wish.cells:
        fitting: list[Candidate] = []
        for number in shuffled(chance, numbers[cells]):
            candidate = _candidate(number, wish)
            if candidate is not None:
                fitting.append(candidate)
                if len(fitting) == CANDIDATES * count:
                    break
        found[cells] = tuple(fitting)
    return found


def _candidate(number: AreaNumber, wish: Wish) -> Candidate | None:
    area = area_of(number)
    box = max(area.width, area.height), min(area.width, area.height)
    if box not in wish.boxes:
        return None
    counted = counted_sets(area.mask, area.size, wish.side.pieces, area.stride)
    fewest, _, most = wish.offered
    if not fewest <= len(counted) <= most:
        return None
    sets = []
    for pieces in sorted(counted):
        listed = tuple(one for one in PIECES if pieces >> one.index & 1)
        tries = expected_tries(area.mask, area.stride, listed)
        if wish.easiest <= tries <= wish.hardest:
            sets.append(MeasuredSet(pieces, counted[pieces], tries))
    return Candidate(number, box, len(counted), tuple(sets)) if len(sets) >= len(SYMBOLS) else None


def chosen_sides(
    chance: Random, wish: Wish, taken: frozenset[AreaNumber], steps: int
) -> tuple[Chosen, ...]:
    """36 sides: first any, then better and better by changing one area or one set at a time."""
    pool = candidates(chance, wish, taken)
    slots = [cells for cells, count in wish.cells for _ in range(count)]
    sides: list[Chosen] = []
    for cells, count in wish.cells:
        sides += [_any_sets(chance, one) for one in some_of(chance, pool[cells], count)]
    best = strain(sides, wish)
    for _ in range(steps):
        slot = below(chance, len(slots))
        before = sides[slot]
        if chance.random() < 0.2:
            candidate = one_of(chance, pool[slots[slot]])
            if any(side.candidate is candidate for side in sides):
                continue
            sides[slot] = _any_sets(chance, candidate)
        else:
            other = one_of(chance, before.candidate.sets)
            if other in before.sets:
                continue
            sets = list(before.sets)
            sets[below(chance, len(sets))] = other
            sides[slot] = Chosen(before.candidate, tuple(sets))
        now = strain(sides, wish)
        if now <= best:
            best = now
        else:
            sides[slot] = before
    return tuple(sides)


def _any_sets(chance: Random, candidate: Candidate) -> Chosen:
    return Chosen(candidate, some_of(chance, candidate.sets, len(SYMBOLS)))


def _shared_out(chance: Random, sides: tuple[Chosen, ...], steps: int) -> tuple[Chosen, ...]:
    """The sides in an order in which the four animals, in turn, are about equally hard."""
    order = list(sides)
    animals = len(Animal)
    tries = [fsum(one.tries for one in side.sets) for side in order]
    totals = [fsum(tries[first::animals]) for first in range(animals)]
    aim = fsum(totals) / animals
    for _ in range(steps):
        one, other = below(chance, len(order)), below(chance, len(order))
        left, right = one % animals, other % animals
        if left == right:
            continue
        more = tries[other] - tries[one]
        before = abs(totals[left] - aim) + abs(totals[right] - aim)
        after = abs(totals[left] + more - aim) + abs(totals[right] - more - aim)
        if after < before:
            order[one], order[other] = order[other], order[one]
            tries[one], tries[other] = tries[other], tries[one]
            totals[left] += more
            totals[right] -= more
    return tuple(order)


def _side(chance: Random, side: Side, chosen: Chosen) -> BoardSide:
    area = lying(chance, area_of(chosen.candidate.number))
    sets = (
        tuple(one for one in PIECES if measured.pieces >> one.index & 1) for measured in chosen.sets
    )
    return BoardSide(side, area, tuple(sets))
