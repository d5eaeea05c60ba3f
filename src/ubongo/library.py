"""The library's front: boxes, boards, simulations and records in one call each.

Everything here is short for something in the layers below, with the plug-ins of other
packages loaded. `import ubongo` offers it.

>>> box().board(7).animal.value
'Juri'
>>> bots()["fair"].name, edition("classic").most
('fair', 4)
>>> games = simulate(["expert", "child"], games=3)
>>> [game.winners for game in games]
[('expert',), ('expert',), ('expert',)]
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from os import PathLike
from pathlib import Path
from sys import maxsize
from typing import Any, overload

from ubongo.boards.board import Board, BoardSide
from ubongo.boards.box import Box, read_box, the_box
from ubongo.boards.fresh_boards import Level, fresh_sides
from ubongo.boards.fresh_boards import fresh_boards as boards_without_level
from ubongo.match.bots import BOTS, bot_named
from ubongo.match.bots.bot import Bot
from ubongo.match.match import Match
from ubongo.match.plugins import check_loaded, load_plugins
from ubongo.match.simulate import SimulationJob, outcomes, played
from ubongo.match.simulate import simulate as tallied
from ubongo.match.tally import Outcome, Tally
from ubongo.misread import Misread, quoted
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition
from ubongo.rules.engine import replay
from ubongo.rules.events import Event
from ubongo.rules.game import Game
from ubongo.rules.records.narration import sentences
from ubongo.rules.records.record import LARGEST_RECORD, TITLE, parse_record, text_of
from ubongo.rules.records.verification import VerifiedRecord, verify
from ubongo.rules.refusals import BadSetting
from ubongo.rules.settings import Settings
from ubongo.rules.view import View, open_views

# Boards


def box(folder: "str | PathLike[str] | None" = None) -> Box:
    """The box of 36 boards that comes with the game, or the board files of a folder."""
    return the_box() if folder is None else read_box(Path(folder))


@overload
def fresh_boards(seed: int, level: None = None, count: int | None = None) -> Iterator[Board]: ...


@overload
def fresh_boards(
    seed: int, level: "Level | str", count: int | None = None
) -> Iterator[BoardSide]: ...


def fresh_boards(
    seed: int, level: "Level | str | None" = None, count: int | None = None
) -> "Iterator[Board] | Iterator[BoardSide]":
    """Boards that nobody has seen, always the same ones for a seed; without a count, without end.

    With a level (`easy`, `hard`, `4 stars`, `hard 3 stars`) they have one side only.

    >>> next(fresh_boards(7, "3 stars")).area.text()
    '######/.#####/....##'
    >>> [board.number for board in fresh_boards(7, count=3)]
    [1, 2, 3]
    """
    most = maxsize if count is None else count
    if level is None:
        return boards_without_level(seed, most)
    return fresh_sides(seed, level if isinstance(level, Level) else Level.parse(level), most)


# Bots and editions


def bots() -> dict[str, Bot]:
    """All bots by name, those of other packages included."""
    load_plugins()
    return dict(BOTS)


def bot(name: str) -> Bot:
    """The bot of this name."""
    check_loaded("bot", name)
    return bot_named(name)


def editions() -> dict[str, Edition]:
    """All editions by name, those of other packages included."""
    load_plugins()
    return dict(EDITIONS)


def edition(name: str) -> Edition:
    """The edition of this name."""
    return _edition(name)


def _edition(name: str) -> Edition:
    check_loaded("edition", name)
    found = EDITIONS.get(name)
    if found is None:
        known = ", ".join(EDITIONS)
        raise Misread("edition", "", f"there is no edition {quoted(name)}", f"there are {known}")
    return found


# Simulations


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game of a simulation ended; places and scores are by seat, as the bots are."""

    game: int
    bots: tuple[str, ...]
    outcome: Outcome

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat: 1 is the first, and places can be shared."""
        return self.outcome.places

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return self.outcome.scores

    @property
    def winners(self) -> tuple[str, ...]:
        """The bots on the first place: several if they share it."""
        return tuple(
            name for name, place in zip(self.bots, self.outcome.places, strict=True) if place == 1
        )

    def to_dicts(self) -> list[dict[str, "int | str | bool"]]:
        """A row for each seat, for a table of data."""
        told = self.outcome
        return [
            {
                "game": self.game,
                "seat": seat,
                "bot": name,
                "place": place,
                "won": place == 1,
                "score": score,
                "second_chances": told.second_chances,
                "play_offs": told.play_offs,
                "events": told.events,
                "milliseconds": told.lasted,
                "breaches": len(told.breaches),
            }
            for seat, (name, place, score) in enumerate(
                zip(self.bots, told.places, told.scores, strict=True)
            )
        ]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Games that are played when they are asked for, and are the same every time."""

    job: SimulationJob
    processes: int = 1

    def __len__(self) -> int:
        return self.job.games

    def __iter__(self) -> Iterator[GameResult]:
        for number, outcome in outcomes(self.job, self.processes):
            yield GameResult(number, self.job.bots, outcome)

    def to_dicts(self) -> list[dict[str, "int | str | bool"]]:
        """All games as rows, one for each seat: `pandas.DataFrame(simulation.to_dicts())`."""
        return [row for result in self for row in result.to_dicts()]

    def tally(self) -> Tally:
        """The sums over all games, which takes the least memory."""
        return tallied(self.job, self.processes)

    def play(self, game: int) -> Match:
        """One game once more, with every event."""
        if not self.job.first <= game < self.job.first + self.job.games:
            last = self.job.first + self.job.games - 1
            raise Misread(
                "game", "", f"there is no game {game}", f"ask for {self.job.first} to {last}"
            )
        load_plugins()
        return played(self.job, game, the_box())[0]


