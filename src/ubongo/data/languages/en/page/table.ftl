# Everywhere
save = Save
you = you
sound-off = Sound off
connecting = Taking you to the table…

# Start
ask-name = What is your name?
ask-name-told = The others see it at the table. You can change it later.
ask-name-done = That’s me

# New table
choose-hourglass = Hourglass
choose-hourglass-told = How long everybody has for a board.
hourglass-seconds = { $seconds } seconds
hourglass-none = No hourglass
more-options = More options
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
option-watched-drafts = Spectators see open boards
option-watched-drafts-told = What lies on the boards is shown to spectators, too.
option-play-off-ties = Play-off for ties
option-play-off-ties-told = A complete tie for first place is settled by one more board.
option-second-chance-if-none = Strict second chance
option-second-chance-if-none-told = The hourglass is turned again only if nobody has solved their board.
choose-rounds = Rounds
choose-rounds-told = A shorter or longer game than the rulebook’s.
choose-pause = Pause between rounds
pause-at-most = At most { $seconds } seconds
pause-by-hand = Until everybody is ready
choose-pause-told = Time to look at the boards. As soon as everybody has tapped “Next”, the game continues.
rounds-usual = As in the rulebook
rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
option-grace = Grace period
option-grace-told = Everybody gets an extra quarter of a second, for slow connections.
seat-by-seat = Seat by seat
seat-side-told = Each seat may play its own side of the boards.
seat-delay = Start delay
seat-delay-told = A strong player can see the board a little later than the others.
seat-delay-none = None
seat-animal = Animal
seat-animal-told = Each seat may begin with the boards of its favourite animal.
option-public = Public table
option-public-told = Anyone on this server can find the table and sit down.
opening-table = Laying your table…

# Solo
solo-told = Board after board against the clock, or without one. Only your own record is at stake.

# Table
table-of = { $host }’s table
seats = Who plays?
seats-taken = { $taken } of { $seats }
host = Host
is-ready = Ready
is-not-ready = Not ready yet
free-seat = Free seat
sit-here = Sit here
add-bot = Add a bot
add-bot-on = Put a bot on seat { $seat }
bot-strength = How strong?
rename = Rename
move-seat = Change seats
kick-seat = Send away
move-here = Move here
swap-here = Swap
move-told = { $player }: which seat to swap with?
move-cancel = Stay there
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
asking-seat = Would like to play the next game: { $players }
who-begins = Who rolls first?
chance-decides = Chance decides
start-game = Start the game
needs-two = Invite somebody, or add a bot.
waits-for = Waiting for { $players }.
start-without = Start without { $players }
ready-shown = Ready!
host-starts = The host starts the game when everybody is ready.
leave-table = Leave the table
change-options = Change the options
lock-table = Lock the table
table-is-locked = The table is locked
lock-told = Only people with a seat may come in; spectators are sent away, and the code no longer works.
invite = Invite
invite-told = Scan it, or open { $address } and enter the code.
link = Link to this table
copy-link = Share the link
invite-text = Shall we play Ubongo?
qr-code = QR code of the link to this table

# Fitted boards
fitted-title = Make it fair
fitted-told = Everybody gets puzzles for about 25 seconds.
fitted-moves = Whoever wins points gets harder boards, the others easier ones.
fitted-short = fair for everybody
climb-title = A little harder each time
climb-told = Everybody begins with puzzles for about 25 seconds.
climb-moves = Each board you solve makes your next one a little harder, each one you do not solve a little easier.
climb-from = Begin with boards for
climb-from-own = me, by my own times
climb-no-record = Such runs set no records.
level-missing = Level not known yet
level-warms-up = Warming up…
level-times = own times
level-warm-up = warm-up
level-grade = chosen
level-games = games here
grade-legend = How good at puzzles?
grade-choose = Choose a level
grade-told = Everybody sees which level was chosen.
warm-up-offer = How hard should your boards be? Three warm-up boards will tell: one minute in all, just for you, without points.
warm-up-begin = Warm up
warm-up-board = Warm-up: board { $board } of { $boards }
warm-up-no-points = Just for you. No points, and nothing is counted.
warm-up-stop = Stop the warm-up
warm-up-found = Your level: { $level }
waits-for-levels = Still without a level: { $players }
gem-tips = Tips for gems
gem-tips-told = This player is shown a good row when gems are taken. Everybody sees who has tips, and the game is not rated.
take-gems-tip = Take your gems. Tip: row { $field }
opens-none-harder = Your board opens in { $seconds } s: there are none harder.
opens-none-easier = Your board opens in { $seconds } s: there are none easier for the others.

