"""A table: its lobby, its game, and the numbered log of both. It knows nobody who watches.

Whatever happens is added to a `Turn`: an entry to be written, and a notice to be told.
"""

from collections import deque
from typing import cast

from ubongo.rules import commands as rules
from ubongo.rules.chance import Chance
from ubongo.rules.engine import apply, begun, judged, start
from ubongo.rules.events import Event, GameStarted, Player, RoundStarted
from ubongo.rules.game import Game
from ubongo.rules.refusals import Refused
from ubongo.server.bots import Bots
from ubongo.server.drafts import SEATS, Drafts
from ubongo.server.entries import event_entry, lobby_entry
from ubongo.server.limits import CallLimit
from ubongo.server.lobby import Lobby
from ubongo.server.protocol import Notice
from ubongo.server.seen import notice
from ubongo.server.turn import Turn
from ubongo.server.world import World

REMEMBERED_NOTICES = 400


class Table:
    """What happens at one table."""

    def __init__(self, table: str, lobby: Lobby, world: World) -> None:
        self.table = table
        self.lobby = lobby
        self.world = world
        self.number = 0
        self.game: Game | None = None
        self.chance: Chance | None = None
        # The running or last game's events, for its record.
        self.events: list[Event] = []
        self.notices: deque[Notice] = deque(maxlen=REMEMBERED_NOTICES)
        self.drafts = Drafts()
        self.calls = [CallLimit() for _ in range(SEATS)]
        self.bots: Bots | None = None

    @property
    def is_over(self) -> bool:
        """Whether a game was played to its end, and the lobby is not open again."""
        return self.game is not None and self.game.is_over

    @property
    def is_playing(self) -> bool:
        return self.game is not None and not self.game.is_over

    def change_lobby(
        self, lobby: Lobby, what: str, cause: str, at: int, turn: Turn, seed: str = ""
    ) -> None:
        """From now on this is agreed."""
        self.lobby = lobby
        self.number += 1
        turn.entries.append(lobby_entry(self.number, at, what, lobby, seed, cause))
        self._note(Notice(self.number, what), turn)

    def begin(self, lobby: Lobby, cause: str, at: int, turn: Turn) -> None:
        """The game begins, with a fresh seed."""
        taken = [place for place in lobby.places if place is not None]
        seed = self.world.new_seed()
        self.chance = Chance(seed, self.world.box)
        players = tuple(Player(place.name, place.bot) for place in taken)
        events = start(lobby.edition, players, lobby.settings, self.chance, at)
        self.change_lobby(lobby, "start_game", cause, at, turn, seed.hex())
        self.events = []
        self.game = begun(cast(GameStarted, events[0]))
        for event in events[1:]:
            apply(self.game, event)
        self.drafts = Drafts()
        self.calls = [CallLimit() for _ in range(SEATS)]
        self.bots = Bots(self.game, self.table, lobby.games)
        self.happened(list(events), cause, turn)

    def command(self, command: rules.Command, cause: str, at: int, turn: Turn) -> None:
        """Carry a command out, or raise `Refused`; what time brought before it stands anyway."""
        assert self.game is not None
        assert self.chance is not None
        events: list[Event] = []
        try:
            judged(self.game, command, max(at, self.game.now), self.chance, events)
        except Refused:
            # That came of itself: after a restart nobody must think the order was accepted.
            self.happened(events, "", turn)
            raise
        self.happened(events, cause, turn)

    def happened(self, events: list[Event], cause: str, turn: Turn) -> None:
        """Number what happened, to be written and told."""
        for event in events:
            self.number += 1
            turn.entries.append(event_entry(self.number, event, cause))
            self._note(notice(self.number, event), turn)
            self.events.append(event)
            if isinstance(event, RoundStarted):
                self.drafts.clear()

    def _note(self, one: Notice, turn: Turn) -> None:
        self.notices.append(one)
        turn.notices.append(one)
