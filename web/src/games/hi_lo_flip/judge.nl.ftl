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
judge-special = Bovenop ligt een kaart die op 1 of 2 eindigt, en niets past: wie neemt de stapel?
judge-special-ends = Hij eindigt op
judge-special-1 = 1, en wie na de trekkende speler komt, kan niet
judge-special-2 = 2, en wie hem legde heeft geen tweede die past
judge-special-first = de eerste speler
judge-special-second = de tweede speler
judge-special-third = de derde speler
