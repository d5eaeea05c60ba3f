"""The narration of a game: English sentences made from its events.

    Round 3: snake. Ada rolls. Ada has board 7, Ben board 31.
    Ada calls Ubongo! after 23.4 s (1st), moves to field 4, takes red and blue.

The actions of one seat in a row are one sentence; fields are counted from 1.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from ubongo.rules import transitions
from ubongo.rules.engine import new_game
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    ClockMoved,
    Continued,
    Deal,
    Event,
    GameEnded,
    GameStarted,
    GameVoided,
    GemDrawn,
    GemsLaid,
    GemsLeftOver,
    GemsTaken,
    GemWon,
    GiveUpTakenBack,
    HourglassTurned,
    PauseAsked,
    Paused,
    PawnMoved,
    PawnsPlaced,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    SeedPublished,
    SharingAgreed,
    StacksDealt,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.game import Game
from ubongo.rules.gems import AMBER, SAPPHIRE, Gem
from ubongo.rules.phrases import listed, player_name, quantity
from ubongo.rules.records.results import ORDINALS, standings
from ubongo.rules.settings import Settings

TREASURES = {SAPPHIRE: "a sapphire", AMBER: "an amber"}

# Actions that continue the sentence of the same seat.
GOING_ON = (PawnMoved, GemsTaken, TakePassed, GemWon, GemDrawn)

ENDINGS = {
    "played": "The game is over.",
    "play-off": "The play-off is over, and the game too.",
    "alone": "All others have left: the game ends here.",
    "finished": "That was the last one.",
    "left": "Everybody has left: the game ends here.",
}


def sentences(events: Iterable[Event]) -> Iterator[str]:
    """The sentences of a game, a line at a time; an empty line before each round."""
    game: Game | None = None
    speaker, sentence = -1, ""
    for event in events:
        if isinstance(event, GameStarted):
            game = new_game(event)
        else:
            assert game is not None
            transitions.apply(game, event)
        said = _TELLS[type(event)](game, event) if type(event) in _TELLS else None
        if said is None:
            continue
        seat = getattr(event, "seat", -1)
        if sentence and seat == speaker and isinstance(event, GOING_ON):
            sentence += f", {said}"
            continue
        if sentence:
            yield f"{sentence}."
            sentence = ""
        if isinstance(event, (*GOING_ON, UbongoCalled)):
            speaker, sentence = seat, f"{player_name(game, seat)} {said}"
        else:
            yield from said.split("\n")
    if sentence:
        yield f"{sentence}."


def seconds(milliseconds: int) -> str:
    """Tenths of a second, cut off and not rounded, so that no time looks later than it was."""
    return f"{milliseconds // 1000}.{milliseconds % 1000 // 100} s"


def _started(game: Game, event: GameStarted) -> str:
    names = listed(
        f"{player_name(game, seat)} (a bot)" if player.bot else player_name(game, seat)
        for seat, player in enumerate(event.players)
    )
    settings = event.settings
    sides = dict.fromkeys(side.value for side in settings.sides)
    side = f"the {next(iter(sides))} side" if len(sides) == 1 else "sides of their own"
    glass = settings.hourglass
    sand = f"the hourglass runs {glass // 1000} s" if glass else "there is no hourglass"
    if settings.minutes:
        sand = f"the clock runs {settings.minutes} minutes"
    plays = "plays" if len(event.players) == 1 else "play"
    return (
        f"Ubongo, edition {event.edition}: {names} {plays} on {side}{_fresh(settings)}, and {sand}."
    )


def _fresh(settings: Settings) -> str:
    """Which fresh boards are played; nothing if they are those of the box (R-428)."""
    if not settings.is_fresh:
        return ""
    stars = "" if settings.stars is None else f" of {quantity(settings.stars, 'star')}"
    agreed = "" if settings.agreed is None else f" by the number {settings.agreed}"
    return f" of fresh boards{stars}{agreed}"


def _gems_laid(game: Game, event: GemsLaid) -> str:
    rows = [f"Row {place}: {_gems(row)}." for place, row in enumerate(event.rows, 1)]
    return "\n".join(rows)


def _stacks_dealt(game: Game, event: StacksDealt) -> str:
    stacks = [
        f"{player_name(game, seat)} with the {one.species}"
        for seat, one in enumerate(event.animals)
    ]
    return f"Each begins with the boards of one animal: {listed(stacks)}."


def _pawns_placed(game: Game, event: PawnsPlaced) -> str:
    pawns = [
        f"{player_name(game, seat)} on field {one + 1}" for seat, one in enumerate(event.fields)
    ]
    return f"The pawns begin: {listed(pawns)}."


def _round_started(game: Game, event: RoundStarted) -> str:
    rolls = "" if game.edition.rolls_by_itself else f" {player_name(game, event.roller)} rolls."
    deals = _deals(game, enumerate(event.deals))
    return f"\nRound {event.round}: {event.symbol.value}.{rolls} {deals}."


def _deals(game: Game, deals: Iterable[tuple[int, Deal]]) -> str:
    return listed(
        f"{player_name(game, seat)} {'' if place else 'has '}board {deal.board}"
        for place, (seat, deal) in enumerate(deals)
    )


def _called(game: Game, event: UbongoCalled) -> str:
    rank = "" if len(game.seats) == 1 else f" ({ORDINALS[event.rank]})"
    return f"calls Ubongo! after {seconds(event.at - game.since)}{rank}"


def _left_over(game: Game, event: GemsLeftOver) -> str:
    gems = listed(_gem(game, gem) for gem in event.gems)
    goes = "goes" if len(event.gems) == 1 else "go"
    return f"{gems[0].upper()}{gems[1:]} {goes} into the {'bag' if _has_bag(game) else 'box'}."


def _turned(game: Game, event: HourglassTurned) -> str:
    laying = [
        player_name(game, number)
        for number, seat in enumerate(game.seats)
        if not seat.rank and not seat.is_out
    ]
    helped = bool(game.edition.helpable(game))
    helping = ", and the others may help" if helped and len(laying) < len(game.seats) else ""
    if not game.solvers:
        return f"The sand has run out, and nobody has solved their board: second chance{helping}."
    has = "has" if len(laying) == 1 else "have"
    return f"The sand has run out, and {listed(laying)} {has} not finished: second chance{helping}."


def _round_ended(game: Game, event: RoundEnded) -> str | None:
    empty = [
        player_name(game, number)
        for number, seat in enumerate(game.seats)
        if seat.rank and not seat.done and not seat.is_out
    ]
    unsolved = [
        player_name(game, number)
        for number, seat in enumerate(game.seats)
        if not seat.rank and not seat.is_out
    ]
    parts = [f"{listed(unsolved)} did not finish"] if unsolved else []
    parts += [f"{listed(empty)} took nothing"] if empty else []
    return f"The round is over: {', and '.join(parts)}." if parts else None


def _play_off(game: Game, event: PlayOffStarted) -> str:
    names = listed(player_name(game, seat) for seat in event.seats)
    deals = _deals(game, zip(event.seats, event.deals, strict=True))
    return f"\n{names} are tied for first place. Play-off: {event.symbol.value}. {deals}."


def _ended(game: Game, event: GameEnded) -> str:
    return "\n".join(("", ENDINGS.get(event.reason, "The game is over."), *standings(game)))


def _has_bag(game: Game) -> bool:
    return GemDrawn in game.edition.applies


def _gem(game: Game, gem: Gem) -> str:
    """The 2024 and the co-operative game have sapphires and ambers, the bag of 2015 has colours."""
    named = "" if _has_bag(game) else TREASURES.get(gem)
    return named or f"a {gem.value} gem"


def _taken(gems: Sequence[Gem]) -> str:
    """Two of a colour are counted.

    >>> _taken((Gem.RED, Gem.BLUE)), _taken((Gem.RED, Gem.RED))
    ('red and blue', '2 red')
    """
    counted = {gem: gems.count(gem) for gem in gems}
    return listed(
        gem.value if many == 1 else f"{many} {gem.value}" for gem, many in counted.items()
    )


def _gems(gems: Iterable[Gem]) -> str:
    return listed(gem.value for gem in gems)


def _says(words: str) -> Callable[[Game, Any], str]:
    return lambda game, event: words.format(name=player_name(game, event.seat))


_TELLS: dict[type[Event], Callable[[Game, Any], str | None]] = {
    GameStarted: _started,
    GemsLaid: _gems_laid,
    StacksDealt: _stacks_dealt,
    PawnsPlaced: _pawns_placed,
    RoundStarted: _round_started,
    BoardShown: _says("{name} sees the board now."),
    UbongoCalled: _called,
    PawnMoved: lambda game, event: f"moves to field {event.field + 1}",
    GemsTaken: lambda game, event: f"takes {_taken(event.gems)}",
    TakePassed: lambda game, event: "takes nothing",
    GemWon: lambda game, event: f"wins {_gem(game, event.gem)}",
    GemDrawn: lambda game, event: f"draws {_gem(game, event.gem)} from the bag",
    GemsLeftOver: _left_over,
    RoundGivenUp: _says("{name} gives up the round."),
    GiveUpTakenBack: _says("{name} plays on after all."),
    BoardPutAside: _says("{name} puts the board aside."),
    HourglassTurned: _turned,
    RoundEnded: _round_ended,
    PlayOffStarted: _play_off,
    PlayOffConceded: _says("{name} concedes."),
    SharingAgreed: _says("{name} would share the victory."),
    GameEnded: _ended,
    SeedPublished: lambda game, event: f"The seed was {event.seed}.",
    SeatLeft: _says("{name} leaves the game."),
    SeatLost: _says("{name} has lost the connection."),
    SeatBack: _says("{name} is back."),
    PauseAsked: _says("{name} asks for a pause."),
    Paused: lambda game, event: "The game pauses.",
    Continued: _says("{name} continues."),
    ClockMoved: lambda game, event: f"The clock stood still for {seconds(event.by)}.",
    GameVoided: lambda game, event: (
        f"Nobody came back: the game is void after {quantity(game.round, 'round')}."
    ),
}
