"""Half-laid pieces: kept for who comes back, shown to those who may see them, never written.

Whoever is helped has several hands on the board (R-265): then each glimpse speaks
only for the piece that its hand is on.
"""

from ubongo.protocol.messages import Counted, Glimpse, Glimpsed, Laid, encode
from ubongo.rules.game import Game, Phase
from ubongo.server.tables.effects import Connection, Effects, Watcher

SEATS = 4
# How often it is told how many pieces lie: it was most of all that was said at a table.
COUNT_EVERY = 1_000
TOGETHER = 10


class Drafts:
    """What lies on each seat's board while a round is played."""

    def __init__(self) -> None:
        self.laid: list[tuple[Laid, ...]] = [()] * SEATS
        # Seats that want no other hands on their board.
        self.muted: set[int] = set()
        # Seats that have laid another number of pieces than the others were told.
        self._uncounted: set[int] = set()
        self._counted_at = -COUNT_EVERY

    def counts(self) -> tuple[int, ...]:
        return tuple([len(laid) for laid in self.laid])

    def clear(self) -> None:
        """A new round: new boards."""
        self.laid = [()] * SEATS
        self.muted = set()
        self._uncounted = set()

    def mute(self, seat: int, mute: bool) -> None:
        (self.muted.add if mute else self.muted.discard)(seat)

    def may_be_helped(self, game: Game, seat: int) -> bool:
        """Whether others may lay hands on this board just now."""
        return seat not in self.muted and seat in game.edition.helpable(game)

    def show(
        self,
        game: Game,
        connection: Connection,
        glimpse: Glimpse,
        watchers: dict[Connection, Watcher],
        at: int,
    ) -> Effects | None:
        """Take a glimpse up, and show it around; None if nothing else comes of it just now."""
        hand = watchers[connection].seat
        if hand is None or game.phase not in (Phase.ROUND, Phase.PLAY_OFF):
            return None
        seat = hand if glimpse.seat is None else glimpse.seat
        if seat >= len(game.seats) or game.seats[seat].rank:
            return None
        if seat != hand and not self.may_be_helped(game, seat):
            return None
        before = self.laid[seat]
        laid = self.laid[seat] = _merged(before, glimpse, alone=seat == hand)
        if game.settings.open_boards or seat in game.edition.helpable(game):
            effects = Effects(is_timeless=True)
            message = encode(Glimpsed(seat, hand, laid, glimpse.held))
            for other, watcher in watchers.items():
                # Onlookers see boards after the round.
                if other != connection and watcher.seat is not None:
                    effects.sends.append((other, message))
            return effects
        if len(laid) == len(before):
            return None
        is_awaited = bool(self._uncounted)
        self._uncounted.add(seat)
        if at >= self._counted_at + COUNT_EVERY:
            return self.send_counts(game, watchers, at)
        return None if is_awaited else Effects(is_timeless=True)

    def due(self) -> int | None:
        """When the others are told what has been laid since they were told last.

        At full hundredths of a second, so that some tables are looked after together.
        """
        if not self._uncounted:
            return None
        return -(-(self._counted_at + COUNT_EVERY) // TOGETHER) * TOGETHER

    def send_counts(self, game: Game, watchers: dict[Connection, Watcher], at: int) -> Effects:
        """Tell how many pieces lie."""
        effects = Effects(is_timeless=True)
        message = encode(Counted(self.counts()[: len(game.seats)]))
        for connection, watcher in watchers.items():
            # Nobody is told of the own pieces alone.
            if self._uncounted != {watcher.seat}:
                effects.sends.append((connection, message))
        self._uncounted.clear()
        self._counted_at = at
        return effects

    def show_to(
        self, game: Game, connection: Connection, watcher: Watcher, effects: Effects
    ) -> None:
        """Show somebody what lies on the boards that they may look at already."""
        if watcher.seat is None or game.phase is not Phase.ROUND:
            return
        everybody = range(len(game.seats))
        for seat in everybody if game.settings.open_boards else game.edition.helpable(game):
            if seat != watcher.seat and self.laid[seat] and not game.seats[seat].rank:
                effects.send(connection, Glimpsed(seat, seat, self.laid[seat], None))


def _merged(before: tuple[Laid, ...], glimpse: Glimpse, alone: bool) -> tuple[Laid, ...]:
    """The draft after a glimpse; with several hands only the held piece counts (R-265)."""
    if alone and glimpse.held is None:
        return glimpse.laid
    if glimpse.held is None:
        return before
    kept = tuple(one for one in before if one.piece != glimpse.held)
    return kept + tuple(one for one in glimpse.laid if one.piece == glimpse.held)
