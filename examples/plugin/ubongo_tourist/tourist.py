"""A bot that looks around first: it lays its board in peace and takes whatever lies nearest.

A bot sees only what its seat may see. `plan` says what it will do and when; what it leaves open,
`act` decides from the newest view, so that it never reaches for what others have taken.
"""

from random import Random

from ubongo import Plan, solve
from ubongo.rules.bot_view import BotView
from ubongo.rules.commands import CallUbongo, ChooseField, Command, Pass, Roll, TakeGems
from ubongo.rules.editions.classic import GemView
from ubongo.rules.editions.edition import TableView

# Milliseconds: everything takes its while on a holiday.
A_PHOTO = 4_000
A_PIECE = 7_000


class Tourist:
    """Somebody who is not in a hurry."""

    name = "tourist"

    def plan(self, seen: BotView, dice: Random) -> Plan | None:
        if "CallUbongo" in seen.may and seen.puzzle is not None:
            cover = solve(seen.puzzle)
            assert cover is not None
            takes = A_PHOTO + round(A_PIECE * len(seen.puzzle.pieces) * (0.5 + dice.random()))
            # After the call it looks for `then` milliseconds which gems to take.
            return Plan(seen.seat, seen.now + takes, CallUbongo(seen.seat, cover), then=A_PHOTO)
        if "Roll" in seen.may:
            return Plan(seen.seat, seen.now + A_PHOTO, Roll(seen.seat))
        if "ChooseField" in seen.may:
            return Plan(seen.seat, seen.now + A_PHOTO)
        return None

    def act(self, table: TableView, seat: int, dice: Random) -> Command | None:
        if not isinstance(table, GemView):
            return None
        if not table.pawns:
            return ChooseField(seat, dice.randrange(6)) if table.own_choice is None else None
        fields = [field for field in table.reachable if table.rows[field]]
        here = table.pawns[seat]
        if fields:
            return TakeGems(seat, min(fields, key=lambda field: abs(field - here)))
        return Pass(seat) if table.reachable else None
