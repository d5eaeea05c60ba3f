"""What can go wrong between a client and its server.

ClientTrouble
  RequestFailed   the server did not do what was asked over HTTP
  OrderRefused    the table did not carry an order out
  TableClosed     the server has ended the connection, and says why
  NotAnswered     the server cannot be reached, or says nothing
"""

from ubongo.protocol.messages import Closed, Failed, Refused


class ClientTrouble(Exception):
    """Something went wrong between us and the server."""


class RequestFailed(ClientTrouble):
    def __init__(self, status: int, failed: Failed) -> None:
        super().__init__(f"{failed.code}: {failed.sentence}")
        self.status = status
        self.code = failed.code
        self.numbers = failed.numbers


class OrderRefused(ClientTrouble):
    def __init__(self, refused: Refused) -> None:
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
