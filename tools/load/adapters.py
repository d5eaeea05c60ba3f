"""The four kinds of groups that are compared: how each is opened, and what is said in it."""

import json
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tools.load.broadcast_tables import SEATS, Group, opened
from tools.load.socket import BINARY, Line, address, asked, connected, frame, upgrade
from ubongo.server.http.cookies import COOKIE

# What everybody shows: two pieces of three, as a page would send them.
LAID = [
    {"piece": "L4", "cells": [[1, 0], [1, 1], [1, 2], [2, 2]]},
    {"piece": "P5", "cells": [[2, 0], [3, 0], [2, 1], [3, 1], [3, 2]]},
]
SHOWN = json.dumps(LAID, separators=(",", ":"))

Open = Callable[[int, int], Coroutine[Any, Any, Group]]


class Glimpses(Group):
    """Ours: a round without an hourglass and with open boards, in which glimpses go around."""

    def __init__(self) -> None:
        super().__init__(sender_hears=False)
        self.welcomed = 0
        self.accepted = 0
        self.phase = ""

    def next_frame(self, seat: int) -> bytes:
        return _GLIMPSE

    def heard(self, listener: int, message: bytes) -> None:
        if message[9] == 103:  # {"type":"glimpsed","seat":
            self.arrived(message[26] - 48, listener)
        elif message[9] == 119:  # welcome
            self.welcomed += 1
        elif message[9] == 97:  # accepted
            self.accepted += 1
        elif message[9] == 104 and listener == 0:  # happened
            game = json.loads(message)["game"]
            self.phase = "" if game is None else game["phase"]


_GLIMPSE = frame(f'{{"type":"glimpse","laid":{SHOWN}}}'.encode())


class Durable(Glimpses):
    """Ours: in the lobby everybody gets ready, or not: each time an order that is written."""

    def __init__(self) -> None:
        super().__init__()
        self._orders = [0] * SEATS
        self._answers: dict[int, int] = {}
        self._screens: dict[int, int] = {}
        self.timed = False

    def next_frame(self, seat: int) -> bytes:
        self._orders[seat] += 1
        count = self._orders[seat]
        ready = "true" if count % 2 else "false"
        return frame(f'{{"type":"set_ready","id":"{seat}.{count}","ready":{ready}}}'.encode())

    def heard(self, listener: int, message: bytes) -> None:
        if not self.timed:
            super().heard(listener, message)
            return
        if message[9] == 97:  # accepted
            number = int(message[message.rindex(b":") + 1 : -1])
            if self._sent[listener]:  # not an answer to what came before the window
                self._answers[number] = listener
        elif message[9] == 104:  # {"type":"happened","number":
            number = int(message[28 : message.index(b",", 28)])
            self._screens[number] = self._screens.get(number, 0) + 1
        else:
            return
        if self._screens.get(number) == SEATS and number in self._answers:
            del self._screens[number]
            self.finished(self._answers.pop(number))


async def our_group(port: int, number: int, group: Glimpses) -> Glimpses:
    """A table of four, all seated."""
    come_from = address(number)
    wish = {"name": "P0", "settings": {"hourglass": None, "open_boards": True}}
    head, body = await asked("POST", "/api/tables", port, json.dumps(wish).encode(), come_from)
    table = json.loads(body)["table"]
    others = [await asked("GET", "/api/me", port, come_from=come_from) for _ in range(SEATS - 1)]
    heads = [head, *(one for one, _ in others)]
    for seat, one in enumerate(heads):
        cookie = one.partition(f"{COOKIE}=")[2].partition(";")[0]
        request = upgrade(f"/live/{table}", port, f"Cookie: {COOKIE}={cookie}\r\n")
        group.lines.append(_line(request, group, seat))
        await connected(group.lines[-1], port, come_from)
        await opened(group.lines, lambda: group.lines[-1].is_open)
        group.lines[-1].say(frame(f'{{"type":"join","table":"{table}"}}'.encode()))
        await opened(group.lines, lambda seat=seat: group.welcomed > seat)  # type: ignore[misc]
    for seat in range(1, SEATS):
        group.lines[seat].say(_order("sit", seat=seat, name=f"P{seat}"))
    return group


