# De kaarten van een beëindigd spel, voor iemand anders.
deal-title = Kaarten van vrienden
deal-friend = je vriend
deal-send = Speel mijn kaarten
deal-send-about = Een link waarmee een vriend dezelfde kaarten, regels en bots krijgt. Jouw uitslag staat erin.
deal-link = Link naar deze kaarten
deal-invite = Ik haalde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } met deze kaarten. En jij?
deal-result = { $name } werd met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } nummer { $place } van { $seats }.
deal-about = { $bots ->
    [0] Je krijgt dezelfde kaarten.
    [one] Je krijgt dezelfde kaarten, tegen dezelfde bot.
   *[other] Je krijgt dezelfde kaarten, tegen dezelfde { $bots } bots.
  }
deal-level = Hun niveau: { $level }.
deal-rules = { $rules ->
    [one] Eén regel is anders dan gedrukt.
   *[other] { $rules } regels zijn anders dan gedrukt.
  }
deal-instead = Het andere spel van dit soort dat je bent begonnen, wordt opgegeven.
deal-play = Deze kaarten spelen
deal-go-on = Verder spelen
deal-unreadable = In deze link staan geen kaarten. Misschien ontbreekt er een stuk.
deal-compared = Dezelfde kaarten, twee uitslagen
deal-place = plaats { $place }
deal-better = Je was beter dan { $name }.
deal-worse = { $name } was beter.
deal-equal = Je eindigde op dezelfde plaats als { $name }.
