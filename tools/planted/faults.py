"""All planted faults, each with the proof that must find it. One more is one more line."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.planted import plants
from tools.planted.proofs import Proof, kills, tests, worlds

DATABASE = "tests/server/storage/test_database.py"
HIDDEN = "tests/behaviour/test_nothing_hidden.py"
FAULTS = "tests/behaviour/test_faults.py"
DEFENCES = "tests/behaviour/test_defences.py"


@dataclass(frozen=True, slots=True)
class Planted:
    """A fault that the suite must find."""

    name: str
    plant: Callable[[], None]
    proof: Proof
    # Whether the tests of every day ask for it, too; the others take longer.
    is_quick: bool = True


def several_nodes(name: str, plant: Callable[[], None]) -> tuple[Planted, Planted]:
    """A fault in the rules of several nodes, to be found on either storage."""
    return (
        Planted(name, plant, worlds(nodes=3)),
        Planted(f"{name}, a lossy network", plant, worlds(nodes=3, store="model")),
    )


PLANTED = (
    Planted("told before it is written", plants.tell_before_writing, worlds()),
    Planted("told before it is written, killed", plants.tell_before_writing, kills(), False),
    Planted("a failed write is called written", plants.call_a_failed_write_written, worlds()),
    Planted(
        "a failed write is called written, real disk",
        plants.call_a_failed_write_written,
        tests(f"{FAULTS}::test_a_full_disk_acknowledges_nothing_and_the_table_comes_back"),
        False,
    ),
    Planted(
        "one entry in ten thousand is lost",
        plants.lose_one_entry_in_ten_thousand,
        worlds(most=2_000),
        False,
    ),
    *several_nodes("the epoch is not asked for", plants.ask_for_no_epoch),
    *several_nodes("the last entry is not asked for", plants.ask_for_no_last_entry),
    *several_nodes("welcomed without asking", plants.welcome_without_asking),
    *several_nodes("what was forgotten is not given back", plants.give_nothing_back_by_beats),
    *several_nodes("stopped by the clock of the store", plants.stop_by_the_clock_of_the_store),
    Planted(
        "the last entry is not asked for, one database",
        plants.ask_for_no_last_entry,
        tests(f"{DATABASE}::test_no_number_is_left_out_and_none_comes_twice"),
    ),
    Planted("no beat is written", plants.write_no_beat, worlds()),
    Planted("the beat goes back", plants.let_the_beat_go_back, worlds()),
    Planted("time is given back twice", plants.give_time_back_twice, worlds()),
    Planted("no time is given back", plants.give_nothing_back, worlds()),
    Planted(
        "a commit does not wait for the disk",
        plants.wait_for_no_disk,
        tests(DATABASE),
    ),
    Planted(
        "a damaged log is played on", plants.check_no_log, tests("tests/behaviour/test_damage.py")
    ),
    Planted("everybody's board is shown", plants.show_everybodys_boards, tests(HIDDEN)),
    Planted(
        "onlookers see half-laid boards", plants.show_half_laid_boards_to_onlookers, tests(HIDDEN)
    ),
    Planted(
        "no signature is checked",
        plants.believe_every_cookie,
        tests("tests/server/http/test_identity.py"),
    ),
    Planted(
        "no origin is checked",
        plants.believe_every_origin,
        tests(f"{DEFENCES}::test_another_page_may_neither_connect_nor_change_anything"),
    ),
    Planted(
        "there is no rate limit",
        plants.limit_nothing,
        tests(f"{DEFENCES}::test_every_path_has_a_limit"),
    ),
    Planted(
        "equal keys are read", plants.read_equal_keys, tests("tests/behaviour/test_malformed.py")
    ),
)


def named(name: str) -> Planted:
    """The fault of this name."""
    [found] = [one for one in PLANTED if one.name == name]
    return found
