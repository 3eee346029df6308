# The score pad of this game.
pad-who-hi_lo_flip = Went out
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = the bonus for going out is missing.
pad-no-negative = scores are not negative.
pad-worth-hi_lo_flip = 1 point a card, 10 if it ends in 0
pad-heap-hi_lo_flip = Cards
pad-heap-valued-hi_lo_flip = of them ending in 0
pad-no-heap = there are 100 cards, and ten of them end in 0.
pad-no-heap-tens = more of the cards end in 0 than there are.
