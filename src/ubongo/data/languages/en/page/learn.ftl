# Around the lesson
learn-you = You
learn-stage = The lesson
learn-progress = Step { $step } of { $steps }
learn-chapters = Chapters
learn-done = done
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-finished = You can play Ubongo!
learn-play-bots = Play with bots
learn-keys = Press { $keys }

# Classic
learn-first = Drag the piece onto the light area.
learn-first-good = Your first piece is in place!
learn-turn = Tap the piece to turn it. Then put it in place.
learn-turn-good = Nicely turned!
learn-flip = Hold the piece until it flips over. Then put it in place.
learn-flip-good = Flipped like a pancake!
learn-cover = Three pieces, one area. Cover it all!
learn-cover-good = All covered. That is Ubongo!
learn-sand = The die says which pieces count. Roll it!
learn-rolled = A snake: these three pieces!
learn-sand-lay = Cover it before the sand runs out!
learn-second-chance = Nobody made it? The sand is turned once more.
learn-sand-again = No hurry: here is more sand.
learn-sand-good = You beat the sand, and Bo!
learn-take = First may move up to three fields. Take the two front gems!
learn-take-good = Two of one colour: that is how to win!
learn-take-fine = Yours! Look at all six rows: two of one colour are better.
learn-take-late = In a real game they would be gone. Here you can try again.
learn-count = The tallest tower wins. Whose is it?
learn-count-good = Yours! The size of the whole heap does not matter.
learn-tie = Both have four. Now the second tower decides. Who wins?
learn-tie-good = You do: three against two.

# 2024
learn-sapphire = 2024: be first, and win a sapphire. Finish your board!
learn-sapphire-good = First: a sapphire, and the board is yours.
learn-amber = Bo is quick this time. Finish all the same!
learn-beaten = Bo was first. Second still wins an amber!
learn-amber-good = Second: an amber, and the board is yours.
learn-points = Sapphire 3, amber 1, board 1. Who has more?
learn-points-good = You: one sapphire is worth three ambers.
learn-play-off = A tie! One more board, no hourglass: be first!
learn-play-off-good = You were first and win the game!

# Together
learn-together = Now you all play as one team. Finish your board!
learn-together-good = Your gem and your board count for all.
learn-help = Bo is stuck. In the second chance all may help!
learn-help-lay = Put Bo’s last piece in its place.
learn-help-good = A board of every animal: four points for all!
learn-set = Which animal’s board makes the next set?
learn-set-good = One more of each: four more points!

# Solo
learn-run = Board after board, until time is up. Finish this one!
learn-run-on = One down! On to the next.
learn-run-good = That’s it: keep going.
learn-aside = This one is mean. Put it aside!
learn-aside-done = Gone, and it costs nothing. Now this one!
learn-aside-solved = You solved it? Then there is no need to put it aside!
learn-aside-good = A good swap.
learn-clock = Time is nearly up. One more?
learn-clock-good = In time! That one counts.
learn-clock-over = Time is up. What you have solved counts.

# Kind answers
learn-more = It fits! On to the next one.
learn-pose-fits = Now it fits. Put it in place!
learn-flipped-now-turn = Flipped! Now turn it.
learn-miss-off = Let go of it over the light area.
learn-miss-aim = Nearly! A little further onto the light squares.
learn-miss-turn = It is the wrong way round. Tap it to turn it.
learn-miss-flip = Turning is not enough. Hold it to flip it.
learn-miss-away = One turn too many! Keep tapping until it fits again.
learn-miss-taken = There is no room: another piece is in the way.
learn-miss-stuck = No room for the rest. Lift one and try again.
learn-miss-far = Too far: three fields at most.
learn-miss-heap = More gems, but no tower is as tall. Look again!
learn-miss-tie = Both have a tower of four. Look at the second tower!
learn-miss-points = Count again: a sapphire is worth three.
learn-miss-set = This one has two already. Who has one less?
