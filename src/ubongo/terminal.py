"""Colour in the terminal, and only there.

`print(thing)` draws in colour when standard output is a terminal, and without colour
when it is a file or a pipe. Colour only wraps the same characters, so that text
copied from a terminal can be pasted back.
"""

import os
import sys

RESET = "\x1b[0m"


def is_wanted() -> bool:
    """Whether to print in colour; NO_COLOR and FORCE_COLOR are respected."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    # A stream that was replaced or closed gets no colour.
    try:
        return sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    except (AttributeError, ValueError):
        return False


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour such as `#f0b40f`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def painted(text: str, colour: str) -> str:
    """The text on a ground of this colour, in black or white, whichever reads better."""
    if not is_wanted():
        return text
    red, green, blue = channels(colour)
    # Rec. 709 luma; 140 keeps white on the mid tones, where black looked muddy.
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140
    return f"\x1b[{30 if light else 97};48;2;{red};{green};{blue}m{text}{RESET}"


def faint(text: str) -> str:
    """The text, dimmed."""
    return f"\x1b[2m{text}{RESET}" if is_wanted() else text
