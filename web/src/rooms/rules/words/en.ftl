rules-idea = Everybody gets a board with a light area. The die shows which pieces must be used, the hourglass is turned, and all lay at the same time.
rules-lay = Cover the area exactly with your pieces. They may be turned and flipped. Whoever has done it calls “Ubongo!”.
rules-classic = Classic: the first moves the pawn up to three fields, the second two, the third one, the fourth none. Then take the two nearest gems of your row, before the sand runs out.
rules-win = After nine rounds whoever has the most gems of one colour wins. If that is equal, the second most frequent colour decides, and so on.
rules-second-chance = If nobody has solved in time, the hourglass is turned once more.
rules-2024 = 2024: the first wins a sapphire (3 points), the second an amber (1 point), and every solver keeps the board (1 point).
rules-cooperative = Together: boards and gems are collected on shared scoring boards, and in the second chance everybody may help.
