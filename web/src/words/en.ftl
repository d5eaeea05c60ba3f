# Everywhere
announcements = Announcements
close = Close
more = More
save = Save
name = Name
you = you
settings = Settings
menu = Menu
mute = Sound off
sound-on = Sound on
sound-off = Sound off
to-start = To the start page
connecting = Going to the table …
a-moment = One moment …
nowhere = There is nothing at this address. Here is the way in:

# Start
motto = Cover your board, call “Ubongo!”, take the gems.
play-now = Play now
play-now-told = Three bots are waiting. No account, no download.
new-table = New table
solo = Solo
join-label = Join a table
join-placeholder = Code or link
join = Join
join-told = Six signs, or the link that somebody sent you.
your-name = Your name
your-name-told = Leave it empty, and you get a friendly one.
open-tables = Open tables
open-table-line = { $host }: { $edition }, { $taken } of { $seats } seats taken
game-waits = A game is waiting for you
return-to-game = { $count ->
    [1] Back to the game
   *[other] Back to game { $number }
  }
credits = After the game by Grzegorz Rejchtman. Free software, drawn and written by its players.

# New table
choose-edition = Which game?
edition-classic = Classic
edition-classic-told = Move your pawn along six rows and collect gems; most of one colour wins. Nine rounds.
edition-classic-long = Classic, long
edition-classic-long-told = The classic game with all 36 boards.
edition-2024 = 2024
edition-2024-told = The two fastest win a sapphire and an amber, every solver keeps the board. Nine rounds.
edition-cooperative = Together
edition-cooperative-told = Everybody plays for one score and helps in the second chance.
edition-2015 = 2015
edition-2015-told = Gems from the track for the two fastest, and a blind draw from the bag for everyone.
edition-solo = Solo
edition-solo-told = As many boards as you can before the clock runs out.
edition-bare = Bare
edition-bare-told = Only the race: a point for everybody who solves in time.
choose-side = Which side of the boards?
side-easy = Three pieces
side-easy-told = The easier side, right for a first game.
side-hard = Four pieces
side-hard-told = The harder side, for players with practice.
choose-hourglass = Hourglass
choose-hourglass-told = How long everybody has for a board.
hourglass-seconds = { $seconds } seconds
hourglass-none = No hourglass
more-options = More options
option-fair-deal = Fair boards
option-fair-deal-told = The boards of a round are about equally hard.
option-same-puzzle = Same board for all
option-same-puzzle-told = Everybody lays the same board in a round.
option-find-pieces = Find the pieces
option-find-pieces-told = All twelve pieces lie there, and you pick the right ones.
option-open-boards = Open boards
option-open-boards-told = Everybody sees how the others are getting on.
option-play-off-ties = Play off ties
option-play-off-ties-told = A complete tie for first place is settled by one more board.
option-second-chance-if-none = Strict second chance
option-second-chance-if-none-told = The hourglass is turned again only if nobody has solved.
choose-rounds = Rounds
choose-rounds-told = A shorter or longer game than the rulebook’s.
rounds-usual = As in the rulebook
rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
option-grace = Grace
option-grace-told = Everybody gets a quarter of a second more, for slow lines.
seat-by-seat = Seat by seat
seat-by-seat-later = Once people sit at the table, each seat can have its own side and start delay.
seat-side = Side
seat-side-told = Each seat may play its own side of the boards.
seat-delay = Start delay
seat-delay-told = A strong player can see the board a little later than the others.
seat-delay-none = None
seat-animal = Animal
seat-animal-told = Each seat may begin with the boards of its favourite animal.
option-public = Public table
option-public-told = Strangers on this server may find the table and sit down.
open-table = Open the table
open-table-told = You can invite people, seat bots and change everything before the game begins.

# Solo
solo-told = Board after board against the clock, or without one. Only your own record is at stake.
choose-minutes = How long?
minutes = { $minutes } minutes
zen = Without a clock
begin = Begin

# Settings
setting-language = Language
setting-theme = Colours
theme-light = Light
theme-dark = Dark
as-the-system = As the system
setting-motion = Motion
motion-full = Full
motion-less = Less
setting-sound = Sound
setting-sound-told = Wood, glass and a small tune; all made by the page itself.
setting-haptics = Vibration
setting-haptics-told = A short buzz when a piece is lifted or laid, where the device can.
setting-patterns = Patterns on the pieces
setting-patterns-told = Pieces can be told apart without colours.
setting-letters = Letters on the pieces
setting-letters-told = Every piece shows its name, such as L4.
setting-contrast = More contrast
setting-contrast-told = Darker lines and text, no grain in the wood.
setting-left-handed = Left-handed
setting-left-handed-told = Pieces and tools lie on the left.
setting-above-finger = Piece above the finger
setting-above-finger-told = A dragged piece is held so that you can see it.
setting-call-myself = I call Ubongo myself
setting-call-myself-told = A button calls; otherwise the call comes when the area is covered.

