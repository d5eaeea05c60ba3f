"""Drops the tracebacks of errors that have been answered.

A traceback holds the frames it went through, and a frame often holds the error: such a circle
stays in memory until the garbage collector looks, some kilobytes for each refused request.
"""


def forget_frames(error: BaseException | None) -> None:
    """Drop the traceback of an error, and of those that led to it."""
    while error is not None:
        error.__traceback__ = None
        before = error.__cause__ or error.__context__
        error.__cause__ = error.__context__ = None
        error = before
