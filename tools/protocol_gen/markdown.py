# ruff: noqa: E501 - prose has one sentence a line, however long
"""Writes the protocol as a page for people who write a client."""

import re
from enum import Enum

from tools.protocol_gen.messages import (
    WORDS,
    literals,
    members,
    message,
    name_of,
    parts_of,
    words_of,
)
from tools.protocol_gen.typescript import HTTP, written
from ubongo.protocol import messages
from ubongo.rules.editions import EDITIONS
from ubongo.server.websocket import receiver, sender

HEAD = f"""\
<!-- Made from the server's protocol by tools/protocol_gen/__main__.py; do not edit. -->

# The protocol

This is version {messages.PROTOCOL}.
Everything between a page, or a bot, and the server is JSON.
A few questions are asked over HTTP; a game is played over one WebSocket.

## A conversation

1. `GET /api/me` gives a signed cookie: no account, no password.
   A browser that keeps no cookies sends the header `Ubongo-Visit` with every request instead, and `visit` in `join`: 22 to 64 random letters, digits, `-` or `_`, always the same ones; the guest follows from them.
2. `POST /api/tables` opens a table, `POST /api/join` finds one by its spoken code.
3. `GET /live/` and the table's id, with the cookie if there is one, becomes a WebSocket.
   Its first message is `join` for the same table, within {receiver.JOIN_WITHIN:g} seconds; the answer is `welcome`.
   The address has one spelling and no query, so that a balancer can send all of a table's people to the same node.
   `GET /live/` and the id of an event is the same for an event: the answer to `join` is `event_welcome`, and what follows is told in `event_happened` ([events](events.md)).
   `/live` without a table is for pages and programs of the releases before 0.7, and goes with the next one.
4. Orders carry an `id` that the client makes up.
   Each is answered once, by `accepted` or `refused`; the same `id` again gets the same answer (R-413).
5. Whatever happens at the table is numbered without a gap (R-401) and told in `happened`, with the whole view after it.
6. Whoever comes back names the last number seen in `join` and finds in `missed` what happened since, all of it, or `null`: then the view is all there is.
7. `closed` is the last message of a connection and says whether coming back makes sense.

Times are the table's milliseconds; `ping` and `pong` compare them with the client's clock.
An order counts from the moment the server receives it (R-402).

```text
page    {{"type": "join", "table": "q1w2e3r4t5z6"}}
server  {{"type": "welcome", "protocol": 1, "number": 7, "time": 1760000000000, ...}}
page    {{"type": "roll", "id": "a1"}}
server  {{"type": "accepted", "id": "a1", "number": 8}}
server  {{"type": "happened", "number": 8, "notices": [{{"number": 8, "what": "round_started", ...}}], ...}}
```

## Additions

The version stays the same while only things are added, and an older client goes on as it did:

- The server adds fields to its messages and parts, and codes, notices and orders to `may`; a client passes over what it does not know.
- A new kind of message from the server goes only to those who have asked for it by a message of their own, such as `hear_words` for `word_said`: older clients cannot read it.
- A client sends a new field or message only where it has a reason to; a server of an older release refuses it as `bad_message` and goes on.

## Limits

| what | limit |
|---|---|
| a message to the server | {messages.LARGEST_MESSAGE} bytes of text, no binary, no compression |
| messages of one connection | {receiver.BURST} at once, {receiver.BURST * 1000 // receiver.BURST_REFILLS_IN} a second |
| frames of one connection, parts of messages and pongs included | {receiver.FRAMES} at once, {receiver.FRAMES * 1000 // receiver.FRAMES_REFILL_IN} a second |
| bad messages | {receiver.MOST_BAD}, then `closed` |
| messages that wait to be read | {sender.MOST_QUEUED}, or {sender.MOST_QUEUED_BYTES // 1024} KiB, then the connection is dropped |
| calls of Ubongo | R-427 |
| quick words | R-430 |
| a silent peer | pinged every {receiver.HEARTBEAT:g} seconds, and gone after half as long without an answer |
"""

