-- Which boards a game was played with: those of the box, or fresh ones, perhaps of so many stars.
-- Solo runs are compared only with runs on boards of the same kind (R-303, R-428).
ALTER TABLE games ADD COLUMN boards TEXT NOT NULL DEFAULT 'box';
ALTER TABLE games ADD COLUMN stars INTEGER;
-- Whether they were drawn by a number that anybody may know: such runs are compared with none.
ALTER TABLE games ADD COLUMN is_agreed INTEGER NOT NULL DEFAULT 0 CHECK (is_agreed IN (0, 1));
