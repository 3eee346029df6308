# HILO in breve.
guide-hilo-goal = Davanti a ognuno ci sono nove carte coperte, da −1 a 11. Liberati di quelle alte: quando qualcuno arriva a **100** punti, vince chi ne ha **meno**.
guide-hilo-turn = Per cominciare gira due delle tue carte. Poi, nel tuo turno, fai una di queste due cose:
guide-hilo-take = **Prendi** la carta scoperta dagli scarti, e scambiala con una delle tue, coperta o scoperta.
guide-hilo-draw = **Pesca** una carta che vedi solo tu. Scambiala allo stesso modo, o scartala e gira una delle tue.
guide-hilo-cards-title = HILO!
guide-hilo-cards = Tre carte scoperte **dello stesso colore** in una riga, una colonna o una diagonale: alla fine del tuo turno puoi toglierle, e lo spazio si chiude.
guide-hilo-end = Quando tutte le tue carte sono scoperte hai chiuso il round: agli altri resta **un turno**. Poi ognuno fa la somma. Se hai chiuso tu e non hai da solo la somma più bassa, la tua **raddoppia**.
