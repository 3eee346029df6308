# Uno Flip.
uno-color-red = rood
uno-color-yellow = geel
uno-color-green = groen
uno-color-blue = blauw
uno-color-pink = roze
uno-color-teal = turquoise
uno-color-purple = paars
uno-color-orange = oranje
uno-symbol-draw1 = ‘Pak één’
uno-symbol-draw5 = ‘Pak vijf’
uno-symbol-reverse = ‘Omkeren’
uno-symbol-skip = ‘Overslaan’
uno-symbol-skip-all = ‘Iedereen overslaan’
uno-symbol-flip = flip
uno-symbol-wild = keuzekaart
uno-symbol-wild-draw2 = keuzekaart ‘Pak twee’
uno-symbol-wild-draw-color = keuzekaart ‘Pak kleur’
uno-face = { $color ->
    [rood] rode
    [geel] gele
    [groen] groene
    [blauw] blauwe
    [paars] paarse
   *[other] { $color }
  } { $symbol }
uno-any-wild = keuzekaart

### events
uno-event-dealer_card = { $nameYou ->
    [yes] Je pakte een { $card } om de deler te bepalen.
   *[no] { $name } pakte een { $card } om de deler te bepalen.
  }
uno-event-dealer_tie = Gelijk: wie een { $number } heeft, pakt nog eens.
uno-event-dealer_shuffled = De gepakte kaarten zijn teruggeschud.
uno-event-dealer = { $nameYou ->
    [yes] Je had het hoogste getal en deelt.
   *[no] { $name } had het hoogste getal en deelt.
  }
uno-event-round = { $nameYou ->
    [yes] Ronde { $round }: jij deelde.
   *[no] Ronde { $round }: { $name } deelde.
  }
uno-event-turned_up = De eerste kaart is een { $card }.
uno-event-put_back = Eerst kwam een { $card }, en die is teruggeschud.
uno-event-begins = { $nameYou ->
    [yes] Jij begint.
   *[no] { $name } begint.
  }
uno-event-jumped_in = { $nameYou ->
    [yes] Je kwam ertussen, vóór { $before }!
   *[no] { $beforeYou ->
        [yes] { $name } kwam ertussen, vóór jou!
       *[no] { $name } kwam ertussen, vóór { $before }!
      }
  }
uno-event-swapped = { $nameYou ->
    [yes] Je ruilde van hand met { $with }!
   *[no] { $withYou ->
        [yes] { $name } ruilde van hand met jou!
       *[no] { $name } ruilde van hand met { $with }!
      }
  }
uno-event-new_hand = { $nameYou ->
    [yes] Je hebt nu
   *[no] { $name } heeft nu
  }: { $hand }.
uno-event-played = { $nameYou ->
    [yes] Je speelde een { $card }.
   *[no] { $name } speelde een { $card }.
  }
uno-event-played-drawn = { $nameYou ->
    [yes] Je speelde de net gepakte kaart: { $card }.
   *[no] { $name } speelde de net gepakte kaart: { $card }.
  }
uno-event-said_uno = { $nameYou ->
    [yes] Je zei ‘Uno!’.
   *[no] { $name } zei ‘Uno!’.
  }
uno-event-drew = { $nameYou ->
    [yes] Je pakte een { $card }{ $why }.
   *[no] { $name } pakte een { $card }{ $why }.
  }
uno-event-drew-back = { $nameYou ->
    [yes] Je pakte een kaart{ $why }; op de achterkant: { $back }.
   *[no] { $name } pakte een kaart{ $why }; op de achterkant: { $back }.
  }
uno-event-drew-hidden = { $nameYou ->
    [yes] Je pakte een kaart{ $why }.
   *[no] { $name } pakte een kaart{ $why }.
  }
uno-why-card = {" "}door de actiekaart
uno-why-caught = {" "}voor de vergeten ‘Uno’
uno-why-guilty = {" "}als straf
uno-why-last-card = {" "}door de laatste kaart
uno-why-first-card = {" "}door de eerste kaart
uno-event-found = { $nameYou ->
    [yes] Je vond { $color }.
   *[no] { $name } vond { $color }.
  }
uno-event-kept = { $nameYou ->
    [yes] Je hield de kaart.
   *[no] { $name } hield de kaart.
  }
uno-event-drew_on = { $nameYou ->
    [yes] Hij paste niet: je pakt verder.
   *[no] Hij paste niet: { $name } pakt verder.
  }
uno-event-passed = { $nameYou ->
    [yes] Je paste.
   *[no] { $name } paste.
  }
