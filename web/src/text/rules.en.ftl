# The rulebooks on the page.
rules-of = Rules of { $game }
rules-all = All rules
rules-shared = What all games share
rules-shared-about = Seats, ages, moves, and how a table is written.
rules-rulings = Rulings on details
rules-rulings-about = What is done where a rulebook leaves it open.
rules-contents = Contents
rules-search = Search
rules-search-for = a word, or 3.2
rules-found = { $count ->
    [one] found in { $count } place
   *[other] found in { $count } places
  }
rules-nothing = Nothing here has these words.
rules-for-programs = for programs
refused-game_over = The game is over.
refused-unknown_move = There is no such move.
refused-not_your_turn = It is not your turn.
refused-illegal_move = That is not possible now.

# Cards, as rulebooks name them.
card-red = red
card-yellow = yellow
card-green = green
card-blue = blue
card-pink = pink
card-teal = teal
card-purple = purple
card-orange = orange
card-cyan = cyan
card-draw1 = draw one
card-draw5 = draw five
card-reverse = reverse
card-skip = skip
card-flip = flip
card-wild = wild
card-flip3 = Flip Three
card-freeze = Freeze
card-skip-all = skip everyone
card-wild-draw2 = wild draw two
card-wild-draw-color = wild draw color
