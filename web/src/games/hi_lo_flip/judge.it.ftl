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
judge-special = In cima c’è una carta che finisce con 1 o 2 e niente va bene: chi prende il mazzo?
judge-special-ends = Finisce con
judge-special-1 = 1, e chi viene dopo chi pesca non può giocare
judge-special-2 = 2, e chi l’ha messa non ne ha una seconda adatta
judge-special-first = la prima persona
judge-special-second = la seconda persona
judge-special-third = la terza persona
