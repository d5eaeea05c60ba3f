"""Take the pictures of the screens that the documentation shows, into docs/pictures/page/.

    python -m tools.screenshots            those that a page of the documentation names
    python -m tools.screenshots FOLDER     all screens, into another folder
    python -m tools.screenshots --features [NAME ...]   only features beside the table
    python -m tools.screenshots --screen                only a big screen
    python -m tools.screenshots --event                 only an event

It starts a server of its own and plays as a phone and at a desk, by day and by night: for the
documentation moments of real games, for another folder a walk through every screen. Pictures
have at most 256 colours, which is what keeps them small.
"""

import re
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page

from tools.browser.chromium import SIZES, Device, browsing, visiting
from tools.browser.daily import Guest
from tools.browser.event_moments import event_moments
from tools.browser.moments import moments, screen_moments
from tools.browser.played_games import guest_of, plays, solves_daily, starts_daily
from tools.browser.player import Player
from tools.browser.server import served
from tools.browser.tour import tour
from tools.browser.train import Passenger
from tools.environment import Environment
from tools.tasks.page_build import PageBuild
from ubongo.server.features.daily.calendar import today

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures" / "page"
COLOURS = 256
LARGEST = 3_000_000  # bytes, all pictures together
# The phone by day shows every screen, the other looks these.
CHOSEN = {"start", "lobby", "round", "gems", "2024", "cooperative", "end-classic"}
ALL = "all"
LOOKS: tuple[tuple[Device, str, tuple[int, int]], ...] = (
    ("phone", "light", (390, 844)),
    ("phone", "dark", (390, 844)),
    ("desktop", "light", (1120, 700)),
    ("desktop", "dark", (1120, 700)),
)
# Pages beside the table: the address, and what is there when it is worth looking.
FEATURES: dict[str, dict[Device, tuple[str, str]]] = {
    "learn": {
        "phone": ("/learn/classic/3", "[data-hint]"),
        "desktop": ("/learn/classic/6", "[data-hint]"),
    },
    "daily": {"phone": ("/daily", ".levels"), "desktop": ("/daily", ".levels")},
    "train": {"phone": ("/train", "form .levels"), "desktop": ("/train", ".good")},
    "statistics": {
        "phone": ("/statistics", ".field circle"),
        "desktop": ("/statistics", ".field circle"),
    },
    "look-up": {
        "phone": ("/look-up?board=7&side=hard&symbol=snake", "[data-count]"),
        "desktop": ("/look-up?area=xx.../xxx../.xxxx/..xx.&pieces=I2,S4,P5", "[data-laid]"),
    },
    "replay": {"phone": ("/replay", "[type=file]"), "desktop": ("/replay", "[type=file]")},
    "rules": {
        "phone": ("/rules/cooperative/together", "#rules-together"),
        "desktop": ("/rules/classic/classic-round", "#rules-classic-round"),
    },
    "print": {
        "phone": ("/print", ".sheets"),
        "desktop": ("/print?kind=boards&seed=7", ".sheets"),
    },
    "companion": {
        "phone": ("/companion", ".stream"),
        "desktop": ("/companion/scores", "[data-lead='1']"),
    },
}
# The example of the rulebook: Clara is ahead by the third colour.
COUNTED = {"Amina": (6, 4, 2, 2, 2, 2), "Clara": (4, 3, 2, 6, 1, 0)}


def has_solved_some(page: Page, data: Path) -> None:
    """Five days in a row; today one board solved with these hands, and one begun."""
    ada = Guest(page, "Ada")
    at = int(time.time() * 1_000)
    who = guest_of(page.context)
    solves_daily(data, who, 5, at)
    for level, left in (("easy", 0), ("hard", 2)):
        starts_daily(data, who, level, int(time.time() * 1_000))  # type: ignore[arg-type]
        page.goto(f"/daily/{today(at)}/{level}")
        ada.sees(level)
        ada.lay_all(but=left)
    page.wait_for_timeout(200)


