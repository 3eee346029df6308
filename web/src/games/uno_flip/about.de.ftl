about-uno_flip = Bediene Farbe oder Zeichen, bis jemand alle Karten umdreht.
