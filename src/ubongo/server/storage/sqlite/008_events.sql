-- The event that a table belongs to (R-437); a row that names itself is an event. What a table of
-- an event tells it, as JSON: how far its game is, and at the end the places. It is written in the
-- commit of the game's entries, and stays when the table is put away.
ALTER TABLE tables ADD COLUMN event TEXT;
ALTER TABLE tables ADD COLUMN told TEXT;
