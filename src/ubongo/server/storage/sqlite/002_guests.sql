-- What is kept about guests: their own games, and nothing that they were not asked for.
-- All of it goes when the guest says so, or has not come for 400 days, as long as a cookie lasts.
CREATE TABLE guests (
    id      TEXT    PRIMARY KEY,
    seen_at INTEGER NOT NULL,
    -- whether public games are rated: only if the guest wants it
    rated   INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX guests_by_seen ON guests (seen_at);

-- The puzzle of the day: started, and solved.
CREATE TABLE daily (
    guest      TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    date       TEXT    NOT NULL,
    level      TEXT    NOT NULL,
    started_at INTEGER NOT NULL,
    took       INTEGER,
    -- whether it was solved on its own day
    on_day     INTEGER NOT NULL DEFAULT 0 CHECK (on_day IN (0, 1)),
    wrong      INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guest, date, level)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_by_date ON daily (date, level) WHERE took IS NOT NULL;

-- Games played to their end, a line for each guest who had a seat.
CREATE TABLE games (
    guest      TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- the table and the number of the game at it, so that no game counts twice
    game       TEXT    NOT NULL,
    ended_at   INTEGER NOT NULL,
    edition    TEXT    NOT NULL,
    seats      INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    -- solo: minutes, side, tasks put aside and the play before the last solve (R-303)
    minutes    INTEGER,
    side       TEXT    NOT NULL,
    solved     INTEGER NOT NULL,
    put_aside  INTEGER NOT NULL,
    last_solve INTEGER NOT NULL,
    PRIMARY KEY (guest, game)
) STRICT, WITHOUT ROWID;

-- The boards of these games: how hard each was, and how long it took, if it was solved.
CREATE TABLE boards (
    guest  TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    round  INTEGER NOT NULL,
    pieces TEXT    NOT NULL,
    stars  INTEGER NOT NULL,
    tries  REAL    NOT NULL,
    took   INTEGER,
    PRIMARY KEY (guest, game, round),
    FOREIGN KEY (guest, game) REFERENCES games (guest, game) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guest   TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    edition TEXT    NOT NULL,
    mu      REAL    NOT NULL,
    sigma   REAL    NOT NULL,
    games   INTEGER NOT NULL,
    PRIMARY KEY (guest, edition)
) STRICT, WITHOUT ROWID;

-- How long people took, to learn from what is hard: no guest, no table, no date, a number that
-- says nothing for an id, and times in tenths of a second, so that no line can be told whose it is.
CREATE TABLE times (
    id     INTEGER PRIMARY KEY,
    puzzle TEXT    NOT NULL,
    tenths INTEGER NOT NULL
) STRICT;
