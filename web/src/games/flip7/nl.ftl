# Kaarten
flip7-plus = plus { $points }
flip7-card-times = keer 2
flip7-card-freeze = Bevriezen
flip7-card-flip3 = Pak drie
flip7-card-second = Tweede kans
flip7-card-busting = { $card }, al de tweede: kapot
flip7-card-lost = { $card }, weg

# Wat er gebeurde
flip7-round = { $nameYou ->
    [yes] Ronde { $round } begint. Jij deelt.
   *[no] Ronde { $round } begint. { $name } deelt.
  }
flip7-reshuffled = De aflegstapel is weer trekstapel: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }.
flip7-dealt = { $nameYou ->
    [yes] Je krijgt: { $card }.
   *[no] { $name } krijgt: { $card }.
  }
flip7-drew = { $nameYou ->
    [yes] Je neemt er nog een: { $card }.
   *[no] { $name } neemt er nog een: { $card }.
  }
flip7-flipped = { $left ->
    [0] { $nameYou ->
        [yes] Je pakt { $card }, de laatste.
       *[no] { $name } pakt { $card }, de laatste.
      }
   *[other] { $nameYou ->
        [yes] Je pakt { $card }. Nog { $left }.
       *[no] { $name } pakt { $card }. Nog { $left }.
      }
  }
flip7-no-card = { $nameYou ->
    [yes] Er is voor jou geen kaart meer.
   *[no] Er is voor { $name } geen kaart meer.
  }
flip7-stayed = { $nameYou ->
    [yes] Je stopt met { $points }.
   *[no] { $name } stopt met { $points }.
  }
flip7-busted = { $nameYou ->
    [yes] Een tweede { $card }: je bent kapot.
   *[no] Een tweede { $card }: { $name } is kapot.
  }
flip7-saved = { $nameYou ->
    [yes] Je Tweede kans redt je van een tweede { $card }.
   *[no] Een Tweede kans redt { $name } van een tweede { $card }.
  }
flip7-set-aside = { $nameYou ->
    [yes] Je legt ‘{ $card }’ opzij voor later.
   *[no] { $name } legt ‘{ $card }’ opzij voor later.
  }
flip7-froze = { $nameYou ->
    [yes] Je bevriest { $target } op { $points }.
   *[no] { $targetYou ->
        [yes] { $name } bevriest jou op { $points }.
       *[no] { $name } bevriest { $target } op { $points }.
      }
  }
flip7-froze-self = { $nameYou ->
    [yes] Je bevriest jezelf op { $points }.
   *[no] { $name } bevriest zichzelf op { $points }.
  }
flip7-flip3 = { $nameYou ->
    [yes] Je laat { $target } drie kaarten pakken.
   *[no] { $targetYou ->
        [yes] { $name } laat jou drie kaarten pakken.
       *[no] { $name } laat { $target } drie kaarten pakken.
      }
  }
flip7-flip3-self = { $nameYou ->
    [yes] Je pakt zelf drie kaarten.
   *[no] { $name } pakt zelf drie kaarten.
  }
flip7-gave = { $nameYou ->
    [yes] Je geeft { $target } een Tweede kans.
   *[no] { $targetYou ->
        [yes] { $name } geeft jou een Tweede kans.
       *[no] { $name } geeft { $target } een Tweede kans.
      }
  }
flip7-discarded = { $nameYou ->
    [yes] Je kaart ‘{ $card }’ wordt afgelegd.
   *[no] De kaart ‘{ $card }’ van { $name } wordt afgelegd.
  }
flip7-seven = { $nameYou ->
    [yes] Zeven getallen: je hebt een Flip 7!
   *[no] Zeven getallen: { $name } heeft een Flip 7!
  }
flip7-round-over = Ronde { $round } is afgelopen.
flip7-scored = { $nameYou ->
    [yes] { $points ->
        [0] Je krijgt niets.
        [one] Je krijgt { $points } punt.
       *[other] Je krijgt { $points } punten.
      }
   *[no] { $points ->
        [0] { $name } krijgt niets.
        [one] { $name } krijgt { $points } punt.
       *[other] { $name } krijgt { $points } punten.
      }
  }