uno-event-refilled = De aflegstapel is omgedraaid: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  } om te pakken.
uno-event-no_cards = { $nameYou ->
    [yes] Er was voor jou geen kaart meer om te pakken.
   *[no] Er was voor { $name } geen kaart meer om te pakken.
  }
uno-event-flipped = Flip! Nu telt de { $side ->
    [light] lichte
   *[dark] donkere
  } kant; bovenop ligt een { $card }.
uno-event-named = { $nameYou ->
    [yes] Je koos { $color }.
   *[no] { $name } koos { $color }.
  }
uno-event-reversed = Nu gaat het andersom: { $direction ->
    [right] met de klok mee
   *[left] tegen de klok in
  }.
uno-event-lost_turn = { $nameYou ->
    [yes] Je sloeg een beurt over.
   *[no] { $name } sloeg een beurt over.
  }
uno-event-skipped_all = Alle anderen slaan over: { $nameYou ->
    [yes] jij speelt
   *[no] { $name } speelt
  } nog een keer.
uno-event-caught = { $nameYou ->
    [yes] { $by } betrapte jou: je zei geen ‘Uno’!
   *[no] { $byYou ->
        [yes] Je betrapte { $name }: geen ‘Uno’ gezegd!
       *[no] { $by } betrapte { $name }: geen ‘Uno’ gezegd!
      }
  }
uno-event-challenged = { $nameYou ->
    [yes] Je daagde { $of } uit.
   *[no] { $ofYou ->
        [yes] { $name } daagde jou uit.
       *[no] { $name } daagde { $of } uit.
      }
  }
uno-event-challenged-hand = { $nameYou ->
    [yes] Je daagde { $of } uit en zag: { $hand }.
   *[no] { $ofYou ->
        [yes] { $name } daagde jou uit en zag: { $hand }.
       *[no] { $name } daagde { $of } uit en zag: { $hand }.
      }
  }
uno-event-verdict = { $nameYou ->
    [yes] Je had
   *[no] { $name } had
  } { $verdict ->
    [guilty] wel { $color }: schuldig!
   *[innocent] geen { $color }: onschuldig!
  }
uno-event-accepted = { $nameYou ->
    [yes] Je accepteerde het.
   *[no] { $name } accepteerde het.
  }
uno-event-blocked = Niemand kon verder: de ronde eindigde na { $turns } beurten.
uno-event-cards_left = { $nameYou ->
    [yes] Je had nog:
   *[no] { $name } had nog:
  } { $cards } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }).
uno-event-round_over = { $nameYou ->
    [yes] Je won ronde { $round }!
   *[no] { $name } won ronde { $round }!
  }
uno-event-round_over-blocked = Ronde { $round } is afgelopen; niemand won.
uno-event-scored = { $nameYou ->
    [yes] Je kreeg
   *[no] { $name } kreeg
  } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
uno-event-game_over = Het spel is afgelopen na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
  }.
uno-event-won = { $nameYou ->
    [yes] Je won het spel met
   *[no] { $name } won het spel met
  } { $total ->
    [one] { $total } punt
   *[other] { $total } punten
  }!

### moves
uno-move-play = Speel { $card }{ $wild ->
    [yes] {" "}en kies { $color }
   *[no] {""}
  }{ $uno ->
    [yes] , met ‘Uno!’
   *[no] {""}
  }
uno-move-swap = Van hand ruilen met { $name }
uno-move-color = Kies { $color }
uno-move-draw = Kaart pakken
uno-move-pass = Passen
uno-move-take = { $search ->
    [only] Pakken tot { $until } komt
    [both] Pakken tot { $until } komt, dan { $cards }
   *[no] { $cards } pakken
  }
uno-move-keep = Kaart houden
uno-move-challenge = Uitdagen
uno-move-accept = Accepteren
uno-move-catch = { $name } betrappen!
uno-move-uno = Uno!

### what is to be done
uno-ask-over = Het spel is afgelopen.
uno-ask-color = Jouw beurt: kies een kleur.
uno-ask-challenge = { $name } koos { $color }. Uitdagen of accepteren?
uno-ask-drawn = De gepakte kaart spelen of houden?
uno-ask-play = Jouw beurt: { $wanted }.
uno-ask-answer = Antwoord met een pakkaart, of pak { $search ->
    [only] tot { $until } komt
    [both] tot { $until } komt, dan nog { $cards }
   *[no] { $cards }
  }.
uno-ask-take = Geen pakkaart past: pak { $search ->
    [only] tot { $until } komt
    [both] tot { $until } komt, dan nog { $cards }
   *[no] { $cards }
  }!