def has_played_much(page: Page, data: Path) -> None:
    plays(data, guest_of(page.context), 90, int(time.time() * 1_000), rated=True)


# What has to be there before there is something to look at.
def has_counted(page: Page, data: Path) -> None:
    """Two players with their gems, and sand that has run for a while and is seen to run."""
    changes: list[dict[str, object]] = []
    for who, (name, gems) in enumerate(COUNTED.items()):
        changes.append({"type": "named", "who": who, "name": name})
        for thing, many in enumerate(gems):
            changes += [{"type": "counted", "who": who, "thing": thing, "by": 1}] * many
    entries = [{"sheet": "classic", "change": change} for change in changes]
    sand = {"lasts": 60_000, "since": int(time.time() * 1000) - 23_000, "fallen": 0}
    kept = {"sand": sand, "desk": {"sheet": "classic", "entries": entries}}
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/settings")
    page.evaluate("(kept) => localStorage.setItem('ubongo-companion', JSON.stringify(kept))", kept)


def has_ridden(page: Page, data: Path) -> None:
    """Two runs that were played offline, one of which is in the statistics."""
    boards = [{"puzzle": one, "took": 31_000 + 900 * one, "cover": "0"} for one in range(9)]
    began = int(time.time() * 1_000) - 5 * 3_600_000
    run = {"level": "easy", "pack": 1, "minutes": 5, "began": began, "puzzle": None}
    longer = run | {"level": "hard", "minutes": 10, "began": began - 86_400_000}
    runs = [
        {"run": run | {"boards": boards}, "taken": False},
        {"run": longer | {"boards": [*boards[:6], boards[6] | {"cover": ""}]}, "taken": True},
    ]
    page.goto("/settings")
    page.evaluate("(one) => localStorage.setItem('ubongo-offline-runs', JSON.stringify(one))", runs)


BEFORE: dict[str, Callable[[Page, Path], None]] = {
    "daily": has_solved_some,
    "statistics": has_played_much,
    "train": has_ridden,
    "companion": has_counted,
}


def looks_closely(page: Page) -> None:
    """A hint on the phone; at the desk the sets that would fit."""
    if page.locator("[data-laid]").count() == 0:
        page.get_by_role("button", name="Just a hint").click()
        page.get_by_role("button", name="Another hint").click()
    else:
        page.get_by_role("button", name="Three pieces").click()
        page.locator("[data-sets]").wait_for()
    page.wait_for_timeout(400)
    page.evaluate("scrollTo(0, 0)")


def watches(page: Page) -> None:
    """A game of four bots, in the middle of its fourth round."""
    with tempfile.TemporaryDirectory() as folder:
        simulate = ("simulate", "--games", "1", "--seed", "4", "--record", folder)
        subprocess.run([sys.executable, "-m", "ubongo", *simulate], check=True, capture_output=True)
        page.locator("[type=file]").set_input_files(next(Path(folder).iterdir()))
        page.locator("[data-scene]").wait_for()
    for _ in range(4):
        page.keyboard.press("PageDown")
    while page.locator("[data-solved]").count() < 3:
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(800)


def rides(page: Page) -> None:
    """On the phone a run with two pieces laid; at the desk what there is before and after."""
    if page.viewport_size and page.viewport_size["width"] > SIZES["phone"][0]:
        return
    ada = Passenger(page, "Ada", "touch")
    page.locator("form [type=submit]").tap()
    ada.sees()
    ada.lay_all(but=1)
    page.wait_for_timeout(400)


# What is done in a feature before the picture is taken.
THEN: dict[str, Callable[[Page], None]] = {
    "look-up": looks_closely,
    "replay": watches,
    "train": rides,
}


