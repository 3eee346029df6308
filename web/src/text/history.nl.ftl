# De lijst van de beëindigde spellen.
games-title = Jouw spellen
games-about = Alle spellen die je in deze browser hebt uitgespeeld, offline en online. Ze blijven op dit apparaat.
games-none = Nog geen beëindigd spel. Het volgende dat je uitspeelt, staat hier.
games-only = Tonen
games-all = alle spellen
games-import = Bestanden inlezen
games-export = Alle opslaan als één bestand
games-imported = { $games ->
    [one] Er is één spel ingelezen.
   *[other] Er zijn { $games } spellen ingelezen.
  } { $fresh ->
    [0] Ze waren hier allemaal al.
   *[other] Nieuw: { $fresh }.
  }
games-count = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  }{ $whose ->
    [others] { "" }
    [all] , { $won } gewonnen
   *[some] ; op je eigen plek won je er { $won } van de { $own }
  }
games-won = Je hebt gewonnen
games-side = Jullie team heeft gewonnen
games-shared = Gedeelde zege
games-won-by = Gewonnen: { $names }
games-nobody = Niemand heeft gewonnen
games-place = Plaats { $place } van { $seats }
games-with = met { $names }
games-undone = met teruggenomen zetten
games-remove = Wissen
games-remove-sure = Zeker?
games-export-shown = Deze opslaan als één bestand
games-more = Meer tonen
games-none-such = Zo’n spel is er niet bij.
games-filter = Welke spellen
games-result = Uitslag
games-any = alle
games-result-won = gewonnen
games-result-lost = niet gewonnen
games-against = Tegen
games-people = mensen
games-bots = alleen bots
games-period = Periode
games-ever = vanaf het begin
games-week = de laatste 7 dagen
games-month = de laatste 30 dagen
games-year = het laatste jaar
games-no-record = dit is geen verslag van een spel
games-not-over = dit spel is niet afgelopen
games-bad-file = { $file } is niet ingelezen: { $reason }. Er is niets gewijzigd.
games-bad-game = { $file } is niet ingelezen vanwege spel nummer { $game }: { $reason }. Er is niets gewijzigd.
games-no-room = Deze browser had geen ruimte voor de spellen, of bewaart er geen. Er is niets gewijzigd; je bestanden blijven zoals ze zijn.
games-not-removed = Het spel kon niet worden gewist. Er is niets gewijzigd.
games-removed = Verwijderd.
games-refused = Deze browser bewaart hier geen spellen, zoals vaak in een privévenster. Je kunt een spel aan het einde opslaan als bestand.
stats-title = Overzicht
stats-games = Spellen
stats-won = Gewonnen
stats-row = Op rij gewonnen
stats-row-best = record: { $games }
stats-round = Beste ronde
stats-results = Je laatste uitslagen ({ $games }), de nieuwste rechts. Gevuld: gewonnen. Hoe hoger, hoe beter de plaats.
stats-results-places = Je plaatsen, de oudste eerst: { $places }
stats-judge = { $games ->
    [one] Eén spel analyseren
   *[other] { $games } spellen analyseren
  }
stats-judge-about = Laat zien wat het geluk gaf en wat je zetten kostten. Dat duurt enkele seconden per spel.
stats-judging = De spellen worden geanalyseerd …
stats-judged = Klaar met analyseren.
stats-unjudged = { $games ->
    [one] Eén spel kon niet worden geanalyseerd.
   *[other] { $games } spellen konden niet worden geanalyseerd.
  }
stats-balance = Geluk en kunde
stats-balance-mean = { $games ->
    [one] In het geanalyseerde spel veranderde het geluk je winstkans met { $luck }; je eigen zetten kostten { $cost }.
   *[other] In de { $games } geanalyseerde spellen veranderde het geluk je winstkans met { $luck } per spel; je eigen zetten kostten { $cost }.
  }
stats-points = { $points ->
    [one] { $sign }{ $points } procentpunt
   *[other] { $sign }{ $points } procentpunten
  }
stats-balance-chart = Geluk en de kosten van je zetten in elk spel. De getallen staan in de tabel hieronder.
stats-luck = Geluk: kaarten en anderen
stats-cost = Wat je zetten kostten
stats-table = Als tabel
stats-game = Spel
stats-start = Kans aan het begin
