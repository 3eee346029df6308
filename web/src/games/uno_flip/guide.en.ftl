# Uno Flip in brief.
guide-uno_flip-goal = Cards have two sides, a light and a dark one; one of them counts. Get rid of your seven cards first: the others’ cards are your points. With **500** you win.
guide-uno_flip-turn = Play a card of the **same color**, **number** or **symbol** as the top card, or a wild. If you cannot or will not, draw one; you may play it if it fits. With your last card but one, say **Uno!** A player who catches you without it makes you draw 2.
guide-uno_flip-draw = **Draw one**, by night **draw five**: the next player draws and loses a turn.
guide-uno_flip-skip = **Skip**: the next player loses a turn; by night all others do.
guide-uno_flip-reverse = **Reverse**: the direction changes.
guide-uno_flip-flip = **Flip**: all cards turn over, those on the table and those in the hands.
guide-uno_flip-wild = **Wild**: fits always; you name the color. **Wild draw two**: the next player also draws 2 and loses a turn.
guide-uno_flip-color = **Wild draw color**, by night: the next player draws until your color comes.
guide-uno_flip-end = Your last card wins the round. You score the cards in all other hands: numbers their value, action cards **10** to **30**, wilds **40** to **60**.
