# Hi Lo Flip in breve.
guide-hi_lo_flip-goal = Liberati delle tue sette carte e prendi pile: ogni carta presa vale punti. Quando qualcuno arriva a **75**, vince chi ha più punti.
guide-hi_lo_flip-turn = Gioca una carta **più alta** di quella in cima se il gettone mostra HI, o **più bassa** se mostra LO. Se una delle tue va bene, devi giocare.
guide-hi_lo_flip-cards-title = Se nessuna carta va bene, e carte speciali
guide-hi_lo_flip-toss = **Lancia** il gettone. Se si gira, le tue carte vanno bene. Altrimenti peschi una carta, che si gioca se va bene.
guide-hi_lo_flip-reset = Ancora niente: l’**ultimo altro giocatore** ad aver giocato una carta prende tutta la pila, e tu ne cominci una nuova con una carta qualsiasi.
guide-hi_lo_flip-one = **Finisce per 1**: il prossimo giocatore pesca una carta e salta il turno.
guide-hi_lo_flip-two = **Finisce per 2**: giochi subito un’altra carta.
guide-hi_lo_flip-ten = **Finisce per 0**: vale 10 punti per chi la prende.
guide-hi_lo_flip-end = La tua ultima carta chiude il round: prendi la pila e altri **10** punti. Ogni carta presa vale **1** punto, o **10** se finisce per 0. Le carte in mano non valgono niente.