flip7-game-over = Het spel is afgelopen na ronde { $round }.
flip7-won = { $nameYou ->
    [yes] Je wint { flip7-with-points }!
   *[no] { $name } wint { flip7-with-points }.
  }
flip7-gave-self = { $nameYou ->
    [yes] Je houdt de Tweede kans.
   *[no] { $name } houdt de Tweede kans.
  }
flip7-lost = De uitdaging is mislukt: niemand haalde op tijd { points }.
flip7-challenge = Uitdaging: { points } aan het einde van ronde { $rounds }

# Zetten
flip7-move-hit = Nog een kaart
flip7-move-stay = Stoppen met { $points }
flip7-move-target = { $nameYou ->
    [yes] Jijzelf
   *[no] { $name }
  }
flip7-move-freeze = { $nameYou ->
    [yes] Jezelf bevriezen
   *[no] { $name } bevriezen
  }
flip7-move-flip3 = { $nameYou ->
    [yes] Zelf drie pakken
   *[no] { $name } pakt drie
  }
flip7-move-second = { $nameYou ->
    [yes] Tweede kans voor jou
   *[no] Tweede kans voor { $name }
  }

# Wat er te doen is
flip7-prompt-over = Het spel is afgelopen.
flip7-prompt-choose = Nog een of stoppen?
flip7-prompt-hit = Neem een kaart.
flip7-prompt-target = Kies iemand.
flip7-prompt-freeze = Bevriezen: voor wie zit de ronde erop?
flip7-prompt-flip3 = Pak drie: wie neemt drie kaarten?
flip7-prompt-second = Je hebt al een Tweede kans: wie krijgt deze?
flip7-wait-deal = De kaarten worden gedeeld …
flip7-wait-card = { $nameYou ->
    [yes] Je kaart komt …
   *[no] { $name } neemt een kaart …
  }
flip7-wait-choose = { $nameYou ->
    [yes] Jouw beurt.
   *[no] { $name }: nog een of stoppen?
  }
flip7-wait-target = { $nameYou ->
    [yes] Je kiest wie de kaart krijgt.
   *[no] { $name } kiest wie de kaart krijgt …
  }

# Het bord
flip7-others = De anderen
flip7-cards-of = { $nameYou ->
    [yes] Jouw kaarten
   *[no] Kaarten van { $name }
  }
flip7-extras-of = { $nameYou ->
    [yes] Jouw andere kaarten
   *[no] Andere kaarten van { $name }
  }
flip7-seat-of = { $nameYou ->
    [yes] Jouw plaats
   *[no] Plaats van { $name }
  }
flip7-hit = Nog een
flip7-stay = Stoppen
flip7-with-points = { $points ->
    [one] met { $points } punt
   *[other] met { $points } punten
  }
flip7-takes-card = kaart nemen
flip7-odds = { $bust } kapot
flip7-odds-seven = { $seven } Flip 7
flip7-odds-whole = Met de volgende kaart ben je met een kans van { $bust } kapot.{ $seven ->
    [no] {""}
   *[other] {" "}Als je doorgaat, krijg je met een kans van { $seven } een Flip 7.
  }
flip7-actions = Wat je kunt doen
flip7-middle = Het midden van de tafel
flip7-stake = { $nameYou ->
    [yes] punten op het spel
   *[no] punten op het spel voor { $name }
  }
flip7-stake-lost = { $nameYou ->
    [yes] punten: je bent kapot
   *[no] punten: { $name } is kapot
  }
flip7-deck = Stapel
flip7-discard = Afgelegd
flip7-pile = { $pile }: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
flip7-active = in het spel
flip7-stayed-status = gestopt
flip7-frozen = bevroren
flip7-busted-status = kapot
flip7-row-points = { $points ->
    [one] { $points } punt in deze rij
   *[other] { $points } punten in deze rij
  }
