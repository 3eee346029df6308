# Il segnapunti di questo gioco.
pad-who-hi_lo_flip = Ha finito le carte
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = manca il bonus per chi finisce.
pad-no-negative = i punti non sono negativi.
pad-worth-hi_lo_flip = 1 punto a carta, 10 se finisce con 0
pad-heap-hi_lo_flip = Carte
pad-heap-valued-hi_lo_flip = di cui finiscono per 0
pad-no-heap = ci sono 100 carte, e dieci finiscono per 0.
pad-no-heap-tens = le carte che finiscono per 0 sono più di quelle che ci sono.
