"""Somebody who plays through the page: sees the scene, knows the cover, and has hands.

Pieces are laid by dragging (mouse or finger), by tapping, or by keys, with real input events
and nothing else; the solver says where they belong. What the server told the page is
read along, to know whose turn it is, and never answered but through the page.
"""

import json
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Literal

from playwright.sync_api import CDPSession, Error, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as TookTooLong

from tools.patience import PATIENCE
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import solve

Hold = Literal["mouse", "touch", "tap", "keys"]
Cells = tuple[tuple[int, int], ...]
# As in web/src/play/input.ts: how far above the finger a piece hangs.
ABOVE_FINGER = (28.0, 0.4)
SWING = 24.0  # pixels; further than a tap may stray
# A press that began so many seconds from now is never a long one, however busy the machine is.
AHEAD = 3_600.0
STAYS = 5.0  # seconds: many times a long press
TRIES = 5

SCENE = """(root) => {
  const svg = root.querySelector('svg[role=application]');
  if (!svg) return null;
  const box = svg.getBoundingClientRect();
  const cell = box.width / svg.viewBox.baseVal.width;
  const board = svg.querySelector('[data-board]').transform.baseVal.consolidate().matrix;
  const left = box.left + board.e * cell;
  const top = box.top + board.f * cell;
  const pieces = [...svg.querySelectorAll('[data-piece]')].map((one) => {
    const { e, f } = one.transform.baseVal.consolidate().matrix;
    return {
      id: one.dataset.piece, spot: one.dataset.spot, shape: one.dataset.shape,
      left: box.left + e * cell, top: box.top + f * cell,
    };
  });
  return { cell, left, top, pieces };
}"""


# Nothing says any more that it is being fetched, searched or opened.
STANDS = """document.fonts.status === 'loaded' && document.querySelector(
  'p.moment, p.asking') === null"""
# What was pressed is drawn by then.
DRAWN = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => on())))"


def normalised(cells: Cells) -> Cells:
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    return tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda one: (one[1], one[0])))


def turned(cells: Cells) -> Cells:
    return normalised(tuple((-y, x) for x, y in cells))


def flipped(cells: Cells) -> Cells:
    return normalised(tuple((-x, y) for x, y in cells))


def ways(start: Cells, goal: Cells) -> tuple[int, int]:
    """How often to flip (first) and how often to turn (then)."""
    for flips in (0, 1):
        shape = flipped(start) if flips else normalised(start)
        for turns in range(4):
            if shape == goal:
                return flips, turns
            shape = turned(shape)
    raise AssertionError(f"{start} never becomes {goal}")


class NoBoard(AssertionError):
    """The page shows no board to lay pieces on."""