flip7-score = +{ $points }
flip7-score-last = laatste ronde +{ $points }
flip7-progress = { $count ->
    [0] nog geen getal
    [7] Flip 7!
   *[other] { $count } van 7 getallen
  }
flip7-to-give = { $nameYou ->
    [yes] { $card }: voor wie?
   *[no] { $name } heeft ‘{ $card }’
  }
flip7-drawing = { $nameYou ->
    [yes] Pak drie: nog { $left } voor jou
   *[no] Pak drie: nog { $left } voor { $name }
  }
flip7-waiting = opzij
flip7-waiting-card = { $nameYou ->
    [yes] { $card }, door jou opzijgelegd
   *[no] { $card }, door { $name } opzijgelegd
  }
flip7-interrupted = onderbroken
flip7-interrupted-card = { $nameYou ->
    [yes] { $card }, je pakt daarna verder
   *[no] { $card }, { $name } pakt daarna verder
  }
flip7-shout-bust = Kapot!
flip7-shout-bust-about = Een tweede { $card } · { $points ->
    [one] { $points } punt weg
   *[other] { $points } punten weg
  }
flip7-shout-seven = Flip 7!
flip7-shout-seven-about = { $nameYou ->
    [yes] Jij: { $points } punten en 15 extra
   *[no] { $name }: { $points } punten en 15 extra
  }
flip7-end-of-round = Ronde { $round } is afgelopen

# De les
flip7-lesson-1 = Verzamel verschillende getallen: hun som is je score. Krijg je een getal dat je al hebt, dan ben je kapot: geen punten! Je eerste kaart ligt onderaan.
flip7-lesson-2 = Je hebt een 5. Neem nog een kaart, of stop en houd wat je hebt. Neem er nog een!
flip7-lesson-3 = Een 8: 13 punten. Hoge getallen komen vaak: er zijn twaalf twaalven, maar één 1. De +4 van Ben geeft gewoon punten. Nog een!
flip7-lesson-4 = Een Tweede kans: die redt je één keer. Ada pakte Bevriezen en gaf die aan Ben: hij houdt zijn punten, maar doet niet meer mee. Jij bent veilig: nog een!
flip7-lesson-5 = Een tweede 8! Je Tweede kans redde je; beide kaarten zijn weg. Ada had er geen en is kapot. Alleen jij bent over: nog een!
flip7-lesson-6 = Keer 2 verdubbelt je getallen: (5 + 8) × 2 = 26. Niets redt je meer, dus wees wijs en stop.
flip7-lesson-7 = 26 punten voor jou. Wie aan het einde van een ronde als eerste 200 heeft, wint. In deze ronde is Ada al kapot. Nog een!
flip7-lesson-8 = Pak drie! Iemand moet drie kaarten nemen: kies wie. Met alleen een 1 heb je weinig te vrezen. Kies jezelf!
flip7-lesson-9 = Vier verschillende getallen. Zeven zijn een Flip 7: 15 punten extra, en de ronde is meteen afgelopen. Durf: nog een!
flip7-lesson-10 = Een 12, vijf getallen! De rij laat zien hoeveel er nog ontbreken. Nog een!
flip7-lesson-11 = Zes getallen! Met 44 punten mag je best stoppen. Maar deze ene keer: nog een!
flip7-lesson-12 = Flip 7! 47 punten en 15 extra. Nu weet je alles wat je nodig hebt. Veel plezier!
flip7-refused-stay = Je hebt nog geen kaart, dus je kunt niet stoppen.
flip7-refused-choose = Kies nu: nog een kaart of stoppen.
flip7-refused-assign = Kies eerst wie de kaart krijgt.
flip7-refused-out = { $nameYou ->
    [yes] Jij doet
   *[no] { $name } doet
  } deze ronde niet meer mee: kies iemand die nog speelt.
flip7-refused-others = Kies iemand anders: zelf nemen mag alleen als niemand anders nog speelt.
flip7-refused-second = { $nameYou ->
    [yes] Je hebt al een Tweede kans: geef deze aan iemand anders.
   *[no] { $name } heeft al een Tweede kans: kies iemand zonder.
  }
