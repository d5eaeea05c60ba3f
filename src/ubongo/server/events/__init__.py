"""An event with its people (R-437): one log, one waiting room, and the tables of its rounds."""
