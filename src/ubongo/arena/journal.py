"""The folder of an arena: what is played, a line for each game that is over, and its record.

    arena.json           the bots, the edition, the options, the seed, and who wrote it
    games.jsonl          a line for each game, in their order
    records/0000017.txt  the record of game 17

An arena that was interrupted goes on where it was. A line that was cut off, as by a crash, is
taken away, and its game is played once more: it is the same game.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from ubongo.arena.pairing import ArenaJob
from ubongo.boards.box import Box, box_fingerprint
from ubongo.misread import Misread
from ubongo.rules.records.canonical import canonical_data
from ubongo.rules.records.codec import read_value
from ubongo.rules.settings import Settings
from ubongo.version import __version__

ABOUT, GAMES, RECORDS = "arena.json", "games.jsonl", "records"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: who sat there, their places and scores, faults of bots, its record."""

    game: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    # How often the bot of each seat was refused or failed.
    faults: tuple[int, ...]
    # The SHA-256 of its record.
    record: str


class Journal:
    """The games of an arena on disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, job: ArenaJob, box: Box) -> int:
        """Make the folder, or go on in it; returns how many games are over.

        A `Misread` if another arena is there.
        """
        (self.folder / RECORDS).mkdir(parents=True, exist_ok=True)
        about = self.folder / ABOUT
        wanted = about_job(job, box)
        if about.exists():
            found = _read_about(about)
            for name, value in wanted.items():
                if name != "games" and found.get(name) != value:
                    raise Misread(
                        "arena",
                        "",
                        f"the one in {self.folder} has another {name}",
                        "play the same one, or choose another folder",
                    )
        _write(about, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n")
        return self._repair()

    def append(self, played: Iterable[tuple[Played, str]]) -> None:
        """Write records of games, then their lines."""
        lines = []
        for one, record in played:
            _write(self.record_of(one.game), record)
            lines.append(json.dumps({part.name: getattr(one, part.name) for part in fields(one)}))
        with (self.folder / GAMES).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)

    def record_of(self, game: int) -> Path:
        return self.folder / RECORDS / f"{game:07}.txt"

    def played(self) -> Iterator[Played]:
        """All games that are over."""
        path = self.folder / GAMES
        if not path.exists():
            return
        with path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                try:
                    yield _read_line(line, number)
                except (ValueError, TypeError, KeyError) as wrong:
                    cure = "take the folder back from a copy, or begin another arena"
                    raise Misread(
                        GAMES, f"line {number}", f"it is damaged ({wrong})", cure
                    ) from None

    def _repair(self) -> int:
        """Cut off the last line if it is not whole; returns the number of lines."""
        path = self.folder / GAMES
        if not path.exists():
            return 0
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            path.write_bytes(whole)
        return whole.count(b"\n")


def open_journal(folder: Path, box: Box) -> tuple[Journal, ArenaJob]:
    """The arena of a folder, as it was begun."""
    about = folder / ABOUT
    if not about.is_file():
        raise Misread("arena", "", f"there is none in {folder}", "name the folder of an arena")
    found = _read_about(about)
    try:
        job = ArenaJob(
            tuple(map(str, found["bots"])),
            str(found["edition"]),
            read_value(Settings, found["settings"]),
            int(found["seats"]),
            int(found["seed"]),
            int(found["games"]),
        )
    except (KeyError, TypeError, ValueError) as wrong:
        raise Misread(ABOUT, "", f"it is damaged ({wrong})", "begin another arena") from None
    return Journal(folder), job


def about_job(job: ArenaJob, box: Box) -> dict[str, object]:
    """What must be the same for an arena to go on."""
    return {
        "ubongo": __version__,
        "box": box_fingerprint(box),
        "bots": list(job.bots),
        "edition": job.edition,
        "settings": canonical_data(job.settings),
        "seats": job.seats,
        "seed": job.seed,
        "games": job.games,
    }


def digest(record: str) -> str:
    return sha256(record.encode()).hexdigest()


def _read_about(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as wrong:
        raise Misread(ABOUT, "", f"it is damaged ({wrong})", "begin another arena") from None
    if not isinstance(found, dict):
        raise Misread(ABOUT, "", "it is damaged", "begin another arena")
    return found


def _read_line(line: str, number: int) -> Played:
    found = json.loads(line)
    one = Played(
        found["game"],
        tuple(found["bots"]),
        tuple(found["places"]),
        tuple(found["scores"]),
        tuple(found["faults"]),
        found["record"],
    )
    if one.game != number:
        raise ValueError(f"game {one.game} is on the line of game {number}")
    seats = len(one.bots)
    if not seats or {len(one.places), len(one.scores), len(one.faults)} != {seats}:
        raise ValueError("its seats do not agree")
    return one


def _write(path: Path, text: str) -> None:
    """Write a file so that it is whole or not there."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
