"""An event as values: people who come and go, rounds, points, and how it ends."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import given
from hypothesis import settings as tried
from hypothesis import strategies as st

from ubongo.match.levels import LEVELS_OF_GRADES, Grade
from ubongo.rules.editions import edition_named
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.rules.settings import Boards, Settings
from ubongo.tournament import decisions
from ubongo.tournament.facts import Fact, TournamentOpened, apply, opened
from ubongo.tournament.points import POINTS, TWELFTHS
from ubongo.tournament.tournament import (
    MINUTE,
    MOST_MEMBERS,
    RoundTable,
    Tournament,
    TournamentPlan,
)

SEED = "ab" * 32


class Around:
    """An event that things are done at."""

    def __init__(self, people: int = 0, seed: str = SEED, **plan: object) -> None:
        wanted = TournamentPlan(**{"edition": "2024", **plan})  # type: ignore[arg-type]
        self.now = opened(TournamentOpened(wanted, "host", seed, "key", "ABCDEF"))
        self.at = 0
        self._ids = count(1)
        for number in range(1, people + 1):
            self.enter(number)

    def does(self, facts: Sequence[Fact]) -> Sequence[Fact]:
        for fact in facts:
            self.now = apply(self.now, fact)
        return facts

    def enter(self, number: int, grade: Grade | None = None) -> None:
        self.does(decisions.enter(self.now, f"guest {number}", f"Name {number}", grade))

    def begin(self, absent: tuple[int, ...] = (), anyway: bool = False) -> tuple[RoundTable, ...]:
        new_id: Callable[[], str] = lambda: f"table{next(self._ids)}"  # noqa: E731
        self.does(decisions.begin_round(self.now, self.at, absent, new_id, anyway))
        self.does(decisions.note_opened(self.now, len(self.now.rounds)))
        assert self.now.round is not None
        return self.now.round.tables

    def ends(
        self, table: RoundTable, places: tuple[int, ...], levels: tuple[int, ...] = ()
    ) -> Sequence[Fact]:
        return self.does(decisions.note_done(self.now, table.table_id, places, levels, self.at))

    def end_all(self) -> None:
        """Every table is done, with the seats in the order of their places."""
        assert self.now.round is not None
        for table in self.now.round.tables:
            self.ends(table, tuple(range(1, len(table.chairs) + 1)))


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as found:
        call()
    return found.value.code


def seated(now: Tournament) -> list[int]:
    assert now.round is not None
    return sorted(
        chair.member for table in now.round.tables for chair in table.chairs if chair.member
    )


# Rounds


def test_everybody_sits_down_and_points_are_counted() -> None:
    """R-437: three rounds of seven people; the ranking is by points."""
    around = Around(7, rounds=3)
    for _ in range(3):
        tables = around.begin()
        assert sorted(len(table.chairs) for table in tables) == [3, 4]
        assert around.now.phase == "playing"
        around.end_all()

    assert around.now.phase == "over"
    ranking = around.now.ranking()
    assert [one.twelfths for one in ranking] == sorted(
        (one.twelfths for one in ranking), reverse=True
    )
    a_round = TWELFTHS * (sum(POINTS) + sum(POINTS[:3]))
    assert sum(one.twelfths for one in ranking) == 3 * a_round
    assert all(one.rounds == 3 for one in ranking)


def test_the_first_round_is_by_chance() -> None:
    """R-437, R-405: by the event's own seed, whose hash is public: another seed, other tables."""
    one, same, other = Around(12), Around(12), Around(12, seed="cd" * 32)

    assert [table.chairs for table in one.begin()] == [table.chairs for table in same.begin()]
    assert [table.chairs for table in one.now.tables()] != [table.chairs for table in other.begin()]
    assert one.now.seal == sha256(bytes.fromhex(SEED)).hexdigest()


def test_later_rounds_are_by_points() -> None:
    """R-437: who leads sits with those who are near, if they have not met."""
    around = Around(16)
    around.begin()
    around.end_all()
    firsts = [one.number for one in around.now.ranking()[:4]]
    assert {one.twelfths for one in around.now.ranking()[:4]} == {60}

    tables = around.begin()
    assert [chair.member for chair in tables[0].chairs] == firsts


