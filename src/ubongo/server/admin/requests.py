"""Reads the requests of `ubongo admin`, and what operators type in them.

>>> read_request(b'{"command": "close", "table": "abc"}')
CloseTable(table='abc')
>>> read_request(b'{"command": "close"}')
Traceback (most recent call last):
...
ubongo.server.admin.requests.BadRequest: Object missing required field `table`
"""

import ipaddress
import re
import unicodedata

import msgspec

from ubongo.protocol.admin import LONGEST_WORD, AnyRequest

GUEST = re.compile(r"[A-Za-z0-9_-]{8,40}")


class BadRequest(Exception):
    """The request is not one that we know, or nothing that can be done."""


_decoder = msgspec.json.Decoder(AnyRequest)


def read_request(line: bytes) -> AnyRequest:
    """The request on a line; raises `BadRequest`."""
    try:
        request: AnyRequest = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadRequest(str(wrong)) from None
    return request


def tidy_word(text: str) -> str:
    r"""A word to all on one line, without control characters; raises `BadRequest`.

    >>> tidy_word("  Back at\n nine\x1b ")
    'Back at nine'
    """
    seen = "".join(
        " " if one.isspace() else one
        for one in unicodedata.normalize("NFC", text)
        if one.isspace() or unicodedata.category(one) not in ("Cc", "Cf", "Co", "Cs", "Cn")
    )
    word = " ".join(seen.split())
    if len(word) > LONGEST_WORD:
        raise BadRequest(f"a word to all has at most {LONGEST_WORD} characters, not {len(word)}")
    return word


def whom(text: str) -> str:
    """An address as limits count it (of IPv6 the network), or the id of a guest.

    >>> whom("203.0.113.7"), whom("2001:db8::7"), whom("gD9-x_fghijk")
    ('203.0.113.7', '2001:db8::/64', 'gD9-x_fghijk')
    """
    try:
        address = ipaddress.ip_address(text.removesuffix("/64"))
    except ValueError:
        if GUEST.fullmatch(text):
            return text
        raise BadRequest(
            f"{text!a} is neither an address nor the id of a guest; 'people' lists both"
        ) from None
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(getattr(address, "ipv4_mapped", None) or address)
