reason-flip7-no-card = Non ci sono più carte, quindi è come fermarsi.
reason-flip7-saved = { $a } delle { $b } carte non viste { $a ->
    [one] ti farebbe
   *[other] ti farebbero
  } sballare, ma la tua Seconda chance ne para una.
reason-flip7-safe = { $a ->
    [one] L’unica carta non vista non ti fa sballare.
   *[other] Nessuna delle { $a } carte non viste ti fa sballare.
  }
reason-flip7-bust = { $a } delle { $b } carte non viste { $a ->
    [one] ti fa
   *[other] ti fanno
  } sballare.
reason-flip7-seven = { $a ->
    [one] { $a } completa
   *[other] { $a } completano
  } un Flip 7.
reason-flip7-stay = Incassi { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  } e arrivi a { $b }.
reason-flip7-freeze = { $name } incassa { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  } e si ferma a { $b }.
reason-flip7-freeze-you = Incassi { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  } e ti fermi a { $b }.
reason-flip7-three = Con una probabilità del { NUMBER($b, maximumFractionDigits: 0) }% tre carte fanno sballare { $name }; in gioco { $a ->
    [one] c’è { $a } punto
   *[other] ci sono { $a } punti
  }.
reason-flip7-three-you = Con una probabilità del { NUMBER($b, maximumFractionDigits: 0) }% tre carte ti fanno sballare; in gioco { $a ->
    [one] c’è { $a } punto
   *[other] ci sono { $a } punti
  }.
reason-flip7-second = { $nameYou ->
    [yes] Hai
   *[no] { $name } ha
  } { $a ->
    [one] { $a } punto
   *[other] { $a } punti
  }, con questo round.