def test_equal_points_are_told_apart_by_first_places_and_then_the_draw() -> None:
    """R-437: points, then first places, then the draw, which is no secret at the end."""
    around = Around(2)
    tables = around.begin()
    around.ends(tables[0], (1, 2))
    [first, second] = around.now.ranking()
    around.now = replace(
        around.now,
        members=tuple(replace(one, twelfths=99) for one in around.now.members),
    )
    assert [one.number for one in around.now.ranking()] == [first.number, second.number]

    around.now = replace(
        around.now, members=tuple(replace(one, firsts=0) for one in around.now.members)
    )
    draws = {
        one.number: sha256(bytes.fromhex(SEED) + f"tie {one.number}".encode()).digest()
        for one in around.now.members
    }
    assert [one.number for one in around.now.ranking()] == sorted(draws, key=draws.__getitem__)


def test_a_result_that_is_told_again_counts_once() -> None:
    """R-437: after a crash the same table tells the same places again."""
    around = Around(4)
    [table] = around.begin()
    assert around.ends(table, (1, 2, 3, 4)) != ()
    assert around.ends(table, (4, 3, 2, 1)) == ()
    assert sorted(one.twelfths for one in around.now.members) == [12, 24, 36, 60]


def test_a_table_that_was_not_played_to_its_end_gives_no_points() -> None:
    """R-437, R-409: but the round goes on without it."""
    around = Around(8)
    one, other = around.begin()
    around.ends(one, ())
    assert around.now.phase == "playing"
    around.ends(other, (1, 2, 3, 4))
    assert around.now.phase == "between"
    assert sum(member.rounds for member in around.now.members) == 4


def test_the_host_may_go_on_without_a_table_that_hangs() -> None:
    """R-437: it gives no points, also when its game ends later."""
    around = Around(8)
    one, other = around.begin()
    around.ends(one, (1, 2, 3, 4))
    assert refused(around.begin) == "round_not_over"
    around.begin(anyway=True)
    assert around.ends(other, (1, 2, 3, 4)) == ()
    assert sum(member.rounds for member in around.now.members) == 4


# People


def test_who_comes_late_sits_down_in_the_next_round() -> None:
    """R-437."""
    around = Around(4)
    around.begin()
    around.enter(5)
    assert seated(around.now) == [1, 2, 3, 4]
    around.end_all()
    around.begin()
    assert seated(around.now) == [1, 2, 3, 4, 5]


def test_who_leaves_keeps_the_points_and_may_come_back() -> None:
    """R-437."""
    around = Around(4)
    around.begin()
    around.end_all()
    best = around.now.ranking()[0]
    around.does(decisions.leave(around.now, best.guest))
    around.begin()
    assert best.number not in seated(around.now)
    assert around.now.ranking()[0].number == best.number
    around.end_all()

    around.enter(best.number)
    again = around.now.member(best.number)
    assert again is not None
    assert (again.twelfths, again.left) == (best.twelfths, False)
    around.begin()
    assert best.number in seated(around.now)


def test_who_is_absent_is_not_seated() -> None:
    """R-437, R-407: whoever fell asleep would only be an empty seat at somebody's table."""
    around = Around(5)
    around.begin(absent=(2,))
    assert seated(around.now) == [1, 3, 4, 5]


def test_whom_the_host_removes_cannot_come_back_and_is_not_ranked() -> None:
    around = Around(3)
    around.does(decisions.remove(around.now, 2))
    assert [one.number for one in around.now.ranking()] != [2]
    assert len(around.now.ranking()) == 2
    assert refused(lambda: around.enter(2)) == "removed_from_event"
    assert refused(lambda: decisions.remove(around.now, 2)) == "no_such_member"
    assert refused(lambda: decisions.remove(around.now, 99)) == "no_such_member"


def test_bots_fill_the_tables_and_have_no_points() -> None:
    """R-437, R-415: they are marked, and take a place like anybody."""
    around = Around(5, bots="fair")
    for table in around.begin():
        assert len(table.chairs) == 4
        assert [chair.bot for chair in table.chairs].count("fair") in (1, 2)
        people = [chair.member for chair in table.chairs if chair.member]
        around.ends(table, (4, 3, 2, 1) if len(people) == 2 else (1, 2, 3, 4))
    assert len(around.now.ranking()) == 5
    assert sum(one.twelfths for one in around.now.members) == (60 + 36 + 24) + (12 + 24)


