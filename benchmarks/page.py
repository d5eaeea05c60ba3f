"""The page, measured in Chromium: bytes, first paint, the hand, and coming back.

    python3 do.py bench page [--lighthouse]

It starts a server of its own and visits it as a phone whose processor is four times slower than
this one and whose network is a slow mobile one (1.6 Mbit/s, 150 ms), as Lighthouse does; what
happens on a LAN is measured without that. `--lighthouse` also runs Lighthouse itself, which npm
puts into build/lighthouse.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tools.browser.chromium import browsing, chromium, visiting
from tools.browser.connection_cutter import Cable
from tools.browser.player import Player
from tools.browser.server import served
from tools.browser.tour import SEED, tour
from tools.environment import Environment
from tools.tasks.page_build import PageBuild

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
MOVES = 300
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

WATCH = """
globalThis.seen = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
new PerformanceObserver((list) => {
  const first = list.getEntries().find((one) => one.name === 'first-contentful-paint');
  if (first) seen.fcp = first.startTime;
}).observe({ type: 'paint', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) seen.lcp = one.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) seen.cls += one.value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) seen.tbt += Math.max(0, one.duration - 50);
}).observe({ type: 'longtask', buffered: true });
"""

Row = tuple[str, str, str]


def first_load(browser: Browser, address: str) -> list[Row]:
    """As Lighthouse's slow phone: bytes over the wire, paints, blocking, shifting."""
    seen: list[dict[str, float]] = []
    sizes: list[tuple[int, int]] = []
    for _ in range(ROUNDS):
        context = visiting(browser, address, "phone", reduced_motion="no-preference")
        page = context.new_page()
        page.add_init_script(WATCH)
        cdp = context.new_cdp_session(page)
        received: list[int] = []
        bodies: list[int] = []
        cdp.send("Network.enable")
        cdp.on("Network.dataReceived", lambda one: bodies.append(one["encodedDataLength"]))  # noqa: B023
        cdp.on("Network.loadingFinished", lambda one: received.append(one["encodedDataLength"]))  # noqa: B023
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        cdp.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": 150,
                "downloadThroughput": 1_600_000 / 8,
                "uploadThroughput": 750_000 / 8,
            },
        )
        page.goto("/")
        # Then the start page is whole; what is fetched after that is the table, in advance.
        page.locator(".scene svg").first.wait_for()
        sizes.append((sum(bodies), sum(received)))
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(500)
        seen.append(page.evaluate("seen"))
        context.close()

    def middle(name: str) -> float:
        return statistics.median(one[name] for one in seen)

    return [
        ("first load, gzip", f"{PageBuild(Environment(ROOT)).first_load() / 1000:.1f} kB", "80 kB"),
        ("the same with its scene and answers", f"{max(sizes)[0] / 1000:.1f} kB", ""),
        ("the same with all headers", f"{max(sizes)[1] / 1000:.1f} kB", ""),
        ("first contentful paint, slow phone", f"{middle('fcp') / 1000:.2f} s", "1.8 s"),
        ("largest contentful paint, slow phone", f"{middle('lcp') / 1000:.2f} s", "2.5 s"),
        ("total blocking time, slow phone", f"{middle('tbt'):.0f} ms", "200 ms"),
        ("cumulative layout shift", f"{middle('cls'):.3f}", "0.1"),
    ]


def in_a_round(player: Player) -> str:
    table = player.opens(
        edition="bare",
        settings={"rounds": 3, "hourglass": None},
        start=True,
        seed=SEED,
    )
    player.rolls()
    player.page.locator("[data-piece]").first.wait_for()
    return table


def metrics(cdp: Any) -> dict[str, float]:
    return {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}


