"""A parser of SVG paths, into steps with absolute points.

The page draws the same pictures, so they are kept in the one form that both can read.
Only the commands that our drawings use are known: M, L, H, V, C, S and Z, large and small.

>>> steps_of("M1 2h3v-1Z")
(('M', ((1.0, 2.0),)), ('L', ((4.0, 2.0),)), ('L', ((4.0, 1.0),)), ('Z', ()))
"""

import re
from functools import lru_cache

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4}


@lru_cache(maxsize=256)
def steps_of(path: str) -> tuple[Step, ...]:
    """The path as moves, lines, curves with two control points, and closings."""
    tokens = _TOKEN.findall(path)
    steps: list[Step] = []
    at = start = handle = (0.0, 0.0)
    word = ""
    place = 0
    while place < len(tokens):
        if tokens[place].isalpha():
            word = tokens[place]
            place += 1
        kind = word.upper()
        if kind == "Z":
            steps.append(("Z", ()))
            at = handle = start
            continue
        numbers = [float(token) for token in tokens[place : place + _TAKES[kind]]]
        place += _TAKES[kind]
        points = _absolute(kind, numbers, at, small=word.islower())
        if kind == "S":
            points = ((2 * at[0] - handle[0], 2 * at[1] - handle[1]), *points)
        steps.append((_STEP[kind], points))
        at = points[-1]
        handle = points[-2] if len(points) > 1 else at
        if kind == "M":
            start = at
            word = "l" if word == "m" else "L"
    return tuple(steps)


_STEP = {"M": "M", "L": "L", "H": "L", "V": "L", "C": "C", "S": "C"}


def _absolute(kind: str, numbers: list[float], at: Point, *, small: bool) -> tuple[Point, ...]:
    x, y = at if small else (0.0, 0.0)
    if kind == "H":
        return ((x + numbers[0], at[1]),)
    if kind == "V":
        return ((at[0], y + numbers[0]),)
    return tuple(
        (x + across, y + down) for across, down in zip(numbers[::2], numbers[1::2], strict=True)
    )
