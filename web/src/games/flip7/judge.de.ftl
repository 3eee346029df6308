# The questions of the judge.
judge-to = Für wen?
judge-card-draw = Was macht diese Karte mit mir?
judge-card-stay = Darf ich aufhören, und mit wie vielen Punkten?
judge-card-give = Darf ich diese Karte diesem Spieler geben?
judge-card-to-0 = ich selbst
judge-card-to-1 = jemand, der noch spielt
judge-card-to-2 = jemand mit zweiter Chance
judge-card-to-3 = ein eingefrorener Spieler
judge-card-to-4 = ein verzockter Spieler
judge-card-three = Drei ziehen: Was machen diese Karten mit mir?
