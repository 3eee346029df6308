about-uno_flip = Match color or symbol, until somebody flips every card to its dark side.
