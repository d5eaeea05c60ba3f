"""The results of an event as bodies and as a table for a spreadsheet, from its log."""

import csv
from io import StringIO

from ubongo.protocol.http.events import EventResults, MemberResult, SeatResult, TableResult
from ubongo.server.events.log import event_past, is_event_log
from ubongo.server.storage.packed_log import unpacked
from ubongo.tournament.points import TWELFTHS, twelfths_of
from ubongo.tournament.tournament import RoundTable, Tournament

# A spreadsheet takes a cell that begins so for a formula; a name may begin with anything.
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def results_in(log: bytes, event_id: str) -> EventResults | None:
    """The results of an event, from its packed log; None if this is the log of a table."""
    entries = tuple(unpacked(log))
    return results_of(event_past(entries).tournament, event_id) if is_event_log(entries) else None


def results_of(now: Tournament, event_id: str) -> EventResults:
    return EventResults(
        event_id,
        now.plan.title,
        now.plan.edition,
        now.ended,
        len(now.rounds),
        tuple(
            MemberResult(
                place,
                one.number,
                one.name,
                one.twelfths,
                round(one.twelfths / TWELFTHS, 2),
                one.firsts,
                one.rounds,
                one.left,
            )
            for place, one in enumerate(now.ranking(), 1)
        ),
        tuple(_table(one.number, table) for one in now.rounds for table in one.tables),
        now.seal,
        now.seed.hex() if now.ended else "",
    )


def _table(round_number: int, table: RoundTable) -> TableResult:
    places = table.places or (0,) * len(table.chairs)
    points = twelfths_of(table.places) if table.places else places
    return TableResult(
        round_number,
        table.number,
        table.table_id,
        bool(table.places),
        tuple(
            SeatResult(chair.member, chair.name, chair.bot, place, more if chair.member else 0)
            for chair, place, more in zip(table.chairs, places, points, strict=True)
        ),
    )


def csv_of(results: EventResults) -> str:
    """The ranking, with the points of each round: a table for a spreadsheet."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    rounds = range(1, results.round + 1)
    writer.writerow(
        ["place", "name", "points", "first places", "rounds", *(f"round {one}" for one in rounds)]
    )
    by_round = {
        (table.round, seat.member): seat.twelfths
        for table in results.tables
        if table.done
        for seat in table.seats
        if seat.member
    }
    for one in results.ranking:
        points = (by_round.get((round_number, one.member)) for round_number in rounds)
        writer.writerow(
            [
                one.place,
                _cell(one.name),
                _points(one.twelfths),
                one.firsts,
                one.rounds,
                *("" if more is None else _points(more) for more in points),
            ]
        )
    return text.getvalue()


def _cell(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULAS) else name


def _points(twelfths: int) -> str:
    return f"{twelfths / TWELFTHS:.2f}".rstrip("0").rstrip(".")
