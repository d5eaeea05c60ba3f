"""What went wrong when a text was read: the thing, the place, the value and the cure.

Every reader of text in the game raises this one error, so that whoever typed
the text gets one sentence that says what to change.

>>> print(Misread("area", "row 2, column 3", "'x' is neither # nor .", "use # for a light cell"))
area, row 2, column 3: 'x' is neither # nor .; use # for a light cell
"""


class Misread(ValueError):
    """A text that is not what it should be."""

    def __init__(self, thing: str, place: str, found: str, cure: str) -> None:
        where = f"{thing}, {place}" if place else thing
        super().__init__(f"{where}: {found}; {cure}")
        self.thing = thing
        self.place = place
        self.found = found
        self.cure = cure


def quoted(text: str, limit: int = 40) -> str:
    """A piece of somebody's text, safe to print: quoted, escaped and not too long."""
    return repr(text if len(text) <= limit else text[: limit - 1] + "…")