def test_one_person_plays_with_bots_and_not_alone() -> None:
    """R-437."""
    assert refused(Around(1).begin) == "too_few_people"
    assert refused(Around(0, bots="fair").begin) == "too_few_people"
    [table] = Around(1, bots="fair").begin()
    assert len(table.chairs) == 4


def test_an_event_has_a_bound() -> None:
    around = Around(MOST_MEMBERS)
    assert refused(lambda: around.enter(MOST_MEMBERS + 1)) == "event_full"
    # Those who are in may still change their names, and a place that is free can be taken.
    around.enter(1)
    around.does(decisions.leave(around.now, "guest 7"))
    around.enter(MOST_MEMBERS + 1)
    assert refused(lambda: around.enter(7)) == "event_full"


def test_a_locked_event_lets_nobody_new_in() -> None:
    around = Around(2)
    around.does(decisions.lock(around.now, True))
    assert refused(lambda: around.enter(3)) == "event_locked"
    around.does(decisions.leave(around.now, "guest 1"))
    around.enter(1)


def test_a_second_host_needs_the_key() -> None:
    around = Around(1)
    assert refused(lambda: decisions.add_host(around.now, "eve", "kex")) == "wrong_host_key"
    around.does(decisions.add_host(around.now, "tablet", "key"))
    assert around.now.hosts == ("host", "tablet")
    assert decisions.add_host(around.now, "tablet", "key") == ()
    for number in range(6):
        around.does(decisions.add_host(around.now, f"h{number}", "key"))
    assert refused(lambda: decisions.add_host(around.now, "one more", "key")) == "too_many_hosts"


# The end


def test_time_ends_an_event_after_the_round_that_is_played() -> None:
    """R-437: nobody is torn from a game."""
    around = Around(4, minutes=10)
    around.at = 5
    around.begin()
    assert around.now.ends_at == 5 + 10 * MINUTE
    around.at = 5 + 10 * MINUTE
    assert refused(around.begin) == "round_not_over"
    around.end_all()
    assert around.now.ended


def test_no_round_begins_when_the_time_is_over() -> None:
    around = Around(4, minutes=10)
    around.begin()
    around.end_all()
    around.at = 10 * MINUTE
    assert refused(around.begin) == "out_of_rounds"
    assert around.now.phase == "between"


def test_an_event_that_is_over_takes_nothing_more() -> None:
    around = Around(4)
    [table] = around.begin()
    around.does(decisions.end(around.now))
    assert around.ends(table, (1, 2, 3, 4)) == ()
    for call in (
        lambda: around.enter(9),
        lambda: decisions.leave(around.now, "guest 1"),
        lambda: decisions.lock(around.now, True),
        lambda: decisions.end(around.now),
        lambda: decisions.add_host(around.now, "x", "key"),
        lambda: decisions.change_plan(around.now, around.now.plan),
        around.begin,
    ):
        assert refused(call) == "event_over"


# Boards


def test_all_tables_draw_the_same_boards() -> None:
    """R-437, R-428: by a number that follows from the seed, another one in each round."""
    around = Around(8, boards="same")
    around.begin()
    around.end_all()
    around.begin()
    first, second = around.now.rounds
    assert first.agreed != second.agreed
    told = [
        decisions.table_settings(one.plan, table.chairs, one.agreed)
        for one in (first,)
        for table in one.tables
    ]
    assert told[0] == told[1]
    assert (told[0].boards, told[0].same_puzzle) == (Boards.FRESH, True)
    assert told[0].agreed == first.agreed


def test_fitted_boards_follow_the_grade_and_then_what_was_learned() -> None:
    """R-437, R-429: the level that a table has reached is where the next one begins."""
    around = Around(0, boards="fitted", bots="child")
    around.enter(1, "child")
    around.enter(2, "expert")
    [table] = around.begin()
    levels = tuple(chair.level for chair in table.chairs)
    grades: dict[int, Grade] = {1: "child", 2: "expert", 0: "child"}
    assert levels == tuple(LEVELS_OF_GRADES[grades[chair.member]] for chair in table.chairs)

    learned = tuple(level + 12 for level in levels)
    around.ends(table, (1, 2, 3, 4), learned)
    [again] = around.begin()
    by_member = {chair.member: level for chair, level in zip(table.chairs, learned, strict=True)}
    for chair in again.chairs:
        if chair.member:
            assert chair.level == by_member[chair.member]
    # Whoever says another grade begins there.
    around.enter(1, "fair")
    assert around.now.members[0].level == LEVELS_OF_GRADES["fair"]


