"""Who is asking: guests are known by their cookie, and limited by their address."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from itsdangerous import URLSafeSerializer

from ubongo.server.config import Config
from ubongo.server.http.cookies import (
    COOKIE,
    HOST_COOKIE,
    LASTS,
    RENEWED_AFTER,
    VISIT,
    CookieRead,
    GuestCookies,
)
from ubongo.server.http.identity import (
    IDENTITY,
    Identity,
    forget,
    guest_of,
    identity,
    known_guest,
    remember,
)
from ubongo.server.http.limits import MINUTE, AddressLimit
from ubongo.server.http.middleware import answer_errors, recognise
from ubongo.server.http.refusals import TooManyCodes
from ubongo.server.http.security import AccessPolicy
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.tables.guest import Guest

COOKIES = GuestCookies("secret")
ADA, EVE = Guest("ada", "Ada"), Guest("eve", "Eve")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def guest_in(cookie: str) -> Guest:
    found = COOKIES.read(cookie)
    assert found is not None
    return found.guest


def asked(
    handler: Handler,
    cookie: str = "",
    name: str = COOKIE,
    cookies: GuestCookies = COOKIES,
    visit: str = "",
) -> web.StreamResponse:
    """The response of a route behind the middleware."""
    headers = {"Cookie": f"{name}={cookie}"} if cookie else {}
    if visit:
        headers[VISIT] = visit
    request = make_mocked_request("GET", "/", headers=headers)
    middleware = recognise(AccessPolicy(Config(Path("unused"))), cookies)

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
    # The browser has it, so it is not sent again.
    assert COOKIE not in response.cookies


# Whole and well signed, with a secret that is not ours.
FORGED = GuestCookies("another secret").cookie(ADA)


@pytest.mark.parametrize(
    "cookie",
    ["", "forged", COOKIES.cookie(ADA) + "x", "a" * 600, FORGED],
    # A cookie has the time in it, so it cannot be the name of a test.
    ids=["none", "forged", "changed", "long", "of another"],
)
def test_without_a_valid_cookie_there_is_a_new_guest(cookie: str) -> None:
    seen: list[Guest] = []

    async def route(request: web.Request) -> web.StreamResponse:
        assert known_guest(request) is None
        seen.append(guest_of(request))
        return web.Response()

    response = asked(route, cookie)

    assert guest_in(response.cookies[COOKIE].value) == seen[0] != ADA


KEY = "a-key_of-22-characters"


def visitor(visit: str, cookie: str = "") -> tuple[Guest, Guest | None, bool]:
    """The guest of a request, the guest of the cookie in its response, and if it had a cookie."""
    seen: list[tuple[Guest, bool]] = []

    async def route(request: web.Request) -> web.StreamResponse:
        seen.append((guest_of(request), identity(request).has_cookie))
        return web.Response()

    response = asked(route, cookie, visit=visit)
    (guest, has_cookie) = seen[0]
    sent = response.cookies.get(COOKIE)
    return guest, None if sent is None else guest_in(sent.value), has_cookie


def test_two_first_requests_of_one_visit_are_one_guest() -> None:
    """Both tabs were opened before the first cookie came."""
    first, second = visitor(KEY), visitor(KEY)

    assert first == second
    assert first[0] == first[1]
    assert not first[2]
    assert visitor(KEY + "x")[0] != first[0]
    assert GuestCookies("other").guest_of_visit(KEY) != first[0], "another server, another guest"
    assert KEY not in first[0].id


def test_a_cookie_comes_before_the_key_of_a_visit() -> None:
    # The browser has its cookie, so it is not sent again.
    assert visitor(KEY, COOKIES.cookie(ADA)) == (ADA, None, True)


def test_the_key_of_a_forgotten_guest_is_not_believed() -> None:
    guest = COOKIES.guest_of_visit(KEY)
    assert guest is not None
    assert GuestCookies("secret", ended={guest.id}).guest_of_visit(KEY) is None


@pytest.mark.parametrize(
    "key", ["short", "x" * 21, "x" * 65, "ü" * 30, "x" * 21 + "\u0660", "a b" * 10, "'" * 30]
)
def test_what_is_no_key_is_nobody(key: str) -> None:
    assert COOKIES.guest_of_visit(key) is None


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

    assert guest_in(cookie) == Guest("ada", "Clara")


async def nothing(request: web.Request) -> web.StreamResponse:
    """A route that does not ask who it is."""
    return web.Response()


def test_a_cookie_is_renewed_when_it_is_half_as_old_as_it_may_get() -> None:
    """S-24: and ends after 400 days, on the server's side too."""
    made = GuestCookies("secret", now=lambda: 1_000).cookie(ADA)
    for age, is_known, is_renewed in (
        (0, True, False),
        (RENEWED_AFTER - 1, True, False),
        (RENEWED_AFTER, True, True),
        (LASTS, True, True),
        (LASTS + 1, False, False),
        (-1, True, True),  # the clock was wrong when it was made
    ):
        later = GuestCookies("secret", now=lambda age=age: 1_000 + age)  # type: ignore[misc]
        assert (later.read(made) is not None) is is_known
        response = asked(nothing, made, cookies=later)
        assert (COOKIE in response.cookies) is is_renewed
        if is_renewed:
            assert later.read(response.cookies[COOKIE].value) == CookieRead(ADA, is_due=False)


