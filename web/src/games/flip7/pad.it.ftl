# Il segnapunti di questo gioco.
pad-nothing-flip7 = Sballato
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = lo stesso numero due volte fa sballare.
pad-no-eight = il round finisce con sette numeri diversi.
pad-no-seven-unsaid = sette numeri diversi sono un Flip 7: segnalo con ★.
pad-no-not-seven = un Flip 7 ha sette numeri diversi.
pad-no-no-seven-score = nessun Flip 7 dà quei punti.
pad-no-no-score = nessuna carta dà quei punti senza Flip 7.
flip7-odds-next = { $name }: la prossima carta
flip7-odds-bust = { $chance } fa sballare ({ $cards } su { $of })
flip7-odds-saved = { $chance } costa la Seconda chance
flip7-odds-now = { $chance } fa un Flip 7
flip7-odds-go-on = Flip 7 continuando: { $chance }
flip7-odds-points = Punti di questo round
flip7-odds-stay = mi fermo { $points }
flip7-odds-hit = carta { $exact ->
    [yes] { $points }
   *[no] circa { $points }
  }
flip7-odds-if = Se è { $card }
