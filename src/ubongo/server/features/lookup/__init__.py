"""The look-up: solutions, hints, sets of pieces that fit an area, solutions after a round."""
