"""The fingerprint of a game: one SHA-256 over a list of facts that never changes.

The names of the facts are fixed here, so that the code may rename fields (`left=has_left`). A
record names the version of the list that its fingerprint was made by, and is verified by that
version. A new fact makes a new version; an edition with a new kind of table adds a line to the
present one, which changes nothing for the others.
"""

import json
from collections.abc import Mapping
from hashlib import sha256

from ubongo.rules.editions.bare import BareTable
from ubongo.rules.editions.classic import GemTable
from ubongo.rules.editions.cooperative import AnimalTable
from ubongo.rules.editions.edition import Edition
from ubongo.rules.editions.edition_2015 import BagTable
from ubongo.rules.editions.edition_2024 import ScoringBoard, TrackTable
from ubongo.rules.editions.solo import Run, SoloTable
from ubongo.rules.events import Deal, Player
from ubongo.rules.game import Game, Phase, Seat
from ubongo.rules.records.forms import Choice, Form, Forms, Writer
from ubongo.rules.records.stored_names import CHOICES
from ubongo.rules.settings import Settings

PHASES = Choice(
    "Phase",
    Phase,
    {
        "setup": Phase.SETUP,
        "border": Phase.BORDER,
        "round": Phase.ROUND,
        "play-off": Phase.PLAY_OFF,
        "over": Phase.OVER,
        "void": Phase.VOID,
    },
)

FACTS_1 = (
    Form(
        "Game",
        Game,
        "edition players settings rounds start_seat seal undealt now seats table number phase "
        "since round roller symbol deadline second_chance solvers waited paused tied places "
        "reason seed held boards",
    ),
    Form(
        "Seat",
        Seat,
        "deal opens_at rank cover moved done gave_up left lost_at asks_pause",
    ),
    Form("Player", Player, "name bot"),
    Form("Deal", Deal, "board animal side puzzle"),
    Form(
        "Settings",
        Settings,
        "sides hourglass find_pieces same_puzzle fair_deal delays rounds grace open_boards "
        "second_chance_if_none_solved play_off_ties minutes animals start_seat any_hourglass",
    ),
    Form("GemTable", GemTable, "rows filling pawns gems chosen"),
    Form("TrackTable", TrackTable, "sapphires ambers scoring box"),
    Form("AnimalTable", AnimalTable, "sapphires ambers scoring box animals"),
    Form("ScoringBoard", ScoringBoard, "sapphires ambers boards"),
    Form("BagTable", BagTable, "track bag won"),
    Form("SoloTable", SoloTable, "run played faces"),
    Form("Run", Run, "minutes side solved put_aside last_solve"),
    Form("BareTable", BareTable, "points"),
)


class Facts(Forms):
    """A list of facts, by which a game becomes plain data."""

    def writer_of(self, kind: type) -> Writer:
        if issubclass(kind, Edition):
            return lambda edition: edition.name
        where = "rules/records/fingerprint.py"
        raise TypeError(f"{kind.__name__} is in no list of facts: give it a line in {where}")


FACTS: Mapping[int, Facts] = {1: Facts(FACTS_1, (*CHOICES, PHASES))}
NEWEST = max(FACTS)

_compact = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode


def fingerprint(game: Game, version: int = NEWEST) -> str:
    """The SHA-256 over the whole state of a game, by this version of the facts."""
    return sha256(_compact(FACTS[version].write(game)).encode("ascii")).hexdigest()
