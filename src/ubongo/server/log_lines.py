"""Lines of the log: one JSON object a line, and the same trouble only once a minute.

A fault that a stranger can cause again and again must not fill the disk: fifteen megabytes in
45 seconds were seen. What is left out is counted in the next line of its kind. Lines are of one
kind if they say the same; where every table meets the same trouble, `of_kind` names it.
"""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

MINUTE = 60.0
# Different troubles that are remembered.
MOST_KINDS = 1_000

Kind = tuple[str, str, object]


class JsonLines(logging.Formatter):
    """Formats log records as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


class RepeatFilter(logging.Filter):
    """Lets a warning or an error through once a minute, with the number of those left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        # When each kind of trouble was last logged, and how often it was left out since.
        self._seen: OrderedDict[Kind, tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        kind = _kind(record)
        now = self._now()
        last, left_out = self._seen.get(kind, (None, 0))
        if last is not None and now - last < MINUTE:
            self._seen[kind] = last, left_out + 1
            return False
        self._seen[kind] = now, 0
        self._seen.move_to_end(kind)
        if len(self._seen) > MOST_KINDS:
            self._seen.popitem(last=False)
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} times more since the last such line)"
            record.args = ()
        return True


def of_kind(kind: str) -> dict[str, object]:
    """What a line of the log says beside its words: `log.error(..., extra=of_kind("write"))`."""
    return {"kind": kind}


def _kind(record: logging.LogRecord) -> Kind:
    """What makes two lines the same: their words, and where an error came from."""
    place: object = None
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = type(error), trace and (trace.tb_frame.f_code, trace.tb_lineno)
    return record.name, getattr(record, "kind", None) or record.getMessage(), place
