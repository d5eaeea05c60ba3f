r"""What a version has changed: its section of CHANGELOG.md, for the page of a release.

>>> print(notes_of("# Changes\n\n## 0.2.0 – 2026-12-01\n\n- New.\n\n## 0.1.0\n", "0.2.0"))
- New.
<BLANKLINE>
"""

import re


def notes_of(changelog: str, version: str) -> str:
    """The lines under the heading of a version; of what is not released, those under Unreleased."""
    for heading in (re.escape(version), "Unreleased"):
        found = re.search(
            rf"^## {heading}(?: – [0-9-]+)?$\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
        )
        if found:
            return found[1].strip() + "\n"
    return ""
