# De kaarten van de dag.
daily-title = Dagspel
daily-about = Vandaag krijgt iedereen dezelfde kaarten, tegen twee bots van niveau ‘normaal’. Je hebt één poging per spel: geen hints, niets terugnemen.
daily-play = Spelen
daily-go-on = Verder spelen
daily-result = Plaats { $place } van { $seats }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
daily-share = Uitslag delen
daily-others = Dagspellen
daily-row = { $days } dagen op rij.
daily-days = Jouw dagen
daily-before = De maand ervoor
daily-after = De maand erna
daily-played = { $games ->
    [one] Eén spel,
   *[other] { $games } spellen,
  } { $won } gewonnen
daily-legend = Een ring is een beëindigd spel, een volle een gewonnen spel.
