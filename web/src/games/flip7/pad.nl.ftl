# Het scoreblad van dit spel.
pad-nothing-flip7 = Kapot
pad-who-flip7 = Flip 7
pad-with-flip7 = { $points } + { $bonus } = { $sum }
pad-no-twice = twee keer hetzelfde getal is kapot.
pad-no-eight = de ronde eindigt met zeven verschillende getallen.
pad-no-seven-unsaid = zeven verschillende getallen zijn een Flip 7: markeer met ★.
pad-no-not-seven = een Flip 7 heeft zeven verschillende getallen.
pad-no-no-seven-score = geen Flip 7 geeft die punten.
pad-no-no-score = geen kaarten geven die punten zonder Flip 7.
flip7-odds-next = { $name }: de volgende kaart
flip7-odds-bust = { $chance } kapot ({ $cards } van { $of })
flip7-odds-saved = { $chance } kost de Tweede kans
flip7-odds-now = { $chance } geeft een Flip 7
flip7-odds-go-on = Flip 7 bij doorgaan: { $chance }
flip7-odds-points = Punten van deze ronde
flip7-odds-stay = stoppen { $points }
flip7-odds-hit = kaart { $exact ->
    [yes] { $points }
   *[no] ongeveer { $points }
  }
flip7-odds-if = Als het { $card } is
