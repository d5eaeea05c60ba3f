"""A port that nobody listens on, for a server that cannot be asked which one it has found.

It is below the ports that the system hands out by itself, so that no other process is given it
between this question and the start of the server, or between a server's death and its next life.
"""

import socket
from contextlib import suppress
from random import SystemRandom

# Linux hands out ports from 32768 on, other systems from 49152 on; few programs listen here.
CHOSEN_FROM = range(20_000, 32_000)


def free_port(host: str = "127.0.0.1") -> int:
    """A free port on this host."""
    for port in SystemRandom().sample(CHOSEN_FROM, len(CHOSEN_FROM)):
        with socket.socket() as probe, suppress(OSError):
            probe.bind((host, port))
            return port
    raise OSError(f"no port from {CHOSEN_FROM[0]} to {CHOSEN_FROM[-1]} is free on {host}")
