"""The fingerprint of a game: one SHA-256 over a list of facts that never changes.

The names of the facts are fixed, here and in `Edition.facts`, so that the code may rename fields
(`left=has_left`). A record names the version of the list that its fingerprint was made by, and is
verified by that version. A new fact makes a new version. If it belongs to the state of an edition,
the edition tells it, and the older versions get a line with what it told before.
"""

import json
from collections.abc import Mapping
from hashlib import sha256

from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition
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
)

# Rules version 2: the version itself, all lists of a board, *next*, pauses, sharing, settings.
CHANGED_IN_2 = (
    Form("Deal", Deal, "board animal side puzzle lists"),
    Form(
        "Game",
        Game,
        "edition rules players settings rounds start_seat seal undealt now seats table number "
        "phase since round roller symbol deadline second_chance solvers waited went_on_at "
        "latest_at paused paused_at pauses tied places reason seed held boards",
    ),
    Form(
        "Seat",
        Seat,
        "deal opens_at rank cover moved done gave_up left lost_at asks_pause said_next "
        "agrees_to_share",
    ),
    Form(
        "Settings",
        Settings,
        "sides hourglass find_pieces same_puzzle fair_deal delays rounds grace open_boards "
        "second_chance_if_none_solved play_off_ties minutes animals start_seat any_hourglass "
        "boards stars agreed pause guided watched_drafts levels",
    ),
)
FACTS_2 = (
    *CHANGED_IN_2,
    *[form for form in FACTS_1 if form.name not in {changed.name for changed in CHANGED_IN_2}],
)

# Fitted boards: how hard boards each seat gets next.
CHANGED_IN_3 = (
    Form(
        "Game",
        Game,
        "edition rules players settings rounds start_seat seal undealt now seats table number "
        "phase since round roller symbol deadline second_chance solvers waited went_on_at "
        "latest_at paused paused_at pauses tied places reason seed held boards levels",
    ),
)
FACTS_3 = (*CHANGED_IN_3, *[form for form in FACTS_2 if form.name != "Game"])

# Tips for gems.
CHANGED_IN_4 = (
    Form(
        "Settings",
        Settings,
        "sides hourglass find_pieces same_puzzle fair_deal delays rounds grace open_boards "
        "second_chance_if_none_solved play_off_ties minutes animals start_seat any_hourglass "
        "boards stars agreed pause guided watched_drafts levels tips",
    ),
)
FACTS_4 = (*CHANGED_IN_4, *[form for form in FACTS_3 if form.name != "Settings"])


class Facts(Forms):
    """A list of facts, by which a game becomes plain data."""

    def writer_of(self, kind: type) -> Writer:
        if issubclass(kind, Edition):
            return lambda edition: edition.name
        for form in self.edition_forms():
            if form.kind is kind:
                return self.writer_by(form)
        where = "`facts` of its edition"
        raise TypeError(f"{kind.__name__} is in no list of facts: give it a line in {where}")

    def edition_forms(self) -> tuple[Form, ...]:
        """The facts of the editions' states; those that this list has itself come first."""
        told = {one.kind: one for edition in EDITIONS.values() for one in edition.facts}
        return tuple([Form(*one) for one in told.values()])


FACTS: Mapping[int, Facts] = {
    version: Facts(forms, (*CHOICES, PHASES))
    for version, forms in enumerate((FACTS_1, FACTS_2, FACTS_3, FACTS_4), 1)
}
NEWEST = max(FACTS)

_compact = json.JSONEncoder(sort_keys=True, separators=(",", ":"), allow_nan=False).encode


def fingerprint(game: Game, version: int = NEWEST) -> str:
    """The SHA-256 over the whole state of a game, by this version of the facts."""
    return sha256(_compact(FACTS[version].write(game)).encode("ascii")).hexdigest()
