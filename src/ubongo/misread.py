"""The error of every parser: what was read, where it is wrong, what was found, and the cure.

Every reader of text in the game raises this one error, so that a person who typed the
text gets one sentence with the change to make.

>>> print(Misread("area", "row 2, column 3", "'x' is neither # nor .", "use # for a light cell"))
area, row 2, column 3: 'x' is neither # nor .; use # for a light cell
"""


class Misread(ValueError):
    """A text that cannot be parsed."""

    def __init__(self, thing: str, place: str, found: str, cure: str) -> None:
        where = f"{thing}, {place}" if place else thing
        super().__init__(f"{where}: {found}; {cure}")
        self.thing = thing
        self.place = place
        self.found = found
        self.cure = cure


def quoted(text: str, limit: int = 40) -> str:
    """Part of an input text, safe to print: quoted, escaped and not too long."""
    return repr(text if len(text) <= limit else text[: limit - 1] + "…")
