"""Notebooks that are written from a page's examples, with their outputs and drawings.

The page is the only source: a test fails if a notebook is not as it would be written now.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from tools.site.cells import FENCE, PROMPT, Cell, Session

ROOT = Path(__file__).resolve().parents[2]

# The page of each notebook.
NOTEBOOKS = {"examples/library.ipynb": "docs/library.md"}

# The address of an object is another one every time.
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
# A notebook may be opened anywhere: links of the page become words.
_LINK = re.compile(r"\[([^]]*)\]\((?![a-z]+:)[^)]*\)")


def notebook(page: str, name: str) -> dict[str, Any]:
    """The notebook of a page, as Jupyter stores it (format 4.5)."""
    session = Session()
    cells: list[dict[str, Any]] = []
    for text, fence in _parts(page):
        if text.strip():
            cells.append(
                {"cell_type": "markdown", "source": _lines(_LINK.sub(r"\1", text.strip()))}
            )
        for cell in session.cells(fence) if PROMPT in fence else ():
            number = 1 + sum(one["cell_type"] == "code" for one in cells)
            cells.append(
                {
                    "cell_type": "code",
                    "execution_count": number,
                    "source": _lines(cell.code),
                    "outputs": list(_outputs(cell, number)),
                }
            )
    for place, one in enumerate(cells):
        one |= {"id": sha256(f"{name} {place}".encode()).hexdigest()[:8], "metadata": {}}
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {
        "cells": cells,
        "metadata": {"kernelspec": python, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _parts(page: str) -> Iterator[tuple[str, str]]:
    """Prose and the fence after it; a fence without examples stays part of the prose."""
    prose, at = "", 0
    for found in FENCE.finditer(page):
        prose += page[at : found.start()]
        at = found.end()
        if PROMPT in found["code"]:
            yield prose, found["code"]
            prose = ""
        else:
            prose += found[0]
    yield prose + page[at:], ""


def _outputs(cell: Cell, number: int) -> Iterator[dict[str, Any]]:
    if cell.printed:
        yield {"output_type": "stream", "name": "stdout", "text": _lines(cell.printed)}
    if cell.shown:
        data = {"text/plain": _lines(_ADDRESS.sub("", cell.shown))}
        if cell.svg:
            data["image/svg+xml"] = _lines(cell.svg)
        yield {
            "output_type": "execute_result",
            "execution_count": number,
            "data": data,
            "metadata": {},
        }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(name: str) -> str:
    """The text of one of our notebooks, as it would be written now."""
    page = (ROOT / NOTEBOOKS[name]).read_text(encoding="utf-8")
    return json.dumps(notebook(page, name), indent=1, ensure_ascii=False) + "\n"


def write_notebooks() -> list[Path]:
    paths = []
    for name in NOTEBOOKS:
        paths.append(ROOT / name)
        paths[-1].write_text(written(name), encoding="utf-8")
    return paths