# Table
table-title = The table
seats = Who plays?
host = Host
is-ready = Ready
is-not-ready = Not ready yet
free-seat = Free seat
sit-here = Sit here
add-bot = Bot
add-bot-on = Put a bot on seat { $seat }
bot-strength = How strong new bots are
strength-child = Child
strength-beginner = Beginner
strength-fair = Fair
strength-strong = Strong
strength-expert = Expert
rename = Rename
rename-whom = Rename { $player }
move-whom = Move { $player } to another seat
move-here = Move here
move-told = Now choose the seat to change places with.
kick-whom = Send { $player } away
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
who-begins = Who rolls first
chance-decides = Chance decides
start-game = Start the game
needs-two = Invite somebody, or put a bot on a seat.
waits-for = { $count ->
    [one] { $count } player is not ready yet.
   *[other] { $count } players are not ready yet.
  }
ready = I am ready
ready-shown = Ready!
host-starts = The host starts the game when everybody is ready.
leave-table = Leave the table
agreed = What is played
change-options = Change the options
invite = Invite
invite-told = Send the link, show the picture, or say the code.
code = Code
link = Link to this table
copy-link = Share the link
link-copied = The link is copied.
qr-code = QR code of the link to this table

# Round
round-number = Round { $round } of { $rounds }
before-round-1 = Before the first round
solo-board = Board { $number }
play-off = Play-off
die-shows = The die shows: { $symbol }
symbol-shield = shield
symbol-hand = hand
symbol-antelope = antelope
symbol-snake = snake
symbol-elephant = elephant
symbol-mask = mask
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
no-hourglass = No hourglass
second-chance = Second chance
second-chance-told = Second chance! The hourglass is turned once more.
play-off-told = A tie! One more board decides.
play-off-watch = The tied players lay one more board.
your-board = Your board
board-label = Your board, { $free ->
    [0] all covered
    [one] { $free } free cell
   *[other] { $free } free cells
  }
board-table = The board, row by row
cell-free = free
cell-outside = –
piece-name = { $piece }, { $count } squares, { $shape }
piece-lies = lies on { $cell }
piece-loose = loose at { $cell }
wanted-pieces = Find: { $pieces }
you-watch = You are watching.
board-comes = Your board comes in a moment.
tools = Tools
undo = Undo
turn = Turn
flip = Flip
all-back = All back
put-aside = Put aside
give-up = Give up
concede = Concede
finish = Finish
not-covered-yet = The area is not covered yet.
players = Players
standing-left = has left
standing-offline = offline
standing-asks-pause = asks for a break
standing-rolls = rolls
standing-gave-up = has given up
standing-waits = begins later
standing-lays = { $count } of { $most } laid
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
not-solved = not solved
the-table = The table
typed-toggle = Lay by typing
typed-label = Type
typed-unknown = “{ $word }” is not understood.
typed-done = Done.
typed-loose = It does not fit there.
ask-pause = Ask for a break
to-start-keep = To the start page, keep my seat
leave-for-good = Leave the game for good
end-alone = End the game alone

# Between rounds
roll = Roll the die
rolls-by-itself = It rolls by itself in { $seconds } s.
other-rolls = { $player } rolls the die
goes-on-in = It goes on in { $seconds } s.
paused = Break
go-on = Go on
choose-field = Choose a field for your pawn
choose-field-told = Look at the first two gems of each row. Nobody sees your choice before all have chosen.
others-choose = The others are still choosing
last-round = The boards of the last round
board-of = The board of { $player }

# Gem board
gem-board = Gem board
take-gems-now = Take your gems before the sand runs out!
field-offers = Field { $field }: { $gems }
field-empty = Field { $field }: no gems left
gem-green = green
gem-red = red
gem-blue = blue
gem-violet = violet
gem-brown = brown
gem-yellow = yellow
pass = Pass
gems-of-players = The gems of the players

# 2024, together, solo
round-track = Round track
score-together = Together: { $score } of { $most } points

# End
game-over = The game is over
rematch = Play again

# Spoken
said-round-started = Round { $round }. The die shows { $symbol }.
said-own-ubongo = Ubongo! You are { $place }.
said-ubongo = { $player } calls Ubongo and is { $place }.
said-gems-taken = { $player } takes gems from field { $field }.
said-round-ended = Round { $round } is over.
said-game-ended = The game is over.
said-seat-lost = { $player } has lost the line.
said-seat-left = { $player } has left the game.
said-seat-back = { $player } is back.
said-seconds = { $seconds } seconds
said-laid = { $piece } lies on { $cell }, { $shape }
said-loose = { $piece } does not fit on { $cell }, { $shape }
said-in-tray = { $piece } in the tray, { $shape }

