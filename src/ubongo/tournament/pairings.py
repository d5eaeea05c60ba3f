"""Pairings: who sits with whom in the next round of an event (R-437).

People come in an order: by chance in the first round, by the ranking later. Those who stand side
by side in it sit together, but nobody sits twice with the same people while that can be avoided.
Nothing here draws: the same order and the same past give the same tables.

>>> paired((1, 2, 3, 4, 5), 4, 4, False, {})
((1, 2, 3), (4, 5))
>>> paired((1, 2, 3, 4), 2, 4, False, {(1, 2): 1})
((1, 3), (2, 4))
"""

from collections.abc import Mapping, Sequence

# Up to so many people the best tables are found by trying all that could be better.
MOST_TRIED = 10
# Beyond that seats are exchanged as long as that helps, from so many different beginnings.
BEGINNINGS = 200
# Two primes: from another beginning the people come in quite another order.
STEP, AROUND = 7_919, 10_007
# So many exchanges are looked at in all, some 50 ms: who has played with nearly everybody must
# meet somebody again, and the server has other things to do.
MOST_LOOKS = 10_000

# How often two people have sat together; the smaller number comes first.
Met = Mapping[tuple[int, int], int]
Tables = tuple[tuple[int, ...], ...]


def table_sizes(people: int, seats: int, most: int, with_bots: bool) -> tuple[int, ...]:
    """How many people sit at each table: as equal as can be, and nobody alone if bots are not in.

    >>> table_sizes(9, 4, 4, False), table_sizes(5, 2, 4, False), table_sizes(5, 2, 4, True)
    ((3, 3, 3), (3, 2), (2, 2, 1))
    """
    tables = -(-people // seats)
    if not with_bots and people < 2 * tables and people // 2 >= 1:
        fewer = people // 2
        if -(-people // fewer) <= most:
            tables = fewer
    small, larger = divmod(people, tables)
    return (small + 1,) * larger + (small,) * (tables - larger)


def paired(order: Sequence[int], seats: int, most: int, with_bots: bool, met: Met) -> Tables:
    """The tables of a round, each with its people in their order."""
    sizes = table_sizes(len(order), seats, most, with_bots)
    best = _best_exchanged(order, sizes, met)
    if _repeats(best, met) and len(order) <= MOST_TRIED:
        best = _all_tried(order, sizes, met, best)
    rank = {one: place for place, one in enumerate(order)}
    return tuple(tuple(sorted(table, key=rank.__getitem__)) for table in best)


def _times(met: Met, one: int, other: int) -> int:
    return met.get((one, other) if one < other else (other, one), 0)


def _repeats(tables: Sequence[Sequence[int]], met: Met) -> int:
    """How often people meet whom they have met; a third time counts twice."""
    return sum(
        _times(met, one, other)
        for table in tables
        for place, one in enumerate(table)
        for other in table[:place]
    )


def _best_exchanged(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    best: list[list[int]] = []
    fewest = -1
    looks = MOST_LOOKS
    for turn in range(BEGINNINGS):
        tables = _filled(_mixed(order, turn), sizes, met)
        looks = _exchange(tables, order, met, looks)
        repeats = _repeats(tables, met)
        if fewest < 0 or repeats < fewest:
            best, fewest = tables, repeats
        if not fewest or looks <= 0:
            break
    return best


def _mixed(order: Sequence[int], turn: int) -> list[int]:
    """The order itself at first; then others, of which each is always the same."""
    if not turn:
        return list(order)
    return sorted(order, key=lambda one: one * turn * STEP % AROUND)


def _filled(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Table by table: the first who has no seat, and the nearest who have met nobody there."""
    waiting = list(order)
    tables = []
    for size in sizes:
        table = [waiting.pop(0)]
        while len(table) < size:
            chosen, fewest = 0, -1
            for place, one in enumerate(waiting):
                repeats = sum(_times(met, one, other) for other in table)
                if fewest < 0 or repeats < fewest:
                    chosen, fewest = place, repeats
                if not repeats:
                    break
            table.append(waiting.pop(chosen))
        tables.append(table)
    return tables


def _exchange(tables: list[list[int]], order: Sequence[int], met: Met, looks: int) -> int:
    """Let people change seats while fewer meet again; returns how many looks are left."""
    rank = {one: place for place, one in enumerate(order)}
    is_better = True
    while is_better and looks > 0:
        is_better = False
        for table in tables:
            for seat, one in enumerate(table):
                mine = _at(table, one, one, met)
                if not mine or looks <= 0:
                    continue
                # Of exchanges that help as much, the one with the nearest in the ranking.
                best: tuple[int, int, list[int], int] | None = None
                for others in tables:
                    if others is table:
                        continue
                    looks -= len(others)
                    for place, other in enumerate(others):
                        change = (
                            _at(others, other, one, met)
                            + _at(table, one, other, met)
                            - mine
                            - _at(others, other, other, met)
                        )
                        apart = abs(rank[one] - rank[other])
                        if change < 0 and (best is None or (change, apart) < best[:2]):
                            best = change, apart, others, place
                if best is not None:
                    _, _, others, place = best
                    table[seat], others[place] = others[place], one
                    is_better = True
    return looks


def _at(table: Sequence[int], instead: int, one: int, met: Met) -> int:
    """How often somebody has met the others of a table, in the seat of one of them."""
    return sum(_times(met, one, other) for other in table if other != instead)


def _all_tried(
    order: Sequence[int], sizes: Sequence[int], met: Met, best: list[list[int]]
) -> list[list[int]]:
    """The tables with the fewest repeats of all that are possible; for a few people only."""
    found, fewest = best, _repeats(best, met)

    def seat(
        tables: list[list[int]], waiting: tuple[int, ...], left: tuple[int, ...], repeats: int
    ) -> None:
        nonlocal found, fewest
        if repeats >= fewest:
            return
        if not waiting:
            found, fewest = [list(table) for table in tables], repeats
            return
        # Whoever is first sits at the next table of each size.
        for size in dict.fromkeys(left):
            rest = list(left)
            rest.remove(size)
            for mates, others in _choices(waiting[1:], size - 1):
                table = [waiting[0], *mates]
                more = _repeats([table], met)
                seat([*tables, table], others, tuple(rest), repeats + more)

    seat([], tuple(order), tuple(sizes), 0)
    return found


def _choices(people: tuple[int, ...], count: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All ways to choose so many, with those who are left."""
    if count == 0:
        return [((), people)]
    chosen = []
    for place in range(len(people) - count + 1):
        for mates, others in _choices(people[place + 1 :], count - 1):
            chosen.append(((people[place], *mates), (*people[:place], *others)))
    return chosen
