"""The lock of simulated servers, whose coroutines are run by hand."""

from tools.simulation.direct_log import Outcome, Turns, drive


def test_coroutines_of_a_crashed_server_give_their_turn_to_nobody() -> None:
    """They are collected in any order, and none of them may go on while that happens."""
    turns = Turns()
    went_on: list[str] = []

    async def visit(name: str, wait: Outcome[None]) -> None:
        async with turns:
            await wait
            went_on.append(name)

    works = [visit(name, Outcome()) for name in ("first", "second", "third")]
    for work in works:
        drive(work)
    for work in reversed(works):
        work.close()

    assert went_on == []


def test_whoever_waits_gets_the_turn_of_whoever_is_done() -> None:
    turns = Turns()
    waits = [Outcome[None](), Outcome[None]()]
    went_on: list[int] = []

    async def visit(number: int) -> None:
        async with turns:
            await waits[number]
            went_on.append(number)

    for number in range(2):
        drive(visit(number))
    waits[1].settle(None)
    assert went_on == []
    waits[0].settle(None)

    assert went_on == [0, 1]