# Round
on-the-table = On the table
no-hourglass = No hourglass
round-first = { $player } was first
round-you-first = You were first!
round-nobody = Nobody was quick enough
round-solved = { $count } of { $all } boards solved
first-wins = First to solve wins
play-off-watch = The tied players are playing one more board.
ask-seat = Sit down for the next game
ask-seat-asked = You have asked for a seat in the next game: a free one, or a bot makes room.
ask-seat-no = Just watch
give-up = Give up
play-on = Keep playing
concede = Concede
agree-to-share = Share the victory
finish = Finish
standing-offline = offline
standing-asks-pause = asks for a break
standing-rolls = rolls
standing-ready = is ready
standing-shares = would share the victory
standing-waits = begins later
standing-lays = { $count } of { $most } laid
ask-pause = Ask for a break
to-start-keep = Start page (keep my seat)
leave-for-good = Leave this game for good
leave-ask = Leave this game for good?
leave-ask-told = You cannot come back into this game. What you have won still counts.
leave-stay = Stay
end-alone = End the game without the others

# Asked first
ask-give-up = Give up this round?
ask-give-up-told = Without an hourglass this cannot be taken back.
ask-concede = Concede the play-off?
ask-concede-told = Then you have lost it, and the last player left wins at once.

# Between rounds
rolls-by-itself = It rolls by itself in { $seconds } s.
goes-on-in = Continues in { $seconds } s.
waits-for-back = Waiting for { $players } to come back.
waits-for-back-in = Waiting for { $players } to come back, { $seconds } s at most.
go-on = Continue
next-until = In { $seconds } s at the latest.
next-ready = { $count ->
    [one] { $players } is ready.
   *[other] { $players } are ready.
}
next-waits = Waiting for { $players }.
standing-ready-own = Ready
takes = takes
takes-nothing = takes nothing
play-off-in = The play-off begins in { $seconds } s.
choose-field = Choose a field for your pawn
choose-field-told = Look at the first two gems of each row. Nobody sees your choice until everybody has chosen.
last-round = The boards of the last round

# Gem board
others-lay = The others are still laying.
take-gems-now = Take your gems before the sand runs out!
pass = Pass

# End
game-over = The game is over
rematch = Play again
again-waits = You are in! Waiting for { $players }.
again-not = Not yet
again-wanted = Would play again: { $players }
open-lobby = Change the game
lobby-is-open = The table is open for the next game.
go-to-lobby = To the table
next-game-runs = The next game has begun.
watch-it = Watch it

# Spoken
said-keys = With the keyboard: 1 to { $count } takes a piece, the arrows move it, R turns it, F flips it, the question mark shows help.

# Quick words
quick-words = Say something
words-muting = Muting
words-mute-all = Mute everybody
words-mute = Mute { $player }
said-word = { $player } says: { $word }
word-hello = Hello!
word-good-luck = Good luck!
word-well-done = Well done!
word-wow = Wow!
word-oh-no = Oh no!
word-so-close = So close!
word-one-moment = One moment!
word-good-game = Good game!

# The coach of the first game
coach-off = No more tips
coach-begin = Whoever has the most gems of one colour wins. Your pawn is already on the gem board; the die decides which pieces everybody gets.
coach-lay = Cover the light area with these pieces; nothing may stick out. Take your time: the sand is not running yet, and the others wait for you.
coach-take = Choose a field that your pawn can reach: you get the first two gems of its row. Two of one colour are best.
coach-others = The others are finishing their boards. The faster you are, the further you may move.
coach-sand = Look at what everybody took. From the next round on, the hourglass runs.
coach-hurry = The sand is running: cover your board before it runs out.
coach-quick = Take your gems while the sand is still running; after that they are lost.
coach-again = Nobody was in time, so the hourglass is turned once more.
coach-last = The last round: which colour do you need?
goal-you = you { $count }
goal-other = { $player } { $count }

