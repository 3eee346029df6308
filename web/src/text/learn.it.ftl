# Intorno a una lezione; quello che dice la guida è nella cartella del suo gioco.
learn-about = Una breve prima partita per ogni gioco. Una guida ti dice cosa fare, e le carte sono sempre le stesse.
learn-coach = Guida
learn-watch = Guarda che succede…
learn-step = { $step } di { $steps }
learn-next = Avanti
learn-again = Dall’inizio
learn-end = Chiudi lezione
learn-done = Ecco { $game }. Ora ne sai abbastanza per giocare.
learn-real = Una vera partita
