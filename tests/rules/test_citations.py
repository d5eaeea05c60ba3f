"""Every rule of play is cited by a test; a rule that no test names is a rule that nobody checks.

A test cites a rule at the beginning of its docstring or of a sentence in it: `R-123: the two
nearest gems`, `R-115 to R-118, R-121: how far`. Whether it tests the rule well is for readers.
"""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]

# First and last number of each unbroken run, written out, so that a lost rule is missed.
OF_PLAY = (
    *((1, 22),),
    *((100, 106), (110, 140), (150, 157)),
    *((200, 220), (226, 231)),
    *((240, 249),),
    *((260, 273),),
    *((300, 305),),
    # Of the digital table what belongs to the engine. R-402 is its half of "strictly before the
    # deadline"; when a message is stamped is the server's half. Not here, because they are rules
    # of the socket and of the app: R-412 (one connection a seat), R-413 (the same command
    # twice), R-426 (a personal setting), R-427 (limits), R-320 to R-322 (tutorial, solutions,
    # solo timer).
    *((400, 411), (414, 425), (428, 436)),
)

NUMBER = r"R-\d{3}"
CLAUSE = re.compile(
    rf"(?:^|[.;:!?]\s+)({NUMBER}(?:(?:,\s+and\s+|,\s+|\s+and\s+|\s+to\s+){NUMBER})*):"
)
RUN = re.compile(rf"({NUMBER})\s+to\s+({NUMBER})")


def numbers() -> list[str]:
    return [f"R-{number:03}" for first, last in OF_PLAY for number in range(first, last + 1)]


def cited_in(docstring: str) -> set[str]:
    """The rules that a docstring cites."""
    found: set[str] = set()
    for clause in CLAUSE.findall(docstring.strip()):
        found |= set(re.findall(NUMBER, clause))
        for first, last in RUN.findall(clause):
            found |= {f"R-{number:03}" for number in range(int(first[2:]), int(last[2:]) + 1)}
    return found


def docstrings(source: str) -> list[str]:
    """The docstrings of all tests in a file."""
    return [
        ast.get_docstring(node) or ""
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_every_rule_of_play_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for docstring in docstrings(path.read_text("utf-8")):
            cited |= cited_in(docstring)

    assert [number for number in numbers() if number not in cited] == []


def test_citations_are_found_where_they_belong() -> None:
    assert cited_in("R-123: a player takes two gems. R-124, R-126: in one act.") == {
        "R-123",
        "R-124",
        "R-126",
    }
    assert cited_in("R-115 to R-117: how far; R-120 and R-121: where.") == {
        "R-115",
        "R-116",
        "R-117",
        "R-120",
        "R-121",
    }
    assert cited_in("As R-123 says: nothing. See R-124.") == set()
    assert docstrings('def test_it():\n    """R-001: x."""\ndef other():\n    """R-002: y."""') == [
        "R-001: x."
    ]