def test_a_cookie_of_an_older_release_is_read_and_replaced() -> None:
    """They had no date."""
    old = URLSafeSerializer("secret", salt="ubongo-guest-1").dumps(["ada", "Ada"])

    assert COOKIES.read(old) == CookieRead(ADA, is_due=True)
    new = asked(nothing, old).cookies[COOKIE].value
    assert COOKIES.read(new) == CookieRead(ADA, is_due=False)


@pytest.mark.parametrize(
    "value",
    [["ada"], ["ada", "Ada", "1"], ["ada", "Ada", 1.5], ["ada", "Ada", True], ["ada", "Ada", 1, 2],
     {"ada": 1}, "ada", None, [1, "Ada", 1], ["ada", None, 1]],
)  # fmt: skip
def test_what_we_never_sign_is_no_cookie(value: object) -> None:
    assert COOKIES.read(URLSafeSerializer("secret", salt="ubongo-guest-1").dumps(value)) is None


def test_over_https_the_cookie_is_the_host_s_own_and_the_old_one_goes() -> None:
    """S-24: another site under the same domain could plant one."""
    secure = GuestCookies("secret", is_https=True)
    response = asked(nothing, COOKIES.cookie(ADA), cookies=secure)
    new, old = response.cookies[HOST_COOKIE], response.cookies[COOKIE]

    assert f"__Host-{COOKIE}" == HOST_COOKIE
    assert (new["secure"], new["path"], new["domain"]) == (True, "/", "")
    assert old["max-age"] == "0" or old["max-age"] == 0
    assert secure.read(new.value) == CookieRead(ADA, is_due=False)
    assert not asked(nothing, new.value, HOST_COOKIE, secure).cookies
    # Where nobody can plant it, it comes before the other.
    request = make_mocked_request(
        "GET", "/", headers={"Cookie": f"{COOKIE}={COOKIES.cookie(EVE)}; {HOST_COOKIE}={new.value}"}
    )
    assert secure.read_from(request) == CookieRead(ADA, is_due=False)


def test_who_wanted_to_be_forgotten_is_nobody() -> None:
    """S-24: whoever has a copy of the cookie."""
    ended: set[str] = set()
    cookies = GuestCookies("secret", ended=ended)
    mine = cookies.cookie(ADA)
    assert cookies.read(mine) is not None
    ended.add(ADA.id)

    assert cookies.read(mine) is None
    assert cookies.read(cookies.cookie(EVE)) is not None


def test_an_answer_may_take_the_cookie_away() -> None:
    async def route(request: web.Request) -> web.StreamResponse:
        guest_of(request)
        forget(request)
        return web.Response()

    cookie = asked(route, COOKIES.cookie(ADA)).cookies[COOKIE]
    assert (cookie.value, str(cookie["max-age"])) == ("", "0")


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
