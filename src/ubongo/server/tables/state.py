"""The state of a table: its lobby, its match, and their numbered changes. It knows no watchers.

The match keeps the game; the table gives it a seed, seats and commands, and numbers its events.
Every change is added to `Effects` as an entry to write and a notice to send. An event that the
referee objects to is never added.
"""

from collections import deque

from ubongo.match.match import Match, Observer
from ubongo.match.seating import seated
from ubongo.protocol.messages import Notice
from ubongo.protocol.to_wire import notice
from ubongo.rules import commands as rules
from ubongo.rules.chance import Chance
from ubongo.rules.events import Event, GameStarted, Player, RoundStarted, SeedPublished
from ubongo.rules.game import Game
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import Refused
from ubongo.server.tables.call_limit import CallLimit
from ubongo.server.tables.drafts import SEATS, Drafts
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.log import event_entry, lobby_entry
from ubongo.server.tables.table_context import TableContext

REMEMBERED_NOTICES = 400


class TableState:
    """Lobby, match and numbered changes of one table."""

    def __init__(self, table_id: str, lobby: Lobby, context: TableContext) -> None:
        self.table_id = table_id
        self.lobby = lobby
        self.context = context
        self.number = 0
        # The running or last match, until the lobby opens again.
        self.match: Match | None = None
        # The events of the running or last game, which are the log of its match.
        self.events: list[Event] = []
        # How many of them have a number at this table.
        self._numbered = 0
        self.notices: deque[Notice] = deque(maxlen=REMEMBERED_NOTICES)
        self.drafts = Drafts()
        self.calls = [CallLimit() for _ in range(SEATS)]

    @property
    def game(self) -> Game | None:
        match = self.match
        return None if match is None else match.game

    @property
    def is_over(self) -> bool:
        """Whether a game was played to its end, and the lobby is not open again."""
        match = self.match
        return match is not None and match.game.is_over

    @property
    def is_playing(self) -> bool:
        match = self.match
        return match is not None and not match.game.is_over

    def change_lobby(
        self, lobby: Lobby, what: str, cause: str, at: int, effects: Effects, seed: str = ""
    ) -> None:
        """Replace the lobby."""
        self.lobby = lobby
        self.number += 1
        effects.entries.append(lobby_entry(self.number, at, what, lobby, seed, cause))
        self._add_notice(Notice(self.number, what), effects)

    def begin(self, lobby: Lobby, cause: str, at: int, effects: Effects) -> None:
        """Start a game with a new seed."""
        players = [Player(place.name, place.bot) for place in lobby.places if place is not None]
        seed = self.context.new_seed()
        match = Match(
            lobby.edition,
            seated(players, self._dice_of(lobby)),
            lobby.settings,
            Chance(seed, self.context.box),
            at,
            self._referee(),
        )
        self.change_lobby(lobby, "start_game", cause, at, effects, seed.hex())
        self.match = match
        self.events = match.log
        self._numbered = 0
        self.drafts = Drafts()
        self.calls = [CallLimit() for _ in range(SEATS)]
        self.number_events(cause, effects)

    def continue_game(self, log: list[Event], seed: str) -> None:
        """Resume a game from its events, which have their numbers already."""
        started = log[0]
        assert isinstance(started, GameStarted)
        self.match = Match.resumed(
            log,
            seated(started.players, self._dice_of(self.lobby)),
            Chance(bytes.fromhex(seed), self.context.box),
            # A finished game has no more events to check.
            None if isinstance(log[-1], SeedPublished) else self._referee(),
        )
        self.events = self.match.log
        self._numbered = len(self.events)

    def command(self, command: rules.Command, cause: str, at: int, effects: Effects) -> None:
        """Carry a command out, or raise `Refused`; events that time brought before it are kept."""
        assert self.match is not None
        try:
            self.match.give(command, at)
        except Refused:
            # These events have no cause: after a restart the order must not seem accepted.
            self.number_events("", effects)
            raise
        self.number_events(cause, effects)

    def number_events(self, cause: str, effects: Effects) -> None:
        """Number the new events of the match and add them to the effects."""
        for event in self.events[self._numbered :]:
            self.number += 1
            effects.entries.append(event_entry(self.number, event, cause))
            self._add_notice(notice(self.number, event), effects)
            if isinstance(event, RoundStarted):
                self.drafts.clear()
        self._numbered = len(self.events)

    def _referee(self) -> Observer | None:
        return Referee().insist if self.context.referee else None

    def _dice_of(self, lobby: Lobby) -> str:
        """The seed of the bots' dice, different in every game."""
        return f"{self.table_id} {lobby.games}"

    def _add_notice(self, one: Notice, effects: Effects) -> None:
        self.notices.append(one)
        effects.notices.append(one)