# Line
line-lost = Connection lost. Trying to reconnect…
table-stands-still = The table is stopped, because nothing can be saved right now. It continues by itself, and no sand is lost.
covered-waits = Covered. “Ubongo!” will be called as soon as the connection is back.
play-here = Play here
closed-elsewhere = You have this table open in another window or on another device.
closed-kicked = The host has removed you from this table.
closed-table-full = This table has no room for more spectators.
closed-too-fast = That was too much at once. Please load the page again.
closed-restart = The server is restarting and will be right back.
closed-forgotten = You asked to be forgotten on this server. Load the page again to be somebody new.
closed-no-such-table = There is no such table, or it has been closed.
closed-no-guest = This browser keeps no cookies for this page, and the server does not know who you are. Load the page again, or allow cookies.
closed-table-frozen = Something went wrong on our side, and this table has stopped.
closed-table-locked = The host has locked this table.
closed-table-closed = The people who run this server have closed this table.
closed-turned-away = You cannot come in here for a while.
closed-too-many-calls = Too many wrong “Ubongo!” calls: you have been disconnected.
closed-too-many-joins = You have come back to this game too often. Open a new table.
closed-other = The connection was closed.
refused-kicked = The host has removed you from this table.
refused-table-frozen = Something went wrong on our side, and this table has stopped.
refused-levels-missing = Not everybody has a level yet: warm up, or choose one.
refused-not-fitted = The boards are not fitted at this table.
refused-warm-up-runs = Your warm-up has already begun.
refused-warm-up-done = Your level is known already, or you have begun too often: choose a level instead.
refused-no-warm-up = This board of your warm-up is no longer there.
refused-seat-empty = Nobody sits there.
refused-not-seated = Only players at this table may do that.
refused-not-seated-here = Only players at this table may do that.
refused-has-left = You have left this game.
refused-not-alone = Others are still playing.
refused-not-in-play-off = Only the tied players are in the play-off.
refused-no-such-field = There is no such field.
refused-wrong-edition = This edition does not have that.
refused-bad-setting = { $setting ->
    [players] At most { $most } can play this edition.
    [hourglass] This is not possible here: { choose-hourglass }
    [rounds] This is not possible here: { choose-rounds }
    [stars] This is not possible here: { fresh-stars }
    [agreed] This is not possible here: { fresh-number }
    [delay] This is not possible here: { seat-delay }
    [fair_deal] This is not possible here: { option-fair-deal }
    [open_boards] This is not possible here: { option-open-boards }
   *[other] This setting is not possible here.
  }

# The gem board
own-row-empty = Your pawn’s row is empty: move on when you can.
who-has-chosen = Who has chosen
has-chosen = has chosen
is-choosing = is choosing
step-only = Just move, take later

# Together
stop-helping = Stop helping
to-own-board = Back to my board
mute-helpers = No help, please
unmute-helpers = Help is welcome again

# After a round and after the game
look-back = All the boards of this game
solution-live = This puzzle, or one like it, is being played at another table right now. Try again later.
hide-solution = Hide the solution
game-void-told = Too many players were away for too long. Nobody has lost.
ended-early = The game was ended early.
ended-by-play-off = The play-off decided.
count-won = { $nth ->
    [1] { $aboveGems } against { $belowGems }.
   *[other] Level at first, then { $aboveGems } against { $belowGems }.
  }
watch-again = Watch again
fair-title = Was it fair?
fair-told = Before the first round the server showed a seal; now it shows the secret number behind it. Both are in the record, and anyone can check that they match.

# A big screen
show-on-screen = Show on a big screen
screen-told = A laptop or a television is the table, and everybody plays on their own phone.
screen-open-here = Open it on this device
screen-by-code = On another device: scan this, or open { $address } and enter { $code }.
screen-by-link = On another device: scan this, or open { $address }.
screen-watches = A big screen shows this table
screen-came = A big screen shows this table. In the menu you can hide here what it shows.
hands-offer = A big screen shows this table. Keep only your own board here?
hands-only = Only my board
hands-all = Show everything

# A table of an event
to-event = To the event
event-you-play = You play with { $players }
event-they-play = { $players } play here
event-table-told = The game begins by itself as soon as everybody is here.
event-begins-in = { $seconds ->
    [one] In one second at the latest
   *[other] In { $seconds } seconds at the latest
  }
refused-event-table = This table belongs to an event, which has said who sits here.
refused-not-an-event = This is a table: you can do that at an event only.
