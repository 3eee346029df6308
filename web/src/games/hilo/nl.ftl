# HILO. {$nameYou} is "yes" waar {$name} de speler zelf is.
hilo-card = { $color ->
    [red] rode
    [orange] oranje
    [yellow] gele
    [green] groene
    [cyan] turquoise
    [blue] blauwe
    [purple] paarse
   *[pink] roze
  } { $value }
hilo-a-card = kaart
hilo-face-down = dicht
hilo-place = { $place ->
    [t-l] linksboven
    [t-c] middenboven
    [t-r] rechtsboven
    [m-l] links midden
    [m-r] rechts midden
    [b-l] linksonder
    [b-c] middenonder
    [b-r] rechtsonder
    [t-x] boven
    [b-x] onder
    [x-l] links
    [x-r] rechts
    [x-x] enige
   *[m-c] midden
  }
hilo-line-row = { $place ->
    [some] een rij
    [t-x] de bovenste rij
    [m-x] de middelste rij
    [b-x] de onderste rij
   *[only] de rij
  }
hilo-line-col = { $place ->
    [some] een kolom
    [x-l] de linkerkolom
    [x-c] de middelste kolom
    [x-r] de rechterkolom
   *[only] de kolom
  }
hilo-line-diag = { $place ->
    [some] een diagonaal
    [a1c3] de diagonaal vanaf linksboven
   *[c1a3] de diagonaal vanaf rechtsboven
  }

hilo-dealt = De { $card } begint de aflegstapel.
hilo-turned = { $nameYou ->
    [yes] Je draaide de { $card } om.
   *[no] { $name } draaide de { $card } om.
  }
hilo-turned-final = { $name }: de { $card } lag dicht.
hilo-begins = { $nameYou ->
    [yes] Jij begint: je twee kaarten hebben de hoogste som.
   *[no] { $name } begint met de hoogste som.
  }
hilo-took = { $nameYou ->
    [yes] Je nam de { $card } van de aflegstapel.
   *[no] { $name } nam de { $card } van de aflegstapel.
  }
hilo-recycled = { $cards ->
    [one] { $cards } kaart van de aflegstapel is
   *[other] { $cards } kaarten van de aflegstapel zijn
  } de nieuwe trekstapel.
hilo-drew = { $nameYou ->
    [yes] Je pakte een { $card }.
   *[no] { $name } pakte een { $card }.
  }
hilo-discarded = { $nameYou ->
    [yes] Je legde de { $card } af.
   *[no] { $name } legde de { $card } af.
  }
hilo-traded = { $nameYou ->
    [yes] Je ruilde de { $discarded } voor de { $card }.
   *[no] { $name } ruilde de { $discarded } voor de { $card }.
  }
hilo-shout = HILO!
hilo-removed = HILO! { $nameYou ->
    [yes] Je haalde { $line } weg: { $cards }.
   *[no] { $name } haalde { $line } weg: { $cards }.
  }
hilo-slid = { $direction ->
    [horizontal] De kaarten schoven opzij aaneen.
   *[vertical] De kaarten schoven omhoog aaneen.
  }
hilo-kept = { $nameYou ->
    [yes] Je liet de kaarten zoals ze zijn.
   *[no] { $name } liet de kaarten zoals ze zijn.
  }
hilo-ended = { $nameYou ->
    [yes] Je hebt geen dichte kaart meer en beëindigde de ronde. Alle anderen krijgen nog één beurt.
   *[no] { $name } heeft geen dichte kaart meer en beëindigde de ronde. Alle anderen krijgen nog één beurt.
  }
hilo-stopped = De ronde is na { $turns } beurten gestopt.
hilo-scored = { $nameYou ->
    [yes] Jouw som: { $sum }.
   *[no] Som van { $name }: { $sum }.
  }
hilo-doubled = { $nameYou ->
    [yes] Je beëindigde de ronde, maar had niet alleen de laagste som: die wordt verdubbeld tot { $score }.
   *[no] { $name } beëindigde de ronde, maar had niet alleen de laagste som: die wordt verdubbeld tot { $score }.
  }
hilo-won = { $nameYou ->
    [yes] Je won met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
      }.
   *[no] { $name } won met { $total ->
        [one] { $total } punt
       *[other] { $total } punten
      }.
  }
hilo-round = Ronde { $round } begint.

hilo-move-turn = Een kaart omdraaien ({ $position })
hilo-move-take = De { $card } ({ $position }) ruilen voor de { $taken }
hilo-move-take-down = De dichte kaart ({ $position }) ruilen voor de { $taken }
hilo-move-draw = Een kaart pakken
hilo-move-trade = De { $card } ({ $position }) ruilen voor de { $drawn }
hilo-move-trade-down = De dichte kaart ({ $position }) ruilen voor de { $drawn }
hilo-move-discard = De { $drawn } afleggen en een kaart omdraaien
hilo-move-remove = { $line } weghalen
hilo-move-remove-horizontal = { $line } weghalen, opzij aaneenschuiven
hilo-move-remove-vertical = { $line } weghalen, omhoog aaneenschuiven
hilo-move-keep = Alle kaarten houden
hilo-the-drawn = gepakte kaart

hilo-ask-uncover = Draai twee van je kaarten om.
hilo-ask-uncover-second = Draai nog een van je kaarten om.
hilo-ask-choose = Pak een kaart of neem de { $top }.
hilo-ask-picked = De { $top }: welke kaart vervangt hij?
hilo-ask-aimed = Druk nog eens: { $top } komt daar.
hilo-ask-drawn = De { $drawn }: ruilen of afleggen?
hilo-ask-flip = Draai een van je dichte kaarten om.
hilo-ask-hilo = { $again ->
    [yes] Nog een HILO! Nog een lijn weghalen?
   *[no] HILO! Een lijn weghalen?
  }
