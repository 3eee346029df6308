# A new table: seats, levels, rule options.
number-less = { $label }: less
number-more = { $label }: more
new-title = { $game }: new game
new-players = Players, including you
new-level = Strength of the bots
level-random-about = Makes any allowed move. Good for a first game.
level-easy-about = Like a pleasant beginner.
level-normal-about = Counts the cards it has seen and weighs each move.
level-hard-about = Thinks ahead and tries out its moves.
level-expert-about = Thinks ahead for up to a second a move.
new-rules = Rules of this table
new-usual = The usual rules
new-changed = { $count ->
    [0] the usual ones
    [one] one changed
   *[other] { $count } changed
  }
new-single = Change single rules
new-house = House rules
new-house-about = Not in the printed rules, but played at many tables. By the book, all of them are off.
new-house-changed = { $count ->
    [0] none
   *[other] { $count }
  }
clash-rules = “{ $one }” and “{ $two }” do not go together. Change one of them back.
clash-seats = “{ $rule }” is not possible like this with { $seats ->
    [one] one player
   *[other] { $seats } players
  }. Change it, or the number of players.
preset-book = By the book
preset-family = Family
preset-quick = Quick
preset-wild = Wild
preset-own = My rules
preset-own-about = The set that you saved: { $count ->
    [one] one change
   *[other] { $count } changes
  }.
preset-changed = Changed
preset-keep = Save as my rules
preset-kept = Saved in this browser.
preset-not-kept = This browser cannot save it.
preset-link = Copy a link to these rules
preset-copied = Link copied.
new-begin = Deal the cards
new-instead = The { $game } game that you left will be given up.
ages-up = { $name }: older

# Rule options: option-GAME-KEY is its label, -help a sentence about it, and one text for each of its words.
# preset-GAME-NAME is the sentence about a preset, preset-NAME its name in all games.
new-more = More rules
new-more-about = For the play itself: the score does not depend on them.
