# Het scoreblad van dit spel.
pad-who-hi_lo_flip = Was uit
pad-with-hi_lo_flip = { $points } + { $bonus } = { $sum }
pad-no-no-bonus = de bonus voor wie uit is, ontbreekt.
pad-no-negative = punten zijn niet negatief.
pad-worth-hi_lo_flip = 1 punt per kaart, 10 als ze op 0 eindigt
pad-heap-hi_lo_flip = Kaarten
pad-heap-valued-hi_lo_flip = daarvan eindigend op 0
pad-no-heap = er zijn 100 kaarten, en tien ervan eindigen op 0.
pad-no-heap-tens = meer kaarten eindigen op 0 dan er zijn.
