"""Looking a puzzle up: solutions, hints, and the piece sets that fit an area."""
