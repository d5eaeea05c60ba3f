# The puzzle of the day
daily-lead = The same three boards for everybody here. The clock runs from the moment you see one.
daily-number = Number { $number }
daily-day-before = The day before
daily-day-after = The day after
daily-to-today = To today
daily-to-day = To the three boards
daily-new-day = A new day: three new boards are here.
daily-counts-not = An earlier day: play it for the fun of it, it counts for no streak.
daily-still-counts = Yesterday’s boards: until one hour after midnight (UTC) they still count for your streak.
daily-level-easy = Easy
daily-level-hard = Hard
daily-level-five-stars = Five stars
daily-stars = { $stars } of 5 stars
daily-start = Start
daily-start-level = Start: { $level }
daily-resume = Go on
daily-resume-level = Go on: { $level }
daily-see = Look at it
daily-see-level = Look at it: { $level }
daily-running = The clock is running
daily-solved-in = Solved in
daily-clock-told = The clock runs from the moment you see the board.
daily-solvers = { $count ->
    [0] Nobody here has solved it yet.
    [one] One player here has solved it.
   *[other] { $count } players here have solved it.
  }
daily-leave = Leave it for now, the clock goes on

# Streak and calendar
daily-streak = Your streak
daily-streak-days = { $days ->
    [one] One day so far
   *[other] { $days } days in a row
  }
daily-streak-none = Begin a streak today
daily-streak-best = Your best: { $days }
daily-bead-solved = solved
daily-bead-late = solved later
daily-bead-open = today, still to be solved
daily-bead-missed = not solved
daily-next-title = New boards in
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-next-told = They come at midnight UTC, for everybody at once.
daily-archive = Earlier days
daily-archive-told = A year back, to be played at any time; only the boards of today count for the streak.
daily-month-before = The month before
daily-month-after = The month after
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
daily-compared-one = { $slower ->
    [0] The other player was no slower than you.
   *[other] Quicker than the other player!
  }
daily-compared = { $slower ->
    [0] None of the { $others } others took longer. Tomorrow!
   *[other] Quicker than { $slower } of { $others } others.
  }
daily-you = You
daily-median = Median
daily-next-board = Next board: { $level }
daily-all-done = All three solved. Come back tomorrow!
daily-call-offline = The server cannot be reached.
daily-call-waits = Your solution is kept and goes out by itself as soon as it can.

# Sharing
daily-share = Show your friends
daily-share-do = Share the result
daily-share-told = It tells your times, and nothing of the boards.
daily-share-copied = The result is copied.
daily-share-heading = Ubongo no. { $number } · { $date }
daily-share-streak = 🔥 { $days } days in a row
