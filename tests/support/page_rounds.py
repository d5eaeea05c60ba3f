"""What players do in every round, for games played through the page."""

from tools.browser.player import Player, together


def choose_fields(players: list[Player], field: int | None = None) -> None:
    """Everybody sets the pawn: on one field, or each on the field of their own seat."""
    for player in players:
        player.until(lambda: player.may("choose_field"), "a field to choose")  # noqa: B023
        player.press_field(player.seat if field is None else field)
    players[0].until(lambda: players[0].phase != "setup", "all pawns to stand")


def roll(players: list[Player]) -> None:
    """Whoever rolls rolls, unless the die has rolled by itself."""
    first = players[0]
    # Who acted last has heard first that the round is over.
    number = max(one.game["round"] + (one.phase != "round") for one in players)
    for player in players:
        player.says_next()
    roller = next(one for one in players if one.seat == first.game["roller"])
    roller.rolls(number)
    for player in players:
        player.until(lambda: player.game["round"] >= number, "the round")  # noqa: B023


def take_gems(player: Player) -> None:
    """The fullest row that can be reached."""
    player.until(lambda: player.may("take_gems"), "the right to take gems")
    rows = player.game["table"]["rows"]
    full = [one for one in player.game["table"]["reachable"] if rows[one]]
    if not full:
        player.press("Pass")
    else:
        player.press_field(max(full, key=lambda one: len(rows[one])))
    player.until(lambda: not player.may("take_gems"), "the gems")


def play_round(players: list[Player]) -> None:
    """Each covers their own board and takes gems, one after the other."""
    roll(players)
    for player in players:
        player.lay_all()
        take_gems(player)


def tie(one: Player, other: Player) -> None:
    """Two rounds of the 2024 game, of which each wins one: a play-off is announced (R-227)."""
    together([one, other], edition="2024", settings={"hourglass": None, "rounds": 2})
    for first, second in ((one, other), (other, one)):
        roll([one, other])
        for player in (first, second):
            player.lay_all()
