# La feuille de points de ce jeu.
pad-who-uno_flip = N’a plus de cartes
pad-card-draw1 = +1
pad-card-draw5 = +5
pad-card-reverse = demi-tour
pad-card-skip = passe-tour
pad-card-skip-all = passe-tous
pad-card-flip = flip
pad-card-wild = joker
pad-card-wild-draw2 = joker +2
pad-card-wild-draw-color = joker couleur
pad-nobody-uno_flip = Personne, la manche était bloquée
pad-no-nobody = Qui n’a plus de cartes ?
pad-no-mixed = Certaines cartes sont claires, d’autres sombres. Toutes les mains montrent la même face.
pad-no-sides = toutes les cartes montrent la même face.
pad-no-out-holds = Celui qui a fini n’a plus de carte.
pad-no-partners = Les partenaires ont les mêmes points.
pad-no-winner-scores = Seul celui qui a fini marque des points.
