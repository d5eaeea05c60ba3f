"""People of events by their address: a class behind one router is not one person in a hurry.

Whoever is connected to an event that they take part in, or to a table of it, makes the limits of
their address so much wider, on this server and as long as they are connected. To open events is
limited like to open tables; so nobody widens anything without an event whose people have come.

>>> visitors = EventVisitors()
>>> visitors.cost("school", 600, 30)
1.0
>>> for _ in range(40):
...     visitors.add("school")
>>> round(visitors.cost("school", 600, 30), 2), visitors.count("school")
(0.33, 40)
>>> visitors.remove("school")
>>> visitors.count("school"), visitors.count("elsewhere")
(39, 0)
"""

from collections import Counter

# Where one address may bring so many people of events and no more.
MOST_AN_ADDRESS = 500


class EventVisitors:
    """How many people of events are connected from each address."""

    def __init__(self) -> None:
        self._by_address: Counter[str] = Counter()

    def add(self, address: str) -> None:
        self._by_address[address] += 1

    def remove(self, address: str) -> None:
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]

    def count(self, address: str) -> int:
        return min(self._by_address.get(address, 0), MOST_AN_ADDRESS)

    def cost(self, address: str, most: int, for_each: int) -> float:
        """What one of `most` things costs, if there are `for_each` more for each of them."""
        return most / (most + for_each * self.count(address))
