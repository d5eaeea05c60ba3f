"""The page's types and the protocol's documentation are as the protocol would make them now."""

import re

import pytest

from tools.protocol_gen import __main__ as tool
from tools.protocol_gen.messages import literals, members, name_of
from tools.protocol_gen.typescript import typescript
from ubongo.protocol import messages
from ubongo.rules.editions import EDITIONS
from ubongo.rules.editions.edition import Edition


def test_nothing_is_stale() -> None:
    """Run `python -m tools.protocol_gen` after every change of a message or of a view."""
    assert tool.stale() == []


@pytest.mark.parametrize("union", [messages.FROM_PAGE, messages.FromServer])
def test_every_message_is_declared_with_its_type(union: object) -> None:
    text = typescript()
    for kind in members(union):
        declared = re.search(rf"export type {name_of(kind)} = \{{\n  readonly type: '(\w+)';", text)
        assert declared is not None, kind
        assert declared[1] == messages.snake(name_of(kind))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_edition_has_its_own_view_of_the_table(edition: Edition) -> None:
    assert f"GameSeenOf<'{edition.name}', {edition.shows.__name__}>" in typescript()


def test_every_refusal_of_the_rules_has_its_word() -> None:
    words = literals()["RefusalCode"]

    assert {"out_of_time", "not_covered", "too_far", "name_taken", "no_such_table"} <= set(words)
