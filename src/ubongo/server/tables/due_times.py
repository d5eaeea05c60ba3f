"""Due times: milliseconds of a table's clock, or None for never.

>>> earlier(5, None), earlier(5, 3), earlier(None, None)
(5, 3, None)
"""


def earlier(one: int | None, other: int | None) -> int | None:
    """The earlier of two times; None means never."""
    return other if one is None else one if other is None else min(one, other)
