# Hi Lo Flip

hi_lo_flip-hi = HI
hi_lo_flip-lo = LO
hi_lo_flip-any = elke kaart
hi_lo_flip-higher = hoger dan { $top }
hi_lo_flip-lower = lager dan { $top }
hi_lo_flip-not-higher = { $card } is niet hoger dan { $top }.
hi_lo_flip-not-lower = { $card } is niet lager dan { $top }.

hi_lo_flip-card-plain = { $card }
hi_lo_flip-card-ten = { $card }, 10 punten
hi_lo_flip-card-skip = { $card }, slaat de volgende over
hi_lo_flip-card-more = { $card }, en nog een kaart
hi_lo_flip-playable = speelbaar
hi_lo_flip-not-playable = niet speelbaar
hi_lo_flip-hand = Je hand, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
hi_lo_flip-hand-of = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  } in de hand
hi_lo_flip-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
hi_lo_flip-taken = +{ $points }
hi_lo_flip-taken-long = genomen in deze ronde: { $cards ->
    [0] geen kaarten
    [one] { $cards } kaart, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
      }
   *[other] { $cards } kaarten, { $points } punten
  }
hi_lo_flip-draw-pile = Trekstapel
hi_lo_flip-discard-pile = Aflegstapel
hi_lo_flip-discard-empty = De aflegstapel is leeg
hi_lo_flip-discard-long = Aflegstapel: { $top } bovenop, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
hi_lo_flip-worth = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
hi_lo_flip-chip = De chip toont { $side }
hi_lo_flip-chip-none = De chip is nog niet opgegooid
hi_lo_flip-chip-turned = gedraaid!
hi_lo_flip-chip-stays = blijft { $side }
hi_lo_flip-chip-hi = hoger
hi_lo_flip-chip-lo = lager

hi_lo_flip-now-skipped = slaat over
hi_lo_flip-now-took = nam { $points }
hi_lo_flip-now-owes = nog een kaart!
hi_lo_flip-now-reset = niets past
hi_lo_flip-now-out = laatste kaart!

hi_lo_flip-round-over = Ronde { $round } is afgelopen
hi_lo_flip-seat = Speler
hi_lo_flip-piles = Stapels
hi_lo_flip-bonus = Bonus
hi_lo_flip-sum = Ronde
hi_lo_flip-total = Totaal
hi_lo_flip-last-round = Laatste ronde: { $scores }
hi_lo_flip-last-score = { $name } { $score }

hi_lo_flip-dealt = Je kreeg de { $card }.
hi_lo_flip-opened = De chip is opgegooid en toont { $side }: { $nameYou ->
    [yes] jij begint.
   *[no] { $name } begint.
  }
hi_lo_flip-tossed = { $nameYou ->
    [yes] Je had niets te spelen en gooide de chip op:
   *[no] { $name } had niets te spelen en gooide de chip op:
  } { $turned ->
    [yes] hij toont nu { $side }.
   *[no] hij blijft { $side }.
  }
hi_lo_flip-drew = { $nameYou ->
    [yes] Je pakte de { $card }.
   *[no] { $name } pakte de { $card }.
  }
hi_lo_flip-drew-hidden = { $nameYou ->
    [yes] Je pakte een kaart.
   *[no] { $name } pakte een kaart.
  }
hi_lo_flip-played = { $drawn ->
    [yes] { $nameYou ->
        [yes] Je speelde de net gepakte { $card }.
       *[no] { $name } speelde de net gepakte { $card }.
      }
   *[no] { $nameYou ->
        [yes] Je speelde de { $card }.
       *[no] { $name } speelde de { $card }.
      }
  }
hi_lo_flip-owes = { $nameYou ->
    [yes] Hij eindigt op 2: je moet nog een kaart spelen.
   *[no] Hij eindigt op 2: { $name } moet nog een kaart spelen.
  }
hi_lo_flip-skipped = { $byYou ->
    [yes] Jouw kaart eindigt op 1:
   *[no] De kaart van { $by } eindigt op 1:
  } { $nameYou ->
    [yes] je pakt een kaart en slaat een beurt over.
   *[no] { $name } pakt een kaart en slaat een beurt over.
  }
hi_lo_flip-recycled = De aflegstapel wordt de trekstapel ({ $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }); de { $top } blijft liggen.
hi_lo_flip-no_card = { $nameYou ->
    [yes] Er was voor jou geen kaart om te pakken.
   *[no] Er was voor { $name } geen kaart om te pakken.
  }
hi_lo_flip-took = { $fromYou ->
    [yes] Je had niets te spelen op de { $top }:
   *[no] { $from } had niets te spelen op de { $top }:
  } { $nameYou ->
    [yes] je neemt
   *[no] { $name } neemt
  } { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  } voor { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
  }
