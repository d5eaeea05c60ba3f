"""A cable between browser and server that can be cut and reconnected.

A browser's own "offline" leaves open sockets alone; a cut cable does not.
"""

import contextlib
import socket
import threading
from typing import Self
from urllib.parse import urlsplit


class Cable:
    """`with Cable(address) as cable:` browsers visit `cable.address`."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname is not None
        assert there.port is not None
        self._there = (there.hostname, there.port)
        self._ends: list[socket.socket] = []
        self._is_whole = True
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        # Closing alone does not wake whoever waits in accept.
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def cut(self) -> None:
        """End every connection; new ones are ended at once."""
        with self._lock:
            self._is_whole = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._ends.clear()

    def reconnect(self) -> None:
        self._is_whole = True

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            with self._lock:
                if not self._is_whole:
                    here.close()
                    continue
                there = socket.create_connection(self._there)
                self._ends += [here, there]
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(65_536):
            other.sendall(data)
    for end in (one, other):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