ADDRESSES = """\
## Over HTTP

| request | body | answer |
|---|---|---|
| `GET /api/me` | | [Me](#me) and the cookie |
| `POST /api/me` | [Introduce](#introduce) | [Me](#me) and the cookie with the new name |
| `DELETE /api/me` | | nothing: the guest is forgotten everywhere, and the cookie ends |
| `GET /api/editions` | | [Editions](#editions) |
| `GET /api/tables` | | [Tables](#tables) |
| `POST /api/tables` | [OpenTable](#opentable) | [TableOpened](#tableopened) |
| `POST /api/join` | [EnterCode](#entercode) | [CodeFound](#codefound) |
| `POST /api/events` | [OpenEvent](#openevent) | [EventOpened](#eventopened) |
| `GET /api/events/{event}/results.json` | | [EventResults](#eventresults), also while the event goes on |
| `GET /api/events/{event}/results.csv` | | the ranking, as a table for a spreadsheet |
| `GET /api/tables/{table}/games/{game}/record` | | the record of a finished game, as text |
| `GET /api/tables/{table}/games/{game}/replay` | | [Replay](#replay) of a finished game |
| `POST /api/replay` | the text of a record | [Replay](#replay) |
| `GET /api/tables/{table}/rounds/{round}/solutions` | | [RoundSolutions](#roundsolutions) of a round that is over |
| `POST /api/lookup/solutions` | [AskSolutions](#asksolutions) | [Solutions](#solutions) |
| `POST /api/lookup/hint` | [AskHint](#askhint) | [HintGiven](#hintgiven) |
| `POST /api/lookup/sets` | [AskSets](#asksets) | [SetsFound](#setsfound) |
| `GET /api/daily` | | [Daily](#daily); `?date=2026-11-15` for another day |
| `POST /api/daily/start` | [StartDaily](#startdaily) | [Daily](#daily), with the puzzle |
| `POST /api/daily/solve` | [SolveDaily](#solvedaily) | [Daily](#daily) |
| `GET /api/me/statistics` | | [Statistics](#statistics) |
| `DELETE /api/me/statistics` | | nothing: all that was kept about the guest is gone |
| `GET /api/me/export` | | all that is kept about the guest, as a file |
| `GET /api/me/games` | | [GamesPlayed](#gamesplayed) |
| `GET /api/me/ratings` | | [Ratings](#ratings) |
| `PUT /api/me/ratings` | [OptIn](#optin) | [Ratings](#ratings) |
| `GET /api/print/{sheet}.pdf` | | `boards`, `pieces`, `gem-board`, `round-track`, `rules`, `solutions` or `all`; see [print and play](print-and-play.md#from-a-server) |
| `GET /api/print/svg.zip`, `board-07-easy.svg`, `pieces.svg` | | boards and pieces for a laser cutter |
| `GET /healthz` | | whether the server is well |

Every error is a [Failed](#failed) with a status of 400 or more.
"""


def markdown() -> str:
    asked, told = members(messages.FROM_PAGE), members(messages.FromServer)
    views = tuple(edition.shows for edition in EDITIONS.values())
    parts = [
        kind for kind in parts_of((*asked, *told, *HTTP, *views)) if name_of(kind) != "TableView"
    ]
    own = {*asked, *told, *HTTP}
    lines = [HEAD, "## What a page says\n", *map(_section, asked)]
    lines += ["## What the server says\n", *map(_section, told)]
    lines += [ADDRESSES, *map(_section, HTTP), "## Parts\n"]
    lines += [_section(kind) for kind in parts if kind not in own]
    lines += [_tables(), "## Words\n"]
    lines += [_words(name, words) for name, words in literals().items()]
    return "\n".join(lines)


def _section(kind: type) -> str:
    if issubclass(kind, Enum):
        return _words(name_of(kind), words_of(kind))
    described = message(kind)
    lines = [f"### {described.name}\n"]
    if described.tag is not None:
        lines.append(f'`"type": "{described.tag}"`\n')
    if described.note:
        lines.append(_sentences(described.note) + "\n")
    if described.fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field in described.fields:
            type_ = WORDS.get((described.name, field.name)) or _type(kind, field.name, field.type)
            left_out = "may be left out" if field.optional else ""
            note = "; ".join(part for part in (field.note, left_out) if part)
            lines.append(f"| `{field.name}` | `{_plain(type_)}` | {note} |")
        lines.append("")
    return "\n".join(lines)


def _type(kind: type, name: str, type_: object) -> str:
    if kind is messages.GameSeen and name == "table":
        return "by edition, see below"
    return written(type_)  # type: ignore[arg-type]  # msgspec's own, handed on


def _plain(type_: str) -> str:
    return type_.replace("readonly ", "").replace(" | ", " or ")


def _tables() -> str:
    lines = ["### Tables by edition\n", "| `edition` | `table` of GameSeen |", "|---|---|"]
    for edition in EDITIONS.values():
        name = name_of(edition.shows)
        lines.append(f"| `{edition.name}` | [{name}](#{name.lower()}) |")
    return "\n".join([*lines, ""])


def _words(name: str, words: tuple[str, ...]) -> str:
    return f"### {name}\n\n{', '.join(f'`{word}`' for word in words)}\n"


def _sentences(note: str) -> str:
    """One sentence a line, however the source was broken."""
    paragraphs = [" ".join(part.split()) for part in note.split("\n\n")]
    return "\n\n".join(re.sub(r"(?<=[.!?]) (?=[A-Z`])", "\n", part) for part in paragraphs)
