# The questions of the judge.
judge-to = For whom?
judge-card-draw = What does this card do to me?
judge-card-stay = May I stay, and for how many points?
judge-card-give = May I give this card to that player?
judge-card-to-0 = myself
judge-card-to-1 = a player still in
judge-card-to-2 = a player with a Second Chance
judge-card-to-3 = a frozen player
judge-card-to-4 = a busted player
judge-card-three = Flip Three: what do these cards do to me?
