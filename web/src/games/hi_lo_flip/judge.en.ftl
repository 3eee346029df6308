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
judge-special = A card that ends in 1 or 2 lies on top, and nothing fits: who takes the pile?
judge-special-ends = It ends in
judge-special-1 = 1, and the player after the one who draws cannot play
judge-special-2 = 2, and who laid it has no second card that fits
judge-special-first = the first player
judge-special-second = the second player
judge-special-third = the third player
