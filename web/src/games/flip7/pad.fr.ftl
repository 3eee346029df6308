# La feuille de points de ce jeu.
pad-nothing-flip7 = Sauté
pad-who-flip7 = Flip 7
pad-with-flip7 = bonus compris
pad-no-twice = deux fois le même nombre fait sauter.
pad-no-eight = la manche finit avec sept nombres différents.
pad-no-seven-unsaid = sept nombres différents font un Flip 7 : marquez-le avec ★.
pad-no-not-seven = un Flip 7 a sept nombres différents.
pad-no-no-seven-score = aucun Flip 7 ne donne ces points.
pad-no-no-score = aucune carte ne donne ces points sans Flip 7.
