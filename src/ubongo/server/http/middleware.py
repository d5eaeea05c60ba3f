"""Middleware of all requests: errors as JSON, allowed hosts and origins, limits, cookies."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web
from aiohttp.typedefs import Middleware

from ubongo.protocol.from_wire import TableFrozen
from ubongo.rules.refusals import Refused
from ubongo.server.http.cookies import VISIT, GuestCookies
from ubongo.server.http.identity import IDENTITY, Identity, address_of
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.live_path import is_socket
from ubongo.server.http.refusals import ForeignOrigin, StoreUnavailable, TurnedAway, UnknownHost
from ubongo.server.http.responses import error_response, refusal_response
from ubongo.server.http.security import AccessPolicy
from ubongo.server.http.tracebacks import forget_frames
from ubongo.server.limit_hits import LimitHits
from ubongo.server.operator_state import OperatorState
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.interface import StorageTrouble

log = logging.getLogger("ubongo")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

API = "/api/"
TOO_MANY = 429


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn every exception into an error response."""
    try:
        return await handler(request)
    except Refused as refusal:
        forget_frames(refusal)
        return refusal_response(refusal)
    except StorageTrouble as trouble:
        forget_frames(trouble)
        return refusal_response(StoreUnavailable())
    except DamagedLog as damage:
        log.error("%s", damage)
        return refusal_response(TableFrozen())
    except msgspec.MsgspecError as wrong:
        forget_frames(wrong)
        return error_response(400, "bad_body", f"that is not what is expected here: {wrong}")
    except web.HTTPException as error:
        forget_frames(error)
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
        host = request.headers.get("Host", "")
        if not access.allows_host(host) or not access.allows_target(request.raw_path, host):
            raise UnknownHost
        return await handler(request)

    return check


def recognise(access: AccessPolicy, cookies: GuestCookies) -> Middleware:
    """Put the sender's identity into the request, and keep the browser's cookie up to date."""

    @web.middleware
    async def remember(request: web.Request, handler: Handler) -> web.StreamResponse:
        found = cookies.read_from(request)
        known = None if found is None else found.guest
        guest = known or cookies.guest_of_visit(request.headers.get(VISIT))
        sender = request[IDENTITY] = Identity(access.address(request), guest, known is not None)
        response = await handler(request)
        is_due = found is not None and found.is_due
        wanted = sender.remembered or (known if is_due else None)
        if response.prepared:
            return response  # a WebSocket that has ended
        if sender.is_forgotten:
            cookies.take_from(response)
        elif wanted is not None and (is_due or wanted != known):
            cookies.set_on(response, wanted)
        return response

    return remember


def turn_away(operator: OperatorState) -> Middleware:
    """Refuse whom the operator does not want for a while."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        sender = request[IDENTITY]
        guest = "" if sender.known is None else sender.known.id
        if operator.is_turned_away(sender.address, guest):
            raise TurnedAway
        return await handler(request)

    return check


def count_refusals(hits: LimitHits) -> Middleware:
    """Note who has run into a limit."""

    @web.middleware
    async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except Refused as refusal:
            if refusal.status == TOO_MANY:
                hits.add(refusal.code, address_of(request))
            raise

    return count


def limit_requests(api: AddressLimit, pages: AddressLimit) -> Middleware:
    """Refuse too many requests of one address, whatever they ask for."""

    @web.middleware
    async def count(request: web.Request, handler: Handler) -> web.StreamResponse:
        (api if request.path.startswith(API) else pages).charge(request)
        return await handler(request)

    return count


def protect_api(access: AccessPolicy) -> Middleware:
    """Refuse changes and sockets of other sites' pages, and bodies that nobody sends here."""

    @web.middleware
    async def protect(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.headers.get("Content-Encoding", "identity").lower() != "identity":
            raise web.HTTPUnsupportedMediaType(reason="no body is compressed here")
        is_api = request.path.startswith(API)
        if (is_api and request.method != "GET") or is_socket(request.path):
            _check_origin(request, access)
        return await handler(request)

    return protect


def _check_origin(request: web.Request, access: AccessPolicy) -> None:
    """Browsers always send the origin of a page, programs never do."""
    origin, host = request.headers.get("Origin"), request.headers.get("Host", "")
    if origin is not None and not access.allows_origin(origin, host):
        raise ForeignOrigin
