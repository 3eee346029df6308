# Hi Lo Flip in brief.
guide-hi_lo_flip-goal = Get rid of your seven cards, and take piles: every card taken brings points. When somebody has **75**, the most points win.
guide-hi_lo_flip-turn = Play a card that is **higher** than the top card when the chip shows HI, or **lower** when it shows LO. If one of yours fits, you must play.
guide-hi_lo_flip-cards-title = No card fits, and special cards
guide-hi_lo_flip-toss = **Toss** the chip. On its other side your cards fit. Otherwise you draw a card, which is played if it fits.
guide-hi_lo_flip-reset = Still none: the **last other player** who played a card takes the whole pile, and you begin a new one with any card.
guide-hi_lo_flip-one = **Ends in 1**: the next player draws a card and loses a turn.
guide-hi_lo_flip-two = **Ends in 2**: you play another card at once.
guide-hi_lo_flip-ten = **Ends in 0**: worth 10 points to the player who takes it.
guide-hi_lo_flip-end = Your last card ends the round: you take the pile and **10** points more. Each card taken brings **1** point, or **10** if it ends in 0. Cards in hands bring nothing.
