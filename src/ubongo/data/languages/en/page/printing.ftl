print-what = What would you like to print?
print-sheet-all = The whole game
print-sheet-all-told = Everything but the solutions, with a first page that explains how to make it.
print-sheet-boards = Boards
print-sheet-boards-told = 36 boards, easy on the front, hard on the back.
print-sheet-pieces = Pieces
print-sheet-pieces-told = Twelve for each player, front and back.
print-sheet-gem-board = Gem board
print-sheet-gem-board-told = With 72 gems, four pawns and two dice to fold.
print-sheet-round-track = Round track
print-sheet-round-track-told = And a scoring board for each animal.
print-sheet-rules = Rules
print-sheet-rules-told = Every game on one page.
print-sheet-solutions = Solutions
print-sheet-solutions-told = One for every puzzle, for those who give up.
print-sheet-svg = For a laser cutter
print-sheet-svg-told = Boards and pieces as SVG: cut red, engrave blue.
print-pages = { $count ->
    [one] One page
   *[other] { $count } pages
  }
print-files = 73 files in one archive
print-how = How would you like it?
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Ink
print-style-colour = Colour
print-style-ink-saving = Save ink
print-players = Players
print-which = Which boards?
print-the-box = The ones in the box
print-fresh = Brand-new ones
print-seed = Set number
print-seed-told = The same number always gives the same boards. Use it again to print their solutions.
print-other-seed = Another number
print-bad-seed = A number of up to { $most } digits.
print-make = Print: { $what }
print-making = Drawing…
print-making-told = That takes a few seconds.
print-stop = Stop
print-done = { $name } is ready ({ $size } kB).
print-save = Save again
print-left-out = Some solutions are left out: puzzles of their side and symbol are being played right now, or are puzzles of the day.
print-hint-scale = Print at 100%, never “fit to page”: the line at the foot must measure 100 mm.
print-hint-sides = Double-sided, flipped on the long edge.
print-hint-paper = Stiff paper for the boards, 2 mm cardboard for the pieces.

# Refusals
refused-no-such-sheet = There is no such sheet.
refused-bad-choice = { $choice ->
    [players] There can be { $most } players at most.
   *[other] This choice is not possible.
  }
refused-bad-seed = The set number may have up to { $most } digits, and nothing else.
