reason-flip7-no-card = Er is geen kaart meer, dus dit is stoppen.
reason-flip7-saved = Met { $a } van { $b } ongeziene kaarten zou je kapot zijn, maar je Tweede kans vangt er een op.
reason-flip7-safe = { $a ->
    [one] Met de enige ongeziene kaart ben je niet kapot.
   *[other] Met geen van de { $a } ongeziene kaarten ben je kapot.
  }
reason-flip7-bust = Met { $a } van { $b } ongeziene kaarten ben je kapot.
reason-flip7-seven = { $a ->
    [one] { $a } geeft
   *[other] { $a } geven
  } een Flip 7.
reason-flip7-stay = Je houdt { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  } en komt op { $b }.
reason-flip7-freeze = { $name } houdt { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  } en stopt op { $b }.
reason-flip7-freeze-you = Je houdt { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  } en stopt op { $b }.
reason-flip7-three = Met drie kaarten is { $name } met een kans van { NUMBER($b, maximumFractionDigits: 0) }% kapot; er { $a ->
    [one] is { $a } punt
   *[other] zijn { $a } punten
  } te verliezen.
reason-flip7-three-you = Met drie kaarten ben je met een kans van { NUMBER($b, maximumFractionDigits: 0) }% kapot; er { $a ->
    [one] is { $a } punt
   *[other] zijn { $a } punten
  } te verliezen.
reason-flip7-second = { $nameYou ->
    [yes] Jij hebt
   *[no] { $name } heeft
  } { $a ->
    [one] { $a } punt
   *[other] { $a } punten
  }, deze ronde meegeteld.
