"""Nothing hidden is ever sent: games of every edition, and every byte of them searched.

The hidden things are looked up inside the table and searched for in what goes to each
connection: other seats' boards and covers while they are laid, first fields before all
pawns are placed, the seed before the end, and everybody's guest id, always.
"""

from dataclasses import replace
from random import Random

import pytest

from tests.support.table_harness import SEED, TableHarness
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import Glimpsed, Happened, Laid, Welcome, encode
from ubongo.protocol.to_wire import laid_of
from ubongo.puzzles.solver import solve
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.classic import GemTable, GemView, gem_table
from ubongo.rules.game import Game, Phase
from ubongo.rules.settings import Settings
from ubongo.server.tables.effects import Effects

GUESTS = ("ada", "guest-canary-1", "guest-canary-2", "guest-canary-3")
LAYING = (Phase.ROUND, Phase.PLAY_OFF)


class Watched(TableHarness):
    """A table whose every outgoing byte is searched when it is sent."""

    looked_at = 0
    found_open = 0

    def take(self, effects: Effects) -> Effects:
        for connection, message in effects.sends:
            self.look(connection, message)
        return super().take(effects)

    def look(self, connection: int, message: bytes) -> None:
        type(self).looked_at += 1
        table = self.table
        watcher = table.presence.watchers.get(connection)
        for guest in GUESTS[1:]:
            assert guest.encode() not in message, "a guest's id was sent"
        game = table.state.game
        if game is None or watcher is None:
            return
        if not game.seed:
            assert SEED.hex().encode() not in message, "the seed was sent"
        if game.phase in LAYING:
            self.look_at_boards(game, watcher.seat, message)
            self.look_at_drafts(game, watcher.seat, message)
        if game.phase is Phase.SETUP:
            self.look_at_fields(game, watcher.seat, connection, message)

    def look_at_boards(self, game: Game, seat: int | None, message: bytes) -> None:
        open_to_all = seat is not None and game.settings.open_boards
        helped = game.edition.helpable(game) if seat is not None else ()
        for other, state in enumerate(game.seats):
            # spectators see solved boards at once, unless they are everybody's.
            if seat is None and state.rank and not game.settings.same_puzzle:
                continue
            if other == seat and state.opens_at is not None and state.deal is not None:
                assert b'"board":%d,' % state.deal.board not in message, "too early a board"
            if other == seat or open_to_all or other in helped:
                type(self).found_open += open_to_all or other in helped
                continue
            if state.deal is not None:
                if seat is not None and _board_of(game, seat) == state.deal.board:
                    continue  # the same puzzle for all
                assert b'"board":%d,' % state.deal.board not in message, "a board was sent"
            if state.cover is not None:
                assert encode(laid_of(state.cover)) not in message, "a cover was sent"

    def look_at_drafts(self, game: Game, seat: int | None, message: bytes) -> None:
        """R-021, R-265, R-414: who may see a board while pieces are laid on it."""
        told = read(message)
        if not isinstance(told, Glimpsed):
            return
        settings = game.settings
        is_open = settings.open_boards or told.seat in game.edition.helpable(game)
        may_look = seat is not None or settings.watched_drafts
        assert is_open, "a half-laid board was sent"
        assert may_look, "a half-laid board was sent to an onlooker"

    def look_at_fields(self, game: Game, seat: int | None, connection: int, message: bytes) -> None:
        table = gem_table(game)
        told = read(message)
        if isinstance(told, Welcome | Happened) and told.game is not None:
            assert isinstance(told.game.table, GemView)
            assert told.game.table.pawns == ()
            own = None if seat is None else table.chosen[seat]
            assert told.game.table.own_choice == own
        if isinstance(told, Happened):
            assert all(notice.field is None for notice in told.notices)


def _board_of(game: Game, seat: int) -> int | None:
    deal = game.seats[seat].deal
    return None if deal is None else deal.board


def played(edition: str, settings: Settings, seed: int) -> Watched:
    """A game in which people of all kinds do anything at any time."""
    dice = Random(seed)
    around = Watched(edition, settings)
    people = [around.join("ada")]
    around.join("guest-canary-3")  # looks on
    around.join("ada", is_screen=True)  # her big screen shows no more than a spectator sees
    seats = min(EDITIONS[edition].most, 3)
    for seat in range(1, seats):
        people.append(around.join(GUESTS[seat], name=f"Guest{seat}"))
        around.does(people[seat], messages.Sit, seat=seat)
        around.does(people[seat], messages.SetReady, ready=True)
    around.does(people[0], messages.StartGame)
    game = around.table.state.game
    assert game is not None
    for _ in range(2_000):
        if game.is_over and game.seed:
            return around
        due = around.table.due()
        if due is None or dice.random() < 0.6:
            act(around, people, dice)
            around.at += dice.randrange(3_000)
        else:
            around.wait(max(due, around.at))
    raise AssertionError("the game did not end")


