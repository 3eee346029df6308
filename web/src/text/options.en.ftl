# A new table: seats, levels, rule options.
number-less = { $label }: less
number-more = { $label }: more
new-title = { $game }: new game
new-players = Players, including you
new-level = Strength of the bots
level-random-about = Any allowed move. To begin with.
level-easy-about = Like a pleasant beginner.
level-normal-about = Counts what has been seen and weighs each move.
level-hard-about = Thinks ahead and tries its moves out.
level-expert-about = Thinks ahead for up to a second a move.
new-rules = Rules of this table
new-usual = The usual rules
new-changed = { $count ->
    [0] the usual ones
    [one] one changed
   *[other] { $count } changed
  }
new-begin = Deal the cards
new-instead = The { $game } game that you left will be given up.
ages-up = { $name }: older

# Rule options: option-GAME-KEY is its label, -help a sentence about it, and one text for each of its words.
