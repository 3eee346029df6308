# The questions of the judge.
judge-chip = The chip shows
judge-stuck = None of my cards fits: what happens?
judge-toss = The chip lands
judge-toss-same = on the same side
judge-toss-other = on the other side
judge-last = I play my last card: what happens?
judge-players = How many play?
judge-players-2 = two
judge-players-3 = three or more
