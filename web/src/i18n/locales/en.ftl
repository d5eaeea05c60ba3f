# Everywhere
announcements = Announcements
close = Close
more = More
save = Save
name = Name
you = you
settings = Settings
menu = Menu
mute = Mute
sound-on = Sound on
sound-off = Sound off
to-start = Start page
connecting = Taking you to the table…
a-moment = One moment…
nowhere = There is nothing at this address. Start here:

# Start
motto = Cover your board, call “Ubongo!”, take the gems.
play-now = Play now
play-now-told = Three bots are waiting. No account, no download.
new-table = New table
solo = Solo
join-label = Join a table
join-placeholder = Code or link
join = Join
join-told = The six-character code, or the link you were sent.
your-name = Your name
your-name-told = Leave it empty and you get a friendly one.
open-tables = Open tables
open-table-line = { $host }: { $edition }, { $taken } of { $seats } seats taken
game-waits = A game is waiting for you
return-to-game = { $count ->
    [1] Back to the game
   *[other] Back to game { $number }
  }
credits = Unofficial, based on the game by Grzegorz Rejchtman. Free software, drawn and written by people who play it.

# New table
choose-edition = Which game?
edition-classic = Classic
edition-classic-told = Move your pawn along six rows and collect gems: whoever has the most of one colour wins. Nine rounds.
edition-classic-long = Classic, long game
edition-classic-long-told = The classic game with all 36 boards.
edition-2024 = 2024 edition
edition-2024-told = The two fastest win a sapphire and an amber, and everyone who solves their board keeps it. Nine rounds.
edition-cooperative = Together
edition-cooperative-told = Everybody plays for one shared score, and in the second chance you help each other.
edition-2015 = 2015 edition
edition-2015-told = Gems from the track for the two fastest, and a blind draw from the bag for everyone who solves their board.
edition-solo = Solo
edition-solo-told = As many boards as you can before the clock runs out.
edition-bare = Pure
edition-bare-told = Nothing but the race: a point for everybody who finishes in time.
choose-side = Which side of the boards?
side-easy = Three pieces
side-easy-told = The easier side, right for a first game.
side-hard = Four pieces
side-hard-told = The harder side, for practised players.
choose-hourglass = Hourglass
choose-hourglass-told = How long everybody has for a board.
hourglass-seconds = { $seconds } seconds
hourglass-none = No hourglass
more-options = More options
option-fresh-boards = Fresh boards
option-fresh-boards-told = Drawn for this game, so nobody knows them.
fresh-stars = Difficulty
fresh-stars-usual = As in the box
fresh-stars-count = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }
fresh-number = Set number
fresh-number-told = Leave it empty for a secret draw. With a number anybody can print the boards beforehand, and the game is not rated.
fresh-number-agreed = Set number { $number }: anybody can print these boards, and the game is not rated.
option-fair-deal = Fair boards
option-fair-deal-told = The boards of a round are about equally hard.
option-same-puzzle = Same board for all
option-same-puzzle-told = Everybody solves the same board in a round.
option-find-pieces = Find the pieces
option-find-pieces-told = All twelve pieces are on the table, and you pick out the right ones.
option-open-boards = Open boards
option-open-boards-told = Everybody sees how the others are getting on.
option-play-off-ties = Play-off for ties
option-play-off-ties-told = A complete tie for first place is settled by one more board.
option-second-chance-if-none = Strict second chance
option-second-chance-if-none-told = The hourglass is turned again only if nobody has solved their board.
choose-rounds = Rounds
choose-rounds-told = A shorter or longer game than the rulebook’s.
rounds-usual = As in the rulebook
rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
option-grace = Grace period
option-grace-told = Everybody gets an extra quarter of a second, for slow connections.
seat-by-seat = Seat by seat
seat-by-seat-later = Once people have sat down, each seat can have its own side and start delay.
seat-side = Side
seat-side-told = Each seat may play its own side of the boards.
seat-delay = Start delay
seat-delay-told = A strong player can see the board a little later than the others.
seat-delay-none = None
seat-animal = Animal
seat-animal-told = Each seat may begin with the boards of its favourite animal.
option-public = Public table
option-public-told = Anyone on this server can find the table and sit down.
open-table = Open the table
open-table-told = You can still invite people, add bots and change everything before the game begins.

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
as-the-system = Same as the device
setting-motion = Motion
motion-full = Full
motion-less = Reduced
setting-sound = Sound
setting-sound-told = Wood, glass and a little tune, all made by the page itself.
setting-haptics = Vibration
setting-haptics-told = A short buzz when you lift or lay a piece, if your device can do it.
setting-patterns = Patterns on the pieces
setting-patterns-told = Pieces can be told apart without colours.
setting-letters = Letters on the pieces
setting-letters-told = Every piece shows its name, such as L4.
setting-contrast = More contrast
setting-contrast-told = Darker lines and text, no grain in the wood.
setting-left-handed = Left-handed
setting-left-handed-told = Pieces and tools lie on the left.
setting-above-finger = Piece above the finger
setting-above-finger-told = A piece you drag floats above your finger, so that you can see it.
setting-call-myself = I call Ubongo myself
setting-call-myself-told = You press a button to call. Otherwise the page calls for you as soon as the area is covered.

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
bot-strength = Strength of new bots
strength-child = Child
strength-beginner = Beginner
strength-fair = Average
strength-strong = Strong
strength-expert = Expert
rename = Rename
rename-whom = Rename { $player }
move-whom = Move { $player } to another seat
move-here = Move here
move-told = Now choose the seat to swap with.
kick-whom = Remove { $player }
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
who-begins = Who rolls first
chance-decides = Chance decides
start-game = Start the game
needs-two = Invite somebody, or add a bot.
waits-for = { $count ->
    [one] { $count } player is not ready yet.
   *[other] { $count } players are not ready yet.
  }
