# Il segnapunti di questo gioco.
pad-who-uno_flip = Ha finito le carte
pad-card-draw1 = pesca 1
pad-card-draw5 = pesca 5
pad-card-reverse = cambio giro
pad-card-skip = salta turno
pad-card-skip-all = salta tutti
pad-card-flip = flip
pad-card-wild = jolly
pad-card-wild-draw2 = jolly pesca 2
pad-card-wild-draw-color = jolly pesca colore
pad-nobody-uno_flip = Nessuno, il round era bloccato
pad-no-nobody = Chi ha finito le carte?
pad-no-mixed = Alcune carte sono chiare e altre scure. Tutte le mani mostrano lo stesso lato.
pad-no-sides = tutte le carte mostrano lo stesso lato.
pad-no-out-holds = Chi ha finito non ha più carte.
pad-no-partners = I compagni hanno gli stessi punti.
pad-no-winner-scores = Fa punti solo chi ha finito.
