"""The faults themselves: each function breaks something in this process, for good.

They replace attributes of the server's own modules, so a fault that has nothing to replace any
more fails at once instead of being planted in vain.
"""

import json
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from ubongo.protocol.messages import Glimpse, Glimpsed, Laid, encode
from ubongo.server.tables.guest import Guest


def swap(owner: object, name: str, make: Callable[[Any], object]) -> None:
    """Put something in the place of an attribute; it is made from what was there."""
    setattr(owner, name, make(getattr(owner, name)))


def tell_before_writing() -> None:
    from ubongo.server.runtime.live_table import LiveTable

    def hasty(commit: Callable[..., None]) -> object:
        def told_first(live: Any, effects: Any) -> None:
            live._send(effects)
            effects.sends, effects.closes = [], []
            commit(live, effects)

        return told_first

    swap(LiveTable, "_commit", hasty)


def call_a_failed_write_written() -> None:
    from ubongo.server.runtime.live_table import LiveTable

    swap(
        LiveTable,
        "_written",
        lambda written: lambda live, pending, trouble: written(live, pending, None),
    )


def lose_one_entry_in_ten_thousand() -> None:
    from ubongo.server.storage.sqlite import database

    count = 0

    def lossy(rows_of_batch: Callable[..., Iterable[Any]]) -> object:
        def some(*given: Any) -> Iterator[Any]:
            nonlocal count
            for row in rows_of_batch(*given):
                count += row.number is not None
                if row.number is None or count % 10_000:
                    yield row

        return some

    swap(database, "rows_of_batch", lossy)


def ask_for_no_epoch() -> None:
    from tools.simulation import memory_database
    from tools.simulation.model_store import ModelStore
    from ubongo.server.storage.sqlite import commit_rows, database

    def unfenced(view: str) -> str:
        owner, epoch = " AND owner IS NEW.owner", " AND epoch = NEW.epoch"
        assert view.count(owner) == 2
        assert view.count(epoch) == 2
        return view.replace(owner, "").replace(epoch, "", 1)

    swap(
        ModelStore,
        "_is_fenced",
        # Any owner, whatever epoch it believes in; but what is opened belongs to nobody.
        lambda _: lambda store, row, owner, epoch: (owner is None) == (epoch == 0),
    )
    for module in (commit_rows, database, memory_database):
        swap(module, "VIEW", unfenced)

    def migrated(migrate: Callable[[Any], None]) -> object:
        def without_trigger(self: Any) -> None:
            migrate(self)
            self._db.executescript(
                "DROP TRIGGER IF EXISTS entries_follow; "
                "CREATE TRIGGER entries_follow BEFORE INSERT ON entries WHEN NOT EXISTS "
                "(SELECT 1 FROM tables WHERE id = NEW.table_id AND last = NEW.number - 1) "
                "BEGIN SELECT RAISE(ABORT, 'stale owner'); END;"
            )

        return without_trigger

    swap(database.Database, "_migrate", migrated)


def ask_for_no_last_entry() -> None:
    from tools.simulation.model_store import ModelStore
    from ubongo.server.storage.sqlite import database

    swap(ModelStore, "_follows", lambda _: lambda store, row, number: True)

    def migrated(migrate: Callable[[Any], None]) -> object:
        def without_trigger(self: Any) -> None:
            migrate(self)
            self._db.executescript("DROP TRIGGER IF EXISTS entries_follow")

        return without_trigger

    swap(database.Database, "_migrate", migrated)


def welcome_without_asking() -> None:
    from tools.simulation.lossy_log import LossyLog
    from ubongo.server.storage.sqlite.database import Database

    async def always(*asked: object) -> bool:
        return True

    swap(LossyLog, "is_mine", lambda _: always)

    swap(Database, "is_owner", lambda _: lambda *asked: True)


def write_no_beat() -> None:
    from ubongo.server.storage.sqlite import database

    def silent(rows_of_beat: Callable[..., Iterable[Any]]) -> object:
        return lambda *given: [row for row in rows_of_beat(*given) if row.table_id is not None]

    swap(database, "rows_of_beat", silent)


def let_the_beat_go_back() -> None:
    from tools.simulation import memory_database
    from ubongo.server.storage.sqlite import commit_rows, database

    kept = "time = max(time, excluded.time)"
    for module in (commit_rows, database, memory_database):
        swap(module, "VIEW", lambda view: _replaced(view, kept, "time = excluded.time"))
    count = 0

    def backward(rows_of_beat: Callable[..., Iterable[Any]]) -> object:
        def older(beat: Any, *more: Any) -> Iterable[Any]:
            nonlocal count
            count += 1
            return rows_of_beat(replace(beat, time=beat.time - 5_000 * (count % 3)), *more)

        return older

    swap(database, "rows_of_beat", backward)


