"""The version of this program, and how versions compare.

It is shown by `ubongo --version` and stored beside everything that is written.
"""

import re
from typing import TypeAlias

from ubongo.misread import Misread, quoted

__version__ = "0.8.0"
# The version of entries that were stored without one.
FIRST = "0.1.0"

Version: TypeAlias = tuple[int, int, int]

_VERSION = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})", re.ASCII)


def numbers(version: str) -> Version:
    """A version as numbers that compare; raises `Misread` for any other text.

    >>> numbers("0.10.2") > numbers("0.9.0")
    True
    """
    match = _VERSION.fullmatch(version)
    if match is None:
        cure = "a version is three numbers such as 0.2.0"
        raise Misread("version", "", f"{quoted(version)} is not a version", cure)
    major, minor, patch = match.groups()
    return int(major), int(minor), int(patch)
