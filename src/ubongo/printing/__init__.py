"""Print and play: every part of the box as PDF sheets in exact millimetres, and SVG for lasers.

`sheets` is the entry point; the package knows boards and pieces, and nothing of running games.
"""
