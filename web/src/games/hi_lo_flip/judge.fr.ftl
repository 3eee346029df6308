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
