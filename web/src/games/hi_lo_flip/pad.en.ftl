# The score pad of this game.
pad-who-hi_lo_flip = Went out
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = the bonus for going out is missing.
pad-no-negative = scores are not negative.
pad-worth-hi_lo_flip = 1 point a card, 10 if it ends in 0