def simulate(
    bots: "str | Sequence[str]" = ("fair", "fair", "fair", "fair"),
    *,
    edition: str = "classic",
    games: int = 100,
    seed: int = 1,
    processes: int = 1,
    check: bool = False,
    settings: Settings | None = None,
    **options: Any,
) -> Simulation:
    """Whole games between bots, one on each seat; `options` are those of `Settings`.

    With `check` a referee looks at every event. Nothing is played before it is asked for.

    >>> simulate("fair child", games=2, hourglass=90_000).to_dicts()[0]["bot"]
    'fair'
    """
    # An iterable that is short for a text: `simulate("fair child")`.
    names = tuple(bots.replace(",", " ").split()) if isinstance(bots, str) else tuple(bots)
    chosen = _edition(edition)
    for name in names:
        bot(name)
    for thing, number in (("games", games), ("processes", processes)):
        if number < 1:
            raise Misread("simulation", thing, f"{number} are too few", "take at least 1")
    agreed = _settings(settings, options)
    try:
        chosen.agreed(agreed, len(names))
    except BadSetting as refusal:
        raise Misread(edition, "", str(refusal), "change that option") from None
    return Simulation(SimulationJob(edition, names, agreed, seed, games, check=check), processes)


def _settings(settings: Settings | None, options: Mapping[str, Any]) -> Settings:
    known = [field.name for field in fields(Settings)]
    for name in options:
        if name not in known:
            raise Misread(
                "option", "", f"there is no {quoted(name)}", f"there are {', '.join(known)}"
            )
    if settings is None:
        return Settings(**options)
    if options:
        raise Misread("options", "", "there are settings, too", "give either of them")
    return settings


# Records


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """A game that was read from its record: its events, and the release that wrote them."""

    events: tuple[Event, ...]
    version: str
    text: str

    @property
    def game(self) -> Game:
        """The game after its last event."""
        return replay(self.events)

    def verify(self, box: Box | None = None) -> VerifiedRecord:
        """Check every event, every draw and every check value; `Broken` names the first fault."""
        load_plugins()
        return verify(self.text, box or the_box())

    def story(self) -> list[str]:
        """What happened, in sentences."""
        return list(sentences(self.events))

    def views(self) -> list[View]:
        """The table after each event, with all boards open; the game must be over."""
        return list(open_views(self.events))

    def __repr__(self) -> str:
        return f"<record of {len(self.events)} events by ubongo {self.version}>"

    def _repr_svg_(self) -> str:
        return self.game._repr_svg_()


def read_record(source: "str | PathLike[str]") -> RecordedGame:
    """Read a record: the text itself, which begins with `ubongo record`, or the path of a file.

    >>> from ubongo.rules.records.record import write_record
    >>> match = simulate("fair child", games=1).play(1)
    >>> record = read_record(write_record(match.log))
    >>> record.game.places == match.game.places, record.verify().notes
    (True, ())
    """
    load_plugins()
    if isinstance(source, str) and source.startswith(TITLE):
        text = source
    else:
        with Path(source).open("rb") as file:
            text = text_of(file.read(LARGEST_RECORD + 1))
    record = parse_record(text)
    return RecordedGame(record.events, record.version, text)
