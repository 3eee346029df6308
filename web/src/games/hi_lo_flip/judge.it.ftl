# The questions of the judge.
judge-chip = Il gettone mostra
judge-stuck = Nessuna mia carta va bene: che cosa succede?
judge-toss = Il gettone cade
judge-toss-same = sullo stesso lato
judge-toss-other = sull’altro lato
judge-last = Gioco la mia ultima carta: che cosa succede?
judge-players = Quanti giocano?
judge-players-2 = due
judge-players-3 = tre o più
