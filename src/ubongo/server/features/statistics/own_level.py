"""The level of a guest from their own solving times (R-429), for tables with fitted boards."""

from collections.abc import Callable

from ubongo.match.levels import MOST_TIMES, level_of_times
from ubongo.server.storage.interface import GuestRecords, StorageTrouble


async def own_level(records: GuestRecords, guest: str) -> int | None:
    """What a guest's latest boards tell; None if too few of them were solved."""
    return level_of_times(await records.latest_times(guest, MOST_TIMES))


async def tell_level(
    records: GuestRecords, guest: str, answer: Callable[[int | None], None]
) -> None:
    """Answer a table that asks; while storage cannot be read, nothing is known of anybody."""
    try:
        level = await own_level(records, guest)
    except StorageTrouble:
        level = None
    answer(level)
