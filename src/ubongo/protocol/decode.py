"""From a frame's text to a message of the protocol, or a code for what is wrong with it."""

import msgspec

from ubongo.protocol import messages
from ubongo.protocol.messages import CallUbongo, CloseCode, FromPage, Glimpse, Ping
from ubongo.protocol.strict import checked

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class BadMessage(Exception):
    """A frame that is not a message, with a stable code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


def read_message(text: str) -> FromPage:
    """The message in a frame, or `BadMessage`."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > messages.LARGEST_MESSAGE:
        raise BadMessage("too_long")
    try:
        message = _decoder.decode(text)
        if not _has_no_twins(message, text):
            checked(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadMessage("bad_message") from None
    return message


def _has_no_twins(message: FromPage, text: str) -> bool:
    """Whether plainly no key of one of the most frequent messages stands there twice.

    No string in them can hold a colon, but for an id, so there are as many keys as colons.
    """
    if isinstance(message, Glimpse):
        seats, helds = text.count('"seat"'), text.count('"held"')
        keys = 2 + 2 * len(message.laid) + seats + helds
        return seats <= 1 and helds <= 1 and text.count(":") == keys
    if isinstance(message, CallUbongo):
        if "\\" in text:
            return False  # a colon of its id may stand there in disguise
        seats = text.count('"seat"')
        keys = 3 + 2 * len(message.cover) + seats
        return seats <= 1 and text.count(":") == keys + message.id.count(":")
    return isinstance(message, Ping) and text.count(":") == 2
