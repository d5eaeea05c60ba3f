"""The outline of a shape, and the edges between its cells.

>>> from ubongo.shapes import Shape
>>> outline(Shape.parse("##/#."))
(((0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)),)
"""

from functools import lru_cache

from ubongo.drawing.outline import Corner, Loop, edges_between, loops
from ubongo.shapes import Shape


@lru_cache(maxsize=2048)
def outline(shape: Shape) -> tuple[Loop, ...]:
    """All loops, the outer one first."""
    return loops(shape.cells)


def edges_inside(shape: Shape) -> tuple[tuple[Corner, Corner], ...]:
    """The edges between two cells of the shape."""
    return edges_between(shape.cells)
