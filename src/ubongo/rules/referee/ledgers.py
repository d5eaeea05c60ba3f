"""The list of the referee's ledgers; each says which editions it keeps."""

from ubongo.rules.referee.classic import GemLedger
from ubongo.rules.referee.ledger import Ledger
from ubongo.rules.referee.ledger_2015 import BagLedger
from ubongo.rules.referee.ledger_2024 import AnimalLedger, TrackLedger
from ubongo.rules.referee.solo import SoloLedger

# An edition that no ledger keeps is checked by the common rules only.
LEDGERS: dict[str, type[Ledger]] = {
    edition: ledger
    for ledger in (
        Ledger,
        GemLedger,
        TrackLedger,
        AnimalLedger,
        SoloLedger,
        BagLedger,
    )
    for edition in ledger.editions
}
