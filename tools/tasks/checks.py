"""Style and type checks: what `do.py lint` runs, and `tests/test_lint.py` as well."""

from pathlib import Path

# Each is run with `python -m`.
CHECKS = {
    "ruff check": ("ruff", "check", "--quiet"),
    "ruff format": ("ruff", "format", "--check", "--quiet", "--diff"),
    "mypy": ("mypy", "--no-error-summary"),
}

# The paths that are linted; the ones that do not exist are left out.
LINTED = ("do.py", "hatch_build.py", "src", "tests", "tools", "benchmarks", "examples", "docs-site")


def linted(root: Path) -> list[str]:
    return [name for name in LINTED if (root / name).exists()]