hilo-ask-hilo-forced = { $again ->
    [yes] Nog een HILO! Welke lijn gaat weg?
   *[no] HILO! Welke lijn gaat weg?
  }
hilo-ask-slid = Twee nieuwe lijnen: welke gaat weg?
hilo-ask-final = Alle kaarten zijn open: welke lijn gaat weg?
hilo-wait = { $name } is aan de beurt.
hilo-wait-chance = Een kaart wordt omgedraaid …
hilo-over = Het spel is afgelopen.

hilo-cards-of = { $nameYou ->
    [yes] Jouw kaarten
   *[no] Kaarten van { $name }
  }
hilo-piles = Stapels
hilo-cell = { $position }: { $card }
hilo-cell-turn = { $position }: { $card }, omdraaien
hilo-cell-trade = { $position }: { $card }, ruilen
hilo-cell-line = { $position }: { $card }, in een lijn
hilo-cell-last = { $cell }; laatst gewijzigd
hilo-sum = { $down ->
    [0] som { $sum }
   *[other] open kaarten: { $sum }, dicht: { $down }
  }
hilo-sum-short = som
hilo-empty = Geen kaart meer
hilo-ended-by = beëindigde de ronde
hilo-last-turn = Je laatste beurt! { $ask }
hilo-draw-pile = Trekstapel: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
hilo-draw-short = Pakken
hilo-discard-pile = Aflegstapel: { $card } op { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
hilo-discard-empty = Aflegstapel: leeg
hilo-discard-short = Afgelegd
hilo-hand = Gepakt: { $card }
hilo-hand-short = Gepakt
hilo-incoming-short = Nieuw
hilo-draw = Kaart pakken
hilo-take = De { $card } nemen
hilo-put-back = De { $card } laten
hilo-discard = De { $card } afleggen
hilo-or-card = en er een omdraaien – of druk op de kaart die hij vervangt
hilo-press-card = Druk op de kaart die hij vervangt
hilo-press-other = of druk op een andere kaart
hilo-lines = Lijnen om weg te halen
hilo-remove = { $line } weghalen
hilo-remove-chosen = Weghalen
hilo-sign = { $line }
hilo-sign-diag = Diagonaal
hilo-keep = Houden
hilo-after = Daarna
hilo-after-words = Daarna heb je: { $rows }.
hilo-after-none = Daarna heb je geen kaart meer.
hilo-score = { $doubled ->
    [yes] { $sum }×2 = { $score }
   *[no] { $score }
  }
hilo-score-words = { $doubled ->
    [yes] som { $sum }, verdubbeld: { $score }
   *[no] som { $score }
  }
hilo-round-over = Ronde { $round } is afgelopen.
hilo-next-round = Volgende ronde

hilo-lesson-goal = Iedereen heeft negen dichte kaarten; niemand heeft ze gezien. Ze tellen van −1 tot 11, en de laagste som wint.
hilo-lesson-turn = Eerst draait iedereen twee kaarten om. Druk op die in het midden.
hilo-lesson-second = Een rode 9: vrij hoog. Draai nu die linksboven om.
hilo-lesson-begin = Je open kaarten zijn samen 15, die van de bot 7. De hoogste som begint: jij. Je som staat altijd hier, met ernaast hoeveel kaarten nog dicht zijn.
hilo-lesson-take = Op de aflegstapel ligt een groene 0. Laag is goed: neem hem! Druk op de stapel, dan op je kaart linksonder. Je mag open en dichte kaarten ruilen.
hilo-lesson-draw = Er kwam een oranje 10 uit: goed gedaan. De bot pakte een 8, legde die af en draaide daarvoor een kaart om. Die 8 wil je niet: pak een kaart.
hilo-lesson-trade = Een rode 2! Op de diagonaal liggen al een rode 6 en een rode 9. Leg de 2 rechtsonder: drie open kaarten van één kleur in een rij, kolom of diagonaal zijn een HILO.
hilo-lesson-hilo = HILO! De lijn mag weg. Na een diagonaal kies je hoe de andere aaneenschuiven: ← of ↑. Kies er een, kijk wat er overblijft en druk op ‘Weghalen’.
hilo-lesson-gone = 17 punten minder! De laagste van de drie kwam boven op de aflegstapel, en de bot nam hem. Je mag een lijn ook houden en aan het einde van een latere beurt weghalen.
hilo-lesson-again = Aan die 11 heeft niemand iets. Pak nog eens.
hilo-lesson-discard = Nog een 11! Leg hem af. Daarna draai je een van je eigen kaarten om.
hilo-lesson-flip = Draai een van je kaarten om.
hilo-lesson-end = Een −1, de allerbeste! Als iemand geen dichte kaart meer heeft, krijgen alle anderen nog één beurt; dan gaat alles open. Pas op: beëindig je de ronde zonder als enige de laagste som te hebben, dan wordt die van jou verdubbeld.
hilo-lesson-last = De sommen van alle rondes worden opgeteld. Heeft iemand 100 punten of meer, dan is het spel afgelopen en wint het laagste totaal.
hilo-refused-open = Die kaart is al open: kies een dichte.
hilo-refused-line = Dat is geen lijn van drie open kaarten van één kleur.
hilo-refused-other = Eerst de HILO: zeg welke lijn weggaat, of dat hij blijft.
hilo-refused-forced = Je kunt hem niet houden: een HILO moet weg.
hilo-refused-slid = Je kunt niet beide houden: een van de twee nieuwe lijnen moet weg.
hilo-refused-stays = Deze lijn lag al open voor het einde van de ronde: hij blijft.
hilo-refused-final = Alle kaarten zijn open: zeg welke lijn weggaat.
