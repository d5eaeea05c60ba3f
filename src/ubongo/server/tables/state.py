"""The state of a table: its lobby, its match, and their numbered changes. It knows no watchers.

The match keeps the game; the table gives it a seed, seats and commands, and numbers its events.
No message and no entry of the log is made here: `take_new` hands the changes to `table`, which
does that. An event that the referee objects to never becomes a change.
"""

from collections.abc import Sequence

from ubongo.match.match import Match, Observer
from ubongo.match.seating import seated
from ubongo.rules import commands as rules
from ubongo.rules.chance import Chance
from ubongo.rules.engine import due
from ubongo.rules.events import Event, GameStarted, Player, SeedPublished
from ubongo.rules.game import Game
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import Refused
from ubongo.server.tables.changes import Change, LobbyChange
from ubongo.server.tables.lobby import Lobby, nobody_ready, settings_to_play
from ubongo.server.tables.table_context import TableContext

# The name of the bots' dice among all that is drawn from the seed of a game.
BOTS = "bots"


class TableState:
    """Lobby, match and numbered changes of one table."""

    def __init__(self, table_id: str, lobby: Lobby, context: TableContext) -> None:
        self.table_id = table_id
        self.lobby = lobby
        self.number = 0
        # The running or last match, until the lobby opens again.
        self.match: Match | None = None
        # The events of the running or last game, which are the log of its match.
        self.events: list[Event] = []
        self._context = context
        # How many of the events have a number at this table.
        self._numbered = 0
        self._new: list[Change] = []

    @classmethod
    def opened(cls, table_id: str, lobby: Lobby, context: TableContext, at: int) -> "TableState":
        """A new table, with one change."""
        state = cls(table_id, lobby, context)
        state.change_lobby(lobby, "table_opened", "", at)
        return state

    @classmethod
    def resumed(
        cls,
        table_id: str,
        lobby: Lobby,
        number: int,
        events: list[Event],
        seed: str,
        context: TableContext,
    ) -> "TableState":
        """A table after the change of this number, with the events and seed of its last game."""
        state = cls(table_id, lobby, context)
        state.number = number
        state.events = events
        if lobby.playing:
            state._resume_match(events, seed)
            if state.is_playing:
                # Releases up to 0.5.0 left the seats ready during the game.
                state.lobby = nobody_ready(lobby)
        return state

    def _resume_match(self, log: Sequence[Event], seed: str) -> None:
        started = log[0]
        assert isinstance(started, GameStarted)
        chance = Chance(bytes.fromhex(seed), self._context.box)
        self.match = Match.resumed(
            log,
            seated(started.players, chance.dice(BOTS)),
            chance,
            # A finished game has no more events to check.
            None if isinstance(log[-1], SeedPublished) else self._referee(),
        )
        self.events = self.match.log
        self._numbered = len(self.events)

    # What is

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

    def is_lost(self, seat: int) -> bool:
        """Whether a seat of a running game has no connection."""
        game = self.game
        return game is not None and not game.is_over and game.seats[seat].lost_at is not None

    def next_at(self) -> int | None:
        """When time or a bot will change something; None if only people can."""
        return None if self.match is None else self.match.next_at()

    def is_clock_running(self) -> bool:
        """Whether a game is played in which time alone will bring something."""
        match = self.match
        return match is not None and not match.game.is_over and due(match.game) is not None

    # What changes

    def change_lobby(self, lobby: Lobby, what: str, cause: str, at: int, seed: str = "") -> None:
        """Replace the lobby; one in which nobody plays has no match."""
        self.lobby = lobby
        if not lobby.playing:
            self.match = None
        self.number += 1
        self._new.append(Change(self.number, at, LobbyChange(what, lobby, seed), cause))

    def start(self, lobby: Lobby, cause: str, at: int) -> None:
        """Start a game with a new seed."""
        players = [Player(place.name, place.bot) for place in lobby.places if place is not None]
        seed = self._context.new_seed()
        chance = Chance(seed, self._context.box)
        match = Match(
            lobby.edition,
            seated(players, chance.dice(BOTS)),
            settings_to_play(lobby),
            chance,
            at,
            self._referee(),
        )
        self.change_lobby(lobby, "start_game", cause, at, seed.hex())
        self.match = match
        self.events = match.log
        self._numbered = 0
        self._number_events(cause)

    def command(self, command: rules.Command, cause: str, at: int) -> None:
        """Carry a command out, or raise `Refused`; events that time brought before it are kept."""
        assert self.match is not None
        try:
            self.match.give(command, at)
        except Refused:
            # These events have no cause: after a restart the order must not seem accepted.
            self._number_events("")
            raise
        self._number_events(cause)

    def pass_time(self, at: int) -> None:
        """Let clock and bots act until `at`."""
        if self.match is not None:
            self.match.pass_time(at)
            self._number_events("")

    def restart(self, stopped: int, at: int) -> None:
        """Go on at `at`; the time since `stopped` is given back (R-411)."""
        assert self.match is not None
        self.match.restart(stopped, at)
        self._number_events("")

    def take_new(self) -> Sequence[Change]:
        """The changes since the last time."""
        new, self._new = self._new, []
        return new

    def _number_events(self, cause: str) -> None:
        """Number the new events of the match."""
        for event in self.events[self._numbered :]:
            self.number += 1
            self._new.append(Change(self.number, event.at, event, cause))
        self._numbered = len(self.events)

    def _referee(self) -> Observer | None:
        return Referee().insist if self._context.referee else None
