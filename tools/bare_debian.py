#!/usr/bin/env python3
"""Try both commands of the README on a Debian that has nothing but Python, pip, git and curl.

    sudo python3 tools/bare_debian.py                     play, then all tests
    sudo python3 tools/bare_debian.py play                only: does the page answer?
    sudo python3 tools/bare_debian.py test --fast         what follows goes to `do.py test`

What passes where people work every day may need what only their machines have. This makes a
small Debian in a folder with debootstrap, once; copies it, so that every run begins bare; clones
the committed state of this checkout into the copy; and runs the commands there, as a newcomer
would. It changes nothing else: what it mounts is seen by itself alone, and the copy is removed.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HAS = "python3,python3-pip,ca-certificates,git,curl"
PORT = 8699
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
# How names are found, what is trusted and where apt asks: as on this machine, or it gets nothing.
LIKE_HERE = ("/etc/resolv.conf", "/etc/hosts", CERTIFICATES, "/etc/apt/apt.conf.d")
# Whatever runs before it, in a network of its own: a loopback that is up, and nothing else.
LOOPBACK = """
import fcntl, os, socket, struct, sys
SIOCSIFFLAGS, IFF_UP_RUNNING = 0x8914, 0x41
with socket.socket() as any_socket:
    fcntl.ioctl(any_socket, SIOCSIFFLAGS, struct.pack("16sh", b"lo", IFF_UP_RUNNING))
os.execvp(sys.argv[1], sys.argv[1:])
"""
# Starts the game, asks for its page until it comes, and stops it.
VISIT = """
import subprocess, sys, tempfile, time, urllib.request
port, patience = sys.argv[1:]
began = time.monotonic()
with tempfile.TemporaryFile() as log:
    command = [sys.executable, "do.py", "--no-open", "-p", port]
    game = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
    page = b""
    while not page and game.poll() is None and time.monotonic() - began < float(patience):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                page = answer.read()
        except OSError:
            time.sleep(0.2)
    took = time.monotonic() - began
    game.terminate()
    game.wait()
    log.seek(0)
    if b"<script" not in page:
        sys.exit(f"no page after {took:.0f} s: {log.read().decode(errors='replace')}")
