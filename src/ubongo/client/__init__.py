"""A small client for a live table: for bots, for load, and for tests.

    async with Client("http://127.0.0.1:8642", name="Ada") as ada:
        opened = await ada.open_table("classic", bots=("fair", "strong"))
        async with ada.join(opened.table) as table:
            await table.give(StartGame)
            await table.until(lambda table: table.game.phase is Phase.ROUND)

Orders are awaited: they return the number of the event, or raise `OrderRefused`. The view of
this guest is in `table.lobby` and `table.game`, as typed values. A lost connection is opened
again by itself, and no order is carried out twice. `examples/bot.py` is a whole player.
"""

from ubongo.client.client import Client
from ubongo.client.errors import NotAnswered, OrderRefused, RequestFailed, TableClosed
from ubongo.client.remote_event import RemoteEvent
from ubongo.client.remote_table import RemoteTable

__all__ = [
    "Client",
    "NotAnswered",
    "OrderRefused",
    "RemoteEvent",
    "RemoteTable",
    "RequestFailed",
    "TableClosed",
]
