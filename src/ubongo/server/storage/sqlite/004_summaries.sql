-- What others may know of a table, written in the commit of its entries. Tables of older releases
-- get theirs when they are taken up again; those that are over need none.
ALTER TABLE tables ADD COLUMN code TEXT;
ALTER TABLE tables ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1));
ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN seats_taken INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
-- How many people are at the table now; told by its owner once a second.
ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;

-- No two tables that can be joined have the same code.
CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX open_tables ON tables (opened_at) WHERE is_open = 1;

-- Where a guest has a seat that is kept for them.
CREATE TABLE seats (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (table_id);

-- The puzzles that are being played (R-321); a key is the same for turned and flipped ones.
CREATE TABLE live_boards (
    key      TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (key, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX live_boards_by_table ON live_boards (table_id);

-- Games that are over and not yet in the statistics, in the order in which they ended.
CREATE TABLE uncounted (
    position INTEGER PRIMARY KEY,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- the number of the game at its table
    game     INTEGER NOT NULL,
    UNIQUE (table_id, game)
) STRICT;
