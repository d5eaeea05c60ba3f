"""Equivalent mutants: a table of `docs/testing.md` lists those that no test can notice, and why.

A row names the file, the function and the change; the number of a line would be wrong soon.

>>> table = "| `a.py` | `due` | `now >= 60` → `now > 60` | nobody asks at that moment |"
>>> equivalents(table)
{('a.py', 'due', 'now >= 60', 'now > 60'): 'nobody asks at that moment'}
"""

import re

from tools.mutation.mutants import Mutant

Change = tuple[str, str, str, str]

ROW = re.compile(r"\| `([^`]+)` \| `([^`]*)` \| `([^`]+)` → `([^`]+)` \| (.+) \|")


def equivalents(page: str) -> dict[Change, str]:
    """The changes that the page lists, each with its reason."""
    found: dict[Change, str] = {}
    for line in page.splitlines():
        row = ROW.fullmatch(line.strip())
        if row:
            path, function, before, after, why = row.groups()
            # A bar would end the cell.
            found[path, function, before.replace("\\|", "|"), after.replace("\\|", "|")] = why
    return found


def change_of(mutant: Mutant) -> Change:
    return mutant.path, mutant.where, mutant.before, mutant.after
