-- A table lives on one owner at a time; whoever takes it over raises the epoch.
CREATE TABLE tables (
    id         TEXT    PRIMARY KEY,
    epoch      INTEGER NOT NULL DEFAULT 1,
    opened_at  INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    -- live: to be resumed after a restart; over: finished, kept for its records
    state      TEXT    NOT NULL DEFAULT 'live' CHECK (state IN ('live', 'over'))
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_state ON tables (state, touched_at);

-- Everything that happened at a table, numbered without gaps from 1.
CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL CHECK (number > 0),
    epoch    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    body     BLOB    NOT NULL,
    -- whose order it was, and the order's own id: the same order again is answered from here
    cause    TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- An owner that was replaced writes nothing more.
CREATE TRIGGER entries_fenced BEFORE INSERT ON entries
WHEN NEW.epoch <> (SELECT epoch FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'stale owner');
END;

-- No gap: each entry follows the one before.
CREATE TRIGGER entries_gapless BEFORE INSERT ON entries
WHEN NEW.number <> 1 + coalesce(
    (SELECT max(number) FROM entries WHERE table_id = NEW.table_id), 0)
BEGIN
    SELECT RAISE(ABORT, 'gap in the log');
END;

CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
