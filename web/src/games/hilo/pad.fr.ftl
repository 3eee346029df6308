# La feuille de points de ce jeu.
pad-who-hilo = A fini la manche
pad-starter-hilo = la plus haute somme de deux cartes ouvertes commence
pad-no-who-hilo = Qui a fini la manche ?
pad-no-nine-cards = il y a au plus neuf cartes.
pad-no-no-layout = il y a neuf, six, trois ou aucune carte.
pad-no-above-nine = neuf cartes ont au plus 99 points ; seul celui qui a fini la manche peut en avoir plus.
pad-no-doubled = Celui qui a fini la manche n’a pas la plus petite somme : ses points comptent double.
hilo-odds-draw = Une carte piochée : { $mean } en moyenne ; { $lower } sur { $cards } sont plus basses que la plus haute carte visible.
hilo-odds-sums = Somme la plus basse après ce tour, en moyenne
