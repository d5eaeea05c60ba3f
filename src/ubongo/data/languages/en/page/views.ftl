# What is told of the things on a table
more = More
sound-on = Sound on
choose-side = Which side of the boards?
play-off-told = A tie! One more board decides.
you-watch = You are watching. Boards are shown as soon as they are solved.
board-comes = Your board is on its way.
is-bot = bot
other-rolls = { $player } rolls the die
others-choose = The others are still choosing
next-two = The next two
gem-tip = Tip: a good row.
would-have = You would have
goal-gems = Most gems of one colour wins.
field-offers = Field { $field }: { $gems }.
field-empty = Field { $field }: no gems left.
gems-of-players = The gems of the players
said-round-started = Round { $round }. The die shows: { $symbol }.
said-own-ubongo = Ubongo! You are { $place }.
occasion-record = { $count ->
    [one] A new record: { $count } board!
   *[other] A new record: { $count } boards!
  }
occasion-streak = First in { $count } rounds running!
occasion-last-second = In the very last second!
occasion-comeback = What a comeback!
said-ubongo = { $player } calls “Ubongo!” and is { $place }.
said-gems-taken = { $player } takes { $gems } from field { $field }.
said-own-gems = You take { $gems } from field { $field }.
said-gem-won = { $player } gets { $gems }.
said-own-gem-won = You get { $gems }.
said-pawns-placed = All pawns are placed. Yours is on field { $field }.
said-gave-up-by = { $player } has given up.
said-own-place = Your place: { $place }.
said-choose = Choose a field for your pawn: you have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
said-next = Press Next when you are ready. The next round begins in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } at the latest.
said-waits-next = You are ready. Waiting for the others.
said-roll = Your turn to roll the die. It rolls by itself in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
said-board = Your board has { $count } squares for { $pieces }.
said-sand = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } left.
said-no-sand = There is no hourglass.
said-take = Take your gems: choose a field.
said-gave-up = You have given up this round. You can keep playing while it runs.
said-waits-others = Waiting for the others.
said-paused = A break: all clocks are stopped.
said-play-off-soon = A tie for first place. { $players } play one more board, in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
said-round-ended = Round { $round } is over.
said-game-ended = The game is over.
said-seat-lost = { $player } has lost the connection.
said-seat-left = { $player } has left the game.
said-seat-back = { $player } is back.
field-then = You would then have { $gems }.
field-left = { $count ->
    [one] One gem left.
   *[other] { $count } gems left.
  }
field-pawns = Here: { $players }.
no-gems-near = No gems within reach. You can only pass.
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
play-off-between = Play-off: { $players }
in-the-bag = In the bag
left-over = Into the box:
said-left-over = Nobody won these, so they go into the box: { $gems }.
left-over-bag = Into the bag:
said-left-over-bag = Nobody won these, so they go into the bag: { $gems }.
stacks-told = After every round each stack moves one place to the left.
zen-told = No clock is running. When you have had enough, choose Finish in the menu.
part-sets = Complete sets of animals
part-sapphires = Sapphires
part-ambers = Ambers
part-extra = Both kinds of gem for every animal
records-title = Your best runs · { $minutes } minutes · { $side }
records-title-zen = Your best runs without a clock · { $side }
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
