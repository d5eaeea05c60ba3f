# Tabs
companion-tabs = What lies beside the box
companion-tab-hourglass = Hourglass
companion-tab-die = Die
companion-tab-scores = Scores
companion-tab-start = Who begins

# Hourglass
companion-turn = Turn the hourglass
companion-pause = Stop
companion-resume = Go on
companion-turn-again = Turn again
companion-next-round = Next round
companion-time-up = Time is up!
companion-over-since = It ran out { $time } ago.
companion-chance-told = If nobody has solved, turn it once more.
companion-in-chance = Second chance
companion-is-paused = It stands still
companion-length = Length: { $time }
companion-length-title = How long does the sand run?
companion-length-round = For a round
companion-length-box = the usual minute
companion-length-solo = For a solo run
companion-length-own = Your own length
companion-length-own-told = Minutes and seconds, such as 1:30, or only seconds.
companion-length-use = Use { $time }
companion-length-wrong = Between 0:05 and 60:00, please.
companion-length-measure = Is yours different? Turn it and press here; press again when the last grain has fallen.
companion-length-measure-start = Time my own hourglass
companion-length-measure-stop = Empty now! ({ $time })
companion-said-turned = The hourglass runs: { $time }.
companion-said-paused = It stands still at { $time }.
companion-said-resumed = The sand runs on.
companion-to-hourglass = To the hourglass

# Die
companion-roll-again = Roll again
companion-roll-turn = Roll and turn the hourglass
companion-die-unrolled = Tap the die, or press the space bar.
companion-die-kind = What is on the die
companion-die-symbols = Symbols
companion-die-pips = Pips
companion-shake = Shake to roll
companion-shake-refused = This device does not let the page feel a shake.

# Scores
companion-sheets = Which game?
companion-player = Player { $number }
companion-players = Players
companion-add-player = One more player
companion-remove-player = { $player } does not play
companion-colour = Colour of { $player }
companion-colour-0 = orange, one ring
companion-colour-1 = blue, two rings
companion-colour-2 = green, three rings
companion-colour-3 = violet, four rings
companion-name-of = Name of player { $number }
companion-new-game = New game
companion-new-game-ask = Begin a new sheet?
companion-new-game-told = The counts of this game are wiped; the names stay. You can still undo it.
companion-new-game-yes = Yes, a new sheet
companion-new-game-no = Keep counting
companion-said-undone = The last change was taken back.
companion-round-over = Round { $round } is over
companion-all-rounds = All { $rounds } rounds are played.
companion-leads = { $player } leads
companion-lead-shared = { $players } are level
companion-nothing-yet = Nothing is counted yet.
companion-counts-of = What { $player } has
companion-more-of = { $player }: one { $thing } more
companion-less-of = { $player }: one { $thing } less
companion-said-count = { $player }: { $count } { $thing }
companion-thing-sapphire = sapphire
companion-thing-amber = amber
companion-thing-board = board
companion-too-many = More than there are in the box ({ $most }). Count again?
companion-classic-told = Tap a player, then every gem taken. Most of one colour wins; if that is equal, the next colour decides.
companion-2024-told = After each round tap who has solved, the quickest first: the gems and boards are dealt out by themselves.
companion-cooperative-told = Tap whose animals’ boards are solved, the quickest first. Pass the stacks to the left after each round.
companion-correct = Put something right
companion-who-solved = Who has solved in round { $round }?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points } points
companion-play-off-told = { $players } are level. Each takes one more board; one roll, no hourglass. Who was first?
companion-play-off-won = { $player } wins the play-off
companion-animals = Animals in play
companion-together-score = Together { $score } points
companion-together-most = of at most { $most }
companion-set-missing = For the next complete set: { $animals }

# Solo
companion-solo-told = As many boards as you can before the sand has run out. A board may be put aside; the clock never stops.
companion-solo-begin = Begin the run
companion-solo-solved = Solved!
companion-solo-aside = Put aside
companion-solo-left = { $time } left
companion-solo-over = The run is over
companion-solo-again = Another run
companion-said-solved = { $count } solved

# Who begins
companion-start-fingers = Everybody: one finger on this field, and keep still.
companion-start-one = One more finger, please.
companion-start-still = Keep still …
companion-start-picked = Finger { $number } begins!
companion-start-again = Lift all fingers to choose again.
companion-start-names = Or by name
companion-start-pick = Let chance decide
companion-start-name = { $player } begins!
companion-start-rule = What the rulebooks say: in 2024 the youngest rolls first; in the classic game you name somebody. After each round the next on the left begins.

# Beside
companion-more = About this page
companion-awake = The screen stays awake while this page is open.
companion-asleep = This browser cannot keep the screen awake. Let your phone go dark later, in its own settings.
companion-asleep-short = The screen may go dark.
companion-kept = This page is kept on this device and opens without a network too.
companion-not-kept = This page needs a network to open; once it is open, it needs none.
companion-cannot-keep = Once it is open, this page needs no network. It can be kept for opening only over a secure connection (https).
companion-keep = Keep it on this device
companion-forget = Do not keep it
