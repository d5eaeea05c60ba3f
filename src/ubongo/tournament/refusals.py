"""What an event refuses, each with a stable code.

Refused
  EventFull        nobody more may take part
  EventLocked      the host lets nobody new in
  EventOver        it has ended
  Removed          the host has sent this guest away
  NotAMember       only who takes part may do that
  NoSuchMember     nobody has this number
  RoundNotOver     tables still play
  TooFewPeople     nobody would sit opposite
  OutOfRounds      all rounds that were planned have been played, or the time is over
  WrongHostKey     this is not the key of this event
  TooManyHosts     there are as many as may be
"""

from ubongo.rules.refusals import Refused


class EventFull(Refused):
    code = "event_full"

    def __init__(self, most: int) -> None:
        super().__init__(f"this event is full: {most} people take part", most=most)


class EventLocked(Refused):
    code = "event_locked"

    def __init__(self) -> None:
        super().__init__("the host lets nobody new into this event")


class EventOver(Refused):
    code = "event_over"

    def __init__(self) -> None:
        super().__init__("this event is over")


class Removed(Refused):
    code = "removed_from_event"

    def __init__(self) -> None:
        super().__init__("the host has removed you from this event")


class NotAMember(Refused):
    code = "not_a_member"

    def __init__(self) -> None:
        super().__init__("only people who take part in this event may do that")


class NoSuchMember(Refused):
    code = "no_such_member"

    def __init__(self, member: int) -> None:
        super().__init__(f"nobody in this event has the number {member}", member=member)


class RoundNotOver(Refused):
    code = "round_not_over"

    def __init__(self, playing: int) -> None:
        super().__init__(f"{playing} tables still play", playing=playing)


class TooFewPeople(Refused):
    code = "too_few_people"

    def __init__(self, least: int) -> None:
        super().__init__(f"a round needs at least {least} people who are here", least=least)


class OutOfRounds(Refused):
    code = "out_of_rounds"

    def __init__(self) -> None:
        super().__init__("all rounds that were planned have been played, or the time is over")


class WrongHostKey(Refused):
    code = "wrong_host_key"

    def __init__(self) -> None:
        super().__init__("this is not the key of this event's hosts")


class TooManyHosts(Refused):
    code = "too_many_hosts"

    def __init__(self, most: int) -> None:
        super().__init__(f"an event has at most {most} hosts", most=most)
