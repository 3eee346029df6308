# HILO in het kort.
guide-hilo-goal = Voor iedereen liggen negen dichte kaarten, van −1 tot 11. Raak de hoge kwijt: als iemand **100** punten heeft, wint wie de **minste** heeft.
guide-hilo-turn = Draai om te beginnen twee van je kaarten om. Doe daarna in je beurt een van deze twee dingen:
guide-hilo-take = **Neem** de open kaart van de aflegstapel en ruil hem voor een van jou, open of dicht.
guide-hilo-draw = **Pak** een kaart die alleen jij ziet. Ruil hem net zo, of leg hem af en draai een van jou om.
guide-hilo-cards-title = HILO!
guide-hilo-cards = Drie open kaarten van **één kleur** in een rij, kolom of diagonaal: aan het einde van je beurt mag je ze weghalen, en het gat sluit zich.
guide-hilo-end = Zijn al je kaarten open, dan heb je de ronde beëindigd: alle anderen krijgen **nog één beurt**. Dan telt iedereen op. Beëindigde je de ronde zonder als enige de laagste som, dan wordt die van jou **verdubbeld**.
