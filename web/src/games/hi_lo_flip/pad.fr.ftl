# La feuille de points de ce jeu.
pad-who-hi_lo_flip = N’a plus de cartes
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = il manque le bonus de celui qui finit.
pad-no-negative = les points ne sont pas négatifs.
pad-worth-hi_lo_flip = 1 point par carte, 10 si elle finit par 0
pad-heap-hi_lo_flip = Cartes
pad-heap-valued-hi_lo_flip = dont finissant par 0
pad-no-heap = il y a 100 cartes, et dix d’entre elles finissent par 0.
pad-no-heap-tens = plus de cartes finissent par 0 qu’il n’y en a.
