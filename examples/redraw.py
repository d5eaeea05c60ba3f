"""Draws everything of a recorded game once more, from its published seed (R-405).

    python examples/redraw.py game.txt
    python examples/redraw.py *.txt --data path/to/ubongo/data

It shares no code with ubongo: it follows docs/records.md, and reads the pieces, the boards and
the catalogue as the files they are. So it shows that a program in any language can do the same.
It prints what it has drawn again; the exit code is 0 if everything is as recorded, 1 if
something is not, and 2 if a file is no record of a game whose seed is published.
"""

import argparse
import json
import lzma
import re
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import sha256, shake_256
from itertools import pairwise
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[1] / "src" / "ubongo" / "data"

SYMBOLS = ("shield", "hand", "antelope", "snake", "elephant", "mask")
COLOURS = ("green", "red", "blue", "violet", "brown", "yellow")
ANIMALS = ("Rabbat", "Henrietta", "Juri", "Caspar")
BAG = {"red": 10, "blue": 10, "green": 10, "brown": 10}  # 2015: in the bag at the beginning
PIECES_OF = {"easy": 3, "hard": 4}

Area = frozenset[tuple[int, int]]
Side = tuple[str, tuple[tuple[str, ...], ...]]  # the area's rows, and its six lists
Fields = dict[str, Any]


class Wrong(Exception):
    """Something of the record is not what the seed gives."""


class NoRecord(Exception):
    """This file cannot be checked."""


# The record


def events_of(text: str) -> list[tuple[int, str, Fields]]:
    """The events of a record: line, name and fields. The chain of check values must be whole."""
    lines = text.split("\n")
    header = re.fullmatch(r"ubongo record (1|2 by ubongo \S+ [0-9a-f]{32})", lines[0])
    if header is None or lines[-1] or not lines[-2].startswith("end "):
        raise NoRecord("the file is not a record")
    check = ""
    found = []
    for number, line in enumerate(lines[:-1], 1):
        content, _, written = line.rpartition(" ")
        if line == "ubongo record 1":  # the first format has no check value on its first line
            content, written = line, ""
        check = sha256(f"{check}\n{content}".encode()).hexdigest()[:32]
        if written and written != check:
            raise Wrong(f"line {number}: the check value does not fit")
        if number > 1 and number < len(lines) - 1:
            _, at, name, fields = content.split(" ", 3)
            found.append((number, name, {"at": int(at), **json.loads(fields)}))
    return found


# The draws


