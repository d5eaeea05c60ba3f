"""Completion of arguments in the shell: pieces, boards, symbols, bots and editions by name.

A shell asks by running `ubongo` with `_UBONGO_COMPLETE` set, once for every press of Tab;
`docs/installing.md` says how a shell is taught to.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

Completer = Callable[[click.Context, click.Parameter, str], "list[CompletionItem]"]


def completed(names: Callable[[], Iterable[str]]) -> Completer:
    """Complete a word of these names, also the last one after a comma."""

    def complete(
        ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> "list[CompletionItem]":
        from click.shell_completion import CompletionItem

        before, comma, begun = incomplete.rpartition(",")
        return [
            CompletionItem(f"{before}{comma}{name}")
            for name in names()
            if name.lower().startswith(begun.lower())
        ]

    return complete


def piece_names() -> Iterable[str]:
    from ubongo.puzzles.pieces import PIECES

    return [one.id for one in PIECES]


def board_numbers() -> Iterable[str]:
    from ubongo.boards.box import the_box

    return map(str, the_box().by_number)


def levels() -> Iterable[str]:
    from ubongo.boards.fresh_boards import KINDS, Level

    return [str(Level(*kind)) for kind in KINDS]


def plugin_names(kind: str) -> Iterable[str]:
    """The names of all bots or editions, those of plug-ins included."""
    from ubongo.match.bots import BOTS
    from ubongo.match.plugins import load_plugins
    from ubongo.rules.editions import EDITIONS

    load_plugins()
    return BOTS if kind == "bots" else EDITIONS
