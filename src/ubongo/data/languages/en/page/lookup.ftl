look-up-ways = What would you like to look up?
look-up-way-box = From our box
look-up-way-any = Any board
look-up-box-told = These are the boards of this game. A box from the shop has other ones: paint yours under “Any board”.
look-up-share = Share this puzzle
look-up-link-broken = This link is damaged, and the puzzle in it cannot be read. Paint it here, or ask for the link again.
look-up-link-too-long = This link is far too long for a puzzle. Paint it here, or ask for the link again.
look-up-number = Number of the board
look-up-board-before = Previous board
look-up-board-after = Next board
look-up-symbol = Symbol on the die
look-up-board-told = Board { $number } · { $side } · { $symbol }
look-up-answer = The answer
look-up-asking = Searching…
look-up-stars = { $stars } of 5 stars
look-up-count = { $count ->
    [one] Exactly one solution
   *[other] { $count } solutions
  }
look-up-of = Solution { $number } of { $count }
look-up-previous = Previous solution
look-up-next = Next solution
look-up-hide = Just the board
look-up-hint = Just a hint
look-up-hint-next = Another hint
look-up-hint-first = Begin with { $piece }: it covers { $cell }.
look-up-hint-then = Then { $piece }: it covers { $cell }.
look-up-hint-first-seen = Begin with the ringed piece.
look-up-hint-then-seen = Then the ringed piece.
look-up-hint-last = That was the last piece.
look-up-area = The area
look-up-grid = Grid to paint the area on
look-up-cell-painted = { $cell }, painted
look-up-cell-free = { $cell }, free
look-up-cells = { $count ->
    [one] One square is painted.
   *[other] { $count } squares are painted.
  }
look-up-paint-told = Paint the light area of your board: draw over the grid with a finger or the mouse, or use the arrow keys and the space bar.
look-up-clear = Clear
look-up-shift-left = Shift the area to the left
look-up-shift-right = Shift the area to the right
look-up-shift-up = Shift the area up
look-up-shift-down = Shift the area down
look-up-pieces = The pieces
look-up-no-piece = Put all pieces back
look-up-no-pieces = { $cells ->
    [one] One square is painted. Now choose the pieces.
   *[other] { $cells } squares are painted. Now choose the pieces.
  }
look-up-too-few = The pieces cover { $laid } of { $cells } squares.
look-up-too-many = The pieces have { $laid } squares, but only { $cells } are painted.
look-up-too-large = { $cells } squares are too many: six pieces cover at most { $most }.
look-up-whole = The pieces have { $cells } squares, exactly as many as are painted.
look-up-sets = Which pieces would fit?
look-up-sets-any = Any number
look-up-sets-found = { $count ->
    [one] One set of pieces fits. Choose it to see its solutions.
   *[other] { $count } sets of pieces fit. Choose one to see its solutions.
  }
look-up-sets-none = No set of up to six pieces covers this area of { $cells } squares.
look-up-sets-none-of = No set of { $count } pieces covers this area of { $cells } squares. Try another number.
look-up-set = { $pieces }: { $count ->
    [one] one solution
   *[other] { $count } solutions
  }
look-up-sets-more = Show more
look-up-sets-too-many = Only the first { $listed } are listed.

# Refusals
refused-no-such-board = There is no board { $number } in the box: they run from { $first } to { $last }.
refused-no-puzzle = Choose a board from the box, or paint an area and pick its pieces.
refused-text-too-long = This is too long for an area.
refused-area-empty = Nothing is painted yet.
refused-area-unreadable = This area cannot be read.
refused-area-in-parts = The area is in several parts, and a board has only one.
refused-area-too-large = The area is too large: at most { $most_width } by { $most_height } and { $most_cells } squares.
refused-no-such-piece = There is no piece called { $piece }.
refused-piece-twice = Each piece can be used only once: { $piece }.
refused-too-many-pieces = At most { $most } pieces can be laid at once.
refused-sizes-differ = The area has { $area } squares, and the pieces have { $pieces }.
refused-no-cover = These pieces do not cover this area, however they are turned and flipped.
refused-no-set-fits = No set of { $pieces } pieces covers this area of { $cells } squares.
refused-board-is-live = Somebody is playing this puzzle, or one of the same side and symbol, right now. You can look it up when the round is over.
refused-look-up-wait = { $minutes ->
    [one] Without a network, boards can be looked up again in a minute: you have just been at a table.
   *[other] Without a network, boards can be looked up again in { $minutes } minutes: you have just been at a table.
  }
