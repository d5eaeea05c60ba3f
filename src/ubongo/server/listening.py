"""Sockets that listen: bound before anything else, or one sentence says why they cannot be."""

import errno
import socket
import sys

from ubongo.misread import quoted


class CannotListen(Exception):
    """The server cannot listen where it was told to; the message is one sentence for the host.

    CannotListen
      PortTaken    another program listens on this port, or it is reserved
      WrongHost    this machine has no such address
    """


class PortTaken(CannotListen):
    def __init__(self, host: str, port: int, why: str, option: str) -> None:
        super().__init__(
            f"port {port} on {host} cannot be used ({why}); "
            f"choose another with {option}, or {option} 0 for any"
        )


class WrongHost(CannotListen):
    def __init__(self, host: str) -> None:
        super().__init__(
            f"this machine has no address {quoted(host)}; choose another with --host: "
            "127.0.0.1 for this machine alone, 0.0.0.0 for all who reach it"
        )


def bind(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket bound to this address; the option is the one to choose another port with."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            # There SO_REUSEADDR would let a second server take the port of a running one.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as trouble:
        listening.close()
        if not isinstance(trouble, OSError) or _names_no_address(trouble):
            raise WrongHost(host) from trouble
        raise PortTaken(host, port, trouble.strerror or str(trouble), option) from trouble
    return listening


def _names_no_address(trouble: OSError) -> bool:
    return isinstance(trouble, socket.gaierror) or trouble.errno == errno.EADDRNOTAVAIL
