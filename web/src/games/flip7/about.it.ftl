about-flip7 = Ancora una carta, o ti fermi? Raccogli numeri diversi; due volte lo stesso e sei fuori.
