"""Games told in sentences: drawn small, and compared with the whole text."""

import re
from dataclasses import replace

from tests.support.any_player import played, tables
from tests.support.game_harness import Playing, a_game
from ubongo.boards.board import Animal
from ubongo.rules.commands import ChooseField, Finish, Leave, MovePawn, Pass, PutAside, TakeGems
from ubongo.rules.editions.classic import gem_table, why_first
from ubongo.rules.editions.cooperative import AnimalTable
from ubongo.rules.editions.edition_2024 import ScoringBoard
from ubongo.rules.events import Player
from ubongo.rules.phrases import listed
from ubongo.rules.records.narration import seconds, sentences
from ubongo.rules.records.results import standings
from ubongo.rules.records.stored_names import EVENTS


def last(table: Playing, count: int) -> list[str]:
    return list(sentences(table.events))[-count:]


def test_a_round_of_the_classic_game() -> None:
    """R-115, R-123: what one seat does in one go is one sentence."""
    table = a_game("classic", 3)
    for seat, field in enumerate((0, 3, 5)):
        table.tell(ChooseField(seat, field))
    table.begin()
    began = table.game.now
    table.solve(0, began + 23_456)
    rows = gem_table(table.game).rows
    first, second = rows[2][:2]
    table.tell(TakeGems(0, 2))
    table.solve(2, began + 30_000)
    table.solve(1, began + 31_000)
    table.tell(Pass(2), began + 32_000)
    table.tell(MovePawn(1, 4), began + 33_000)
    table.end_round()
    lines = list(sentences(table.events))

    assert lines[0] == (
        "Ubongo, edition classic: Amina, Ben and Clara play on the easy side, "
        "and the hourglass runs 60 s."
    )
    assert lines[7] == ("The pawns begin: Amina on field 1, Ben on field 4 and Clara on field 6.")
    face = table.game.symbol
    assert face is not None
    boards = [held[0] for held in table.game.held]
    assert lines[8:] == [
        "",
        (
            f"Round 1: {face.value}. Amina rolls. "
            f"Amina has board {boards[0]}, Ben board {boards[1]} and Clara board {boards[2]}."
        ),
        (
            "Amina calls Ubongo! after 23.4 s (1st), moves to field 3, "
            f"takes {first.value} and {second.value}."
        ),
        "Clara calls Ubongo! after 30.0 s (2nd).",
        "Ben calls Ubongo! after 31.0 s (3rd).",
        "Clara takes nothing.",
        "Ben moves to field 5.",
        "The round is over: Ben took nothing.",
    ]


def test_the_example_of_the_colours() -> None:
    """R-154: Amina 6,4,2,2,2,2, Ben 2,2,0,1,2,3, Clara 4,3,2,6,1,0: Clara wins."""
    game = a_game("classic", 3).game
    gem_table(game).gems = [(6, 4, 2, 2, 2, 2), (2, 2, 0, 1, 2, 3), (4, 3, 2, 6, 1, 0)]
    game.places, game.reason = game.edition.places(game), "played"

    assert list(standings(game)) == [
        "1st Clara: 6 violet, 4 green, 3 red, 2 blue, 1 brown (16 gems).",
        "2nd Amina: 6 green, 4 red, 2 blue, 2 violet, 2 brown, 2 yellow (18 gems).",
        "3rd Ben: 3 yellow, 2 green, 2 red, 2 brown, 1 violet (10 gems).",
        (
            "Clara and Amina are equal with 6 and 4; "
            "of a third colour Clara has 3 and Amina 2: Clara wins."
        ),
    ]


def test_a_shared_victory_is_told() -> None:
    """R-155: who is equal in all six counts shares the victory."""
    game = a_game("classic", 2).game
    gem_table(game).gems = [(2, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0)]
    game.places, game.reason = game.edition.places(game), "played"

    assert list(standings(game))[-1] == "Amina and Ben share the victory."
    assert why_first("A", (1, 0), "B", (0, 1)) == "A and B are equal in all six colours."
    assert why_first("A", (0, 5), "B", (4, 4)) == "Of one colour A has 5 and B 4: A wins."


def test_a_second_chance_is_told() -> None:
    """R-138: nobody has solved; R-264: in co-op, somebody has not."""
    table = a_game("bare", 2)
    table.begin()
    table.wait(table.game.now + 60_000)
    assert last(table, 1) == [
        "The sand has run out, and nobody has solved their board: second chance."
    ]

    together = a_game("cooperative", 2)
    together.begin()
    together.solve(1)
    together.wait(together.game.now + 60_000)
    assert last(together, 1) == [
        "The sand has run out, and Amina has not finished: second chance, and the others may help."
    ]


def test_only_together_others_may_help() -> None:
    """R-265: in a race nobody helps, whoever has left."""
    table = a_game("bare", 3)
    table.begin()
    table.tell(Leave(2))
    table.wait(table.game.now + 60_000)
    assert last(table, 1) == [
        "The sand has run out, and nobody has solved their board: second chance."
    ]


