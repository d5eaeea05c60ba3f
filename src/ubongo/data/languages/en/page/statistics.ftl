# Your statistics
statistics-empty = Nothing to count yet
statistics-empty-told = Play a game or a puzzle of the day, and your times, records and progress will appear here.
statistics-games = { $games ->
    [one] game
   *[other] games
  }
statistics-solved = boards solved
statistics-median = median time
statistics-best = fastest board
statistics-as-table = As a table
statistics-plot-told = Go through it with the arrow keys.
statistics-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
  }
statistics-solved-of = { $solved } of { $dealt } solved
statistics-median-is = Median: { $time }
statistics-games-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
statistics-head-stars = Stars
statistics-head-piece = Piece
statistics-head-day = Day
statistics-head-games = Games
statistics-head-dealt = Dealt
statistics-head-solved = Solved
statistics-head-median = Median
statistics-head-best = Fastest

# Plots
statistics-by-stars = How hard, how long?
statistics-by-stars-told = Each dot is a board you solved lately; the line joins the medians of all your boards. Below: the share of boards you solved.
statistics-by-piece = Which pieces keep you busy?
statistics-by-piece-told = The median time of all solved boards with this piece, the slowest first.
statistics-days = The days you played
statistics-days-told = { $days ->
    [one] One day at the table so far; the darker the tile, the more games.
   *[other] { $days } days at the table so far; the darker the tile, the more games.
  }
statistics-progress = Your progress
statistics-progress-told = The median of each day you played; the bigger the circle, the more games. The line shows the trend.
statistics-quicker = You need { $percent }% less time than when you started. The bigger the circle, the more games that day.
statistics-slower = At the moment you take { $percent }% longer than when you started: harder boards, or a tiring week? The bigger the circle, the more games that day.

# Records
statistics-records = Records
statistics-offline = Played offline
statistics-offline-told = { $count ->
    [one] { $count } run without a network: in the figures here, but not among your records.
   *[other] { $count } runs without a network: in the figures here, but not among your records.
  }
statistics-won-of = { $won } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } won
statistics-fastest = Fastest board: { $time }
statistics-runs = { $runs ->
    [one] the only run, on { $date }
   *[other] the best of { $runs } runs, on { $date }
  }
statistics-daily-easy = Puzzle of the day: easy
statistics-daily-hard = Puzzle of the day: hard
statistics-daily-five-stars = Puzzle of the day: five stars
statistics-streak = Longest streak
statistics-streak-told = { $best ->
    [one] One day with a puzzle of the day; right now it is { $now }.
   *[other] { $best } days in a row with a puzzle of the day; right now it is { $now }.
  }

# Ratings
statistics-ratings = Ratings
statistics-rate-me = Rate my public games
statistics-rate-me-told = Off unless you want it. From your next public game, you and everybody else who wants it get a rating for each edition.
statistics-rated-now = From now on your public games are rated.
statistics-rated-no-more = Your games are no longer rated.
statistics-rating-told = { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
  }, { $sure }; most likely around { $level }.
statistics-sure-little = still a guess
statistics-sure-fairly = fairly sure
statistics-sure-very = very sure
statistics-rating-how = The number is the level you are almost certainly above; everybody starts at 0. The band shows where your level may lie: it narrows with every game.
statistics-rating-none = No rated game yet: sit down at a public table with people who want to be rated, too.
statistics-rating-never = Never rated: games with bots, private tables, co-operative and solo games, and tables where not all have the same side.

# Own data
statistics-data = What is kept about you
statistics-data-told = Only your games on this server, under a number in a cookie. No name, no address, nothing that you did not enter yourself. Nobody else sees it, and it is forgotten if you stay away for 400 days.
statistics-export = Download everything
statistics-delete = Delete everything
statistics-delete-title = Delete everything?
statistics-delete-told = This cannot be undone. You will lose:
statistics-delete-games = all statistics and records of your games, including solo runs
statistics-delete-daily = your times and your streak in the puzzle of the day
statistics-delete-ratings = your ratings, and your choice to be rated
statistics-delete-stays = Games in progress stay, and so do anonymous times from which the server learns which puzzles are hard.
statistics-keep = Keep it
statistics-delete-sure = Yes, delete everything
statistics-gone = Everything has been deleted.
statistics-forget = Forget me everywhere
statistics-forget-told = “Forget me everywhere” also ends your cookie: this browser becomes somebody new, and so does everybody who has a copy of it. You lose your seats at tables.
statistics-forgotten = You have been forgotten.