def moves(browser: Browser, address: str) -> list[Row]:
    """Script time of one pointer move while a piece is dragged, all that follows from it."""
    context = visiting(browser, address)
    player = Player(context.new_page(), "Ada")
    in_a_round(player)
    cdp = context.new_cdp_session(player.page)
    cdp.send("Performance.enable")
    mouse = player.page.mouse
    _, board, _ = player.scene()
    x, y = player.seen_pieces()[0].middles()[0]
    mouse.move(x, y)
    mouse.down()
    mouse.move(board[0], board[1], steps=20)
    before = metrics(cdp)
    for number in range(MOVES):
        mouse.move(board[0] + number % 60 * 4, board[1] + number // 3 % 100)
    after = metrics(cdp)
    mouse.up()
    context.close()

    def each(*names: str) -> float:
        return sum(after[name] - before[name] for name in names) / MOVES * 1000

    return [
        ("script a pointer move", f"{each('ScriptDuration'):.2f} ms", "1 ms"),
        (
            "script, style and layout a move",
            f"{each('ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'):.2f} ms",
            "",
        ),
    ]


def arrivals(browser: Browser, address: str) -> list[Row]:
    """From a link that nobody has opened here before, to a seat; and to a board in mid-round."""
    host = Player(visiting(browser, address).new_page(), "Ada")
    to_seat, to_board = [], []
    for _ in range(ROUNDS):
        table = host.opens(edition="classic")
        context = visiting(browser, address, "phone")
        page = context.new_page()
        began = time.perf_counter()
        page.goto(f"/t/{table}")
        page.locator(".tile.you").wait_for()
        to_seat.append(time.perf_counter() - began)
        context.close()
    table = in_a_round(host)
    for _ in range(ROUNDS):
        began = time.perf_counter()
        host.page.goto(f"/t/{table}")
        host.page.locator("[data-piece]").first.wait_for()
        to_board.append(time.perf_counter() - began)
    host.page.context.close()
    return [
        ("invite link to a seat, nothing cached", f"{statistics.median(to_seat):.2f} s", "1 s"),
        ("link to your board in mid-round", f"{statistics.median(to_board):.2f} s", "1 s"),
    ]


def returns(browser: Browser, address: str) -> list[Row]:
    """From the moment a cut cable is reconnected until the page is back."""
    taken = []
    with Cable(address) as cable:
        context = visiting(browser, cable.address)
        player = Player(context.new_page(), "Ada")
        in_a_round(player)
        for _ in range(ROUNDS):
            cable.cut()
            player.page.get_by_role("alert").wait_for()
            player.page.wait_for_timeout(1_000)
            cable.reconnect()
            began = time.perf_counter()
            player.page.get_by_role("alert").wait_for(state="detached")
            taken.append(time.perf_counter() - began)
        context.close()
    return [("back after a broken line, the slowest", f"{max(taken):.2f} s", "2 s")]


def axe_found(page: Page) -> int:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    return int(
        page.evaluate(
            "axe.run().then((told) => told.violations.flatMap((one) => one.nodes).length)"
        )
    )


def violations(browser: Browser, address: str) -> list[Row]:
    """What axe finds on every screen, as a phone by day."""
    if not AXE.is_file():
        return [("axe violations", "not measured: axe-core is missing", "0")]
    player = Player(visiting(browser, address, "phone").new_page(), "Ada", "touch")
    found = [axe_found(player.page) for _ in tour(player)]
    player.page.context.close()
    return [(f"axe violations on {len(found)} screens", str(sum(found)), "0")]


def lighthouse(address: str) -> list[Row]:
    """Lighthouse itself, in an environment of its own."""
    npm = shutil.which("npm")
    program = chromium()
    if npm is None or program is None:
        return [("Lighthouse", "not measured: npm or Chromium is missing", "")]
    folder = ROOT / "build" / "lighthouse"
    tool = folder / "node_modules" / ".bin" / "lighthouse"
    if not tool.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), "lighthouse"],
            check=True,
            capture_output=True,
        )
    ran = subprocess.run(
        [
            str(tool), address, "--quiet", "--output=json",
            "--chrome-flags=--headless --no-sandbox --disable-gpu",
        ],
        env={**os.environ, "CHROME_PATH": program},
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    told = json.loads(ran.stdout)["categories"]
    return [
        (
            f"Lighthouse: {one['title'].lower()}",
            f"{100 * one['score']:.0f}",
            "95" if id_ == "performance" else "100",
        )
        for id_, one in told.items()
    ]


def main() -> None:
    PageBuild(Environment(ROOT)).make_ready()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address:
        with browsing() as browser:
            for measure in (first_load, moves, arrivals, returns, violations):
                rows += measure(browser, address)
                print(".", end="", flush=True, file=sys.stderr)
        if "--lighthouse" in sys.argv:
            rows += lighthouse(address)
    print(file=sys.stderr)
    wide = max(len(row[0]) for row in rows)
    print(f"| {'what':<{wide}} | measured | at most or at least |")
    print(f"| {'-' * wide} | -------: | ------------------: |")
    for what, measured, goal in rows:
        print(f"| {what:<{wide}} | {measured:>8} | {goal:>19} |")
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"\n{os.cpu_count()} cores, load {load:.1f}, the middle of {ROUNDS} visits each.")


if __name__ == "__main__":
    main()