hi_lo_flip-out = { $nameYou ->
    [yes] Je speelde je laatste kaart: je neemt de stapel
   *[no] { $name } speelde de laatste kaart en neemt de stapel
  } ({ $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }) en { $bonus ->
    [one] { $bonus } punt.
   *[other] { $bonus } punten.
  }
hi_lo_flip-scored = { $nameYou ->
    [yes] Je haalde
   *[no] { $name } haalde
  } { $score ->
    [one] { $score } punt
   *[other] { $score } punten
  } in deze ronde.
hi_lo_flip-round = Ronde { $round }: { $nameYou ->
    [yes] je hebt het laagste totaal en begint.
   *[no] { $name } heeft het laagste totaal en begint.
  }
hi_lo_flip-won = { $nameYou ->
    [yes] Je hebt gewonnen met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
      }!
   *[no] { $name } heeft gewonnen met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
      }.
  }

hi_lo_flip-move = De { $card } spelen

hi_lo_flip-over = Het spel is afgelopen.
hi_lo_flip-dealing = De kaarten worden gedeeld …
hi_lo_flip-toss = De chip wordt opgegooid.
hi_lo_flip-draws = { $nameYou ->
    [yes] Je pakt een kaart.
   *[no] { $name } pakt een kaart.
  }
hi_lo_flip-ask-begin = { $nameYou ->
    [yes] Jij begint: speel een kaart naar keuze.
   *[no] { $name } begint met een kaart naar keuze.
  }
hi_lo_flip-ask-play = { $nameYou ->
    [yes] Jouw beurt: { $wanted }.
   *[no] Beurt van { $name }: { $wanted }.
  }
hi_lo_flip-ask-another = { $nameYou ->
    [yes] Nog een kaart: { $wanted }.
   *[no] { $name } speelt nog een kaart: { $wanted }.
  }
hi_lo_flip-ask-restart = { $nameYou ->
    [yes] Nieuwe stapel: een kaart naar keuze.
   *[no] { $name } begint een nieuwe stapel.
  }
hi_lo_flip-ask-stuck = { $nameYou ->
    [yes] Niets { $wanted }: de chip gaat omhoog.
   *[no] { $name } heeft niets { $wanted } en gooit de chip op.
  }

# De les
hi_lo_flip-lesson-welcome = Welkom! De kaarten gaan van 1 tot 100. Elke stapel die je neemt geeft punten, en wie als eerste zijn laatste kaart speelt, krijgt er 10 bij. Deze zeven zijn van jou.
hi_lo_flip-lesson-chip = De chip toont HI: elke kaart moet hoger zijn dan die ervoor. Bij LO moet elke kaart lager zijn.
hi_lo_flip-lesson-begin = Jij begint, met een kaart naar keuze. Een lage laat ruimte: speel de 14.
hi_lo_flip-lesson-two = 46! Je kaarten daaronder zijn dof, want ze zijn niet hoger. Speel de 52: die eindigt op 2, dus je speelt er meteen nog een.
hi_lo_flip-lesson-one = Nu de tweede kaart: speel de 61. Die eindigt op 1: de volgende speler pakt een kaart en slaat een beurt over.
hi_lo_flip-lesson-hundred = Overgeslagen, dus je bent alweer aan de beurt. Kaarten die op 0 eindigen, geven 10 punten aan wie ze neemt. Niets is hoger dan 100: speel hem!
hi_lo_flip-lesson-taken = Niets was hoger. De chip werd opgegooid en bleef HI, en ook de gepakte kaart paste niet. Dus ging de stapel naar de andere speler die het laatst speelde: jij! Vijf kaarten, 14 punten. Toen begon een nieuwe stapel met een kaart naar keuze: een 95.
hi_lo_flip-lesson-turned = Je had niets hoger dan 95, maar je worp draaide de chip naar LO. Dan past elke kaart van je hand. Speel de 73.
hi_lo_flip-lesson-lower = Vanaf nu gaat het omlaag, tot een worp de chip weer draait. Lager dan 24: speel de 19.
hi_lo_flip-lesson-reset = Pech: 8 is niet lager dan 5, de chip bleef LO, en de 40 die je pakte paste niet (anders was hij vanzelf gespeeld). Dus ging de stapel naar de overkant.
hi_lo_flip-lesson-restart = Je begint een nieuwe stapel met een kaart naar keuze. Raak de hoge kwijt: speel de 40.
hi_lo_flip-lesson-last = Eén kaart over, en die is lager dan 17. Je laatste kaart beëindigt de ronde: je neemt de stapel en 10 punten extra. Speel de 8!
hi_lo_flip-lesson-end = Dat is het hele spel! Kaarten die nog in handen zijn, tellen niet. Meestal speel je tot iemand 75 punten heeft. Veel plezier!
