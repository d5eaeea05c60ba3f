"""How an answer over plain HTTP looks: JSON that nobody keeps, and errors with a code."""

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from ubongo.protocol.messages import Failed
from ubongo.protocol.strict import checked
from ubongo.server.tables.effects import encode

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
