"""The pages of the API reference: which names they list; mkdocstrings reads the docstrings."""

from collections.abc import Iterator

# The names of `import ubongo`, as a reader looks for them; a test compares them with `__all__`.
FRONT = {
    "Pieces and puzzles": (
        *("PIECES", "piece", "Piece", "Cell", "Shape", "Puzzle", "Cover", "Placement"),
        *("solve", "covers", "count_covers", "has_one_solution", "faults", "is_cover", "hint"),
        *("sets_of", "difficulty", "stars", "Misread"),
    ),
    "Boards": (
        *("box", "fresh_boards", "Board", "BoardSide", "Box", "Side", "Symbol", "Animal", "Level"),
    ),
    "Games": (
        *("simulate", "Simulation", "GameResult", "Match", "Sitting", "Settings", "Chance"),
        *("Game", "Gem", "View", "view", "Refused", "editions", "edition", "Edition"),
        *("add_edition", "read_record", "write_record", "RecordedGame"),
    ),
    "Bots": ("bots", "bot", "add_bot", "Bot", "Plan", "Strength", "StrengthBot"),
}

# Packages with a front of their own.
PACKAGES = {
    "Playing over the network": ("ubongo.client", ("Client",)),
    "Environments for learning": ("ubongo.rl", ("GemEnv", "PuzzleEnv", "PolicyBot")),
}


def pages() -> Iterator[tuple[str, str]]:
    """The path of each page of the reference, and its text."""
    for title, names in FRONT.items():
        yield _path(title), _page(title, "ubongo", names)
    for title, (package, names) in PACKAGES.items():
        yield _path(title), _page(title, package, names)


def _path(title: str) -> str:
    return f"reference/{title.lower().replace(' ', '-')}.md"


def _page(title: str, package: str, names: tuple[str, ...]) -> str:
    listed = "".join(f"::: {package}.{name}\n\n" for name in names)
    return f"# {title}\n\nWhat `{package}` has, from its docstrings.\n\n{listed}"