async def glimpses(port: int, number: int) -> Group:
    group = await our_group(port, number, Glimpses())
    for line in group.lines[1:]:
        line.say(_order("set_ready", ready=True))
    await opened(group.lines, lambda: group.accepted == 2 * (SEATS - 1))
    group.lines[0].say(_order("start_game"))
    await opened(group.lines, lambda: group.phase == "setup")
    for field, line in enumerate(group.lines):
        line.say(_order("choose_field", field=field))
    await opened(group.lines, lambda: group.phase == "border")
    for line in group.lines:
        line.say(_order("roll"))
    await opened(group.lines, lambda: group.phase == "round")
    return group


async def durable(port: int, number: int) -> Group:
    group = Durable()
    await our_group(port, number, group)
    await opened(group.lines, lambda: group.accepted == SEATS - 1)
    group.timed = True
    return group


class OnColyseus(Group):
    def __init__(self) -> None:
        super().__init__(sender_hears=False)
        self.joined = 0

    def next_frame(self, seat: int) -> bytes:
        return _COLYSEUS

    def heard(self, listener: int, message: bytes) -> None:
        if message[0] == 13:  # data: its type, then a map that begins with the seat
            self.arrived(message[message.index(b"\xa4seat") + 5], listener)
        elif message[0] == 10:  # joined, which is to be acknowledged
            self.joined += 1
            self.lines[listener].say(frame(b"\x0a", BINARY))


_COLYSEUS = frame(b"\x0d\xa7glimpse" + msgspec.msgpack.encode({"laid": LAID}), BINARY)


async def colyseus(port: int, number: int) -> Group:
    group = OnColyseus()
    how = "create/table"
    for seat in range(SEATS):
        _, body = await asked("POST", f"/matchmake/{how}", port, b"{}", address(number))
        seated = json.loads(body)
        how = f"joinById/{seated['roomId']}"
        path = f"/{seated['processId']}/{seated['roomId']}?sessionId={seated['sessionId']}"
        group.lines.append(_line(upgrade(path, port), group, seat))
        await connected(group.lines[-1], port, address(number))
        await opened(group.lines, lambda seat=seat: group.joined > seat)  # type: ignore[misc]
    return group


class OnBoardgameIo(Group):
    def __init__(self, match: str) -> None:
        super().__init__(sender_hears=True)
        self.match = match
        self.synced = 0
        self._frames = [
            frame(
                f'42/table,["update",{{"type":"MAKE_MOVE","payload":{{"type":"glimpse",'
                f'"args":[{SHOWN}],"playerID":"{seat}"}}}},0,"{match}","{seat}"]'.encode()
            )
            for seat in range(SEATS)
        ]

    def next_frame(self, seat: int) -> bytes:
        return self._frames[seat]

    def heard(self, listener: int, message: bytes) -> None:
        if message.startswith(b'42/table,["update"'):
            self.arrived(message[message.index(b'"by":') + 5] - 48, listener)
        elif message.startswith(b"0"):
            self.lines[listener].say(frame(b"40/table,"))
        elif message.startswith(b"40"):
            sync = f'42/table,["sync","{self.match}","{listener}",null,{SEATS}]'
            self.lines[listener].say(frame(sync.encode()))
        elif message.startswith(b'42/table,["sync"'):
            self.synced += 1
        elif message == b"2":
            self.lines[listener].say(frame(b"3"))


async def boardgame_io(port: int, number: int) -> Group:
    group = OnBoardgameIo(f"m{number}")
    for seat in range(SEATS):
        path = "/socket.io/?EIO=4&transport=websocket"
        group.lines.append(_line(upgrade(path, port), group, seat))
        await connected(group.lines[-1], port, address(number))
        await opened(group.lines, lambda seat=seat: group.synced > seat)  # type: ignore[misc]
    return group


def _line(request: bytes, group: Any, seat: int) -> Line:
    line = Line(request, lambda: None, lambda message: group.heard(seat, message))
    line.lost = group.lose_line
    return line


def _order(kind: str, **further: object) -> bytes:
    _order.count += 1  # type: ignore[attr-defined]
    said = {"type": kind, "id": f"o{_order.count}", **further}  # type: ignore[attr-defined]
    return frame(json.dumps(said).encode())


_order.count = 0  # type: ignore[attr-defined]
