"""The catalogue as a table: a row for each puzzle, or one for each area.

Every area of the catalogue with every set of three or four pieces that covers it: 80 thousand
puzzles in the easy half, and nearly nine million in the hard one. So rows are made for a part of
the catalogue at a time; whoever asks decides how many processes do it.

>>> rows = puzzle_rows("easy", range(5_000, 5_001))
>>> len(rows), tuple(rows[0]) == tuple(PUZZLE_COLUMNS)
(9, True)
>>> rows[0]["area"], rows[0]["pieces"], rows[0]["covers"], rows[0]["difficulty"]
('..####/..#.../###.../###.../.#....', 'I2 L5 P5', 3, 4.0)
>>> area_rows("easy", range(5_000, 5_001))[0]["sets"]
9
"""

from collections.abc import Sequence
from statistics import fmean

from ubongo.puzzles.catalogue import Catalogue, easy_areas, hard_areas, perimeter
from ubongo.puzzles.difficulty import expected_tries, stars
from ubongo.puzzles.piece_sets import counted_sets
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Shape

CatalogueRow = dict[str, int | float | str]

# How many pieces the sets of each half have.
HALVES = {"easy": 3, "hard": 4}

# The columns and their types; docs/data.md tells what they hold.
_OF_AN_AREA: dict[str, type] = {
    "half": str,
    "number": int,
    "area": str,
    "cells": int,
    "width": int,
    "height": int,
    "outline": int,
}
AREA_COLUMNS: dict[str, type] = {
    **_OF_AN_AREA,
    "sets": int,
    "covers": int,
    "easiest": float,
    "mean": float,
    "hardest": float,
}
PUZZLE_COLUMNS: dict[str, type] = {
    **_OF_AN_AREA,
    "pieces": str,
    "covers": int,
    "difficulty": float,
    "stars": int,
}


def areas_of(half: str) -> Catalogue:
    return easy_areas() if half == "easy" else hard_areas()


def puzzle_rows(half: str, places: Sequence[int]) -> list[CatalogueRow]:
    """Every puzzle on the areas of these places, sets in the order of the box."""
    rows = []
    for place in places:
        about, area = _about(half, place)
        rows += [
            about
            | {
                "pieces": pieces,
                "covers": covers,
                "difficulty": round(tries, 3),
                "stars": stars(tries),
            }
            for pieces, covers, tries in _measured(area, HALVES[half])
        ]
    return rows


def area_rows(half: str, places: Sequence[int]) -> list[CatalogueRow]:
    """The areas of these places, with sums over the sets that cover them."""
    rows = []
    for place in places:
        about, area = _about(half, place)
        measured = _measured(area, HALVES[half])
        tries = [one for _, _, one in measured]
        rows.append(
            about
            | {
                "sets": len(measured),
                "covers": sum(covers for _, covers, _ in measured),
                "easiest": round(min(tries), 3),
                "mean": round(fmean(tries), 3),
                "hardest": round(max(tries), 3),
            }
        )
    return rows


def _about(half: str, place: int) -> tuple[CatalogueRow, Shape]:
    areas = areas_of(half)
    area = areas[place]
    return {
        "half": half,
        "number": place,
        "area": area.text(),
        "cells": area.size,
        "width": area.width,
        "height": area.height,
        "outline": perimeter(areas.numbers[place]),
    }, area


def _measured(area: Shape, pieces: int) -> list[tuple[str, int, float]]:
    """The sets that cover an area: their pieces, their covers and how hard they are."""
    found = []
    for bits, covers in counted_sets(area.mask, area.size, pieces, area.stride).items():
        listed = tuple(one for one in PIECES if bits >> one.index & 1)
        tries = expected_tries(area.mask, area.stride, listed)
        found.append(([one.index for one in listed], " ".join(map(str, listed)), covers, tries))
    return [(text, covers, tries) for _, text, covers, tries in sorted(found)]
