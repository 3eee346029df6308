# The rulebooks on the page.
rules-of = Rules of { $game }
rules-all = Rules of all games
rules-shared = What all games share
rules-shared-about = The table, age, chance, moves, and options.
rules-rulings = Rulings on details
rules-rulings-about = Decisions where a rulebook leaves something open.
rules-contents = Contents
rules-search = Search
rules-search-for = a word, or 3.2
rules-found = { $count ->
    [one] found in { $count } place
   *[other] found in { $count } places
  }
rules-nothing = No rule here contains these words.
refused-game_over = The game is over.
refused-unknown_move = There is no such move.
refused-not_your_turn = It is not your turn.
refused-illegal_move = That is not possible now.
rules-whole = All rules
rules-brief = In brief
rules-print = Print
guide-goal = The goal
guide-turn = Your turn
guide-cards = Special cards
guide-end = How it ends
guide-usual = The usual rules: house rules may change them.
find = Search all rules
find-rule = rule
find-ruling = ruling
find-option = option
find-question = May I?
find-more = And { $count } more: add a word to find fewer.
rules-pad = Back to the pad