print(f"the page answers after {took:.0f} s")
"""


@dataclass(frozen=True)
class Debian:
    """One release of Debian in folders: the bare one that is kept, and the copy of this run."""

    suite: str
    kept: Path

    @property
    def bare(self) -> Path:
        return self.kept / self.suite / "bare"

    @property
    def copy(self) -> Path:
        return self.kept / self.suite / "copy"

    def make(self) -> None:
        """Make the bare one, if it is not there, and a copy of it."""
        if not self.bare.exists():
            half = self.bare.with_name("half-made")
            remove(half)
            half.parent.mkdir(parents=True, exist_ok=True)
            say(f"Making a bare {self.suite} in {self.bare}")
            run("debootstrap", "--variant=minbase", f"--include={HAS}", self.suite, str(half))
            half.rename(self.bare)
        remove(self.copy)
        run("cp", "-a", str(self.bare), str(self.copy))
        for path in map(Path, LIKE_HERE):
            there = self.copy / path.relative_to("/")
            if path.is_dir():
                shutil.copytree(path, there, dirs_exist_ok=True)
            elif path.exists():
                shutil.copyfile(path, there)


@dataclass(frozen=True)
class Newcomer:
    """Somebody on that Debian: the one user there is beside root, or root; and where they clone."""

    debian: Debian
    user: str
    folder: str

    @property
    def checkout(self) -> str:
        return f"/home/new/{self.folder}/ubongo"

    def arrive(self) -> None:
        inside = ["chroot", str(self.debian.copy)]
        run(*inside, "useradd", "--create-home", "--shell", "/bin/bash", "new")
        there = self.debian.copy / self.checkout.lstrip("/")
        there.parent.mkdir(parents=True, exist_ok=True)
        run("git", "clone", "--quiet", str(ROOT), str(there))
        run(*inside, "chown", "-R", f"{self.user}:", "/home/new")

    def command(self, words: Sequence[str], is_offline: bool = False) -> list[str]:
        """What runs these words in the checkout, with mounts that nobody else sees."""
        root = str(self.debian.copy)
        home = "/root" if self.user == "root" else "/home/new"
        variables = {
            "HOME": home,
            "USER": self.user,
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
            **dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS"), CERTIFICATES),
        }
        there = ["env", "-i", *(f"{name}={value}" for name, value in variables.items())]
        there += ["sh", "-c", f"cd {shlex.quote(self.checkout)} && exec {shlex.join(words)}"]
        entering = ["chroot", f"--userspec={self.user}", root, *there]
        if is_offline:
            entering = [sys.executable, "-c", LOOPBACK, *entering]
        mounting = (
            'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && '
            'mount -t tmpfs tmpfs "$0/run" && exec "$@"'
        )
        alone = ["unshare", "--mount", *(["--net"] if is_offline else [])]
        return [*alone, "sh", "-c", mounting, root, *entering]

    def plays(self, is_offline: bool = False) -> bool:
        patience = "60" if is_offline else "600"
        words = ["python3", "-c", VISIT, str(PORT), patience]
        say("Playing without a network:" if is_offline else "Playing:")
        return subprocess.run(self.command(words, is_offline), check=False).returncode == 0

    def tests(self, arguments: Sequence[str]) -> bool:
        say("Testing:")
        words = ["python3", "do.py", "test", *arguments]
        return subprocess.run(self.command(words), check=False).returncode == 0


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def run(*command: str) -> None:
    ran = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if ran.returncode:
        sys.exit(f"{ran.stdout[-2_000:]}{ran.stderr}{shlex.join(command)} failed.")


def remove(folder: Path) -> None:
    if folder.exists():
        run("rm", "-rf", "--one-file-system", str(folder))


def options(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    """The options, and what goes to `do.py test`."""
    parser = argparse.ArgumentParser(
        description="Try both commands of the README on a Debian that has nothing.",
        epilog="What follows 'test' goes to 'do.py test'. Commit first: what is tried is a clone.",
        allow_abbrev=False,
    )
    parser.add_argument("what", nargs="?", choices=("all", "play", "test"), default="all")
    parser.add_argument("--suite", default="bookworm", help="the Debian: bookworm, trixie, sid …")
    parser.add_argument("--user", action="store_true", help="not as root but as an ordinary user")
    parser.add_argument(
        "--folder", default="games", help="where to clone, such as 'Meine Spiele/Übungsraum'"
    )
    parser.add_argument("--offline", action="store_true", help="then play without a network")
    parser.add_argument("--keep", action="store_true", help="leave the copy there, to look around")
    parser.add_argument(
        "--kept-in",
        type=Path,
        default=Path(tempfile.gettempdir()) / "ubongo-bare-debian",
        help="where the Debians are (%(default)s)",
    )
    ours = list(arguments)
    rest = ours[ours.index("test") + 1 :] if "test" in ours else []
    return parser.parse_args(ours[: len(ours) - len(rest)]), rest


def missing() -> str:
    """What keeps us from it, in one sentence; nothing if nothing does."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "Only root may do this: run it with sudo, on Linux."
    for program in ("debootstrap", "unshare", "git"):
        if shutil.which(program) is None:
            package = "util-linux" if program == "unshare" else program
            return f"There is no {program}: on Debian 'apt-get install {package}' brings it."
    return ""


def main() -> int:
    chosen, rest = options(sys.argv[1:])
    if sentence := missing():
        say(sentence)
        return 2
    debian = Debian(chosen.suite, chosen.kept_in)
    somebody = Newcomer(debian, "new" if chosen.user else "root", chosen.folder)
    debian.make()
    try:
        somebody.arrive()
        went_well = True
        if chosen.what in ("all", "play"):
            went_well &= somebody.plays()
        if chosen.offline:
            went_well &= somebody.plays(is_offline=True)
        if chosen.what in ("all", "test"):
            went_well &= somebody.tests(rest)
    finally:
        if chosen.keep:
            say(f"It is in {debian.copy}")
        else:
            remove(debian.copy)
    return 0 if went_well else 1


if __name__ == "__main__":
    sys.exit(main())
