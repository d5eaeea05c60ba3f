"""Starts a server, runs it until it is told to stop, and stops it within three seconds."""

import asyncio
import contextlib
import logging
import secrets
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ubongo.boards.box import the_box
from ubongo.languages import LANGUAGES
from ubongo.protocol.messages import Closed
from ubongo.puzzles.catalogue import catalogue_fingerprint
from ubongo.rules.records.stored import is_newer
from ubongo.server import open_files
from ubongo.server.admin.actions import AdminActions
from ubongo.server.admin.unix_socket import admin_socket
from ubongo.server.app import Application
from ubongo.server.background import (
    DAY,
    BackgroundTasks,
    delete_old,
    hand_over,
    is_anybody_playing,
    leave,
    resume_again,
    stop_when_drained,
)
from ubongo.server.config import Config
from ubongo.server.features.daily.calendar import LEAST_A_PIECE
from ubongo.server.features.daily.puzzle_cache import DailyPuzzles
from ubongo.server.features.daily.routes import DailyRoutes
from ubongo.server.features.docs.routes import DocsRoutes
from ubongo.server.features.editions.routes import EditionRoutes
from ubongo.server.features.events.routes import EVENTS_AN_HOUR, EventRoutes
from ubongo.server.features.guests.routes import GuestRoutes
from ubongo.server.features.links.routes import LinkRoutes
from ubongo.server.features.links.words import words_of
from ubongo.server.features.lookup.routes import LookupRoutes
from ubongo.server.features.printing import routes as printing
from ubongo.server.features.replays.routes import ReplayRoutes
from ubongo.server.features.spoilers import Spoilers
from ubongo.server.features.statistics.own_level import own_level, tell_level
from ubongo.server.features.statistics.recorder import GameRecorder
from ubongo.server.features.statistics.routes import StatisticsRoutes
from ubongo.server.features.tables.routes import TableRoutes
from ubongo.server.features.train.routes import TrainRoutes
from ubongo.server.http.connection_limits import ConnectionLimits
from ubongo.server.http.cookies import GuestCookies
from ubongo.server.http.event_visitors import EventVisitors
from ubongo.server.http.friendly_names import friendly_names
from ubongo.server.http.limits import HOUR, MINUTE, AddressLimit
from ubongo.server.http.middleware import (
    answer_errors,
    check_host,
    count_refusals,
    limit_requests,
    protect_api,
    recognise,
    turn_away,
)
from ubongo.server.http.refusals import (
    TooManyCodes,
    TooManyEvents,
    TooManyRequests,
    TooManyTables,
)
from ubongo.server.http.security import AccessPolicy, security_headers
from ubongo.server.http.static import StaticFiles
from ubongo.server.limit_hits import LimitHits
from ubongo.server.lookalikes import is_blocked
from ubongo.server.metrics import Metrics
from ubongo.server.operator_state import OperatorState
from ubongo.server.ports import serve_metrics, serve_public
from ubongo.server.runtime import gc_schedule
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.event_keeper import EventKeeper
from ubongo.server.runtime.heartbeat import Heartbeat
from ubongo.server.runtime.idle_queue import IdleQueue
from ubongo.server.runtime.live_table import (
    AskLevel,
    LiveTable,
    LowPriority,
    Outbox,
    TableServices,
    ask_nobody,
)
from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.runtime.timers import Timers
from ubongo.server.storage.interface import RequestStorage, StoredFacts, TableLog
from ubongo.server.storage.sqlite.data_lock import DataLock
from ubongo.server.storage.sqlite.database import SECRET, Database
from ubongo.server.storage.stores import open_storage
from ubongo.server.tables.codes import drawn_code, drawn_id
from ubongo.server.tables.table_context import TableContext
from ubongo.server.websocket.connections import Connections
from ubongo.server.websocket.endpoint import Endpoint
from ubongo.server.worker_process import LONGEST, TooMuchAsked, Worker
from ubongo.version import __version__

log = logging.getLogger("ubongo")

