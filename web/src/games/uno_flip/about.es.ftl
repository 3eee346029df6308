about-uno_flip = Sigue el color o el símbolo, hasta que alguien gire todas las cartas.
