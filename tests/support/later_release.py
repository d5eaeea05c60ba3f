"""A scratch copy of the package as a later release might be: things renamed, added and changed.

Only what a developer would do is done: the code is renamed throughout, and the written tables
say what stays as it was.
"""

import re
import shutil
from pathlib import Path

import ubongo

VERSION = "0.9.0"

AN_UPCAST = f"""
def _why(data: Data) -> Data:
    data["why"] = data.pop("reason")
    return data


UPCASTS: tuple[Upcast, ...] = (Upcast("{VERSION}", "ClockMoved", _why),)
"""

# Where, what, and what it becomes; each must be found.
CHANGES: tuple[tuple[str, str, str], ...] = (
    ("version.py", r'__version__ = ".*"', f'__version__ = "{VERSION}"'),
    # A class has another name.
    ("**/*.py", r"(?<![\"'\w])UbongoCalled(?![\"'\w])", "SolveAnnounced"),
    # A field of an event has another name.
    ("rules/events.py", r"(class SeedPublished:[^@]*)\bseed: str", r"\1secret: str"),
    ("rules/**/*.py", r"\bevent\.seed\b", "event.secret"),
    ("rules/records/verification.py", r'SeedPublished: \("seed",\)', 'SeedPublished: ("secret",)'),
    ("rules/records/stored_names.py", r'"at seed"', '"at seed=secret"'),
    # A field of the game has another name.
    ("rules/game.py", r"\bwaited: int", "has_waited: int"),
    ("**/*.py", r"\bgame\.waited\b", "game.has_waited"),
    ("rules/records/fingerprint.py", r"\bwaited\b", "waited=has_waited"),
    # A field of the lobby has another name.
    ("server/tables/lobby.py", r"\bkicked(: tuple|=\()", r"banished\1"),
    ("server/**/*.py", r"\blobby\.kicked\b", "lobby.banished"),
    ("server/tables/log.py", r"\bkicked locked\b", "kicked=banished locked"),
    # A gem has another name, in the code and on the wire.
    ("rules/gems.py", r'VIOLET = "violet"', 'PURPLE = "purple"'),
    ("**/*.py", r"\bGem\.VIOLET\b", "Gem.PURPLE"),
    ("data/art.json", r'"violet"', '"purple"'),
    # A new option is on in new games; it was not there in older ones.
    ("rules/settings.py", r"(    any_hourglass: bool = False\n)", r"\1    music: bool = True\n"),
    ("rules/records/stored_names.py", r'(start_seat any_hourglass) "', r'\1 music "'),
    ("rules/records/stored_names.py", r'("any_hourglass": False,)', r'\1 "music": False,'),
    # An event has a new field.
    ("rules/events.py", r"(    cover: Cover\n)", r"\1    helped_by: int | None = None\n"),
    (
        "rules/records/stored_names.py",
        r'"at seat rank cover"',
        '"at seat rank cover helped_by", {"helped_by": None}',
    ),
    # A field is written under another name from now on.
    ("rules/records/stored_names.py", r'"at by reason"', '"at by why=reason"'),
    ("rules/records/upcasts.py", r"^UPCASTS: .*$", AN_UPCAST),
)


def make(folder: Path) -> Path:
    """The package of a later release, in a folder for Python to import from."""
    source = Path(ubongo.__file__).parent
    package = folder / "ubongo"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for where, pattern, becomes in CHANGES:
        changed = 0
        for path in package.glob(where):
            text = path.read_text("utf-8")
            text, count = re.subn(pattern, becomes, text, flags=re.MULTILINE)
            if count:
                path.write_text(text, "utf-8")
                changed += count
        assert changed, f"nothing in {where} is {pattern} any more: change this list with the code"
    return folder
