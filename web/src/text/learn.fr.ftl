# Autour d’une leçon ; ce que dit le guide est dans le dossier de son jeu.
learn-about = Une courte première partie de chaque jeu. Un guide te dit quoi faire, et les cartes sont toujours les mêmes.
learn-coach = Guide
learn-watch = Regarde ce qui se passe…
learn-step = { $step } sur { $steps }
learn-next = Suivant
learn-again = Recommencer
learn-end = Finir la leçon
learn-done = Voilà { $game }. Tu en sais assez pour jouer.
learn-real = Jouer une vraie partie
