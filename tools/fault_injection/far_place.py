"""A network of its own for a process, with cables to us that can be cut: network namespaces.

    with far_place() as place:              # NoFarPlace where the machine does not let us
        cable = place.lay_cable()
        run(*place.enter("ping", cable.here))
        cable.cut()                         # nobody is told: packets just do not come any more
        cable.restore()

Not by `ip netns`, which leaves the namespace there when the tests are killed, and cannot enter it
where the root folder is no mount point: a namespace is gone when the process in it is.
"""

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import SystemRandom

# Cables are in networks of their own, 10.231.N.0/30, on devices that are called after them.
NETWORK = "10.231.0.0/16"
NUMBERS = range(1, 255)


def ran(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


class NoFarPlace(Exception):
    """The machine does not let us make a network namespace."""

    def __init__(self) -> None:
        super().__init__("this machine does not let us make a network namespace")


class Cable:
    """A cable between us and a far place."""

    def __init__(self, number: int) -> None:
        self.here, self.away = f"10.231.{number}.1", f"10.231.{number}.2"
        self._device = f"ubongo{number}"

    def lay(self, namespace: str, enter: Sequence[str]) -> bool:
        """Lay it, if the machine lets us and no other one has this number."""
        peer = ("peer", "name", f"{self._device}x", "netns", namespace)
        return (
            ran("ip", "link", "add", self._device, "type", "veth", *peer)
            and ran("ip", "addr", "add", f"{self.here}/30", "dev", self._device)
            and ran("ip", "link", "set", self._device, "up")
            and ran(*enter, "ip", "addr", "add", f"{self.away}/30", "dev", f"{self._device}x")
            and ran(*enter, "ip", "link", "set", f"{self._device}x", "up")
        )

    def cut(self) -> None:
        assert ran("ip", "link", "set", self._device, "down")

    def restore(self) -> None:
        assert ran("ip", "link", "set", self._device, "up")

    def remove(self) -> None:
        ran("ip", "link", "del", self._device)


class FarPlace:
    """A network namespace; it is there as long as the process in it."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._namespace = str(process.pid)
        self._cables: list[Cable] = []

    def enter(self, *command: str) -> tuple[str, ...]:
        """What runs a command there."""
        return ("nsenter", f"--net=/proc/{self._namespace}/ns/net", *command)

    def lay_cable(self) -> Cable:
        """A new cable; `NoFarPlace` if the machine does not let us lay any."""
        for number in SystemRandom().sample(NUMBERS, 20):
            cable = Cable(number)
            if cable.lay(self._namespace, self.enter()):
                self._cables.append(cable)
                return cable
        raise NoFarPlace

    def close(self) -> None:
        for cable in self._cables:
            cable.remove()


@contextmanager
def far_place() -> Iterator[FarPlace]:
    """A place with a network of its own, until the end of the block; `NoFarPlace` if not."""
    # It says when it is there, and ends when nobody holds its other end any more.
    staying = ["unshare", "--net", "sh", "-c", "echo there; exec cat"]
    with subprocess.Popen(
        staying, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        if process.stdout.readline() != b"there\n":
            raise NoFarPlace
        place = FarPlace(process)
        try:
            yield place
        finally:
            place.close()
