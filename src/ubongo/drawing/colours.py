"""Colours between colours.

>>> mixed("#000000", "#ffffff", 0.5)
'#808080'
"""


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    parts = zip(*(bytes.fromhex(one[1:]) for one in (colour, other)), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)
