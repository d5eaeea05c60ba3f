"""Optional parts of an installation: commands that need one say so when it is missing."""

from typing import ClassVar

import click

from ubongo.cli.exit_codes import MISSING_PART
from ubongo.cli.options import Command

_SERVER = (
    "aiohttp",
    "itsdangerous",
    "msgspec",
    "openskill",
    "platformdirs",
    "prometheus_client",
    "reportlab",
    "resvg_py",
    "segno",
)
# The modules of each part; `pyproject.toml` has them as extras, and a test compares both.
PARTS = {
    "server": _SERVER,
    "postgres": ("asyncpg", *_SERVER),
    "print": ("reportlab",),
    "arena": ("openskill",),
    "data": ("pyarrow",),
    "rl": ("gymnasium", "numpy", "pettingzoo"),
    "docs": ("ubongo_docs",),
}


class MissingPart(click.ClickException):
    """A command needs a part that is not installed."""

    exit_code = MISSING_PART

    def __init__(self, command: str, part: str) -> None:
        super().__init__(f"{command} needs the {part} part: pip install 'ubongo[{part}]'")


def is_installed(part: str) -> bool:
    """Whether all modules of a part are there."""
    from importlib.util import find_spec

    return all(find_spec(module) is not None for module in PARTS[part])


class PartCommand(Command):
    """A command of one part: it runs only if that is installed, and its help is always there."""

    part: ClassVar[str]

    def invoke(self, ctx: click.Context) -> object:
        if not is_installed(self.part):
            raise MissingPart(ctx.command_path, self.part)
        return super().invoke(ctx)


class ServerCommand(PartCommand):
    """A command that serves, or reads what a server has stored."""

    part = "server"


class ArenaCommand(PartCommand):
    """A command that rates bots."""

    part = "arena"


class PrintCommand(PartCommand):
    """A command that makes sheets of paper."""

    part = "print"
