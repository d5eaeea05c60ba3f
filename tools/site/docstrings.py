"""A griffe extension: the examples in docstrings become fenced code, as Markdown wants them."""

import re
from typing import Any

import griffe

# Lines from a prompt to the next empty line or the end.
_EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(docstring: str) -> str:
    """A docstring with its examples fenced."""
    return _EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```", docstring)


class FencedExamples(griffe.Extension):
    """Fences the examples of everything that has a docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
