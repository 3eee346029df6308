# The score pad of this game.
pad-who-uno_flip = Went out
pad-card-draw1 = draw 1
pad-card-draw5 = draw 5
pad-card-reverse = reverse
pad-card-skip = skip
pad-card-skip-all = skip all
pad-card-flip = flip
pad-card-wild = wild
pad-card-wild-draw2 = wild draw 2
pad-card-wild-draw-color = wild draw color
pad-nobody-uno_flip = Nobody, the round was blocked
pad-no-nobody = Who went out?
pad-no-mixed = Some cards are light and others dark. All hands show the same side.
pad-no-sides = all cards show the same side.
pad-no-out-holds = The player who went out holds no card.
pad-no-partners = Partners have the same score.
pad-no-winner-scores = Only the player who went out scores.
