-- Guests who wanted to be forgotten everywhere: no cookie of theirs is believed any more.
-- A line goes when the last cookie that could name it has ended.
CREATE TABLE ended_guests (
    guest    TEXT    PRIMARY KEY,
    ended_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
