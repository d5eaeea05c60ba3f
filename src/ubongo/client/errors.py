"""Errors of the client.

ClientError
  RequestFailed   the server refused an HTTP request
  OrderRefused    the table refused an order
  TableClosed     the server closed the connection, with a reason
  NotAnswered     the server cannot be reached, or does not answer
"""

from ubongo.protocol.messages import Closed, Failed, RefusedOrder


class ClientTrouble(Exception):
    """A request, an order or a connection failed."""


class RequestFailed(ClientTrouble):
    def __init__(self, status: int, failed: Failed) -> None:
        super().__init__(f"{failed.code}: {failed.sentence}")
        self.status = status
        self.code = failed.code
        self.numbers = failed.numbers


class OrderRefused(ClientTrouble):
    def __init__(self, refused: RefusedOrder) -> None:
        super().__init__(f"{refused.code} {refused.numbers or ''}".rstrip())
        self.code = refused.code
        self.numbers = refused.numbers


class TableClosed(ClientTrouble):
    def __init__(self, closed: Closed) -> None:
        super().__init__(closed.code)
        self.code = closed.code
        self.again = closed.again


class NotAnswered(ClientTrouble):
    def __init__(self, why: str) -> None:
        super().__init__(why)
