"""Boards: the two-sided cards the players get, and the box of 36 of them."""
