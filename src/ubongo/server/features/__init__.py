"""The features: guests, tables, editions, look-up, daily puzzles, replays, statistics, printing,
shared links.

Each feature is a folder with its routes and a pure part, which knows neither HTTP nor storage.
The worker process imports the pure parts; `main` makes the routes and gives them what they use.
"""
