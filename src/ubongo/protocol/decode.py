"""Decodes the text of a frame to a message, or refuses it with a code."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from ubongo.protocol import messages
from ubongo.protocol.messages import FROM_PAGE, CallUbongo, CloseCode, FromPage, Glimpse, Ping
from ubongo.protocol.strict import checked

# The union of all messages, for msgspec.
_ANY_MESSAGE: Any = reduce(or_, FROM_PAGE)
_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(_ANY_MESSAGE)


class BadMessage(Exception):
    """A frame is not a valid message; `code` is stable."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


def read_message(text: str) -> FromPage:
    """The message in a frame; raises `BadMessage`."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > messages.LARGEST_MESSAGE:
        raise BadMessage("too_long")
    try:
        message = _decoder.decode(text)
        if not _has_no_equal_keys(message, text):
            checked(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadMessage("bad_message") from None
    return message


def _has_no_equal_keys(message: FromPage, text: str) -> bool:
    """A fast check that a frequent message has no equal keys: it has as many colons as keys.

    Of its strings only an id can contain a colon.
    """
    if isinstance(message, Glimpse):
        seats, helds = text.count('"seat"'), text.count('"held"')
        keys = 2 + 2 * len(message.laid) + seats + helds
        return seats <= 1 and helds <= 1 and text.count(":") == keys
    if isinstance(message, CallUbongo):
        if "\\" in text:
            return False  # the id may contain an escaped colon
        seats = text.count('"seat"')
        keys = 3 + 2 * len(message.cover) + seats
        return seats <= 1 and text.count(":") == keys + message.id.count(":")
    return isinstance(message, Ping) and text.count(":") == 2
