"""Games and views as pictures for notebooks: the boards of all seats, and the edition's table.

A view shows what its seat may see; a game shows everything, because who has it knows it all.
"""

from ubongo.drawing.games import DrawnSeat, game_picture
from ubongo.drawing.svg import Picture
from ubongo.puzzles.puzzle_drawing import drawn_placement
from ubongo.rules.game import PLAY_OFF, ROUND, Game
from ubongo.rules.phrases import player_name
from ubongo.rules.view import SeatView, View, open_view

ORDINALS = ("", "1st", "2nd", "3rd", "4th")


def picture_of_game(game: Game) -> Picture:
    """Everything on the table; after the end also what each seat has won."""
    seen = open_view(game)
    result = []
    if game.is_over and game.places:
        order = sorted(range(len(game.seats)), key=lambda seat: (game.places[seat], seat))
        result = [
            f"{ORDINALS[game.places[seat]]} {player_name(game, seat)}: "
            f"{game.edition.result_of(game, seat)}"
            for seat in order
        ]
    return _picture(seen, result)


def picture_of_view(view: View) -> Picture:
    return _picture(view, [])


def _picture(view: View, result: list[str]) -> Picture:
    names = [seat.player.name for seat in view.seats]
    return game_picture(
        title_of(view), _told(view), _seats(view), view.table.picture(names), result
    )


def title_of(view: View) -> str:
    """What is played, in a line."""
    seats = len(view.seats)
    return f"Ubongo, {view.edition} for {seats}"


def _told(view: View) -> str:
    symbol = f", {view.symbol.value}" if view.symbol is not None else ""
    return f"{view.phase.value}, round {view.round} of {view.rounds}{symbol}"


def _seats(view: View) -> list[DrawnSeat]:
    unsolved = "laying" if view.phase in (ROUND, PLAY_OFF) else "not solved"
    return [_seat(number, seat, unsolved) for number, seat in enumerate(view.seats)]


def _seat(number: int, seat: SeatView, unsolved: str) -> DrawnSeat:
    state = ORDINALS[seat.rank] if seat.rank else "given up" if seat.gave_up else unsolved
    return DrawnSeat(
        seat.player.name or f"seat {number + 1}",
        state if seat.has_board else "",
        seat.deal.puzzle.area.cells if seat.deal is not None else (),
        [drawn_placement(laid) for laid in seat.cover.placements] if seat.cover else [],
    )