ready = I am ready
ready-shown = Ready!
host-starts = The host starts the game when everybody is ready.
leave-table = Leave the table
agreed = Your game
change-options = Change the options
lock-table = Lock the table
table-is-locked = The table is locked
lock-told = Only people with a seat may come in; spectators are sent away, and the code is not valid.
invite = Invite
invite-told = Share the link, let them scan the picture, or read out the code.
code = Code
link = Link to this table
copy-link = Share the link
link-copied = Link copied.
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
play-off-watch = The tied players are playing one more board.
your-board = Your board
board-label = Your board, { $free ->
    [0] all covered
    [one] { $free } free square
   *[other] { $free } free squares
  }
board-table = The board, row by row
cell-free = free
cell-outside = –
piece-name = { $piece }, { $count } squares, { $shape }
piece-lies = lies on { $cell }
piece-loose = loose at { $cell }
wanted-pieces = Find: { $pieces }
you-watch = You are watching.
board-comes = Your board is on its way.
tools = Tools
undo = Undo
turn = Turn
flip = Flip
all-back = Clear
put-aside = Put aside
give-up = Give up
play-on = Keep playing
concede = Concede
agree-to-share = Share the victory
finish = Finish
not-covered-yet = The area is not covered yet.
players = Players
standing-left = has left
standing-offline = offline
standing-asks-pause = asks for a break
standing-rolls = rolls
standing-gave-up = has given up
standing-ready = is ready
standing-shares = would share the victory
standing-waits = begins later
standing-lays = { $count } of { $most } laid
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
not-solved = not solved
the-table = The table
typed-toggle = Type your moves
typed-label = Move
typed-unknown = “{ $word }” is not a command.
typed-done = Done.
typed-loose = It does not fit there.
ask-pause = Ask for a break
to-start-keep = Start page (keep my seat)
leave-for-good = Leave this game for good
end-alone = End the game without the others

# Between rounds
roll = Roll the die
rolls-by-itself = It rolls by itself in { $seconds } s.
other-rolls = { $player } rolls the die
goes-on-in = Continues in { $seconds } s.
paused = Break
go-on = Continue
next = Next
next-until = The next round begins when everybody is ready, in { $seconds } s at the latest.
play-off-in = The play-off begins in { $seconds } s.
choose-field = Choose a field for your pawn
choose-field-told = Look at the first two gems of each row. Nobody sees your choice until everybody has chosen.
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
said-round-started = Round { $round }. The die shows: { $symbol }.
said-own-ubongo = Ubongo! You are { $place }.
said-ubongo = { $player } calls “Ubongo!” and is { $place }.
said-gems-taken = { $player } takes gems from field { $field }.
said-round-ended = Round { $round } is over.
said-game-ended = The game is over.
said-seat-lost = { $player } has lost the connection.
said-seat-left = { $player } has left the game.
said-seat-back = { $player } is back.
said-seconds = { $seconds } seconds
said-laid = { $piece } lies on { $cell }, { $shape }
said-loose = { $piece } does not fit on { $cell }, { $shape }
said-in-tray = { $piece } in the tray, { $shape }

# Line
line-lost = Connection lost. Trying to reconnect…
table-stands-still = The table stands still, because nothing can be saved here. It goes on by itself, and no sand is lost.
offline-told = No network, or the server is not answering. You need both to play together.
word-to-all = A word from the people who run this server:
play-here = Play here
closed-elsewhere = You have this table open in another window or on another device.
closed-forgotten = You asked to be forgotten on this server. Load the page again to be somebody new.
closed-no-such-table = There is no such table, or it has been closed.
closed-table-frozen = Something went wrong on our side, and this table has stopped.
closed-table-locked = The host has locked this table.
closed-table-closed = The people who run this server have closed this table.
closed-turned-away = You cannot come in here for a while.
closed-too-many-calls = Too many wrong “Ubongo!” calls: you have been disconnected.
closed-too-many-joins = You have come back to this game too often. Open a new table.
closed-other = The connection was closed.

