"""Middleware of all requests: errors as JSON, allowed hosts and origins, limits, cookies."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from ubongo.protocol.from_wire import TableFrozen
from ubongo.rules.refusals import Refused
from ubongo.server.http.cookies import GuestCookies
from ubongo.server.http.identity import IDENTITY, Identity
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.refusals import ForeignOrigin, StoreUnavailable, UnknownHost
from ubongo.server.http.responses import error_response, refusal_response
from ubongo.server.http.security import AccessPolicy
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.trouble_log import TroubleLog

log = logging.getLogger("ubongo")
troubles = TroubleLog(log)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

API = "/api/"
SOCKET = "/live"


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn every exception into an error response."""
    try:
        return await handler(request)
    except Refused as refusal:
        return refusal_response(refusal)
    except StorageTrouble:
        return refusal_response(StoreUnavailable())
    except DamagedLog as damage:
        troubles.error(str(damage), "%s", damage)
        return refusal_response(TableFrozen())
    except msgspec.MsgspecError as wrong:
        return error_response(400, "bad_body", f"that is not what is expected here: {wrong}")
    except web.HTTPException as error:
        answer = error_response(error.status, f"http_{error.status}", error.reason)
        if isinstance(error, web.HTTPMethodNotAllowed):
            answer.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        return answer
    except Exception:
        log.exception("a request failed")
        return error_response(500, "our_fault", "something went wrong here; it has been noted")


def check_host(access: AccessPolicy) -> Middleware:
    """Refuse requests to a host name that is not ours."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not access.allows_host(request.headers.get("Host", "")):
            raise UnknownHost
        return await handler(request)

    return check


def recognise(access: AccessPolicy, cookies: GuestCookies) -> Middleware:
    """Put the sender's identity into the request, and set the cookie of a guest to remember."""

    @web.middleware
    async def remember(request: web.Request, handler: Handler) -> web.StreamResponse:
        sender = request[IDENTITY] = Identity(access.address(request), cookies.guest_in(request))
        response = await handler(request)
        if sender.remembered is not None:
            cookies.set_on(response, sender.remembered)
        return response

    return remember


def protect_api(access: AccessPolicy, limit: AddressLimit) -> Middleware:
    """Refuse changes and sockets of other sites' pages, and too many requests of one address."""

    @web.middleware
    async def protect(request: web.Request, handler: Handler) -> web.StreamResponse:
        is_api = request.path.startswith(API)
        if (is_api and request.method != "GET") or request.path == SOCKET:
            _check_origin(request, access)
        if is_api:
            limit.charge(request)
        return await handler(request)

    return protect


def _check_origin(request: web.Request, access: AccessPolicy) -> None:
    """Browsers always send the origin of a page, programs never do."""
    origin, host = request.headers.get("Origin"), request.headers.get("Host", "")
    if origin is not None and not access.allows_origin(origin, host):
        raise ForeignOrigin
