"""Random games: any edition, any number of seats, any options, bots and careless people.

People here give allowed and forbidden commands at odd times; connections are lost,
clocks stand still and seats are left for good. A referee checks every event. A fault is
a breach, a refusal that changed something, a bot that was refused, or a game that
replays to another state.

>>> from ubongo.boards.box import the_box
>>> play_random_game(seed=1, number=1, box=the_box()).faults
()
"""

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ubongo.boards.board import Animal, Side
from ubongo.boards.box import Box
from ubongo.boards.fresh_boards import MOST_STARS
from ubongo.boards.seeded_random import below, one_of, some_of
from ubongo.match.bots import BOTS
from ubongo.match.bots.solved_puzzles import solved_puzzle
from ubongo.match.match import Match
from ubongo.match.seating import Sitting
from ubongo.match.simulate import random_sources
from ubongo.puzzles.covers import Cover
from ubongo.rules import engine
from ubongo.rules.bot_view import BotView, bot_view
from ubongo.rules.commands import (
    COMMANDS,
    CallUbongo,
    ChooseField,
    Command,
    Leave,
    Lose,
    MoveClock,
    MovePawn,
    Return,
    TakeGems,
)
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.classic import FIELDS, GemView
from ubongo.rules.editions.edition import Edition
from ubongo.rules.events import Event
from ubongo.rules.game import Game
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.rules.settings import HOURGLASS, PAUSES, SECOND, Boards, Settings
from ubongo.rules.view import View, view

