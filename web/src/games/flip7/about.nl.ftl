about-flip7 = Nog een kaart, of stoppen? Twee keer hetzelfde getal en je bent kapot.