# A person has a live connection, and others for a moment while a page loads.
CONNECTIONS_A_PERSON = 2
CONNECTIONS_A_MINUTE = 10
# A minute, for each person of an event at an address: they come back to the event after each game.
REQUESTS_A_PERSON = 20
PAGES_A_PERSON = 60
# Computations for one address: enough for a school class behind one router.
WORK_A_MINUTE = 120
# Six characters of 23 give 148 million codes: twenty guesses a minute find none.
CODES_A_MINUTE = 20
# A clock that is so far from what was written last is worth a word.
STRANGE_CLOCK = 3 * DAY


def tune_process() -> str:
    """Tune the process: low latency (garbage, thread switches), and many open files.

    Returns what a host should know of it.
    """
    gc_schedule.schedule()
    before, after = open_files.raise_limit()
    # The longest time the writer's thread waits for Python's global lock under load.
    sys.setswitchinterval(0.0005)
    return f"open files: at most {after}" + f", raised from {before}" * (before != after)


@dataclass(frozen=True, slots=True)
class Runtime:
    """The live tables of a process, and what moves them."""

    clock: Clock
    pauses: PauseDetector
    timers: Timers
    registry: TableRegistry
    heartbeat: Heartbeat
    counts: Counter[str]


def make_runtime(
    config: Config,
    clock: Clock,
    table_log: TableLog,
    outbox: Outbox,
    idle: LowPriority,
    spawn: Callable[[Coroutine[None, None, None]], object],
    random_bytes: Callable[[int], bytes] = secrets.token_bytes,
    build: Callable[[], str] = str,
    computing: Callable[[], float] = time.process_time,
    is_draining: Callable[[], bool] = bool,
    open_tables: Callable[[], None] = lambda: None,
    ask_level: AskLevel = ask_nobody,
) -> Runtime:
    """Wire the live tables; a simulation brings its own clock, log, network and chance."""
    # Only the registry writes here; a pause concerns all of them.
    tables: dict[str, LiveTable] = {}
    pauses = PauseDetector(clock.now(), tables, computing)
    timers = Timers(clock, pauses)
    counts: Counter[str] = Counter()
    services = TableServices(
        *(table_log, outbox, timers, idle, clock, counts),
        open_tables=open_tables,
        ask_level=ask_level,
    )
    context = TableContext(
        the_box(),
        partial(random_bytes, 32),
        partial(drawn_code, random_bytes),
        partial(drawn_id, random_bytes),
        config.test_switch,
        config.referee,
        build,
        is_draining=is_draining,
    )
    registry = TableRegistry(tables, table_log, services, context, random_bytes)
    heartbeat = Heartbeat(clock, registry, table_log, spawn)
    return Runtime(clock, pauses, timers, registry, heartbeat, counts)