def test_the_prizes_of_the_2024_edition_are_told() -> None:
    """R-209, R-213: a sapphire, an amber, and what nobody won."""
    table = a_game("2024", 2)
    table.play_round(1)

    assert last(table, 3) == [
        "Ben calls Ubongo! after 1.0 s (1st), wins a sapphire.",
        "An amber goes into the box.",
        "The round is over: Amina did not finish.",
    ]


def test_gems_and_animals_are_called_what_they_are() -> None:
    """R-240, R-261: colours in 2015, and no stored name of an animal."""
    bag = a_game("2015", 2)
    bag.play_round(1)
    assert "sapphire" not in "".join(sentences(bag.events))
    assert any("wins a blue gem, draws a " in one for one in sentences(bag.events))

    together = list(sentences(a_game("cooperative", 2).events))
    stacks = next(one for one in together if one.startswith("Each begins with"))
    assert not any(animal.value in stacks for animal in Animal)
    assert re.fullmatch(
        r"Each begins with the boards of one animal: Amina with the \w+ and Ben with the \w+\.",
        stacks,
    )


def test_a_play_off_is_told() -> None:
    """R-226: those tied for the first place play it off."""
    table = a_game("2024", 2, rounds=2)
    table.play_round(0, 1)
    table.play_round(1, 0)
    table.begin_play_off()
    table.solve(0, table.game.now + 5_000)
    lines = last(table, 7)

    assert lines[0].startswith("Amina and Ben are tied for first place. Play-off: ")
    assert lines[1:] == [
        "Amina calls Ubongo! after 5.0 s (1st).",
        "",
        "The play-off is over, and the game too.",
        "1st Amina: 6 points (1 sapphire, 1 amber, 2 boards).",
        "2nd Ben: 6 points (1 sapphire, 1 amber, 2 boards).",
        "The seed was 00000000000000000000000000000001.",
    ]


def test_the_score_of_the_cooperative_game_is_told() -> None:
    """R-273: all solved by four, gems on all animals: 77; one animal never solved: no set."""
    game = a_game("cooperative", 4).game
    table = game.table
    assert isinstance(table, AnimalTable)
    nine = tuple(range(9))
    table.scoring = [
        ScoringBoard(3, 2, nine),
        ScoringBoard(2, 3, nine),
        ScoringBoard(2, 2, nine),
        ScoringBoard(2, 2, nine),
    ]
    assert list(standings(game))[-1] == (
        "Together: 9 × 4 for sets, 9 × 3 for sapphires, 9 for ambers, 5 extra: 77 of 77 points."
    )
    table.scoring[3] = ScoringBoard()
    assert list(standings(game))[-1].endswith("0 extra: 28 of 77 points.")


def test_a_solo_run_is_told() -> None:
    """R-303: tasks solved, and tasks put aside."""
    table = a_game("solo", 1, minutes=5)
    table.begin()
    table.solve(0, table.game.now + 1_500)
    table.tell(PutAside(0), table.game.now + 1_000)
    table.tell(Finish(0), table.game.now + 1_000)
    lines = list(sentences(table.events))

    assert lines[0] == (
        "Ubongo, edition solo: Amina plays on the easy side, and the clock runs 5 minutes."
    )
    assert "Amina calls Ubongo! after 1.5 s." in lines
    assert "Amina puts the board aside." in lines
    assert lines[-3:-1] == ["That was the last one.", "1 task solved and 1 put aside."]


def test_every_event_of_every_edition_is_told_in_whole_sentences() -> None:
    seen = set()
    for edition, seats in tables():
        for seed in range(8):
            table = played(edition, seats, seed=seed, mischief=bool(seed % 2))
            seen |= {type(event).__name__ for event in table.events}
            for line in sentences(table.events):
                assert not line or line[-1] in ".!", line
                assert "  " not in line
                assert "None" not in line
    assert len(seen) >= len(EVENTS) - 4


def test_names_cannot_forge_lines() -> None:
    """R-415: a bot is marked as a bot."""
    table = a_game("bare", (Player("A\nRound 9: x."), Player("", "child")), rounds=1)
    table.play_round(0)
    lines = list(sentences(table.events))

    assert not any(line.startswith("Round 9") for line in lines)
    assert "seat 2 (a bot)" in lines[0]


def test_small_words() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert (seconds(0), seconds(999), seconds(61_234)) == ("0.0 s", "0.9 s", "61.2 s")


def test_a_game_that_is_not_over_is_told_as_far_as_it_is() -> None:
    table = a_game("bare", 2)
    assert len(list(sentences(table.events))) == 1
    table.begin()
    lines = list(sentences([*table.events, replace(table.solve(0)[0], at=table.game.now)]))
    assert lines[-1].startswith("Amina calls Ubongo!")
