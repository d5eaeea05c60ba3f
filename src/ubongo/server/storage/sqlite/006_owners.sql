-- One process is a node, with a new id for each of its lives. It beats twice a second.
CREATE TABLE nodes (
    id      TEXT    PRIMARY KEY,
    version TEXT    NOT NULL,
    -- when it beat last, by the clock of the store, and what its own clock said then
    beat    INTEGER NOT NULL,
    time    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who owns a table, and since when; nobody owns one that was only opened, or that was forgotten.
ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN owned_since INTEGER;
-- The number of the last entry: the next one must follow it.
ALTER TABLE tables ADD COLUMN last INTEGER NOT NULL DEFAULT 0;
-- When the table's clock stopped; NULL while its owner lives, and then its owner's last beat counts,
-- which is the owner's clock: so much earlier than the table's time, and never before it resumed.
ALTER TABLE tables ADD COLUMN stopped_at INTEGER;
ALTER TABLE tables ADD COLUMN resumed_at INTEGER;
ALTER TABLE tables ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0;

-- Until now there was one heartbeat for all tables. Those that were put away had stopped before.
UPDATE tables SET
    last = coalesce((SELECT max(number) FROM entries WHERE table_id = tables.id), 0),
    resumed_at = 0,
    people = 0;
UPDATE tables SET stopped_at = (SELECT CAST(value AS INTEGER) FROM facts WHERE name = 'heartbeat')
    WHERE state = 'live';
DELETE FROM facts WHERE name = 'heartbeat';

CREATE INDEX tables_by_owner ON tables (owner);
DROP INDEX tables_by_state;
CREATE INDEX unowned_tables ON tables (id) WHERE state = 'live' AND owner IS NULL;
CREATE INDEX tables_by_use ON tables (touched_at);

-- Epoch and number are asked at once, and of the table's own row.
DROP TRIGGER entries_fenced;
DROP TRIGGER entries_gapless;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NOT EXISTS (
    SELECT 1 FROM tables
    WHERE id = NEW.table_id AND epoch = NEW.epoch AND last = NEW.number - 1
)
BEGIN
    SELECT RAISE(ABORT, 'stale owner');
END;

-- The check value of the log up to this entry; those of older entries are worked out after this.
ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
