-- Which release wrote an entry: the log of one table may have been written by several.
-- The first one did not say so.
ALTER TABLE entries ADD COLUMN version TEXT NOT NULL DEFAULT '0.1.0';
