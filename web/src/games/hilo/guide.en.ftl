# HILO in brief.
guide-hilo-goal = Nine cards lie face down before each of you, from −1 to 11. Get rid of the high ones: when somebody has **100** points, the **fewest** win.
guide-hilo-turn = Turn over two of your cards to begin. Then, in your turn, do one of two things:
guide-hilo-take = **Take** the open card of the discard pile, and trade it for one of yours, face up or face down.
guide-hilo-draw = **Draw** a card that only you see. Trade it in the same way, or discard it and turn over one of yours.
guide-hilo-cards-title = HILO!
guide-hilo-cards = Three open cards of **one color** in a row, a column or a diagonal: at the end of your turn you may remove them, and the gap closes.
guide-hilo-end = When all your cards are open you have ended the round: all others have **one more turn**. Then everybody adds up. If you ended it and do not have the lowest sum alone, yours is **doubled**.