def give_nothing_back_by_beats() -> None:
    """What a node has forgotten stays its own, and its clock seems to have run on."""
    from ubongo.server.runtime.registry import TableRegistry

    swap(
        TableRegistry,
        "released",
        lambda _: property(lambda registry: (registry._released.clear(), ())[1]),
    )


def stop_by_the_clock_of_the_store() -> None:
    from tools.simulation.model_store import ModelStore
    from ubongo.server.storage.sqlite import owners

    swap(
        owners,
        "_WITH_ITS_OWNER",
        lambda sql: _replaced(sql, "nodes.time + tables.ahead", "nodes.beat"),
    )

    def by_the_store(stopped: Callable[..., int | None]) -> object:
        def stopped_then(store: Any, row: Any) -> int | None:
            owner = store._nodes.get(row.owner)
            return stopped(store, row) if owner is None else int(owner.beat)

        return stopped_then

    swap(ModelStore, "_stopped_with_its_owner", by_the_store)


def give_time_back_twice() -> None:
    from tools.simulation import memory_database
    from ubongo.server.storage.sqlite import commit_rows, database

    noted = "WHEN NEW.resumed_at IS NULL THEN coalesce(stopped_at, NEW.stopped_at)"
    for module in (commit_rows, database, memory_database):
        swap(
            module,
            "VIEW",
            lambda view: _replaced(view, noted, "WHEN 1 THEN coalesce(stopped_at, NEW.stopped_at)"),
        )


def _replaced(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def give_nothing_back() -> None:
    from ubongo.server.tables.table import Table

    def forgetful(resume: Callable[..., object]) -> object:
        return lambda table, at, stopped_at, *more: resume(table, at, None, *more)

    swap(Table, "resume", forgetful)


def wait_for_no_disk() -> None:
    from ubongo.server.storage.sqlite import database

    def hasty(connected: Callable[..., Any]) -> object:
        def without_sync(*given: Any, **more: Any) -> Any:
            db = connected(*given, **more)
            db.execute("PRAGMA synchronous = OFF")
            return db

        return without_sync

    swap(database, "connected", hasty)


def check_no_log() -> None:
    from ubongo.server.storage import check_value

    swap(check_value, "find_damage", lambda _: lambda *log: None)


def show_everybodys_boards() -> None:
    from ubongo.rules import view

    swap(view, "_open_to", lambda _: lambda game, watcher: range(len(game.seats)))


def show_half_laid_boards_to_onlookers() -> None:
    from ubongo.server.tables.drafts import Drafts

    def leaky(show: Callable[..., Any]) -> object:
        def shown(
            drafts: Any, game: Any, connection: int, glimpse: Glimpse, watchers: Any, at: int
        ) -> Any:
            effects = show(drafts, game, connection, glimpse, watchers, at)
            hand = watchers[connection].seat
            if effects is not None and hand is not None:
                laid: tuple[Laid, ...] = drafts.laid[hand]
                message = encode(Glimpsed(hand, hand, laid, None))
                effects.sends.extend(
                    (other, message) for other, one in watchers.items() if one.seat is None
                )
            return effects

        return shown

    swap(Drafts, "show", leaky)


def believe_every_cookie() -> None:
    from ubongo.server.http.cookies import CookieRead, GuestCookies

    def credulous(read: Callable[..., CookieRead | None]) -> object:
        def believed(cookies: Any, cookie: str | None) -> CookieRead | None:
            payload = (cookie or "").partition(".")[0]
            try:
                said = json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
                return CookieRead(Guest(str(said[0]), str(said[1])), is_due=False)
            except (ValueError, LookupError, TypeError):
                return read(cookies, cookie)

        return believed

    swap(GuestCookies, "read", credulous)


def believe_every_origin() -> None:
    from ubongo.server.http.security import AccessPolicy

    swap(AccessPolicy, "allows_origin", lambda _: lambda *asked: True)


def limit_nothing() -> None:
    from ubongo.server.rate_limit import Bucket

    swap(Bucket, "allows", lambda _: lambda *asked: True)


def read_equal_keys() -> None:
    from ubongo.protocol import decode

    swap(decode, "_has_no_equal_keys", lambda _: lambda *asked: True)
