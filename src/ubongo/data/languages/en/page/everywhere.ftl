# Everywhere
announcements = Announcements
locale = en-GB
close = Close
what-told = { $what }: { $told }
ubongo = Ubongo!
name = Name
settings = Settings
menu = Menu
mute = Mute
to-start = Start page
a-moment = One moment…
nowhere = There is nothing at this address. Start here:

# Start
motto = Cover your board, call “Ubongo!”, take the gems.
play-now = Play now
play-now-told = Three bots are waiting. No account, no download.
play-now-first = A first game with tips, against two bots. No account, no download.
new-table = New table
solo = Solo
new-event = Event
new-event-told = A class, a club, a birthday: one code, many tables.
return-to-event = Back to the event
join-label = Join a table
join-placeholder = Code or link
join = Join
join-told = The six-character code, or the link you were sent.
your-name = Your name
your-name-told = Leave it empty and you get a friendly one.
name-length = { $length } of { $longest } characters
open-tables = Open tables
open-table-line = { $host }: { $edition }, { $taken } of { $seats } seats taken
game-waits = A game is waiting for you
return-to-game = { $count ->
    [1] Back to the game
   *[other] Back to game { $number }
  }
credits = Unofficial, based on the game by Grzegorz Rejchtman. Free software, drawn and written by people who play it.
install = Add to home screen
install-told = You are back! Keep Ubongo at hand on your home screen.
install-no = Not now

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
side-easy = Three pieces
side-easy-told = The easier side, right for a first game.
side-hard = Four pieces
side-hard-told = The harder side, for practised players.
option-fresh-boards = Fresh boards
seat-side = Side

# Solo
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
setting-volume = Volume
setting-volume-told = Wood, glass, sand and a little tune, all made by the page itself.
volume-of = { $volume } percent
setting-haptics = Vibration
setting-haptics-told = A short buzz when you lift or lay a piece, if your device can do it.
setting-strong-marks = Strong marks on the pieces
setting-strong-marks-told = The mark in each square stands out more; it tells the pieces apart without colours.
setting-letters = Letters on the pieces
setting-letters-told = Every piece shows its name, such as L4.
setting-contrast = More contrast
setting-contrast-told = Darker lines and text.
setting-left-handed = Left-handed
setting-left-handed-told = Pieces and tools lie on the left.
setting-above-finger = Piece above the finger
setting-above-finger-told = A piece you drag floats above your finger, so that you can see it.
setting-call-myself = I call Ubongo myself
setting-call-myself-told = You press a button to call. Otherwise the page calls for you as soon as the area is covered.
setting-words = Quick words
setting-words-told = Short phrases from the others are shown and read out.
setting-coach = First game with tips
setting-coach-told = “Play now” opens a game with tips and without sand in its first round. It is switched off once you have finished a game or a lesson.

# Table
table-title = The table
strength-child = Child
strength-beginner = Beginner
strength-fair = Average
strength-strong = Strong
strength-expert = Expert
ready = I am ready
agreed = What is played
code = Code
link-copied = Link copied.

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
animal-fox = Fox
animal-tortoise = Tortoise
animal-penguin = Penguin
animal-chameleon = Chameleon
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
second-chance = Second chance
second-chance-told = Second chance! The hourglass is turned once more.
your-board = Your board
board-label = Your board, { $free ->
    [0] all covered
    [one] { $free } free square
   *[other] { $free } free squares
  }
board-table = The board, row by row
cell-free = free
cell-outside = outside
piece-name = { $piece }: { $shape }
piece-lies = on { $cells }
piece-loose = does not fit on { $cells }
wanted-pieces = Find: { $pieces }
tools = Tools
undo = Undo
turn = Turn
flip = Flip
all-back = Clear
put-aside = Put aside
not-covered-yet = The area is not covered yet.
players = Players
standing-left = has left
standing-gave-up = has given up
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
not-solved = not solved
is-solved = solved
the-table = The table
typed-toggle = Type your moves
typed-label = Move
typed-unknown = “{ $word }” is not a command.
typed-done = Done.
typed-loose = It does not fit there.

# Asked first
ask-no = No

# Between rounds
roll = Roll the die
paused = Break
next = Next
board-of = The board of { $player }

# Gem board
gem-board = Gem board
gem-green = green
gem-red = red
gem-blue = blue
gem-violet = violet
gem-brown = brown
gem-yellow = yellow
gem-sapphire = sapphire
gem-amber = amber

# 2024, together, solo
round-track = Round track
score-together = Together: { $score } of { $most } points

