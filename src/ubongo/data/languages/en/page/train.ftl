# Solo on the train: without a network
train-lead = Solo on fresh boards, without a network. The boards are already on this device.
train-level = Which boards?
train-level-easy = Easy
train-level-hard = Hard
train-level-five-stars = Five stars
train-stars = { $stars } of 5 stars
train-left = { $count ->
    [0] none left
    [one] { $count } left
   *[other] { $count } left
  }
train-none = There are no boards on this device yet. As soon as there is a network, they come by themselves.
train-broken = Boards that were stored here cannot be read any more. As soon as there is a network, new ones come by themselves.
train-no-store = This browser does not store anything for this page, perhaps because the window is private. You can play, but what you play is gone when you close it.
train-ready = Ready for the train?
train-page-kept = { $count ->
    [one] Ready for the train: this page and { $count } board are on this device.
   *[other] Ready for the train: this page and { $count } boards are on this device.
  }
train-page-not-kept = The boards are here, but this page is not saved on this device: without a network it will not open.
train-page-cannot = This page can be saved for offline use only over a secure connection (https). As long as it stays open, you can play here without a network.
train-keep = Save it on this device
train-forget = Remove it from this device
train-time = Time so far
train-time-left = Time left
train-finish = Finish
train-over = Your run is over
train-over-time = Time is up
train-used-up = That was the last board of this pack.
train-played-here = Played offline on this device
train-again = Another run
train-runs = Played on this device
train-marked = Runs without a network are marked. They count in your own statistics if you take them there, and never in records, ratings or rankings.
train-take-told = { $count ->
    [one] { $count } run is only on this device. Take it into your statistics?
   *[other] { $count } runs are only on this device. Take them into your statistics?
  }
train-take = Take into my statistics
train-take-offline = There is no network just now, or the server is not answering. Your runs stay here.
train-taken = In your statistics
train-not-taken = Only here
train-took = { $count ->
    [one] { $count } run is in your statistics now.
   *[other] { $count } runs are in your statistics now.
  }

# Refusals
refused-offline-cover-wrong = Board { $board } of this run is not covered exactly, so the run does not count.
refused-times-impossible = The times of this run cannot be right (board { $board }), so it does not count.
refused-run-in-the-future = This run ends in the future: the clock of this device is wrong.
refused-run-too-old = This run is too old: statistics go back a little more than a year.
refused-nothing-played = No board of this run was solved or put aside.
refused-board-played-twice = Board { $board } of this run was played twice, so the run does not count.
refused-no-such-length = A run lasts 5, 10 or 20 minutes, or has no clock.
refused-too-many-runs = There is no room in your statistics for more runs without a network.
refused-no-such-pack = There is no such pack of boards.
