"""The list of editions; each has a file of its own in this folder."""

from ubongo.rules.editions.bare import Bare
from ubongo.rules.editions.classic import Classic, ClassicLong
from ubongo.rules.editions.cooperative import Cooperative
from ubongo.rules.editions.edition import Edition
from ubongo.rules.editions.edition_2015 import Edition2015
from ubongo.rules.editions.edition_2024 import Edition2024
from ubongo.rules.editions.solo import Solo
from ubongo.rules.refusals import BadSetting

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Classic(),
        ClassicLong(),
        Edition2024(),
        Cooperative(),
        Solo(),
        Bare(),
        Edition2015(),
    )
}


def edition_named(name: str) -> Edition:
    """The edition of this name."""
    found = EDITIONS.get(name)
    if found is None:
        raise BadSetting("edition", name, ", ".join(EDITIONS))
    return found
