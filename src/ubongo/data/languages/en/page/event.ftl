# Opening one
event-told = One code, many tables: people enter their name, sit down at tables of two to four, and after each game everybody gets other opponents. A wall shows all tables and the ranking.
event-open = Open the event
event-open-told = It is open at once. Until it begins you can change everything.
event-choose-title = Name of the event
event-choose-title-told = Such as “Class 4b”. It stands on the wall and may be left empty.
event-choose-length = How long?
event-length-rounds = A number of rounds
event-length-minutes = A time
event-length-open = Until the host ends it
event-rounds-count = { $count ->
    [one] One round
   *[other] { $count } rounds
  }
event-choose-game = One game
event-game-count = { $count ->
    [one] one board
   *[other] { $count } boards
  }
event-round-takes = { $minutes ->
    [one] In a round every table plays one game, which takes a minute at most.
   *[other] In a round every table plays one game, which takes about { $minutes } minutes at most.
  }
event-round-is-game = In a round every table plays one game. Without an hourglass nobody knows how long it takes.
event-choose-seats = People at a table
event-seats-count = Tables of { $count }
event-choose-boards = Which boards?
event-boards-usual = Each their own
event-boards-usual-told = As in the game: everybody has another board.
event-boards-same = The same for all
event-boards-same-told = Every table solves the same boards: only speed counts.
event-boards-fitted = Fitted to everybody
event-boards-fitted-told = Strong players get harder boards, so that everybody can win.
event-choose-bots = Bots
event-bots-none = No bots
event-bots-told = A bot takes each seat that stays free. Bots get no points.
event-bots-fill = Bots: { $strength }

# Coming in
event-connecting = Taking you to the event…
event-welcome = Welcome!
event-join = I’m in
event-name-told = The others see it on the wall. You can change it later.
event-grade = How good are you at puzzles like this?
event-grade-told = It chooses your first boards; then they follow how you play.
event-are-in = You’re in, { $name }!
event-host-starts = The host begins the first round.
event-people = { $count ->
    [0] Nobody is taking part yet
    [one] One person is taking part
   *[other] { $count } people are taking part
  }
event-points-told = At each table the first gets 5 points, the second 3, the third 2, the fourth 1.
event-rename = Change my name
event-quit = Leave the event
event-quit-ask = Leave the event?
event-quit-told = Your points stay, and on this device you can come back.

# During a round, and after it
event-round = Round { $round }
event-round-of = Round { $round } of { $rounds }
event-round-over = Round { $round } is over.
event-seating = The seats are being given out…
event-you-next = This round has begun already. You sit down in the next one.
event-to-table = To my table
event-won = { $count ->
    [one] { $told } point
   *[other] { $told } points
  }
event-own-void = Table { $number } was not played to its end: no points this time.
event-still-playing = { $count ->
    [0] All tables are done.
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
  }
event-next-comes = The next round comes soon.
event-ends-soon = That was the last round. The host ends the event.
event-time-left = Time left
event-time-up = Time is up
event-your-place = You are number { $place } of { $count }.
event-ranking = Ranking
event-no-ranking = It begins with the first table that is done.
event-tables = Tables
event-table = Table { $number }
event-board-of = Board { $round } of { $rounds }
event-table-begins = begins
event-table-done = done
event-table-void = no points
event-look-on = Watch table { $number }
event-said-round = Round { $round } begins.
event-said-place = You are number { $place }; points: { $points }.

# The host
event-link = Link to this event
event-qr = QR code of the link to this event
event-nobody-yet = Nobody is here yet. Show the code: whoever scans it is in.
event-begin = Begin round { $round }
event-needs = { $least ->
    [one] Somebody has to be here.
   *[other] At least { $least } people have to be here.
  }
event-seats-them = Everybody gets a seat, and the games begin by themselves.
event-away = Not here just now: { $players }.
event-tables-done = Tables that are done: { $done } of { $count }.
event-missing = Still playing: { $players }.
event-more-people = { $count ->
    [one] one more
   *[other] { $count } more
  }
event-begin-anyway = Next round without waiting
event-anyway-ask = Begin the next round now?
event-anyway-told = { $count ->
    [one] One table is still playing and will get no points.
   *[other] { $count } tables are still playing and will get no points.
  }
event-end = End the event
event-end-ask = End the event?
event-end-told = The ranking then stands, and everybody sees the podium.
event-played-out = No further round can begin.
event-remove = Remove { $player }
event-remove-ask = Remove { $player } from the event?
event-remove-told = Name and points leave the ranking, and with this device nobody comes in again.
event-remove-deed = Remove
event-i-play = I play, too
event-i-do-not-play = I no longer play
event-lock = Let nobody new in
event-is-locked = Nobody new comes in
event-show-wall = Show the wall
event-devices = Wall and second device
event-wall = The wall
event-wall-told = A projector or a television shows the code, all tables, the clock and the ranking.
event-wall-by-code = On another device: open { $address } and enter { $code }.
event-second = A second device for the host
event-second-told = Scan this with your own phone, and it can do the same. Show it to nobody else: it makes whoever has it a host.

# The wall
event-wall-come = Join in!

# The end
event-over = The event is over.
event-wins = { $player } wins!
event-no-results = No table was played to its end.
event-own-games = Your games
event-games-missing = Your games could not be fetched.
event-results-csv = Results as a table (CSV)
event-results-json = All results (JSON)
event-fair-told = From the beginning the server showed a seal; now it shows the secret number behind it. Seats and shared boards were drawn from it.

# Why it is not shown
event-none = There is no such event, or it has been deleted.
event-removed = The host has removed you from this event.
event-full-house = Too many people are looking on at this event just now.
event-elsewhere = This event is open in other windows of yours.
event-closed = The people who run this server have closed this event.

# Refusals
refused-not-a-table = This is an event: you can do that at a table only.
refused-event-full = This event is full: { $most } people are taking part.
refused-event-locked = The host is letting nobody new into this event.
refused-event-over = This event is over.
refused-removed-from-event = The host has removed you from this event.
refused-not-a-member = Only people who take part in this event may do that.
refused-no-such-member = Nobody in this event has this number.
refused-round-not-over = { $playing ->
    [one] One table is still playing.
   *[other] { $playing } tables are still playing.
  }
refused-too-few-people = { $least ->
    [one] Nobody is here who could sit down.
   *[other] A round needs at least { $least } people who are here.
  }
refused-out-of-rounds = All rounds have been played, or the time is up.
refused-wrong-host-key = This link does not make you a host of this event.
refused-too-many-hosts = An event has { $most } hosts at most.
refused-no-such-event = There is no such event, or it has been deleted.
refused-too-many-events = Too many events have been opened from here. Try again later.
