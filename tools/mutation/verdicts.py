"""Verdicts: what became of each mutant, kept in a file so that a run can be gone on with.

A line of the file is one verdict, with the fingerprint of all sources and tests that it holds
for. After a change of either every mutant is tried again; the test that noticed it last time
comes first.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

KILLED = "killed"
SURVIVED = "survived"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One mutant's fate: `by` is the test that noticed it, or what else ended it."""

    key: str
    fate: str
    by: str = ""


class VerdictFile:
    """The verdicts of this and earlier runs."""

    def __init__(self, path: Path, fingerprint: str) -> None:
        self.path = path
        self.fingerprint = fingerprint
        self.known: dict[str, Verdict] = {}
        self.killers: dict[str, str] = {}
        if path.exists():
            text = path.read_text("utf-8")
            for line in text.splitlines():
                self._read(line)
            if not text.endswith("\n"):
                self._write("")  # a run was stopped in the middle of its last line

    def _read(self, line: str) -> None:
        try:
            fields = json.loads(line)
            of = fields.pop("of")
            verdict = Verdict(**fields)
        except (ValueError, KeyError, TypeError):
            return  # cut off: that mutant is tried again
        if verdict.fate == KILLED:
            self.killers[verdict.key] = verdict.by
        if of == self.fingerprint:
            self.known[verdict.key] = verdict

    def add(self, verdict: Verdict) -> None:
        self.known[verdict.key] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._write(json.dumps({"of": self.fingerprint, **asdict(verdict)}))

    def _write(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
