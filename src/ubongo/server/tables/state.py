"""A table: its lobby, its match, and the numbered log of both. It knows nobody who watches.

The match keeps the game; the table gives it a seed, seats and commands, and numbers what
comes of them. Whatever happens is added to a `Turn`: an entry to be written, and a notice
to be told. Nothing is added that the referee objects to.
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
from ubongo.server.rate_limit import CallLimit
from ubongo.server.tables.drafts import SEATS, Drafts
from ubongo.server.tables.effects import Turn
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.log import event_entry, lobby_entry
from ubongo.server.tables.table_context import World

REMEMBERED_NOTICES = 400


class Table:
    """What happens at one table."""

    def __init__(self, table: str, lobby: Lobby, world: World) -> None:
        self.table = table
        self.lobby = lobby
        self.world = world
        self.number = 0
        # The running or last game, until the lobby opens again.
        self.match: Match | None = None
        # The running or last game's events, for its record: the log of its match.
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
        self, lobby: Lobby, what: str, cause: str, at: int, turn: Turn, seed: str = ""
    ) -> None:
        """From now on this is agreed."""
        self.lobby = lobby
        self.number += 1
        turn.entries.append(lobby_entry(self.number, at, what, lobby, seed, cause))
        self._note(Notice(self.number, what), turn)

    def begin(self, lobby: Lobby, cause: str, at: int, turn: Turn) -> None:
        """The game begins, with a fresh seed."""
        players = [Player(place.name, place.bot) for place in lobby.places if place is not None]
        seed = self.world.new_seed()
        match = Match(
            lobby.edition,
            seated(players, self._dice_of(lobby)),
            lobby.settings,
            Chance(seed, self.world.box),
            at,
            self._watch(),
        )
        self.change_lobby(lobby, "start_game", cause, at, turn, seed.hex())
        self.match = match
        self.events = match.log
        self._numbered = 0
        self.drafts = Drafts()
        self.calls = [CallLimit() for _ in range(SEATS)]
        self.happened(cause, turn)

    def go_on(self, log: list[Event], seed: str) -> None:
        """Take the game up that has come so far; all this has its numbers already."""
        started = log[0]
        assert isinstance(started, GameStarted)
        self.match = Match.resumed(
            log,
            seated(started.players, self._dice_of(self.lobby)),
            Chance(bytes.fromhex(seed), self.world.box),
            # Where nothing will happen any more there is nothing to stop.
            None if isinstance(log[-1], SeedPublished) else self._watch(),
        )
        self.events = self.match.log
        self._numbered = len(self.events)

    def command(self, command: rules.Command, cause: str, at: int, turn: Turn) -> None:
        """Carry a command out, or raise `Refused`; what time brought before it stands anyway."""
        assert self.match is not None
        try:
            self.match.give(command, at)
        except Refused:
            # That came of itself: after a restart nobody must think the order was accepted.
            self.happened("", turn)
            raise
        self.happened(cause, turn)

    def happened(self, cause: str, turn: Turn) -> None:
        """Number what has happened in the match, to be written and told."""
        for event in self.events[self._numbered :]:
            self.number += 1
            turn.entries.append(event_entry(self.number, event, cause))
            self._note(notice(self.number, event), turn)
            if isinstance(event, RoundStarted):
                self.drafts.clear()
        self._numbered = len(self.events)

    def _watch(self) -> Observer | None:
        return Referee().insist if self.world.referee else None

    def _dice_of(self, lobby: Lobby) -> str:
        """What the dice of the bots follow from: other dice in every game."""
        return f"{self.table} {lobby.games}"

    def _note(self, one: Notice, turn: Turn) -> None:
        self.notices.append(one)
        turn.notices.append(one)
