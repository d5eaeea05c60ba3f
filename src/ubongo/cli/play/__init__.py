"""`ubongo play`: a puzzle in the terminal."""
