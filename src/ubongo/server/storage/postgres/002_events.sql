-- oldest: 0.7.0
-- The event that a table belongs to (R-437); a row that names itself is an event. What a table of
-- an event tells it, as JSON. Releases before this one open no such tables and take none up: what
-- is in their logs is too new for them.
ALTER TABLE tables ADD COLUMN event text COLLATE "C";
ALTER TABLE tables ADD COLUMN told text;
