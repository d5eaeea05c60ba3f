"""Refusals: one exception class for each rule that a command can break.

A refused command changes nothing. `code` is stable: the page translates it, and
`numbers` are the values its sentence needs.

Refused
  NotSeated          there is no such seat at this table
  WrongPhase         this cannot be done now
  WrongEdition       this edition has no such command
  BadSetting         an option the edition does not offer        R-018, R-112, R-404
  OutOfTime          the sand had run out                        R-130, R-402
  TooEarly           the start delay of a strong player runs
  NotCovered         the area is not exactly covered             R-005 to R-008, R-015
  AlreadySolved      a seat solves once a round                  R-114
  NotSolved          only a solver moves and takes               R-132
  GaveUp             a seat that gave up is out of the round
  NotTheRoller       only the round's start player rolls         R-111
  StillWaiting       the table waits for somebody offline        R-408
  NextAwaited        not everybody has said *next*               R-432
  AlreadyReady       *next* is said once a break                  R-432
  TooManyPauses      the only person may pause so often          R-433
  PausedTooSoon      and not again at once                       R-433
  AlreadyMoved       one move a round, final once made           R-122
  AlreadyTaken       two gems once a round, then no move         R-122, R-125
  NoSuchField        the strip has six fields                    R-100, R-120
  TooFar             the pawn may not go there                   R-115 to R-118
  RowIsEmpty         an empty row gives nothing                  R-128
  RowChanged         somebody was faster                         R-431
  AlreadyChosen      a pawn's first field is chosen once         R-103
  NotInPlayOff       only the tied play it off                   R-226
  HasLeft            a player who left does nothing more         R-410
  NotAlone           only a lone remaining player ends the game  R-410
"""

from typing import ClassVar

Number = int | str


class Refused(Exception):
    """The rules do not allow this."""

    code: ClassVar[str] = "refused"
    # The HTTP status under which a server answers with this refusal.
    status: ClassVar[int] = 409

    def __init__(self, sentence: str, **numbers: Number) -> None:
        super().__init__(sentence)
        self.numbers: dict[str, Number] = numbers


class NotSeated(Refused):
    code = "not_seated"

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(f"there is no seat {seat}, only {seats} seats", seat=seat, seats=seats)


class WrongPhase(Refused):
    code = "wrong_phase"

    def __init__(self, phase: str) -> None:
        super().__init__(f"not now: the game is at '{phase}'", phase=phase)


class WrongEdition(Refused):
    code = "wrong_edition"

    def __init__(self, command: str, edition: str) -> None:
        super().__init__(
            f"the {edition} edition has no {command}", command=command, edition=edition
        )


class BadSetting(Refused):
    code = "bad_setting"
    status = 400

    def __init__(self, setting: str, value: object, allowed: str, **numbers: Number) -> None:
        super().__init__(
            f"{setting} cannot be {value}; it may be {allowed}",
            setting=setting,
            value=str(value),
            allowed=allowed,
            **numbers,
        )


class OutOfTime(Refused):
    code = "out_of_time"

    def __init__(self, late_by: int) -> None:
        super().__init__(f"{late_by} ms after the sand ran out", late_by=late_by)


class TooEarly(Refused):
    code = "too_early"

    def __init__(self, wait: int) -> None:
        super().__init__(f"this seat begins {wait} ms later", wait=wait)


class NotCovered(Refused):
    code = "not_covered"

    def __init__(self, fault: str, sentence: str) -> None:
        super().__init__(sentence, fault=fault)


class AlreadySolved(Refused):
    code = "already_solved"

    def __init__(self, rank: int) -> None:
        super().__init__(f"this seat has called already, as number {rank}", rank=rank)


class NotSolved(Refused):
    code = "not_solved"

    def __init__(self) -> None:
        super().__init__("only players who have covered their area may move and take")


class GaveUp(Refused):
    code = "gave_up"

    def __init__(self) -> None:
        super().__init__("this seat has given up the round")


class NotTheRoller(Refused):
    code = "not_the_roller"

    def __init__(self, roller: int) -> None:
        super().__init__(f"seat {roller} rolls this round", roller=roller)


class StillWaiting(Refused):
    code = "still_waiting"

    def __init__(self, wait: int) -> None:
        super().__init__(f"the table waits for somebody, {wait} ms at most", wait=wait)


class NextAwaited(Refused):
    code = "next_awaited"

    def __init__(self, wait: int) -> None:
        super().__init__(f"not everybody has said next, {wait} ms are left for it", wait=wait)


class AlreadyReady(Refused):
    code = "already_ready"

    def __init__(self) -> None:
        super().__init__("this seat has said next")


class TooManyPauses(Refused):
    code = "too_many_pauses"

    def __init__(self, most: int) -> None:
        super().__init__(f"a game is paused {most} times at most", most=most)


class PausedTooSoon(Refused):
    code = "paused_too_soon"

    def __init__(self, wait: int) -> None:
        super().__init__(f"the last pause was a moment ago, wait {wait} ms", wait=wait)


class AlreadyMoved(Refused):
    code = "already_moved"

    def __init__(self, field: int) -> None:
        super().__init__(f"the pawn has moved this round, it stays on field {field}", field=field)


class AlreadyTaken(Refused):
    code = "already_taken"

    def __init__(self) -> None:
        super().__init__("this seat has taken or passed in this round")


class NoSuchField(Refused):
    code = "no_such_field"

    def __init__(self, field: int, fields: int) -> None:
        super().__init__(f"there is no field {field}, only 0 to {fields - 1}", field=field)


class TooFar(Refused):
    code = "too_far"

    def __init__(self, distance: int, allowed: int) -> None:
        super().__init__(
            f"{distance} fields are too far, at most {allowed}", distance=distance, allowed=allowed
        )


class RowIsEmpty(Refused):
    code = "row_is_empty"

    def __init__(self, field: int) -> None:
        super().__init__(f"no gem is left beside field {field}", field=field)


class RowChanged(Refused):
    code = "row_changed"

    def __init__(self, field: int) -> None:
        super().__init__(f"somebody was faster beside field {field}", field=field)


class AlreadyChosen(Refused):
    code = "already_chosen"

    def __init__(self) -> None:
        super().__init__("this seat has chosen its first field")


class NotInPlayOff(Refused):
    code = "not_in_play_off"

    def __init__(self) -> None:
        super().__init__("only those tied for first place play it off")


class HasLeft(Refused):
    code = "has_left"

    def __init__(self) -> None:
        super().__init__("this seat has left the game for good")


class NotAlone(Refused):
    code = "not_alone"

    def __init__(self, others: int) -> None:
        super().__init__(f"{others} others still play", others=others)
