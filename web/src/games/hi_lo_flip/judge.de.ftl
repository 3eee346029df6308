# The questions of the judge.
judge-chip = Der Chip zeigt
judge-stuck = Keine meiner Karten passt: Was passiert?
judge-toss = Der Chip zeigt danach
judge-toss-same = dieselbe Seite
judge-toss-other = die andere Seite
judge-last = Ich lege meine letzte Karte: Was passiert?
judge-players = Wie viele spielen?
judge-players-2 = zwei
judge-players-3 = drei oder mehr
