# The questions of the judge.
judge-to = Voor wie?
judge-card-draw = Wat doet deze kaart met mij?
judge-card-stay = Mag ik stoppen, en met hoeveel punten?
judge-card-give = Mag ik deze kaart aan die speler geven?
judge-card-to-0 = mezelf
judge-card-to-1 = iemand die nog meedoet
judge-card-to-2 = iemand met een tweede kans
judge-card-to-3 = een bevroren speler
judge-card-to-4 = een kapotte speler
judge-card-three = Pak drie: wat doen deze kaarten met mij?