uno-ask-swap = Een 7! Met wie ruil je van hand?
uno-ask-jump = Precies dezelfde kaart: speel hem buiten je beurt!
uno-ask-draw = Jouw beurt: niets past. Pak!
uno-ask-pass = Jouw beurt: je kunt alleen passen.
uno-ask-catch = { $name } zei geen ‘Uno’!
uno-ask-late = Je zei geen ‘Uno’! Zeg het voordat iemand je betrapt.
uno-ask-keep = De gepakte kaart past niet: je houdt hem.
uno-ask-wait = { $nameYou ->
    [yes] Jouw beurt
   *[no] { $name } is aan de beurt
  } …
uno-ask-swapping = { $nameYou ->
    [yes] Je kiest
   *[no] { $name } kiest
  } met wie van hand wordt geruild …
uno-ask-drawing = { $nameYou ->
    [yes] Je pakt
   *[no] { $name } pakt
  }{ $hunt ->
    [yes] {" "}tot { $until } komt
   *[no] {""}
  } …
uno-ask-dealing = De kaarten worden gedeeld …

### why not
uno-no-fit = { $card } past niet: { $symbol ->
    [none] die is niet { $color }.
   *[other] geen { $color } en geen { $symbol }.
  }
uno-no-turn = Nog niet: { $name } is aan de beurt.
uno-no-other = Nu mag alleen de net gepakte kaart: { $card }. Of houd hem.
uno-no-answer = Eerst uitdagen of accepteren.
uno-no-wild = { $card } mag alleen als je geen { $color } hebt.
uno-no-answer-stack = Alleen een passende pakkaart beantwoordt een stapeling. Of pak alles.
uno-no-swap = Kies eerst met wie je van hand ruilt.
uno-no-last = { $card } is geen getal: de laatste kaart moet dat zijn.
uno-no-color = Kies eerst een kleur.
uno-no-catch = Er is nu niemand te betrappen.
uno-no-uno = Er valt nu niets te zeggen.
uno-no-fit-flip = { $card } mag niet op de eerste flip: alleen { $color }, een keuzekaart of nog een flip.

### on the board
uno-others = De anderen
uno-piles = De stapels
uno-hand = Jouw kaarten
uno-actions = Wat je kunt doen
uno-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
uno-backs = { $count ->
    [one] Achterkant van de kaart
   *[other] Achterkanten van { $count } kaarten
  }: { $cards }
uno-faces = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }: { $cards }
uno-next = hierna
uno-dealer = deelt
uno-draws-until = pakt tot
uno-draws-more = pakt er nog { $left }
uno-said = Uno!
uno-shout-caught = Betrapt!
uno-dealer-card = Gepakt om de deler te bepalen: { $card }
uno-card = { $card }, erachter { $back }{ $playable ->
    [yes] , speelbaar
   *[no] , nu niet speelbaar
  }{ $drawn ->
    [yes] , net gepakt
   *[no] {""}
  }
uno-draw-pile = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }{ $back ->
    [none] {""}
   *[other] , achterkant van de bovenste { $back }
  }
uno-draw-pile-name = in de stapel
uno-discard-pile = Aflegstapel: { $card } bovenop
uno-discard-empty = Aflegstapel: leeg
uno-discard-count = { $count } gelegd
uno-color-now = Kleur: { $color }
uno-side-light = lichte kant
uno-side-dark = donkere kant
uno-direction-right = Het gaat met de klok mee
uno-direction-left = Het gaat tegen de klok in
uno-clockwise = met de klok mee
uno-counterclockwise = tegen de klok in
uno-say = Uno!
uno-say-how = ‘Uno!’ zeggen bij de volgende kaart
uno-say-when = voordat je je voorlaatste kaart speelt
uno-choose = Welke kleur?
uno-choose-for = { $card }: welke kleur?
uno-cancel = Andere kaart
uno-challenge-means = Je ziet de hand. Had { $name } { $color }: { $side ->
    [light] { $name } pakt 2, en jij speelt.
   *[dark] { $name } pakt tot { $now } komt, en jij speelt.
  } Zo niet: { $side ->
    [light] jij pakt 4.
   *[dark] jij pakt tot dan, en 2 meer.
  }
uno-accept-means = { $side ->
    [light] Je pakt 2 en slaat een beurt over.
   *[dark] Je pakt tot { $now } komt en slaat een beurt over.
  }
uno-color-before = de kleur ervoor
uno-hand-of = { $name } had:
uno-round-won = { $nameYou ->
    [yes] Je won ronde { $round }
   *[no] { $name } won ronde { $round }
  }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
uno-round-blocked = Ronde { $round }: niemand won
