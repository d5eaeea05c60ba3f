"""How an answer over plain HTTP looks: JSON that nobody keeps, and errors with a code."""

from typing import TypeVar

import msgspec
from aiohttp import web

from ubongo.server.protocol import Failed
from ubongo.server.turn import encode

Body = TypeVar("Body")


async def body_of(request: web.Request, kind: type[Body]) -> Body:
    if request.content_type != "application/json":
        raise web.HTTPUnsupportedMediaType
    return msgspec.json.decode(await request.read(), type=kind)


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
