"""Drafts: pieces laid on a board but not yet called.

They are kept for a reconnect, shown to players who may see them, and never stored. When a
player is helped, several people move pieces on the board (R-265): then each draft counts only
for the piece it holds. Everybody else is told how many pieces lie on each board, those of bots
included.
"""

from collections.abc import Sequence

from ubongo.protocol.messages import Counted, Glimpse, Glimpsed, Laid, encode
from ubongo.rules.game import Game, Phase
from ubongo.server.tables.effects import Connection, Effects
from ubongo.server.tables.presence import Watcher

SEATS = 4
# Milliseconds between two messages with piece counts, which were most of a table's traffic.
COUNT_EVERY = 1_000
# Due times are rounded up to this, so that counts of several tables are sent together.
TOGETHER = 10


class Drafts:
    """The drafts of all seats while a round is played."""

    def __init__(self) -> None:
        self.laid: list[tuple[Laid, ...]] = [()] * SEATS
        # Seats whose owners have refused help.
        self.muted: set[int] = set()
        # How many pieces the bots seem to have laid.
        self._bots: list[int] = [0] * SEATS
        # Seats whose number of pieces has changed since the last message with counts, and those
        # of them whose pieces were shown to everybody who may see them.
        self._uncounted: set[int] = set()
        self._shown: set[int] = set()
        self._counted_at = -COUNT_EVERY

    def counts(self) -> tuple[int, ...]:
        return tuple(
            [len(laid) or by_bot for laid, by_bot in zip(self.laid, self._bots, strict=True)]
        )

    def clear(self) -> None:
        """Forget all drafts: a new round, or a play-off, has new boards."""
        self.laid = [()] * SEATS
        self.muted = set()
        self._bots = [0] * SEATS
        self._uncounted = set()
        self._shown = set()

    def count_bots(self, counts: Sequence[int]) -> None:
        """Note how many pieces each bot has laid; others are told once a second (R-425)."""
        for seat, count in enumerate(counts):
            if count != self._bots[seat]:
                self._bots[seat] = count
                self._uncounted.add(seat)
                self._shown.discard(seat)

    def mute(self, seat: int, mute: bool) -> None:
        (self.muted.add if mute else self.muted.discard)(seat)

    def may_be_helped(self, game: Game, seat: int) -> bool:
        """Whether other players may move pieces on this board now."""
        return seat not in self.muted and seat in game.edition.helpable(game)

    def show(
        self,
        game: Game,
        connection: Connection,
        glimpse: Glimpse,
        watchers: dict[Connection, Watcher],
        at: int,
    ) -> Effects | None:
        """Keep a draft and show it to players who may see it; None if nothing is to be sent."""
        hand = watchers[connection].seat
        if hand is None or game.paused or game.phase not in (Phase.ROUND, Phase.PLAY_OFF):
            return None
        seat = hand if glimpse.seat is None else glimpse.seat
        if seat >= len(game.seats) or game.seats[seat].rank:
            return None
        if seat != hand and not self.may_be_helped(game, seat):
            return None
        before = self.laid[seat]
        laid = self.laid[seat] = _merged(before, glimpse, alone=seat == hand)
        is_changed = len(laid) != len(before)
        if game.settings.open_boards or seat in game.edition.helpable(game):
            effects = Effects(is_timeless=True)
            message = encode(Glimpsed(seat, hand, laid, glimpse.held))
            for other, watcher in watchers.items():
                if other != connection and _may_watch(game, watcher):
                    effects.sends.append((other, message))
            if is_changed and not game.settings.watched_drafts:
                # Spectators are told the number.
                self._uncounted.add(seat)
                self._shown.add(seat)
            return effects
        if not is_changed:
            return None
        is_awaited = bool(self._uncounted)
        self._uncounted.add(seat)
        self._shown.discard(seat)
        if at >= self._counted_at + COUNT_EVERY:
            return self.send_counts(game, watchers, at)
        return None if is_awaited else Effects(is_timeless=True)

    def due(self) -> int | None:
        """When the next message with piece counts is due."""
        if not self._uncounted:
            return None
        return -(-(self._counted_at + COUNT_EVERY) // TOGETHER) * TOGETHER

    def send_counts(self, game: Game, watchers: dict[Connection, Watcher], at: int) -> Effects:
        """Send the number of pieces on each board."""
        effects = Effects(is_timeless=True)
        message = encode(Counted(self.counts()[: len(game.seats)]))
        unseen = self._uncounted - self._shown
        for connection, watcher in watchers.items():
            # Nobody needs a message about only their own pieces, or about those that they see.
            news = unseen if _may_watch(game, watcher) else self._uncounted
            if news and news != {watcher.seat}:
                effects.sends.append((connection, message))
        self._uncounted.clear()
        self._shown.clear()
        self._counted_at = at
        return effects

    def open_to(self, game: Game, watcher: Watcher) -> list[bytes]:
        """Messages with the drafts on the boards that one watcher may see."""
        if not _may_watch(game, watcher) or game.paused or game.phase is not Phase.ROUND:
            return []
        everybody = range(len(game.seats))
        return [
            encode(Glimpsed(seat, seat, self.laid[seat], None))
            for seat in (everybody if game.settings.open_boards else game.edition.helpable(game))
            if seat != watcher.seat and self.laid[seat] and not game.seats[seat].rank
        ]


def _may_watch(game: Game, watcher: Watcher) -> bool:
    """R-414: players, and spectators if the host has agreed that they see half-laid boards."""
    return watcher.seat is not None or game.settings.watched_drafts


def _merged(before: tuple[Laid, ...], glimpse: Glimpse, alone: bool) -> tuple[Laid, ...]:
    """The draft after a message; on a shared board only the held piece counts (R-265)."""
    if alone and glimpse.held is None:
        return glimpse.laid
    if glimpse.held is None:
        return before
    kept = tuple(one for one in before if one.piece != glimpse.held)
    return kept + tuple(one for one in glimpse.laid if one.piece == glimpse.held)