@pytest.mark.parametrize(
    ("plan", "setting"),
    [
        ({"edition": "cooperative"}, "edition"),
        ({"edition": "solo"}, "edition"),
        ({"edition": "chess"}, "edition"),
        ({"bots": "deep-blue"}, "bot"),
        ({"settings": Settings(delays=(0, 5_000))}, "delays"),
        ({"settings": Settings(agreed=7, boards=Boards.FRESH)}, "agreed"),
        ({"settings": Settings(levels=(1, 2), boards=Boards.FRESH)}, "levels"),
        ({"settings": Settings(start_seat=3)}, "start_seat"),
        ({"settings": Settings(rounds=99)}, "rounds"),
        ({"settings": Settings(guided=True)}, "guided"),
        ({"settings": Settings(pause=None)}, "pause"),
        ({"settings": Settings(any_hourglass=True)}, "any_hourglass"),
        ({"settings": Settings(fair_deal=True), "boards": "same"}, "fair_deal"),
        ({"settings": Settings(hourglass=1)}, "hourglass"),
    ],
)
def test_a_plan_that_no_table_can_have_is_refused(plan: dict[str, object], setting: str) -> None:
    with pytest.raises(BadSetting) as found:
        decisions.check_plan(TournamentPlan(**{"edition": "2024", **plan}))  # type: ignore[arg-type]
    assert found.value.numbers["setting"] == setting


@pytest.mark.parametrize("edition", ["classic", "2015", "2024"])
@pytest.mark.parametrize("boards", ["usual", "same", "fitted"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_race_can_be_played_at_an_event(edition: str, boards: str, seats: int) -> None:
    plan = TournamentPlan(edition, Settings(rounds=3), boards=boards, seats=seats)
    decisions.check_plan(plan)
    around = Around(11, edition=edition, settings=Settings(rounds=3), boards=boards, seats=seats)
    for table in around.begin():
        settings = decisions.table_settings(plan, table.chairs, 5)
        edition_named(edition).agreed(settings, len(table.chairs))


# Whatever happens


@given(st.data())
@tried(max_examples=60, deadline=None)
def test_whatever_happens_no_point_is_lost_or_made(data: st.DataObject) -> None:
    """R-437: people come, go and are removed while tables end in any way."""
    bots = data.draw(st.sampled_from(["", "fair"]))
    around = Around(data.draw(st.integers(2, 9)), seats=data.draw(st.integers(2, 4)), bots=bots)
    for _ in range(data.draw(st.integers(1, 25))):
        now = around.now
        match data.draw(st.sampled_from(["enter", "leave", "remove", "begin", "done", "done"])):
            case "enter":
                number = data.draw(st.integers(1, 12))
                if (one := now.member_of(f"guest {number}")) is None or not one.removed:
                    around.enter(number)
            case "leave":
                inside = [one for one in now.members if one.is_in]
                if inside:
                    around.does(decisions.leave(now, data.draw(st.sampled_from(inside)).guest))
            case "remove":
                inside = [one for one in now.members if not one.removed]
                if inside:
                    around.does(decisions.remove(now, data.draw(st.sampled_from(inside)).number))
            case "begin":
                if sum(one.is_in for one in now.members) >= 2:
                    around.begin(anyway=True)
                    assert seated(around.now) == [
                        one.number for one in around.now.members if one.is_in
                    ]
            case "done":
                if now.round is None or not now.round.playing:
                    continue
                table = data.draw(
                    st.sampled_from([one for one in now.round.tables if not one.done])
                )
                chairs = len(table.chairs)
                scores = data.draw(st.lists(st.integers(0, 3), min_size=chairs, max_size=chairs))
                places = tuple(1 + sum(other > one for other in scores) for one in scores)
                around.ends(table, places if data.draw(st.booleans()) else ())
        given_out = sum(
            sum(POINTS[: len(table.chairs)]) * TWELFTHS
            for table in around.now.tables()
            if table.places and not bots
        )
        counted = sum(one.twelfths for one in around.now.members)
        assert bots or counted == given_out
        assert sum(one.rounds for one in around.now.members) == sum(
            sum(chair.member > 0 for chair in table.chairs)
            for table in around.now.tables()
            if table.places
        )
