# Het scoreblad van dit spel.
pad-who-uno_flip = Was uit
pad-card-draw1 = pak 1
pad-card-draw5 = pak 5
pad-card-reverse = omkeren
pad-card-skip = over­slaan
pad-card-skip-all = iedereen over­slaan
pad-card-flip = flip
pad-card-wild = keuze­kaart
pad-card-wild-draw2 = keuze pak 2
pad-card-wild-draw-color = keuze pak kleur
pad-nobody-uno_flip = Niemand, de ronde zat vast
pad-no-nobody = Wie was uit?
pad-no-mixed = Sommige kaarten zijn licht en andere donker. Alle handen tonen dezelfde kant.
pad-no-sides = alle kaarten tonen dezelfde kant.
pad-no-out-holds = Wie uit is, heeft geen kaart meer.
pad-no-partners = Partners hebben dezelfde punten.
pad-no-winner-scores = Alleen wie uit is, krijgt punten.
