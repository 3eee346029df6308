about-uno_flip = Même couleur ou même symbole, jusqu’à ce que quelqu’un retourne toutes les cartes.
