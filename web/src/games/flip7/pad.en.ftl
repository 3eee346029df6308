# The score pad of this game.
pad-nothing-flip7 = Bust
pad-who-flip7 = Flip 7
pad-with-flip7 = bonus included
pad-no-twice = the same number twice is a bust.
pad-no-eight = a round ends with seven different numbers.
pad-no-seven-unsaid = seven different numbers are a Flip 7: mark it with ★.
pad-no-not-seven = a Flip 7 has seven different numbers.
pad-no-no-seven-score = no Flip 7 gives that score.
pad-no-no-score = no cards give that score without a Flip 7.
