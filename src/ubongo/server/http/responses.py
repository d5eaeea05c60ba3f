"""How an answer over plain HTTP looks: JSON that nobody keeps, and errors with a code."""

import asyncio
from typing import TypeVar

import msgspec
from aiohttp import web

from ubongo.protocol.messages import Failed, encode
from ubongo.protocol.strict import checked

Body = TypeVar("Body")

BODY_WITHIN = 5.0  # seconds


async def body_of(request: web.Request, kind: type[Body]) -> Body:
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


def answered(value: object, status: int = 200) -> web.Response:
    return web.Response(
        body=encode(value),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def failed(
    status: int, code: str, sentence: str, numbers: dict[str, int | str] | None = None
) -> web.Response:
    return answered(Failed(code, sentence, numbers or {}), status)
