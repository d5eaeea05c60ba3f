"""The notebooks in examples/ are their pages: same words, same examples, same results."""

import doctest
import json
from pathlib import Path
from typing import Any

import pytest

import do
from tools.site.notebook import NOTEBOOKS, notebook, written

PAGE = """# Title

Words with a [link](other.md).

```python
>>> import ubongo
>>> print("one\\ntwo")
one
two
>>> ubongo.piece("I2")  # doctest: +ELLIPSIS
I...

```

```python
not_run = here
```

The end.
"""


def outputs(cell: dict[str, Any]) -> str:
    """What a cell of code shows, as text."""
    told = ""
    for output in cell["outputs"]:
        if output["output_type"] == "stream":
            told += "".join(output["text"])
        else:
            told += "".join(output["data"]["text/plain"]) + "\n"
    return told


def test_a_page_becomes_prose_and_cells_that_end_where_something_is_shown() -> None:
    made = notebook(PAGE, "a.ipynb")
    first, one, two, last = made["cells"]

    assert "".join(first["source"]) == "# Title\n\nWords with a link."
    assert "".join(one["source"]) == 'import ubongo\nprint("one\\ntwo")'
    assert outputs(one) == "one\ntwo\n"
    assert "".join(two["source"]) == 'ubongo.piece("I2")'
    assert two["outputs"][0]["data"]["text/plain"] == ["I2"]
    assert two["outputs"][0]["data"]["image/svg+xml"][0].startswith("<svg")
    assert "".join(last["source"]) == "```python\nnot_run = here\n```\n\nThe end."


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_as_it_would_be_written_now(name: str) -> None:
    """Otherwise: `python3 do.py site --notebooks`."""
    assert (do.ROOT / name).read_text(encoding="utf-8") == written(name)


@pytest.mark.parametrize(("name", "page"), NOTEBOOKS.items())
def test_a_notebook_shows_what_the_examples_of_its_page_promise(name: str, page: str) -> None:
    """It is read as a file here, by nothing that has written it."""
    stored = json.loads(Path(do.ROOT, name).read_text(encoding="utf-8"))
    code = [cell for cell in stored["cells"] if cell["cell_type"] == "code"]
    text = (do.ROOT / page).read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    showing = [example for example in examples if example.want]

    assert len([cell for cell in code if cell["outputs"]]) == len(showing)
    check = doctest.OutputChecker().check_output
    for cell, example in zip([cell for cell in code if cell["outputs"]], showing, strict=True):
        flags = sum(flag for flag, is_on in example.options.items() if is_on)
        assert check(example.want, outputs(cell), flags), example.source
    drawn = [cell for cell in code if "image/svg+xml" in str(cell["outputs"])]
    assert len(drawn) >= 4
