"""The address of this server that players share: to type, to send, as a QR code."""

import ipaddress
import socket

from ubongo.server.config import Config

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")


def shared_address(config: Config, port: int) -> str:
    """The address that other machines can open; empty if none is known."""
    if config.public_url:
        return config.public_url
    if config.host in LOOPBACK:
        return ""
    host = lan_address() if config.host in EVERYWHERE else config.host
    return f"http://{bracketed(host)}:{port}" if host else ""


def shown_host(host: str) -> str:
    return "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else bracketed(host)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """The address of this machine in its network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address that is nobody's
        except OSError:
            return ""
        found = str(asking.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found