# Line
line-lost = The line is broken. Trying to come back …
offline-told = There is no network, or the server is away. Playing together needs it.
play-here = Play here
closed-elsewhere = You have this table open somewhere else.
closed-no-such-table = There is no such table, or it has been cleared away.
closed-table-frozen = This table has stopped because of a fault of ours.
closed-too-many-calls = Too many calls of Ubongo.
closed-other = The line was closed.

# Help
hint = Drag the pieces onto the light area. Tap turns, hold flips.
help-title = How to lay pieces
help-touch = Drag a piece onto the light area. Tap it to turn it, hold it to flip it; a second finger turns it while you drag.
help-mouse = With the mouse: click turns, the right button flips, the wheel turns while you drag.
help-piece = choose a piece
help-step = move it
help-turn = turn it
help-turn-back = turn it the other way
help-flip = flip it
help-tray = back to the tray
help-undo = undo
help-settle = let it snap into place
help-help = this page
help-typed = Or type, for example “L4 r f b2”: take L4, turn, flip, put its top left corner on column b, row 2.

# Refusals
refused-other = That is not possible just now ({ $code }).
refused-offline = The server cannot be reached.
refused-out-of-time = The sand had run out.
refused-too-early = Your board comes a little later.
refused-not-covered = The area is not covered exactly.
refused-already-solved = You have called already.
refused-not-solved = First cover your area.
refused-gave-up = You have given this round up.
refused-not-the-roller = Somebody else rolls.
refused-still-waiting = The table is still waiting for somebody.
refused-already-moved = Your pawn has moved already.
refused-already-taken = You have taken your gems already.
refused-too-far = That is { $distance } fields away, and { $allowed } are allowed.
refused-row-is-empty = There are no gems left in this row.
refused-already-chosen = You have chosen your field.
refused-wrong-phase = Not now.
refused-bad-setting = This option cannot be chosen so: { $setting } ({ $allowed }).
refused-seat-taken = This seat is taken.
refused-not-ready = Not everybody is ready.
refused-not-the-host = Only the host may do that.
refused-name-taken = Somebody here has this name, or one that looks like it.
refused-bad-name = This name cannot be used.
refused-no-such-code = No table is waiting under this code.
refused-no-such-table = There is no such table, or it has been cleared away.
refused-too-many-calls = Too many calls. Look again first.
refused-too-many-tables = Too many tables were opened from here.
refused-too-many-codes = Too many codes were tried from here. Wait a minute.
refused-no-such-round = This round was not played here, or is not over yet.
refused-no-such-game = No such game was played to its end at this table, or it has been cleared away.
refused-no-such-board = There is no board { $number } in the box, only { $first } to { $last }.
refused-no-puzzle = An area and pieces are needed, or a board of the box.
refused-text-too-long = This is too long for an area.
refused-area-empty = No cell is painted yet.
refused-area-unreadable = This area cannot be read.
refused-area-in-parts = The area is in several parts, and a board has only one.
refused-area-too-large = The area is too large: at most { $most_width } by { $most_height } and { $most_cells } cells.
refused-no-such-piece = There is no piece called { $piece }.
refused-piece-twice = Each piece is there only once: { $piece }.
refused-too-many-pieces = At most { $most } pieces can be laid at once.
refused-sizes-differ = The area has { $area } cells, and the pieces have { $pieces }.
refused-no-cover = These pieces do not cover this area, however they are turned and flipped.
refused-no-set-fits = No { $pieces } pieces cover this area of { $cells } cells.
refused-board-is-live = Somebody is playing this very task just now. It can be looked up when the round is over.
refused-too-much-asked = That was a lot of questions. Ask again in a moment.
refused-no-such-sheet = There is no such sheet.
refused-bad-choice = This cannot be chosen: { $choice } ({ $allowed }).
refused-bad-seed = The number of the set may have up to { $most } digits, and nothing else.
refused-took-too-long = That took too long. Try it once more.
refused-store-trouble = That could not be kept or read just now. Try it once more.
refused-not-started = This puzzle was not started yet.
refused-no-such-date = There are puzzles from { $first } to { $last }.
refused-too-many-requests = Too many questions from here. Wait a minute.
refused-not-a-record = This is no record of a game of Ubongo (line { $line }).
refused-broken-record = This record was changed or cut off: line { $line } does not fit.
refused-game-not-over = This game was not played to its end, so it cannot be watched yet.
refused-record-too-long = This file is too long for the record of a game.

# --- The tables, and after the game

# The gem board
field-then = Then you have { $gems }.
field-left = { $count ->
    [one] One gem left.
   *[other] { $count } gems left.
  }
