"""The live table: a server that is the judge, loses nothing and lets nobody cheat."""
