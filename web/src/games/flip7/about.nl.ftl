about-flip7 = Nog een kaart, of stoppen? Verzamel verschillende getallen; twee keer hetzelfde en je bent kapot.
