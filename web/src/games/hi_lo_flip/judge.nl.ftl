# The questions of the judge.
judge-chip = De fiche toont
judge-stuck = Geen van mijn kaarten past: wat gebeurt er?
judge-toss = De fiche valt
judge-toss-same = op dezelfde kant
judge-toss-other = op de andere kant
judge-last = Ik speel mijn laatste kaart: wat gebeurt er?
judge-players = Hoeveel spelers?
judge-players-2 = twee
judge-players-3 = drie of meer
