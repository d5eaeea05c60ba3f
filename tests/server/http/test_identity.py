"""Who is asking: guests are known by their cookie, and limited by their address."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from ubongo.server.config import Config
from ubongo.server.http.cookies import COOKIE, GuestCookies
from ubongo.server.http.identity import IDENTITY, Identity, guest_of, known_guest, remember
from ubongo.server.http.limits import MINUTE, AddressLimit
from ubongo.server.http.middleware import answer_errors, recognise
from ubongo.server.http.refusals import TooManyCodes
from ubongo.server.http.security import AccessPolicy
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.tables.guest import Guest

COOKIES = GuestCookies("secret")
ADA = Guest("ada", "Ada")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def asked(handler: Handler, cookie: str = "") -> web.StreamResponse:
    """The response of a route behind the middleware."""
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    request = make_mocked_request("GET", "/", headers=headers)
    middleware = recognise(AccessPolicy(Config(Path("unused"))), COOKIES)

    async def go() -> web.StreamResponse:
        async def inner(request: web.Request) -> web.StreamResponse:
            return await middleware(request, handler)

        return await answer_errors(request, inner)

    return asyncio.run(go())


def test_a_guest_is_known_by_the_cookie_and_keeps_it() -> None:
    seen: list[Guest | None] = []

    async def route(request: web.Request) -> web.StreamResponse:
        seen.append(known_guest(request))
        assert guest_of(request) == ADA
        return web.Response()

    response = asked(route, COOKIES.cookie(ADA))

    assert seen == [ADA]
    assert COOKIES.read(response.cookies[COOKIE].value) == ADA


# Whole and well signed, with a secret that is not ours.
FORGED = GuestCookies("another secret").cookie(ADA)


@pytest.mark.parametrize("cookie", ["", "forged", COOKIES.cookie(ADA) + "x", "a" * 600, FORGED])
def test_without_a_valid_cookie_there_is_a_new_guest(cookie: str) -> None:
    seen: list[Guest] = []

    async def route(request: web.Request) -> web.StreamResponse:
        assert known_guest(request) is None
        seen.append(guest_of(request))
        return web.Response()

    response = asked(route, cookie)

    assert COOKIES.read(response.cookies[COOKIE].value) == seen[0] != ADA


def test_a_route_that_does_not_ask_who_it_is_sets_no_cookie() -> None:
    async def route(request: web.Request) -> web.StreamResponse:
        assert known_guest(request) == ADA
        return web.Response()

    assert COOKIE not in asked(route, COOKIES.cookie(ADA)).cookies


def test_a_new_name_goes_into_the_cookie() -> None:
    async def route(request: web.Request) -> web.StreamResponse:
        remember(request, Guest(guest_of(request).id, "Clara"))
        return web.Response()

    cookie = asked(route, COOKIES.cookie(ADA)).cookies[COOKIE].value

    assert COOKIES.read(cookie) == Guest("ada", "Clara")


@pytest.mark.parametrize(
    ("trouble", "status"),
    [(TooManyCodes(), 429), (StorageTrouble("locked"), 503), (ZeroDivisionError(), 500)],
)
def test_an_error_sets_no_cookie(trouble: Exception, status: int) -> None:
    async def route(request: web.Request) -> web.StreamResponse:
        guest_of(request)
        raise trouble

    response = asked(route)

    assert response.status == status
    assert COOKIE not in response.cookies


def test_each_address_has_a_limit_of_its_own() -> None:
    now = [0]
    limit = AddressLimit(2, MINUTE, lambda: now[0], TooManyCodes)

    def charge(address: str) -> None:
        request = make_mocked_request("GET", "/")
        request[IDENTITY] = Identity(address, None)
        limit.charge(request)

    for address in ("one", "two"):
        charge(address)
        charge(address)
        with pytest.raises(TooManyCodes):
            charge(address)
    now[0] = MINUTE
    charge("one")