# Help
hint = Drag the pieces onto the light area. Tap to turn, hold to flip.
help-title = How to lay pieces
help-touch = Drag a piece onto the light area. Tap it to turn it, hold it to flip it; a second finger turns it while you drag.
help-mouse = With the mouse: click to turn, right-click to flip, scroll to turn while you drag.
help-piece = choose a piece
help-step = move it
help-turn = turn it
help-turn-back = turn it the other way
help-flip = flip it
help-tray = back to the tray
help-undo = undo
help-settle = let it snap into place
help-help = this help
help-typed = Or type, for example “L4 r f b2”: take L4, turn, flip, put its top left corner on column b, row 2.

# Refusals
refused-other = That is not possible right now ({ $code }).
refused-offline = The server cannot be reached.
refused-out-of-time = Too late: the sand had run out.
refused-too-early = Your board comes a little later.
refused-not-covered = The area is not covered exactly.
refused-already-solved = You have already called “Ubongo!”.
refused-not-solved = Cover your area first.
refused-gave-up = You have given up this round.
refused-not-the-roller = It is somebody else’s turn to roll.
refused-still-waiting = The table is still waiting for somebody.
refused-next-awaited = Not everybody is ready for the next round yet.
refused-too-many-pauses = This game has been paused { $most } times. That is enough.
refused-paused-too-soon = You have only just had a break.
refused-already-moved = Your pawn has moved already.
refused-already-taken = You have taken your gems already.
refused-too-far = That is { $distance } fields away; you may move { $allowed } at most.
refused-row-is-empty = There are no gems left in this row.
refused-row-changed = Somebody was faster: look at the row again.
refused-already-chosen = You have already chosen your field.
refused-already-ready = You are marked as ready already.
refused-wrong-phase = Not now.
refused-bad-setting = This setting is not possible: { $setting } ({ $allowed }).
refused-seat-taken = This seat is taken.
refused-not-ready = Not everybody is ready.
refused-not-the-host = Only the host may do that.
refused-name-taken = Somebody here already has this name, or one that looks like it.
refused-bad-name = This name cannot be used.
refused-no-such-code = There is no table with this code.
refused-no-such-table = There is no such table, or it has been closed.
refused-too-many-calls = Too many calls. Take another look first.
refused-too-fast = That was a lot at once. Go on in a moment.
refused-log-full = This table has been used so much that it is full. Open a new one.
refused-game-too-long = You have done { $most } things in this game. That is enough: finish it or leave.
refused-too-many-tables = Too many tables have been opened from here.
refused-server-drains = The server stops after the games that are being played.
refused-turned-away = You cannot come in here for a while.
refused-too-many-codes = Too many codes have been tried from here. Wait a minute.
refused-no-such-round = This round was not played here, or is not over yet.
refused-no-such-game = No such game was finished at this table, or it is no longer kept.
refused-no-such-board = There is no board { $number } in the box: they run from { $first } to { $last }.
refused-no-puzzle = Choose a board from the box, or paint an area and pick its pieces.
refused-text-too-long = This is too long for an area.
refused-area-empty = Nothing is painted yet.
refused-area-unreadable = This area cannot be read.
refused-area-in-parts = The area is in several parts, and a board has only one.
refused-area-too-large = The area is too large: at most { $most_width } by { $most_height } and { $most_cells } squares.
refused-no-such-piece = There is no piece called { $piece }.
refused-piece-twice = Each piece can be used only once: { $piece }.
refused-too-many-pieces = At most { $most } pieces can be laid at once.
refused-sizes-differ = The area has { $area } squares, and the pieces have { $pieces }.
refused-no-cover = These pieces do not cover this area, however they are turned and flipped.
refused-no-set-fits = No set of { $pieces } pieces covers this area of { $cells } squares.
refused-board-is-live = Somebody is playing this puzzle, or one of the same side and symbol, right now. You can look it up when the round is over.
refused-too-much-asked = That was a lot of questions. Ask again in a moment.
refused-no-such-sheet = There is no such sheet.
refused-bad-choice = This choice is not possible: { $choice } ({ $allowed }).
refused-bad-seed = The set number may have up to { $most } digits, and nothing else.
refused-took-too-long = That took too long. Please try again.
refused-store-trouble = That could not be saved or read just now. Please try again.
refused-not-started = This puzzle has not been started yet.
refused-no-such-date = There are puzzles from { $first } to { $last }.
refused-too-many-requests = Too many requests from here. Wait a minute.
refused-not-a-record = This is not the record of an Ubongo game (line { $line }).
refused-broken-record = This record has been changed or cut short: line { $line } does not fit.
refused-game-not-over = This game was not finished, so it cannot be watched yet.
refused-record-too-long = This file is too long for the record of a game.