# Spoken
said-seconds = { $seconds } seconds
said-laid = { $piece } is on { $cells }.
said-loose = { $piece } does not fit on { $cells }.
said-in-tray = { $piece } in the tray: { $shape }

# The coach of the first game
coach = Your first game
goal = Most of one colour wins: { $standing }

# Shapes, for those who hear them
shape-square = 2 by 2
shape-bar = { $way ->
    [row] { $count } in a row
   *[column] { $count } in a column
  }
shape-step = { $towards ->
    [left] 2 in a row, 2 below them, one further left
    [right] 2 in a row, 2 below them, one further right
    [below] 2 in a column, 2 to the right of them, one lower
   *[above] 2 in a column, 2 to the left of them, one lower
  }
shape-beside-row = { $count ->
    [1] { $count } { $side ->
        [above] above
        *[below] below
      } { $at ->
        [first] the left end
        [last] the right end
        [middle] the middle
        [second] the second from the left
        *[second-last] the second from the right
      }
   *[other] { $count } { $side ->
        [above] above
        *[below] below
      } { $at ->
        [first] the left two
        *[last] the right two
      }
  }
shape-beside-column = { $count ->
    [1] { $count } to the { $side ->
        [left] left
        *[right] right
      } of { $at ->
        [first] the upper end
        [last] the lower end
        [middle] the middle
        [second] the second from the top
        *[second-last] the second from the bottom
      }
   *[other] { $count } to the { $side ->
        [left] left
        *[right] right
      } of { $at ->
        [first] the upper two
        *[last] the lower two
      }
  }

# Line
offline-told = No network, or the server is not answering. You need both to play together.
offline-now = Solo, lessons, rules and more work without a network.
offline-needs = Needs a network.
word-to-all = A word from the people who run this server:

# Help
hint-mouse = Drag the pieces onto the light area. Click to turn, right-click to flip.
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
key-shift = Shift
key-enter = Enter
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
refused-seat-taken = This seat is taken.
refused-not-ready = Not everybody is ready.
refused-not-the-host = Only the host may do that.
refused-name-taken = Somebody here already has this name, or one that looks like it.
refused-bad-name = { $why ->
    [empty] A name needs at least one character.
    [long] This name has { $length } characters; { $longest } is the most.
    [blocked] Nobody may have this name here.
   *[other] This name has a character that nobody can see.
  }
refused-no-such-code = No table or event has this code.
refused-no-such-table = There is no such table, or it has been closed.
refused-too-many-calls = Too many calls. Take another look first.
refused-too-fast = That was a lot at once. Continue in a moment.
refused-log-full = This table has been used so much that it is full. Open a new one.
refused-game-too-long = You have taken { $most } actions in this game, and that is the limit: finish it or leave.
refused-too-many-tables = Too many tables have been opened from here.
refused-server-drains = The server stops after the games that are being played.
refused-turned-away = You cannot come in here for a while.
refused-too-many-codes = Too many codes have been tried from here. Wait a minute.
refused-no-such-round = This round was not played here, or is not over yet.
refused-too-much-asked = That was a lot of questions. Ask again in a moment.
refused-took-too-long = That took too long. Please try again.
refused-store-trouble = That could not be saved or read just now. Please try again.
refused-too-many-requests = Too many requests from here. Wait a minute.

# Round track, scoring boards, bag
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
points-short = { $count ->
    [one] point
   *[other] points
  }
points-word = Points

# Together
scoring-boards = Scoring boards
help-player = Help { $player }

# Solo
solved-word = { $count ->
    [one] solved
   *[other] solved
  }
put-aside-word = { $count ->
    [one] put aside
   *[other] put aside
  }
last-solve = last solve
record-to-beat = Your record: { $solved } solved, { $aside } put aside, last one at { $time }

# After a round and after the game
show-solution = Show a solution
game-void = The game was called off
you-win = You win!
winner = { $player } wins!
winners = Shared victory: { $players }
download-record = Download the record
run-told = { $solved ->
    [0] Nothing solved this time, { $aside } put aside
   *[other] { $solved } solved, { $aside } put aside, last one at { $time }
  }
record-new = A new record!
record-place = Number { $place } of your best runs
count-title = Counting the colours
counted-none = none

# Features beside the table
features = More to explore
feature-learn = Learn to play
feature-learn-told = Two minutes, and no reading.
feature-daily = Puzzle of the day
feature-daily-told = Three boards, the same for everybody.
feature-train = On the train
feature-train-told = Solo without a network.
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
part-missing = This part could not be fetched: the network is down, or the server has a newer page. What you have laid is kept.
load-again = Load the page again
page-stale = The server has a newer page than this one, and reloading did not fetch it. You can play on; try again later.
try-again = Try again
