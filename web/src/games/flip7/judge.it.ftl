# The questions of the judge.
judge-to = Per chi?
judge-card-draw = Che cosa mi fa questa carta?
judge-card-stay = Posso fermarmi, e con quanti punti?
judge-card-give = Posso dare questa carta a quel giocatore?
judge-card-to-0 = io
judge-card-to-1 = qualcuno ancora in gioco
judge-card-to-2 = qualcuno con una Seconda chance
judge-card-to-3 = qualcuno congelato
judge-card-to-4 = qualcuno che ha sballato
judge-card-three = Pesca tre: che cosa mi fanno queste carte?
