"""A table from afar: the newest view of one guest, and what only tables are told."""

from collections.abc import AsyncIterator

import aiohttp

from ubongo.client.errors import NotAnswered
from ubongo.client.remote_connection import RemoteConnection
from ubongo.match.quick_words import QuickWord
from ubongo.protocol.messages import (
    FromServer,
    GameSeen,
    Glimpse,
    Happened,
    HearWords,
    Laid,
    LobbySeen,
    MuteHelpers,
    PieceId,
    SayWord,
    Welcome,
)


class RemoteTable(RemoteConnection):
    """One connection to a table; used with `async with`."""

    def __init__(
        self, http: aiohttp.ClientSession, address: str, table_id: str, last: int | None
    ) -> None:
        super().__init__(http, address, table_id, last)
        # The newest view of this guest.
        self.lobby: LobbySeen | None = None
        self._game: GameSeen | None = None
        self._unseen = False
        self.draft: tuple[Laid, ...] = ()

    @property
    def game(self) -> GameSeen:
        """The game as this guest may see it; `RuntimeError` in the lobby."""
        if self._game is None:
            raise RuntimeError("no game has begun at this table")
        return self._game

    @property
    def is_playing(self) -> bool:
        """Whether there is a game to see."""
        return self._game is not None

    async def glimpse(
        self, laid: tuple[Laid, ...], seat: int | None = None, held: PieceId | None = None
    ) -> None:
        """Send a draft: the pieces on this seat's board, or on a board that is being helped."""
        await self._send(Glimpse(laid, seat, held))

    async def mute_helpers(self, mute: bool) -> None:
        await self._send(MuteHelpers(mute))

    async def say_word(self, word: QuickWord) -> None:
        """Say one of the quick words; more than one in two seconds are lost (R-430)."""
        await self._send(SayWord(word))

    async def hear_words(self, hear: bool = True) -> None:
        """Be told the quick words of others from now on, until the connection ends, or no more.

        They are handed to `watch` as `WordSaid`.
        """
        await self._send(HearWords(hear))

    async def views(self) -> AsyncIterator[GameSeen]:
        """New views of the game, always the newest, until the game is over."""
        while True:
            await self.until(lambda table: table._unseen and table.is_playing, within=None)
            self._unseen = False
            seen = self.game
            yield seen
            if seen.seed:  # published when everything is over
                return

    def _keep(self, message: FromServer) -> None:
        match message:
            case Welcome():
                # `missed` is complete or None, so there is no gap here.
                self.number = message.number
                self.lobby, self._game, self.draft = message.lobby, message.game, message.draft
                self._unseen = True
            case Happened():
                for notice in message.notices:
                    if self.number is not None and notice.number != self.number + 1:
                        raise NotAnswered(f"{notice.number} was told after {self.number}: a gap")
                    self.number = notice.number
                self.lobby, self._game = message.lobby, message.game
                self._unseen = True
            case _:
                pass