async def serve(
    config: Config,
    listening: socket.socket,
    ready: Callable[[int], None] = lambda port: None,
    stop: asyncio.Event | None = None,
    open_database: Callable[[Path], Database] = Database,
) -> None:
    """Serve until `stop` is set or the process gets SIGINT or SIGTERM."""
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    stop_when_told(loop, stop)
    async with contextlib.AsyncExitStack() as opened:
        opened.enter_context(DataLock(config.data_dir))
        await asyncio.to_thread(read_files)
        connections = Connections()
        storage = await opened.enter_async_context(
            open_storage(
                config.store,
                config.data_dir,
                f"{config.host}:{listening.getsockname()[1]}",
                connections.batch,
                open_database,
            )
        )
        table_log = storage.table_log
        if is_newer(storage.written_by):
            log.warning(
                "ubongo %s has written here, this is %s: tables that need it stand still",
                storage.written_by,
                __version__,
            )
        if config.test_switch:
            log.warning("THE TEST SWITCH IS ON: any guest may choose the seed of a table")
        pages = StaticFiles(config.page_dir)
        clock = Clock()
        warn_of_clock(clock, storage.newest)
        background = BackgroundTasks()
        operator = OperatorState(clock.now)
        # Set when an event waits for its tables.
        tables_wanted = asyncio.Event()
        runtime = make_runtime(
            config,
            clock,
            table_log,
            connections,
            IdleQueue(loop.call_soon, connections.batch),
            background.start,
            build=lambda: pages.build,
            is_draining=lambda: operator.is_draining,
            open_tables=tables_wanted.set,
            ask_level=lambda guest, answer: background.start(
                tell_level(storage.records, guest, answer)
            ),
        )
        registry = runtime.registry
        hits = LimitHits(clock.now)
        endpoint = Endpoint(config, connections, registry, clock, runtime.pauses, hits, operator)
        limits = make_limits(config, clock, hits, endpoint.visitors.of_events)
        actions = AdminActions(config, registry, endpoint.visitors, operator, hits, clock.now)
        metrics = Metrics(
            registry,
            runtime.counts,
            runtime.pauses,
            connections,
            table_log,
            limits,
            hits,
            runtime.heartbeat,
        )
        await table_log.start(clock.now())
        # First, so that the time it takes to resume all tables is not taken for a pause.
        runtime.timers.start()
        background.start(runtime.heartbeat.run())
        keeper = EventKeeper(runtime.registry, storage.public_tables, tables_wanted)
        background.start(keeper.run())
        if not table_log.is_shared:
            await registry.resume_unowned()
        async with (
            make_application(
                config, runtime, endpoint, storage, pages, hits, operator
            ) as application,
            serve_public(application, limits, listening),
            serve_metrics(config, metrics),
            admin_socket(config.data_dir, actions),
        ):
            background.start(pages.watch())
            background.start(resume_again(registry))
            background.start(delete_old(table_log, storage.records, config))
            background.start(stop_when_drained(operator, registry.tables, stop))
            if gc_schedule.is_scheduled():
                background.start(gc_schedule.collect(partial(is_anybody_playing, registry.tables)))
            ready(listening.getsockname()[1])
            await stop.wait()
            if table_log.is_shared:
                await hand_over(registry, runtime.heartbeat)
            background.stop()
        runtime.timers.stop()
        await leave(runtime.heartbeat, table_log)


def read_files() -> None:
    """Read what is kept once it was read: nobody waits for a file, or is refused for want of one.

    Fresh boards (R-428) are drawn between two rounds.
    """
    catalogue_fingerprint()
    for language in LANGUAGES:
        words_of(language)
        friendly_names(language)
    is_blocked("any name")


