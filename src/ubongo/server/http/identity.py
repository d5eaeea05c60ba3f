"""Who sent a request: the guest of its cookie or of its visit, and its address.

`middleware` puts the identity into each request, and sets the cookie of the guest whom the route
asked for, if the browser has not got it. Without either there is a new guest, who is known from
the next request on.
"""

import secrets
from dataclasses import dataclass

from aiohttp import web

from ubongo.languages import chosen
from ubongo.server.tables.guest import Guest


@dataclass(slots=True)
class Identity:
    """The sender of one request."""

    # For limits: the network of the client, not of a trusted proxy.
    address: str
    # The guest of a valid cookie, or else of the visit's key.
    known: Guest | None
    has_cookie: bool = False
    # The guest whom the response must know; None: the route did not ask.
    remembered: Guest | None = None
    # Whether the browser shall forget who it was.
    is_forgotten: bool = False


IDENTITY = web.RequestKey("identity", Identity)


def identity(request: web.Request) -> Identity:
    return request[IDENTITY]


def address_of(request: web.Request) -> str:
    """The address of a request, for limits."""
    return identity(request).address


def language_of(request: web.Request) -> str:
    """The language in which the sender reads; the page sends the one that was chosen on it."""
    return chosen(request.headers.get("Accept-Language", ""))


def known_guest(request: web.Request) -> Guest | None:
    """The guest of the request's cookie or visit, or None without a valid one."""
    return identity(request).known


def guest_of(request: web.Request) -> Guest:
    """The guest of the request's cookie or visit, or a new one; the response sets the cookie."""
    return remember(request, identity(request).known or Guest(secrets.token_urlsafe(12)))


def remember(request: web.Request, guest: Guest) -> Guest:
    """Set this guest's cookie with the response, and return the guest."""
    identity(request).remembered = guest
    return guest


def forget(request: web.Request) -> None:
    """Take the cookie away with the response."""
    identity(request).is_forgotten = True
