"""An event with its people (R-437): one log, one hall, and the tables of its rounds."""
