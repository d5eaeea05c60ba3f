# Tabs
companion-tabs = Tools for the real box
companion-tab-hourglass = Hourglass
companion-tab-die = Die
companion-tab-scores = Scores
companion-tab-start = Who begins

# Hourglass
companion-turn = Turn the hourglass
companion-pause = Pause
companion-resume = Resume
companion-turn-again = Start again
companion-next-round = Next round
companion-time-up = Stop! Time is up!
companion-over-since = It ran out { $time } ago.
companion-chance-told = Nobody solved their board? Then turn it once more.
companion-in-chance = Second chance
companion-is-paused = Paused
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
companion-said-turned = The hourglass is running: { $time }.
companion-said-paused = Paused at { $time }.
companion-said-resumed = The sand is running again.
companion-to-hourglass = To the hourglass

# Die
companion-roll-again = Roll again
companion-roll-turn = Roll and turn the hourglass
companion-die-unrolled = Tap the die, or press the space bar.
companion-die-kind = What is on the die
companion-die-symbols = Symbols
companion-die-pips = Pips
companion-shake = Shake to roll
companion-shake-refused = This device does not let the page sense shaking.

# Scores
companion-sheets = Which game?
companion-player = Player { $number }
companion-players = Players
companion-add-player = One more player
companion-remove-player = Remove { $player }
companion-colour = Colour of { $player }
companion-colour-0 = orange, one ring
companion-colour-1 = blue, two rings
companion-colour-2 = green, three rings
companion-colour-3 = violet, four rings
companion-name-of = Name of player { $number }
companion-new-game = New game
companion-new-game-ask = Start a new score sheet?
companion-new-game-told = This clears the scores of this game and keeps the names. You can still undo it.
companion-new-game-yes = Yes, a new sheet
companion-new-game-no = Keep counting
companion-said-undone = The last change was undone.
companion-round-over = Round { $round } is over
companion-all-rounds = All { $rounds } rounds are played.
companion-leads = { $player } leads
companion-lead-shared = { $players } are level
companion-nothing-yet = Nothing counted yet.
companion-counts-of = What { $player } has
companion-more-of = { $player }: { $thing }, plus one
companion-less-of = { $player }: { $thing }, minus one
companion-said-count = { $player }, { $thing }: { $count }
companion-thing-sapphire = sapphire
companion-thing-amber = amber
companion-thing-board = board
companion-too-many = More than there are in the box ({ $most }). Count again?
companion-classic-told = Tap a player, then each gem they take. Most gems of one colour wins; in a tie the next colour decides.
companion-2024-told = After each round, tap everyone who solved their board, fastest first: gems and boards are handed out for you.
companion-cooperative-told = Tap the animals whose boards were solved, fastest first. After each round, pass the stacks to the left.
companion-correct = Make a correction
companion-who-solved = Who solved their board in round { $round }?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
companion-play-off-told = { $players } are level. Each takes one more board; one roll, no hourglass. Who was first?
companion-play-off-won = { $player } wins the play-off
companion-animals = Animals in play
companion-together-score = { $score ->
    [one] { $score } point together
   *[other] { $score } points together
  }
companion-together-most = out of { $most }
companion-set-missing = Still missing for the next set: { $animals }

# Solo
companion-solo-told = As many boards as you can before time runs out. You may put a board aside, but the clock never stops.
companion-solo-begin = Start
companion-solo-solved = Solved!
companion-solo-aside = Put aside
companion-solo-left = { $time } left
companion-solo-over = Your run is over
companion-solo-again = Another run
companion-said-solved = { $count } solved
companion-said-aside = Put aside.

# Who begins
companion-start-fingers = Everybody puts one finger on this panel and keeps still.
companion-start-one = One more finger, please.
companion-start-still = Keep still…
companion-start-picked = Finger { $number } begins!
companion-start-again = Lift all fingers to choose again.
companion-start-names = Or by name
companion-start-pick = Let chance decide
companion-start-name = { $player } begins!
companion-start-rule = What the rulebooks say: in the 2024 edition the youngest rolls first; in the classic game you agree on somebody. After each round the next player to the left begins.

# Beside
companion-more = About this page
companion-awake = The screen stays awake while this page is open.
companion-asleep = This browser cannot keep the screen awake. Set a longer screen timeout in your phone’s settings.
companion-asleep-short = The screen may go dark.
companion-kept = This page is saved on this device and opens even without a network.
companion-not-kept = This page needs a network to open; once it is open, it needs none.
companion-cannot-keep = Once it is open, this page needs no network. It can be saved for offline use only over a secure connection (https).
companion-keep = Save it on this device
companion-forget = Remove it from this device
