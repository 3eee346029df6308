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

option-flip7-decks = Decks of 94 cards
option-flip7-decks-help = A second deck is for many players: it is usual above 18.
option-flip7-dealer = Deals first
option-flip7-first_seat = Plays first
option-flip7-first_seat-left = left of the dealer
option-flip7-first_seat-dealer = the dealer
option-flip7-reshuffle = Shuffle the discard pile back
option-flip7-reshuffle-never = when the deck is empty
option-flip7-reshuffle-each_round = after every round
option-flip7-target = Points that end the game
option-flip7-tie = When the most points are shared
option-flip7-tie-extra_round = another round
option-flip7-tie-shared = a shared win

option-hilo-removal = Lines of three at the end of a turn
option-hilo-removal-optional = may be kept
option-hilo-removal-forced = must go
option-hilo-target = Points that end the game
option-hilo-target-help = The fewest points win.
option-hilo-max_turns = Longest round, in turns
option-hilo-max_turns-help = Then it ends by itself. 0: no limit.
option-hilo-ages = From the oldest to the youngest
option-hilo-ages-help = In a tie the youngest begins.

option-hi_lo_flip-target = Points that end the game
option-hi_lo_flip-tie = When the most points are shared
option-hi_lo_flip-tie-shared = a shared win
option-hi_lo_flip-tie-extra_round = another round
option-hi_lo_flip-after_two = When no card fits after one that ends in 2
option-hi_lo_flip-after_two-full = toss and draw, as always
option-hi_lo_flip-after_two-reset = begin a new pile at once
option-hi_lo_flip-ages = From the oldest to the youngest
option-hi_lo_flip-ages-help = In the first round, and in ties, the oldest begins when the chip shows HI, the youngest when it shows LO.

option-uno_flip-dealer = Deals first
option-uno_flip-dealer-draw = whoever draws the highest
option-uno_flip-backs = The backs of others’ cards
option-uno_flip-backs-visible = are seen
option-uno_flip-backs-hidden = are hidden
option-uno_flip-first_flip = A flip as the first card
option-uno_flip-first_flip-flip = flips everything
option-uno_flip-first_flip-redraw = is replaced
option-uno_flip-uno = With one card left
option-uno_flip-uno-help = Whoever forgets it may be caught, and draws two.
option-uno_flip-uno-declare = say “uno”
option-uno_flip-uno-auto = it is said for you
option-uno_flip-two_player_reverse = With two players, after a reverse
option-uno_flip-two_player_reverse-skip = the same player plays again
option-uno_flip-two_player_reverse-plain = the other player plays
option-uno_flip-wild_draw = A wild draw card when you have the active color
option-uno_flip-wild_draw-challenge = may be challenged
option-uno_flip-wild_draw-block = is forbidden
option-uno_flip-wild_draw-free = is always allowed
option-uno_flip-exposed_wild = A wild on top after a flip: the color is named by
option-uno_flip-exposed_wild-next = the next player
option-uno_flip-exposed_wild-flipper = whoever flipped
option-uno_flip-scoring = A round scores
option-uno_flip-scoring-winner = for its winner, the others’ cards
option-uno_flip-scoring-lowest = for everybody, their own cards; the lowest total wins
option-uno_flip-target = Points that end the game
option-uno_flip-max_turns = Longest round, in turns
option-uno_flip-max_turns-help = Then it ends without score. 0: no limit.