# --- The tables, and after the game

# The gem board
field-then = You would then have { $gems }.
field-left = { $count ->
    [one] One gem left.
   *[other] { $count } gems left.
  }
field-pawns = Here: { $players }.
no-gems-near = No gems within reach. You can only pass.
own-row-empty = Your pawn’s row is empty: move on when you can.
who-has-chosen = Who has chosen
has-chosen = has chosen
is-choosing = is choosing
row-is-empty = empty
step-only = Just move, take later
step-and-take = Move and take at once
race-other-gems = { $player } was faster. You got: { $gems }

# Round track, scoring boards, bag
track-told = On the round track: { $sapphires ->
    [one] { $sapphires } sapphire
   *[other] { $sapphires } sapphires
  } and { $ambers ->
    [one] { $ambers } amber
   *[other] { $ambers } ambers
  }
track-told-2015 = On the round track: { $blue } blue and { $brown ->
    [one] { $brown } brown gem
   *[other] { $brown } brown gems
  }
won-told = { $sapphires ->
    [one] { $sapphires } sapphire
   *[other] { $sapphires } sapphires
  }, { $ambers ->
    [one] { $ambers } amber
   *[other] { $ambers } ambers
  }, { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
  }
prices-told = A sapphire is worth 3 points, an amber 1, a board 1.
points-short = points
points-word = Points
play-off-between = Play-off: { $players }
in-the-bag = In the bag
left-over = Into the box:
said-left-over = Nobody won these, they go into the box: { $gems }.
left-over-bag = Into the bag:
said-left-over-bag = Nobody won these, they go into the bag: { $gems }.

# Together
scoring-boards = Scoring boards
stacks-told = After every round each stack moves one place to the left.
helping = Helping each other
help-player = Help { $player }
stop-helping = Stop helping
to-own-board = Back to my board
mute-helpers = No help, please
unmute-helpers = Help is welcome again

# Solo
solved-word = solved
put-aside-word = put aside
last-solve = last solve
record-to-beat = Your record: { $solved } solved, { $aside } put aside, last one at { $time }
zen-told = No clock is running. When you have had enough, choose Finish in the menu.

# After a round and after the game
look-back = All the boards of this game
show-solution = Show a solution
solution-live = This puzzle, or one like it, is being played at another table right now. Try again later.
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
part-extra = Both kinds of gem for every animal
run-told = { $solved ->
    [0] Nothing solved this time, { $aside } put aside
   *[other] { $solved } solved, { $aside } put aside, last one at { $time }
  }
record-new = A new record!
record-place = Number { $place } of your best runs
records-title = Your best runs · { $minutes } minutes · { $side }
records-title-zen = Your best runs without a clock · { $side }
fair-title = Was it fair?
fair-told = Before the first round the server showed a seal; now it shows the secret number behind it. Both are in the record, and anyone can check that they match.
count-title = Counting the colours
count-before = Why { $above } is ahead of { $below }
count-beside = { $above } and { $below } are level
count-leads = In their best colour { $above } has { $aboveGems }, { $below } { $belowGems }.
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
count-although = { $below } has more gems in all, { $belowAll } against { $aboveAll }, but the size of the heap does not count: { $above } is ahead.
counted-green = { $count } green
counted-red = { $count } red
counted-blue = { $count } blue
counted-violet = { $count } violet
counted-brown = { $count } brown
counted-yellow = { $count } yellow
count-only = only { $gems }
counted-none = none

# Features beside the table
features = More to explore
feature-learn = Learn to play
feature-learn-told = Two minutes, and no reading.
feature-daily = Puzzle of the day
feature-daily-told = Three boards, the same for everybody.
feature-look-up = Look up a solution
feature-look-up-told = For any board, your own included.
feature-companion = For your real box
feature-companion-told = Hourglass, die and score sheet.
feature-replay = Watch a game again
feature-replay-told = Round by round, or from a file.
feature-statistics = Your statistics
feature-statistics-told = Times, records, progress.
feature-print = Print and play
feature-print-told = The whole game as a PDF.
feature-rules = Rules
feature-rules-told = Every edition, to read and to search.
part-missing = This part could not be fetched: the network is away, or the server has a newer page. What you have laid is kept.
load-again = Load the page again
page-stale = The server has a newer page than this one, and a reload did not bring it. You can play on; try again later.
try-again = Try again