class Piece:
    """One piece as it is seen: pose, and pixels."""

    def __init__(self, seen: dict[str, Any], cell: float, board: tuple[float, float]) -> None:
        self.id: str = seen["id"]
        self.spot: str = seen["spot"]
        rows = seen["shape"].split("/")
        self.shape: Cells = normalised(
            tuple((x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#")
        )
        self.cell = cell
        self.left: float = seen["left"]
        self.top: float = seen["top"]
        self.at = (round((self.left - board[0]) / cell, 2), round((self.top - board[1]) / cell, 2))

    def middles(self) -> list[tuple[float, float]]:
        return [
            (self.left + (x + 0.5) * self.cell, self.top + (y + 0.5) * self.cell)
            for x, y in self.shape
        ]

    def become(self, shape: Cells) -> None:
        """Another pose around the same middle."""
        width, height = (1 + max(at[axis] for at in self.shape) for axis in (0, 1))
        wide, high = (1 + max(at[axis] for at in shape) for axis in (0, 1))
        self.left += (width - wide) * self.cell / 2
        self.top += (height - high) * self.cell / 2
        self.shape = shape

    def lies_on(self, cells: Cells) -> bool:
        place = (min(x for x, _ in cells), min(y for _, y in cells))
        # What lies lies on whole cells; pixels are not always whole.
        is_there = all(abs(at - wanted) < 0.1 for at, wanted in zip(self.at, place, strict=True))
        return self.spot == "board" and self.shape == normalised(cells) and is_there


# The size of a cell, where the board begins, and the pieces.
Look = tuple[float, tuple[float, float], dict[str, Piece]]


class Player:
    def __init__(self, page: Page, name: str = "", hold: Hold = "mouse") -> None:
        self.page = page
        self.name = name
        self.hold: Hold = hold
        self.root = "body"
        self.game: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        # At an event: what everybody is told of it, and this player alone.
        self.event: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.drafts: list[Any] = []
        self.helped: int | None = None
        self._board: int | None = None
        self.welcomes = 0
        self.refused: list[str] = []
        self.notices: list[dict[str, Any]] = []
        self._glimpsed = 0
        self._pongs = 0
        self._cdp: CDPSession | None = None
        self._touches: bool | None = None
        page.on("websocket", self._watch)

    # What the server says

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))
        socket.on("framesent", lambda frame: self._said(json.loads(frame)))

    def _heard(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "happened"):
            self.game = message["game"] or {}
            self.lobby = message["lobby"]
            self.notices += message.get("notices") or ()
        if kind in ("event_welcome", "event_happened"):
            self.event, self.you = message["event"], message["you"]
        if kind == "welcome":
            self.welcomes += 1
            self.drafts.append(message["draft"])
        if kind == "refused":
            self.refused.append(message["code"])
        if kind == "pong":
            self._pongs += 1

    def _said(self, message: dict[str, Any]) -> None:
        if message["type"] == "glimpse":
            self._glimpsed = len(message["laid"])

    @property
    def phase(self) -> str:
        return str(self.game.get("phase", ""))

    @property
    def seat(self) -> int:
        return int(self.game["seat"])

    @property
    def own(self) -> dict[str, Any]:
        return dict(self.game["seats"][self.seat])

    def may(self, order: str) -> bool:
        return order in self.game.get("may", ()) or order in self.lobby.get("may", ())

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Let the browsers run until something is so."""
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(
                    f"{self.name} waited for {what}; phase {self.phase!r}, "
                    f"may {self.game.get('may')}, refused {self.refused[-3:]}, "
                    f"pieces {[(p.id, p.spot, p.shape, p.at) for p in self.seen_pieces()]}"
                )
            self.page.wait_for_timeout(10)

    def insist(self, act: Callable[[], None], holds: Callable[[], object], what: str) -> None:
        """Do it, and again if it came to nothing: pieces move when the page makes room."""
        for _ in range(TRIES):
            act()
            self.wait_for_drawing()
            if holds():
                return
        self.until(holds, what)

    def wait_for_drawing(self) -> None:
        """Wait until the page has drawn; one that loads itself again will draw all of it."""
        try:
            self.page.evaluate(DRAWN)
        except Error as trouble:
            if "because of a navigation" not in str(trouble):
                raise

    def has_shown(self, laid: int) -> None:
        """Wait until the server knows of so many pieces that lie: it hears things in order."""
        self.until(lambda: self._glimpsed == laid, f"a glimpse of {laid} pieces")
        before = self._pongs
        # Whoever has a network again asks the server whether it is there.
        self.page.evaluate("window.dispatchEvent(new Event('online'))")
        self.until(lambda: self._pongs > before, "the server's answer")

    # What the page shows

    def scene(self) -> Look:
        """The size of a cell, where the board begins, and the pieces."""
        seen = self.page.locator(self.root).first.evaluate(SCENE)
        if seen is None:
            raise NoBoard("no board is shown")
        board = (seen["left"], seen["top"])
        cell = float(seen["cell"])
        return cell, board, {one["id"]: Piece(one, cell, board) for one in seen["pieces"]}

    def seen_pieces(self) -> list[Piece]:
        seen = self.page.locator(self.root).first.evaluate(SCENE)
        if seen is None:
            return []
        return [Piece(one, seen["cell"], (seen["left"], seen["top"])) for one in seen["pieces"]]

    def piece(self, id_: str) -> Piece:
        return self.scene()[2][id_]

    def spot(self, id_: str) -> str:
        """Where the piece is, or nothing when its board is gone."""
        return next((one.spot for one in self.seen_pieces() if one.id == id_), "")

    def cover(self, seat: int | None = None) -> dict[str, Cells]:
        """Where each piece of a board belongs."""
        board = self.game["seats"][self.seat if seat is None else seat]["board"]
        found = solve(Puzzle.parse(f"{board['area']} + {' '.join(board['pieces'])}"))
        assert found is not None
        return {
            one.piece.id: tuple((cell.x, cell.y) for cell in one.cells) for one in found.placements
        }

    # Hands

    def lay_all(self, but: int = 0) -> None:
        """Cover this player's board; with `but` leave the last so many pieces in the tray."""
        self.until(lambda: self.may("call_ubongo"), "a board to cover")
        board = self.own["board"]
        # What the server has said may not be drawn yet, and the last board still be there.
        listed = set(board["pieces"])
        self.until(lambda: listed <= {one.id for one in self.seen_pieces()}, "the pieces")
        self._board = board["board"]
        cover = list(self.cover().items())
        for id_, cells in cover[: len(cover) - but]:
            self.lay(id_, cells)

    def helps(self, seat: int | None) -> None:
        """From now on the hands are on another's board (R-265), or on this player's own again."""
        self.helped = seat

    def is_open(self) -> bool:
        """Whether the board under the hands still waits to be covered."""
        if self.helped is None:
            is_same = self._board in (None, self.own["board"] and self.own["board"]["board"])
            return self.may("call_ubongo") and is_same
        return self.phase == "round" and not self.game["seats"][self.helped]["rank"]

    def lay(self, id_: str, cells: Cells) -> None:
        """Put one piece where it belongs, in this player's way: by mouse, touch or keys.

        Somebody else may end the board meanwhile, as in a play-off: then nothing is left to lay.
        """
        hands = {"mouse": self._drag, "touch": self._drag, "tap": self._tap, "keys": self._type}
        if self.is_open():
            try:
                hands[self.hold](id_, cells)
            except NoBoard:
                self.until(lambda: not self.is_open(), "the board that is gone to be closed")

    def lies(self, id_: str, cells: Cells) -> bool:
        """Whether the piece lies there, or the board is gone because it was the last."""
        if not self.is_open():
            return True
        seen = self.seen_pieces()
        return not seen or any(one.id == id_ and one.lies_on(cells) for one in seen)

    def turn(self, id_: str) -> None:
        """Tap it."""
        before = self.piece(id_).shape
        self._click(self._free_point(self.scene()[2], id_))
        self.until(lambda: self.piece(id_).shape == turned(before), f"{id_} to turn")

    def flip(self, id_: str) -> None:
        """The right button, or a finger that stays."""
        goal = flipped(self.piece(id_).shape)
        self.insist(
            lambda: self._flip_at(id_, self._free_point(self.scene()[2], id_), goal),
            lambda: self.piece(id_).shape == goal,
            f"{id_} to flip",
        )

    def _click(self, point: tuple[float, float]) -> None:
        """A short press."""
        if self._is_touch():
            self.touch("touchStart", point, ahead=AHEAD)
            self.touch("touchEnd")
        else:
            self._mouse(point)

    def _mouse(self, *points: tuple[float, float]) -> None:
        """The left button goes down at the first point, and up at the last; it never stays long."""
        (x, y), *others = points
        self.page.mouse.move(x, y)
        self._send_mouse("mousePressed", (x, y), AHEAD)
        for x, y in others:
            self._send_mouse("mouseMoved", (x, y))
        self._send_mouse("mouseReleased", (x, y))

    def _send_mouse(self, kind: str, point: tuple[float, float], ahead: float = 0.0) -> None:
        buttons = 0 if kind == "mouseReleased" else 1
        where = {"x": point[0], "y": point[1]}
        how = {"type": kind, "button": "left", "buttons": buttons, "clickCount": 1}
        self._send("dispatchMouseEvent", {**where, **how}, ahead)

    def _flip_at(self, id_: str, point: tuple[float, float], goal: Cells) -> None:
        """The right button, or a finger that stays until the piece flips.

        A page that makes room takes no notice of a finger that was down before: it leaves again.
        """
        if self._is_touch():
            self.touch("touchStart", point)
            stays_until = time.monotonic() + STAYS
            while self.piece(id_).shape != goal and time.monotonic() < stays_until:
                self.page.wait_for_timeout(10)
            self.touch("touchEnd")
        else:
            self.page.mouse.click(*point, button="right")

    @staticmethod
    def _free_point(pieces: dict[str, Piece], id_: str) -> tuple[float, float]:
        """A point on this piece and on no other."""
        others = [at for one in pieces.values() if one.id != id_ for at in one.middles()]

        def apart(point: tuple[float, float]) -> float:
            far = [max(abs(point[0] - x), abs(point[1] - y)) for x, y in others]
            return min(far, default=1e9)

        return max(pieces[id_].middles(), key=apart)

    def _is_touch(self) -> bool:
        if self._touches is None:
            self._touches = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
        return self._touches

    def pose(self, pieces: dict[str, Piece], id_: str, goal: Cells) -> None:
        """Flip and turn a piece where it is; it stays around its middle, so one look is enough."""
        piece = pieces[id_]
        if piece.shape == goal:
            return
        flips, turns = ways(piece.shape, goal)
        for _ in range(flips):
            self._flip_at(id_, self._free_point(pieces, id_), flipped(piece.shape))
            piece.become(flipped(piece.shape))
        for _ in range(turns):
            self._click(self._free_point(pieces, id_))
            piece.become(turned(piece.shape))

    def _scene_with(self, id_: str) -> Look:
        """The scene, if it has this piece; the page may be at the next board already."""
        look = self.scene()
        if id_ not in look[2]:
            raise NoBoard(f"{id_} is not on this board, but {', '.join(look[2])}")
        return look

    def posed(self, id_: str, goal: Cells) -> Look:
        """The scene with this piece in its pose.

        If it made room for another while it was turned: hand by hand, each seen before the next.
        """
        look = self._scene_with(id_)
        self.pose(look[2], id_, goal)
        for _ in range(12):
            look = self._scene_with(id_)
            if look[2][id_].shape == goal:
                return look
            self._pose_once(look[2], id_, goal)
        raise AssertionError(f"{id_} does not take the pose {goal}, but {look[2][id_].shape}")

    def _pose_once(self, pieces: dict[str, Piece], id_: str, goal: Cells) -> None:
        """One flip or one turn towards a pose, and what came of it awaited."""
        before = pieces[id_].shape
        point = self._free_point(pieces, id_)
        flips, _ = ways(before, goal)
        if flips:
            self._flip_at(id_, point, flipped(before))
        else:
            self._click(point)
        self.wait_for_drawing()

    def touch(self, kind: str, *points: tuple[float, float], ahead: float = 0.0) -> None:
        """Fingers go down, move or leave; those that go down `ahead` of time do not stay long."""
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._send("dispatchTouchEvent", {"type": kind, "touchPoints": fingers}, ahead)

    def _send(self, event: str, given: dict[str, object], ahead: float) -> None:
        if self._cdp is None:
            self._cdp = self.page.context.new_cdp_session(self.page)
        self._cdp.send(f"Input.{event}", {**given, "timestamp": time.time() + ahead})

    def drag_to(self, id_: str, cells: Cells) -> None:
        """One drag with mouse or finger to where the piece would lie on these cells."""
        self._drag_from(self.scene(), id_, cells)

    def _drag_from(self, look: Look, id_: str, cells: Cells) -> None:
        cell, board, pieces = look
        piece = pieces[id_]
        from_x, from_y = self._free_point(pieces, id_)
        left = board[0] + min(x for x, _ in cells) * cell
        top = board[1] + min(y for _, y in cells) * cell
        if not self._is_touch():
            right, down = left - piece.left, top - piece.top
            self._mouse(*((from_x + right * n / 3, from_y + down * n / 3) for n in range(4)))
            return
        width = 1 + max(x for x, _ in piece.shape)
        height = 1 + max(y for _, y in piece.shape)
        gap = max(ABOVE_FINGER[0], ABOVE_FINGER[1] * cell)
        to = (left + width * cell / 2, top + height * cell + gap)
        self.touch("touchStart", (from_x, from_y), ahead=AHEAD)
        # Out to the side first: a goal right under the finger would make a tap of it.
        for x, y in (
            (from_x + SWING, from_y),
            (from_x + (to[0] - from_x) * 0.9, from_y + (to[1] - from_y) * 0.9),
            to,
        ):
            self.touch("touchMove", (x, y))
        self.touch("touchEnd")

    def _drag(self, id_: str, cells: Cells) -> None:
        def drag() -> None:
            look = self.posed(id_, normalised(cells))
            if not look[2][id_].lies_on(cells):
                self._drag_from(look, id_, cells)

        self.insist(drag, lambda: self.lies(id_, cells), f"{id_} to lie on {cells}")

    def drag_to_pose(self, id_: str, cells: Cells) -> None:
        """Pose and drag, and do not look where it came to lie."""
        self._drag_from(self.posed(id_, normalised(cells)), id_, cells)

    def _tap(self, id_: str, cells: Cells) -> None:
        """Choose the piece, then the cell it shall cover; another cell if it landed elsewhere."""
        cell, board, pieces = self.posed(id_, normalised(cells))
        if pieces[id_].lies_on(cells):
            return
        if self.page.locator(f"[data-piece={id_}][aria-pressed=true]").count() == 0:
            for _ in range(4):
                self._click(self._free_point(pieces, id_))  # a tap chooses, and turns
                pieces[id_].become(turned(pieces[id_].shape))
        middle = (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
        nearest = sorted(cells, key=lambda one: abs(one[0] - middle[0]) + abs(one[1] - middle[1]))
        undo = self.page.get_by_role("toolbar").get_by_role("button").first
        for x, y in nearest:
            self.insist(
                partial(self._click, (board[0] + (x + 0.5) * cell, board[1] + (y + 0.5) * cell)),
                # After the last piece the board may be gone at once.
                lambda: not self.is_open() or self.spot(id_) in ("board", ""),
                f"{id_} to be laid by a tap",
            )
            self.until(lambda: self.lies(id_, cells) or undo.is_enabled(), "a step to undo")
            if self.lies(id_, cells):
                return
            undo.click()
            self.until(lambda: self.spot(id_) == "tray", "the step to be undone")
        self._drag(id_, cells)

    def _type(self, id_: str, cells: Cells) -> None:
        """Only keys: its number, F, R, arrows."""
        keys = self.page.keyboard
        order = list(self.own["board"]["pieces"])
        keys.press(str(order.index(id_) + 1))
        goal = normalised(cells)
        flips, turns = ways(self.piece(id_).shape, goal)
        if self.piece(id_).shape != goal:
            for _ in range(flips):
                keys.press("f")
            for _ in range(turns):
                keys.press("r")
            self.until(lambda: self.piece(id_).shape == goal, f"{id_} to have its pose")
        if self.piece(id_).spot == "tray":
            keys.press("ArrowUp")
            self.until(
                lambda: not self.is_open() or self.spot(id_) != "tray",
                f"{id_} to come to the board",
            )
        place = (min(x for x, _ in cells), min(y for _, y in cells))
        if not self.is_open():
            return
        x, y = self.piece(id_).at
        for key, count in (
            ("ArrowLeft", x - place[0]),
            ("ArrowRight", place[0] - x),
            ("ArrowUp", y - place[1]),
            ("ArrowDown", place[1] - y),
        ):
            for _ in range(round(count)):
                keys.press(key)
        self.until(lambda: self.lies(id_, cells), f"{id_} to lie on {cells}")

    # The table

    def press(self, name: str) -> None:
        """Press a button by what it says."""
        self._press(self.page.get_by_role("button", name=name, exact=False).first)

    def _press(self, button: Locator, timeout: float | None = None) -> None:
        """Press it in this player's way; `timeout` is in milliseconds."""
        if self.hold == "keys":
            button.focus(timeout=timeout)
            self.page.keyboard.press("Enter")
        elif self._is_touch():
            button.tap(timeout=timeout)
        else:
            button.click(timeout=timeout)

    def rolls(self, number: int = 1) -> None:
        """Begin the round of this number, unless the die rolls by itself meanwhile (R-111)."""

        def is_on() -> bool:
            # Right after the start button there is no game yet.
            return int(self.game.get("round", 0)) >= number

        self.says_next()
        self.until(lambda: self.may("roll") or is_on(), "the roll")
        self._press_between_rounds("roll")
        self.until(is_on, "the round")

    def says_next(self) -> None:
        """Be ready for the next round, if the table waits for that (R-432)."""
        if self.phase == "border" and self.may("next"):
            self._press_between_rounds("next")
            self.until(lambda: not self.may("next"), "the next round")

    def _press_between_rounds(self, order: str) -> None:
        """Press the one large button, which is for *next* and then for the roll."""
        button = self.page.locator(".roll .button.deed")
        while self.may(order):
            # After some seconds the button goes, even while it is being pressed.
            with suppress(TookTooLong):
                self._press(button, timeout=1_000)
                break

    def press_field(self, field: int, timeout: float | None = None) -> None:
        """Press a row of the gem board, once it takes notice: rows that have just come do not."""
        row = self.page.locator(f"[data-field='{field}']:enabled:not([aria-disabled])")
        row.first.wait_for(timeout=timeout)
        self._press(row.first, timeout)

    # Coming and going

    def opens(self, **wish: Any) -> str:
        """Open a table as the page would, with settings that only tests may have, and go there."""
        wish.setdefault("name", self.name)
        answer = self.page.context.request.post("/api/tables", data=wish)
        said = answer.json()
        assert answer.status == 201, said
        table = str(said["table"])
        self.visits(table)
        return table

    def visits(self, table: str) -> None:
        before = self.welcomes
        self.page.goto(f"/t/{table}")
        self.until(lambda: self.welcomes > before, "a welcome")

    def calls_herself(self) -> None:
        """Type this player's name on the start page, as people do."""
        self.page.goto("/")
        self.page.locator("#name").fill(self.name)


def together(players: "list[Player]", **wish: Any) -> str:
    """The first opens a table, the others follow the link and are ready; the first starts."""
    host, *guests = players
    table = host.opens(**wish)
    for guest in guests:
        guest.calls_herself()
        guest.visits(table)
        guest.until(lambda g=guest: any(p and p["you"] for p in g.lobby["places"]), "a seat")  # type: ignore[misc]
        guest.press("I am ready")
    host.until(
        lambda: sum(bool(p and p["ready"]) for p in host.lobby["places"]) == len(guests),
        "everybody to be ready",
    )
    host.press("Start the game")
    for player in players:
        player.until(lambda p=player: p.phase, "the game to begin")  # type: ignore[misc]
    return table
