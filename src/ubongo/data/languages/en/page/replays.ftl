replay-open-file = Open a game record
replay-drop-told = Choose a file, or drop it anywhere on this page.
replay-own = Your latest games
replay-none = You have no finished games on this server yet. Play one, and you can watch it here.
replay-place = { $place } of { $seats }
replay-solved = { $count ->
    [one] one board solved
   *[other] { $count } boards solved
  }
replay-fetching = Loading the game…
replay-another = Watch another game
replay-share = Share this moment
replay-boards = The boards
replay-no-board = No board yet
replay-took = { $seconds } seconds
replay-standing = How it ended
replay-controls = Playback
replay-time = Time
replay-at = { $where }, { $time } of { $whole }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step forward
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed: ×{ $speed }
replay-keys = Keys: space plays and pauses, arrows go step by step, with Shift round by round; 1, 2 and 3 set the speed.
replay-note-seed = The secret number of this game was not published, so its dice and boards cannot be checked.
replay-note-box = This game was played with boards that are not from our box.
replay-moved = { $player } moves to field { $field }.
replay-taken = { $player } takes from field { $field }: { $gems }.
replay-won = { $player } wins a gem: { $gems }.
replay-solved-one = { $player } has solved the board.
replay-passed = { $player } passes.
replay-gave-up = { $player } gives up.
replay-put-aside = { $player } puts the board aside.
replay-conceded = { $player } concedes.
replay-goes-on = The game goes on.
replay-laid-out = Everything is set up.
replay-chosen = { $player } has chosen a field.

# Refusals
refused-no-such-game = No such game was finished at this table, or it is no longer kept.
refused-not-a-record = This is not the record of an Ubongo game (line { $line }).
refused-broken-record = This record has been changed or cut short: line { $line } does not fit.
refused-game-not-over = This game was not finished, so it cannot be watched yet.
refused-record-too-long = This file is too long for the record of a game.
