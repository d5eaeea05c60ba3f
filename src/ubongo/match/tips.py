"""Tips for gems (R-429): the row that the best of our bots would choose for a seat.

>>> from ubongo.rules.editions.classic import GemView
>>> from ubongo.rules.gems import Gem
>>> rows = ((Gem.RED,), (Gem.RED, Gem.RED), (), (), (), ())
>>> table = GemView(rows, (0, 5), ((0,) * 6, (0,) * 6), (True, True), None, (0, 1, 2))
>>> tipped_field(table, seat=0)
1
>>> tipped_field(table, seat=1, takes=False) is None
True
"""

from random import Random

from ubongo.match.bots.gem_strategies import far_sighted
from ubongo.rules.editions.classic import FIELDS, GemView
from ubongo.rules.editions.edition import TableView


def tipped_field(table: TableView, seat: int, takes: bool = True) -> int | None:
    """The field to go to and take gems, or to begin at; None if there is nothing to choose.

    The same table gives the same tip: of equal rows always the same one.
    """
    if not isinstance(table, GemView):
        return None
    if takes:
        fields = [field for field in table.reachable if table.rows[field]]
    elif not table.pawns and table.own_choice is None:
        fields = list(range(FIELDS))
    else:
        fields = []
    return far_sighted(table, seat, fields, Random(0)) if fields else None