field-pawns = Here: { $players }.
no-gems-near = No gems within reach. You can only pass.
own-row-empty = The row of your pawn is empty: move on when you can.
who-has-chosen = Who has chosen
has-chosen = has chosen
is-choosing = is choosing
row-is-empty = empty
step-only = Only move, take later
step-and-take = Move and take at once
race-other-gems = { $player } was faster. You got: { $gems }

# Round track, scoring boards, bag
track-told = On the round track: { $sapphires } sapphires and { $ambers } ambers
track-told-2015 = On the round track: { $blue } blue and { $brown } brown gems
won-told = { $sapphires } sapphires, { $ambers } ambers, { $boards } boards
prices-told = A sapphire is worth 3 points, an amber 1, a board 1.
points-short = points
points-word = Points
play-off-between = Play-off: { $players }
in-the-bag = In the bag
left-over = Into the box:
said-left-over = Nobody won these, they go into the box: { $gems }.

# Together
scoring-boards = Scoring boards
stacks-told = After every round each stack goes to the left.
helping = Helping each other
help-player = Help { $player }
stop-helping = Hands off
to-own-board = To my board
mute-helpers = No help, please
unmute-helpers = Help is welcome again

# Solo
solved-word = solved
put-aside-word = put aside
last-solve = last solve
record-to-beat = Your record: { $solved } solved, { $aside } put aside, the last at { $time }
zen-told = No clock is running. Finish when you have had enough: it is in the menu.

# After a round and after the game
look-back = The boards of the game
show-solution = Show a solution
solution-live = This task is just being played at another table. Ask again later.
hide-solution = Hide the solution
game-void = The game was called off
game-void-told = Too many players were away for too long. Nobody has lost.
ended-early = The game was ended early.
ended-by-play-off = The play-off decided.
you-win = You win!
winner = { $player } wins!
winners = Shared victory: { $players }
watch-again = Watch again
download-record = Download the record
part-sets = Complete sets of animals
part-sapphires = Sapphires
part-ambers = Ambers
part-extra = Both gems for every animal
run-told = { $solved } solved, { $aside } put aside, the last at { $time }
record-new = A new record!
record-place = Number { $place } of your best runs
records-title = Your best runs: { $minutes } minutes, { $side }
records-title-zen = Your best runs without a clock, { $side }
fair-title = Was it fair?
fair-told = Before the first round the server showed a seal; now it shows the seed that fits it. Both are in the record, and anyone can check them.
count-title = The colours are counted
count-before = Why { $above } is ahead of { $below }
count-beside = { $above } and { $below } are level
count-leads = { $above } has { $aboveGems } in the most frequent colour, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] Both have { $count } of one colour: { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] Both have { $count } of a second colour: { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] Both have { $count } of a third colour: { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] Both have { $count } of a fourth colour: { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] Both have { $count } of a fifth colour: { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] Both have { $count } of a sixth colour: { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] But of a second colour { $above } has { $aboveGems } and { $below } { $belowGems }.
    [3] But of a third colour { $above } has { $aboveGems } and { $below } { $belowGems }.
    [4] But of a fourth colour { $above } has { $aboveGems } and { $below } { $belowGems }.
    [5] But of a fifth colour { $above } has { $aboveGems } and { $below } { $belowGems }.
   *[other] But of a sixth colour { $above } has { $aboveGems } and { $below } { $belowGems }.
  }
count-tie = All six counts are the same, so the place is shared.
count-although = { $below } has more gems in all, { $belowAll } against { $aboveAll }, but heaps are not weighed: { $above } is ahead.
counted-green = { $count } green
counted-red = { $count } red
counted-blue = { $count } blue
counted-violet = { $count } violet
counted-brown = { $count } brown
counted-yellow = { $count } yellow
count-only = only { $gems }
counted-none = none

# Rooms beside the table
rooms = What else there is
room-learn = Learn to play
room-learn-told = Two minutes, and no reading.
room-daily = Puzzle of the day
room-daily-told = Three boards, the same for everybody.
room-look-up = Look it up
room-look-up-told = The solution of any board, yours too.
room-companion = Beside the real box
room-companion-told = Hourglass, die and score sheet.
room-replay = Watch a game again
room-replay-told = Round by round, or from a file.
room-statistics = Your statistics
room-statistics-told = Times, records, progress.
room-print = Print and play
room-print-told = The whole game as a PDF.
room-rules = Rules
room-rules-told = Every edition, to read and to search.
part-missing = This part could not be fetched: the network is away, or the server has a newer page. What you have laid is kept.
load-again = Load the page again
page-stale = The server has a newer page than this one, and a reload did not bring it. You can play on; try again later.
try-again = Try again
