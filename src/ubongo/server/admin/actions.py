"""What `ubongo admin` does: looks at tables and people, and carries out the operator's decisions.

Every action that changes something is logged.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from ubongo.protocol.admin import (
    AdmitSomebody,
    AnyRequest,
    CloseTable,
    DrainServer,
    ListPeople,
    ListTables,
    RefuseSomebody,
    SayToAll,
    ShowLimits,
    UnfreezeTable,
)
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Announced, Closed, encode
from ubongo.server.admin.requests import BadRequest, tidy_word, whom
from ubongo.server.config import Config
from ubongo.server.events.hall import EventHall
from ubongo.server.limit_hits import LimitHits
from ubongo.server.operator_state import OperatorState
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.registry import Moved, NoSuchTable, TableRegistry
from ubongo.server.tables.table import Table
from ubongo.server.websocket.visitors import Visitors

log = logging.getLogger("ubongo")

Answer = dict[str, Any]


class AdminActions:
    """Carries out the requests of operators, one after the other."""

    def __init__(
        self,
        config: Config,
        registry: TableRegistry,
        visitors: Visitors,
        state: OperatorState,
        hits: LimitHits,
        now: Callable[[], int],
    ) -> None:
        self._config = config
        self._registry = registry
        self._visitors = visitors
        self._state = state
        self._hits = hits
        self._now = now

    async def carry_out(self, request: AnyRequest) -> Answer:
        """The answer to a request; raises `BadRequest` if it cannot be carried out."""
        match request:
            case ListTables():
                return {"tables": [_told(live) for live in self._registry.tables.values()]}
            case ListPeople():
                return {"people": self._people()}
            case CloseTable(table):
                return await self._close(table)
            case UnfreezeTable(table):
                return await self._unfreeze(table)
            case SayToAll(text):
                return self._say(tidy_word(text))
            case RefuseSomebody(who, seconds):
                return self._refuse(whom(who), seconds)
            case AdmitSomebody(who):
                return self._admit(whom(who))
            case DrainServer(on):
                return self._drain(on)
            case ShowLimits():
                return self._limits()

    # Tables

    async def _close(self, table_id: str) -> Answer:
        live = await self._found(table_id, self._registry.find(table_id))
        if live.frozen:
            raise BadRequest(f"table {table_id} stands still ({live.frozen}): unfreeze it first")
        people = len(live.table.presence.watchers)
        live.run(lambda table: table.close(live.now))
        log.info("operator: table %s closed, %d people sent away", table_id, people)
        return {"table": table_id, "sent_away": people}

    async def _unfreeze(self, table_id: str) -> Answer:
        live = await self._found(table_id, self._registry.unfreeze(table_id))
        if live.frozen:
            raise BadRequest(f"table {table_id} has stopped again; the log says why")
        log.info("operator: table %s loaded again", table_id)
        return {"table": table_id}

    async def _found(self, table_id: str, finding: Awaitable[LiveTable]) -> LiveTable:
        try:
            return await finding
        except NoSuchTable:
            raise BadRequest(f"there is no table {table_id}") from None
        except (TableFrozen, Moved):
            raise BadRequest(f"table {table_id} cannot be loaded; the log says why") from None

    # People

    def _people(self) -> list[Answer]:
        now = self._now()
        return [
            {
                "guest": "" if visitor.guest is None else visitor.guest.id,
                "name": "" if visitor.guest is None else visitor.guest.name,
                "address": visitor.address,
                "table": visitor.table_id,
                "seconds": (now - visitor.since) // 1_000,
            }
            for visitor in self._visitors
        ]

    def _say(self, word: str) -> Answer:
        self._state.word = word
        message = encode(Announced(word))
        told = 0
        for visitor in self._visitors:
            visitor.sender.send(message)
            told += 1
        log.info("operator: a word to all: %s", ascii(word) if word else "taken away")
        return {"word": word, "told": told}

    def _refuse(self, who: str, seconds: int) -> Answer:
        self._state.turn_away(who, self._now() + 1_000 * seconds)
        gone = self._visitors.send_away(
            lambda visitor: who in (visitor.address, visitor.guest and visitor.guest.id),
            Closed("turned_away", again=False),
        )
        # No address in the log: it is kept longer than a refusal.
        kind = "an address" if "." in who or ":" in who else f"guest {who}"
        log.info("operator: %s turned away for %d s, %d connections ended", kind, seconds, gone)
        return {"who": who, "seconds": seconds, "sent_away": gone}

    def _admit(self, who: str) -> Answer:
        if not self._state.admit(who):
            raise BadRequest(f"{who} is not turned away")
        log.info("operator: somebody who was turned away may come in again")
        return {"who": who}

    # The server

    def _drain(self, on: bool) -> Answer:
        self._state.is_draining = on
        log.info("operator: draining %s", "begun" if on else "taken back")
        return {"draining": on, "games": _games(self._registry)}

    def _limits(self) -> Answer:
        config, now = self._config, self._now()
        return {
            "limits": {
                "connections_an_address": config.connections_an_address,
                "tables_an_hour": config.tables_an_hour,
                "requests_a_minute": config.requests_a_minute,
                "pages_a_minute": config.pages_a_minute,
            },
            "refused": dict(self._hits.totals),
            "latest": [
                {
                    "limit": hit.limit,
                    "who": hit.who,
                    "count": hit.count,
                    "seconds_ago": (now - hit.at) // 1_000,
                }
                for hit in self._hits.latest()
            ],
            "turned_away": [
                {"who": who, "seconds": (until - now) // 1_000}
                for who, until in self._state.turned_away().items()
            ],
            "draining": self._state.is_draining,
            "word": self._state.word,
        }


def _told(live: LiveTable) -> Answer:
    if not isinstance(live.table, Table):
        return _told_of_event(live)
    state, lobby = live.table.state, live.table.state.lobby
    return {
        "table": state.table_id,
        "edition": lobby.edition,
        "doing": "playing" if state.is_playing else "over" if state.is_over else "lobby",
        "seats": sum(place is not None for place in lobby.places),
        "people": len(live.table.presence.guests()),
        "games": lobby.games,
        "public": lobby.public,
        "locked": lobby.locked,
        "frozen": str(live.frozen or ""),
    }


def _told_of_event(live: LiveTable) -> Answer:
    """An event, in the columns of tables: what it is doing, and how many take part."""
    hall = live.table
    assert isinstance(hall, EventHall)
    return {
        "table": hall.table_id,
        "edition": hall.now.plan.edition,
        "doing": f"event: {hall.now.phase}",
        "seats": sum(one.is_in for one in hall.now.members),
        "people": len(hall.presence.guests()),
        "games": hall.games,
        "public": False,
        "locked": hall.now.locked,
        "frozen": str(live.frozen or ""),
    }


def _games(registry: TableRegistry) -> int:
    """How many games are being played that somebody is connected to."""
    return sum(
        live.table.is_playing and bool(live.table.presence.watchers)
        for live in registry.tables.values()
    )
