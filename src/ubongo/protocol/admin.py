"""Requests of `ubongo admin` over its socket: one JSON object on one line each."""

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_WORD = 200
LONGEST_REFUSAL = 30 * 24 * 3600

TableId = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]


class AdminRequest(Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """Something that an operator asks for."""


class ListTables(AdminRequest, frozen=True, tag="tables"):
    """The tables in memory."""


class ListPeople(AdminRequest, frozen=True, tag="people"):
    """Who is connected, from where, and at which table."""


class CloseTable(AdminRequest, frozen=True, tag="close"):
    """Send everybody away from a table, for good."""

    table: TableId


class UnfreezeTable(AdminRequest, frozen=True, tag="unfreeze"):
    """Load a table again that a fault has stopped."""

    table: TableId


class SayToAll(AdminRequest, frozen=True, tag="say"):
    """Show a word on all pages; an empty one takes it away."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_WORD)]


class RefuseSomebody(AdminRequest, frozen=True, tag="refuse"):
    """Turn an address or a guest away for some seconds."""

    who: Annotated[str, Meta(min_length=1, max_length=100)]
    seconds: Annotated[int, Meta(ge=1, le=LONGEST_REFUSAL)]


class AdmitSomebody(AdminRequest, frozen=True, tag="admit"):
    """Let an address or a guest in again."""

    who: Annotated[str, Meta(min_length=1, max_length=100)]


class DrainServer(AdminRequest, frozen=True, tag="drain"):
    """Begin no game any more and stop after the last one; or take that back."""

    on: bool = True


class ShowLimits(AdminRequest, frozen=True, tag="limits"):
    """The limits, who runs into them, and who is turned away."""


AnyRequest = (
    ListTables
    | ListPeople
    | CloseTable
    | UnfreezeTable
    | SayToAll
    | RefuseSomebody
    | AdmitSomebody
    | DrainServer
    | ShowLimits
)
