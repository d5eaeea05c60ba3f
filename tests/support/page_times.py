"""Times as the page writes them: minutes and seconds."""


def clocked(milliseconds: int) -> str:
    seconds = milliseconds // 1_000
    return f"{seconds // 60}:{seconds % 60:02}"


def seconds(text: str) -> int:
    minutes, rest = text.split(":")
    return 60 * int(minutes) + int(rest)
