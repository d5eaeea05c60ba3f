"""Every kind of sheet, made once for all tests that look at it."""

from functools import cache

from ubongo.boards.box import Box, the_box
from ubongo.printing import sheets
from ubongo.printing.options import Options, Paper, Style

LOOKS = tuple((paper, style) for paper in Paper for style in Style)
KINDS = ("boards", "pieces", "gem-board", "round-track", "rules", "solutions", "all")


def some_boards() -> Box:
    """Enough for a full sheet and one that is not full."""
    return sheets.only(the_box(), (1, 2, 3, 36))


@cache
def made(
    kind: str,
    paper: Paper = Paper.A4,
    style: Style = Style.COLOUR,
    language: str = "en",
    players: int = 4,
) -> bytes:
    options = Options(paper, style, language, players)
    match kind:
        case "boards":
            return sheets.boards(some_boards(), options)
        case "pieces":
            return sheets.pieces(options)
        case "gem-board":
            return sheets.gem_board(options)
        case "round-track":
            return sheets.round_track(options)
        case "rules":
            return sheets.rules(options)
        case "solutions":
            return sheets.solutions(some_boards(), options)
        case _:
            return sheets.everything(some_boards(), options)
