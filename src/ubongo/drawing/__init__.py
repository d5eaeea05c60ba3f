"""Pictures as SVG text, for notebooks and web pages: pieces, boards, gems, whole games.

What is drawn comes in as plain values (cells, colours, names), so that everything in the game
can draw itself: `_repr_svg_` of a piece, a puzzle, a board or a game calls this part.
"""
