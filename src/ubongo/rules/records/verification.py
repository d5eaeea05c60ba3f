"""Verifies a record by replaying it: every event must follow from the rules and the seed.

An event that is due must be the one of `schedule`, and every other event must be caused
by some command; so an event that no rule allows is found. With the published seed every
draw is repeated (R-405), of fresh boards as well (R-428). The referee checks every event, as in
live play. The notes name what could not be checked, because the seed is still secret or the
boards are those of another box. Which box it is, event 1 says by its fingerprint; in games by
version 1 of the rules it is found out by comparing boards.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from hashlib import sha256

from ubongo.boards.box import Box
from ubongo.rules import decisions, schedule, transitions, versions
from ubongo.rules.chance import SMALLEST_SEED, Chance
from ubongo.rules.commands import COMMANDS, Command, MoveClock
from ubongo.rules.dealing import card
from ubongo.rules.engine import new_game, start
from ubongo.rules.events import (
    ClockMoved,
    Event,
    GameStarted,
    GemDrawn,
    GemsLaid,
    PawnsPlaced,
    PlayOffStarted,
    RoundStarted,
    SeedPublished,
    StacksDealt,
)
from ubongo.rules.game import Game
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.record import Broken, parse_record
from ubongo.rules.records.stored_names import name_of
from ubongo.rules.referee import Referee
from ubongo.rules.refusals import Refused

# Fields that are not compared: boards of another box; without the seed, everything drawn.
Unknown = dict[type[Event], tuple[str, ...]]
NOTHING: Unknown = {}
BOARDS: Unknown = {
    GameStarted: ("box",),
    RoundStarted: ("deals",),
    PlayOffStarted: ("deals",),
}
DRAWS: Unknown = {
    GameStarted: ("start_seat", "seal"),
    GemsLaid: ("rows",),
    PawnsPlaced: ("fields",),
    RoundStarted: ("symbol", "deals"),
    PlayOffStarted: ("symbol", "deals"),
    GemDrawn: ("gem",),
    SeedPublished: ("seed",),
    StacksDealt: ("animals",),
}

# An impossible fact (a fifth seat, a seventh row) may raise an error anywhere in the game.
STUMBLES = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class VerifiedRecord:
    """A record that was verified; the notes name what could not be checked."""

    events: tuple[Event, ...]
    game: Game
    fingerprint: str
    notes: tuple[str, ...]
    # The release that wrote it.
    version: str


def verify(text: str, box: Box) -> VerifiedRecord:
    """Verify a record; `Broken` names the first line that is wrong."""
    record = parse_record(text)
    events = record.events
    if not events or not isinstance(events[0], GameStarted):
        raise Broken(2, "the first event is not GameStarted")
    started = events[0]
    if started.rules not in versions.KNOWN_RULES:
        found = f"it was played by version {started.rules} of the rules"
        raise Broken(2, found, f"this program knows versions 1 to {versions.NEWEST_RULES}")
    seed = _seed(events, started.seal)
    stranger = _stranger(events, box)
    unknown = DRAWS if seed is None else NOTHING
    notes = []
    if seed is None:
        notes.append("the seed is not published, so what was drawn could not be checked")
    if stranger is not None:
        notes.append(f"{stranger}, so the deal could not be checked")
        unknown = _both(unknown, BOARDS)
        if not started.settings.is_fresh:
            box = _stand_in(events, box)
    chance = Chance(seed or bytes(SMALLEST_SEED), box)
    game = _played_again(events, chance, unknown)
    found = fingerprint(game, record.facts)
    if found != record.fingerprint:
        raise Broken(len(events) + 2, "the fingerprint is not that of the game")
    return VerifiedRecord(events, game, found, tuple(notes), record.version)


def _both(one: Unknown, other: Unknown) -> Unknown:
    return {kind: (*one.get(kind, ()), *other.get(kind, ())) for kind in one.keys() | other.keys()}


def _seed(events: tuple[Event, ...], seal: str) -> bytes | None:
    """The published seed, which must be the one that was sealed."""
    for line, event in enumerate(events, 2):
        if isinstance(event, SeedPublished):
            try:
                seed = bytes.fromhex(event.seed)
            except ValueError:
                raise Broken(line, "the seed is not written in hexadecimal digits") from None
            if len(seed) < SMALLEST_SEED or sha256(seed).hexdigest() != seal:
                raise Broken(line, "the seed is not the one that was sealed in event 1")
            return seed
    return None


def _stranger(events: tuple[Event, ...], box: Box) -> str | None:
    """What of the record is not of this box, in words; None if everything should be."""
    started = events[0]
    assert isinstance(started, GameStarted)
    if versions.tells_more(started.rules):
        own = Chance(bytes(SMALLEST_SEED), box).boards_fingerprint(started.settings)
        if started.box == own:
            return None
        if started.settings.is_fresh:
            return f"what was dealt, by the catalogue {started.box[:12]}, is not of the present one"
        return f"what was dealt, from the box {started.box[:12]}, is not of the present box"
    for line, event in enumerate(events, 2):
        if isinstance(event, RoundStarted | PlayOffStarted):
            for deal in event.deals:
                if deal.board not in box.by_number or deal != card(
                    box, deal.board, deal.side, event.symbol, started.rules
                ):
                    return f"board {deal.board} as dealt on line {line} is not of the present box"
    if started.boards != tuple(box.by_number):
        return "the set of boards on line 2 is not of the present box"
    return None


def _stand_in(events: tuple[Event, ...], box: Box) -> Box:
    """Boards of the right numbers and animals with other areas, to draw all that is not a board."""
    own = box.boards
    started = events[0]
    assert isinstance(started, GameStarted)
    animals = {
        deal.board: deal.animal
        for event in events
        if isinstance(event, RoundStarted | PlayOffStarted)
        for deal in event.deals
    }
    boards = []
    for place, number in enumerate(started.boards):
        like = own[place % len(own)]
        boards.append(replace(like, number=number, animal=animals.get(number, like.animal)))
    return Box(tuple(boards))


def _played_again(events: tuple[Event, ...], chance: Chance, unknown: Unknown) -> Game:
    line = 2
    referee = Referee()
    try:
        expected = _beginning(events[0], chance)
        game: Game | None = None
        for line, event in enumerate(events, 2):
            if not expected:
                assert game is not None
                expected = _following(game, events[line - 2 : line + 6], line, chance, unknown)
            _compare(event, expected.pop(0), line, unknown)
            if isinstance(event, GameStarted):
                game = new_game(event)
            else:
                assert game is not None
                transitions.apply(game, event)
            for breach in referee.check(event, game):
                raise Broken(line, f"the referee objects: {breach.sentence}")
    except STUMBLES as stumble:
        if isinstance(stumble, Broken):
            raise
        raise Broken(line, "this event does not fit the game before it") from stumble
    except Refused as refusal:
        raise Broken(line, f"the rules refuse it: {refusal}") from None
    if expected:
        raise Broken(line, f"{name_of(expected[0])} should follow, and nothing does")
    assert game is not None
    return game


def _beginning(first: Event, chance: Chance) -> list[Event]:
    assert isinstance(first, GameStarted)
    return list(start(first.edition, first.players, first.settings, chance, first.at, first.rules))


def _following(
    game: Game, found: tuple[Event, ...], line: int, chance: Chance, unknown: Unknown
) -> list[Event]:
    """The next events by the rules, given the next events of the record."""
    event = found[0]
    if isinstance(
        event, ClockMoved
    ):  # it may come before events that became due while the clock stood still
        return list(decisions.decide(game, MoveClock(event.by, event.reason), event.at, chance))
    when = schedule.due(game)
    if when is not None and when <= event.at:
        return list(schedule.due_events(game, when, chance))
    refusal: Refused | None = None
    near: list[Event] | None = None
    for command in _commands(event, len(game.seats)):
        try:
            brought = decisions.decide(game, command, event.at, chance)
        except Refused as refused:
            refusal = refusal or refused
            continue
        if brought and all(
            _is_same(one, other, unknown)
            for one, other in zip(found[: len(brought)], brought, strict=False)
        ):
            return list(brought)
        if brought and type(brought[0]) is type(event):
            near = near or list(brought)
    if near is not None:  # `_compare` names the difference
        return near
    why = f": {refusal}" if refusal else ""
    raise Broken(line, f"no command brings {name_of(event)} here{why}")


def _commands(event: Event, seats: int) -> Iterator[Command]:
    """Every command that this event could come from, the likely ones first."""
    known = {field.name: getattr(event, field.name) for field in fields(event)}
    asked = [known] if "seat" in known else [{"seat": seat} for seat in range(seats)]
    kinds = sorted(COMMANDS.values(), key=lambda kind: -len(fields(kind)))
    for kind in kinds:
        parts = fields(kind)
        for values in asked:
            if all(part.name in values or part.default is None for part in parts):
                given = {part.name: values[part.name] for part in parts if part.name in values}
                yield kind(**given)  # type: ignore[arg-type]


def _compare(found: Event, expected: Event, line: int, unknown: Unknown) -> None:
    if _is_same(found, expected, unknown):
        return
    name = name_of(expected)
    if type(found) is not type(expected):
        raise Broken(line, f"{name_of(found)} stands where the rules bring {name}")
    for field in fields(expected):
        if getattr(found, field.name) != getattr(expected, field.name):
            if field.name in unknown.get(type(expected), ()):
                continue
            raise Broken(line, f"'{field.name}' of {name} is not what the rules and the seed bring")


def _is_same(found: Event, expected: Event, unknown: Unknown) -> bool:
    if type(found) is not type(expected):
        return False
    hidden = unknown.get(type(expected))
    if hidden:
        expected = replace(expected, **{name: getattr(found, name) for name in hidden})
    return found == expected