# The browser reads its own picture: every pixel as red, green, blue and a fourth that is 255.
READ = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let text = '';
  for (let at = 0; at < data.length; at += 32768) {
    text += String.fromCharCode(...data.subarray(at, at + 32768));
  }
  return [image.width, image.height, btoa(text)];
}"""


def pixels(reader: Page, png: bytes) -> NDArray[np.uint8]:
    """The colours of a screenshot, row by row."""
    width, height, text = reader.evaluate(READ, b64encode(png).decode())
    read = np.frombuffer(b64decode(text), np.uint8)
    return read.reshape(height, width, 4)[:, :, :3]


def with_few_colours(picture: NDArray[np.uint8]) -> bytes:
    """The picture as a PNG with a palette: the commonest colours, and the nearest to the rest."""
    height, width, _ = picture.shape
    # The grain of the wood costs most; in steps of four it is still wood.
    wide = (picture & 0xFC).astype(np.int64)
    keys = (wide[:, :, 0] << 16) | (wide[:, :, 1] << 8) | wide[:, :, 2]
    colours, where, counts = np.unique(keys, return_inverse=True, return_counts=True)
    parts = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1)
    # First the commonest of each corner of the colour space, so that no rare colour is lost.
    corner = (parts[:, 0] >> 5 << 6) | (parts[:, 1] >> 5 << 3) | parts[:, 2] >> 5
    order = np.argsort(-counts, kind="stable")
    _, first = np.unique(corner[order], return_index=True)
    chosen = order[np.sort(first)][:200]
    rest = order[~np.isin(order, chosen)][: COLOURS - len(chosen)]
    palette = parts[np.concatenate([chosen, rest])]
    nearest = np.zeros(len(colours), np.uint8)
    for start in range(0, len(colours), 4096):
        some = parts[start : start + 4096]
        far = ((some[:, None, :] - palette[None, :, :]) ** 2).sum(axis=2)
        nearest[start : start + 4096] = far.argmin(axis=1)
    indexes = nearest[where.reshape(height, width)]
    rows = np.zeros((height, width + 1), np.uint8)
    rows[:, 1:] = indexes

    def chunk(name: bytes, data: bytes) -> bytes:
        ended = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + ended

    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", palette.astype(np.uint8).tobytes())
        + chunk(b"IDAT", zlib.compress(rows.tobytes(), 9))
        + chunk(b"IEND", b"")
    )


def taken(
    browser: Browser,
    address: str,
    look: tuple[Device, str, tuple[int, int]],
    walk: Callable[[Player], Iterator[str]],
    wanted: set[str],
) -> dict[str, bytes]:
    """The wanted screens of one look, by the name of its file."""
    device, theme, size = look
    start = f"{device}-{theme}-"
    names = {
        name.removeprefix(start).removesuffix(".png") for name in wanted if name.startswith(start)
    }
    if not names:
        return {}
    context = visiting(browser, address, device, size, color_scheme=theme)
    player = Player(context.new_page(), "Ada", "touch" if device == "phone" else "mouse")
    # In a window of its own: a page behind another one is slowed down.
    reader = browser.new_context().new_page()
    pictures = {}
    for screen in walk(player):
        if screen in names or names == {ALL}:
            player.page.mouse.move(0, 0)
            player.page.evaluate("document.activeElement?.blur()")
            picture = with_few_colours(pixels(reader, player.page.screenshot()))
            pictures[f"{start}{screen}.png"] = picture
        if len(pictures) == len(names) and ALL not in names:
            break
    reader.context.close()
    context.close()
    return pictures


def features(browser: Browser, address: str, data: Path, wanted: list[str]) -> dict[str, bytes]:
    """Every feature, or those wanted, as a phone and a desk see it by day."""
    reader = browser.new_context().new_page()
    pictures = {}
    for device, theme, size in LOOKS:
        if theme == "dark":
            continue
        context = visiting(browser, address, device, size, color_scheme=theme)
        page = context.new_page()
        for feature, shown in FEATURES.items():
            if wanted and feature not in wanted:
                continue
            if feature in BEFORE:
                BEFORE[feature](page, data)
            path, sign = shown[device]
            page.goto(path)
            page.locator(sign).first.wait_for(state="attached")
            if feature in THEN:
                THEN[feature](page)
            picture = with_few_colours(pixels(reader, page.screenshot()))
            pictures[f"{feature}-{device}.png"] = picture
        context.close()
    reader.context.close()
    return pictures


# A television, as small as it can be read in a page of the documentation.
SCREEN = (1120, 630)


def big_screens(browser: Browser, address: str) -> dict[str, bytes]:
    """A big screen by day and by night, while a phone plays."""
    pictures = {}
    for theme in ("light", "dark"):
        phone = visiting(browser, address, "phone")
        wall = visiting(browser, address, "desktop", SCREEN, color_scheme=theme)
        reader = browser.new_context().new_page()
        ada = Player(phone.new_page(), "Ada", "touch")
        screen = Player(wall.new_page(), "Screen")
        for moment in screen_moments(ada, screen):
            picture = with_few_colours(pixels(reader, screen.page.screenshot()))
            pictures[f"screen-{theme}-{moment}.png"] = picture
        for context in (phone, wall, reader.context):
            context.close()
    return pictures


EVENT_PEOPLE = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def events(browser: Browser, address: str) -> dict[str, bytes]:
    """An event by day: the host's laptop, a phone of six, and the wall."""
    pictures = {}
    laptop = visiting(browser, address, "desktop", (1120, 700))
    wall = visiting(browser, address, "desktop", SCREEN)
    phones = [visiting(browser, address, "phone") for _ in EVENT_PEOPLE]
    reader = browser.new_context().new_page()
    people = [
        Player(phone.new_page(), name, "touch")
        for phone, name in zip(phones, EVENT_PEOPLE, strict=True)
    ]
    seen = {
        "desktop": Player(laptop.new_page(), "Host"),
        "wall": Player(wall.new_page(), "Wall"),
    }
    names = {id(player): name for name, player in seen.items()}
    for moment, player in event_moments(seen["desktop"], seen["wall"], people, "Class 4b"):
        picture = with_few_colours(pixels(reader, player.page.screenshot()))
        pictures[f"event-{names.get(id(player), 'phone')}-{moment}.png"] = picture
    for context in (laptop, wall, *phones, reader.context):
        context.close()
    return pictures


