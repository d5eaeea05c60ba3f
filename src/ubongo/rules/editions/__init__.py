"""The editions, one file each, and one line each in this list."""

from ubongo.rules.editions.bare import Bare
from ubongo.rules.editions.classic import Classic, ClassicLong
from ubongo.rules.editions.edition import Edition
from ubongo.rules.refusals import BadSetting

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Classic(),
        ClassicLong(),
        Bare(),
    )
}


def edition(name: str) -> Edition:
    """The edition of this name."""
    found = EDITIONS.get(name)
    if found is None:
        raise BadSetting("edition", name, ", ".join(EDITIONS))
    return found
