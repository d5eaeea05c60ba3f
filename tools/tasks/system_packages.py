"""Debian packages that tests need: the one list, and how root gets the missing ones."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.processes import clean_environment, say

# Tests that would change the system skip themselves when this variable is set.
NO_SYSTEM = "UBONGO_NO_SYSTEM"
# Debian asks this program whether it may start a service.
POLICY = Path("/usr/sbin/policy-rc.d")


@dataclass(frozen=True)
class Package:
    """A Debian package that tests need, why they need it, and how to find it."""

    name: str
    why: str
    # Any of these programs will do, and so will the one that the variable names.
    programs: tuple[str, ...] = ()
    variable: str = ""
    # A shared library without which Playwright does not start.
    library: str = ""
    # A service that comes with it, which is neither started nor enabled by us.
    service: str = ""

    def program(self) -> str | None:
        named = os.environ.get(self.variable) if self.variable else None
        return named or next(filter(None, map(shutil.which, self.programs)), None)

    def is_there(self, python: Path) -> bool:
        """Whether it is installed, for tests that run with this Python."""
        if not self.library:
            return self.program() is not None
        # Only the loader's complaint counts: whatever else is wrong with Playwright is for the
        # tests to find, and must not let them be skipped.
        asked = subprocess.run(
            [python, "-m", "playwright", "--version"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            env=clean_environment(),
            check=False,
        )
        return asked.returncode == 0 or f"{self.library}.so" not in asked.stderr

    def missed(self) -> str:
        """The reason that a test gives when it is skipped for want of this package."""
        cure = f"as root 'apt-get install {self.name}' brings it"
        if self.variable:
            cure += f", or name a program in {self.variable}"
        if os.environ.get(NO_SYSTEM):
            cure = f"--no-system installs nothing; {cure}"
        return f"{self.name} is missing ({self.why}): {cure}"


CHROMIUM = Package(
    "chromium",
    "a browser for the tests of the page",
    programs=("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    variable="UBONGO_CHROMIUM",
)
FIREFOX = Package("firefox-esr", "another browser for them", programs=("firefox-esr", "firefox"))
WEBKIT = Package("webkit2gtk-driver", "a third browser", programs=("WebKitWebDriver",))
XVFB = Package("xvfb", "a screen that nobody sees, for WebKit", programs=("Xvfb",))
LIBATOMIC = Package("libatomic1", "Playwright needs it to drive Chromium", library="libatomic")
IPROUTE = Package("iproute2", "ip makes a network that can fall silent", programs=("ip",))
# Balancers in front of several nodes: the files in `deploy/nodes` are tried with them.
NGINX = Package("nginx-light", "a balancer for several nodes", programs=("nginx",), service="nginx")
HAPROXY = Package("haproxy", "another balancer", programs=("haproxy",), service="haproxy")
CADDY = Package(
    "caddy", "a third balancer", programs=("caddy",), variable="UBONGO_CADDY", service="caddy"
)
# What servers must notice when it stands before their database.
PGBOUNCER = Package(
    "pgbouncer", "a pooler before PostgreSQL", programs=("pgbouncer",), service="pgbouncer"
)

OPENSSL = Package("openssl", "a certificate for a web server", programs=("openssl",))

# All packages that are ever installed on the system, and only by `do.py test`.
PACKAGES = (
    *(CHROMIUM, FIREFOX, WEBKIT, XVFB, LIBATOMIC, IPROUTE),
    *(NGINX, HAPROXY, CADDY, PGBOUNCER, OPENSSL),
)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def bring_packages(python: Path) -> None:
    """Install the packages that the tests need, as root; otherwise name the missing ones."""
    may_install = is_root() and shutil.which("apt-get") and not os.environ.get(NO_SYSTEM)
    missing = [one for one in PACKAGES if not one.is_there(python)]
    if missing and may_install:
        named = ", ".join(f"{one.name} ({one.why})" for one in missing)
        say(
            f"Installing on this system with apt-get, for the tests: {named}; "
            "with --no-system nothing is installed."
        )
        services = [one.service for one in missing if one.service]
        with starting_nothing():
            told = install_packages([one.name for one in missing])
        if services and shutil.which("systemctl"):
            # Nobody has asked for them after the next boot.
            subprocess.run(
                ["systemctl", "--quiet", "disable", *services],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
            )
        missing = [one for one in missing if not one.is_there(python)]
        if missing and told:
            say(told)
    if missing:
        names = [one.name for one in missing]
        say(
            f"Missing on this system: {', '.join(names)}; the tests that need them are skipped, "
            f"and on Debian 'apt-get install {' '.join(names)}' as root brings them."
        )


@contextmanager
def starting_nothing() -> Iterator[None]:
    """Let Debian start no service of what is installed meanwhile."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n", encoding="ascii")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


def install_packages(names: Sequence[str]) -> str:
    """Install all of them with one call of apt-get; return its output if it failed."""
    install = ["install", "-y", "--no-install-recommends", *names]
    told = ""
    # Lists that are old or missing are the usual reason why the first try fails.
    for words in (install, ["update"], install):
        ran = subprocess.run(
            ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
        if words is install and ran.returncode == 0:
            return ""
        told = ran.stdout.decode(errors="replace").rstrip()
    return told
