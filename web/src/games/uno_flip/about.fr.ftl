about-uno_flip = Même couleur ou même symbole, jusqu’à ce que quelqu’un fasse passer toutes les cartes du côté sombre.
