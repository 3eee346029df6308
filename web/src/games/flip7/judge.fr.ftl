# The questions of the judge.
judge-to = Pour qui ?
judge-card-draw = Que me fait cette carte ?
judge-card-stay = Puis-je m’arrêter, et avec combien de points ?
judge-card-give = Puis-je donner cette carte à ce joueur ?
judge-card-to-0 = moi
judge-card-to-1 = quelqu’un encore en jeu
judge-card-to-2 = quelqu’un avec une Seconde chance
judge-card-to-3 = quelqu’un de gelé
judge-card-to-4 = quelqu’un qui a sauté
judge-card-three = Trois cartes : que me font ces cartes ?
