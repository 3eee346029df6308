reason-hi-lo-flip-last = Deine letzte Karte: Du bekommst { $a ->
    [one] { $a } Punkt
   *[other] { $a } Punkte
  } und { $b } dazu.
reason-hi-lo-flip-follow = { $a } von { $b } ungesehenen Karten können darauf folgen; der Stapel zählt dann { $c }.
reason-hi-lo-flip-skip = Wer danach dran ist, zieht und setzt aus.
reason-hi-lo-flip-again = Du spielst noch einmal.
