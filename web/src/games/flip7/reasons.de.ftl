reason-flip7-no-card = Es ist keine Karte mehr da, also ist es wie Aufhören.
reason-flip7-saved = Mit { $a } von { $b } ungesehenen Karten wärst du raus, aber deine Zweite Chance fängt eine ab.
reason-flip7-safe = { $a ->
    [one] Die eine ungesehene Karte wirft dich nicht raus.
   *[other] Keine der { $a } ungesehenen Karten wirft dich raus.
  }
reason-flip7-bust = { $a } von { $b } ungesehenen Karten { $a ->
    [one] wirft
   *[other] werfen
  } dich raus.
reason-flip7-seven = { $a ->
    [one] { $a } macht
   *[other] { $a } machen
  } einen Flip 7.
reason-flip7-stay = Du sicherst { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hast dann { $b }.
reason-flip7-freeze = { $name } sichert { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hört mit { $b } auf.
reason-flip7-freeze-you = Du sicherst { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und hörst mit { $b } auf.
reason-flip7-three = Mit { NUMBER($b, maximumFractionDigits: 0) } % Wahrscheinlichkeit werfen drei Karten { $name } raus; zu verlieren { $a ->
    [one] ist { $a } Punkt
   *[other] sind { $a } Punkte
  }.
reason-flip7-three-you = Mit { NUMBER($b, maximumFractionDigits: 0) } % Wahrscheinlichkeit werfen drei Karten dich raus; zu verlieren { $a ->
    [one] ist { $a } Punkt
   *[other] sind { $a } Punkte
  }.
reason-flip7-second = { $nameYou ->
    [yes] Du hast
   *[no] { $name } hat
  } mit dieser Runde { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  }.
