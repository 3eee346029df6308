# Le carte di una partita finita, per un amico.
deal-title = Le carte di un amico
deal-friend = il tuo amico
deal-send = Gioca le mie carte
deal-send-about = Un link con cui un amico riceve le stesse carte, regole e bot. Contiene il tuo risultato.
deal-link = Link a queste carte
deal-invite = Con queste carte ho fatto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }. E tu?
deal-result = { $name }: { $place }° posto su { $seats } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
deal-about = { $bots ->
    [0] Ricevi le stesse carte.
    [one] Ricevi le stesse carte, contro lo stesso bot.
   *[other] Ricevi le stesse carte, contro gli stessi { $bots } bot.
  }
deal-level = Livello: { $level }.
deal-rules = { $rules ->
    [one] Una regola diversa da quella stampata.
   *[other] { $rules } regole diverse da quelle stampate.
  }
deal-instead = L’altra partita con le carte di un amico, già iniziata, andrà persa.
deal-play = Gioca queste carte
deal-go-on = Continua
deal-unreadable = Questo link non contiene carte. Forse ne manca un pezzo.
deal-compared = Stesse carte, due risultati
deal-place = { $place }° posto
deal-better = Hai fatto meglio di { $name }.
deal-worse = { $name } ha fatto meglio.
deal-equal = Sei allo stesso posto di { $name }.
