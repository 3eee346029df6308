# Il segnapunti di questo gioco.
pad-nothing-flip7 = Sballato
pad-who-flip7 = Flip 7
pad-with-flip7 = bonus compreso
pad-no-twice = lo stesso numero due volte fa sballare.
pad-no-eight = il turno finisce con sette numeri diversi.
pad-no-seven-unsaid = sette numeri diversi sono un Flip 7: segnatelo con ★.
pad-no-not-seven = un Flip 7 ha sette numeri diversi.
pad-no-no-seven-score = nessun Flip 7 dà quei punti.
pad-no-no-score = nessuna carta dà quei punti senza Flip 7.