def shown(root: Path = ROOT) -> set[str]:
    """The names of the pictures that the documentation shows."""
    pages = [root / "README.md", *(root / "docs").rglob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    return {name for text in texts for name in re.findall(r"pictures/page/([\w-]+\.png)", text)}


def main() -> int:
    only_features = sys.argv[1:2] == ["--features"]
    only_screen = sys.argv[1:2] == ["--screen"]
    only_event = sys.argv[1:2] == ["--event"]
    is_part = only_features or only_screen or only_event
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 and not is_part else FOLDER
    PageBuild(Environment(ROOT)).make_ready()
    pictures: dict[str, bytes] = {}
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        browsing() as browser,
    ):
        if not is_part:
            for look in LOOKS:
                if folder == FOLDER:
                    pictures |= taken(browser, address, look, moments, shown())
                else:
                    device, theme, _ = look
                    screens = {ALL} if look == LOOKS[0] else CHOSEN
                    names = {f"{device}-{theme}-{screen}.png" for screen in screens}
                    pictures |= taken(browser, address, look, tour, names)
        if not only_screen and not only_event:
            wanted = sys.argv[2:] if only_features else []
            pictures |= features(browser, address, Path(data), wanted)
        if not only_features and not only_event:
            pictures |= big_screens(browser, address)
        if not only_features and not only_screen:
            pictures |= events(browser, address)
    if folder == FOLDER:
        pictures = {name: picture for name, picture in pictures.items() if name in shown()}
    folder.mkdir(parents=True, exist_ok=True)
    for old in [] if is_part else folder.glob("*.png"):
        old.unlink()
    for name, picture in pictures.items():
        (folder / name).write_bytes(picture)
    total = sum(map(len, pictures.values()))
    print(f"{len(pictures)} pictures, {total / 1000:.0f} kB, in {folder}")
    return 0 if total <= LARGEST else 1


if __name__ == "__main__":
    sys.exit(main())
