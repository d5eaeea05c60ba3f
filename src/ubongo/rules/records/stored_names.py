"""The names under which events and their parts are stored. They never change.

Databases and records of every release hold these names. A class or a field may be called
otherwise in the code (`seat=hand`); the name here never changes and is never reused. A field
that is added later gets its value in older games under `missing`. CONTRIBUTING.md explains
what to do, under "You change what is stored".
"""

from ubongo.boards.board import Animal, Side, Symbol
from ubongo.rules.events import (
    BoardPutAside,
    BoardShown,
    ClockMoved,
    Continued,
    Deal,
    Event,
    FieldChosen,
    GameEnded,
    GameStarted,
    GameVoided,
    GemDrawn,
    GemsLaid,
    GemsLeftOver,
    GemsTaken,
    GemWon,
    GiveUpTakenBack,
    HourglassTurned,
    NextSaid,
    PauseAsked,
    Paused,
    PawnMoved,
    PawnsPlaced,
    Player,
    PlayOffConceded,
    PlayOffStarted,
    RoundEnded,
    RoundGivenUp,
    RoundStarted,
    SeatBack,
    SeatLeft,
    SeatLost,
    SeedPublished,
    SharingAgreed,
    StacksDealt,
    TableWentOn,
    TakePassed,
    UbongoCalled,
)
from ubongo.rules.gems import Gem
from ubongo.rules.records.forms import Choice, Form, check_whole
from ubongo.rules.settings import Boards, Settings

SIDES = Choice("Side", Side, {"easy": Side.EASY, "hard": Side.HARD})
BOARDS = Choice("Boards", Boards, {"box": Boards.BOX, "fresh": Boards.FRESH})
CHOICES = (
    SIDES,
    BOARDS,
    Choice(
        "Symbol",
        Symbol,
        {
            "shield": Symbol.SHIELD,
            "hand": Symbol.HAND,
            "antelope": Symbol.ANTELOPE,
            "snake": Symbol.SNAKE,
            "elephant": Symbol.ELEPHANT,
            "mask": Symbol.MASK,
        },
    ),
    Choice(
        "Animal",
        Animal,
        {
            "Rabbat": Animal.RABBAT,
            "Henrietta": Animal.HENRIETTA,
            "Juri": Animal.JURI,
            "Caspar": Animal.CASPAR,
        },
    ),
    Choice(
        "Gem",
        Gem,
        {
            "green": Gem.GREEN,
            "red": Gem.RED,
            "blue": Gem.BLUE,
            "violet": Gem.VIOLET,
            "brown": Gem.BROWN,
            "yellow": Gem.YELLOW,
        },
    ),
)

PARTS = (
    Form("Player", Player, "name bot", {"bot": ""}),
    Form("Deal", Deal, "board animal side puzzle lists", later={"lists": []}),
    Form(
        "Settings",
        Settings,
        "sides hourglass find_pieces same_puzzle fair_deal delays rounds grace open_boards "
        "second_chance_if_none_solved play_off_ties minutes animals start_seat any_hourglass "
        "boards stars agreed pause guided watched_drafts levels tips",
        {
            "sides": [],
            "hourglass": 60_000,
            "find_pieces": False,
            "same_puzzle": False,
            "fair_deal": False,
            "delays": [],
            "rounds": None,
            "grace": 0,
            "open_boards": False,
            "second_chance_if_none_solved": False,
            "play_off_ties": False,
            "minutes": None,
            "animals": [],
            "start_seat": None,
            "any_hourglass": False,
        },
        {
            "boards": "box",
            "stars": None,
            "agreed": None,
            # A lobby of an older release will play by the newest rules; its games knew no pause.
            "pause": 8_000,
            "guided": False,
            "watched_drafts": False,
            "levels": [],
            "tips": [],
        },
    ),
)

EVENT_FORMS = (
    Form(
        "GameStarted",
        GameStarted,
        "at rules edition players settings rounds start_seat boards seal box",
        later={"box": ""},
    ),
    Form("GemsLaid", GemsLaid, "at rows"),
    Form("StacksDealt", StacksDealt, "at animals"),
    Form("FieldChosen", FieldChosen, "at seat field"),
    Form("PawnsPlaced", PawnsPlaced, "at fields"),
    Form("RoundStarted", RoundStarted, "at round roller symbol deals deadline"),
    Form("BoardShown", BoardShown, "at seat"),
    Form("UbongoCalled", UbongoCalled, "at seat rank cover"),
    Form("PawnMoved", PawnMoved, "at seat field"),
    Form("GemsTaken", GemsTaken, "at seat field gems"),
    Form("TakePassed", TakePassed, "at seat"),
    Form("GemWon", GemWon, "at seat gem"),
    Form("GemDrawn", GemDrawn, "at seat gem"),
    Form("GemsLeftOver", GemsLeftOver, "at gems"),
    Form("RoundGivenUp", RoundGivenUp, "at seat"),
    Form("GiveUpTakenBack", GiveUpTakenBack, "at seat"),
    Form("NextSaid", NextSaid, "at seat"),
    Form("TableWentOn", TableWentOn, "at"),
    Form("BoardPutAside", BoardPutAside, "at seat"),
    Form("HourglassTurned", HourglassTurned, "at deadline"),
    Form("RoundEnded", RoundEnded, "at round"),
    Form("PlayOffStarted", PlayOffStarted, "at seats symbol deals deadline"),
    Form("PlayOffConceded", PlayOffConceded, "at seat"),
    Form("SharingAgreed", SharingAgreed, "at seat"),
    Form("GameEnded", GameEnded, "at places reason scores", later={"scores": []}),
    Form("SeedPublished", SeedPublished, "at seed"),
    Form("SeatLeft", SeatLeft, "at seat"),
    Form("SeatLost", SeatLost, "at seat"),
    Form("SeatBack", SeatBack, "at seat"),
    Form("PauseAsked", PauseAsked, "at seat"),
    Form("Paused", Paused, "at"),
    Form("Continued", Continued, "at seat"),
    Form("ClockMoved", ClockMoved, "at by reason"),
    Form("GameVoided", GameVoided, "at"),
)

FORMS = (*PARTS, *EVENT_FORMS)
check_whole(FORMS)

# Every event by its stored name, and back.
EVENTS: dict[str, type[Event]] = {form.name: form.kind for form in EVENT_FORMS}
NAMES: dict[type[Event], str] = {kind: name for name, kind in EVENTS.items()}


def name_of(event: Event) -> str:
    """The name under which an event is stored and sent; it is independent of its class."""
    return NAMES[type(event)]
