# La leçon de Uno Flip.
uno-lesson-hand = Chaque carte a deux côtés. Le grand compte maintenant ; le petit coin montre ce qu’il y a au dos. Celles-ci sont à toi.
uno-lesson-others = Des cartes des autres, tu ne vois que les dos, comme pour la pioche. Qui se débarrasse le premier de toutes ses cartes gagne la manche.
uno-lesson-color = Le 5 bleu est dessus. Une carte de la même couleur va : joue ton 7 bleu.
uno-lesson-number = Ben y a posé un 3 rouge. Le même nombre va aussi, quelle que soit sa couleur : joue le 3 vert.
uno-lesson-draw = Ada a fait passer son tour à Ben, et tu n’as ni vert ni passe-tour. Pioche donc une carte.
uno-lesson-wild = Un joker va toujours, et tu choisis la couleur. Une carte tout juste piochée peut être jouée : joue-le et choisis rouge.
uno-lesson-challenge = Piocher deux cartes ? Un joker +2 ne devrait se jouer que sans la couleur d’avant : rouge. Crois-tu Ben ? Conteste !
uno-lesson-draw-one = Voilà son 5 rouge : pris ! Ben a pioché deux cartes lui-même, et c’est à toi. Joue +1 : Ada pioche une carte et passe son tour.
uno-lesson-flip = Le meilleur, maintenant : le flip. Il retourne tout, tes cartes, les piles et toutes les mains. Joue-le !
uno-lesson-dark = Le côté sombre est plus rude : +5, et piocher jusqu’à une couleur. Ada a changé le sens. Joue le passe-tous, et tu rejoues.
uno-lesson-uno = Plus que deux cartes ! Touche d’abord « Uno ! », puis joue +5. Si tu l’oublies, les autres peuvent te surprendre, et tu pioches deux cartes. Surveille-les aussi.
uno-lesson-last = Ben a pioché cinq cartes. Le 7 rose est dessus, ton 7 turquoise va donc : joue ta dernière carte !
uno-lesson-end = Tu as gagné la manche et marques toutes les cartes qui restaient aux autres. D’habitude, 500 points gagnent la partie. C’est tout !
