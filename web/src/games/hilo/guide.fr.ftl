# HILO en bref.
guide-hilo-goal = Chacun a devant soi neuf cartes cachées, de −1 à 11. Débarrasse-toi des grandes : quand quelqu’un atteint **100** points, le plus **petit** total gagne.
guide-hilo-turn = Pour commencer, retourne deux de tes cartes. Ensuite, à ton tour, fais l’une de ces deux choses :
guide-hilo-take = **Prends** la carte visible de la défausse, et échange-la contre une des tiennes, visible ou cachée.
guide-hilo-draw = **Pioche** une carte que toi seul vois. Échange-la de même, ou défausse-la et retourne une des tiennes.
guide-hilo-cards-title = HILO !
guide-hilo-cards = Trois cartes visibles d’**une couleur** en rangée, colonne ou diagonale : à la fin de ton tour, tu peux les retirer, et le vide se referme.
guide-hilo-end = Quand toutes tes cartes sont visibles, tu as fini la manche : tous les autres jouent **encore une fois**. Puis chacun fait sa somme. Si tu as fini sans avoir seul la plus petite, la tienne est **doublée**.
