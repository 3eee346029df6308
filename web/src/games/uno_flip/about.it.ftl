about-uno_flip = Rispondi a colore o simbolo, finché qualcuno gira tutte le carte.