class Draws:
    """Numbers from the seed; each draw has a name."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def number(self, name: str, size: int) -> int:
        return int.from_bytes(shake_256(self.seed + name.encode()).digest(size), "big")

    def below(self, name: str, count: int) -> int:
        return self.number(name, 16) % count

    def order(self, name: str, count: int) -> list[int]:
        rest = self.number(name, 2 * count + 16)
        items = list(range(count))
        for last in range(count - 1, 0, -1):
            rest, other = divmod(rest, last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def some(self, name: str, things: list[Any], count: int) -> list[Any]:
        rest = self.number(name, 2 * count + 16)
        items = list(things)
        for place in range(count):
            rest, other = divmod(rest, len(items) - place)
            items[place], items[place + other] = items[place + other], items[place]
        return items[:count]


class Twister:
    """The Mersenne Twister MT19937, begun with an array of 32-bit words."""

    def __init__(self, seed: int) -> None:
        words: list[int] = []
        while seed or not words:
            words.append(seed & 0xFFFFFFFF)
            seed >>= 32
        state = [19650218]
        for place in range(1, 624):
            before = state[-1]
            state.append((1812433253 * (before ^ before >> 30) + place) & 0xFFFFFFFF)
        place, word = 1, 0
        for _ in range(max(624, len(words))):
            before = state[place - 1]
            mixed = (state[place] ^ (before ^ before >> 30) * 1664525) + words[word] + word
            state[place] = mixed & 0xFFFFFFFF
            place, word = place + 1, (word + 1) % len(words)
            if place == 624:
                state[0], place = state[623], 1
        for _ in range(623):
            before = state[place - 1]
            state[place] = ((state[place] ^ (before ^ before >> 30) * 1566083941) - place) & (
                0xFFFFFFFF
            )
            place += 1
            if place == 624:
                state[0], place = state[623], 1
        state[0] = 0x80000000
        self.state = state
        self.place = 624

    def word(self) -> int:
        if self.place == 624:
            state = self.state
            for at in range(624):
                both = (state[at] & 0x80000000) | (state[(at + 1) % 624] & 0x7FFFFFFF)
                state[at] = state[(at + 397) % 624] ^ both >> 1 ^ (0x9908B0DF if both & 1 else 0)
            self.place = 0
        word = self.state[self.place]
        self.place += 1
        word ^= word >> 11
        word ^= word << 7 & 0x9D2C5680
        word ^= word << 15 & 0xEFC60000
        return word ^ word >> 18

    def fraction(self) -> float:
        """53 bits of two words, as a number from 0 to just below 1."""
        high, low = self.word() >> 5, self.word() >> 6
        return (high * 67108864 + low) / 9007199254740992

    def below(self, count: int) -> int:
        return int(self.fraction() * count)


# Shapes


def cells_of(rows: str) -> Area:
    return frozenset(
        (x, y) for y, row in enumerate(rows.split("/")) for x, sign in enumerate(row) if sign == "#"
    )


def rows_of(area: Area) -> str:
    width, height = max(x for x, _ in area) + 1, max(y for _, y in area) + 1
    return "/".join(
        "".join("#" if (x, y) in area else "." for x in range(width)) for y in range(height)
    )


def cornered(cells: Area) -> Area:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


def poses(shape: Area) -> list[Area]:
    """Four quarter turns clockwise, then the same of the mirror image, each different one once."""
    found: list[Area] = []
    pose = shape
    for _ in range(2):
        for _ in range(4):
            if pose not in found:
                found.append(pose)
            pose = cornered(frozenset((-y, x) for x, y in pose))
        pose = cornered(frozenset((-x, y) for x, y in pose))
    return found


class Pieces:
    """The twelve pieces in their order."""

    def __init__(self, folder: Path) -> None:
        words = [
            line.split()
            for line in (folder / "pieces.txt").read_text("utf-8").splitlines()
            if line and not line.startswith("#")
        ]
        self.ids = tuple(word[0] for word in words)
        self.poses = {word[0]: poses(cells_of(word[-1])) for word in words}
        self.sizes = {word[0]: len(self.poses[word[0]][0]) for word in words}

    def places(self, area: Area, piece: str) -> list[Area]:
        """Pose by pose; the places of a pose in reading order."""
        width, height = max(x for x, _ in area) + 1, max(y for _, y in area) + 1
        found = []
        for pose in self.poses[piece]:
            for y in range(height):
                for x in range(width):
                    moved = frozenset((x + dx, y + dy) for dx, dy in pose)
                    if moved <= area:
                        found.append(moved)
        return found


# Which sets cover an area, and how hard each is


def covering_sets(area: Area, count: int, pieces: Pieces) -> list[tuple[str, ...]]:
    """The sets of so many pieces that cover the area, by the number that their bits make."""
    on_cell: dict[tuple[int, int], list[tuple[int, Area]]] = {cell: [] for cell in area}
    for index, piece in enumerate(pieces.ids):
        for place in pieces.places(area, piece):
            first = min(place, key=lambda cell: (cell[1], cell[0]))
            on_cell[first].append((index, place))
    found: set[int] = set()
    reached: set[tuple[Area, int]] = set()

    def lay(free: Area, used: int, left: int) -> None:
        if (free, used) in reached:
            return
        reached.add((free, used))
        if not free or not left:
            if not free and not left:
                found.add(used)
            return
        first = min(free, key=lambda cell: (cell[1], cell[0]))
        for index, place in on_cell[first]:
            if not used >> index & 1 and place <= free:
                lay(free - place, used | 1 << index, left - 1)

    lay(area, 0, count)
    return [
        tuple(piece for index, piece in enumerate(pieces.ids) if bits >> index & 1)
        for bits in sorted(found)
    ]


def smallest_pocket(free: Area) -> int:
    left = set(free)
    smallest = len(left)
    while left:
        pocket = [left.pop()]
        for x, y in pocket:
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.remove(beside)
                    pocket.append(beside)
        smallest = min(smallest, len(pocket))
    return smallest


def expected_tries(area: Area, listed: tuple[str, ...], pieces: Pieces) -> float:
    """How many placements somebody tries who lays the biggest piece first; see docs/records.md."""
    order = sorted(listed, key=lambda one: (-pieces.sizes[one], pieces.ids.index(one)))
    every = [pieces.places(area, one) for one in order]
    smallest = pieces.sizes[order[-1]]

    def tries(free: Area, left: list[list[Area]]) -> tuple[float | None, int]:
        """The expected tries, or None if it fails; and then the number of all tries below."""
        here, *rest = left
        if len(rest) == 1:
            succeeded = sum(free - laid in rest[0] for laid in here)
            failed = len(here) - succeeded
            return (2 + failed / (succeeded + 1), 0) if succeeded else (None, failed)
        failed = succeeded = 0
        expected = 0.0
        for laid in here:
            after = free - laid
            if smallest_pocket(after) < smallest:
                failed += 1
                continue
            below = [[one for one in places if not one & laid] for places in rest]
            found, wasted = tries(after, below)
            if found is None:
                failed += 1 + wasted
            else:
                succeeded += 1
                expected += found
        if not succeeded:
            return None, failed
        return 1 + failed / (succeeded + 1) + expected / succeeded, 0

    found, _ = tries(area, every)
    if found is None:
        raise Wrong(f"{' '.join(listed)} do not cover {rows_of(area)}")
    return found


# Fresh boards

# Side and stars: for each number of cells the shortest and the longest outline.
KINDS: dict[tuple[str, int | None], dict[int, tuple[int, int]]] = {
    ("easy", None): {11: (14, 16), 12: (16, 18), 13: (16, 20), 14: (16, 22)},
    ("easy", 1): {11: (22, 24), 12: (24, 26)},
    ("easy", 2): {12: (18, 20), 13: (22, 24)},
    ("easy", 3): {13: (16, 18), 14: (16, 22)},
    ("hard", None): {15: (18, 20), 16: (18, 22), 17: (20, 24), 18: (22, 26)},
    ("hard", 2): {14: (24, 26), 15: (26, 30), 16: (30, 32), 17: (32, 34)},
    ("hard", 3): {15: (22, 24), 16: (24, 28), 17: (26, 30), 18: (28, 32)},
    ("hard", 4): {17: (20, 22), 18: (24, 28)},
    ("hard", 5): {17: (18, 20), 18: (18, 22)},
}
BOXES = {
    "easy": ((4, 3), (4, 4), (5, 3), (5, 4), (6, 3)),
    "hard": ((4, 4), (5, 4), (5, 5), (6, 4), (6, 5)),
}
MEASURED = {"easy": 12, "hard": 8}
STARS = (0.0, 6.2, 11.0, 20.0, 36.0, float("inf"))
LIKE_THE_BOX = {"easy": (8.0, 24.0)}
PATIENCE = 2000

# Fitted boards: below so many tenths of tries, which side and stars.
FITTED = ((55, "easy", 1), (100, "easy", 2), (140, "easy", 3), (170, "hard", 3), (310, "hard", 4))
# What ranks win, and what a point moves a level, by edition; nobody races in the others.
WINS = {
    "classic": ((4, 2, 1, 1), 1),
    "classic-long": ((4, 2, 1, 1), 1),
    "2015": ((5, 3, 2, 2), 2),
    "2024": ((4, 2, 1, 1), 3),
}


class Catalogue:
    """The numbers of all areas, by side."""

    def __init__(self, folder: Path) -> None:
        self.numbers = {side: self._read(folder / f"{side}.xz") for side in PIECES_OF}
        total = b"".join(
            number.to_bytes(4, "little") for half in self.numbers.values() for number in half
        )
        self.fingerprint = sha256(total).hexdigest()

    @staticmethod
    def _read(path: Path) -> list[int]:
        data = lzma.decompress(path.read_bytes())
        count = int.from_bytes(data[:4], "little")
        large = 4 + count
        numbers, total = [], 0
        for step in data[4 : 4 + count]:
            if step < 255:
                total += step
            else:
                total += int.from_bytes(data[large : large + 4], "little")
                large += 4
            numbers.append(total)
        return numbers


@lru_cache(maxsize=1)
def the_catalogue(folder: Path) -> Catalogue:
    return Catalogue(folder)


def area_of(number: int) -> Area:
    return frozenset((bit // 5, bit % 5) for bit in range(30) if number >> bit & 1)


def outline(area: Area) -> int:
    return sum(
        beside not in area
        for x, y in area
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
    )


class FreshBoards:
    """The fresh boards of a number: board 1, 2, 3 …, each drawn after the one before it."""

    def __init__(
        self, number: int, stars: int | None, catalogue: Catalogue, pieces: Pieces
    ) -> None:
        self.catalogue, self.pieces = catalogue, pieces
        self.number = number
        self.drawn: dict[str, list[Side]] = {"easy": [], "hard": []}
        self.next: dict[str, Iterator[None]]
        if stars is None:
            both = self._boards(number)
            self.next = {"easy": both, "hard": both}
        else:
            self.next = {
                side: self._sides(number, side, stars)
                for side in PIECES_OF
                if (side, stars) in KINDS
            }

    def side(self, number: int, side: str) -> Side:
        while len(self.drawn[side]) < number:
            next(self.next[side])
        return self.drawn[side][number - 1]

    def fitted(self, board: int, wanted: int, symbol: int) -> tuple[str, Side]:
        """The side of a board for so many tenths of tries, and the face that is rolled."""
        side, stars = next((one[1:] for one in FITTED if wanted < one[0]), ("hard", 5))
        seed = sha256(f"fitted {self.number} {board} {wanted}".encode()).digest()
        source = Twister(int.from_bytes(seed, "big"))
        best: tuple[float, Area, list[tuple[float, int, tuple[str, ...]]]] | None = None
        for count, found in enumerate(self._areas(source, side, stars), 1):
            area, sets = self._shuffled_sets(source, side, found)
            measured = []
            for place, listed in enumerate(sets[:12]):
                tenths = 10 * expected_tries(area, listed, self.pieces)
                measured.append((max(tenths / wanted, wanted / tenths), place, listed))
            measured.sort(key=lambda one: one[:2])
            if best is None or measured[0][0] < best[0]:
                best = measured[0][0], area, measured[:6]
            if best[0] <= (1.04 if count < 8 else 1.2):
                break
        assert best is not None
        nearest, *others = best[2]
        lists = [listed for _, _, listed in sorted(others, key=lambda one: one[1])]
        lists.insert(symbol, nearest[2])
        return side, (rows_of(best[1]), tuple(lists))

    def _boards(self, number: int) -> Iterator[None]:
        """Boards with both sides: an easy one and a hard one in turn, from one source."""
        source = Twister(number)
        areas = {side: self._areas(source, side, None) for side in PIECES_OF}
        while True:
            for side in PIECES_OF:
                self.drawn[side].append(self._drawn(source, side, None, next(areas[side])))
            yield

    def _sides(self, number: int, side: str, stars: int) -> Iterator[None]:
        source = Twister(number)
        areas = self._areas(source, side, stars)
        while True:
            self.drawn[side].append(self._drawn(source, side, stars, next(areas)))
            yield

    def _areas(self, source: Twister, side: str, stars: int | None) -> Iterator[Area]:
        numbers = self.catalogue.numbers[side]
        kinds = KINDS[side, stars]
        seen: set[int] = set()
        again = 0
        while True:
            number = numbers[source.below(len(numbers))]
            area = area_of(number)
            least, most = kinds.get(len(area), (1, 0))
            if not least <= outline(area) <= most:
                continue
            if number in seen:
                again += 1
                if again > PATIENCE:
                    seen.clear()
                continue
            again = 0
            seen.add(number)
            width, height = max(x for x, _ in area) + 1, max(y for _, y in area) + 1
            if (max(width, height), min(width, height)) in BOXES[side]:
                yield area

    def _shuffled_sets(
        self, source: Twister, side: str, area: Area
    ) -> tuple[Area, list[tuple[str, ...]]]:
        area = self._lying(source, area)
        sets = covering_sets(area, PIECES_OF[side], self.pieces)
        for place in range(len(sets)):
            other = place + source.below(len(sets) - place)
            sets[place], sets[other] = sets[other], sets[place]
        return area, sets

    def _drawn(self, source: Twister, side: str, stars: int | None, area: Area) -> Side:
        area, sets = self._shuffled_sets(source, side, area)
        if (side, stars) == ("hard", None):
            return rows_of(area), tuple(sets[:6])
        least, most = LIKE_THE_BOX[side] if stars is None else STARS[stars - 1 : stars + 1]
        measured: list[tuple[float, int]] = []
        right = 0
        for place, listed in enumerate(sets[: MEASURED[side]]):
            if right == 6:
                break
            tries = expected_tries(area, listed, self.pieces)
            is_right = least <= tries < most
            right += is_right
            measured.append((1.0 if is_right else max(least / tries, tries / most), place))
        chosen = sorted(place for _, place in sorted(measured)[:6])
        return rows_of(area), tuple(sets[place] for place in chosen)

    @staticmethod
    def _lying(source: Twister, area: Area) -> Area:
        """Not higher than wide, and in a random pose."""
        turn, across, down = (source.fraction() < 0.5 for _ in range(3))
        width, height = max(x for x, _ in area) + 1, max(y for _, y in area) + 1
        if height > width or (height == width and turn):
            width, height = height, width
            area = frozenset((y, x) for x, y in area)
        if across:
            area = frozenset((width - 1 - x, y) for x, y in area)
        if down:
            area = frozenset((x, height - 1 - y) for x, y in area)
        return area


# The box


class Box:
    """The boards that come with the game."""

    def __init__(self, folder: Path) -> None:
        self.animals: dict[int, str] = {}
        self.sides: dict[tuple[int, str], Side] = {}
        lines = {}
        for path in folder.glob("*.txt"):
            words = path.read_text("utf-8").split()
            number = int(words[1])
            self.animals[number] = words[2]
            turn = words.index("hard")
            texts = []
            for side, part in (("easy", words[4:turn]), ("hard", words[turn + 1 :])):
                area, lists = self._side(part)
                self.sides[number, side] = area, lists
                named = (
                    f"{symbol} {' '.join(listed)}"
                    for symbol, listed in zip(SYMBOLS, lists, strict=True)
                )
                texts.append(f"{side} {area} {' '.join(named)}")
            lines[number] = f"board {number} {words[2]} {' '.join(texts)}\n"
        self.numbers = sorted(lines)
        whole = "".join(lines[number] for number in self.numbers)
        self.fingerprint = sha256(whole.encode()).hexdigest()

    @staticmethod
    def _side(words: list[str]) -> Side:
        starts = [words.index(symbol) for symbol in SYMBOLS] + [len(words)]
        lists = tuple(tuple(words[start + 1 : end]) for start, end in pairwise(starts))
        return "/".join(words[: starts[0]]), lists


# The game


class Redrawn:
    """One game: every draw is made again, and compared with what its events tell."""

    def __init__(self, events: list[tuple[int, str, Fields]], data: Path) -> None:
        self.events = events
        _, name, self.started = events[0]
        seeds = [fields["seed"] for _, name_, fields in events if name_ == "SeedPublished"]
        if name != "GameStarted" or not seeds:
            raise NoRecord("the seed of this game is not published")
        seed = bytes.fromhex(seeds[0])
        if sha256(seed).hexdigest() != self.started["seal"]:
            raise Wrong("the seed is not the one that was sealed in event 1")
        self.draws = Draws(seed)
        self.rules = self.started["rules"]
        self.edition = self.started["edition"]
        self.settings: Fields = {"boards": "box", "stars": None, "agreed": None, "levels": []}
        self.settings |= self.started["settings"]
        self.seats = len(self.started["players"])
        self.pieces = Pieces(data)
        self.fresh: FreshBoards | None = None
        self.box = Box(data / "boards")
        if self.settings["boards"] == "fresh":
            catalogue = the_catalogue(data / "catalogue")
            source = catalogue.fingerprint
            number = self.settings["agreed"]
            if number is None:
                number = self.draws.number("fresh boards", 16)
            self.fresh = FreshBoards(number, self.settings["stars"], catalogue, self.pieces)
        else:
            source = self.box.fingerprint
        if self.rules > 1 and self.started["box"] != source:
            raise NoRecord("the game was played with other boards than these")
        # Version 1 of the rules did not name the box. Of another one only the numbers are drawn.
        self.is_other_box = self.rules == 1 and any(
            (self.box.animals.get(deal["board"]), deal["puzzle"])
            != (deal["animal"], self._puzzle(deal["board"], deal["side"], event["symbol"]))
            for _, _, event in events
            for deal in event.get("deals", [])
        )
        if self.is_other_box and self.settings["fair_deal"]:
            raise NoRecord("the game was played with other boards than these")
        self.counts: dict[str, int] = {}
        self.line = 0
        self.round = 0
        # Boards not dealt, boards each seat has held, faces each board has shown (solo).
        self.undealt: list[int] = list(self.started["boards"])
        self.held: list[list[int]] = [[] for _ in range(self.seats)]
        self.faces: dict[int, list[str]] = {}
        self.fields_chosen: dict[int, int] = {}
        self.stacks: list[str] = []
        self.bag = dict(BAG)
        # Fitted boards: twelfths of a rung; who solved this round, in order; who has left.
        self.levels: list[int] = list(self.settings["levels"])
        self.solvers: list[int] = []
        self.left: set[int] = set()

    def _puzzle(self, board: int, side: str, symbol: str) -> str:
        area, lists = self.box.sides[board, side]
        return f"{area} + {' '.join(lists[SYMBOLS.index(symbol)])}"

    def check(self) -> dict[str, int]:
        """Draw everything again; returns how much of what was compared."""
        for line, name, fields in self.events:
            self.line = line
            if name in SEES:
                SEES[name](self, fields)
        return self.counts

    def same(self, what: str, drawn: object, recorded: object) -> None:
        if drawn != recorded:
            raise Wrong(f"line {self.line}: {what}: drawn {drawn}, recorded {recorded}")
        self.counts[what] = self.counts.get(what, 0) + 1

    def _game_started(self, event: Fields) -> None:
        if self.settings["start_seat"] is None:
            self.same("start seat", self.draws.below("start", self.seats), event["start_seat"])
        boards = [] if self.fresh else self.box.numbers
        self.same("boards", boards, event["boards"])

    def _gems_laid(self, event: Fields) -> None:
        gems = [COLOURS[place // 12] for place in self.draws.order("gems", 72)]
        rows = [gems[first : first + 12] for first in range(0, 72, 12)]
        self.same("rows of gems", rows, event["rows"])

    def _stacks_dealt(self, event: Fields) -> None:
        picked = self.settings["animals"] or [None] * self.seats
        rest = [animal for animal in ANIMALS if animal not in picked]
        drawn = iter(self.draws.some("animals", rest, picked.count(None)))
        self.stacks = [next(drawn) if animal is None else animal for animal in picked]
        self.same("stacks", self.stacks, event["animals"])

    def _field_chosen(self, event: Fields) -> None:
        self.fields_chosen[event["seat"]] = event["field"]

    def _pawns_placed(self, event: Fields) -> None:
        fields = [
            self.fields_chosen.get(seat, self.draws.below(f"pawn {seat}", 6))
            for seat in range(self.seats)
        ]
        self.same("pawns", fields, event["fields"])

    def _round_started(self, event: Fields) -> None:
        self.solvers = []
        number = self.round + 1
        if self.edition == "solo":
            stack = self.undealt or self.started["boards"]
            board = number if self.fresh else stack[self.draws.below(f"board {number}", len(stack))]
            faces = [one for one in SYMBOLS if one not in self.faces.get(board, [])]
            symbol = faces[self.draws.below(f"roll {number}", len(faces))]
            self.faces.setdefault(board, []).append(symbol)
            boards = [board]
        else:
            symbol = SYMBOLS[self.draws.below(f"roll {number}", 6)]
            boards = self._of_animals() if self.stacks else self._of_stack(symbol)
        self.same("dice", symbol, event["symbol"])
        for seat, (board, deal) in enumerate(zip(boards, event["deals"], strict=True)):
            self._compare(seat, board, symbol, deal)
            self.held[seat].append(board)
        stack = self.undealt or self.started["boards"]
        self.undealt = [one for one in stack if one not in boards]
        self.round = number

    def _of_animals(self) -> list[int]:
        """Co-op: in every round each seat holds the stack of the seat before it."""
        boards = []
        for seat in range(self.seats):
            animal = self.stacks[(seat - self.round) % self.seats]
            if self.fresh:
                boards.append(4 * self.round + ANIMALS.index(animal) + 1)
                continue
            stack = [one for one in self.undealt if self.box.animals[one] == animal]
            name = f"board {self.round + 1} {animal}"
            boards.append(stack[self.draws.below(name, len(stack))])
        return boards

    def _of_stack(self, symbol: str) -> list[int]:
        number, seats = self.round + 1, self.seats
        if self.settings["same_puzzle"]:
            one = number if self.fresh else self.draws.some(f"boards {number}", self.undealt, 1)[0]
            return [one] * seats
        if self.fresh:
            drawn = [self.round * seats + place + 1 for place in range(seats)]
        elif self.settings["fair_deal"]:
            ranked = sorted(self.undealt, key=lambda one: (self._hardness(one, symbol), one))
            first = self.draws.below(f"block {number}", len(ranked) // seats) * seats
            drawn = self.draws.some(f"boards {number}", ranked[first : first + seats], seats)
        else:
            drawn = self.draws.some(f"boards {number}", self.undealt, seats)
        start = (self.started["start_seat"] + self.round) % seats
        return [drawn[(seat - start) % seats] for seat in range(seats)]

    def _hardness(self, board: int, symbol: str) -> float:
        total = 0.0
        for side in dict.fromkeys(self.settings["sides"]):
            area, lists = self.box.sides[board, side]
            listed = lists[SYMBOLS.index(symbol)]
            total += expected_tries(cells_of(area), listed, self.pieces)
        return total

    def _compare(self, seat: int, board: int, symbol: str, deal: Fields) -> None:
        """The whole board: number, animal, side, area, the list of the die and all six lists."""
        side = self.settings["sides"][seat]
        if self.is_other_box:
            self.same("numbers of boards of another box", board, deal["board"])
            return
        if self.fresh:
            if self.levels:
                wanted = self._wanted(self.levels[seat])
                side, drawn_side = self.fresh.fitted(board, wanted, SYMBOLS.index(symbol))
            else:
                drawn_side = self.fresh.side(board, side)
            area, lists = drawn_side
            animal = ANIMALS[(board - 1) % 4]
        else:
            area, lists = self.box.sides[board, side]
            animal = self.box.animals[board]
        listed = lists[SYMBOLS.index(symbol)]
        drawn: Fields = {
            "board": board,
            "animal": animal,
            "side": side,
            "puzzle": f"{area} + {' '.join(listed)}",
        }
        if self.rules > 1:
            drawn["lists"] = [list(one) for one in lists]
        what = "fitted boards" if self.levels else "fresh boards" if self.fresh else ""
        self.same(what or "boards of the box", drawn, deal)

    @staticmethod
    def _wanted(level: int) -> int:
        """How many tenths of tries boards of this level take."""
        rung = min(max((level + 6) // 12, 4), 70)
        wanted = 30
        while wanted**16 < 30**16 * 2**rung:
            wanted += 1
        return wanted

    def _ubongo_called(self, event: Fields) -> None:
        self.solvers.append(event["seat"])

    def _seat_left(self, event: Fields) -> None:
        self.left.add(event["seat"])

    def _round_ended(self, event: Fields) -> None:
        """Levels move by the points won, minus the mean of those who are still here."""
        if not self.levels:
            return
        here = [seat for seat in range(self.seats) if seat not in self.left]
        points, step = WINS.get(self.edition, ((), 0))
        won = dict.fromkeys(here, 0)
        won |= {s: w for s, w in zip(self.solvers, points, strict=False) if s in won}
        for seat in here:
            if points:
                by = step * (12 // len(here)) * (len(here) * won[seat] - sum(won.values()))
            else:
                by = 12 if seat in self.solvers else -24
            self.levels[seat] = min(max(self.levels[seat] + by, -144), 1056)

    def _gem_drawn(self, event: Fields) -> None:
        inside = [gem for gem in BAG for _ in range(self.bag[gem])]
        drawn = inside[self.draws.below(f"bag {self.round} {event['seat']}", len(inside))]
        self.same("gems from the bag", drawn, event["gem"])
        self.bag[drawn] -= 1

    def _gems_left_over(self, event: Fields) -> None:
        if self.edition == "2015":
            for gem in event["gems"]:
                self.bag[gem] += 1

    def _play_off_started(self, event: Fields) -> None:
        symbol = SYMBOLS[self.draws.below("roll play-off", 6)]
        self.same("dice", symbol, event["symbol"])
        deals = zip(event["seats"], self._loans(event["seats"]), event["deals"], strict=True)
        for seat, board, deal in deals:
            self._compare(seat, board, symbol, deal)

    def _loans(self, tied: list[int]) -> list[int]:
        if self.fresh:
            if self.settings["same_puzzle"]:
                return [self.round + 1] * len(tied)
            return [self.round * self.seats + place + 1 for place in range(len(tied))]
        loans: list[int] = []
        for seat in tied:
            if loans and self.settings["same_puzzle"]:
                return loans * len(tied)
            others = [one for one in self.started["boards"] if one not in loans]
            unseen = [one for one in self.undealt if one not in loans] if self.rules > 1 else []
            held = self.held[seat]
            offered = unseen or [one for one in others if one not in held] or others
            loans.append(offered[self.draws.below(f"loan {seat}", len(offered))])
        return loans


SEES: dict[str, Callable[[Redrawn, Fields], None]] = {
    "GameStarted": Redrawn._game_started,
    "GemsLaid": Redrawn._gems_laid,
    "StacksDealt": Redrawn._stacks_dealt,
    "FieldChosen": Redrawn._field_chosen,
    "PawnsPlaced": Redrawn._pawns_placed,
    "RoundStarted": Redrawn._round_started,
    "UbongoCalled": Redrawn._ubongo_called,
    "SeatLeft": Redrawn._seat_left,
    "RoundEnded": Redrawn._round_ended,
    "GemDrawn": Redrawn._gem_drawn,
    "GemsLeftOver": Redrawn._gems_left_over,
    "PlayOffStarted": Redrawn._play_off_started,
}


def checked(record: Path, data: Path) -> int:
    """Check one record and say what was found; returns the exit code."""
    try:
        text = record.read_bytes().decode("utf-8")
        counts = Redrawn(events_of(text), data).check()
    except (NoRecord, OSError, UnicodeDecodeError) as trouble:
        print(f"{record}: {trouble}", file=sys.stderr)
        return 2
    except Wrong as wrong:
        print(f"{record}: {wrong}", file=sys.stderr)
        return 1
    drawn = ", ".join(f"{count} {what}" for what, count in counts.items())
    print(f"{record}: everything drawn is what the seed gives: {drawn}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("records", type=Path, nargs="+", help="records of finished games")
    parser.add_argument("--data", type=Path, default=DATA, help="ubongo's folder of data")
    asked = parser.parse_args()
    return max(checked(record, asked.data) for record in asked.records)


if __name__ == "__main__":
    sys.exit(main())
