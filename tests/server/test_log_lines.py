"""Lines of the log: the same trouble once a minute, with a count; JSON if the host wants it."""

import io
import json
import logging

import pytest

from ubongo.server.log_lines import MOST_KINDS, JsonLines, RepeatFilter, of_kind


class Log:
    """A log whose time is set by hand, and what it has written."""

    def __init__(self, formatter: logging.Formatter | None = None) -> None:
        self.now = 0.0
        self._written = io.StringIO()
        handler = logging.StreamHandler(self._written)
        handler.setFormatter(formatter or logging.Formatter("%(message)s"))
        handler.addFilter(RepeatFilter(lambda: self.now))
        self.log = logging.Logger("test")
        self.log.addHandler(handler)

    @property
    def lines(self) -> list[str]:
        return self._written.getvalue().splitlines()


def test_the_same_trouble_is_logged_once_a_minute_and_counted() -> None:
    """S-03: fifteen megabytes of one line came in 45 seconds."""
    log = Log()
    for second in range(130):
        log.now = second
        log.log.error("no file left for %s", "the page")

    assert log.lines == [
        "no file left for the page",
        "no file left for the page (59 times more since the last such line)",
        "no file left for the page (59 times more since the last such line)",
    ]


def test_other_troubles_and_plain_lines_are_not_left_out() -> None:
    log = Log()
    for number in range(3):
        log.log.warning("table %d is frozen", number)
        log.log.info("2 tables were cleared away")

    assert log.lines == [
        line for number in range(3) for line in (f"table {number} is frozen", log.lines[1])
    ]


def test_lines_of_a_named_kind_are_the_same_trouble_whatever_they_say() -> None:
    """On a full disk every table meets the same trouble."""
    log = Log()
    for number in range(3):
        log.log.error("table %d could not be written", number, extra=of_kind("write"))
    log.now = 61.0
    log.log.error("table 9 could not be written", extra=of_kind("write"))

    assert log.lines == [
        "table 0 could not be written",
        "table 9 could not be written (2 times more since the last such line)",
    ]


def test_errors_of_different_places_are_different_troubles() -> None:
    log = Log()

    def fail(kind: type[Exception]) -> None:
        try:
            if kind is OSError:
                raise OSError
            raise kind
        except Exception:
            log.log.exception("a request failed")

    for kind in (OSError, ValueError, OSError, ValueError):
        fail(kind)

    assert sum(line == "a request failed" for line in log.lines) == 2


def test_the_memory_of_troubles_is_bounded() -> None:
    repeats = RepeatFilter(lambda: 0.0)
    for number in range(3 * MOST_KINDS):
        record = logging.LogRecord("x", logging.ERROR, "", 1, "trouble %d", (number,), None)
        assert repeats.filter(record)

    assert len(repeats._seen) == MOST_KINDS


@pytest.mark.parametrize("text", ['"}\n{"', "café", "\x1b[31m"])
def test_a_line_of_json_is_one_line_whatever_is_in_it(text: str) -> None:
    log = Log(JsonLines())
    log.log.warning("somebody says %s", text)

    [line] = log.lines
    assert json.loads(line)["message"] == f"somebody says {text}"
