# Het scoreblad van dit spel.
pad-nothing-flip7 = Gepakt
pad-who-flip7 = Flip 7
pad-with-flip7 = met de bonus
pad-no-twice = tweemaal hetzelfde getal is af.
pad-no-eight = de ronde eindigt met zeven verschillende getallen.
pad-no-seven-unsaid = zeven verschillende getallen zijn een Flip 7: markeer met ★.
pad-no-not-seven = een Flip 7 heeft zeven verschillende getallen.
pad-no-no-seven-score = geen Flip 7 geeft die punten.
pad-no-no-score = geen kaarten geven die punten zonder Flip 7.
