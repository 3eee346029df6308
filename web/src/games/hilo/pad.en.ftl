# The score pad of this game.
pad-who-hilo = Ended the round
pad-starter-hilo = the highest sum of two open cards begins
pad-no-who-hilo = Who ended the round?
pad-no-nine-cards = a layout has at most nine cards.
pad-no-no-layout = nine, six, three or no cards lie there.
pad-no-above-nine = nine cards have at most 99 points; only the player who ended the round can have more.
pad-no-doubled = The player who ended the round does not have the lowest sum, so the points are doubled.
hilo-odds-draw = A drawn card: { $mean } on average; { $lower } of { $cards } are lower than the highest open card.
hilo-odds-sums = Lowest sum after this turn, on average
