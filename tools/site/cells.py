"""The examples of a page as cells of a notebook: each is run, and tells what it printed and drew.

A cell ends where an example shows something. So a notebook shows what the page shows, and a
value that can be drawn is drawn.
"""

import ast
import contextlib
import doctest
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

# Of a page: everything from one fence of Python to its end.
FENCE = re.compile(r"^```python\n(?P<code>.*?)^```\n", re.MULTILINE | re.DOTALL)
PROMPT = ">>> "
_DIRECTIVE = re.compile(r" *# doctest: .*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Cell:
    """Code that was run: what it printed, what its last line was, and the drawing of that."""

    code: str
    printed: str = ""
    shown: str = ""
    svg: str = ""


def without_directives(code: str) -> str:
    """Code without the remarks that are for the test alone.

    >>> without_directives("board  # doctest: +ELLIPSIS")
    'board'
    """
    return _DIRECTIVE.sub("", code)


class Session:
    """A Python session: later cells see the names of earlier ones."""

    def __init__(self) -> None:
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def cells(self, fence: str) -> Iterator[Cell]:
        """Run the examples of one fence."""
        pending: list[str] = []
        for example in doctest.DocTestParser().get_examples(fence):
            pending.append(example.source)
            if example.want:
                yield self._run("".join(pending))
                pending = []
        if pending:
            yield self._run("".join(pending))

    def _run(self, code: str) -> Cell:
        body = ast.parse(code).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        printed = io.StringIO()
        value = None
        with contextlib.redirect_stdout(printed):
            exec(compile(ast.Module(body, []), "<cell>", "exec"), self._names)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self._names)
        draw = getattr(value, "_repr_svg_", None)
        return Cell(
            without_directives(code).rstrip("\n"),
            printed.getvalue(),
            "" if value is None else repr(value),
            "" if draw is None else draw(),
        )
