# The questions of the judge.
judge-chip = Le jeton montre
judge-stuck = Aucune de mes cartes ne va : que se passe-t-il ?
judge-toss = Le jeton tombe
judge-toss-same = du même côté
judge-toss-other = de l’autre côté
judge-last = Je joue ma dernière carte : que se passe-t-il ?
judge-players = Combien jouent ?
judge-players-2 = deux
judge-players-3 = trois ou plus
judge-special = Une carte finissant par 1 ou 2 est au-dessus et rien ne va : qui prend la pile ?
judge-special-ends = Elle finit par
judge-special-1 = 1, et la personne après celle qui pioche ne peut pas jouer
judge-special-2 = 2, et la personne qui l’a posée n’a pas de deuxième carte qui va
judge-special-first = la première personne
judge-special-second = la deuxième personne
judge-special-third = la troisième personne
