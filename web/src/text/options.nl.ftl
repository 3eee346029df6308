# Een nieuwe tafel: plaatsen, niveaus, opties van de regels.
number-less = { $label }: minder
number-more = { $label }: meer
new-title = { $game }: nieuw spel
new-players = Spelers, jij inbegrepen
new-level = Sterkte van de bots
level-random-about = Zomaar een geldige zet. Goed voor het begin.
level-easy-about = Als een aardige beginner.
level-normal-about = Onthoudt de kaarten en weegt elke zet af.
level-hard-about = Denkt vooruit en probeert zetten uit.
level-expert-about = Denkt tot een seconde per zet vooruit.
new-rules = Regels van deze tafel
new-usual = De gewone regels
new-changed = { $count ->
    [0] de gewone
    [one] één gewijzigd
   *[other] { $count } gewijzigd
  }
new-single = Losse regels wijzigen
new-house = Huisregels
new-house-about = Niet in de gedrukte regels, maar gewoon aan veel tafels. Volgens het boekje staan ze allemaal uit.
new-house-changed = { $count ->
    [0] geen
   *[other] { $count }
  }
clash-rules = ‘{ $one }’ en ‘{ $two }’ gaan niet samen. Zet een van beide terug.
clash-seats = ‘{ $rule }’ kan zo niet met { $seats ->
    [one] één speler
   *[other] { $seats } spelers
  }. Wijzig dat of het aantal spelers.
preset-book = Volgens boekje
preset-family = Familie
preset-quick = Kort
preset-wild = Wild
preset-own = Mijn regels
preset-own-about = Wat je hebt bewaard: { $count ->
    [one] één wijziging
   *[other] { $count } wijzigingen
  }.
preset-changed = Gewijzigd
preset-keep = Als mijn regels bewaren
preset-kept = Bewaard in deze browser.
preset-not-kept = Deze browser kan ze niet bewaren.
preset-link = Link naar deze regels kopiëren
preset-copied = Link gekopieerd.
new-begin = Kaarten delen
new-instead = Het spel { $game } dat je hebt verlaten, wordt dan opgegeven.
ages-up = { $name }: ouder

# Opties van de regels: option-SPEL-SLEUTEL is de naam, -help een zin erover, en elk woord ervan heeft een tekst.
# preset-SPEL-NAAM is de zin over een voorkeuze, preset-NAAM haar naam in alle spellen.
new-more = Meer regels
new-more-about = Voor het spelen zelf: de punten hangen er niet van af.
