"""Friendly names for guests who gave none, in the language in which they read."""

import secrets
from functools import cache

from ubongo.languages import FOLDER


@cache
def friendly_names(language: str) -> tuple[str, ...]:
    """Whole names, so that in no language an adjective has to agree with an animal."""
    return tuple((FOLDER / language / "guest_names.txt").read_text("utf-8").splitlines())


def suggested_name(language: str) -> str:
    """A friendly name, drawn at random."""
    return secrets.choice(friendly_names(language))