# One game in `PEOPLE` has people at the table, and one in `REPLAYED` is replayed.
PEOPLE = 6
REPLAYED = 16
# One game in `FRESH` has fresh boards, which take longer to draw than a game to play.
FRESH = 24
# How many rounds are agreed on: after one there is often a tie, and so a play-off.
ROUNDS = (1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
# A limit that no real game reaches.
MOST_STEPS = 4_000
# Percent of the steps with a command that is not offered, and with one of the keeper.
NONSENSE = 5
MISCHIEF = 3


class RandomGame(NamedTuple):
    """A game that was played, and its faults."""

    match: Match
    faults: tuple[str, ...]


def play_random_game(seed: int, number: int, box: Box) -> RandomGame:
    """Play game `number` of this seed."""
    chance, dice = random_sources(seed, number, box)
    edition = one_of(dice, tuple(EDITIONS.values()))
    seats = edition.least + below(dice, edition.most - edition.least + 1)
    settings = any_settings(edition, seats, dice)
    people = below(dice, PEOPLE) == 0
    sitting = [_sitting(seat, people, dice) for seat in range(seats)]
    if sum(one.bot is None for one in sitting) == 1 < seats:
        settings = replace(settings, guided=below(dice, 3) == 0)
    found: list[str] = []
    referee = Referee()

    def watch(event: Event, game: Game) -> None:
        breaches = referee.check(event, game)
        if breaches:
            found.extend(f"event {game.number}: {breach.sentence}" for breach in breaches)

    match = Match(edition.name, sitting, settings, chance, watch=watch)
    if people:
        found += _people_play(match, dice)
    else:
        match.pass_time()
    found += [f"a bot was refused: {code}" for _, code in match.refused]
    if not match.is_over:
        found.append("it came to no end")
    if below(dice, REPLAYED) == 0:
        found += _replay_faults(match)
    about = f"game {number} of seed {seed} ({edition.name} for {seats})"
    return RandomGame(match, tuple([f"{about}: {sentence}" for sentence in found]))


def any_settings(edition: Edition, seats: int, dice: Random) -> Settings:
    """Options that this edition allows, as often as not the rulebook's."""
    while True:
        settings = _any_settings(edition, seats, dice)
        try:
            edition.agreed(settings, seats)
        except BadSetting:
            continue
        return settings


def _any_settings(edition: Edition, seats: int, dice: Random) -> Settings:
    def sometimes() -> bool:
        return below(dice, 6) == 0

    sides = tuple([one_of(dice, tuple(Side)) for _ in range(seats)])
    settings = Settings(sides=sides if sometimes() else sides[:1], find_pieces=sometimes())
    if below(dice, FRESH) == 0:
        settings = replace(
            settings,
            boards=Boards.FRESH,
            stars=1 + below(dice, MOST_STARS) if below(dice, 2) else None,
            agreed=below(dice, 100) if sometimes() else None,
        )
    if "minutes" in edition.offers:
        return replace(settings, minutes=one_of(dice, (None, 5, 10, 20)))
    delays = tuple([below(dice, 21) * SECOND for _ in range(seats)])
    settings = replace(
        settings,
        hourglass=one_of(dice, (HOURGLASS, HOURGLASS, 30 * SECOND, 180 * SECOND, None)),
        same_puzzle=sometimes(),
        fair_deal=sometimes(),
        delays=delays if sometimes() else (),
        rounds=one_of(dice, ROUNDS) if below(dice, 3) == 0 else None,
        grace=below(dice, 251) if sometimes() else 0,
        open_boards=sometimes(),
        watched_drafts=sometimes(),
        pause=one_of(dice, (*PAUSES, None)),
        start_seat=below(dice, seats) if sometimes() else None,
    )
    if "animals" in edition.offers and sometimes():
        settings = replace(settings, animals=some_of(dice, tuple(Animal), seats))
    if "second_chance_if_none_solved" in edition.offers:
        settings = replace(settings, second_chance_if_none_solved=sometimes())
    if "play_off_ties" in edition.offers:
        settings = replace(settings, play_off_ties=below(dice, 2) == 0)
    return settings


def _sitting(seat: int, people: bool, dice: Random) -> Sitting:
    if people and below(dice, 2):
        return Sitting(f"person {seat + 1}")
    strength = one_of(dice, tuple(BOTS))
    return Sitting(f"{strength} {seat + 1}", BOTS[strength], dice)


def _people_play(match: Match, dice: Random) -> list[str]:
    """Let people give commands now and then; a refused one must change nothing."""
    game = match.game
    at = 0
    for _ in range(MOST_STEPS):
        if match.is_over:
            break
        at = max(at, game.now) + int(8 * SECOND * dice.random() ** 2)
        match.pass_time(at)
        before = game.number
        try:
            match.give(_wish(match, dice), at)
        except Refused:
            if game.number != before:
                return ["a refused command has changed something"]
    else:
        # All people leave; the rest goes on by itself.
        for seat, state in enumerate(game.seats):
            if not state.left:
                with suppress(Refused):  # the game is over
                    match.give(Leave(seat), max(at, game.now))
        match.pass_time()
    return []


def _wish(match: Match, dice: Random) -> Command:
    seat = below(dice, len(match.sitting))
    luck = below(dice, 100)
    if luck < MISCHIEF:
        if not luck:
            return MoveClock(below(dice, 9 * SECOND), "test")
        # Leaving is final, so it is rare; a bot may leave, too.
        return (Lose, Return, Return)[luck](seat) if below(dice, 20) else Leave(seat)
    if match.sitting[seat].bot is not None:
        return Return(seat)
    seen = view(match.game, seat)
    if luck < MISCHIEF + NONSENSE:
        return _command(one_of(dice, tuple(COMMANDS)), seen, seat, dice)
    # A call needs a person's while, and giving up should not be the rule.
    offered = [name for name in seen.may if name in ("Roll", "Continue") or not below(dice, 4)]
    return _command(one_of(dice, offered), seen, seat, dice) if offered else Return(seat)


def _command(name: str, seen: View, seat: int, dice: Random) -> Command:
    if name == "CallUbongo":
        deal = seen.own.deal
        right = deal is not None and below(dice, 8) > 0
        return CallUbongo(seat, solved_puzzle(deal.puzzle).cover if deal and right else Cover(()))
    field = below(dice, 8) - 1
    match name:
        case "MoveClock":
            return MoveClock(below(dice, SECOND), "test")
        case "ChooseField":
            return ChooseField(seat, field)
        case "MovePawn":
            return MovePawn(seat, field)
        case "TakeGems":
            return _take(seen, seat, field if field >= 0 else None, dice)
    kind: type[Lose] = COMMANDS[name]  # type: ignore[assignment]  # any that has a seat only
    return kind(seat)


def _take(seen: View, seat: int, field: int | None, dice: Random) -> TakeGems:
    """A take that names the gems it has seen, as a page does (R-431), or none, as a bot does."""
    table = seen.table
    if not isinstance(table, GemView) or not table.pawns or below(dice, 2):
        return TakeGems(seat, field)
    row = table.rows[table.pawns[seat] if field is None else min(field, FIELDS - 1)]
    return TakeGems(seat, field, row[:2] if below(dice, 4) else row[1:3])


def _replay_faults(match: Match) -> list[str]:
    """Faults if the log does not replay to the same game with the same views."""
    again = engine.replay(match.log)
    if fingerprint(again) != fingerprint(match.game):
        return ["the log replays to something else"]
    for seat in (None, *range(len(match.sitting))):
        seen = view(match.game, seat)
        if view(again, seat) != seen:
            return [f"seat {seat} sees something else than after a replay"]
        if seat is None:
            continue
        if bot_view(match.game, seat) != BotView.of(seen):
            return [f"seat {seat} has more in its bot view than in its view"]
    return []
