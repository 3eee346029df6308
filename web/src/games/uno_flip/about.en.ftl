about-uno_flip = Match color or symbol, until somebody flips all the cards.
