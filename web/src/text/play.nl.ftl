# Zeldzame berichten over een spel tegen bots.
play-elsewhere = Dit spel is open in een ander tabblad.
play-elsewhere-about = Twee tabbladen kunnen niet hetzelfde spel voortzetten. Ga daar verder, of haal het spel hierheen.
play-take = Hierheen halen
play-stopped = Het spel is gestopt: { $reason }
play-unread = Het bewaarde spel is misschien beschadigd. Je kunt in plaats daarvan een nieuw beginnen.
play-fresh = Nieuw spel
play-unkept = Deze browser kan niets bewaren: het spel is weg als je de pagina sluit.
play-lost = Deze browser kon het spel niet bewaren: de herhaling is weg als je de pagina sluit.