def stop_when_told(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Set `stop` when the process is asked to end: Ctrl-C, SIGTERM, on Windows Ctrl-Break."""
    names = ("SIGINT", "SIGTERM", "SIGBREAK")
    for number in [getattr(signal, name) for name in names if hasattr(signal, name)]:
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:
            # On Windows the loop takes no signals, but it wakes up for those that Python takes.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))


async def cookie_secret(facts: StoredFacts) -> str:
    """The key that signs cookies: made once, stored with the data."""
    return await facts.claim_fact(SECRET, secrets.token_urlsafe(32))


@contextlib.asynccontextmanager
async def make_application(
    config: Config,
    runtime: Runtime,
    endpoint: Endpoint,
    storage: RequestStorage,
    pages: StaticFiles,
    hits: LimitHits,
    operator: OperatorState,
    compute_within: float = LONGEST,
) -> AsyncIterator[Application]:
    """Everything that answers requests; each part gets the few things it uses."""
    registry = runtime.registry
    # What is timed has the clock of the tables, what has a date the one on the wall.
    now, wall = runtime.clock.now, runtime.clock.wall
    secret = await cookie_secret(storage.facts)
    ended = set(await storage.records.ended_guests())
    access = AccessPolicy(config)
    cookies = GuestCookies(secret, config.is_https, ended)
    worker = Worker(compute_within)
    # Sheets take seconds: they have their own process, so that no look-up waits for one.
    print_worker = Worker(
        printing.PRINT_WITHIN, printing.MOST_WAITING, 10, printing.PRINTING_A_MINUTE
    )
    of_events = endpoint.visitors.of_events
    asking = AddressLimit(
        config.requests_a_minute, MINUTE, now, TooManyRequests, of_events, REQUESTS_A_PERSON
    )
    loading = AddressLimit(
        config.pages_a_minute, MINUTE, now, TooManyRequests, of_events, PAGES_A_PERSON
    )
    opening = AddressLimit(config.tables_an_hour, HOUR, now, TooManyTables)
    opening_events = AddressLimit(EVENTS_AN_HOUR, HOUR, now, TooManyEvents)
    guessing = AddressLimit(CODES_A_MINUTE, MINUTE, now, TooManyCodes)
    working = AddressLimit(WORK_A_MINUTE, MINUTE, now, partial(TooMuchAsked, wait=10))
    prints = AddressLimit(printing.PRINTS_A_MINUTE, MINUTE, now, partial(TooMuchAsked, wait=10))
    recorder = GameRecorder(storage.logs, storage.records, worker)
    puzzles = DailyPuzzles(secret, storage.records, worker, wall)
    spoilers = Spoilers(the_box(), storage.public_tables, puzzles)
    # A picture is drawn in less time than a sheet, and with sheets it waits.
    links = LinkRoutes(
        storage.public_tables, storage.logs, print_worker, working, wall, config.public_url
    )

    async def forget_guest(guest: str) -> None:
        # First, so that nobody comes in meanwhile with a copy of the cookie.
        ended.add(guest)
        await recorder.sweep()
        await storage.records.end_guest(guest)
        endpoint.visitors.send_away(
            lambda visitor: visitor.guest is not None and visitor.guest.id == guest,
            Closed("forgotten", again=False),
        )

    # Tests solve puzzles in no time.
    least_a_piece = 0 if config.test_switch else LEAST_A_PIECE
    application = Application(
        registry,
        runtime.heartbeat,
        endpoint,
        pages,
        features=(
            GuestRoutes(config, storage.public_tables, lambda: pages.build, forget_guest, operator),
            TableRoutes(
                registry,
                storage.public_tables,
                opening,
                guessing,
                endpoint.invitations,
                partial(own_level, storage.records),
            ),
            EventRoutes(registry, storage.logs, worker, opening_events, working),
            EditionRoutes(),
            LookupRoutes(the_box(), spoilers, storage.logs, worker, working),
            DailyRoutes(
                puzzles,
                storage.records,
                working,
                now,
                wall,
                least_a_piece,
            ),
            ReplayRoutes(storage.logs, storage.records, worker, working, recorder.sweep),
            StatisticsRoutes(storage.records, recorder, worker, working),
            TrainRoutes(storage.records, worker, working, wall, least_a_piece),
            printing.PrintingRoutes(spoilers, print_worker, prints),
            DocsRoutes(config.docs_dir),
            links,
        ),
        previews=links,
        middlewares=(
            answer_errors,
            recognise(access, cookies),
            turn_away(operator),
            count_refusals(hits),
            limit_requests(asking, loading),
            check_host(access),
            protect_api(access),
        ),
        headers=security_headers(config),
        of_visit=cookies.guest_of_visit,
    )
    counting = asyncio.create_task(recorder.sweep_for_ever())
    try:
        yield application
    finally:
        counting.cancel()
        await asyncio.wait([counting])
        await worker.close()
        await print_worker.close()


def make_limits(
    config: Config, clock: Clock, hits: LimitHits, of_events: EventVisitors
) -> ConnectionLimits:
    """The limits on connections, below the limit of open files."""
    return ConnectionLimits(
        open_files.most_connections(),
        CONNECTIONS_A_PERSON * config.connections_an_address,
        CONNECTIONS_A_MINUTE * config.connections_an_address,
        clock.now,
        AccessPolicy(config).peer_address,
        hits.add,
        lambda address: CONNECTIONS_A_PERSON * of_events.count(address),
    )


def warn_of_clock(clock: Clock, newest: int | None) -> None:
    """Say so when the machine's clock is far from what was written here last."""
    now = clock.now()
    if newest is not None and abs(now - newest) > STRANGE_CLOCK:
        log.warning(
            "the clock of this machine says %s, the newest data here are of %s: "
            "if the clock is wrong, set it; nothing is deleted because of it",
            *(time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1_000)) for at in (now, newest)),
        )
