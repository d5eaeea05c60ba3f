"""Refusals of requests before or beside any feature: host, origin, limits, storage.

Refused
  UnknownHost          the server is not known by this host name          421
  ForeignOrigin        a page of another site may not do this             403
  TurnedAway           the operator does not want them for a while        403
  TooManyRequests      from one address in a minute                       429
  TooManyTables        opened from one address in an hour                 429
  TooManyEvents        opened from one address in an hour                 429
  TooManyCodes         tried from one address in a minute                 429
  TooManyConnections   from one address at once or in a minute            429
  StoreUnavailable     the database cannot be read or written             503
"""

from ubongo.rules.refusals import Refused


class UnknownHost(Refused):
    code = "unknown_host"
    status = 421

    def __init__(self) -> None:
        super().__init__("this server does not answer to that name")


class ForeignOrigin(Refused):
    code = "foreign_origin"
    status = 403

    def __init__(self) -> None:
        super().__init__("a page of another site may not do this here")


class TurnedAway(Refused):
    code = "turned_away"
    status = 403

    def __init__(self) -> None:
        super().__init__("you cannot come in here for a while")


class TooManyRequests(Refused):
    code = "too_many_requests"
    status = 429

    def __init__(self) -> None:
        super().__init__("too many requests, wait a minute")


class TooManyTables(Refused):
    code = "too_many_tables"
    status = 429

    def __init__(self) -> None:
        super().__init__("too many tables were opened from there")


class TooManyEvents(Refused):
    code = "too_many_events"
    status = 429

    def __init__(self) -> None:
        super().__init__("too many events were opened from there")


class TooManyCodes(Refused):
    code = "too_many_codes"
    status = 429

    def __init__(self) -> None:
        super().__init__("too many codes were tried from there")


class TooManyConnections(Refused):
    code = "too_many_connections"
    status = 429

    def __init__(self) -> None:
        super().__init__("too many connections from there")


class StoreUnavailable(Refused):
    code = "store_trouble"
    status = 503

    def __init__(self) -> None:
        super().__init__("that could not be saved or read; try again soon")
