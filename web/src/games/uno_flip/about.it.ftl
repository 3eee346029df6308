about-uno_flip = Rispondi a colore o simbolo, finché qualcuno gira ogni carta sul lato scuro.
