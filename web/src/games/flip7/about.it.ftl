about-flip7 = Ancora una carta, o ti fermi? Due numeri uguali e sei fuori.
