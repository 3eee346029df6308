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
judge-special = Oben liegt eine Karte mit 1 oder 2 am Ende, und nichts passt: Wer nimmt den Stapel?
judge-special-ends = Sie endet mit
judge-special-1 = 1, und wer nach der ziehenden Person dran ist, kann nicht
judge-special-2 = 2, und wer sie gelegt hat, hat keine zweite passende
judge-special-first = die erste Person
judge-special-second = die zweite Person
judge-special-third = die dritte Person
