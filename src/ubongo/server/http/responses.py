"""Reads JSON bodies of requests, and makes JSON responses and error responses with a code."""

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from ubongo.protocol.messages import Failed, encode
from ubongo.protocol.strict import checked
from ubongo.rules.refusals import Refused

Body = TypeVar("Body")

BODY_WITHIN = 5.0  # seconds


async def read_body(request: web.Request, kind: type[Body]) -> Body:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    try:
        async with asyncio.timeout(BODY_WITHIN):
            body = await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    try:
        return msgspec.json.decode(checked(body.decode("utf-8")), type=kind)
    except (ValueError, RecursionError) as wrong:
        # msgspec's own errors are ValueErrors too, and say more.
        if isinstance(wrong, msgspec.MsgspecError):
            raise
        raise msgspec.DecodeError("it is not strict JSON") from None


def json_response(value: object, status: int = 200) -> web.Response:
    return web.Response(
        body=encode(value),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def error_response(
    status: int, code: str, sentence: str, numbers: dict[str, int | str] | None = None
) -> web.Response:
    return json_response(Failed(code, sentence, numbers or {}), status)


def refusal_response(refusal: Refused) -> web.Response:
    """The error response of a refusal, with the status of its class."""
    return error_response(refusal.status, refusal.code, str(refusal), refusal.numbers)
