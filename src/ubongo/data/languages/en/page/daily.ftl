# The puzzle of the day
daily-lead = The same three boards for everybody on this server. The clock starts the moment you see one.
daily-number = Number { $number }
daily-day-before = Previous day
daily-day-after = Next day
daily-to-today = Back to today
daily-to-day = Back to the three boards
daily-new-day = A new day: three new boards are here.
daily-counts-not = An earlier day: play it for fun, it does not count towards your streak.
daily-still-counts = Yesterday’s boards: until one hour after midnight (UTC) they still count towards your streak.
daily-level-easy = Easy
daily-level-hard = Hard
daily-level-five-stars = Five stars
daily-stars = { $stars } of 5 stars
daily-start = Start
daily-start-level = Start: { $level }
daily-resume = Continue
daily-resume-level = Continue: { $level }
daily-see = View
daily-see-level = View: { $level }
daily-running = The clock is running
daily-solved-in = Solved in
daily-clock-told = The clock starts the moment you see the board.
daily-solvers = { $count ->
    [0] Nobody here has solved it yet.
    [one] One player here has solved it.
   *[other] { $count } players here have solved it.
  }
daily-leave = Leave it for now (the clock keeps running)
daily-offline = There is no network. A board that you have already opened can be laid here; your call is sent as soon as there is one.
daily-offline-none = There is no network, and these boards are not on this device. Those that you have opened before can be laid offline.
daily-offline-needs = Needs a network to begin

# Streak and calendar
daily-streak = Your streak
daily-streak-days = { $days ->
    [one] One day so far
   *[other] { $days } days in a row
  }
daily-streak-none = Start a streak today
daily-streak-best = Your best: { $days ->
    [one] one day
   *[other] { $days } days
  }
daily-bead-solved = solved
daily-bead-late = solved later
daily-bead-open = today, not solved yet
daily-bead-missed = not solved
daily-next-title = New boards in
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-next-told = They come at midnight UTC, for everybody at once.
daily-archive = Earlier days
daily-archive-told = A whole year of boards to play whenever you like; only today’s count towards your streak.
daily-month-before = Previous month
daily-month-after = Next month
daily-solved-count = { $count ->
    [0] nothing solved
    [one] one board solved
   *[other] { $count } boards solved
  }

# Solved
daily-said-solved = Ubongo! The board is solved.
daily-board-solved = The solved board
daily-your-time = Your time
daily-first-told = You are the first on this server to solve it!
daily-implausible = That was faster than a hand can be. This time counts neither for the median nor for your streak.
daily-compared-one = { $slower ->
    [0] The other player was at least as fast.
   *[other] Faster than the other player!
  }
daily-compared = { $slower ->
    [0] The { $others } others were at least as fast. Tomorrow is another day!
   *[other] Faster than { $slower } of { $others } others.
  }
daily-you = You
daily-median = Median
daily-next-board = Next board: { $level }
daily-all-done = All three solved. Come back tomorrow!
daily-call-offline = The server cannot be reached.
daily-call-waits = Your solution is safe and will be sent as soon as possible.

# Sharing
daily-share = Show your friends
daily-share-do = Share the result
daily-share-told = It shows your times and gives nothing away about the boards.
daily-share-copied = Result copied.
daily-share-heading = Ubongo no. { $number } · { $date }
daily-share-streak = 🔥 { $days } days in a row

# Refusals
refused-not-started = This puzzle has not been started yet.
refused-no-such-date = There are puzzles from { $first } to { $last }.
