"""Puzzles: pieces, areas, exact covers, and how hard they are to find."""
