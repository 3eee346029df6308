reason-hilo-trade = De { $a } komt in de plaats van je { $b }.
reason-hilo-trade-down = De { $a } komt in de plaats van een onbekende kaart, die gemiddeld { $b } telt.
reason-hilo-remove = { $a ->
    [one] { $a } punt valt
   *[other] { $a } punten vallen
  } weg.
reason-hilo-keep = De lijn blijft en kan later weg.
reason-hilo-discard = De { $a } gaat weg, en een kaart van jou wordt omgedraaid.
reason-hilo-draw = De kaarten die kunnen komen, tellen gemiddeld { $a }.
reason-hilo-turn = Een dichte kaart telt gemiddeld { $a }.
reason-hilo-left = Na deze beurt houd je ongeveer { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  } over.