def act(around: Watched, people: list[int], dice: Random) -> None:
    """Somebody does something: what they may, or what they may not, or comes back."""
    game = around.table.state.game
    assert game is not None
    seat = dice.randrange(len(people))
    connection = people[seat]
    choice = dice.random()
    if choice < 0.05:
        around.go(connection)
        people[seat] = around.join(GUESTS[seat], last=dice.randrange(5))
    elif choice < 0.25:
        hand(around, connection, dice)
    else:
        order(around, connection, game, seat, dice)


def cover_for(game: Game, seat: int) -> tuple[Laid, ...]:
    deal = game.seats[seat].deal
    cover = None if deal is None else solve(deal.puzzle)
    return () if cover is None else laid_of(cover)


def hand(around: Watched, connection: int, dice: Random) -> None:
    """A hand on a board: one's own, or one that may be helped, or may not."""
    game = around.table.state.game
    assert game is not None
    other = dice.randrange(len(game.seats))
    laid = cover_for(game, other)
    if not laid:
        return
    seat = dice.choice([None, other])
    held = dice.choice([None, dice.choice(laid).piece])
    glimpse = messages.Glimpse(laid[: dice.randrange(5)], seat, held)
    around.glimpse(connection, glimpse)


def order(around: Watched, connection: int, game: Game, seat: int, dice: Random) -> None:
    if game.phase is Phase.SETUP:
        around.order(connection, messages.ChooseField, field=dice.randrange(6))
    elif game.phase is Phase.BORDER:
        around.order(connection, messages.Roll)
    elif game.phase in LAYING and not game.seats[seat].rank:
        helped = dice.choice([seat, *game.edition.helpable(game)])
        cover = cover_for(game, helped)[: dice.choice([4, 4, 2])]
        around.order(connection, messages.CallUbongo, cover=cover, seat=helped)
    elif isinstance(game.table, GemTable):
        around.order(connection, messages.TakeGems, field=dice.choice([None, *range(6)]))
    elif dice.random() < 0.02:
        around.order(connection, messages.Finish)


SETTINGS = [
    Settings(),
    Settings(open_boards=True),
    Settings(same_puzzle=True),
    Settings(find_pieces=True, delays=(0, 5_000, 0)),
]


@pytest.mark.parametrize("settings", SETTINGS, ids=("usual", "open", "same", "delayed"))
@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "solo"])
def test_nothing_hidden_is_ever_sent(edition: str, settings: Settings) -> None:
    """R-021, R-103, R-405, R-414: searched for in every outgoing byte."""
    if edition == "cooperative" and settings.same_puzzle:
        pytest.skip("together everybody has another animal, so nobody can have the same puzzle")
    short = replace(settings, rounds=3)
    Watched.looked_at = Watched.found_open = 0
    for seed in range(5):
        around = played(edition, short, seed)
        published = any(SEED.hex().encode() in message for message in around.raw[2])
        assert published  # at the end, to the onlooker too

    assert Watched.looked_at > 100
    if settings.open_boards or edition == "cooperative":
        assert Watched.found_open > 0


def test_the_search_finds_what_it_searches_for() -> None:
    """A table that shows everything to everybody is found out."""
    around = Watched("bare", Settings(start_seat=0))
    ada, ben = around.join("ada"), around.join(GUESTS[1], name="Ben")
    around.does(ben, messages.Sit, seat=1)
    around.does(ben, messages.SetReady, ready=True)
    around.does(ada, messages.StartGame)
    around.does(ada, messages.Roll)
    for message in around.raw[ben][-1:]:
        with pytest.raises(AssertionError, match="a board"):
            around.look(ada, message)
    with pytest.raises(AssertionError, match="the seed"):
        around.look(ada, encode(SEED.hex()))
    with pytest.raises(AssertionError, match="guest"):
        around.look(ada, encode([GUESTS[1]]))
    game = around.table.state.game
    assert game is not None
    eve = around.join("guest-canary-3")
    for somebody in (ada, eve):
        with pytest.raises(AssertionError, match="a half-laid board"):
            around.look(somebody, encode(Glimpsed(1, 1, cover_for(game, 1)[:1], None)))
    around.does(ben, messages.CallUbongo, cover=cover_for(game, 1))
    with pytest.raises(AssertionError, match="a cover"):
        around.look(ada, encode(Glimpsed(1, 1, cover_for(game, 1), None)))
